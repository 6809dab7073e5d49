/** Titles and summaries in Italian: section 6.1. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it5: RuleTexts<RuleId> = {
  '6.1': { title: 'Abilità ed effetti: regole generali', summary: 'Abilità ed effetti: regole generali.' },
  '6.1.1': {
    title: 'Abilità ed effetto',
    summary:
      "Il testo delle regole su un personaggio, oggetto o luogo è un'abilità, e la parte che si esegue è il suo effetto. Un'abilità conta come risolta del tutto solo quando lo è ogni suo effetto; se uno non ha fatto nulla, non lo è.",
  },
  '6.1.1/example-1': {
    title: 'Sventurata Gente del Mare: Povere Anime',
    summary:
      'Sfidare Sventurata Gente del Mare innesca Povere Anime; ciò che si risolve è solo lo scarto di ogni avversario.',
  },
  '6.1.1.1': {
    title: 'Più abilità su una carta',
    summary: 'Una carta può avere più abilità, separate da paragrafi, parole chiave o nomi narrativi.',
  },
  '6.1.1.2': {
    title: 'Le azioni generano effetti',
    summary: "Una carta azione non ha abilità: il suo testo diventa un effetto quando l'azione si risolve.",
  },
  '6.1.1.2/example-1': {
    title: 'Qui: due abilità',
    summary:
      "Qui - Nipote Esperto ha due abilità distinte, Aiutante e Tre Nipoti; andare all'avventura le innesca entrambe.",
  },
  '6.1.1.2/example-2': {
    title: 'Ring the Bell',
    summary:
      "Ring the Bell esilia un personaggio danneggiato scelto durante la risoluzione dell'azione stessa.",
  },
  '6.1.2': {
    title: 'Frase per frase',
    summary:
      "Le frasi si risolvono nell'ordine in cui sono scritte e appartengono tutte a un'unica risoluzione. Ciascuna fa tutto il possibile, anche se un'altra parte è impossibile.",
  },
  '6.1.3': {
    title: 'Fare le scelte',
    summary:
      "Le scelte si fanno mentre l'effetto si risolve. «Fino a N» richiede scelte diverse e ne permette anche nessuna, mentre menzioni separate di una scelta possono prendere la stessa carta.",
  },
  '6.1.3/example-1': {
    title: 'Painting the Roses Red: fino a 2',
    summary:
      'Painting the Roses Red può prendere 0, 1 o 2 personaggi diversi, mai lo stesso due volte; la carta si pesca in ogni caso.',
  },
  '6.1.3/example-2': {
    title: 'The Queen sceglie due volte',
    summary:
      'The Queen - Commanding Presence può dare –4 e +4 forza allo stesso personaggio avversario, perché sceglie due volte.',
  },
  '6.1.3.1': {
    title: 'Requisiti e limitatori',
    summary:
      "Un requisito deve essere soddisfatto perché l'effetto si risolva, e un limitatore restringe come può esserlo. Una scelta deve soddisfare ogni requisito e non violare alcun limitatore.",
  },
  '6.1.3.1/example-1': {
    title: 'Solo un requisito',
    summary:
      '«Esilia un personaggio a tua scelta» richiede solo la scelta di un personaggio; va bene qualsiasi personaggio che possa essere scelto.',
  },
  '6.1.3.1/example-2': {
    title: 'Un requisito con un limitatore',
    summary:
      '«Esilia un personaggio a tua scelta con forza 5 o superiore» aggiunge un limitatore: i personaggi più deboli non possono essere scelti.',
  },
  '6.1.4': {
    title: '«Puoi»',
    summary:
      "Con «puoi», decide alla risoluzione il giocatore a cui appartiene l'abilità. Rifiutare salta tutta quella frase, ma nessun'altra frase dell'abilità o dell'azione.",
  },
  '6.1.5': {
    title: 'Effetti sequenziali',
    summary:
      '«A per B», «A o B» e «A. Se lo fai, B» sono effetti sequenziali che richiedono una decisione o un pagamento. Se A chiede inchiostro, tutta A è un costo.',
  },
  '6.1.5.1': {
    title: '«A per B» e «Se lo fai»',
    summary:
      "Con «A per B» o «Se lo fai, B», B avviene solo se A è stata compiuta per intero. L'inchiostro richiesto in A si paga mentre l'effetto si risolve.",
  },
  '6.1.5.1/example-1': {
    title: 'Niente oggetto, niente danni',
    summary:
      'Se non hai un tuo oggetto da esiliare, «esilia uno dei tuoi oggetti per infliggere 5 danni» non infligge danni.',
  },
  '6.1.5.1/example-2': {
    title: 'Non mescolato, niente pescata',
    summary:
      "Un personaggio che all'avventura ti lascia mescolarlo nel tuo mazzo per pescare 3 carte non fa pescare nulla se rifiuti o se non può più essere mescolato.",
  },
  '6.1.5.1/example-3': {
    title: 'Judy Hopps non esilia oggetti',
    summary:
      "Se Judy Hopps - Optimistic Officer non esilia alcun oggetto, il giocatore dell'oggetto non pesca.",
  },
  '6.1.5.2': {
    title: '«A o B»',
    summary:
      "Con «A o B» il giocatore ne prende una durante la risoluzione; se una delle due non può essere scelta, l'altra è obbligatoria.",
  },
  '6.1.5.2/example-1': {
    title: 'Megara: scartare o esiliare',
    summary:
      'Quando si gioca Megara - Cinica Affascinante, un giocatore che non scarta o non può scartare una carta deve esiliarla.',
  },
  '6.1.6': {
    title: '«Un altro» e «altri»',
    summary:
      "«Un altro» e «altri» escludono la carta da cui viene l'abilità e le carte già selezionate dalla stessa abilità.",
  },
  '6.1.6/example-1': {
    title: 'Mulan e i tuoi altri personaggi',
    summary:
      'Dopo che Mulan - Imperial Soldier ha esiliato un personaggio in una sfida nel tuo turno, i tuoi altri personaggi ricevono +1 valore di leggenda, Mulan stessa no.',
  },
  '6.1.7': {
    title: 'Giocata «gratis» da un effetto',
    summary:
      'Una carta giocata «gratis» da un effetto non costa nulla, e non si può scegliere per essa un altro costo alternativo. Le abilità innescate dal giocarla attendono che quella carta sia risolta del tutto.',
  },
  '6.1.7.1': {
    title: 'Usata «gratis» da un effetto',
    summary: "Usare un'abilità «gratis» annulla tutti i suoi costi tranne quello di impegnare.",
  },
  '6.1.7.1/example-1': {
    title: 'Paperino: gratis, quindi niente Trasformazione',
    summary:
      'Paperino - Lanciatore di Torte, giocato gratis dagli scarti grazie a Terre del Branco - Oasi nella Giungla, non può essere giocato con Trasformazione.',
  },
  '6.1.8': {
    title: '«Per ogni»',
    summary:
      "«Per ogni» definisce un solo numero: contato una volta durante la risoluzione, o di continuo se si trova in un'abilità statica.",
  },
  '6.1.8/example-1': {
    title: 'Prince John pesca 2 o nessuna',
    summary:
      "Dopo che l'avversario ha scartato 2 carte, Prince John - Greediest of All ne pesca 2 o nessuna; pescarne solo 1 non è possibile.",
  },
  '6.1.8.1': {
    title: 'Pescare o scartare «finché»',
    summary:
      'Per pescare o scartare «finché» non si raggiunge un numero, la quantità necessaria si conta una volta durante la risoluzione.',
  },
  '6.1.9': {
    title: 'Abilità con parola chiave',
    summary:
      'Le abilità indicate da una parola in grassetto sono abilità con parola chiave, trattate nella sezione 8.',
  },
  '6.1.10': {
    title: 'Loop infiniti',
    summary:
      "Il giocatore di un loop infinito indica un numero di iterazioni, che si considerano subito compiute; poi deve seguire un'azione diversa.",
  },
  '6.1.11': {
    title: '«Quella» e «questa»',
    summary:
      '«Quella» o «questa» in un testo indica proprio la cosa che il testo ha menzionato prima, non una simile.',
  },
  '6.1.11/example-1': {
    title: 'Ursula rigioca proprio quella canzone',
    summary:
      "Ursula - Ingannatrice di Tutti rigioca proprio la carta canzone che ha cantato, non un'altra canzone negli scarti.",
  },
  '6.1.11.1': {
    title: "«Quella carta» non c'è più",
    summary:
      "Se il testo cerca «quella carta» in una zona che ha lasciato, quella parte fallisce, anche se lì c'è una carta con lo stesso nome completo. Il resto si risolve per quanto possibile.",
  },
  '6.1.11.1/example-1': {
    title: 'Due Ursula cantano una canzone',
    summary:
      "Due Ursula cantano insieme: la prima rigioca la canzone e la mette in fondo al mazzo, così la seconda non trova nulla, anche con un'altra copia della canzone negli scarti.",
  },
  '6.1.12': {
    title: 'Abilità fuori dal gioco',
    summary:
      'Alcune abilità funzionano solo fuori dal gioco, e il loro testo intero mostra in quale zona. Altrove non fanno nulla.',
  },
  '6.1.12/example-1': {
    title: 'Pagare meno per la carta stessa',
    summary:
      'Una riduzione del pagamento per ogni carta personaggio nei tuoi scarti vale mentre si gioca la sua stessa carta.',
  },
  '6.1.12/example-2': {
    title: 'Lilo funziona negli scarti',
    summary:
      "L'abilità di inizio turno di Lilo - Artista della Fuga funziona mentre è negli scarti, non mentre è in gioco.",
  },
  '6.1.13': {
    title: 'Durate',
    summary:
      'Una durata dice quando si applica un effetto: durante, una volta, fino a, per questo turno, mentre.',
  },
  '6.1.13.1': {
    title: 'Durata: «durante»',
    summary: "«Durante» limita un'abilità al periodo indicato; al di fuori non si applica.",
  },
  '6.1.13.1/example-1': {
    title: 'Tritone: Sfuggente nel proprio turno',
    summary:
      'Tritone - Giovane Principe ha Sfuggente nel turno del suo giocatore e non lo ha nel turno di ogni altro.',
  },
  '6.1.13.2': {
    title: 'Durata: «una volta»',
    summary:
      "«Una volta» chiude ogni altro uso nel periodo dopo una risoluzione completa: una successiva si risolve senza effetto. Ogni copia di un'abilità tiene il proprio conto.",
  },
  '6.1.13.2/example-1': {
    title: 'Taffyta si sposta due volte',
    summary:
      'Taffyta Muttonfudge - Aspra Velocista fa ottenere 2 leggenda per il suo primo spostamento in un luogo in un turno e nulla per il secondo; una seconda Taffyta ha il proprio conto.',
  },
  '6.1.13.3': {
    title: 'Durata: «fino a»',
    summary: '«Fino a» fa valere un effetto da quando è creato fino al momento che indica.',
  },
  '6.1.13.3/example-1': {
    title: 'Schivata!: Protetto e Sfuggente',
    summary:
      "Il personaggio scelto per Schivata! ha Protetto e Sfuggente appena l'azione si risolve e li perde all'inizio del prossimo turno del giocatore dell'azione.",
  },
  '6.1.13.4': {
    title: 'Durata: «per questo turno»',
    summary:
      '«Per questo turno» dura dalla creazione fino alla Fase Finale, appena prima che subentri il giocatore successivo.',
  },
  '6.1.13.4/example-1': {
    title: 'Ben fatto!',
    summary:
      "Ben fatto! dà +1 valore di leggenda per il resto del turno; nella Fase Finale del giocatore non c'è più.",
  },
  '6.1.13.5': {
    title: 'Durata: «mentre»',
    summary:
      "«Mentre» fa valere un'abilità esattamente finché la sua condizione è vera; su un luogo, «mentre si trova in questo luogo» è una di queste condizioni.",
  },
  '6.1.13.5/example-1': {
    title: "Noi perde l'ultimo oggetto",
    summary:
      "Noi - Orphaned Thief perde Resistere +1 e Protetto nel momento in cui l'ultimo oggetto del suo giocatore lascia il gioco.",
  },
  '6.1.13.5/example-2': {
    title: 'Volontà alla Rupe dei Re',
    summary:
      'I personaggi a Terre del Branco - La Rupe dei Re hanno +2 volontà, e la perdono subito quando si spostano altrove o il luogo lascia il gioco.',
  },
  '6.1.13.6': {
    title: 'Più durate',
    summary: "Un'abilità con più durate si applica solo mentre valgono tutte.",
  },
  '6.1.13.6/example-1': {
    title: 'Jafar: proprio turno e impegnato',
    summary:
      "L'abilità di Jafar - Strabiliante Illusionista si innesca con una pescata solo nel turno del suo giocatore e solo mentre è impegnato; altrimenti nulla entra nel sacchetto.",
  },
  '6.1.13.6/example-2': {
    title: 'Tebe: proprio turno e nel luogo',
    summary:
      "L'abilità di Tebe - La Grande Oliva si innesca solo nel turno del suo giocatore e solo quando un personaggio che si trova lì ne esilia un altro in una sfida.",
  },
  '6.1.14': { title: 'Rivelare carte', summary: 'Alcuni effetti fanno rivelare carte a un giocatore.' },
  '6.1.14.1': {
    title: 'Rivelata: a chi, e quale',
    summary:
      "Una carta rivelata si mostra a tutti i giocatori, e può venire solo dal gruppo di carte indicato dall'effetto.",
  },
  '6.1.14.2': {
    title: 'Rivelata: per quanto',
    summary: "Una carta resta rivelata non più a lungo di quanto dura l'effetto; dopo torna nascosta.",
  },
  '6.1.14.2/example-1': {
    title: 'Questa Famiglia: solo fra quelle 5',
    summary: 'Questa Famiglia può rivelare carte personaggio solo fra le cinque carte guardate.',
  },
}

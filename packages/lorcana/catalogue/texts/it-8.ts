/** Titles and summaries in Italian: chapters 8 to 10. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it8: RuleTexts<RuleId> = {
  '8.1': { title: 'Parole chiave: regole generali', summary: 'Parole chiave: regole generali.' },
  '8.1.1': {
    title: "Che cos'è una parola chiave",
    summary:
      'Una parola chiave sta per una o più abilità; il testo di richiamo tra parentesi non è testo delle regole.',
  },
  '8.1.2': {
    title: 'Quali parole chiave si sommano',
    summary:
      'Le parole chiave con +N si sommano. Ogni altra non è cumulabile: una carta che la possiede non la ottiene di nuovo.',
  },
  '8.1.2/example-1': {
    title: 'Due Aiutante, due Resistere',
    summary: 'Un secondo Aiutante non aggiunge nulla, mentre Resistere +1 e Resistere +2 fanno Resistere +3.',
  },
  '8.2': { title: 'Vigile', summary: 'La parola chiave Vigile.' },
  '8.2.1': {
    title: 'Vigile: ignora Sfuggente',
    summary: 'Un personaggio con Vigile ignora il limite che Sfuggente pone alle sfide.',
  },
  '8.2.2': {
    title: 'Vigile: non è Sfuggente',
    summary:
      'Vigile non dà Sfuggente, quindi un personaggio con Vigile può essere sfidato da chiunque; Sfuggente può comunque venire da altro.',
  },
  '8.3': { title: 'Guardiano', summary: 'La parola chiave Guardiano.' },
  '8.3.1': { title: 'Guardiano: due abilità', summary: 'Guardiano sta per due abilità.' },
  '8.3.2': {
    title: 'Guardiano: entrare impegnato',
    summary:
      'Un personaggio con Guardiano può entrare in gioco impegnato; lo decide il suo giocatore mentre lo gioca.',
  },
  '8.3.3': {
    title: 'Guardiano: sfidato per primo',
    summary: 'Un avversario che vuole sfidare un tuo personaggio deve sfidarne uno con Guardiano, se può.',
  },
  '8.4': { title: 'Potenziamento', summary: 'La parola chiave Potenziamento.' },
  '8.4.1': {
    title: 'Potenziamento: una volta per turno',
    summary:
      "Potenziamento N è un'abilità attivata, usabile una volta in ogni tuo turno: per N inchiostro, la prima carta del tuo mazzo va a faccia in giù sotto a questa carta.",
  },
  '8.4.2': {
    title: 'Potenziamento: la carta resta nascosta',
    summary:
      "Una carta a faccia in giù sotto a un'altra non viene vista da nessuno, nemmeno dal suo giocatore.",
  },
  '8.4.3': {
    title: 'Potenziamento: né giocata né in gioco',
    summary: "Una carta sotto a un'altra non è in gioco, e mettercela con Potenziamento non è giocarla.",
  },
  '8.5': { title: 'Sfidante', summary: 'La parola chiave Sfidante.' },
  '8.5.1': {
    title: 'Sfidante: +N forza',
    summary: "Sfidante +N dà +N forza mentre il personaggio sta sfidando; più d'uno si sommano.",
  },
  '8.5.2': {
    title: 'Sfidante: non quando è sfidato',
    summary: 'Sfidante non dà nulla mentre il personaggio viene sfidato.',
  },
  '8.6': { title: 'Sfuggente', summary: 'La parola chiave Sfuggente.' },
  '8.6.1': {
    title: 'Sfuggente: chi può sfidarlo',
    summary: 'Solo un personaggio con Sfuggente può sfidare una carta con Sfuggente.',
  },
  '8.7': { title: 'Attaccabrighe', summary: 'La parola chiave Attaccabrighe.' },
  '8.7.1': { title: 'Attaccabrighe: due abilità', summary: 'Attaccabrighe sta per due abilità statiche.' },
  '8.7.2': {
    title: 'Attaccabrighe: niente avventura',
    summary: "Un personaggio con Attaccabrighe non può andare all'avventura.",
  },
  '8.7.3': {
    title: 'Attaccabrighe: il turno non può finire',
    summary:
      'Finché un personaggio preparato con Attaccabrighe ha un personaggio o un luogo avversario che può sfidare, il suo giocatore non può terminare il turno.',
  },
  '8.7.4': {
    title: 'Attaccabrighe: impegnarsi in altro modo',
    summary:
      'Un personaggio con Attaccabrighe può comunque impegnarsi per usare abilità o cantare canzoni, anche per evitare di dover sfidare.',
  },
  '8.8': { title: 'Resistere', summary: 'La parola chiave Resistere.' },
  '8.8.1': {
    title: 'Resistere: meno danni',
    summary: "Resistere +N riduce di N ogni danno inflitto al personaggio o luogo; più d'uno si sommano.",
  },
  '8.8.2': { title: 'Resistere: ridotto a 0', summary: 'Il danno ridotto a 0 conta come non inflitto.' },
  '8.8.3': {
    title: 'Resistere: danno messo o spostato',
    summary: 'Resistere non riduce il danno messo o spostato sul personaggio.',
  },
  '8.9': { title: 'Lesto', summary: 'La parola chiave Lesto.' },
  '8.9.1': {
    title: 'Lesto: sfidare mentre si asciuga',
    summary:
      "Un personaggio con Lesto può sfidare mentre si sta asciugando, ma non andare all'avventura né impegnarsi per costi.",
  },
  '8.10': { title: 'Trasformazione', summary: 'La parola chiave Trasformazione.' },
  '8.10.1': {
    title: 'Trasformazione: sullo stesso nome',
    summary:
      'Trasformazione è un costo alternativo: con un personaggio dello stesso nome in gioco, puoi pagare il costo di Trasformazione e mettere questo personaggio sopra a quello.',
  },
  '8.10.2': {
    title: 'Trasformazione: su un impegnato',
    summary: 'Un personaggio trasformato sopra a uno impegnato entra in gioco impegnato.',
  },
  '8.10.3': {
    title: 'Trasformazione: fatto entrare impegnato',
    summary:
      'Un personaggio trasformato che qualcosa fa entrare impegnato entra così, anche sopra a uno preparato.',
  },
  '8.10.4': {
    title: 'Trasformazione: asciutto o no',
    summary:
      'Un personaggio trasformato entra asciutto sopra a uno asciutto, e si sta asciugando se quello sotto si stava asciugando.',
  },
  '8.10.5': {
    title: 'Trasformazione: azioni di turno ed effetti',
    summary:
      'Un personaggio trasformato svolge le azioni di turno che poteva svolgere quello sotto, compreso cantare se quello era asciutto. Mantiene gli effetti su di esso, ma non ne ottiene il testo.',
  },
  '8.10.6': {
    title: 'Trasformazione: il danno resta',
    summary: 'Un personaggio trasformato mantiene i danni del personaggio sotto.',
  },
  '8.10.7': {
    title: 'Trasformazione: lasciare il gioco',
    summary:
      'Quando un personaggio trasformato lascia il gioco, ogni carta della sua pila va nella stessa zona e non sono più una pila.',
  },
  '8.10.8': {
    title: 'Trasformazione: due varianti',
    summary:
      'Trasformazione di classificazione e Trasformazione Universale sono abilità di Trasformazione e ne seguono le regole, tranne per ciò su cui si possono mettere.',
  },
  '8.10.8.1': {
    title: 'Trasformazione di classificazione',
    summary:
      'La Trasformazione di classificazione può andare sopra a qualsiasi tuo personaggio con quella classificazione, comunque si chiami.',
  },
  '8.10.8.2': {
    title: 'Trasformazione Universale',
    summary: 'La Trasformazione Universale può andare sopra a qualsiasi tuo personaggio.',
  },
  '8.11': { title: 'Melodioso', summary: 'La parola chiave Melodioso.' },
  '8.11.1': {
    title: 'Melodioso: come se costasse N',
    summary: 'Un personaggio con Melodioso N può impegnarsi per cantare canzoni come se costasse N.',
  },
  '8.11.2': {
    title: 'Melodioso: solo per cantare',
    summary:
      'Melodioso conta solo per cantare; per tutto il resto il costo in inchiostro del personaggio è invariato.',
  },
  '8.11.3': {
    title: 'Melodioso: costo +N per cantare',
    summary:
      'Un effetto che fa contare un personaggio come di costo +N per cantare si somma al suo numero di Melodioso.',
  },
  '8.11.3/example-1': {
    title: 'Ursula alla Sala dei Concerti',
    summary: 'Ursula - Vanessa con Melodioso 4 canta come costo 6 ad Atlantica - Sala dei Concerti.',
  },
  '8.12': { title: 'Cantare Insieme', summary: 'La parola chiave Cantare Insieme.' },
  '8.12.1': {
    title: 'Cantare Insieme: costi per N o più',
    summary:
      'Cantare Insieme N lascia impegnare personaggi preparati tuoi e dei tuoi compagni di squadra per giocare la canzone senza inchiostro, se i loro costi sommano a N o più.',
  },
  '8.12.2': {
    title: 'Cantare Insieme: sommare i costi',
    summary:
      'Si sommano i costi di uno o più personaggi preparati; quando il totale raggiunge il numero di Cantare Insieme, possono cantare la canzone.',
  },
  '8.12.3': {
    title: 'Cantare Insieme: cantano tutti',
    summary:
      'Ogni personaggio che prende parte a Cantare Insieme canta la canzone: tutti i loro inneschi per il cantare sono soddisfatti.',
  },
  '8.13': { title: 'Aiutante', summary: 'La parola chiave Aiutante.' },
  '8.13.1': {
    title: 'Aiutante: forza per un altro',
    summary:
      "Aiutante si innesca quando il personaggio va all'avventura: il suo giocatore può aumentare, per il turno, la forza di un altro personaggio scelto di quanto vale la forza di questo.",
  },
  '8.14': { title: 'Svanire', summary: 'La parola chiave Svanire.' },
  '8.14.1': {
    title: 'Svanire: scelto da un avversario',
    summary: "Svanire si innesca quando un avversario sceglie il personaggio per un'azione, e lo esilia.",
  },
  '8.14.2': {
    title: "Svanire: dopo l'azione",
    summary:
      "Svanire si risolve dopo l'intero effetto dell'azione, e non fa nulla se il personaggio nel frattempo ha cambiato zona.",
  },
  '8.15': { title: 'Protetto', summary: 'La parola chiave Protetto.' },
  '8.15.1': {
    title: 'Protetto: non scelto dagli avversari',
    summary: 'Protetto impedisce agli avversari di scegliere la carta per gli effetti che risolvono.',
  },
  '8.15.2': {
    title: 'Protetto: effetti senza scelta',
    summary:
      'Gli effetti che non richiedono una scelta influenzano un personaggio con Protetto come ogni altro.',
  },
  '9.1': {
    title: 'Partite a più giocatori',
    summary:
      'Una partita a più giocatori ne ha tre o più; le partite a squadre ne sono un tipo, non trattato in dettaglio.',
  },
  '9.2': {
    title: 'Più giocatori: che cosa cambia',
    summary: 'Valgono le regole per due giocatori, con le aggiunte e le modifiche seguenti.',
  },
  '9.2.1': {
    title: 'Più giocatori: turni verso sinistra',
    summary: 'Dopo ogni turno si prosegue con il giocatore alla sinistra.',
  },
  '9.2.2': {
    title: 'Più giocatori: chi agisce prima',
    summary:
      'Quando più giocatori devono fare qualcosa insieme, comincia il giocatore attivo e gli altri seguono uno alla volta verso sinistra.',
  },
  '9.2.3': {
    title: 'Più giocatori: un giocatore se ne va',
    summary:
      'Un giocatore che perde finendo il proprio turno con il mazzo vuoto se ne va subito, con tutte le sue carte e le sue abilità nel sacchetto. Gli effetti statici con una durata che ha creato continuano finché questa finisce.',
  },
  '9.2.3/example-1': {
    title: "L'effetto di Gambadilegno resta",
    summary:
      "Dopo che il giocatore di Gambadilegno - Arbitro di Gioco se n'è andato, gli avversari ancora non possono giocare azioni fino al momento in cui quel giocatore avrebbe avuto il turno successivo.",
  },
  '9.3': { title: 'Turni simultanei', summary: 'I turni simultanei.' },
  '9.3.1': {
    title: 'Simultanei: il turno di una squadra',
    summary:
      "In un turno simultaneo tutti i giocatori di una squadra attraversano insieme fasi e passaggi. Nella Fase Principale agiscono in qualsiasi ordine, ciascuno completando un'azione di turno prima che cominci la successiva.",
  },
  '9.3.2': {
    title: 'Simultanei: inneschi della squadra',
    summary:
      "Le abilità innescate per più compagni di squadra in un turno simultaneo appartengono alla squadra, che ne sceglie l'ordine.",
  },
  '9.3.2/example-1': {
    title: 'Il turno di tre compagni di squadra',
    summary:
      "Tre compagni di squadra preparano, ottengono leggenda dai luoghi e pescano nello stesso momento, si accordano sull'ordine delle azioni di turno e finiscono insieme il turno e i suoi effetti.",
  },
  '10.1': {
    title: 'Varianti casual: regole generali',
    summary: 'Varianti di gioco casual: regole generali.',
  },
  '10.1.1': {
    title: 'Le varianti sono facoltative',
    summary: "Regole facoltative per il gioco casual; l'elenco non è completo.",
  },
  '10.1.2': {
    title: 'Prevale la variante',
    summary:
      'In una variante valgono le regole normali, tranne dove le sue sono diverse; allora prevalgono quelle della variante.',
  },
  '10.1.2/example-1': {
    title: 'Pack Rush: 5 carte, non 7',
    summary: 'In Pack Rush la mano iniziale è di 5 carte invece di 7.',
  },
  '10.2': { title: 'Pack Rush', summary: 'La variante Pack Rush.' },
  '10.2.1': {
    title: 'Pack Rush: due bustine',
    summary:
      'Ogni giocatore mescola insieme come mazzo le carte di due bustine sigillate; è un formato Limited.',
  },
  '10.2.1.1': {
    title: 'Pack Rush: nessun minimo di carte',
    summary: "Non c'è una dimensione minima del mazzo: è ciò che contengono le due bustine.",
  },
  '10.2.2': {
    title: 'Pack Rush: carte di marketing',
    summary:
      'Le carte di marketing si mettono da parte prima di mescolare, e due di esse cominciano in ogni calamaio prima che si peschino le mani.',
  },
  '10.2.2.1': {
    title: 'Le carte di marketing restano nel calamaio',
    summary: 'Una carta di marketing non può lasciare il calamaio.',
  },
  '10.2.2.2': {
    title: 'Le carte di marketing non si scelgono',
    summary: 'Una carta di marketing non può essere scelta per effetti.',
  },
  '10.2.3': { title: 'Pack Rush: mano iniziale di 5', summary: 'La mano iniziale è di 5 carte.' },
  '10.2.4': {
    title: 'Pack Rush: 15 leggenda',
    summary: 'Un giocatore vince al raggiungimento di 15 leggenda.',
  },
  '10.2.5': {
    title: 'Pack Rush: mazzo vuoto',
    summary:
      'Un giocatore che finisce il mazzo non perde: mescola i propri scarti e li dispone a faccia in giù come nuovo mazzo.',
  },
}

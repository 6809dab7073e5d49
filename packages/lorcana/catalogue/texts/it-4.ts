/** Titles and summaries in Italian: chapter 5. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it4: RuleTexts<RuleId> = {
  '5.1': { title: 'Stati delle carte', summary: 'Gli stati in cui può trovarsi una carta.' },
  '5.1.1': {
    title: 'Stati fuori dalla mano',
    summary: 'Fuori da una mano, una carta può avere uno o più degli stati seguenti.',
  },
  '5.1.1.1': {
    title: 'Preparata',
    summary: 'Una carta preparata sta in verticale; personaggi e oggetti entrano in gioco preparati.',
  },
  '5.1.1.2': {
    title: 'Impegnata',
    summary:
      'Una carta impegnata sta in orizzontale e non può pagare un costo impegnandosi; le sue altre abilità si possono ancora usare.',
  },
  '5.1.1.3': { title: 'Danneggiata', summary: 'Una carta con almeno un danno è danneggiata.' },
  '5.1.1.4': { title: 'Non danneggiata', summary: 'Una carta senza danni è non danneggiata.' },
  '5.1.1.5': {
    title: "Sotto a un'altra carta",
    summary:
      "Una carta sotto a un'altra non può essere scelta e non è in gioco. Se è a faccia in su può guardarla chiunque, se è a faccia in giù nessuno.",
  },
  '5.1.1.6': {
    title: 'In cima a una pila',
    summary: 'La carta in cima a una pila non ha il testo delle carte sotto di essa.',
  },
  '5.1.1.7': {
    title: 'Una pila lascia il gioco',
    summary:
      'Se la prima carta di una pila esce dal gioco, tutte quelle che ha sotto la seguono nella stessa zona e tornano carte singole.',
  },
  '5.1.1.8': {
    title: 'In gioco',
    summary: "È in gioco ciò che sta a faccia in su nella zona di gioco senza nulla sopra, e nient'altro.",
  },
  '5.1.1.9': {
    title: 'A faccia in su',
    summary:
      "Una carta a faccia in su è nota a tutti e si può guardare in qualsiasi momento, anche sotto a un'altra carta.",
  },
  '5.1.1.10': {
    title: 'A faccia in giù',
    summary:
      'Nessuno può guardare una carta a faccia in giù, nemmeno il suo giocatore, e non è mai in gioco.',
  },
  '5.1.1.11': {
    title: 'Stato: si sta asciugando',
    summary:
      'Un personaggio entrato in gioco in questo turno del suo giocatore si sta asciugando: niente avventura, niente sfide, niente impegnarsi per costi.',
  },
  '5.1.1.12': {
    title: 'Stato: asciutto',
    summary:
      "Un personaggio in gioco dall'inizio del turno del suo giocatore è asciutto e può fare tutto ciò; gli oggetti possono impegnarsi subito.",
  },
  '5.1.2': {
    title: 'Più stati insieme',
    summary: 'Più stati possono valere insieme; ogni zona e ogni tipo ne ammette solo alcuni.',
  },
  '5.1.2.1': {
    title: 'Come entra in gioco un personaggio',
    summary:
      'Un personaggio entra in gioco preparato, non danneggiato, a faccia in su e deve ancora asciugarsi.',
  },
  '5.1.2.2': {
    title: 'Come entra in gioco un oggetto',
    summary:
      'Un oggetto entra in gioco preparato e a faccia in su, e non è mai danneggiato né non danneggiato.',
  },
  '5.1.2.3': {
    title: 'Come entra in gioco un luogo',
    summary: 'Un luogo entra in gioco non danneggiato e a faccia in su, e non è mai preparato né impegnato.',
  },
  '5.1.2.4': {
    title: 'Stati nel calamaio',
    summary: "Una carta in un calamaio è a faccia in giù, e preparata o impegnata; nient'altro.",
  },
  '5.1.2.5': { title: 'Stati nel mazzo', summary: "Una carta in un mazzo è a faccia in giù; nient'altro." },
  '5.1.2.6': {
    title: 'Stati negli scarti',
    summary: "Una carta negli scarti è a faccia in su; nient'altro.",
  },
  '5.1.2.7': { title: 'Nessuno stato in mano', summary: 'Una carta in mano non ha alcuno stato.' },
  '5.1.3': {
    title: 'Quando cambia uno stato',
    summary: 'Uno stato cambia nel momento esatto in cui qualcosa lo cambia.',
  },
  '5.1.3/example-1': {
    title: "Flounder impegnato per l'avventura",
    summary:
      "Flounder è impegnato, e non più preparato, nel momento in cui viene impegnato per andare all'avventura.",
  },
  '5.1.3/example-2': {
    title: 'Tinker Bell trasformata',
    summary:
      "Tinker Bell - Giant Fairy, giocata con Trasformazione sopra a una Tinker Bell preparata, non danneggiata e asciutta, è anch'essa tutto ciò; la carta sotto è fuori dal gioco.",
  },
  '5.2': { title: 'Parti di una carta', summary: 'Le parti di una carta.' },
  '5.2.1': {
    title: 'Parti su ogni tipo di carta',
    summary: 'La maggior parte delle parti si trova su ogni tipo di carta.',
  },
  '5.2.2': { title: 'Parte: costo', summary: 'Il costo è quanto inchiostro serve per giocare la carta.' },
  '5.2.3': {
    title: 'Parte: icona Calamaio',
    summary:
      "L'icona Calamaio intorno al costo permette di inchiostrare la carta; ogni carta in un calamaio vale 1 inchiostro.",
  },
  '5.2.4': { title: 'Parte: illustrazione', summary: "L'illustrazione non ha peso nel gioco." },
  '5.2.5': {
    title: 'Parte: tipo di inchiostro',
    summary:
      'Il tipo di inchiostro di una carta, uno fra sei, conta per costruire un mazzo e dove una carta lo cita.',
  },
  '5.2.5.1': {
    title: 'Due tipi di inchiostro',
    summary: 'Una carta con due tipi di inchiostro conta come ciascuno dei due.',
  },
  '5.2.6': {
    title: 'Parte: nome',
    summary:
      'Un nome corrisponde solo per intero e senza la versione, in ogni zona; nome e versione formano il nome completo.',
  },
  '5.2.6/example-1': {
    title: 'Ogni versione di Peter Pan',
    summary: "Tinker Bell - Peter Pan's Ally dà Sfidante +1 a tutte le versioni di Peter Pan.",
  },
  '5.2.6/example-2': {
    title: 'Lucky non è Lucky Dime',
    summary:
      'Nominare Lucky per il Cappello dello Stregone non corrisponde a una carta Numero Uno (in inglese Lucky Dime) rivelata.',
  },
  '5.2.6.1': {
    title: 'Nomi con «&»',
    summary:
      'Un personaggio chiamato «A & B» (in italiano «A e B») risponde ad A, a B e al nome intero; una carta nominata deve essere uguale a uno di questi.',
  },
  '5.2.6.2': {
    title: 'Più nomi, un solo personaggio',
    summary: 'Per quanti nomi abbia, resta un solo personaggio.',
  },
  '5.2.6.2/example-1': {
    title: 'Flotsam & Jetsam: tre nomi',
    summary: 'Flotsam & Jetsam ha tre nomi: Flotsam, Jetsam e Flotsam & Jetsam.',
  },
  '5.2.6.2/example-2': {
    title: 'Bruno nomina Flotsam',
    summary:
      'Per Bruno, nominare Flotsam corrisponde a Flotsam e a Flotsam & Jetsam; nominare Flotsam & Jetsam non corrisponde a Flotsam.',
  },
  '5.2.6.3': {
    title: 'La «&» di Cip e Ciop',
    summary: 'Cip e Ciop - Agenti di Recupero conta come se avesse una «&» nel nome.',
  },
  '5.2.7': {
    title: 'Parte: classificazioni',
    summary:
      'Le classificazioni sono ciò che intendono le carte quando parlano di Cattivi, Principesse e simili.',
  },
  '5.2.7/example-1': {
    title: 'Hades conta i Cattivi',
    summary:
      'Hades - King of Olympus riceve +1 valore di leggenda per ogni altro personaggio con la classificazione Cattivo.',
  },
  '5.2.8': {
    title: 'Parte: casella di testo',
    summary:
      'La casella di testo contiene le abilità e gli effetti di una carta; i loro nomi narrativi non hanno parte nel gioco.',
  },
  '5.2.9': { title: 'Parte: testo descrittivo', summary: 'Il testo descrittivo non ha peso nel gioco.' },
  '5.2.10': {
    title: 'Parte: bordo inferiore',
    summary: 'Ciò che è stampato sul bordo inferiore non ha peso nel gioco.',
  },
  '5.2.10.1': { title: 'Bordo inferiore: artista', summary: "Il nome dell'artista." },
  '5.2.10.2': {
    title: 'Bordo inferiore: numero di collezione',
    summary: 'Il numero di collezione e il numero di carte del set.',
  },
  '5.2.10.3': {
    title: 'Bordo inferiore: numero del set',
    summary: 'Il numero del set da cui viene la carta.',
  },
  '5.2.10.3/example-1': {
    title: 'Set da 1 a 4',
    summary:
      "The First Chapter, Rise of the Floodborn, Nelle Terre d'Inchiostro e Il Ritorno di Ursula sono i set da 1 a 4.",
  },
  '5.2.10.4': { title: 'Bordo inferiore: lingua', summary: 'La lingua della carta.' },
  '5.2.10.5': { title: 'Bordo inferiore: copyright', summary: 'Il copyright.' },
  '5.2.10.6': { title: 'Bordo inferiore: rarità', summary: 'Il simbolo di rarità.' },
  '5.3': { title: 'Personaggi', summary: 'I personaggi.' },
  '5.3.1': {
    title: 'Personaggio e carta personaggio',
    summary: 'Solo in gioco è un personaggio; in ogni altro posto è una carta personaggio.',
  },
  '5.3.2': {
    title: 'Quando si giocano i personaggi',
    summary: 'I personaggi si giocano di norma nella Fase Principale del loro giocatore.',
  },
  '5.3.3': {
    title: 'Che cosa fa di una carta un personaggio',
    summary:
      'Una carta è un personaggio se porta entrambi i segni seguenti; la parola stessa non è stampata.',
  },
  '5.3.3.1': { title: 'Segno: forza e volontà', summary: 'Primo segno: una forza e una volontà.' },
  '5.3.3.2': {
    title: 'Segno: una classificazione',
    summary: 'Secondo segno: almeno una delle classificazioni elencate.',
  },
  '5.3.4': {
    title: 'Avventura e sfida: solo personaggi',
    summary: "Niente che non sia un personaggio può andare all'avventura o sfidare.",
  },
  '5.3.5': {
    title: 'In gioco dal passaggio di Inizio Turno',
    summary:
      "Se non era in gioco all'inizio del passaggio di Inizio Turno del suo giocatore, un personaggio non può andare all'avventura, sfidare né impegnarsi per un costo.",
  },
  '5.3.6': {
    title: 'Altre parti di un personaggio',
    summary: 'I personaggi hanno in più le parti seguenti.',
  },
  '5.3.6.1': {
    title: 'Personaggio: versione',
    summary:
      'La versione distingue le carte con lo stesso nome, in ogni zona; con il nome forma il nome completo.',
  },
  '5.3.6.2': {
    title: 'Personaggio: forza',
    summary: 'La forza è il danno inflitto in una sfida; se è 0 o meno, il danno pari a essa è nullo.',
  },
  '5.3.6.3': {
    title: 'Personaggio: volontà',
    summary: 'Il danno resta e si somma; una volta raggiunta la volontà, una verifica esilia il personaggio.',
  },
  '5.3.6.4': {
    title: 'Personaggio: valore di leggenda',
    summary: "Il valore di leggenda è ciò che frutta un'avventura.",
  },
  '5.4': { title: 'Azioni', summary: 'Le azioni.' },
  '5.4.1': {
    title: 'Azione e carta azione',
    summary: "Un'azione è in gioco solo per il suo effetto; in ogni altro posto è una carta azione.",
  },
  '5.4.1.1': {
    title: "Che cosa fa di una carta un'azione",
    summary: "Una carta è un'azione se lo dice la sua riga di classificazione.",
  },
  '5.4.1.2': {
    title: "Come si risolve un'azione",
    summary:
      "L'effetto di un'azione si risolve subito, non dal sacchetto, con la carta nella zona di gioco; poi va negli scarti.",
  },
  '5.4.2': {
    title: 'Quando si giocano le azioni',
    summary: 'Le azioni si giocano di norma nella Fase Principale del loro giocatore.',
  },
  '5.4.3': {
    title: 'Le azioni non hanno abilità',
    summary: "Un'azione ha effetti ma non abilità, quindi ciò che parla di abilità non la riguarda.",
  },
  '5.4.4': { title: 'Canzoni', summary: 'Le canzoni.' },
  '5.4.4.1': {
    title: "Una canzone è un'azione",
    summary: "Una canzone è anche un'azione: ciò che riguarda le azioni riguarda le canzoni.",
  },
  '5.4.4.2': {
    title: 'Cantare una canzone',
    summary:
      'Ogni canzone si può cantare: invece di pagare inchiostro si impegna un personaggio di costo almeno pari a quello della canzone.',
  },
  '5.4.4.3': {
    title: 'Canzoni con Cantare Insieme',
    summary: 'Le canzoni con Cantare Insieme possono essere cantate anche da più personaggi.',
  },
  '5.4.5': {
    title: "Inneschi nel giocare un'azione",
    summary:
      "Ciò che si innesca giocando un'azione attende nel sacchetto finché l'azione non è stata giocata.",
  },
  '5.5': { title: 'Oggetti', summary: 'Gli oggetti.' },
  '5.5.1': {
    title: 'Oggetto e carta oggetto',
    summary: 'Solo in gioco è un oggetto; in ogni altro posto è una carta oggetto.',
  },
  '5.5.2': {
    title: 'Quando si giocano gli oggetti',
    summary: 'Gli oggetti si giocano di norma nella Fase Principale del loro giocatore.',
  },
  '5.5.3': {
    title: 'Che cosa fa di una carta un oggetto',
    summary: 'Una carta è un oggetto se lo dice la sua riga di classificazione.',
  },
  '5.5.4': {
    title: 'Gli oggetti funzionano subito',
    summary: "L'abilità di un oggetto si può usare nel turno in cui viene giocato.",
  },
  '5.6': { title: 'Luoghi', summary: 'I luoghi.' },
  '5.6.1': {
    title: 'Luogo e carta luogo',
    summary: 'Solo in gioco è un luogo; in ogni altro posto è una carta luogo.',
  },
  '5.6.2': {
    title: 'Quando si giocano i luoghi',
    summary: 'I luoghi si giocano di norma nella Fase Principale del loro giocatore.',
  },
  '5.6.3': {
    title: 'Che cosa fa di una carta un luogo',
    summary:
      'Una carta è un luogo se lo dice la sua riga di classificazione; solo queste carte sono stampate in orizzontale.',
  },
  '5.6.4': {
    title: 'I luoghi funzionano subito',
    summary: "L'abilità di un luogo si può usare nel turno in cui viene giocato.",
  },
  '5.6.5': { title: 'Altre parti di un luogo', summary: 'I luoghi hanno in più le parti seguenti.' },
  '5.6.5.1': {
    title: 'Luogo: versione',
    summary:
      'La versione distingue i luoghi con lo stesso nome, in ogni zona; con il nome forma il nome completo.',
  },
  '5.6.5.2': {
    title: 'Luogo: costo di spostamento',
    summary: "Il costo di spostamento è l'inchiostro che serve per spostarvi un personaggio.",
  },
  '5.6.5.3': {
    title: 'Luogo: volontà',
    summary:
      'Il danno resta e si somma; una volta raggiunta la volontà, una verifica esilia il luogo. Da parte sua non ne infligge.',
  },
  '5.6.5.4': {
    title: 'Luogo: valore di leggenda',
    summary:
      'Il valore di leggenda è ciò che il suo giocatore ne ottiene in ogni suo passaggio di Inizio Turno.',
  },
  '5.6.6': {
    title: 'Quando un luogo lascia il gioco',
    summary:
      'Quando un luogo lascia il gioco, i personaggi che vi si trovano restano in gioco e non sono in nessun luogo.',
  },
}

/** Titles and summaries in Italian: the glossary, second half. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it3: RuleTexts<RuleId> = {
  'glossary/kette-ketten': {
    title: 'Catene: riceverle e liberarsene',
    summary:
      'Le catene ricevute alzano il conto delle catene. Chi ha catene e pescherebbe per riempire la mano la riempie fino a meno carte secondo la tabella e poi si libera di una catena; anche la mano iniziale di un mazzo che comincia con catene vale come tale e libera di una.',
  },
  'glossary/kette-ketten/1': {
    title: 'Tabella catene: da 1 a 6',
    summary: 'Da 1 a 6 catene: una carta in meno.',
  },
  'glossary/kette-ketten/2': {
    title: 'Tabella catene: da 7 a 12',
    summary: 'Da 7 a 12 catene: due carte in meno.',
  },
  'glossary/kette-ketten/3': {
    title: 'Tabella catene: da 13 a 18',
    summary: 'Da 13 a 18 catene: tre carte in meno.',
  },
  'glossary/kette-ketten/4': {
    title: 'Tabella catene: da 19 a 24',
    summary: 'Da 19 a 24 catene: quattro carte in meno.',
  },
  'glossary/kontrolle': {
    title: 'Controllo',
    summary:
      'Un giocatore possiede le carte che erano all’inizio nel suo mazzo; una carta giocata entra in gioco sotto il controllo del giocatore attivo; le carte che un giocatore «ha» in gioco sono quelle che controlla. Una carta di cui si prende il controllo passa nell’area di chi ora la controlla, una creatura su un fianco; tra più effetti di controllo vale l’ultimo, e la sua casata si può scegliere come attiva. Ogni volta che lascia il gioco va nella zona del proprietario.',
  },
  'glossary/kosten-aktuelle-kosten': {
    title: 'Costo e costo attuale',
    summary:
      'Di base una chiave costa 6 Æmbra; il costo come lo hanno modificato le abilità è il costo attuale.',
  },
  'glossary/legacy': {
    title: 'Legacy',
    summary:
      'Una carta legacy viene da un’espansione precedente a quella del suo mazzo. A ogni effetto fa parte del mazzo, anche nei tornei.',
  },
  'glossary/merkmale': {
    title: 'Tratti',
    summary:
      'I tratti come Knight o Specter non fanno nulla da soli, ma le abilità possono farvi riferimento.',
  },
  'glossary/maverick': {
    title: 'Maverick',
    summary:
      'Un maverick è una carta stampata in una casata diversa dalla solita. A ogni effetto è una carta della casata stampata su di essa.',
  },
  'glossary/mulligan': {
    title: 'Mulligan',
    summary:
      'Nella preparazione ogni giocatore, il primo per primo, può una volta rimescolare la mano iniziale nel mazzo e pescarne una nuova con una carta in meno, che deve tenere. Con un mazzo che comincia con catene, il mulligan non libera di nessuna catena; la nuova mano ha semplicemente una carta in meno della precedente.',
  },
  'glossary/nachbar': {
    title: 'Vicina',
    summary:
      'Le creature subito a sinistra e a destra di una creatura nella sua linea di battaglia sono le sue vicine.',
  },
  'glossary/oben-genannt-wiederhole-den-oben-genannten-effekt': {
    title: 'Ripetere l’effetto precedente',
    summary:
      'Ripetere l’effetto precedente risolve un’altra volta tutto ciò che sta prima dell’istruzione di ripetere, ma non quell’istruzione. La regola del sei non lo limita, perché non si gioca né si usa alcuna carta.',
  },
  'glossary/omega': {
    title: 'Omega',
    summary:
      'Dopo che è stata giocata una carta con Omega, la fase in corso finisce: il giocatore attivo non vi gioca, usa o scarta altre carte, si risolvono gli effetti in sospeso e quelli innescati, e si prosegue con la fase successiva.',
  },
  'glossary/opfern': {
    title: 'Sacrificare',
    summary:
      'Una carta sacrificata viene scartata dal gioco e vale come distrutta, quindi si risolvono le sue abilità «Destroyed:». Non si possono sacrificare carte che non si controllano.',
  },
  'glossary/ruestung': {
    title: 'Armatura',
    summary:
      'L’armatura previene in ogni turno altrettanti danni alla creatura, prima che siano inflitti; quella guadagnata si aggiunge al valore stampato, anche dove «~» indica che non ce n’è. L’armatura guadagnata nel turno non annulla danni precedenti, e quella persa non riporta danni già prevenuti. Una creatura che perde armatura perde prima quella già consumata in questo turno.',
  },
  'glossary/ruestung/example-1': {
    title: 'Armatura 2 contro 1 e 3 danni',
    summary:
      'A una creatura con 2 di armatura viene inflitto 1 danno, del tutto prevenuto; più tardi nello stesso turno gliene vengono inflitti 3: l’armatura rimasta ne previene 1, e 2 sono inflitti.',
  },
  'glossary/schaden': {
    title: 'Danni',
    summary:
      'Una creatura con danni pari alla sua potenza o più viene distrutta. I danni non abbassano la potenza. I danni che un effetto infligge a più creature si infliggono nello stesso momento.',
  },
  'glossary/schaden-bonussymbol': { title: 'Icona bonus: danno', summary: 'Vedi icone bonus.' },
  'glossary/scharmuetzel': {
    title: 'Skirmish (schermaglia)',
    summary:
      'Una creatura con Skirmish usata per combattere non subisce danni dalla potenza della creatura opposta. I danni da parole chiave e altre abilità si infliggono comunque.',
  },
  'glossary/schlachtreihe': {
    title: 'Linea di battaglia',
    summary: 'La linea di battaglia è la fila ordinata delle creature che un giocatore controlla in gioco.',
  },
  'glossary/schluessel': {
    title: 'Chiavi',
    summary:
      'Il primo che ha forgiato tutte e tre le chiavi vince subito. Ogni giocatore ha una chiave rossa, una blu e una gialla; le abilità possono riferirsi al colore di una chiave e al fatto che sia forgiata o no.',
  },
  'glossary/schmieden': { title: 'Forgiare', summary: 'Vedi la fase in cui si forgia una chiave.' },
  'glossary/schwaechste-kreatur': {
    title: 'Creatura meno potente',
    summary:
      'Ogni creatura con la potenza più bassa in gioco è una creatura meno potente; se ne serve una sola, il giocatore attivo sceglie tra quelle a pari merito. Un gruppo delle X meno potenti si riempie dalla potenza più bassa in su finché è completo o non restano creature, e il giocatore attivo sceglie tra quelle uguali che non ci stanno tutte.',
  },
  'glossary/schwer-zu-fassen': {
    title: 'Elusive (elusiva)',
    summary:
      'La prima volta in ogni turno che la creatura viene attaccata, in quel combattimento non subisce danni e non ne infligge all’attaccante. Questo ferma solo i danni dalla potenza delle creature, non quelli da parole chiave o altre abilità.',
  },
  'glossary/selbstbezueglicher-text': {
    title: 'Il titolo nel proprio testo',
    summary:
      'Il testo di una carta che usa il proprio titolo intende proprio quella carta, non un’altra copia. Se una carta copia o riceve il testo di un’altra, quel testo intende la carta che lo ha ricevuto. Se un potenziamento conferisce un’abilità che nomina il potenziamento, s’intende solo quella copia; un’abilità ricevuta che nomina il titolo della sua creatura intende quella creatura.',
  },
  'glossary/selbstbezueglicher-text/example-1': {
    title: 'Dust Pixie col testo di Bad Penny',
    summary:
      'Creed of Nurture dà a una Dust Pixie il testo di una Bad Penny rivelata: se viene distrutta, la Dust Pixie torna in mano.',
  },
  'glossary/seltenheit': {
    title: 'Rarità',
    summary:
      'Un simbolo indica la rarità di una carta (comune, non comune, rara, speciale); serve solo a come si generano i mazzi.',
  },
  'glossary/spielen': {
    title: '«Play:»',
    summary:
      '«Play:» si risolve ogni volta che la carta viene giocata, da dovunque: subito dopo che è entrata in gioco o, per un’azione, prima che vada nella pila degli scarti del proprietario. Non si risolve quando un’abilità mette in gioco la carta senza giocarla.',
  },
  'glossary/spielzug-zug': {
    title: 'Turno',
    summary:
      'Un turno ha cinque fasi in quest’ordine: forgiare una chiave; scegliere una casata; giocare, scartare e usare carte di quella casata; preparare le carte; pescare.',
  },
  'glossary/spott': {
    title: 'Taunt (provocazione)',
    summary:
      'Le creature nemiche usate per combattere non possono attaccare le vicine di una creatura con Taunt, tranne quelle che hanno Taunt a loro volta.',
  },
  'glossary/staerkste-kreatur': {
    title: 'Creatura più potente',
    summary:
      'Ogni creatura con la potenza più alta in gioco è una creatura più potente; se ne serve una sola, il giocatore attivo sceglie tra quelle a pari merito. Un gruppo delle X più potenti si riempie dalla potenza più alta in giù finché è completo o non restano creature, e il giocatore attivo sceglie tra quelle uguali che non ci stanno tutte.',
  },
  'glossary/staerkste-kreatur/example-1': {
    title: 'Three Fates con un pareggio',
    summary:
      'Con creature di potenza 8, 7, 5 e 5 in gioco, Three Fates distrugge quella da 8, quella da 7 e una delle due da 5, a scelta del giocatore attivo.',
  },
  'glossary/stationieren': {
    title: 'Deploy (schierare)',
    summary:
      'Quando si gioca una creatura con Deploy, la si può mettere in qualsiasi punto della linea di battaglia di chi la controlla, anche tra due creature e non solo su un fianco.',
  },
  'glossary/stehlen': {
    title: 'Rubare',
    summary:
      'L’Æmbra rubata passa dalla riserva dell’avversario a quella di chi risolve l’abilità. Se ce n’è meno di quanto dice l’abilità, si ruba solo quella che c’è.',
  },
  'glossary/suchen': {
    title: 'Cercare',
    summary:
      'Chi cerca in una zona guarda tutte le sue carte senza mostrarle e può scegliere di non trovare ciò che cerca. Un mazzo cercato per intero poi si mescola; una pila degli scarti mantiene il suo ordine.',
  },
  'glossary/tauschen': {
    title: 'Scambiare',
    summary:
      'Le cose scambiate si prendono il posto a vicenda. Due creature scambiate occupano l’una la posizione dell’altra nella linea di battaglia e devono essere sotto il controllo dello stesso giocatore; le carte scambiate tra due zone cambiano zona.',
  },
  'glossary/transplantieren': {
    title: 'Graft (innestare)',
    summary:
      'Una carta innestata sta scoperta sotto un’altra carta e non è in gioco. Quando l’altra lascia il gioco, quella innestata va nella pila degli scarti del proprietario.',
  },
  'glossary/ungeschmiedet-machen': {
    title: 'Annullare una chiave forgiata',
    summary:
      'Una chiave che smette di essere forgiata viene rigirata; non conta più per la vittoria e va forgiata di nuovo.',
  },
  'glossary/universell': {
    title: '«Omni:»',
    summary:
      'Nel proprio turno il giocatore attivo può attivare qualsiasi abilità «Omni:» che controlla, anche su una carta che non è della casata attiva. Una creatura usata per questo prima si esaurisce.',
  },
  'glossary/unverwundbar': {
    title: 'Invulnerable (invulnerabile)',
    summary:
      'Alla creatura non si possono infliggere danni e non può essere distrutta, quindi resta in gioco anche con potenza 0. Può lasciare il gioco in altri modi, per esempio epurata, archiviata, rimandata in mano o rimescolata in un mazzo.',
  },
  'glossary/verbannen': {
    title: 'Epurare',
    summary:
      'Una carta epurata è tolta dalla partita, scoperta sotto la carta identità del proprietario, e non ha più influenza sul gioco.',
  },
  'glossary/verbesserung': {
    title: 'Enhance',
    summary:
      'Enhance ha aggiunto icone bonus a carte a caso dello stesso mazzo quando il mazzo è stato creato, e una cornice speciale le distingue. Durante la partita la parola chiave non fa nulla.',
  },
  'glossary/verbesserung/example-1': {
    title: 'Enhance su Mutant Cutpurse',
    summary:
      'Mutant Cutpurse ha Enhance con tre icone danno: le icone sono su carte a caso del suo mazzo, e il Cutpurse non ha alcuna abilità dalla parola chiave.',
  },
  'glossary/verlaesst-das-spiel': {
    title: 'Lasciare il gioco',
    summary:
      'Una carta che lascia il gioco va nella zona del proprietario, salvo che un effetto dica altro; perde le sue carte stato e tutti i segnalini tranne l’Æmbra, i suoi potenziamenti sono scartati e gli effetti duraturi su di essa finiscono. L’Æmbra su una creatura va nella riserva dell’avversario, su ogni altra carta nella riserva comune. Se va in una zona nascosta (mano, mazzo, archivi), gli effetti in sospeso la perdono, salvo che nominino quella zona; le istruzioni seguenti dell’abilità che l’ha tolta la trattano com’era da ultimo in gioco.',
  },
  'glossary/verlaesst-das-spiel/example-1': {
    title: 'Code Monkey chiede la casata',
    summary:
      'Code Monkey archivia le sue vicine e poi chiede se hanno una casata in comune: conta la casata a cui ognuna apparteneva subito prima di essere archiviata, cambiata o no.',
  },
  'glossary/verschieben': {
    title: 'Spostare',
    summary:
      'Spostare Æmbra la porta da una carta o un luogo a un altro e non è catturare, rubare o perdere. I danni spostati vengono messi, non inflitti, quindi né l’armatura né altro li previene. Una creatura spostata resta a chi la controlla, salvo che la carta dica anche che il controllo cambia, e si può «spostare» nella posizione che ha già.',
  },
  'glossary/verwenden': { title: 'Usare', summary: 'Vedi usare carte.' },
  'glossary/vor': {
    title: '«Before reap:» e «Before fight:»',
    summary:
      'Un’abilità «Before reap:» o «Before fight:» si risolve prima del mietere o del combattere vero e proprio, ma dopo che la carta è stata esaurita, dove il suo uso lo richiede.',
  },
  'glossary/wiederholen': {
    title: 'Ripetere',
    summary:
      'Ripetere un effetto lo risolve di nuovo per intero, compresa l’istruzione di ripetere. Se la carta da cui viene è stata tolta dal gioco, non si può più ripetere. La regola del sei non lo limita, perché non si gioca né si usa alcuna carta.',
  },
  'glossary/wuetend-wuetend-machen': {
    title: 'Enrage (infuriare)',
    summary:
      'Una creatura infuriata che viene usata deve, se possibile, essere usata per combattere; dopo che ha combattuto, i suoi segnalini enrage si tolgono. Una creatura infuriata non può essere infuriata di nuovo.',
  },
  'glossary/x': {
    title: 'Il valore X',
    summary: 'X sta per il valore definito da un’abilità. Finché nessuna lo definisce, X è 0.',
  },
  'glossary/x/example-1': {
    title: 'Picaroon senza testo',
    summary:
      'La potenza X di Picaroon è definita dalla sua stessa abilità; mentre lo Shadow of Dis dell’avversario gli svuota il testo, la sua potenza è 0.',
  },
  'glossary/zentrum-der-schlachtreihe': {
    title: 'Centro della linea di battaglia',
    summary:
      'Al centro della linea di battaglia sta la creatura con altrettante creature a sinistra e a destra. Con un numero pari di creature non c’è centro; una creatura sola è il centro.',
  },
  'glossary/zerstoert': {
    title: 'Distrutta',
    summary:
      'Una carta distrutta da un effetto, sacrificata o con danni pari alla potenza o più viene segnata per la distruzione. Le abilità «Destroyed:» che aveva in quel momento si innescano una volta ciascuna; tra più carte l’ordine lo decide il giocatore attivo. Anche le carte che esse distruggono vengono segnate, e solo alla fine tutte le carte segnate vanno insieme nelle pile degli scarti, impilate come decide il giocatore attivo. Solo un effetto «invece» toglie il segno, curare no; una carta segnata non può essere scelta per essere distrutta o sacrificata né segnata di nuovo, e se va in un’altra zona fuori dal gioco vale comunque come distrutta.',
  },
  'glossary/zerstoert/example-1': {
    title: 'Gateway to Dis e Archimedes',
    summary:
      'Gateway to Dis segna tutte e cinque le creature, con Archimedes al centro. Le sue due vicine vengono archiviate dall’abilità che dà loro; le creature che poi diventano sue vicine sono state segnate senza averla e vanno negli scarti con lui.',
  },
  'glossary/zerstoert/example-2': {
    title: 'Poison Wave e Duma the Martyr',
    summary:
      'Poison Wave segna Duma the Martyr e Commander Remiel. La cura di lei arriva troppo tardi per lui ed entrambi vengono scartati, mentre Jehu the Bureaucrat sopravvive senza danni.',
  },
  'glossary/zerstoert/example-3': {
    title: 'Groggins, Soulkeeper, Phoenix Heart',
    summary:
      'Groggins distrugge un Dust Imp con Soulkeeper; il giocatore attivo ordina le due abilità: 2 Æmbra per l’avversario, poi Groggins viene distrutto. Il suo Phoenix Heart lo fa tornare in mano e infligge 3 danni a ogni altra creatura, il che segna Drumble e Shaffles; alla fine Dust Imp, Drumble e Shaffles vengono scartati insieme, nell’ordine scelto dal giocatore attivo.',
  },
  'glossary/ziehen-bonussymbol': { title: 'Icona bonus: pesca', summary: 'Vedi icone bonus.' },
  'glossary/zurueckschicken': {
    title: 'Restituire l’Æmbra catturata',
    summary: 'L’Æmbra catturata che viene restituita va nella riserva dell’avversario.',
  },
}

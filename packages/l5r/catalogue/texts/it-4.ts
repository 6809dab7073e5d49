import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it4: RuleTexts<RuleId> = {
  'glossary/ringe/2': {
    title: 'Anelli: fato nella fase del fato',
    summary: 'Nella fase del fato si mette 1 fato su ogni anello non rivendicato.',
  },
  'glossary/ringe/3': {
    title: 'Anelli: chi prende il fato',
    summary:
      'Quando un anello diventa conteso, tutto il fato su di esso passa nella riserva di fato del giocatore attaccante.',
  },
  'glossary/ringe/4': {
    title: 'Anelli: rivendicato ma ancora conteso',
    summary:
      'Un anello che viene rivendicato conta ancora come conteso finché tutte le reazioni alla rivendicazione sono risolte.',
  },
  'glossary/ringe/5': {
    title: 'Anelli di un elemento',
    summary:
      'Un effetto che nomina l’anello di un elemento si riferisce a ogni anello che ha quell’elemento.',
  },
  'glossary/ringeffekte': {
    title: 'Effetti degli anelli',
    summary:
      'Un giocatore che vince un conflitto come attaccante può risolvere l’effetto dell’elemento dell’anello conteso.',
  },
  'glossary/ringeffekte:luft': {
    title: 'Effetti degli anelli: Aria',
    summary:
      'Aria: il giocatore attaccante prende 1 onore dall’avversario, oppure ottiene 2 onore dalla riserva generale di segnalini.',
  },
  'glossary/ringeffekte:erde': {
    title: 'Effetti degli anelli: Terra',
    summary:
      'Terra: il giocatore attaccante pesca 1 carta conflitto e scarta 1 carta a caso dalla mano dell’avversario.',
  },
  'glossary/ringeffekte:feuer': {
    title: 'Effetti degli anelli: Fuoco',
    summary: 'Fuoco: il giocatore attaccante sceglie un personaggio in gioco e lo onora oppure lo disonora.',
  },
  'glossary/ringeffekte:wasser': {
    title: 'Effetti degli anelli: Acqua',
    summary:
      'Acqua: il giocatore attaccante sceglie un personaggio e lo prepara, oppure sceglie un personaggio senza fato e lo inchina.',
  },
  'glossary/ringeffekte:leere': {
    title: 'Effetti degli anelli: Vuoto',
    summary: 'Vuoto: il giocatore attaccante sceglie un personaggio in gioco e ne rimuove 1 fato.',
  },
  'glossary/ringeffekte/1': {
    title: 'Effetti degli anelli: più elementi',
    summary:
      'Per un anello con più elementi, chi lo risolve ne sceglie uno quando l’effetto dell’anello si risolve in un conflitto, e risolve quell’effetto.',
  },
  'glossary/ringeffekte/2': {
    title: 'Effetti degli anelli: uno dopo l’altro',
    summary: 'Chi deve risolvere più effetti di anelli completa ciascuno, o vi passa, prima del successivo.',
  },
  'glossary/rollenkarten': {
    title: 'Carte ruolo',
    summary:
      'Un mazzo può avere accanto alla roccaforte una carta ruolo, con capacità e regole di costruzione proprie. È lì dall’inizio della partita e viene rivelata insieme alla roccaforte durante la preparazione.',
  },
  'glossary/rollenkarten/1': {
    title: 'I ruoli sono fuori dal gioco',
    summary:
      'Una carta ruolo è fuori dal gioco; il suo testo funziona da lì finché sta accanto alla roccaforte.',
  },
  'glossary/rollenkarten/2': {
    title: 'I ruoli non si rimuovono',
    summary: 'Una carta stampata come ruolo non può essere rimossa dalla partita da capacità di altre carte.',
  },
  'glossary/rollenkarten/3': {
    title: 'Ruoli: Keeper e Seeker',
    summary: 'Quali ruoli Keeper e Seeker un clan può usare nei tornei ufficiali è pubblicato online.',
  },
  'glossary/rollenkarten/4': {
    title: 'Ruoli: tutti gli altri',
    summary:
      'Ogni ruolo che non è né Keeper né Seeker è disponibile per ogni clan, oltre ai suoi ruoli Keeper e Seeker.',
  },
  'glossary/rollenkarten/5': {
    title: 'Ruoli: «solo [ruolo]»',
    summary:
      'Un testo «solo [ruolo]» limita la costruzione del mazzo (il mazzo deve usare un tale ruolo); durante la partita non ha effetto.',
  },
  'glossary/ruhm': {
    title: 'Gloria',
    summary: 'La gloria è un valore di un personaggio: la sua fama e quanto pesa il suo onore.',
  },
  'glossary/ruhm/1': {
    title: 'Gloria: onorato e disonorato',
    summary:
      'Finché un personaggio è onorato o disonorato, la sua gloria modifica le sue abilità militare e politica: si aggiunge se è onorato, si sottrae se è disonorato.',
  },
  'glossary/ruhm/2': {
    title: 'Gloria: contano solo i personaggi pronti',
    summary: 'Un giocatore che conta la gloria conta quella di ogni personaggio pronto che controlla.',
  },
  'glossary/ruhmzaehlung': {
    title: 'Conteggio della gloria',
    summary:
      'In un conteggio della gloria ogni giocatore somma la gloria di tutti i personaggi pronti che controlla, più 1 per ogni anello nella sua riserva di anelli rivendicati. Vince il totale più alto.',
  },
  'glossary/ruhmzaehlung/1': {
    title: 'Conteggio della gloria per il Favore',
    summary:
      'Il conteggio della gloria della fase di conflitto (3.4.1) è per il Favore Imperiale: chi lo vince rivendica il Favore e può metterlo su uno dei due lati. In caso di parità il Favore resta com’è, allo stesso giocatore e con lo stesso lato in su, o non rivendicato.',
  },
  'glossary/ruhmzaehlung/2': {
    title: 'Conteggio della gloria chiesto da una carta',
    summary:
      'Un conteggio della gloria chiesto da una carta si fa allo stesso modo. La capacità dice che cosa ne segue; il Favore Imperiale non è coinvolto, a meno che la capacità lo dica.',
  },
  'glossary/ruhmzaehlung/3': {
    title: 'Contare la gloria attuale è altra cosa',
    summary:
      'Una capacità che fa contare ai giocatori la gloria attuale dei loro personaggi, o di alcuni, non è un conteggio della gloria: gli anelli rivendicati non si aggiungono, e la gloria si conta come l’abilità attuale.',
  },
  'glossary/schicksal': {
    title: 'Fato',
    summary:
      'Il fato paga le carte e alcune capacità. Quanto ce n’è nella riserva di fato di un giocatore è un’informazione pubblica.',
  },
  'glossary/schicksal/1': {
    title: 'Fato: ottenerlo',
    summary:
      'All’inizio tutto il fato è nella riserva generale di segnalini; quello che un giocatore ottiene passa da lì alla sua riserva di fato.',
  },
  'glossary/schicksal/2': {
    title: 'Fato: metterlo su una carta',
    summary:
      'Il fato che un giocatore deve mettere su una carta viene dalla riserva generale di segnalini, salvo diversa indicazione.',
  },
  'glossary/schicksal/3': {
    title: 'Fato: spenderlo e perderlo',
    summary:
      'Il fato speso o perso va nella riserva generale di segnalini; quello speso verso un anello si mette su quell’anello.',
  },
  'glossary/schicksal/4': {
    title: 'Fato su un personaggio giocato',
    summary:
      'Ogni volta che un giocatore gioca un personaggio dalla mano o da una provincia, può mettervi, una volta entrato in gioco, quanto fato vuole dalla sua riserva.',
  },
  'glossary/schicksal/5': {
    title: 'Fato nella fase del fato',
    summary:
      'Nella fase del fato si scartano i personaggi senza fato; poi si rimuove 1 fato da ogni personaggio in gioco; poi si mette 1 fato dalla riserva generale su ogni anello non rivendicato.',
  },
  'glossary/schluesselwoerter': {
    title: 'Parole chiave',
    summary:
      'Una parola chiave è una capacità con regole proprie. Le parole chiave sono Ancestral, Composure, Courtesy, Covert, Disguised, Limited, No attachments, Pride, Restricted e Sincerity.',
  },
  'glossary/schluesselwoerter/1': {
    title: 'Parole chiave: testo di promemoria',
    summary:
      'Il testo di promemoria in corsivo dopo una parola chiave non è una regola e non sostituisce il glossario.',
  },
  'glossary/schluesselwoerter/2': {
    title: 'Parole chiave: più esemplari',
    summary:
      'Più esemplari di una parola chiave su una carta funzionano come uno solo e si risolvono una volta per condizione di innesco. Gli esemplari di una parola chiave variabile funzionano ciascuno per conto proprio.',
  },
  'glossary/schluesselwoerter/3': {
    title: 'Parole chiave: variabili',
    summary:
      'Una parola chiave variabile, come Composure, ha la stessa condizione su ogni carta, ma un effetto indicato dal testo di ciascuna.',
  },
  'glossary/selbstreferenzieller-text': {
    title: 'Testo che si riferisce a sé stesso',
    summary:
      'Un testo che parla della propria carta («questo personaggio», «questa provincia») indica proprio quella carta, non altre sue copie per nome.',
  },
  'glossary/sequenz-eingebetteter-faehigkeiten': {
    title: 'Sequenze di capacità annidate',
    summary:
      'Ogni condizione di innesco passa per le sue interruzioni, poi per sé stessa, poi per le sue reazioni. Se un’interruzione o una reazione causa una nuova condizione di innesco, il gioco si ferma e la nuova percorre prima tutte e tre, a qualsiasi profondità: l’ultima a entrare è la prima a uscire. Poi la sequenza precedente riprende da dove si era fermata.',
  },
  'glossary/spielbereit': {
    title: 'Pronto',
    summary: 'Una carta che sta dritta verso chi la controlla è pronta.',
  },
  'glossary/spielbereit/1': {
    title: 'Pronto: lo stato normale',
    summary: 'Pronto è lo stato normale di una carta, quello in cui entra in gioco.',
  },
  'glossary/spielbereit/2': {
    title: 'Pronto: come si inchina',
    summary: 'Una carta pronta si inchina ruotandola di lato di 90°.',
  },
  'glossary/spieleinschraenkungen-und-berechtigungen': {
    title: 'Restrizioni e permessi di gioco',
    summary:
      'Tutte le restrizioni che una carta o capacità pone su quando o come si può giocare o usare, e tutte le condizioni che richiede, devono essere rispettate. Un permesso, invece, consente di giocarla o usarla in un modo che le regole generali non prevedono.',
  },
  'glossary/spielen-und-ins-spiel-bringen': {
    title: 'Giocare e mettere in gioco',
    summary:
      'Un personaggio o un accessorio si gioca dalla mano o da una provincia pagando il suo costo in fato; su un personaggio giocato chi lo controlla può poi mettere fato dalla sua riserva. Una carta messa in gioco da una capacità entra nell’area di chi la controlla senza il suo costo, senza quel fato e al di là di ogni restrizione sul giocarla.',
  },
  'glossary/spielen-und-ins-spiel-bringen/1': {
    title: 'Messa in gioco non è giocata',
    summary: 'Una carta messa in gioco non è stata «giocata».',
  },
  'glossary/spielen-und-ins-spiel-bringen/2': {
    title: 'Giocare: il costo in fato si paga',
    summary: 'Per giocare una carta bisogna pagarne il costo in fato, dopo i modificatori.',
  },
  'glossary/spielen-und-ins-spiel-bringen/3': {
    title: 'Mettere in gioco: il costo è ignorato',
    summary: 'Il costo in fato di una carta che viene messa in gioco è ignorato.',
  },
  'glossary/spielen-und-ins-spiel-bringen/4': {
    title: 'Mettere in gioco: dove e come',
    summary:
      'Un personaggio messo in gioco entra pronto e a casa, salvo che la capacità dica altro; un’altra carta entra in un’area e in uno stato conformi alle regole consuete per giocarla.',
  },
  'glossary/spielen-und-ins-spiel-bringen/5': {
    title: 'Giocare un evento',
    summary:
      'Un evento giocato si posa sul tavolo, la sua capacità si risolve, ed esso va nella pila degli scarti del proprietario.',
  },
  'glossary/startspieler-startspielermarker': {
    title: 'Primo giocatore',
    summary:
      'Il primo giocatore si determina durante la preparazione e resta tale finché il segnalino primo giocatore viene passato.',
  },
  'glossary/startspieler-startspielermarker/1': {
    title: 'Primo giocatore: il primo attivo',
    summary:
      'Il primo giocatore è il primo giocatore attivo nella fase di dinastia e in quella di conflitto.',
  },
  'glossary/startspieler-startspielermarker/2': {
    title: 'Primo giocatore: finestre delle azioni',
    summary:
      'Fuori dai conflitti il primo giocatore ha la prima opportunità in ogni finestra delle azioni; mentre si risolve un conflitto ce l’ha il giocatore difensore.',
  },
  'glossary/startspieler-startspielermarker/3': {
    title: 'Primo giocatore: interruzioni e reazioni',
    summary: 'Nelle finestre per interruzioni e reazioni il primo giocatore ha la prima opportunità.',
  },
  'glossary/startspieler-startspielermarker/4': {
    title: 'Primo giocatore: se non è detto chi comincia',
    summary:
      'Dove non è stabilito chi agisce o decide per primo, lo fa il primo giocatore, poi l’avversario, salvo che una carta o regola dica altro.',
  },
  'glossary/statusmarker': {
    title: 'Segnalini stato: rinvio',
    summary: 'Vedi onore personale.',
  },
  'glossary/stolz': {
    title: 'Pride (orgoglio)',
    summary:
      'Pride è una parola chiave: dopo che un personaggio con Pride vince un conflitto, viene onorato; dopo che ne perde uno, viene disonorato.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen': {
    title: 'Partecipare',
    summary:
      'Un personaggio dichiarato attaccante o difensore partecipa al conflitto finché questo è risolto, a meno che una capacità o un effetto di gioco lo rimuova.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/1': {
    title: 'Partecipare o no',
    summary: 'Ogni personaggio in gioco o partecipa a un conflitto o non vi partecipa.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/2': {
    title: 'Partecipare: rimosso o spostato a casa',
    summary:
      'Un personaggio rimosso da un conflitto o spostato a casa non partecipa più ed è nell’area di casa di chi lo controlla.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/3': {
    title: 'Partecipare: spostato nel conflitto',
    summary: 'Un personaggio spostato in un conflitto partecipa dalla parte di chi lo controlla.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/4': {
    title: 'Partecipare da inchinati',
    summary:
      'Un personaggio partecipante inchinato partecipa ancora, ma non contribuisce con la sua abilità finché è inchinato.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/5': {
    title: 'Partecipare: lasciare il gioco',
    summary: 'Un personaggio partecipante che lascia il gioco per qualsiasi motivo non partecipa più.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/6': {
    title: 'Partecipare: giocato dalla mano',
    summary:
      'Un personaggio giocato dalla mano direttamente in un conflitto vi partecipa; chi lo controlla deve dirlo quando lo gioca.',
  },
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/7': {
    title: 'Non può partecipare',
    summary:
      'Un personaggio che non può partecipare a un conflitto non può esservi dichiarato attaccante o difensore, né spostato, giocato o messo in gioco. Se ciò si verifica mentre partecipa, viene spostato a casa inchinato.',
  },
  'glossary/unterbrechungen': {
    title: 'Interruzioni',
    summary:
      'Un’interruzione può essere iniziata solo nella finestra che si apre quando la sua condizione di innesco sta per avvenire; si risolve prima della condizione e può annullarla o cambiarla. Il primo giocatore è il primo a iniziare un’interruzione o a passare, poi i giocatori si alternano finché entrambi passano di seguito; passare una volta non esclude nessuno. Chiusa la finestra, la condizione, se non annullata, si risolve.',
  },
  'glossary/unterbrechungen/1': {
    title: 'Interruzioni: una volta per round',
    summary:
      'Ogni interruzione, anche obbligata, può essere iniziata una volta per round, salvo diversa indicazione nel suo testo.',
  },
  'glossary/unterbrechungen/2': {
    title: 'Interruzioni: una volta per occasione',
    summary:
      'Anche un’interruzione usabile più volte per round si innesca una sola volta per ogni occorrenza della sua condizione di innesco.',
  },
  'glossary/unverteidigt-unverteidigter-konflikt': {
    title: 'Conflitto senza opposizione',
    summary:
      'Un conflitto è senza opposizione se l’attaccante lo vince e il giocatore difensore non controlla personaggi partecipanti nel momento in cui si determina il vincitore. Anche un difensore inchinato è un partecipante.',
  },
  'glossary/unverteidigt-unverteidigter-konflikt/1': {
    title: 'Senza opposizione: si perde 1 onore',
    summary:
      'Chi perde come difensore un conflitto senza opposizione perde 1 onore, che va nella riserva generale, nel passo 3.2.4.',
  },
  'glossary/verdeckte-provinz': {
    title: 'Provincia a faccia in giù',
    summary:
      'Una provincia a faccia in giù non ha altra identità che quella di provincia a faccia in giù. Una che viene girata a faccia in su conta come rivelata.',
  },
  'glossary/verdeckte-provinz/1': {
    title: 'Provincia a faccia in giù: attaccata',
    summary:
      'Una provincia a faccia in giù viene girata a faccia in su quando si dichiara un attacco contro di essa.',
  },
  'glossary/verdeckte-provinz/2': {
    title: 'Provincia a faccia in giù: guardarla',
    summary:
      'Un giocatore può guardare in qualsiasi momento le proprie province a faccia in giù, ma non le carte dinastia a faccia in giù che contengono.',
  },
  'glossary/verdeckte-provinz/3': {
    title: 'Provincia a faccia in giù: altri attacchi',
    summary:
      'Una provincia a faccia in giù che diventa la provincia attaccata in altro modo che per dichiarazione viene subito girata a faccia in su.',
  },
  'glossary/verdeckte-provinz/4': {
    title: 'Faccia in giù e in su: due entità',
    summary:
      'La provincia a faccia in giù e il suo lato a faccia in su sono entità diverse, di cui solo una è in gioco. Girando la carta si scambiano subito di posto: una lascia il gioco mentre l’altra vi entra, in entrambe le direzioni.',
  },
  'glossary/vererbt': {
    title: 'Ancestral (ancestrale)',
    summary:
      'Ancestral è una parola chiave degli accessori: se ciò a cui l’accessorio è assegnato lascia il gioco, l’accessorio torna in mano al proprietario invece di essere scartato.',
  },
  'glossary/verkleidet': {
    title: 'Disguised (travestito)',
    summary:
      'Disguised è una parola chiave dei personaggi unici e un altro modo di giocarli: il personaggio ne sostituisce uno non unico con il tratto o clan indicato, che viene scartato quando egli entra, e ne prende accessori, fato e segnalini stato.',
  },
  'glossary/verkleidet/1': {
    title: 'Disguised: quando',
    summary:
      'Con Disguised un personaggio può essere giocato nella fase di conflitto, anche da una provincia, con le stesse regole sui tempi di un personaggio giocato dalla mano.',
  },
  'glossary/verkleidet/2': {
    title: 'Disguised: come',
    summary:
      'Come costo aggiuntivo il giocatore sceglie un personaggio non unico che controlla con il tratto o clan indicato dalla parola chiave; il costo in fato si riduce del costo stampato di quel personaggio. Il personaggio con Disguised viene giocato, poi riceve tutti gli accessori e i segnalini di quello scelto, e infine quello scelto è scartato dal gioco; nessuna interruzione può sostituire o impedire questo scarto.',
  },
  'glossary/verkleidet/3': {
    title: 'Disguised: conflitto e fato',
    summary:
      'Può essere giocato in un conflitto solo se il personaggio scelto vi partecipa, e non si può mettere su di lui fato dalla riserva.',
  },
  'glossary/verkleidet/4': {
    title: 'Disguised: entra pronto',
    summary: 'Entra in gioco pronto, anche se il personaggio scelto era inchinato.',
  },
  'glossary/verlieren': {
    title: 'Perdere fato o onore',
    summary:
      'Il fato o l’onore che un giocatore perde lascia la sua riserva e va nella riserva generale di segnalini, a meno che sia spostato in un luogo preciso.',
  },
  'glossary/verlieren/1': {
    title: 'Perdere segnalini da una carta',
    summary:
      'Quando dei segnalini sono rimossi da una carta, è quella carta a perderli; vanno nella riserva generale, a meno che siano spostati in un luogo preciso.',
  },
  'glossary/verschieben': {
    title: 'Spostare',
    summary: 'Alcune capacità permettono ai giocatori di spostare carte o segnalini.',
  },
  'glossary/verschieben/1': {
    title: 'Spostare: non nello stesso posto',
    summary:
      'Nulla può essere spostato dove si trova già; senza una destinazione legale lo spostamento non si può fare.',
  },
  'glossary/verschieben/2': {
    title: 'Spostare in un conflitto',
    summary: 'Un personaggio spostato in un conflitto partecipa dalla parte di chi lo controlla.',
  },
  'glossary/verstaerkungskarten': {
    title: 'Carte accessorio',
    summary:
      'Un accessorio entra in gioco pronto e assegnato a un’altra carta o elemento di gioco, e vi resta finché una capacità lo rimuove o ciò a cui è assegnato lascia il gioco.',
  },
  'glossary/verstaerkungskarten/1': {
    title: 'Accessori: nulla a cui assegnarli',
    summary:
      'Un accessorio non può entrare in gioco se non c’è nulla a cui possa essere legalmente assegnato.',
  },
  'glossary/verstaerkungskarten/2': {
    title: 'Accessori: a un personaggio',
    summary:
      'Un accessorio può essere assegnato solo a un personaggio in gioco, salvo che il suo testo dica altro.',
  },
  'glossary/verstaerkungskarten/3': {
    title: 'Accessori: quanti si vuole',
    summary: 'Una carta o un elemento di gioco può avere un numero qualsiasi di accessori.',
  },
  'glossary/verstaerkungskarten/4': {
    title: 'Accessori: il portatore lascia il gioco',
    summary:
      'Se la carta a cui è assegnato lascia il gioco, l’accessorio viene scartato nello stesso momento.',
  },
  'glossary/verstaerkungskarten/5': {
    title: 'Accessori: non assegnati legalmente',
    summary: 'Un accessorio che non è, o non è più, assegnato legalmente viene scartato.',
  },
  'glossary/verstaerkungskarten/6': {
    title: 'Accessori: chi li controlla',
    summary:
      'Un accessorio resta sotto il controllo di chi lo controlla anche se un avversario controlla ciò a cui è assegnato.',
  },
  'glossary/verstaerkungskarten/7': {
    title: 'Accessori: inchinare e preparare',
    summary: 'Un accessorio si inchina e si prepara indipendentemente dalla carta a cui è assegnato.',
  },
  'glossary/verstaerkungskarten/8': {
    title: 'Accessori: modificatori di abilità',
    summary:
      'I modificatori di abilità su un accessorio valgono per le abilità del personaggio a cui è assegnato, anche mentre l’accessorio è inchinato.',
  },
  'glossary/verstaerkungskarten/9': {
    title: 'Accessori: un personaggio come accessorio',
    summary:
      'I valori di abilità di una carta personaggio in gioco come accessorio non sono modificatori (non hanno segno più o meno) e non cambiano nulla sul personaggio a cui è assegnata.',
  },
  'glossary/verstohlenheit': {
    title: 'Covert (nascosto)',
    summary:
      'Covert è una parola chiave: per ogni attaccante con Covert dichiarato, il giocatore attaccante può scegliere un personaggio senza Covert del giocatore difensore. Ogni personaggio scelto è eluso e non può essere dichiarato difensore in questo conflitto.',
  },
  'glossary/verstohlenheit/1': {
    title: 'Covert: spostare un personaggio eluso',
    summary: 'Le capacità possono comunque spostare un personaggio eluso nel conflitto come difensore.',
  },
  'glossary/verstohlenheit/2': {
    title: 'Covert: solo alla dichiarazione',
    summary:
      'Covert funziona solo quando si dichiarano gli attaccanti; non si risolve per un personaggio spostato o giocato nel conflitto più tardi.',
  },
  'glossary/vertauschen': {
    title: 'Scambiare',
    summary:
      'Una capacità che scambia cose può essere usata solo se da entrambe le parti c’è qualcosa che si può scambiare.',
  },
  'glossary/verteidiger-verteidigender-charakter-verteidigender-spieler': {
    title: 'Difensore, giocatore difensore',
    summary:
      'Un personaggio difensore, o difensore, partecipa dalla parte del giocatore la cui provincia è attaccata. Il giocatore difensore è l’avversario del giocatore attaccante.',
  },
  'glossary/verzoegerte-effekte': {
    title: 'Effetti ritardati',
    summary:
      'Un effetto ritardato indica un momento o una condizione futura e un effetto che avviene quando quel momento arriva o quella condizione si verifica.',
  },
  'glossary/verzoegerte-effekte/1': {
    title: 'Effetti ritardati: prima delle reazioni',
    summary:
      'Gli effetti ritardati si risolvono automaticamente e subito dopo il loro momento o la loro condizione, prima che si possa innescare una reazione a ciò.',
  },
  'glossary/verzoegerte-effekte/2': {
    title: 'Effetti ritardati: nessun nuovo innesco',
    summary:
      'Un effetto ritardato che si risolve non è una nuova capacità innescata, anche se è stata una capacità innescata a crearlo.',
  },
  'glossary/verzoegerte-effekte/3': {
    title: 'Effetti ritardati: come contano',
    summary:
      'Un effetto ritardato che si risolve conta come capacità di una carta del tipo che l’ha creato, per esempio come effetto di un evento.',
  },
  'glossary/vorbereitung': {
    title: 'Preparazione',
    summary: 'La preparazione esegue i suoi otto passi nell’ordine indicato.',
  },
  'glossary/vorbereitung/1': {
    title: 'Preparazione: selezionare i mazzi',
    summary: 'Preparazione 1: ogni giocatore seleziona un mazzo costruito secondo le regole.',
  },
  'glossary/vorbereitung/2': {
    title: 'Preparazione: segnalini e anelli',
    summary:
      'Preparazione 2: tutti i segnalini fato, onore e stato e il Favore Imperiale formano la riserva generale di segnalini; accanto, tutti gli anelli formano la riserva degli anelli non rivendicati.',
  },
  'glossary/vorbereitung/3': {
    title: 'Preparazione: primo giocatore',
    summary: 'Preparazione 3: il primo giocatore si determina a caso e riceve il segnalino primo giocatore.',
  },
  'glossary/vorbereitung/4': {
    title: 'Preparazione: mescolare',
    summary: 'Preparazione 4: ogni giocatore mescola separatamente il mazzo dinastia e il mazzo conflitto.',
  },
  'glossary/vorbereitung/5': {
    title: 'Preparazione: roccaforte e province',
    summary:
      'Preparazione 5: in ordine di giocatore ognuno seleziona in segreto una delle sue province, la mette a faccia in giù e vi pone sopra la roccaforte, con accanto l’eventuale ruolo. Poi ogni giocatore mette a faccia in giù le altre quattro province nell’ordine che vuole.',
  },
  'glossary/vorbereitung/6': {
    title: 'Preparazione: riempire le province',
    summary:
      'Preparazione 6: ogni giocatore riempie ogni provincia senza roccaforte con una carta a faccia in giù dalla cima del mazzo dinastia. In ordine di giocatore guardano queste carte e possono sostituirne un numero qualsiasi con il mulligan; dopo questo passo non possono più guardarle.',
  },
  'glossary/vorbereitung/7': {
    title: 'Preparazione: mano iniziale',
    summary:
      'Preparazione 7: ogni giocatore pesca 4 carte dal mazzo conflitto e, in ordine di giocatore, può sostituirne un numero qualsiasi con il mulligan.',
  },
  'glossary/vorbereitung/8': {
    title: 'Preparazione: onore',
    summary: 'Preparazione 8: ogni giocatore ottiene tanto onore quanto ne indica la sua roccaforte.',
  },
  'glossary/waehlen': {
    title: 'Scegliere',
    summary:
      'La parola «scegli» significa che per risolvere la capacità bisogna scegliere uno o più bersagli.',
  },
  'glossary/wuerden': {
    title: '«Starebbe per»',
    summary:
      'Le interruzioni a ciò che «starebbe per» avvenire vengono prima di quelle allo stesso avvenimento senza questa espressione. Quando un’interruzione ha cambiato in altro ciò che sarebbe avvenuto, non se ne può più usare nessuna alla condizione originaria.',
  },
  'glossary/x-buchstabe': {
    title: 'La lettera X',
    summary:
      'X è 0 se non lo definisce una capacità o una scelta del giocatore. In un costo X si definisce per primo; gli effetti possono poi modificare la quantità da pagare senza cambiare X.',
  },
  'glossary/zaehlen': {
    title: 'Contare',
    summary:
      'Quando un giocatore conta un valore su un gruppo di personaggi, i valori dei personaggi inchinati non si contano.',
  },
}

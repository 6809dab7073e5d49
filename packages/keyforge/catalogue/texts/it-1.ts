/** Titles and summaries in Italian: the rules. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it1: RuleTexts<RuleId> = {
  'rules/grundlegende-konzepte': {
    title: 'Concetti di base',
    summary: 'Presenta i concetti di base da tenere a mente.',
  },
  'rules/die-goldene-regel': {
    title: 'La regola d’oro',
    summary: 'Dove il testo di una carta contraddice direttamente le regole, vale la carta.',
  },
  'rules/ziel-des-spiels': {
    title: 'Scopo del gioco',
    summary:
      'Con le carte si raccoglie Æmbra, e con l’Æmbra si forgiano chiavi. Chi forgia la terza chiave vince e la partita finisce in quel momento.',
  },
  'rules/spielbereit-und-erschoepft': {
    title: 'Pronta ed esaurita',
    summary:
      'Una carta in gioco è pronta o esaurita. Usare una carta pronta la esaurisce; una carta esaurita non può essere usata finché una fase o un’abilità non la prepara. Creature e artefatti entrano sempre in gioco esauriti.',
  },
  'rules/keine-marker-oder-statuskarten-mehr-uebrig': {
    title: 'Quando finiscono i segnalini',
    summary:
      'I segnalini danno, Æmbra e stato non hanno limite; se mancano, qualsiasi oggetto può sostituirli.',
  },
  'rules/aufbau': {
    title: 'Preparazione',
    summary:
      'Nell’ordine: la riserva comune, le carte identità, tre chiavi non forgiate per giocatore (una per colore), il primo giocatore a sorte, i mazzi mescolati e offerti all’avversario perché li mescoli o li tagli, poi 7 carte al primo giocatore e 6 all’altro. Infine ognuno può fare un mulligan, e decide prima il primo giocatore: rimescola la mano nel mazzo e pesca una carta in meno. Nelle partite seguenti con gli stessi mazzi, chi inizia lo decide il giocatore il cui mazzo ha perso la precedente.',
  },
  'rules/zuguebersicht': {
    title: 'Il turno in breve',
    summary:
      'I giocatori si alternano finché uno ha vinto. Un turno ha cinque fasi: forgiare una chiave; scegliere una casata; giocare, scartare e usare carte di quella casata; preparare le carte; pescare. Agisce e decide solo il giocatore attivo, cioè quello di turno; l’altro non decide nulla.',
  },
  'rules/schritt-1-schluessel-schmieden': {
    title: 'Fase 1: forgiare una chiave',
    summary:
      'Se il giocatore attivo ha abbastanza Æmbra per una chiave, deve forgiarne una. Spende l’Æmbra dalla sua riserva, che torna nella riserva comune, e gira sul lato forgiato una delle sue chiavi non forgiate.',
  },
  'rules/schritt-1-schluessel-schmieden/1': {
    title: 'Fase 1: una chiave costa 6 Æmbra',
    summary: 'Di base una chiave costa 6 Æmbra; le abilità delle carte possono alzare o abbassare il costo.',
  },
  'rules/schritt-1-schluessel-schmieden/2': {
    title: 'Fase 1: una chiave per turno',
    summary: 'In questa fase si forgia al massimo una chiave per turno, anche con Æmbra per più chiavi.',
  },
  'rules/schritt-1-schluessel-schmieden/3': {
    title: 'Fase 1: l’Æmbra sulle carte',
    summary:
      'Conta anche l’Æmbra sulle carte che permettono di spenderla per le chiavi: se nella fase 1 la riserva del giocatore attivo e queste carte sotto il suo controllo ne hanno insieme abbastanza, la chiave va forgiata.',
  },
  'rules/schritt-2-fraktion-waehlen': {
    title: 'Fase 2: scegliere una casata',
    summary:
      'Il giocatore attivo sceglie una delle tre casate sulla sua carta identità. È la casata attiva per il resto del turno e decide quali carte può giocare, scartare dalla mano e usare.',
  },
  'rules/schritt-2-fraktion-waehlen/1': {
    title: 'Fase 2: prendere gli archivi',
    summary:
      'Scelta la casata, il giocatore attivo può prendere in mano i suoi archivi: tutte le carte o nessuna.',
  },
  'rules/schritt-2-fraktion-waehlen/2': {
    title: 'Fase 2: una casata altrui',
    summary:
      'Chi controlla una carta di una casata che non è sulla sua carta identità può, se vuole, scegliere quella casata invece di una delle sue tre.',
  },
  'rules/schritt-2-fraktion-waehlen/3': {
    title: 'Fase 2: nessun’altra casata',
    summary:
      'Si possono scegliere solo le casate della propria carta identità e quelle delle carte che si controllano. L’effetto di una carta che ordina di sceglierne un’altra si ignora.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und': {
    title: 'Fase 3: giocare, scartare e usare',
    summary:
      'Il giocatore attivo può giocare e scartare dalla mano quante carte vuole della casata attiva, e usare quante carte vuole di quella casata che controlla, in qualsiasi ordine e alternanza. La casata di una carta è indicata dal suo simbolo.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/1': {
    title: 'Regola del primo turno',
    summary:
      'Nel primo turno della partita il primo giocatore può giocare o scartare dalla mano una sola carta in tutto. Gli effetti delle carte possono cambiarlo.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/2': {
    title: 'Solo la casata attiva',
    summary:
      'Il giocatore attivo non può giocare, usare né scartare carte che non sono della casata attiva, salvo che un’abilità dica altro.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/3': {
    title: 'Regola del primo turno, di nuovo',
    summary: 'Di nuovo la regola del primo turno, rimasta in inglese nel libro.',
  },
  'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und/4': {
    title: 'Solo la casata attiva, di nuovo',
    summary: 'Di nuovo il divieto per le carte fuori dalla casata attiva, rimasto in inglese nel libro.',
  },
  'rules/schritt-4-karten-spielbereit-machen': {
    title: 'Fase 4: preparare le carte',
    summary:
      'Il giocatore attivo prepara tutte le sue carte esaurite, di qualunque casata siano. Le carte dell’avversario restano come sono.',
  },
  'rules/schritt-5-karten-ziehen': {
    title: 'Fase 5: pescare',
    summary: 'Il giocatore attivo pesca fino ad avere 6 carte in mano. Dopo questa fase il turno finisce.',
  },
  'rules/schritt-5-karten-ziehen/1': {
    title: 'Fase 5: più di 6 carte',
    summary: 'Una mano con più di 6 carte si tiene; non si scarta per scendere a 6.',
  },
  'rules/schritt-5-karten-ziehen/2': {
    title: 'Fase 5: il mazzo vuoto',
    summary:
      'Si pesca una carta alla volta. Chi deve pescare, in questa fase o in qualsiasi altro momento, e non ha più mazzo, mescola la sua pila degli scarti per farne uno nuovo e continua a pescare.',
  },
  'rules/schritt-5-karten-ziehen/3': {
    title: 'Fase 5: «Check!»',
    summary:
      'Chi alla fine del proprio turno ha nella riserva abbastanza Æmbra per una chiave annuncia «Check!», così l’avversario sa che nel suo prossimo turno è attesa una chiave.',
  },
  'rules/karten-spielen': {
    title: 'Giocare carte',
    summary: 'Nella fase 3 il giocatore attivo può giocare quante carte vuole della casata attiva.',
  },
  'rules/aember-bonus': {
    title: 'Bonus di Æmbra',
    summary:
      'Chi gioca una carta con un bonus di Æmbra guadagna quell’Æmbra prima di ogni altra cosa della carta. L’Æmbra guadagnata, da qualunque parte venga, va nella riserva sulla carta identità.',
  },
  'rules/spielen-faehigkeiten': {
    title: 'Abilità «Play:»',
    summary:
      'Un’abilità «Play:» si risolve subito dopo che la carta è entrata in gioco e che il suo eventuale bonus di Æmbra è stato ricevuto.',
  },
  'rules/kartenarten': {
    title: 'Tipi di carta',
    summary:
      'Ci sono quattro tipi di carta, ognuno giocato a modo suo: azione, artefatto, creatura e potenziamento.',
  },
  'rules/aktionskarten': {
    title: 'Azioni',
    summary:
      'Quando si gioca un’azione, la sua abilità «Play:» si risolve per quanto possibile; solo dopo la carta va nella pila degli scarti.',
  },
  'rules/artefakte': {
    title: 'Artefatti',
    summary:
      'Gli artefatti entrano in gioco esauriti, stanno in una fila dietro la linea di battaglia e restano in gioco nei turni seguenti.',
  },
  'rules/kreaturen': {
    title: 'Creature',
    summary:
      'Le creature entrano in gioco esaurite e vi restano; hanno potenza e armatura. Una creatura che entra in gioco va all’estremità sinistra o destra (un fianco) della linea di battaglia di chi la controlla; quando una lascia il gioco, la linea si richiude verso l’interno.',
  },
  'rules/aufwertungen': {
    title: 'Potenziamenti',
    summary:
      'Un potenziamento entra in gioco assegnato a una creatura scelta da chi lo controlla, resta in gioco e modifica la carta a cui è assegnato.',
  },
  'rules/aufwertungen/1': {
    title: 'Potenziamenti: se la carta va via',
    summary: 'Se la carta a cui è assegnato lascia il gioco, il potenziamento viene scartato.',
  },
  'rules/aufwertungen/2': {
    title: 'Potenziamenti: senza una carta',
    summary: 'Un potenziamento che non può essere assegnato a una carta in gioco non può entrare in gioco.',
  },
  'rules/karten-ablegen': {
    title: 'Scartare carte',
    summary:
      'Nella fase 3 il giocatore attivo può scartare dalla mano quante carte vuole della casata attiva per fare posto a carte nuove, una alla volta e in qualsiasi momento della fase.',
  },
  'rules/karten-verwenden': {
    title: 'Usare carte',
    summary:
      'Nella fase 3 il giocatore attivo può usare quante carte vuole della casata attiva che ha in gioco; il modo dipende dal tipo di carta.',
  },
  'rules/aufwertungen~2': {
    title: 'I potenziamenti non si usano',
    summary:
      'Un potenziamento modifica soltanto la sua creatura; non può mai essere usato da solo, separatamente da quella creatura.',
  },
  'rules/artefakte-verwenden': {
    title: 'Usare artefatti',
    summary: 'Di un artefatto si possono usare le abilità «Action:» e «Omni:».',
  },
  'rules/artefakte-verwenden/1': {
    title: 'Usare artefatti: esaurirli',
    summary: 'Usare un artefatto lo esaurisce; poi si risolve la sua abilità.',
  },
  'rules/artefakte-verwenden/2': {
    title: 'Usare artefatti: «Action:»',
    summary: 'Un’abilità «Action:» si può usare solo su una carta della casata attiva.',
  },
  'rules/artefakte-verwenden/3': {
    title: 'Usare artefatti: «Omni:»',
    summary: 'Un’abilità «Omni:» si può usare anche su una carta che non è della casata attiva.',
  },
  'rules/artefakte-verwenden/4': {
    title: 'Usare artefatti: sacrificarli',
    summary:
      'Alcuni artefatti vanno sacrificati come parte del costo per usarli; un artefatto sacrificato va nella pila degli scarti del proprietario. Va comunque esaurito per essere usato, quindi deve essere pronto.',
  },
  'rules/artefakte-verwenden/5': {
    title: 'Gli artefatti non mietono né combattono',
    summary: 'Gli artefatti non possono essere usati né per mietere né per combattere.',
  },
  'rules/kreaturen-verwenden': {
    title: 'Usare creature',
    summary:
      'Per usare una creatura la si esaurisce; poi essa miete, combatte o attiva la sua abilità «Action:» o «Omni:». Anche ogni effetto che fa fare a una creatura una di queste quattro cose usa quella creatura.',
  },
  'rules/ernte': {
    title: 'Mietere',
    summary:
      'Ogni creatura pronta della casata attiva può mietere: viene esaurita, chi la controlla guadagna 1 Æmbra nella sua riserva, e poi si risolvono tutte le sue abilità «Reap:».',
  },
  'rules/kampf': {
    title: 'Combattere',
    summary:
      'Ogni creatura pronta della casata attiva può combattere: viene esaurita, chi la controlla sceglie una creatura dell’avversario che possa essere attaccata, e le due si infliggono nello stesso momento danni pari alla propria potenza. Poi si risolvono le abilità «Fight:» della creatura usata, se è sopravvissuta. Senza una creatura nemica attaccabile non può combattere.',
  },
  'rules/aktion': {
    title: 'Action',
    summary:
      'Ogni creatura pronta della casata attiva con un’abilità «Action:» può attivarla: viene esaurita e l’abilità si risolve.',
  },
  'rules/universell': {
    title: 'Omni',
    summary:
      'Ogni creatura pronta con un’abilità «Omni:» può attivarla qualunque sia la casata attiva: viene esaurita e l’abilità si risolve.',
  },
  'rules/schaden-und-ruestung': {
    title: 'Danni e armatura',
    summary:
      'I danni restano sulla creatura come segnalini; con danni pari alla potenza o più, viene distrutta e messa in cima alla pila degli scarti del proprietario. L’armatura previene in ogni turno altrettanti dei danni in arrivo.',
  },
  'rules/schaden-und-ruestung/1': {
    title: 'L’Æmbra di una creatura che va via',
    summary:
      'Quando una creatura lascia il gioco, l’avversario di chi la controllava riceve tutta l’Æmbra che c’è sopra.',
  },
  'rules/kampf-beispiel': {
    title: 'Esempio di combattimento',
    summary: 'Un esempio di combattimento, solo per immagini.',
  },
  'rules/kartenfaehigkeiten': {
    title: 'Abilità delle carte: chi decide',
    summary:
      'Quando si risolve un’abilità, tutte le decisioni le prende il giocatore attivo, anche per una carta dell’avversario, salvo che l’abilità stessa dica altro.',
  },
  'rules/so-viel-wie-moeglich-abhandeln': {
    title: 'Risolvere quanto più possibile',
    summary:
      'Di un’abilità si risolve quanto più possibile; le parti che non si possono risolvere si ignorano.',
  },
  'rules/so-viel-wie-moeglich-abhandeln/example-1': {
    title: 'Anger su uno Snufflegator pronto',
    summary:
      'Anger si può giocare su uno Snufflegator già pronto: il prepararlo si ignora e la creatura combatte e basta.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text': {
    title: 'Nell’ordine del testo',
    summary:
      'Le istruzioni di un’abilità si eseguono nell’ordine del testo. Un effetto di sostituzione può cambiare un’istruzione precedente della stessa abilità anche se nel testo viene dopo.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-1': {
    title: 'Hyde con Velum',
    summary:
      'Hyde pesca 1 carta quando miete; la frase seguente lo sostituisce, quindi con Velum sotto lo stesso controllo si pescano 2 carte e non 3.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-2': {
    title: 'Tutti i danni di un’abilità insieme',
    summary:
      'Eccezione all’ordine del testo: tutti i danni inflitti da un’abilità di una carta si infliggono nello stesso momento, ovunque stiano nel testo.',
  },
  'rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text/example-3': {
    title: 'Mighty Lance: insieme',
    summary:
      'Mighty Lance danneggia una creatura e una delle sue vicine nello stesso momento, benché il testo le nomini una dopo l’altra.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden': {
    title: 'Giocare e usare tramite abilità',
    summary:
      'Un’abilità che fa giocare o usare un’altra carta, o fa combattere o mietere con una, ammette una carta di qualsiasi casata, salvo che dica espressamente altro.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/1': {
    title: 'Usata tramite abilità: le condizioni',
    summary:
      'Una carta usata tramite un’abilità deve comunque soddisfare ogni altra condizione per essere usata, come esaurirsi per mietere, combattere o risolvere la sua «Action:»; se non può, non può essere usata.',
  },
  'rules/karten-ueber-andere-kartenfaehigkeiten-verwenden/2': {
    title: 'Solo carte che si controllano',
    summary: 'Si possono usare solo carte che si controllano, salvo che un’abilità dica espressamente altro.',
  },
  'rules/die-sechser-regel': {
    title: 'La regola del sei',
    summary:
      'In un turno un giocatore non può giocare e usare una carta più di sei volte in tutto; tutte le carte con lo stesso titolo si contano insieme.',
  },
  'rules/konstante-faehigkeiten': {
    title: 'Abilità costanti',
    summary:
      'Un’abilità senza una parola in grassetto davanti è costante: è attiva finché la sua carta è in gioco e le condizioni che indica sono soddisfatte.',
  },
  'rules/konstante-faehigkeiten/1': {
    title: 'Abilità costanti: carte esaurite',
    summary: 'Un’abilità costante resta attiva anche mentre la sua carta è esaurita.',
  },
  'rules/konstante-faehigkeiten/2': {
    title: 'Abilità costanti: non è un uso',
    summary: 'Applicare un’abilità costante non è usare la carta e non la esaurisce.',
  },
  'rules/ketten': {
    title: 'Catene',
    summary:
      'Le catene ricevute alzano il conto delle catene del giocatore. Ogni volta che chi ha catene pescherebbe almeno una carta per riempire la mano, anche nella preparazione, la riempie fino a meno carte secondo il conto attuale, e poi si libera di una catena.',
  },
  'rules/ketten/1': {
    title: 'Catene: da 1 a 6',
    summary: 'Da 1 a 6 catene: la mano si riempie fino a 1 carta in meno.',
  },
  'rules/ketten/2': {
    title: 'Catene: da 7 a 12',
    summary: 'Da 7 a 12 catene: la mano si riempie fino a 2 carte in meno.',
  },
  'rules/ketten/3': {
    title: 'Catene: da 13 a 18',
    summary: 'Da 13 a 18 catene: la mano si riempie fino a 3 carte in meno.',
  },
  'rules/ketten/4': {
    title: 'Catene: da 19 a 24',
    summary: 'Da 19 a 24 catene: la mano si riempie fino a 4 carte in meno.',
  },
  'rules/ketten/example-1': {
    title: 'Catene: cominciare con 7',
    summary:
      'Con 7 catene Vicki pesca 2 carte in meno nella preparazione e si libera di una catena. Le sei volte seguenti riempie la mano solo fino a 5 e ogni volta si libera di una; senza catene torna alla mano piena.',
  },
  'rules/ketten-handicap-optional': {
    title: 'Catene come handicap',
    summary:
      'Facoltativo: tra due mazzi conosciuti di forza diversa, il più forte può cominciare con delle catene come handicap. Non si fa con mazzi nuovi né nei tornei.',
  },
  'rules/empfehlungen-fuer-das-zuweisen-von-ketten': {
    title: 'Quante catene assegnare',
    summary:
      'Consiglio: il mazzo più forte comincia con 4 catene, una in più dopo ogni tre vittorie di fila contro l’altro mazzo, una in meno dopo tre sconfitte di fila.',
  },
  'rules/decks-mit-ketten-ersteigern': {
    title: 'Mazzi all’asta con catene',
    summary: 'Chi conosce i mazzi può invece mettere all’asta il diritto di giocarne uno, offrendo catene.',
  },
  'rules/decks-mit-ketten-ersteigern/example-1': {
    title: 'Offerte di 5, 6 e 7 catene',
    summary:
      'Due giocatori si contendono un mazzo forte: si offrono 5, 6 e 7 catene, poi l’altro lascia. Chi ha offerto di più lo gioca con 7 catene e l’altro prende il secondo mazzo.',
  },
  'rules/wie-gehts-weiter': { title: 'Come si prosegue', summary: 'Per i dettagli rimanda al glossario.' },
}

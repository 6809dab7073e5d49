/** Titles and summaries in Italian: the glossary, first half. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it2: RuleTexts<RuleId> = {
  'glossary/1-staerke-karte-staerke-statuskarte-staerkemarker': {
    title: 'Segnalini potenza +1',
    summary:
      'Ogni segnalino potenza +1 su una creatura ne aumenta la potenza di 1. Carta stato potenza e segnalino potenza sono due nomi della stessa cosa.',
  },
  'glossary/ablagestapel': {
    title: 'Pila degli scarti',
    summary:
      'Le carte distrutte e scartate vanno nella pila degli scarti del proprietario. Entrambi i giocatori possono guardare le pile degli scarti in ogni momento; il loro ordine resta, salvo che un’abilità lo cambi. Chi finisce il mazzo mescola la pila degli scarti per farne uno nuovo.',
  },
  'glossary/aember': {
    title: 'Æmbra',
    summary:
      'Con l’Æmbra si forgiano le chiavi. Per gli effetti delle carte, la «tua» Æmbra è solo quella nella tua riserva, non quella sulle carte.',
  },
  'glossary/aember-bonussymbol': { title: 'Icona bonus: Æmbra', summary: 'Vedi icone bonus.' },
  'glossary/aktionsfaehigkeit': {
    title: 'Abilità «Action:»',
    summary:
      'Per usare un’abilità «Action:» il giocatore attivo esaurisce la carta nel proprio turno; poi l’abilità si risolve.',
  },
  'glossary/aktive-fraktion': {
    title: 'Casata attiva',
    summary: 'La casata attiva è quella che il giocatore attivo ha scelto per il turno in corso.',
  },
  'glossary/aktiver-spieler': {
    title: 'Giocatore attivo',
    summary:
      'Il giocatore attivo è quello di turno. In quel turno prende ogni decisione richiesta dalle abilità e stabilisce l’ordine di ciò che si risolverebbe nello stesso momento.',
  },
  'glossary/alpha': {
    title: 'Alpha',
    summary:
      'Una carta con Alpha si può giocare solo se nella fase in corso del tuo turno non è stata ancora giocata, usata o scartata nessun’altra carta.',
  },
  'glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest': {
    title: 'Come se fosse tua',
    summary:
      'Usare una carta «come se fosse tua» o «come se la controllassi» ti permette di usare una carta che non controlli. Non ne prendi il controllo, ma la risolvi come se lo avessi; se il suo effetto ti dice di sacrificarla, viene sacrificata come se la controllassi.',
  },
  'glossary/andauernde-effekte': {
    title: 'Effetti duraturi',
    summary:
      'Un effetto con una durata è duraturo e per quel tempo funziona come un’abilità costante, anche se la carta da cui viene lascia il gioco. Se riguarda carte in gioco, per quel tempo le riguarda tutte, anche quelle entrate dopo il suo inizio.',
  },
  'glossary/andere-marker': {
    title: 'Altri segnalini',
    summary:
      'Le carte possono mettere su altre carte segnalini di altro tipo. Un segnalino così non fa nulla da solo; a che serve lo dice la carta che lo assegna. Qualsiasi oggetto può rappresentarlo.',
  },
  'glossary/liste-der-markerarten': {
    title: 'Elenco dei tipi di segnalini',
    summary: 'Elenca i tipi di questi segnalini.',
  },
  'glossary/liste-der-markerarten/1': {
    title: 'Segnalini warrant',
    summary: 'I segnalini warrant sono di questo genere.',
  },
  'glossary/liste-der-markerarten/2': {
    title: 'Segnalini scheme',
    summary: 'I segnalini scheme sono di questo genere.',
  },
  'glossary/liste-der-markerarten/3': {
    title: 'Segnalini fuse',
    summary: 'I segnalini fuse sono di questo genere.',
  },
  'glossary/liste-der-markerarten/4': {
    title: 'Segnalini glory',
    summary: 'I segnalini glory sono di questo genere.',
  },
  'glossary/liste-der-markerarten/5': {
    title: 'Segnalini disruption',
    summary: 'I segnalini disruption sono di questo genere.',
  },
  'glossary/liste-der-markerarten/6': {
    title: 'Segnalini doom',
    summary: 'I segnalini doom sono di questo genere.',
  },
  'glossary/liste-der-markerarten/7': {
    title: 'Segnalini growth',
    summary: 'I segnalini growth sono di questo genere.',
  },
  'glossary/angriff-angreifer-angreifen': { title: 'Attacco, attaccante', summary: 'Vedi combattimento.' },
  'glossary/anomalie': {
    title: 'Anomalia',
    summary:
      'Un’anomalia è una carta molto rara che anticipa una possibile espansione futura e può trovarsi in qualsiasi casata; a ogni effetto è una carta della casata in cui si trova.',
  },
  'glossary/ansturm-x': {
    title: 'Assault (assalto)',
    summary:
      'Assault (X): quando la creatura attacca, infligge X danni a quella attaccata prima del combattimento; il giocatore attivo stabilisce quando tra gli effetti «Before fight:» e le parole chiave. Se così l’altra creatura viene distrutta, il resto del combattimento non ha luogo. Più valori di Assault della stessa creatura si sommano.',
  },
  'glossary/archiv': {
    title: 'Archivi',
    summary:
      'Gli archivi di un giocatore sono una zona coperta fuori dal gioco, dove solo le abilità delle carte mettono carte. Lui può guardarli in ogni momento, l’avversario no; scelta la casata attiva nella fase 2, può prenderli tutti in mano. Se l’abilità non nomina un altro luogo, una carta da archiviare viene dalla mano.',
  },
  'glossary/auf-diese-weise': {
    title: '«In questo modo»',
    summary:
      '«In questo modo» si riferisce solo a ciò che è successo in quella stessa risoluzione dell’abilità che lo dice.',
  },
  'glossary/befreundet': {
    title: 'Amica',
    summary: 'È «amica» una cosa che lo stesso giocatore controlla in quel momento, di chiunque sia.',
  },
  'glossary/benachbart': {
    title: 'Adiacente',
    summary:
      'Su una creatura, «adiacente» indica la posizione subito alla sua sinistra o destra: una carta che sta lì, o una che viene giocata lì.',
  },
  'glossary/beschuetzen-beschuetzt': {
    title: 'Ward (protezione)',
    summary:
      'Una creatura protetta che verrebbe danneggiata, distrutta o fatta uscire dal gioco perde invece i suoi segnalini ward e non viene neppure segnata per la distruzione; non può essere protetta di nuovo. Una protezione messa su una creatura già segnata non ferma quella distruzione, ma le impedisce di lasciare il gioco in altro modo, per esempio tornando in mano.',
  },
  'glossary/betaeuben-betaeubt-statuskarte-betaeubt-marker': {
    title: 'Stun (stordimento)',
    summary:
      'Una creatura stordita non può combattere, mietere né usare abilità «Action:» o «Omni:». Quando potrebbe essere usata, si può invece esaurirla per togliere lo stordimento; se un effetto le farebbe fare una di queste cose, viene esaurita e lo stordimento tolto, il che vale come usarla. Le sue abilità costanti e quelle che non richiedono un uso restano attive, e se viene attaccata infligge danni. Non può essere stordita di nuovo; carta e segnalino stordimento sono la stessa cosa.',
  },
  'glossary/bezahlen': {
    title: 'Pagare l’avversario',
    summary: 'L’Æmbra pagata all’avversario lascia la riserva di chi paga e va in quella dell’avversario.',
  },
  'glossary/bonussymbole': {
    title: 'Icone bonus',
    summary:
      'Giocata una carta, il giocatore attivo risolve tutte le sue icone bonus, obbligatorie e dall’alto in basso: quando la carta è in gioco (se non è un’azione), ma prima delle sue abilità «Play:» e di quelle che si innescano dopo che è stata giocata. Æmbra: se ne guadagna 1. Cattura: una creatura amica qualsiasi, anche la nuova, cattura 1 dall’avversario. Danno: se ne infligge 1 a una creatura qualsiasi, anche alla nuova, e a una amica se non ci sono nemiche; il danno non è inflitto dalla carta. Pesca: si pesca 1 carta. Più icone si risolvono una per una e possono andare a creature diverse.',
  },
  'glossary/duerfen': {
    title: 'Può («may»)',
    summary:
      'Ciò che in un’abilità segue «può» è facoltativo; chi decide di farlo deve farne quanto più possibile.',
  },
  'glossary/ebbe-und-flut': {
    title: 'La marea',
    summary:
      'All’inizio della partita la marea non è né alta né bassa, e ancora nessuna carta ha un’abilità che lo cambi.',
  },
  'glossary/ende-des-zuges': {
    title: 'Fine del turno',
    summary:
      'Gli effetti di fine turno si risolvono quando il turno è finito, cioè dopo la fase in cui si pesca.',
  },
  'glossary/erbeuten': {
    title: 'Catturare',
    summary:
      'L’Æmbra catturata viene presa dalla riserva dell’avversario e messa su una creatura di chi cattura: la creatura che cattura, salvo indicazione contraria. Non si può spendere. Quando una creatura con Æmbra lascia il gioco, quell’Æmbra va nella riserva dell’avversario di chi la controllava.',
  },
  'glossary/erbeuten-bonussymbol': { title: 'Icona bonus: cattura', summary: 'Vedi icone bonus.' },
  'glossary/erheben': {
    title: 'Exalt (esaltare)',
    summary:
      'Esaltare una creatura vuol dire mettervi sopra 1 Æmbra dalla riserva comune. Come ogni Æmbra su una creatura, va nella riserva dell’avversario quando la creatura lascia il gioco.',
  },
  'glossary/ernten': {
    title: 'Mietere: la sequenza',
    summary:
      'Mietere esaurisce la creatura e fa guadagnare 1 Æmbra nella riserva del giocatore; poi si risolvono tutte le abilità «Reap:» della creatura.',
  },
  'glossary/ersatzeffekte': {
    title: 'Effetti di sostituzione',
    summary:
      'Un effetto di sostituzione («invece») prende il posto dell’effetto, della parte di effetto o della fase che nomina; se non ne nomina, di un’altra parte del proprio effetto. Nel momento in cui quella cosa succederebbe, non succede. Se salva una carta segnata per la distruzione, aspetta che la carta stia per andare negli scarti; allora invece si toglie il segno e si esegue il resto della sostituzione.',
  },
  'glossary/ersatzeffekte/example-1': {
    title: 'Mietere dopo Dimension Door',
    summary:
      'Dopo Dimension Door, mietendo si ruba 1 Æmbra all’avversario invece di guadagnarne 1 dalla riserva comune.',
  },
  'glossary/ersatzeffekte/example-2': {
    title: 'Armageddon Cloak salva Remiel',
    summary:
      'Gateway to Dis distrugge tutte le creature; Commander Remiel porta un Armageddon Cloak, quindi invece di essere distrutto perde il segno e viene curato del tutto, e il Cloak viene segnato e distrutto.',
  },
  'glossary/ersatzeffekte/example-3': {
    title: 'Ronnie Wristclocks contro 7 Æmbra',
    summary:
      'Ronnie Wristclocks, giocato contro un avversario con 7 Æmbra, ne ruba 2; questo sostituisce il furto di 1.',
  },
  'glossary/explosion': {
    title: 'Splash',
    summary:
      'I danni con splash infliggono anche i danni da splash a ogni vicina della creatura danneggiata.',
  },
  'glossary/faehigkeit-kartenfaehigkeit': {
    title: 'Abilità',
    summary:
      'Le abilità riguardano solo carte in gioco, e quelle di creature, artefatti e potenziamenti sono attive solo mentre la loro carta è in gioco, salvo che nominino espressamente una zona fuori dal gioco; un’abilità che agisce su una carta dopo la sua distruzione la trova negli scarti. Un’abilità innescata si risolve fino in fondo anche se la sua carta lascia il gioco. Ciò che si innesca durante un’istruzione si risolve prima delle istruzioni restanti.',
  },
  'glossary/falls-du-das-tust-und-um-zu': {
    title: '«Se lo fai» e «per»',
    summary:
      'Con «se lo fai» o «per» (in order to), la parte che precede deve essere stata risolta per intero e con successo dal giocatore interessato; altrimenti la parte che ne dipende non avviene.',
  },
  'glossary/feindlich': {
    title: 'Nemica',
    summary: 'È «nemica» una cosa che l’avversario controlla in quel momento, di chiunque sia.',
  },
  'glossary/flanke': {
    title: 'Fianco',
    summary:
      'Le creature alle estremità sinistra e destra di una linea di battaglia sono sul fianco; una creatura sola è su entrambi i fianchi. Quando una creatura entra in gioco o cambia controllo, il giocatore attivo sceglie il fianco nella linea di battaglia di chi la controlla.',
  },
  'glossary/fraktionsfremd': {
    title: 'Fuori casata',
    summary: 'Una carta fuori casata è una carta che non è della casata attiva.',
  },
  'glossary/fraktionswahl': {
    title: 'La scelta della casata',
    summary:
      'In ogni turno un giocatore deve, se può, scegliere una delle sue tre casate; le abilità possono limitarlo, e si può scegliere anche la casata di una carta di cui si è preso il controllo, finché la si controlla. Se più ordini impongono ognuno una scelta, può seguirne uno qualsiasi. Se nessuna casata è ammessa, il turno si gioca senza casata attiva.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes': {
    title: '«Per ogni»',
    summary:
      'Un effetto che vale «per ogni» cosa può essere assegnato ogni volta a una carta diversa, salvo indicazione contraria. Se l’abilità dice prima di scegliere una creatura e applica a quella il «per ogni», ne risente solo quella.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes/example-1': {
    title: 'Shard of Pain divide i danni',
    summary: 'I danni di Shard of Pain, 1 per ogni Shard amica, si possono dividere tra le creature nemiche.',
  },
  'glossary/fuer-jeden-fuer-jede-fuer-jedes/example-2': {
    title: 'Red Planet Ray Gun colpisce una sola',
    summary:
      'Red Planet Ray Gun sceglie prima una creatura, quindi tutti i suoi danni per le creature Mars in gioco vanno a quella sola.',
  },
  'glossary/gefaehrlich-x': {
    title: 'Hazardous (pericolosa)',
    summary:
      'Hazardous (X): quando la creatura viene attaccata, infligge X danni all’attaccante prima del combattimento; il giocatore attivo stabilisce quando tra gli effetti «Before fight:» e le parole chiave. Se così l’attaccante viene distrutto, il resto del combattimento non ha luogo. Più valori di Hazardous della stessa creatura si sommano.',
  },
  'glossary/gegnerisch': {
    title: 'Opposta',
    summary:
      'Per una creatura in un combattimento, che attacchi o sia attaccata, l’altra creatura di quel combattimento è la creatura opposta.',
  },
  'glossary/gift': {
    title: 'Poison (veleno)',
    summary:
      'Una creatura danneggiata in combattimento dalla potenza di una creatura con Poison viene distrutta appena i danni le sono messi sopra. Deve passare almeno 1 danno: se l’armatura o un’altra abilità li previene tutti, Poison non fa nulla; i danni da parole chiave o altre abilità non contano.',
  },
  'glossary/gigantische-kreaturen': {
    title: 'Creature gigantesche',
    summary:
      'Una creatura gigantesca è fatta di due metà con lo stesso titolo, casata e tipo: quella superiore ha le icone bonus, quella inferiore potenza, armatura e testo. Si giocano insieme, e solo avendole entrambe in mano; ciò vale come giocare una carta, anche per la regola del primo turno. In gioco sono una carta creatura, altrove due carte. Un effetto che giocherebbe o metterebbe in gioco una sola metà fallisce; uno che le prende entrambe riesce.',
  },
  'glossary/gigantische-kreaturen/example-1': {
    title: 'Mezzo Ultra Gravitron sul mazzo',
    summary:
      'Wild Wormhole trova in cima al mazzo la metà superiore di Ultra Gravitron: non si può giocare, neppure con l’altra metà in mano, e torna in cima.',
  },
  'glossary/heilen': {
    title: 'Curare',
    summary:
      'Curare toglie a una creatura i danni indicati, curarla del tutto li toglie tutti. Si può scegliere una creatura senza danni, ma una creatura che non perde danni non è stata curata per gli effetti che lo chiedono.',
  },
  'glossary/heimgesucht': {
    title: 'Haunted (infestato)',
    summary:
      'Un giocatore con 10 o più carte nella pila degli scarti è haunted. Da solo non significa nulla, ma le abilità possono farvi riferimento.',
  },
  'glossary/kampf': {
    title: 'Combattere: la sequenza',
    summary:
      'La creatura usata per combattere si esaurisce, attacca una creatura dell’avversario, e le due si infliggono danni pari alla propria potenza; entrambe combattono. Si risolvono solo le abilità «Fight:» dell’attaccante, e solo se non è distrutta; un’abilità costante che parla della fine di un combattimento richiede che la sua creatura sopravviva. Se una delle due è distrutta da Assault, da Hazardous o da un’abilità «Before fight:», i danni si saltano, nessuna vale come combattente e nessuna abilità «Fight:» si innesca, ma gli effetti dopo che una creatura ha combattuto o è stata usata sì.',
  },
  'glossary/kaempfen-lassen': {
    title: '«Far combattere» una creatura',
    summary:
      'Un’abilità che dice di combattere con una creatura, o di prepararla e combattere, dà il permesso di usarla per combattere; il combattimento segue le regole consuete, contro una creatura dell’avversario.',
  },
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt': {
    title: '«Non può» batte «deve» e «può»',
    summary:
      'Dove un effetto dice che un giocatore non può fare una cosa e un altro che deve o può farla, prevale «non può».',
  },
  'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt/example-1': {
    title: 'Pitlord contro Restringuntus',
    summary:
      'Il Pitlord di Anna dice che deve scegliere Dis, il Restringuntus dell’avversario che non può: deve scegliere un’altra delle sue casate.',
  },
}

import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it1: RuleTexts<RuleId> = {
  'glossary/ablagestapel': {
    title: 'Pile degli scarti',
    summary:
      'Ogni giocatore ha una propria pila degli scarti della dinastia e una del conflitto; entrambe sono fuori dal gioco.',
  },
  'glossary/ablagestapel/1': {
    title: 'Pile degli scarti: dove va una carta',
    summary:
      'Una carta scartata, che venga dal gioco, da una mano o da un mazzo, va a faccia in su in cima alla pila degli scarti del suo tipo del proprietario: le carte dinastia in quella della dinastia, le carte conflitto in quella del conflitto.',
  },
  'glossary/ablagestapel/2': {
    title: 'Le pile degli scarti sono pubbliche',
    summary:
      'Ogni pila degli scarti è pubblica: entrambi i giocatori possono guardare in qualsiasi momento le pile dell’uno e dell’altro.',
  },
  'glossary/ablagestapel/3': {
    title: 'Pile degli scarti: l’ordine resta',
    summary:
      'Le carte in una pila degli scarti restano nell’ordine in cui vi sono arrivate; solo una capacità di una carta può cambiarlo.',
  },
  'glossary/ablagestapel/4': {
    title: 'Scartare più carte insieme',
    summary: 'Se più carte vengono scartate insieme, il proprietario decide in che ordine vanno sulla pila.',
  },
  'glossary/adjektive': {
    title: 'Aggettivi davanti a un elenco',
    summary:
      'Un aggettivo davanti a un elenco vale per ogni termine a cui può riferirsi: «ogni Courtier e Monk unico» indica i Courtier unici e i Monk unici.',
  },
  'glossary/aktion-aktionsfaehigkeit': {
    title: 'Capacità di azione',
    summary:
      'Una capacità segnata «Azione:» è una capacità innescata. Chi la controlla può innescarla quando ha l’opportunità di agire in una finestra delle azioni, e in nessun altro momento.',
  },
  'glossary/aktion-aktionsfaehigkeit/1': {
    title: 'Capacità di azione: una volta per round',
    summary:
      'Una capacità di azione può essere iniziata una volta per round, salvo diversa indicazione nel suo testo.',
  },
  'glossary/aktion-aktionsfaehigkeit/2': {
    title: 'Azioni: una dopo l’altra',
    summary: 'Un’azione iniziata si risolve per intero prima che qualcuno possa iniziarne un’altra.',
  },
  'glossary/aktiver-spieler': {
    title: 'Giocatore attivo',
    summary:
      'In alcune fasi un giocatore è il giocatore attivo e ha l’opportunità di fare ciò di cui tratta quella fase.',
  },
  'glossary/aktiver-spieler/1': {
    title: 'Giocatore attivo nella fase di dinastia',
    summary:
      'Nella fase di dinastia è attivo chi in quel momento può giocare un personaggio da una provincia o usare un’azione. Ci si alterna finché un giocatore passa; poi resta attivo l’altro, finché passa anche lui.',
  },
  'glossary/aktiver-spieler/2': {
    title: 'Giocatore attivo nella fase di conflitto',
    summary:
      'Nella fase di conflitto è attivo chi ha l’opportunità di dichiarare un conflitto, o colui il cui conflitto dichiarato si sta risolvendo.',
  },
  'glossary/aktuell': {
    title: 'Valori attuali',
    summary:
      'Una capacità che chiede un valore «attuale» di abilità o di gloria prende il valore con tutti i modificatori nel momento in cui la capacità si risolve.',
  },
  'glossary/aktuell/1': {
    title: 'Valori attuali durante un conflitto',
    summary:
      'Durante un conflitto un valore «attuale» di abilità o di gloria si conta esattamente come se il conflitto si risolvesse in quel momento.',
  },
  'glossary/allgemeiner-markervorrat': {
    title: 'Riserva generale di segnalini: rinvio',
    summary: 'Vedi riserva di segnalini.',
  },
  'glossary/andauernde-effekte': {
    title: 'Effetti duraturi',
    summary: 'Un effetto che cambia il gioco per un tempo stabilito è un effetto duraturo.',
  },
  'glossary/andauernde-effekte/1': {
    title: 'Effetti duraturi: anche senza la loro carta',
    summary:
      'Un effetto duraturo continua oltre la risoluzione della capacità che l’ha creato e agisce per tutta la sua durata, che la carta da cui viene sia ancora in gioco o no.',
  },
  'glossary/andauernde-effekte/2': {
    title: 'Effetti duraturi: quali carte riguardano',
    summary:
      'Un effetto duraturo sulle carte in gioco, o sulle carte con una data caratteristica, vale solo per quelle che sono in gioco o hanno la caratteristica quando comincia. Le carte che entrano in gioco o la ottengono dopo non ne sono influenzate.',
  },
  'glossary/andauernde-effekte/3': {
    title: 'Effetti duraturi: quando finiscono',
    summary:
      'Un effetto duraturo finisce esattamente allo scadere della sua durata. Uno «fino alla fine della fase» è già finito prima che si possano iniziare capacità ed effetti ritardati «alla fine della fase».',
  },
  'glossary/andauernde-effekte/4': {
    title: 'Effetti duraturi: solo nel loro periodo',
    summary:
      'Un effetto duraturo che scade alla fine di un periodo può essere iniziato solo entro quel periodo; per esempio «fino alla fine del conflitto» solo durante un conflitto.',
  },
  'glossary/angreifer-angreifender-charakter-angreifender-spieler': {
    title: 'Attaccante, giocatore attaccante',
    summary:
      'Il giocatore attaccante è chi ha iniziato il conflitto che si sta risolvendo. Un personaggio attaccante, o attaccante, è un personaggio che partecipa dalla sua parte, comunque vi sia arrivato.',
  },
  'glossary/aufdecken': {
    title: 'Rivelare',
    summary:
      'Chi rivela delle carte le mostra all’avversario. Se non è indicata una durata, restano rivelate finché arrivano dove la capacità le manda, o finché la capacità è risolta.',
  },
  'glossary/aufdecken/1': {
    title: 'Le carte rivelate restano nella loro area',
    summary:
      'Una carta rivelata si considera ancora nell’area da cui è stata rivelata, per esempio la mano o il mazzo.',
  },
  'glossary/aufdecken/2': {
    title: 'Le province rivelate restano scoperte',
    summary:
      'Una provincia che un effetto di una carta gira a faccia in su resta così finché una carta o un effetto la rigira a faccia in giù.',
  },
  'glossary/aufgedruckt': {
    title: 'Stampato',
    summary:
      '«Stampato» indica testo, caratteristiche, icone e valori sulla carta stessa, senza ciò che è stato ottenuto, perso o modificato.',
  },
  'glossary/aufheben': {
    title: 'Annullare',
    summary:
      'Un annullamento interrompe l’inizio di un effetto e lo impedisce. Per questo gli annullamenti vengono prima di ogni altra interruzione di quell’effetto.',
  },
  'glossary/aufheben/1': {
    title: 'Annullare: nessun’altra interruzione',
    summary:
      'Un effetto annullato non sta più per avvenire: non si possono iniziare altre sue interruzioni, nemmeno altri annullamenti.',
  },
  'glossary/aufheben/2': {
    title: 'Annullare: la capacità conta come usata',
    summary:
      'Una capacità i cui effetti sono annullati conta comunque come usata, e tutti i suoi costi restano pagati.',
  },
  'glossary/aufheben/3': {
    title: 'Annullare: l’evento conta come giocato',
    summary:
      'Un evento i cui effetti sono annullati conta comunque come giocato e va nella pila degli scarti del suo proprietario.',
  },
  'glossary/aufheben/4': {
    title: 'Effetto dell’anello annullato: si rivendica',
    summary:
      'Se l’effetto dell’anello che un giocatore risolve per aver vinto un conflitto è annullato, l’anello viene rivendicato lo stesso.',
  },
  'glossary/aufrichtigkeit': {
    title: 'Sincerity (sincerità)',
    summary:
      'Sincerity è una parola chiave: quando una carta con Sincerity lascia il gioco, chi la controlla pesca 1 carta.',
  },
  'glossary/aus-dem-spiel-entfernt': {
    title: 'Rimossa dalla partita',
    summary:
      'Una carta rimossa dalla partita è messa da parte, è fuori dal gioco e non ha alcun ruolo finché resta rimossa. Se non è indicata una durata, vale per il resto della partita.',
  },
  'glossary/aus-dem-spiel-entfernt/1': {
    title: 'Le carte rimosse sono pubbliche',
    summary:
      'Le carte rimosse dalla partita sono visibili a entrambi i giocatori, salvo diversa indicazione.',
  },
  'glossary/ausgeloeste-faehigkeiten': {
    title: 'Capacità innescate',
    summary:
      'Una capacità introdotta da una parola in grassetto che dice quando e dai due punti è una capacità innescata: un’azione, un’interruzione o una reazione. Interruzioni e reazioni possono anche essere obbligate.',
  },
  'glossary/ausgeloeste-faehigkeiten/1': {
    title: 'Capacità innescate: facoltative o obbligate',
    summary:
      'Una capacità innescata è facoltativa: chi la controlla può innescarla al suo momento o lasciar perdere. Se è segnata come obbligata, in quel momento è il gioco stesso a innescarla.',
  },
  'glossary/ausgeloeste-faehigkeiten/2': {
    title: 'Capacità innescate: una volta per round',
    summary:
      'Ogni capacità innescata può essere innescata una volta per round, salvo diversa indicazione; si conta separatamente per ogni giocatore.',
  },
  'glossary/ausgeloeste-faehigkeiten/3': {
    title: 'Capacità innescate: come si leggono',
    summary:
      'Una capacità innescata si legge «condizione di innesco, costi, bersagli – effetto»: ciò che sta prima del trattino è condizione, costo o bersaglio, ciò che sta dopo è l’effetto, che può chiedere altri bersagli mentre si risolve.',
  },
  'glossary/ausgeloeste-faehigkeiten/4': {
    title: 'Capacità innescate senza trattino',
    summary:
      'Una capacità innescata senza trattino non ha nulla prima di esso: tutto il suo testo è l’effetto.',
  },
  'glossary/ausgeloeste-faehigkeiten/5': {
    title: 'Capacità innescate: devono cambiare qualcosa',
    summary:
      'Una capacità innescata può essere iniziata solo se il suo effetto può cambiare lo stato di gioco. Ciò che farebbe il pagamento dei costi e ciò che potrebbero fare altre capacità non conta per questa verifica.',
  },
  'glossary/ausgeloeste-faehigkeiten/6': {
    title: 'Capacità innescate: pagabili per intero',
    summary:
      'Una capacità innescata può essere iniziata solo se i suoi costi, dopo i modificatori, possono essere pagati per intero.',
  },
  'glossary/ausloesebedingung': {
    title: 'Condizione di innesco',
    summary:
      'Una condizione di innesco dice quando si può innescare una capacità. Se un solo avvenimento ne crea diverse (come l’anello della terra: uno pesca, l’altro scarta), esse condividono una finestra di interruzione e una di reazione, in cui le capacità che si riferiscono a una qualsiasi di esse si usano in qualunque ordine.',
  },
  'glossary/ausloesebedingung/step-1': {
    title: 'Condizione di innesco: sta per avvenire',
    summary:
      'Primo: la condizione sta per avvenire. Se nessuna interruzione la annulla, la cambia o la impedisce, è la prossima cosa che succede.',
  },
  'glossary/ausloesebedingung/step-2': {
    title: 'Condizione di innesco: «starebbe per»',
    summary:
      'Secondo: si possono usare le interruzioni a ciò che «starebbe per» avvenire; all’inizio di un effetto, che è una condizione a sé prima della sua risoluzione, si riferiscono solo gli annullamenti. Se la condizione è annullata, il resto della sequenza non avviene; se è cambiata, sta per avvenire la nuova al posto della vecchia.',
  },
  'glossary/ausloesebedingung/step-3': {
    title: 'Condizione di innesco: interruzioni',
    summary:
      'Terzo: le interruzioni obbligate si risolvono nell’ordine deciso dal primo giocatore; poi la finestra di interruzione resta aperta finché tutti i giocatori passano di seguito.',
  },
  'glossary/ausloesebedingung/step-4': {
    title: 'Condizione di innesco: avviene',
    summary: 'Quarto: avviene la condizione stessa.',
  },
  'glossary/ausloesebedingung/step-5': {
    title: 'Condizione di innesco: reazioni obbligate',
    summary:
      'Quinto: le reazioni obbligate alla condizione si risolvono nell’ordine deciso dal primo giocatore.',
  },
  'glossary/ausloesebedingung/step-6': {
    title: 'Condizione di innesco: finestra di reazione',
    summary:
      'Sesto: la finestra di reazione alla condizione resta aperta finché tutti i giocatori passano di seguito.',
  },
  'glossary/auswaehlen': {
    title: 'Selezionare',
    summary: 'Alcune capacità fanno selezionare a un giocatore una tra più opzioni.',
  },
  'glossary/auswaehlen/1': {
    title: 'Selezionare prima del trattino',
    summary:
      'Una selezione che precede l’effetto, cioè prima del trattino, si fa nel passo in cui si scelgono i bersagli.',
  },
  'glossary/auswaehlen/2': {
    title: 'Selezionare dopo il trattino',
    summary: 'Una selezione indicata solo dopo il trattino si fa mentre l’effetto si risolve.',
  },
  'glossary/auswaehlen/3': {
    title: 'Chi seleziona',
    summary: 'Seleziona il giocatore che controlla la capacità, a meno che essa ne indichi un altro.',
  },
  'glossary/auswaehlen/4': {
    title: 'Selezionare un’opzione che cambia qualcosa',
    summary: 'Se qualche opzione può cambiare lo stato di gioco, bisogna selezionarne una che possa farlo.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten': {
    title: 'Limiti delle capacità innescate',
    summary:
      'Ogni capacità innescata può essere usata una volta per round. Questo limite generale vale per ogni capacità innescata il cui testo stampato non ha un proprio «limite di X per periodo».',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/1': {
    title: 'Limiti: una carta tornata è nuova',
    summary:
      'Una carta che lascia il gioco e torna nello stesso periodo, o che passa da un’area fuori dal gioco a un’altra, è un nuovo esemplare: per il limite generale le sue capacità non sono state usate.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/2': {
    title: 'Limiti in un’area nascosta',
    summary:
      'Se una carta usa la sua capacità da un’area nascosta fuori dal gioco, come una mano o un mazzo, e non la lascia, la capacità può essere usata di nuovo, perché la carta conta come un nuovo esemplare.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3': {
    title: 'I limiti contano per ogni giocatore',
    summary: 'I limiti si contano separatamente per ogni giocatore.',
  },
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4': {
    title: 'Limiti: un uso annullato conta',
    summary: 'Un uso il cui effetto è annullato conta comunque per il limite di una volta per round.',
  },
  'glossary/besitzen-besitz': {
    title: 'Possesso: rinvio',
    summary: 'Vedi controllo e proprietà.',
  },
  'glossary/besitztum': {
    title: 'Possedimenti',
    summary:
      'Un possedimento è in gioco, con il testo attivo, da quando viene girato a faccia in su in una provincia. Finché vi resta a faccia in su, il giocatore di quella provincia può usarne le capacità e gode del suo testo.',
  },
  'glossary/besitztum/1': {
    title: 'Possedimenti: forza della provincia',
    summary: 'Il numero su un possedimento modifica la forza della provincia in cui si trova.',
  },
  'glossary/besitztum/2': {
    title: 'Possedimenti: scartarli riorganizzandosi',
    summary:
      'Quando un giocatore scarta carte dalle province nella fase di riorganizzazione, può scegliere di scartare un possedimento a faccia in su; la provincia viene poi rifornita a faccia in giù dal mazzo dinastia.',
  },
  'glossary/besitztum/3': {
    title: 'Possedimenti: niente rifornimento',
    summary: 'Una provincia non viene rifornita finché vi resta un possedimento.',
  },
  'glossary/beugen-gebeugt': {
    title: 'Inchinare',
    summary:
      'Le carte si inchinano dopo un conflitto, come costo o per un effetto; una carta inchinata giace di lato.',
  },
  'glossary/beugen-gebeugt/1': {
    title: 'Una carta inchinata non si inchina di nuovo',
    summary:
      'Una carta inchinata non può essere inchinata di nuovo finché non è pronta; di solito la prepara un passo del gioco o una capacità.',
  },
  'glossary/beugen-gebeugt/2': {
    title: 'I personaggi inchinati non danno abilità',
    summary: 'Un personaggio inchinato non contribuisce con la sua abilità a un conflitto.',
  },
  'glossary/beugen-gebeugt/3': {
    title: 'Gli accessori inchinati modificano ancora',
    summary:
      'Un accessorio inchinato applica ancora i suoi modificatori di abilità al personaggio a cui è assegnato.',
  },
  'glossary/beugen-gebeugt/4': {
    title: 'Capacità delle carte inchinate',
    summary:
      'Le capacità di una carta inchinata sono attive e utilizzabili, tranne quelle che hanno come costo inchinare la carta stessa: queste non si possono innescare finché non è di nuovo pronta.',
  },
  'glossary/charakterkarten': {
    title: 'Carte personaggio',
    summary: 'Le carte personaggio rappresentano le persone, gli eserciti e le creature di Rokugan.',
  },
  'glossary/charakterkarten/1': {
    title: 'Personaggi: quando si giocano',
    summary:
      'I personaggi nelle province si possono giocare solo nella fase di dinastia; quelli in mano solo nelle finestre delle azioni fuori dalla fase di dinastia.',
  },
  'glossary/charakterkarten/2': {
    title: 'Personaggi: entrano pronti e a casa',
    summary:
      'Di norma un personaggio entra in gioco pronto e a casa, e resta in gioco finché una capacità o un passo del gioco lo rimuove.',
  },
  'glossary/charakterkarten/3': {
    title: 'Personaggi: direttamente nel conflitto',
    summary:
      'Chi gioca un personaggio dalla mano durante un conflitto può giocarlo pronto direttamente in quel conflitto, dove partecipa dalla sua parte.',
  },
  'glossary/danach': {
    title: 'La parola «poi»',
    summary:
      'In un effetto, ciò che segue la parola «poi» può risolversi solo se ciò che la precede si è risolto con successo e per intero, così che lo stato di gioco sia cambiato in tutto quanto è detto.',
  },
  'glossary/danach/1': {
    title: '«Poi»: la seconda parte va tentata',
    summary: 'Se la parte prima di «poi» si è risolta per intero, bisogna tentare anche la parte che segue.',
  },
  'glossary/danach/2': {
    title: '«Poi»: la seconda parte si tralascia',
    summary: 'Se la parte prima di «poi» non si è risolta per intero, la parte che segue non si tenta.',
  },
  'glossary/das-spiel-verlassen': {
    title: 'Lasciare il gioco',
    summary:
      'Una carta lascia il gioco quando passa da in gioco a fuori dal gioco. Ciò che ne consegue avviene proprio in quel momento, tutto insieme.',
  },
  'glossary/das-spiel-verlassen/1': {
    title: 'Lasciare il gioco: segnalini',
    summary:
      'Tutti i segnalini su una carta che lascia il gioco tornano nella riserva generale di segnalini.',
  },
  'glossary/das-spiel-verlassen/2': {
    title: 'Lasciare il gioco: accessori',
    summary:
      'Gli accessori su una carta che lascia il gioco vengono scartati, tranne quelli con Ancestral, che tornano in mano al proprietario.',
  },
  'glossary/das-spiel-verlassen/3': {
    title: 'Lasciare il gioco: effetti',
    summary:
      'Gli effetti duraturi e ritardati che valevano per una carta in gioco finiscono per essa quando lascia il gioco.',
  },
  'glossary/deckbau': {
    title: 'Costruzione del mazzo',
    summary:
      'Le regole per costruire mazzi per i tornei ufficiali. Un mazzo dinastia o conflitto costruito con un solo set base richiede solo 30 carte; due giocatori che condividono un set base si dividono equamente le carte neutrali.',
  },
  'glossary/deckbau/1': {
    title: 'Costruzione: roccaforte',
    summary: 'Un giocatore ha esattamente 1 roccaforte.',
  },
  'glossary/deckbau/2': {
    title: 'Costruzione: ruolo',
    summary: 'Un giocatore può avere 1 carta ruolo.',
  },
  'glossary/deckbau/3': {
    title: 'Costruzione: mazzo dinastia',
    summary: 'Un mazzo dinastia ha da 40 a 45 carte, tutte del proprio clan o neutrali.',
  },
  'glossary/deckbau/4': {
    title: 'Costruzione: mazzo conflitto',
    summary:
      'Un mazzo conflitto ha da 40 a 45 carte, ciascuna del proprio clan, neutrale, o di un solo altro clan tramite influenza. L’influenza da spendere la dà la roccaforte; al massimo 10 delle carte possono essere personaggi.',
  },
  'glossary/deckbau/5': {
    title: 'Costruzione: 3 copie',
    summary:
      'Nei mazzi dinastia e conflitto di un giocatore ci possono essere in tutto al massimo 3 copie di una carta, per nome, divise a piacere.',
  },
  'glossary/deckbau/6': {
    title: 'Costruzione: lista delle carte limitate',
    summary:
      'Un giocatore può avere nei mazzi e nel set di province al massimo 1 carta, per nome, della lista delle carte limitate, ma in tante copie quante ne permette il suo limite di mazzo.',
  },
  'glossary/deckbau/7': {
    title: 'Costruzione: set di province',
    summary:
      'Un set di province ha esattamente 5 province, una per ogni elemento, tutte del proprio clan o neutrali, e mai due con lo stesso nome.',
  },
  'glossary/deckbeschraenkungen': {
    title: 'Limiti di mazzo',
    summary:
      'Il limite è di 3 copie di una carta, per nome, contate su entrambi i mazzi di un giocatore. «Limite di X per mazzo» su una carta lo sostituisce: al massimo X copie nei due mazzi insieme.',
  },
  'glossary/deckbeschraenkungen/1': {
    title: 'Limiti di mazzo: meno copie',
    summary: 'Con X pari a 2 o meno, «limite di X per mazzo» permette meno copie del solito.',
  },
  'glossary/deckbeschraenkungen/2': {
    title: 'Limiti di mazzo: più copie',
    summary: 'Con X pari a 4 o più, «limite di X per mazzo» permette più delle solite 3 copie.',
  },
  'glossary/duell': {
    title: 'Duelli',
    summary:
      'Alcune capacità iniziano un duello tra due o più personaggi partecipanti; vedi la struttura di un duello.',
  },
  'glossary/duell/1': {
    title: 'Duelli: i personaggi sono bersagli',
    summary:
      'I personaggi scelti quando una capacità inizia un duello contano come bersagli scelti di quella capacità.',
  },
  'glossary/duplikate': {
    title: 'Duplicati',
    summary:
      'Un duplicato è una copia, in mano o in una provincia, di un personaggio unico che lo stesso giocatore controlla già in gioco. Come azione del giocatore nel passo 1.4 può scartarla per mettere 1 fato sul personaggio in gioco.',
  },
  'glossary/duplikate/1': {
    title: 'Duplicati: rifornire la provincia',
    summary: 'Una provincia da cui è stato scartato un duplicato viene rifornita a faccia in giù.',
  },
  'glossary/duplikate/2': {
    title: 'Duplicati: altre versioni',
    summary:
      'Anche un’altra versione del personaggio unico, con lo stesso nome, può essere scartata come duplicato.',
  },
  'glossary/durchsuchen': {
    title: 'Cercare',
    summary: 'Chi cerca guarda tutte le carte dell’area in cui cerca senza rivelarle all’avversario.',
  },
  'glossary/durchsuchen/1': {
    title: 'Cercare: il mazzo si mescola',
    summary: 'Dopo aver cercato in un intero mazzo, quel mazzo viene mescolato.',
  },
  'glossary/durchsuchen/2': {
    title: 'Cercare: non si è tenuti a trovare',
    summary: 'Chi cerca non è obbligato a trovare nulla, anche se tra le carte ce n’è una adatta.',
  },
  'glossary/durchsuchen/3': {
    title: 'Cercare: mostrare ciò che si trova',
    summary:
      'Se la ricerca di una carta con una data caratteristica la porta in un’area nascosta, la carta viene rivelata all’avversario, perché veda che è adatta.',
  },
  'glossary/durchsuchen/4': {
    title: 'Cercare: le carte restano dove sono',
    summary: 'Mentre si cerca in un’area o in una sua parte, le sue carte contano ancora come lì presenti.',
  },
  'glossary/duerfen': {
    title: 'La parola «può»',
    summary:
      '«Può» dà a un giocatore la facoltà di fare ciò che segue. Se non è indicato nessun giocatore, è chi controlla la carta con la capacità.',
  },
  'glossary/effekte': {
    title: 'Effetti delle carte ed effetti strutturali',
    summary:
      'Un effetto di una carta nasce dalla risoluzione del testo di una capacità stampata su una carta o da essa ottenuta; un effetto strutturale dalla risoluzione di un passo strutturale.',
  },
  'glossary/effekte/1': {
    title: 'Effetti: cosa non è un effetto',
    summary:
      'Costi, condizioni di innesco, restrizioni e permessi di gioco e requisiti dei bersagli precedono un effetto e non sono essi stessi effetti.',
  },
  'glossary/effekte/2': {
    title: 'Effetti: per quanto possibile',
    summary:
      'Una volta iniziata una capacità, ogni parte del suo effetto va eseguita per quanto possibile, a meno che quella parte dica «può».',
  },
  'glossary/effekte/3': {
    title: 'Effetti: meno elementi del richiesto',
    summary:
      'Un effetto senza bersagli che vuole più elementi di quanti l’area ne contenga, come «cerca nelle prime 10 carte», ne prende quanti ce ne sono.',
  },
  'glossary/effekte/4': {
    title: 'Effetti: scadere non conta',
    summary:
      'Che un effetto duraturo scada o una capacità costante finisca non è un cambiamento dello stato di gioco dovuto all’effetto di una carta.',
  },
  'glossary/effekte/5': {
    title: 'Decidere tra effetti',
    summary:
      'Un giocatore che deve decidere tra più effetti deve prenderne uno che possa cambiare lo stato di gioco.',
  },
  'glossary/ehre': {
    title: 'Onore',
    summary:
      'L’onore si offre nella fase di pesca e nei duelli, e decide se un giocatore vince o perde per onore. La riserva di onore di un giocatore è visibile a tutti.',
  },
  'glossary/ehre/1': {
    title: 'Onore: all’inizio',
    summary: 'Un giocatore comincia con tanto onore quanto ne indica la sua roccaforte.',
  },
  'glossary/ehre/2': {
    title: 'Onore: ottenuto e perso',
    summary:
      'L’onore ottenuto passa dalla riserva generale di segnalini alla riserva di onore del giocatore; l’onore perso torna da lì alla riserva generale.',
  },
  'glossary/ehre/3': {
    title: 'Chi è più onorevole',
    summary: 'Chi è più o meno onorevole si decide confrontando l’onore nelle riserve dei giocatori.',
  },
  'glossary/ehre/4': {
    title: 'L’offerta di onore di un giocatore',
    summary:
      'L’«offerta di onore» di un giocatore, quando ne parla una capacità, è ciò che il suo quadrante dell’onore mostra in quel momento.',
  },
  'glossary/einfluss-einflusskosten': {
    title: 'Influenza',
    summary:
      'L’influenza, data dalla roccaforte, paga le carte di un altro clan nel mazzo conflitto; solo le carte con un costo di influenza si possono prendere così.',
  },
  'glossary/einfluss-einflusskosten/1': {
    title: 'Influenza: un solo altro clan',
    summary:
      'Un giocatore può spendere influenza fino alla quantità sulla sua roccaforte per mettere nel mazzo conflitto carte di un solo altro clan.',
  },
  'glossary/einfluss-einflusskosten/2': {
    title: 'Influenza: ogni copia costa',
    summary: 'Ogni copia di una tale carta consuma di nuovo il suo costo di influenza.',
  },
  'glossary/einfluss-einflusskosten/3': {
    title: 'Influenza: carte senza costo',
    summary: 'Una carta di un altro clan senza costo di influenza non si può prendere tramite influenza.',
  },
}

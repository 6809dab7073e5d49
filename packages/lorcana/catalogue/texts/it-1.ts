/** Titles and summaries in Italian: chapter 1. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it1: RuleTexts<RuleId> = {
  '1.1': { title: 'Regole generali', summary: "Che cos'è il gioco e dove si trovano altre sue regole." },
  '1.1.1': { title: 'Numero di giocatori', summary: 'Si gioca in due o più, ognuno con un mazzo proprio.' },
  '1.1.2': {
    title: 'Contare leggenda e danni',
    summary: 'Ognuno tiene il conto di leggenda e danni in un modo leggibile per tutto il tavolo.',
  },
  '1.1.3': {
    title: 'Regole da torneo',
    summary: 'Nei tornei possono aggiungersi altre regole, o cambiare queste.',
  },
  '1.1.4': {
    title: "Fa fede l'inglese",
    summary: 'Se le traduzioni non concordano, conta la carta o la decisione in inglese.',
  },
  '1.1.5': {
    title: 'Vale il testo più recente',
    summary: 'Il testo più recente di una carta o di una regola sostituisce quello stampato prima.',
  },
  '1.1.6': { title: 'Tre o più giocatori', summary: 'Le partite in tre o più seguono anche la sezione 9.' },
  '1.1.7': {
    title: 'Testo di richiamo',
    summary:
      'Il testo di richiamo, in corsivo e tra parentesi, spiega la carta ma non fa parte di ciò che fa.',
  },
  '1.2': { title: "Regole d'oro", summary: 'Tre regole che stanno sopra a tutte le altre.' },
  '1.2.1': {
    title: 'La carta batte la regola',
    summary: 'Dove una carta contraddice una regola, prevale la carta.',
  },
  '1.2.1/example-1': {
    title: 'Mufasa: un personaggio fuori turno',
    summary:
      "Mufasa, esiliato nel turno dell'avversario, permette al suo giocatore di giocare subito il personaggio rivelato.",
  },
  '1.2.2': {
    title: '«Non può» batte «può»',
    summary:
      '«Non può» batte «può»: ciò che un effetto vieta resta vietato, qualunque regola o altro effetto lo permetta.',
  },
  '1.2.2/example-1': {
    title: "Tiana ferma l'azione di Genie",
    summary:
      "Mentre una Tiana avversaria è impegnata e la mano del suo giocatore è vuota, l'abilità di Genie quando va all'avventura non gioca alcuna azione.",
  },
  '1.2.3': {
    title: 'Tutto il possibile',
    summary: "Un'istruzione che si può seguire solo in parte si segue per quanto possibile.",
  },
  '1.2.3/example-1': {
    title: 'Riflesso con 2 carte nel mazzo',
    summary: 'Con 2 carte rimaste nel mazzo, Riflesso guarda quelle 2 e le rimette in qualsiasi ordine.',
  },
  '1.3': {
    title: 'Giocatori',
    summary: 'Chi si intende per giocatore attivo, avversario e compagno di squadra.',
  },
  '1.3.1': {
    title: 'Chi è un giocatore',
    summary: 'Una partita richiede almeno due giocatori; chiunque vi partecipi è un giocatore.',
  },
  '1.3.2': {
    title: 'Le tre designazioni',
    summary:
      "Le tre designazioni sono giocatore attivo, avversario e compagno di squadra; un giocatore può averne più d'una, e cambiano.",
  },
  '1.3.3': {
    title: 'A chi si riferiscono «tu» e simili',
    summary:
      "Su una carta, «tu» è il giocatore che l'ha giocata. Una designazione al singolare indica uno di quei giocatori, al plurale tutti.",
  },
  '1.3.3/example-1': {
    title: '«I tuoi compagni di squadra»',
    summary:
      "«I tuoi compagni di squadra» sono quelli del giocatore a cui appartiene l'effetto, non di altri.",
  },
  '1.3.4': { title: 'Giocatore attivo', summary: 'Il giocatore attivo.' },
  '1.3.4.1': {
    title: 'Un solo giocatore attivo',
    summary:
      'È attivo esattamente un giocatore: quello di turno, finché non comincia il turno del giocatore successivo.',
  },
  '1.3.4.2': {
    title: '«Giocatore attivo» non è sulle carte',
    summary:
      'I testi delle carte non dicono mai «giocatore attivo»; il termine indica solo di chi è il turno.',
  },
  '1.3.5': { title: 'Avversari', summary: 'Gli avversari.' },
  '1.3.5.1': {
    title: 'Chi sono i tuoi avversari',
    summary: "Chiunque giochi contro di te è tuo avversario; con più giocatori ne hai quindi più d'uno.",
  },
  '1.3.5.2': {
    title: '«Avversario» in un effetto',
    summary:
      "In un effetto «avversario» comprende ogni giocatore tranne quello a cui appartiene l'effetto e i suoi compagni di squadra.",
  },
  '1.3.6': { title: 'Compagni di squadra', summary: 'I compagni di squadra.' },
  '1.3.6.1': {
    title: 'Le squadre si fissano prima',
    summary:
      'Le squadre si fissano prima della partita, e i membri di una stessa squadra non sono avversari tra loro.',
  },
  '1.3.6.2': {
    title: '«Compagno di squadra» in un effetto',
    summary:
      'In un effetto «compagno di squadra» comprende gli altri membri della squadra di quel giocatore, mai lui stesso.',
  },
  '1.4': { title: 'Carte', summary: 'Che cosa conta come carta e di chi è.' },
  '1.4.1': {
    title: 'Carte standard',
    summary:
      "I mazzi contengono solo carte standard: una misura fissa e l'icona dell'Illuminarium sul retro.",
  },
  '1.4.2': {
    title: 'Che cosa non è una carta standard',
    summary:
      'Le carte di formato maggiore e quelle con un altro retro, come le carte scenario, non sono carte standard.',
  },
  '1.4.2.1': {
    title: 'Altro su ogni tipo di carta',
    summary: 'La sezione 5 aggiunge ciò che definisce ogni tipo di carta.',
  },
  '1.4.3': {
    title: 'Di chi è la carta',
    summary:
      "Una carta è del giocatore che l'ha messa nel proprio mazzo: è lui a prendere le decisioni e a maneggiarla, salvo indicazione diversa.",
  },
  '1.4.3/example-1': {
    title: 'Chernabog: chi mescola',
    summary:
      'Il giocatore di Chernabog sceglie il personaggio avversario; questo viene mescolato nel mazzo del proprio giocatore, da quel giocatore.',
  },
  '1.4.3.1': {
    title: '«Tu» sulle carte e negli effetti',
    summary:
      "Su una carta «tu» è il suo giocatore, e in un effetto «tu» è il giocatore che ha generato quell'effetto.",
  },
  '1.4.3.2': {
    title: 'Pronomi',
    summary: 'I pronomi sulle carte stanno per i giocatori e le carte che il testo ha nominato prima.',
  },
  '1.5': { title: 'Costi', summary: 'Che cosa si deve pagare, e che cosa si può pagare al suo posto.' },
  '1.5.1': {
    title: 'Costo in inchiostro',
    summary:
      'Una carta si gioca pagando tanto inchiostro quanto indica il numero in alto a sinistra, il suo costo in inchiostro.',
  },
  '1.5.2': {
    title: 'Costi di abilità ed effetti',
    summary:
      "Un'abilità con un costo funziona solo se lo si paga; alcuni effetti chiedono un pagamento mentre si risolvono.",
  },
  '1.5.3': {
    title: 'Per intero o niente',
    summary:
      'Un costo si paga per intero o non si paga, e un pagamento non serve mai per due costi. Ciò che non si può pagare non si può giocare.',
  },
  '1.5.4': {
    title: 'I costi non cambiano mai',
    summary:
      'Il costo di una carta non cambia mai. I modificatori di pagamento cambiano solo quanto si paga per giocarla.',
  },
  '1.5.5': {
    title: 'Costi alternativi',
    summary:
      'Al posto del costo in inchiostro si può pagare un costo alternativo; lo si decide mentre si gioca la carta.',
  },
  '1.5.5.1': { title: 'Costo alternativo: cantare', summary: 'Cantare una canzone è un costo alternativo.' },
  '1.5.5.2': {
    title: 'Costo alternativo: Trasformazione',
    summary: 'Usare Trasformazione è un costo alternativo.',
  },
  '1.5.5.3': {
    title: 'Giocare una carta gratis',
    summary: 'Giocare una carta gratis significa giocarla senza pagare nessuno dei suoi costi.',
  },
  '1.5.5.4': {
    title: "Usare un'abilità gratis",
    summary: "Usare un'abilità gratis annulla ogni costo tranne quello di impegnare.",
  },
  '1.6': { title: 'Abilità', summary: 'I tipi di abilità.' },
  '1.6.1': {
    title: 'Dove valgono le abilità',
    summary: "Un'abilità funziona normalmente solo mentre la sua fonte è in gioco.",
  },
  '1.6.1.1': {
    title: 'Tipi: abilità innescate',
    summary:
      "Un'abilità innescata sorveglia la sua condizione e produce il suo effetto ogni volta che si verifica.",
  },
  '1.6.1.2': {
    title: 'Tipi: abilità attivate',
    summary: "Un'abilità attivata produce il suo effetto una volta pagato il costo.",
  },
  '1.6.1.3': {
    title: 'Tipi: abilità statiche',
    summary: "Un'abilità statica vale di continuo, per una durata indicata o finché la sua carta è in gioco.",
  },
  '1.6.1.4': {
    title: 'Tipi: effetti sostitutivi',
    summary: 'Un effetto sostitutivo mette un esito al posto di un altro.',
  },
  '1.6.1.5': {
    title: 'Tipi: parole chiave',
    summary: 'Le parole chiave sono nomi brevi di abilità; la sezione 8 le elenca.',
  },
  '1.7': {
    title: 'Azioni di gioco, tempi, azioni illegali',
    summary: 'Quando avvengono le cose, e che cosa segue se non erano permesse.',
  },
  '1.7.1': {
    title: 'Azione di gioco e azione di turno',
    summary:
      "Una singola cosa fatta in un turno è un'azione di gioco; un gruppo con un unico risultato, come una sfida, è un'azione di turno.",
  },
  '1.7.2': {
    title: 'Una cosa alla volta',
    summary:
      "Un effetto, un'azione di turno o un'azione di gioco si conclude del tutto prima che cominci la successiva.",
  },
  '1.7.2/example-1': {
    title: 'Dr. Facilier aspetta la canzone',
    summary:
      "Una canzone si risolve fino in fondo prima che si risolva l'abilità di Dr. Facilier innescata dal giocarla.",
  },
  '1.7.3': {
    title: 'Quando si sceglie',
    summary:
      'Le scelte richieste da un effetto si fanno quando si risolve, non quando è annunciato o innescato.',
  },
  '1.7.4': {
    title: 'Le abilità innescate nel sacchetto',
    summary:
      'Le abilità innescate attendono nel sacchetto, che non è una zona fisica, e i loro giocatori le risolvono da lì.',
  },
  '1.7.5': {
    title: 'Asciugarsi',
    summary:
      "Un personaggio che non era in gioco all'inizio del turno del suo giocatore si sta asciugando: non può andare all'avventura, sfidare né impegnarsi per un costo.",
  },
  '1.7.6': {
    title: 'Le azioni illegali si annullano',
    summary:
      "Un'azione non permessa o che non si può completare viene annullata: i pagamenti tornano indietro e non si innesca nulla.",
  },
  '1.7.6.1': {
    title: 'Riprovare correttamente',
    summary: "Dopo aver annullato un'azione illegale, il giocatore può riprovarci in modo corretto.",
  },
  '1.7.6.2': {
    title: 'Che cosa non si può annullare',
    summary:
      'Ciò che non si può davvero annullare, come mescolare o rivelare, non si annulla; tutto il resto sì, per quanto possibile.',
  },
  '1.7.7': {
    title: 'Scelte illegali',
    summary:
      "Una scelta illegale si rifà; senza opzioni legali quell'effetto non fa nulla, e gli altri effetti si risolvono comunque.",
  },
  '1.7.7/example-1': {
    title: '3 inchiostro per un costo di 4',
    summary:
      "Con 3 inchiostro preparato, giocare un personaggio di costo 4 viene annullato: l'inchiostro si prepara e la carta torna in mano.",
  },
  '1.7.7/example-2': {
    title: 'Ecco Qua la Tempesta e Protetto',
    summary:
      'Ecco Qua la Tempesta non può scegliere un personaggio con Protetto; si rifà solo la scelta, la canzone resta giocata.',
  },
  '1.8': {
    title: 'Verifica dello stato di gioco',
    summary: 'La verifica che conclude le partite ed esilia gli sconfitti.',
  },
  '1.8.1': {
    title: 'Quando si verifica',
    summary:
      'Lo stato di gioco si verifica dopo ogni passaggio della Fase Iniziale, ogni passaggio di una sfida, ogni azione di turno, ogni azione o abilità risolta e ogni turno.',
  },
  '1.8.1.1': {
    title: 'La verifica: 20 leggenda',
    summary: 'Il giocatore che risulta avere 20 o più leggenda vince.',
  },
  '1.8.1.2': {
    title: 'La verifica: mazzo vuoto',
    summary: 'Il giocatore il cui turno finisce senza carte nel suo mazzo perde.',
  },
  '1.8.1.3': {
    title: "La verifica: l'ultimo rimasto",
    summary: "In una partita a più giocatori vince l'ultimo rimasto.",
  },
  '1.8.1.4': {
    title: 'La verifica: troppi danni',
    summary:
      'Danni pari o superiori alla volontà esiliano la carta; il merito va al personaggio la cui sfida o abilità li ha inflitti.',
  },
  '1.8.2': {
    title: 'Che cosa innesca una verifica',
    summary: 'Ciò che una verifica innesca va nel sacchetto e attende che le verifiche siano finite.',
  },
  '1.8.3': {
    title: 'Le verifiche si ripetono',
    summary:
      'Le verifiche si ripetono finché una non trova nulla; poi si risolve il sacchetto, e il gioco prosegue solo quando entrambi sono esauriti.',
  },
  '1.8.3/example-1': {
    title: 'Flounder e Fire the Cannons!',
    summary:
      'Flounder, con 2 volontà, viene esiliato dalla verifica dopo che Fire the Cannons! gli ha inflitto 2 danni.',
  },
  '1.8.3/example-2': {
    title: 'Flounder senza le Terre del Branco',
    summary:
      'Le Terre del Branco vengono esiliate; Flounder, che era lì con 2 danni, perde il +2 volontà e cade nella verifica successiva.',
  },
  '1.8.4': {
    title: 'Tutto insieme',
    summary:
      "Tutto ciò che una verifica trova viene prima accertato e lascia il gioco insieme, un giocatore dopo l'altro in ordine di turno.",
  },
  '1.8.5': {
    title: 'Conta solo quel momento',
    summary:
      'Conta solo ciò che vale al momento della verifica; una condizione verificata e poi sparita dentro un effetto non ha conseguenze.',
  },
  '1.8.5/example-1': {
    title: 'Luisa Madrigal sposta i suoi danni',
    summary:
      'Luisa Madrigal, arrivata a 4 danni, li sposta tutti entro una stessa abilità e non viene esiliata.',
  },
  '1.9': { title: 'Danno', summary: 'Come il danno arriva sulle carte e se ne va.' },
  '1.9.1': {
    title: 'Segnalini danno',
    summary: 'Il danno si indica con segnalini; uno che rappresenta più danni conta come altrettanti.',
  },
  '1.9.2': {
    title: 'Come arriva e se ne va il danno',
    summary:
      'Il danno arriva su una carta se viene inflitto, messo o spostato lì, e se ne va se viene rimosso.',
  },
  '1.9.2.1': {
    title: 'Infliggere danno',
    summary:
      "Il danno è inflitto in una sfida o da un effetto che lo dice; solo questo danno riguarda ciò che guarda all'infliggere.",
  },
  '1.9.2.2': {
    title: 'Mettere danno',
    summary: "Il danno messo su una carta vi arriva così com'è e non conta come inflitto.",
  },
  '1.9.2.3': {
    title: 'Rimuovere danno',
    summary: 'Rimuovere toglie segnalini da una carta, al massimo quanti ne ha.',
  },
  '1.9.2.4': {
    title: 'Spostare danno',
    summary:
      "Spostare danno lo rimuove da una parte e lo mette dall'altra; lo stesso effetto non può riportarlo da dove veniva.",
  },
  '1.9.3': {
    title: 'Subire danno',
    summary: 'Una carta subisce danno ogni volta che vi arrivano segnalini, in qualunque modo.',
  },
  '1.9.4': {
    title: 'Il danno non esce dal gioco',
    summary: 'Il danno non segue una carta fuori dal gioco: se torna, non è danneggiata.',
  },
  '1.10': { title: 'Materiali', summary: 'Che cosa deve portare ogni giocatore.' },
  '1.10.1': {
    title: 'Costruzione del mazzo',
    summary: 'Un mazzo deve rispettare le regole di costruzione del suo formato, Constructed o Limited.',
  },
  '1.10.1.1': {
    title: 'Mazzi: Constructed',
    summary:
      'Constructed: 60 o più carte, al massimo due tipi di inchiostro, al massimo 4 con lo stesso nome completo, nessuna carta vietata.',
  },
  '1.10.1.2': {
    title: 'Mazzi: Limited',
    summary:
      'Limited: almeno 35 carte per il Draft o 40 per il Sealed, con tipi di inchiostro e numero di copie a piacere.',
  },
  '1.10.2': {
    title: 'Tenere traccia della leggenda',
    summary: 'La leggenda di un giocatore va segnata con un mezzo che mostri sempre il totale vero.',
  },
  '1.10.3': {
    title: 'Tenere traccia del danno',
    summary: "Il danno va segnato in modo che ogni giocatore veda quanto ce n'è e dove.",
  },
  '1.11': { title: 'Leggenda', summary: 'Ottenere e perdere leggenda.' },
  '1.11.1': {
    title: 'La leggenda non scende sotto 0',
    summary: 'La leggenda parte da 0 e non scende mai sotto; una perdita si ferma lì.',
  },
  '1.11.2': {
    title: 'Da dove viene la leggenda',
    summary:
      "Un'avventura frutta il valore di leggenda del personaggio, nulla se è 0 o manca; i luoghi fruttano il loro all'inizio di un turno.",
  },
  '1.11.3': { title: '20 leggenda', summary: 'Con 20 leggenda si vince la partita.' },
  '1.12': { title: 'Pescare', summary: "Che cos'è pescare e che cosa non lo è." },
  '1.12.1': {
    title: 'Pescare una carta',
    summary: 'Pescare aggiunge alla tua mano la prima carta del tuo mazzo.',
  },
  '1.12.2': {
    title: 'Pescare più carte',
    summary: "Più carte si pescano una dopo l'altra, ciascuna come pescata a sé.",
  },
  '1.12.3': {
    title: 'Che cosa non è pescare',
    summary: 'Aggiungere una carta alla mano con un effetto non è pescarla.',
  },
  '1.3.5.3': {
    title: '«Giocatore avversario»',
    summary: 'Su una carta «giocatore avversario» significa lo stesso che avversario.',
  },
}

import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it1: RuleTexts<RuleId> = {
  'base/1': {
    title: 'I giocatori e i loro mazzi',
    summary:
      'Si affrontano due giocatori, ognuno con un capo e un proprio mazzo di pesca; il mazzo pronto di un popolo ha 30 carte oltre al capo.',
  },
  'base/2': {
    title: 'I tre draghi',
    summary:
      'Tre draghi partono al centro. Da un lato ce ne sono da 0 a 3, mai da entrambi i lati insieme, perché un drago sul lato avversario viene prima riportato al centro.',
  },
  'base/3': {
    title: 'Il capo',
    summary:
      'Il capo sta scoperto accanto al tabellone, fissa i limiti del mazzo ed è il fondo della pila di comando. Non ha altri effetti in gioco.',
  },
  'base/4': {
    title: 'Mano iniziale',
    summary:
      'Prima del primo combattimento entrambi i giocatori mescolano il mazzo di pesca e pescano 6 carte.',
  },
  'base/5': {
    title: 'Chi apre il primo combattimento',
    summary: 'Non confermato dal regolamento; deciso: chi apre il primo combattimento viene sorteggiato.',
  },
  'base/6': {
    title: 'Che cosa sanno entrambi i giocatori',
    summary:
      'Ciò che sta nelle aree di combattimento è noto a entrambi: la propria si può consultare, l’altra viene riferita su richiesta. Le pile degli scarti e di comando si consultano solo se un testo lo permette.',
  },
  'base/7': {
    title: 'Una serie di combattimenti',
    summary:
      'Una partita è una serie di combattimenti. Chi ne apre uno nomina Fuoco o Terra con il primo annuncio, e quell’elemento resta conteso finché un testo non lo cambia.',
  },
  'base/8': {
    title: 'Chi apre il combattimento seguente',
    summary: 'Chi si ritira da un combattimento apre quello successivo.',
  },
  'base/9': {
    title: 'Fine del combattimento',
    summary:
      'Quando un combattimento finisce, tutte le carte delle aree di combattimento e di supporto vanno nelle pile degli scarti dei proprietari; le pile di comando e le carte influenza restano. Poi il vincitore torna a 6 carte, e dopo di lui il perdente.',
  },
  'base/10': {
    title: 'Inizio del turno',
    summary:
      'All’inizio del turno, in quest’ordine: due o più Storm efficaci danno un drago, le proprie carte RETRIEVE attive si possono riprendere, le proprie carte bluff si possono scartare, le navi possono approdare.',
  },
  'base/11': {
    title: 'Fase di comando',
    summary:
      'Nella fase di comando si gioca una carta di questa fase (carta comando, Hyla, nave o carta cristallo) oppure si usa REPLACE una volta, mai entrambe le cose.',
  },
  'base/12': {
    title: 'Fase di ritirata',
    summary:
      'Ci si può ritirare solo nella fase di ritirata. Lì ci si deve ritirare se non si può giocare un personaggio, raggiungere il potere o soddisfare una richiesta avversaria.',
  },
  'base/13': {
    title: 'Fase dei personaggi',
    summary:
      'Nella fase dei personaggi si gioca esattamente un personaggio; solo PAIR, GANG, FREE o un testo ne permettono di più.',
  },
  'base/14': {
    title: 'Fase di potenziamento e supporto',
    summary:
      'Nella fase di potenziamento e supporto si gioca al massimo un potenziamento o un supporto; solo FREE, PAIR o un testo ne permettono di più.',
  },
  'base/15': {
    title: 'Raggiungere il potere',
    summary:
      'Il potere annunciato deve essere almeno pari al potere attuale dell’avversario nell’elemento conteso, e la parità basta, a meno che sia attivo uno SHIELD efficace di quell’elemento.',
  },
  'base/16': {
    title: 'Fase di pesca',
    summary:
      'Nella fase di pesca si torna a 6 carte, per quanto si può ed è permesso; non ci si può fermare prima per scelta.',
  },
  'base/17': {
    title: 'Fine del turno',
    summary:
      'Alla fine del turno si usano prima i testi di fine turno, poi quelli che chiedono come finisce il turno («se il mio turno finisce con meno di 9 carte»). Dopo, le carte comando giocate in questo turno cessano di agire.',
  },
  'base/18': {
    title: 'Testi «nel mio turno»',
    summary:
      'Un testo «nel mio turno» non legato a una fase si può usare una volta per turno proprio in qualsiasi momento, anche nella fase iniziale e prima di una ritirata.',
  },
  'base/19': {
    title: 'Prima di aprire un combattimento',
    summary:
      'Chi deve aprire un combattimento può prima giocare una carta della fase di comando, poi deve aprire o rinunciare.',
  },
  'base/20': {
    title: 'Con che cosa si apre un combattimento',
    summary:
      'Si apre con almeno un personaggio, più gli extra che PAIR, GANG o FREE permettono. Non si possono aggiungere potenziamenti o supporti, a meno che siano FREE o un testo lo permetta.',
  },
  'base/21': {
    title: 'Chi apre non si ritira',
    summary:
      'Chi apre un combattimento non può ritirarsi in quel turno, salvo che l’Intervento 402 lo costringa.',
  },
  'base/22': {
    title: 'Rinunciare ad aprire',
    summary:
      'Rinunciare: si scartano da 1 a 3 carte dalla mano e si torna a 6; l’avversario resta com’è e deve ora aprire o rinunciare. Deciso con le FAQ contro la vecchia versione per computer: con la mano vuota si rinuncia senza scartare e si pescano 6 carte.',
  },
  'base/23': {
    title: 'Potere 0',
    summary:
      'Un combattimento si può aprire con potere 0, e il potere 0 è sempre raggiunto, purché si giochi un personaggio.',
  },
  'base/24': {
    title: 'Quando le carte diventano inattive',
    summary:
      'Il primo personaggio di un turno rende inattive tutte le carte che erano nella propria area di combattimento. Solo una gang continuata, Khind 23 KhindKin e Khind 31 Bounce Back tengono attive le carte precedenti.',
  },
  'base/25': {
    title: 'Per quanto le carte restano attive',
    summary:
      'I potenziamenti sono attivi quanto il loro personaggio, i supporti per tutto il combattimento, le carte comando per il turno, le carte influenza finché non vengono sostituite.',
  },
  'base/26': {
    title: 'Potere',
    summary:
      'Il potere è la somma dei valori efficaci nell’elemento conteso dei propri personaggi, potenziamenti e supporti attivi e delle carte influenza che portano valori.',
  },
  'base/27': {
    title: 'Valore e potere',
    summary:
      'Un valore appartiene a una carta, il potere è il totale. Un testo su un valore cambia solo quella carta; un testo sul potere fissa un minimo per il totale.',
  },
  'base/28': {
    title: 'L’ordine dei cambi di valore',
    summary:
      'Prima vengono gli effetti sui valori stampati, poi gli aumenti nell’ordine che dà di più («sale a» prima del raddoppio), poi le riduzioni e infine i minimi per il potere totale.',
  },
  'base/29': {
    title: 'Che cosa significa «ignorato»',
    summary:
      'Una carta ignorata ha 0/0, nessun simbolo e nessun testo, ma resta lì, attiva e del suo tipo. Lune, popolo e tipo non si possono ignorare, e un simbolo ignorato conta ancora per i testi che cercano simboli.',
  },
  'base/30': {
    title: 'L’ordine di precedenza',
    summary:
      '«Io devo» prevale su PROTECTED, che prevale su «è ignorato», che prevale su «non puoi», che prevale su tutti gli altri testi, che prevalgono sulle regole generali con i loro simboli. A pari rango un divieto batte un permesso; l’ordine di gioco non conta mai.',
  },
  'base/31': {
    title: 'Draghi per una ritirata',
    summary:
      'Una ritirata dà al vincitore 1 drago, oppure 2 se nelle sue aree di combattimento e di supporto ci sono 6 o più carte, attive o no.',
  },
  'base/32': {
    title: 'Carte bluff e secondo drago',
    summary:
      'Deciso con la vecchia versione per computer, dato che le FAQ tacciono: le carte bluff coperte non contano fra le sei carte del secondo drago, ma contano per il Mutante 103.',
  },
  'base/33': {
    title: 'Calcolare i draghi di una ritirata',
    summary:
      'I draghi di una ritirata si calcolano in quest’ordine: tutti gli aumenti, tutte le riduzioni fino a 0 al minimo, «al massimo 1», «nessuno». Il risultato sta fra 0 e 4.',
  },
  'base/34': {
    title: 'Attirare un drago',
    summary:
      'Per attirare un drago se ne riporta uno dal lato avversario al centro; se lì non ce n’è, se ne prende uno dal centro sul proprio lato. Con tutti e tre già dal proprio lato la partita finisce subito con una vittoria.',
  },
  'base/35': {
    title: 'Draghi non ottenuti per ritirata',
    summary:
      'I draghi delle Sirens, degli Storm, degli acquisti e dei bluff scoperti non sono ottenuti per ritirata, perciò i testi sulla ritirata non li toccano.',
  },
  'base/36': {
    title: 'Quando le carte finiscono',
    summary:
      'La partita finisce anche quando si dovrebbe aprire un combattimento mentre uno dei giocatori non ha carte né in mano né nel mazzo di pesca, o quando chi rinuncia scarta le ultime carte. Le carte sulle navi non contano.',
  },
  'base/37': {
    title: 'Chi vince quando le carte finiscono',
    summary:
      'Vince allora chi ha draghi dal proprio lato. Con tutti i draghi al centro perde chi ha causato la fine; deciso: chi è trovato senza carte, o chi doveva aprire se nessuno ne ha. Esserne rimasti senza prima non conta.',
  },
  'base/38': {
    title: 'Cristalli per la vittoria',
    summary:
      'Il vincitore ottiene 1 cristallo più 1 per ogni drago dal suo lato; una vittoria attirando un quarto drago ne vale 4.',
  },
  'base/39': {
    title: 'Carte cristallo nel punteggio',
    summary:
      'Ogni carta cristallo attiva del vincitore aggiunge 1 cristallo, fino a un massimo di 7 con tre di esse.',
  },
  'base/40': {
    title: 'Vincere l’incontro',
    summary:
      'Un incontro è vinto da chi arriva per primo a 5 cristalli; quelli in più non si contano. Non confermato, deciso: chi perde una partita dice chi apre la prossima e se i mazzi cambiano lato.',
  },
  'base/41': {
    title: 'Potere non raggiunto',
    summary:
      'Se chi ha scelto di continuare non riesce a raggiungere il potere, il turno torna a prima del personaggio, purché nessuna carta sia stata pescata o rivelata; altrimenti la partita è persa con il punteggio massimo.',
  },
  'base/42': {
    title: 'I simboli non sono testi',
    summary: 'I simboli, SHIELD compreso, appartengono alle regole generali e non sono testi speciali.',
  },
  'base/43': {
    title: 'RETRIEVE (riprendere)',
    summary:
      'RETRIEVE: nella propria fase iniziale si può riprendere in mano una propria carta attiva con questo simbolo. I personaggi no, finché l’avversario ha un personaggio attivo con RETRIEVE stampato, anche se ignorato.',
  },
  'base/44': {
    title: 'PAIR (coppia)',
    summary:
      'PAIR: due carte con questo simbolo e la stessa prima parola nel nome si possono giocare dove si può giocare un personaggio o un potenziamento. Restano due carte.',
  },
  'base/45': {
    title: 'FREE (libera)',
    summary:
      'FREE: la carta si può giocare nella sua fase da sola o in aggiunta ad altre, in qualsiasi numero, ma non dopo uno STOP efficace.',
  },
  'base/46': {
    title: 'GANG (banda)',
    summary:
      'GANG: all’inizio della fase dei personaggi si può giocare qualsiasi numero di membri di una gang. Una gang precedente resta attiva se nell’area di combattimento è attiva solo quella gang e si aggiunge un membro.',
  },
  'base/47': {
    title: 'SHIELD (scudo)',
    summary:
      'SHIELD: uno scudo attivo dell’elemento conteso rende valido l’annuncio qualunque sia il potere.',
  },
  'base/48': {
    title: 'STOP (fermarsi)',
    summary:
      'STOP: dopo questa carta in questo turno non si può giocare altro, salvo ciò che un testo aggiunge espressamente. Agisce solo quando la carta viene giocata.',
  },
  'base/49': {
    title: 'PROTECTED (protetta)',
    summary:
      'PROTECTED: finché la carta è attiva, gli effetti avversari non possono ignorarla, scartarla, ridurla o toglierle il testo; solo Hoax 16 Mekarthas the Shrewd spegne il simbolo. In mano non fa nulla.',
  },
  'base/50': {
    title: 'REPLACE (sostituire)',
    summary:
      'REPLACE: nella fase di comando si scarta la carta dalla mano e, se si vuole, se ne pesca una. Non vuol dire giocarla.',
  },
  'base/51': {
    title: 'BLUFF',
    summary:
      'BLUFF: la carta si può mettere coperta come supporto per un bluff di Fuoco, un bluff di Terra o uno vuoto.',
  },
  'base/52': {
    title: 'Costruire un mazzo',
    summary:
      'Nella costruzione del mazzo le carte del popolo del capo sono gratuite e le altre costano le loro lune; un capo permette 30 carte e 10 lune.',
  },
  'base/53': {
    title: 'Mutanti nel mazzo',
    summary:
      'I mutanti non appartengono a nessun popolo e costano 0 lune, perciò qualsiasi mazzo può averli.',
  },
  'base/54': {
    title: 'Ogni carta una volta',
    summary:
      'Non confermato; deciso: un mazzo contiene ogni carta al massimo una volta, dato che nei prodotti ne esiste una sola.',
  },
  'base/55': {
    title: 'Carte straniere nei mazzi pronti',
    summary: 'I mazzi pronti contengono carte di altri popoli per un valore da 4 a 7 lune.',
  },
  'base/56': {
    title: 'Navi: giocarle e caricarle',
    summary:
      'Una nave è una carta influenza e azione giocata nella fase di comando, con posto per 1-4 carte. Caricarla prende il posto di giocare un supporto; le carte caricate stanno scoperte e non sono in gioco.',
  },
  'base/57': {
    title: 'Navi: approdare',
    summary:
      'Nella fase iniziale può approdare qualsiasi numero di navi. In quel turno personaggi, potenziamenti e supporti vengono solo dalle navi approdate, salvo che un testo dica altro; fra essi i personaggi Buka valgono come FREE; il resto e le navi si scartano prima dell’annuncio.',
  },
  'base/58': {
    title: 'Le navi non si possono rimuovere',
    summary:
      'Nessun effetto avversario rimuove una nave. Vulca 28 Summon Sorcerer ne riprende una propria, ma il suo carico viene scartato.',
  },
  'base/59': {
    title: 'Mettere una carta bluff',
    summary:
      'Una carta bluff si mette coperta come supporto da 2/2 senza testo. Su una nave non diventa FREE e non si può mettere finché i supporti, i simboli o le carte bluff del giocatore sono ignorati.',
  },
  'base/60': {
    title: 'Vedere il bluff',
    summary:
      'Dopo l’annuncio l’avversario può vedere il bluff, a meno che Buka 24 Letter of Marque sia efficace o le carte bluff siano ignorate. Si mostrano e si scartano tutte: se ognuna corrisponde all’elemento, chi ha bluffato attira 1 drago e si continua; altrimenti lo attira chi ha visto, e chi ha bluffato deve ritirarsi.',
  },
  'base/61': {
    title: 'Le sei famiglie Buka',
    summary:
      'I Buka sono divisi in sei famiglie di cinque carte, che si possono unire ad altri mazzi in blocco.',
  },
  'base/62': {
    title: 'I set con gli emissari',
    summary: 'Emissari e inquisitori sono in due set di 30 carte.',
  },
  'base/63': {
    title: 'Variante con mazzi pronti',
    summary:
      'Variante con mazzi pronti: il mazzo di un popolo, le 3 carte extra di quel popolo e un emissario con le 7 carte che nomina, in tutto 40 carte e nessun inquisitore. Gli emissari non sono noti, perciò si controlla solo il divieto degli inquisitori.',
  },
  'base/64': {
    title: 'Variante con mazzi costruiti',
    summary:
      'Variante con mazzi costruiti: un capo e un inquisitore, nessun emissario. La modifica dell’inquisitore ai limiti di carte e lune non si può ignorare, il suo testo sì.',
  },
  'base/65': {
    title: 'Una sola Hyla in gioco',
    summary:
      'Le fonti divergono; deciso: c’è una sola Hyla in gioco per entrambi i giocatori insieme. Una nuova manda la vecchia, propria o avversaria, nella pila degli scarti del proprietario.',
  },
  'base/66': {
    title: 'I Tutu e i loro costi',
    summary:
      'I Tutu sono personaggi con testo. Un costo «io devo» si paga prima di giocare la carta, non può mai essere ignorato e non viene restituito.',
  },
  'base/67': {
    title: 'Interventi',
    summary:
      'Gli interventi si giocano nel turno dell’avversario quando avviene ciò che li innesca, ma non finché i propri testi sono ignorati o le carte con testo sono vietate.',
  },
  'base/68': {
    title: 'Carte cristallo',
    summary:
      'Le carte cristallo sono conquiste giocate nella fase di comando, che poi valgono come attive. Il loro punteggio si applica dopo la fine della partita, quando nulla può più ignorarlo.',
  },
  'allgemein/hierarchie': { title: 'Precedenza', summary: 'L’ordine di precedenza fra regole e testi.' },
  'allgemein/hierarchie/1': {
    title: 'Precedenza: «io devo»',
    summary: 'Rango più alto: un testo «io devo» va soddisfatto qualunque altra cosa sia in vigore.',
  },
  'allgemein/hierarchie/2': {
    title: 'Precedenza: PROTECTED',
    summary:
      'Secondo rango: una carta PROTECTED attiva resiste ai testi avversari che ignorano, a meno che Hoax 16 Mekarthas the Shrewd ignori il simbolo stesso.',
  },
  'allgemein/hierarchie/3': {
    title: 'Precedenza: «è ignorato»',
    summary: 'Terzo rango: un testo che ignora spegne anche i divieti e gli altri testi.',
  },
  'allgemein/hierarchie/4': {
    title: 'Precedenza: «non puoi»',
    summary: 'Quarto rango: un testo «non puoi» prevale su ogni altro testo che permetterebbe la cosa.',
  },
  'allgemein/hierarchie/5': {
    title: 'Precedenza: tutti gli altri testi',
    summary: 'Quinto rango: tutti i testi rimanenti; prevalgono solo sulle regole generali.',
  },
  'allgemein/hierarchie/6': {
    title: 'Precedenza: regole generali',
    summary: 'Rango più basso: le regole generali, che valgono ovunque nessun testo dica altro.',
  },
  'allgemein/hierarchie/7': {
    title: 'Precedenza: osservazioni generali',
    summary: 'Introduce le osservazioni generali sulla precedenza.',
  },
  'allgemein/hierarchie/8': {
    title: 'Precedenza: simboli',
    summary: 'I simboli hanno il rango delle regole generali.',
  },
  'allgemein/hierarchie/9': {
    title: 'Precedenza: il testo prima della regola',
    summary: 'Un testo sta sopra una regola generale, simboli compresi.',
  },
  'allgemein/hierarchie/10': {
    title: 'Precedenza: il divieto prima del permesso',
    summary: 'Un divieto vince su un permesso di rango uguale o inferiore.',
  },
  'allgemein/hierarchie/11': {
    title: 'Precedenza: «tu devi»',
    summary: '«Tu devi» sta fra i testi ordinari, perciò a differenza di «io devo» si può ignorare.',
  },
  'allgemein/timing': { title: 'Tempi', summary: 'Quando succede che cosa.' },
  'allgemein/timing/1': {
    title: 'Tempi: rispettarli',
    summary: 'Chiede ai giocatori di rispettare i tempi.',
  },
  'allgemein/timing/2': {
    title: 'Tempi: RETRIEVE',
    summary:
      'RETRIEVE funziona solo nella fase iniziale; quando il turno è andato avanti la carta resta dov’è.',
  },
  'allgemein/timing/3': {
    title: 'Fase dei personaggi: i suoi passi',
    summary: 'Introduce i passi della fase dei personaggi.',
  },
  'allgemein/timing/4': {
    title: 'Fase dei personaggi, passo 0: inizio',
    summary:
      'Passo 0: inizia la fase dei personaggi. Ciò che è attivo ora nell’area di combattimento decide se una gang si può continuare.',
  },
  'allgemein/timing/5': {
    title: 'Fase dei personaggi, passo 1: giocare',
    summary:
      'Passo 1: si gioca il nuovo personaggio mentre le vecchie carte sono ancora attive, perciò i loro divieti vincolano ancora gli interventi contro di esso.',
  },
  'allgemein/timing/6': {
    title: 'Fase dei personaggi, passo 2: vecchie carte',
    summary:
      'Passo 2: le vecchie carte dell’area di combattimento diventano inattive, a meno che si stia ampliando una gang.',
  },
  'allgemein/timing/7': {
    title: 'Fase dei personaggi, passo 3: attivo',
    summary: 'Passo 3: solo ora il nuovo personaggio diventa attivo e comincia ad agire.',
  },
  'allgemein/timing/8': {
    title: 'Fase dei personaggi, passo 4: altri',
    summary:
      'Passo 4: ogni altro personaggio viene giocato e diventa attivo a sua volta, senza rendere inattivi i precedenti di questo turno.',
  },
  'allgemein/timing/9': {
    title: 'Fase dei personaggi, passo 5: fine',
    summary:
      'Passo 5: la fase dei personaggi finisce; le condizioni sulla sua fine, come quella di Buka 18 Boatswain Mena Marn, si giudicano da ciò che allora è attivo.',
  },
  'allgemein/timing/10': {
    title: 'Tempi: tutto insieme',
    summary:
      'Tutte le carte agiscono insieme. Essere state giocate prima non dà precedenza; la dà solo la gerarchia.',
  },
  'allgemein/timing/11': {
    title: 'Tempi: più aumenti',
    summary: 'Più aumenti propri si applicano nell’ordine che dà il risultato più alto.',
  },
  'allgemein/timing/12': {
    title: 'Tempi: domanda sugli aumenti',
    summary: 'Chiede in quale ordine si applicano più aumenti del valore di un personaggio.',
  },
  'allgemein/timing/13': {
    title: 'Tempi: prima alzare, poi raddoppiare',
    summary:
      'Ogni giocatore dice in quale ordine si applicano le proprie carte. Ciò che alza i valori ha un ordine suo: Pillar 26 Potion of Prodigious Passion prima porta il valore a 5, poi Hoax 25 Duplicator of Strength lo raddoppia a 10, qualunque sia stata giocata per prima.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke': {
    title: 'Valore o potere',
    summary: 'Che cos’è un valore e che cos’è il potere.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/1': {
    title: 'Valore o potere: domanda',
    summary: 'Chiede in che cosa differiscono valore e potere.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/2': {
    title: 'Valore o potere: valori',
    summary:
      'I valori sono i numeri di Fuoco e Terra delle singole carte; un testo su un valore, come il raddoppio del valore di Terra di un personaggio, cambia il numero di quella carta.',
  },
  'allgemein/unterschied-zwischen-wert-und-staerke/3': {
    title: 'Valore o potere: potere',
    summary:
      'Il potere è la somma dei propri valori che l’avversario deve raggiungere. Un testo sul potere, come Aqua 20 Earthwater, porta il totale in Terra ad almeno 7.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten': {
    title: 'Rinunciare: la voce',
    summary: 'Rinunciare ad aprire un combattimento.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/1': {
    title: 'Rinunciare: scartare e ripescare',
    summary:
      'Chi rinuncia, per obbligo o per scelta, scarta 1, 2 o 3 carte dalla mano, per quante ce ne sono, e poi torna a 6.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/2': {
    title: 'Rinunciare: più volte',
    summary:
      'Con 9 o più carte e nessun personaggio può servire rinunciare più volte, perché si ripesca solo fino a 6. Una carta comando giocata prima fa uscire una carta in più.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/3': {
    title: 'Rinunciare: ripesca solo chi rinuncia',
    summary:
      'Ripesca solo chi rinuncia. Se una carta comando giocata prima ha lasciato l’avversario sotto le 6, questi deve aprire o rinunciare con quella mano più piccola. (Le FAQ nominano Vulca 32; secondo i testi delle carte lo fa Hoax 32 Auserwählter des Geistes.)',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/4': {
    title: 'Rinunciare: domanda, mano vuota',
    summary: 'Chiede che cosa fa chi deve aprire se la sua mano si è appena svuotata.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/5': {
    title: 'Rinunciare: il dilemma',
    summary: 'Espone il dilemma: con la mano vuota non ci si può ritirare, né scartare, né aprire.',
  },
  'allgemein/auf-den-kampfbeginn-verzichten/6': {
    title: 'Rinunciare: con la mano vuota',
    summary: 'Con la mano vuota si rinuncia senza scartare e poi si pescano 6 carte.',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich': {
    title: 'Guardare le carte',
    summary: 'Quali carte dell’area di combattimento si possono guardare.',
  },
  'allgemein/das-anschauen-von-karten-im-kampfbereich/1': {
    title: 'Guardare le carte: propria area di combattimento',
    summary:
      'Un giocatore può guardare e contare tutte le carte della propria area di combattimento, anche quelle inattive.',
  },
}

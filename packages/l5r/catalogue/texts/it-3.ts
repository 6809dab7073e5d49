import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it3: RuleTexts<RuleId> = {
  'glossary/keine-marker-mehr-uebrig': {
    title: 'I segnalini non sono limitati',
    summary:
      'Il numero di segnalini fato, onore e stato non è limitato; qualsiasi cosa può sostituire i segnalini esauriti.',
  },
  'glossary/keine-verstaerkungen': {
    title: 'No attachments (nessun accessorio)',
    summary: '«No attachments» è una parola chiave: la carta non può avere accessori.',
  },
  'glossary/keine-verstaerkungen/1': {
    title: 'No attachments: certi tratti',
    summary:
      'Con dei tratti davanti alla parola («no Weapon or Armor attachments»), la carta non può avere accessori con uno di quei tratti, ma può averne altri.',
  },
  'glossary/keine-verstaerkungen/2': {
    title: 'No attachments except (tranne)',
    summary:
      'Con «except» e dei tratti («no attachments except Weapon»), la carta può avere accessori con quei tratti, ma nessun altro.',
  },
  'glossary/keine-verstaerkungen/3': {
    title: 'No attachments: contraddizioni',
    summary:
      'Se più esemplari della parola chiave si contraddicono su un accessorio, prevale quello che lo vieta.',
  },
  'glossary/klan': {
    title: 'Clan',
    summary:
      'Il clan della roccaforte è il clan principale del mazzo. Sono sette: Crab, Crane, Dragon, Lion, Phoenix, Scorpion e Unicorn.',
  },
  'glossary/klan/1': {
    title: 'Carte del proprio clan',
    summary: 'Una carta del proprio clan ha il simbolo di clan della roccaforte di chi la controlla.',
  },
  'glossary/klan/2': {
    title: 'Carte di un altro clan',
    summary:
      'Una carta di un altro clan ha uno o più simboli di clan, nessuno dei quali è quello della roccaforte di chi la controlla.',
  },
  'glossary/konflikt': {
    title: 'Conflitto',
    summary:
      'Nella fase di conflitto ogni giocatore ha 2 opportunità di dichiarare un conflitto; i passi strutturali dicono come si risolvono i conflitti.',
  },
  'glossary/konstante-faehigkeit': {
    title: 'Capacità costanti',
    summary:
      'Una capacità costante non è una parola chiave e non ha una parola in grassetto che dice quando. È attiva da quando la sua carta entra in gioco e finché vi resta.',
  },
  'glossary/konstante-faehigkeit/1': {
    title: 'Capacità costanti con una condizione',
    summary:
      'Una capacità costante con una condizione («durante», «se», «finché») è attiva quando la condizione è vera, e solo allora.',
  },
  'glossary/konstante-faehigkeit/2': {
    title: 'Capacità costanti: più esemplari',
    summary: 'Più esemplari della stessa capacità costante valgono ciascuno per conto proprio.',
  },
  'glossary/kontrolle-und-besitz': {
    title: 'Controllo e proprietà',
    summary:
      'Il proprietario di una carta è il giocatore al cui mazzo, set di province, roccaforte o ruolo essa apparteneva all’inizio della partita.',
  },
  'glossary/kontrolle-und-besitz/1': {
    title: 'Controllo: entrando in gioco',
    summary:
      'Le carte entrano in gioco sotto il controllo del proprietario, salvo che una capacità dica altro; le capacità possono cambiare il controllo in seguito.',
  },
  'glossary/kontrolle-und-besitz/2': {
    title: 'Controllo: fuori dal gioco',
    summary: 'Un giocatore controlla le carte nelle proprie aree fuori dal gioco.',
  },
  'glossary/kontrolle-und-besitz/3': {
    title: 'Proprietà: nell’area del proprietario',
    summary:
      'Una carta che finirebbe nell’area fuori dal gioco di un altro giocatore va invece nell’area corrispondente del proprietario. Per le capacità e gli effetti strutturali conta comunque come entrata nell’area di chi la controlla; cambia solo il posto.',
  },
  'glossary/kontrolle-und-besitz/4': {
    title: 'Cambio di controllo in un conflitto',
    summary:
      'Un personaggio partecipante che cambia controllo continua a partecipare, ma dalla parte di chi ora lo controlla.',
  },
  'glossary/kontrolle-und-besitz/5': {
    title: 'Cambio di controllo: lo stato resta',
    summary:
      'Un personaggio in gioco che cambia controllo mantiene il suo stato: inchinato o pronto, partecipante o a casa, e così via.',
  },
  'glossary/kontrolle-und-besitz/6': {
    title: 'Cambio di controllo: accessori',
    summary: 'Quando una carta cambia controllo, gli accessori su di essa non lo cambiano.',
  },
  'glossary/kontrolle-und-besitz/7': {
    title: 'Cambio di controllo: quanto dura',
    summary: 'Un cambio di controllo senza una durata indicata vale finché la carta resta in gioco.',
  },
  'glossary/kopie-einer-karte': {
    title: 'Copia di una carta',
    summary:
      'Una copia di una carta è qualsiasi carta con lo stesso nome, qualunque siano tipo, testo, immagine o mazzo.',
  },
  'glossary/kopie-einer-karte/1': {
    title: 'Una carta è copia di sé stessa',
    summary: 'Una carta conta come copia di sé stessa.',
  },
  'glossary/kopie-eines-charakters': {
    title: 'Diventare copia di un personaggio',
    summary:
      'Un personaggio che diventa copia di un altro perde nome, costo, abilità base, gloria, tratti e testo delle capacità, e ha invece quelli del personaggio copiato per il tempo indicato dalla capacità.',
  },
  'glossary/kopie-eines-charakters/1': {
    title: 'Copia di un personaggio: lo stampato resta',
    summary:
      'Ciò che si riferisce a testo, abilità o tratti stampati di un personaggio legge ancora ciò che è davvero stampato sulla sua carta, non ciò che copia.',
  },
  'glossary/kopie-eines-charakters/2': {
    title: 'Copia di un personaggio: cosa mantiene',
    summary:
      'Si copiano solo le abilità base e le caratteristiche stampate dell’altro personaggio. Ciò che quello che cambia ha ottenuto da altre fonti, come un evento o un accessorio, lo mantiene.',
  },
  'glossary/kopie-eines-charakters/3': {
    title: 'Copia di un personaggio unico',
    summary:
      'Un personaggio può diventare copia di un personaggio unico solo se il giocatore che lo possiede o controlla non possiede o controlla già una copia, per nome, di quel personaggio unico.',
  },
  'glossary/kopie-eines-charakters/4': {
    title: 'Copia di un personaggio: non è modificatore',
    summary:
      'Diventare una copia sostituisce abilità base e gloria; non è un modificatore, quindi si può sostituire anche un trattino.',
  },
  'glossary/kopie-eines-charakters/5': {
    title: 'Copia di un personaggio: non con lo stesso nome',
    summary: 'Un personaggio non può diventare copia di un personaggio con lo stesso nome.',
  },
  'glossary/kosten': {
    title: 'Costi',
    summary:
      'Il costo di una carta è il fato da pagare per giocarla dalla mano o da una provincia. In una capacità innescata ogni istruzione prima del trattino, tranne scegliere bersagli e selezionare effetti, è un costo della capacità, per esempio inchinare, spendere, sacrificare, perdere, disonorare o scartare qualcosa.',
  },
  'glossary/kosten/1': {
    title: 'Costi: modificarli',
    summary: 'Un effetto che modifica un costo modifica solo il costo in fato, salvo diversa indicazione.',
  },
  'glossary/kosten/2': {
    title: 'Costi: trattino',
    summary:
      'Una carta con un trattino come costo in fato stampato non può essere giocata. Dove una capacità ha bisogno di un numero, il suo costo stampato conta come 0.',
  },
  'glossary/kosten/3': {
    title: 'Costi: con le proprie carte',
    summary:
      'Un giocatore paga i costi solo con carte ed elementi di gioco che controlla lui stesso; la parola «amico» in un costo lo ricorda soltanto.',
  },
  'glossary/kosten/4': {
    title: 'Costi da fuori dal gioco',
    summary:
      'Se un costo richiede qualcosa fuori dal gioco, chi paga usa solo ciò che è nelle proprie aree fuori dal gioco o nelle proprie riserve di segnalini.',
  },
  'glossary/kosten/5': {
    title: 'Costi: più d’uno insieme',
    summary: 'Più costi di una stessa carta o capacità si pagano contemporaneamente.',
  },
  'glossary/kosten/6': {
    title: 'Costi: pagamento impedito',
    summary:
      'Se è impedito il pagamento di una parte di un costo, si paga comunque tutto ciò che si può, poi la capacità o il gioco della carta si ferma senza alcun effetto. Una carta che si stava giocando resta non giocata in mano o nella provincia.',
  },
  'glossary/kosten/7': {
    title: 'Costi: l’effetto deve cambiare qualcosa',
    summary:
      'Una capacità non può essere iniziata, né i suoi costi pagati, se il suo effetto da solo non può cambiare lo stato di gioco; ciò che cambierebbe pagando i costi non conta.',
  },
  'glossary/leer': {
    title: 'Riquadro di testo vuoto',
    summary:
      'Una carta il cui riquadro di testo stampato è trattato come vuoto non ha i suoi tratti stampati né le sue capacità stampate (parole chiave comprese). Ciò che ha ottenuto da altre fonti resta.',
  },
  'glossary/limitiert': {
    title: 'Limited (una per round)',
    summary:
      'Limited è una parola chiave: un giocatore non può giocare più di 1 carta con Limited per round, qualunque sia il nome, tra mano e province insieme.',
  },
  'glossary/limitiert/1': {
    title: 'Limited: messa in gioco',
    summary:
      'Una carta con Limited messa in gioco da una capacità ne è esente: può entrare anche se è stata giocata una carta con Limited, e non conta come l’unica carta del round.',
  },
  'glossary/markervorrat': {
    title: 'Riserva di segnalini',
    summary:
      'La riserva generale di segnalini si prepara all’inizio e contiene tutti i segnalini che al momento nessun giocatore controlla.',
  },
  'glossary/markervorrat/1': {
    title: 'Riserva di segnalini: fato e onore',
    summary:
      'Il fato e l’onore che un giocatore ottiene passano dalla riserva generale alla sua; ciò che perde o spende vi ritorna.',
  },
  'glossary/markervorrat/2': {
    title: 'Riserva di segnalini: carta che lascia',
    summary: 'Quando una carta lascia il gioco, tutti i segnalini su di essa tornano nella riserva generale.',
  },
  'glossary/maximal-x-pro-zeitraum': {
    title: 'Massimo X per periodo',
    summary:
      '«Massimo X per [periodo]»: nel periodo la capacità può essere iniziata solo X volte da tutte le copie della carta (per nome) insieme; iniziarla su una copia conta per tutte.',
  },
  'glossary/maximal-x-pro-zeitraum/1': {
    title: 'Massimo X: per ogni giocatore',
    summary: 'Un massimo si conta separatamente per ogni giocatore.',
  },
  'glossary/maximal-x-pro-zeitraum/2': {
    title: 'Massimo X: gli usi annullati contano',
    summary: 'Una capacità il cui effetto è stato annullato conta comunque per il suo massimo.',
  },
  'glossary/maximal-x-pro-zeitraum/3': {
    title: 'Massimo X: non cambia mai',
    summary: 'Nulla può alzare o abbassare il massimo di una capacità.',
  },
  'glossary/merkmale': {
    title: 'Tratti',
    summary: 'La maggior parte delle carte ha dei tratti, stampati in cima al riquadro di testo.',
  },
  'glossary/merkmale/1': {
    title: 'I tratti da soli non fanno nulla',
    summary: 'Un tratto da solo non fa nulla; le capacità possono riferirsi alle carte che lo hanno.',
  },
  'glossary/mische': {
    title: 'Mescolare',
    summary:
      '«Mescola» dopo una ricerca indica il mazzo in cui si è cercato: chi deve mescolare mescola solo il mazzo o i mazzi di cui si è occupata la capacità.',
  },
  'glossary/mische/1': {
    title: 'Mescolare: l’avversario può tagliare',
    summary: 'La mescolata deve soddisfare l’avversario, che può mescolare ancora o tagliare.',
  },
  'glossary/modifikatoren': {
    title: 'Modificatori',
    summary:
      'I valori sono sempre aggiornati: ogni volta che un modificatore si aggiunge o si toglie, il valore si ricalcola dalla base non modificata con tutti i modificatori che valgono.',
  },
  'glossary/modifikatoren/1': {
    title: 'Modificatori: l’ordine del calcolo',
    summary:
      'Tutti i modificatori contano come applicati insieme, ma aggiunte e sottrazioni si calcolano prima di ogni raddoppio o dimezzamento.',
  },
  'glossary/modifikatoren/2': {
    title: 'Modificatori: arrotondare per eccesso',
    summary: 'Le frazioni si arrotondano per eccesso, una volta applicati tutti i modificatori.',
  },
  'glossary/modifikatoren/3': {
    title: 'Modificatori: fissare un valore',
    summary:
      'Un modificatore che fissa un valore a un numero prevale, finché dura, su tutti quelli che non lo fissano, anche aggiunti dopo. Tra modificatori che fissano vale l’ultimo applicato.',
  },
  'glossary/modifikatoren/4': {
    title: 'Modificatori: mai sotto 0',
    summary:
      'Abilità, gloria, costo e ogni altra quantità di una carta non sono mai sotto 0. I modificatori negativi più grandi si applicano per intero; solo il risultato dopo tutti i modificatori è trattato come 0.',
  },
  'glossary/modifikatoren/5': {
    title: 'Modificatori: offerte in un duello',
    summary:
      'In un duello le offerte di onore si aggiungono fuori dal calcolo consueto: dopo ogni raddoppio o dimezzamento, e anche a un valore fissato.',
  },
  'glossary/mulligan': {
    title: 'Mulligan',
    summary:
      'Durante la preparazione ogni giocatore ha un mulligan: può mettere da parte un numero qualsiasi di carte nelle sue province e in mano e sostituirle con altrettante dello stesso mazzo. Solo allora le carte messe da parte si rimescolano nei mazzi da cui venivano.',
  },
  'glossary/mulligan/1': {
    title: 'Mulligan: in ordine di giocatore',
    summary:
      'I mulligan si fanno o si rifiutano in ordine di giocatore; un primo giocatore che ha rifiutato non può ripensarci dopo la decisione dell’avversario.',
  },
  'glossary/mulligan/2': {
    title: 'Mulligan: guardare le province',
    summary:
      'Dopo un mulligan di carte nelle province il giocatore può guardare le nuove prima di pescare la mano iniziale.',
  },
  'glossary/nehmen': {
    title: 'Prendere segnalini',
    summary: 'I segnalini presi all’altro giocatore passano dalla sua riserva a quella di chi li prende.',
  },
  'glossary/nehmen/1': {
    title: 'Prendere segnalini: ottenere e perdere',
    summary: 'Chi prende i segnalini conta come se li ottenesse, l’altro come se li perdesse.',
  },
  'glossary/neutral': {
    title: 'Neutrale',
    summary: 'Una carta senza clan è neutrale e può essere inclusa in qualsiasi mazzo.',
  },
  'glossary/neutral/1': {
    title: 'Neutrale: né dell’uno né dell’altro',
    summary: 'Una carta neutrale non è né del proprio clan né di un altro clan.',
  },
  'glossary/nur-x-pro-zeitraum': {
    title: 'Limite di X per periodo',
    summary:
      '«Limite di X per [periodo]» dice quante volte una capacità innescata può essere usata in quel periodo e sostituisce il limite generale di una volta per round.',
  },
  'glossary/nur-x-pro-zeitraum/1': {
    title: 'Limite di X: per ogni copia',
    summary:
      'Un tale limite appartiene a ogni copia della capacità: ciascuna può essere usata X volte nel periodo.',
  },
  'glossary/nur-x-pro-zeitraum/2': {
    title: 'Limite di X: una carta tornata è nuova',
    summary:
      'Una carta che ha lasciato il gioco ed è tornata nel periodo, o è passata da un’area fuori dal gioco a un’altra, è un nuovo esemplare e non ha ancora usato la sua capacità con limite.',
  },
  'glossary/nur-x-pro-zeitraum/3': {
    title: 'Limite di X in un’area nascosta',
    summary:
      'Se una carta innesca la sua capacità da un’area nascosta fuori dal gioco (mano o mazzo) e vi resta, la capacità può essere innescata di nuovo: la carta conta come un nuovo esemplare.',
  },
  'glossary/nur-x-pro-zeitraum/4': {
    title: 'Limite di X: per ogni giocatore',
    summary: 'I limiti si contano separatamente per ogni giocatore.',
  },
  'glossary/nur-x-pro-zeitraum/5': {
    title: 'Limite di X: gli usi annullati contano',
    summary: 'Una capacità il cui effetto è stato annullato conta comunque per il suo limite.',
  },
  'glossary/opfern': {
    title: 'Sacrificare',
    summary:
      'Chi deve sacrificare seleziona una carta in gioco che controlla e che soddisfa il requisito, e la mette nella pila degli scarti del proprietario.',
  },
  'glossary/opfern/1': {
    title: 'Sacrificare: impedito',
    summary: 'Se la carta selezionata non lascia il gioco, il sacrificio conta come impedito.',
  },
  'glossary/opfern/2': {
    title: 'Sacrificare non è scartare',
    summary:
      'Sacrificare non conta come un altro modo di lasciare il gioco: una carta sacrificata non è stata, per esempio, «scartata».',
  },
  'glossary/passen': {
    title: 'Passare',
    summary:
      'Un giocatore che può compiere un’azione, innescare una capacità o eseguire un passo può invece passare, e così vi rinuncia in quel momento.',
  },
  'glossary/passen/1': {
    title: 'Passare nella fase di dinastia',
    summary:
      'Nella finestra speciale delle azioni della fase di dinastia si passa per il resto della fase, e chi passa per primo ottiene 1 fato.',
  },
  'glossary/passen/2': {
    title: 'Passare: finché passano di seguito',
    summary:
      'Ogni altra sequenza continua finché entrambi i giocatori passano uno subito dopo l’altro. Chi ha passato può agire di nuovo se l’avversario non ha passato subito dopo.',
  },
  'glossary/passen/3': {
    title: 'Passare un’opportunità di conflitto',
    summary:
      'Chi passa un’opportunità di conflitto non dice quale tipo di conflitto non ha dichiarato: un’opportunità è andata, e l’altra può ancora essere di uno qualsiasi dei tipi non ancora dichiarati.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust': {
    title: 'Onore personale',
    summary:
      'Ogni personaggio è onorato, ordinario o disonorato. I personaggi entrano in gioco ordinari; un segnalino stato indica gli altri due stati.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/1': {
    title: 'Onore personale: onorato',
    summary: 'Onorato: il personaggio ha un segnalino stato onorato.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/2': {
    title: 'Onore personale: ordinario',
    summary: 'Ordinario: il personaggio non ha segnalini stato per l’onore.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/3': {
    title: 'Onore personale: disonorato',
    summary: 'Disonorato: il personaggio ha un segnalino stato disonorato.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/4': {
    title: 'Che cosa ha un personaggio onorato',
    summary:
      'Un personaggio onorato ha un segnalino onorato e aggiunge la sua gloria alle sue abilità militare e politica. Quando lascia il gioco, chi lo controlla ottiene 1 onore.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/5': {
    title: 'Che cosa ha un personaggio disonorato',
    summary:
      'Un personaggio disonorato ha un segnalino disonorato e sottrae la sua gloria dalle sue abilità militare e politica. Quando lascia il gioco, chi lo controlla perde 1 onore.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/6': {
    title: 'Onore personale: di nuovo ordinario',
    summary:
      'Disonorare un personaggio onorato, od onorarne uno disonorato, rimuove soltanto il suo segnalino: diventa ordinario.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/7': {
    title: 'Onore personale: nessuno stato due volte',
    summary:
      'Un personaggio non può entrare in uno stato in cui è già: uno onorato non può diventare onorato, uno disonorato non può diventare disonorato. Né un personaggio onorato diventa subito disonorato: prima diventa ordinario.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/8': {
    title: 'Onore personale: entrambi i segnalini',
    summary:
      'Se un personaggio ha insieme un segnalino onorato e uno disonorato, si scartano entrambi ed è ordinario.',
  },
  'glossary/persoenliche-ehre-persoenlicher-ehrverlust/9': {
    title: 'Entrare in gioco onorato o disonorato',
    summary:
      'Un personaggio che entra in gioco onorato o disonorato non lo diventa, e non innesca nulla che aspetti che un personaggio diventi onorato o disonorato.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung': {
    title: 'Risoluzione simultanea',
    summary:
      'Se un effetto riguarda insieme entrambi i giocatori e ognuno deve decidere qualcosa, decide prima il primo giocatore, poi l’avversario; quindi l’effetto si risolve per tutto in una volta.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/1': {
    title: 'Simultanei: effetti ritardati e obbligati',
    summary:
      'Il primo giocatore decide l’ordine degli effetti ritardati o delle capacità obbligate che si risolverebbero insieme, chiunque controlli le carte.',
  },
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/2': {
    title: 'Simultanei: effetti costanti e duraturi',
    summary:
      'Le capacità costanti e gli effetti duraturi che possono valere insieme valgono tutti. Dove non possono, il primo giocatore decide in che ordine si applicano.',
  },
  'glossary/provinzen-provinzkarten': {
    title: 'Province',
    summary: 'Le province sono le terre attorno alla roccaforte di un giocatore.',
  },
  'glossary/provinzen-provinzkarten/1': {
    title: 'Province: a faccia in giù',
    summary:
      'Una provincia a faccia in giù è in gioco solo come «provincia a faccia in giù»; il suo lato a faccia in su non può influire su nulla né esserne influenzato finché non è rivelato.',
  },
  'glossary/provinzen-provinzkarten/2': {
    title: 'Province: a faccia in su e non spezzate',
    summary: 'Una provincia a faccia in su e non spezzata è in gioco e interagisce con esso.',
  },
  'glossary/provinzen-provinzkarten/3': {
    title: 'Province: spezzate',
    summary:
      'Una provincia spezzata è trattata come se il suo riquadro di testo fosse vuoto; la sua capacità non può essere usata.',
  },
  'glossary/provinzen-provinzkarten/4': {
    title: 'Province: più carte in una',
    summary:
      'Più carte su una provincia sono tutte in quella provincia: i personaggi si possono giocare, i possedimenti danno i loro bonus. Non viene rifornita finché non è vuota.',
  },
  'glossary/provinzen-provinzkarten/5': {
    title: 'Province: adiacenti',
    summary:
      'Le province senza roccaforte stanno in fila; ognuna è adiacente a quelle direttamente alla sua sinistra e alla sua destra. La provincia della roccaforte non è adiacente a nessuna.',
  },
  'glossary/provinzen-provinzkarten/6': {
    title: 'Province: elementi',
    summary:
      'Ogni provincia ha uno o più elementi. Una con il simbolo quintuplo (come Toshi Ranbo) ha sempre tutti i 5 elementi e nella costruzione del mazzo può occupare il posto di qualsiasi elemento.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz': {
    title: 'Spezzare una provincia',
    summary:
      'Se l’attaccante vince il conflitto con una differenza di abilità pari almeno alla forza della provincia attaccata, la provincia è spezzata.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/1': {
    title: 'Provincia spezzata: capovolta',
    summary: 'Una provincia spezzata viene ruotata sottosopra per indicarlo.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/2': {
    title: 'Spezzare una provincia: scartarne le carte',
    summary:
      'Quando una provincia è spezzata, l’attaccante può scartare le carte dinastia che contiene (tutte o nessuna). Se lo fa, la provincia viene rifornita a faccia in giù.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/3': {
    title: 'Provincia spezzata: testo non attivo',
    summary: 'Il testo delle capacità di una provincia spezzata non è attivo.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/4': {
    title: 'Provincia spezzata: ancora utilizzabile',
    summary:
      'Da una provincia spezzata si possono ancora giocare carte dinastia, ed essa viene rifornita secondo le regole consuete.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/5': {
    title: 'Attaccare la provincia della roccaforte',
    summary:
      'Quando sono spezzate tre province di un giocatore diverse da quella della roccaforte, quest’ultima può essere attaccata. Chi ha la provincia della roccaforte spezzata perde la partita.',
  },
  'glossary/provinz-unterwerfen-unterworfenen-provinz/6': {
    title: 'Provincia spezzata fuori da un conflitto',
    summary:
      'Se una provincia è spezzata in altro modo che risolvendo un conflitto, si considera che l’abbia spezzata l’avversario di chi la controlla.',
  },
  'glossary/provinz-wieder-auffuellen': {
    title: 'Rifornire una provincia',
    summary:
      'Per rifornire una provincia il suo giocatore vi mette a faccia in giù la prima carta del suo mazzo dinastia, senza guardarla.',
  },
  'glossary/provinz-wieder-auffuellen/1': {
    title: 'Rifornire una provincia: quando',
    summary:
      'Dopo che una carta è stata tolta da una provincia per qualsiasi motivo, e dopo tutte le reazioni a ciò, la provincia viene rifornita automaticamente se a quel punto non contiene carte dinastia.',
  },
  'glossary/provinz-wieder-auffuellen/2': {
    title: 'Rifornire una provincia a faccia in su',
    summary:
      'Per rifornire una provincia a faccia in su, vi si mette invece a faccia in su la prima carta del mazzo dinastia.',
  },
  'glossary/rahmeneffekte-rahmenschritte': {
    title: 'Passi ed effetti strutturali',
    summary:
      'Un passo strutturale è un momento obbligatorio stabilito dalla struttura del gioco; un effetto strutturale è quello causato dalla risoluzione di un tale passo.',
  },
  'glossary/reaktionen': {
    title: 'Reazioni',
    summary:
      'Una reazione può essere iniziata solo nella finestra che si apre dopo la risoluzione della sua condizione di innesco. Lì il primo giocatore è il primo a iniziare una reazione o a passare, poi i giocatori si alternano finché entrambi passano di seguito; passare una volta non esclude nessuno, e chiusa la finestra nulla può più reagire a quella condizione.',
  },
  'glossary/reaktionen/1': {
    title: 'Reazioni: una volta per round',
    summary:
      'Ogni reazione, anche obbligata, può essere iniziata una volta per round, salvo diversa indicazione nel suo testo.',
  },
  'glossary/reaktionen/2': {
    title: 'Reazioni: una volta per occasione',
    summary:
      'Anche una reazione usabile più volte per round si innesca una sola volta per ogni occorrenza della sua condizione di innesco.',
  },
  'glossary/ringe': {
    title: 'Anelli',
    summary:
      'Gli anelli sono segnalini a due facce che stabiliscono il tipo e l’elemento di un conflitto. Un anello è non rivendicato, conteso o rivendicato, e può essere più d’una di queste cose insieme.',
  },
  'glossary/ringe:unbeansprucht': {
    title: 'Anelli: non rivendicati',
    summary:
      'Un anello nella riserva degli anelli non rivendicati è non rivendicato; solo un tale anello può essere selezionato per dichiarare un conflitto.',
  },
  'glossary/ringe:umkaempft': {
    title: 'Anelli: contesi',
    summary:
      'Mentre un conflitto si risolve, l’anello che l’attaccante ha selezionato per esso sta sulla provincia attaccata ed è l’anello conteso.',
  },
  'glossary/ringe:beansprucht': {
    title: 'Anelli: rivendicati',
    summary: 'Ogni anello nella riserva di anelli rivendicati di un giocatore è un anello rivendicato.',
  },
  'glossary/ringe/1': {
    title: 'Anelli nel conteggio della gloria',
    summary:
      'In un conteggio della gloria ogni giocatore aggiunge 1 per ogni anello nella sua riserva di anelli rivendicati.',
  },
}

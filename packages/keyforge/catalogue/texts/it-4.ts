/** Titles and summaries in Italian: errata and questions. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it4: RuleTexts<RuleId> = {
  'errata/back-up-der-biomatrix-rda-208': {
    title: 'Biomatrix Backup: non più facoltativo',
    summary:
      'Biomatrix Backup (CotA 208): quando la creatura potenziata viene distrutta va negli archivi del proprietario. Non è più facoltativo.',
  },
  'errata/bauernopfer-rda-279': {
    title: 'Pawn Sacrifice: solo con sacrificio',
    summary:
      'Pawn Sacrifice (CotA 279): sacrifichi una creatura amica; solo se lo hai fatto, a 2 creature vengono inflitti 3 danni ciascuna. Senza sacrificio niente danni.',
  },
  'errata/bibliothekszugang-rda-115': {
    title: 'Library Access viene epurata',
    summary:
      'Library Access (CotA 115): per il resto del turno peschi una carta ogni volta che giochi un’altra carta; Library Access stessa viene epurata, quindi non arriva mai negli scarti.',
  },
  'errata/experimentelle-therapie-rda-157': {
    title: 'Experimental Therapy: la casata resta',
    summary:
      'Experimental Therapy (CotA 157): la creatura potenziata può essere usata come se fosse della casata attiva, ma mantiene la propria. Quando si gioca il potenziamento, la creatura viene stordita ed esaurita.',
  },
  'errata/koeder-rda-267': {
    title: 'Bait and Switch: al massimo due volte',
    summary:
      'Bait and Switch (CotA 267): se l’avversario ha più Æmbra di te, ne rubi 1. Se dopo ne ha ancora di più, si ruba un’altra volta, e poi mai più.',
  },
  'errata/schmerzhafte-ranken-rda-064': {
    title: 'Tendrils of Pain: 1 danno o 4',
    summary:
      'Tendrils of Pain (CotA 064): a ogni creatura viene inflitto 1 danno, o invece 4 (in un colpo solo) se l’avversario ha forgiato una chiave nel suo turno precedente.',
  },
  'errata/back-up-der-biomatrix-zda-124': {
    title: 'Backup Copy è una carta a sé',
    summary:
      'Backup Copy (AoA 124, Logos) ha un titolo proprio e non è la carta Mars Biomatrix Backup: mette la creatura distrutta in cima al mazzo invece che negli archivi, e le due non valgono mai come copie l’una dell’altra. Il suo nome tedesco è «Sicherheitskopie».',
  },
  'errata/doppelte-bruchstelle-zda-109': {
    title: 'Binate Rupture raddoppia le riserve',
    summary:
      'Binate Rupture (AoA 109): Alpha; ogni giocatore guadagna tanta Æmbra quanta ne ha nella propria riserva, quindi entrambe raddoppiano.',
  },
  'errata/drummernaut-zda-006': {
    title: 'Drummernaut riprende un altro Giant',
    summary:
      'Drummernaut (AoA 006): quando viene giocato, dopo aver combattuto e dopo aver mietuto, un’altra creatura Giant amica torna nella tua mano; mai Drummernaut stesso.',
  },
  'errata/ein-leben-fuer-ein-leben-zda-273': {
    title: 'Life for a Life: solo con sacrificio',
    summary:
      'Life for a Life (AoA 273): sacrifichi una creatura; solo se lo hai fatto, a una creatura vengono inflitti 6 danni.',
  },
  'errata/elende-puppe-zda-107': {
    title: 'Wretched Doll: distruggere o segnare',
    summary:
      'Wretched Doll (AoA 107): la sua azione distrugge tutte le creature con un segnalino doom, se in gioco ce n’è uno da qualche parte; solo se non ce n’è nessuno ne mette uno su una creatura.',
  },
  'errata/entropischer-wirbel-zda-143': {
    title: 'Entropic Swirl conta i tratti',
    summary:
      'Entropic Swirl (AoA 143): scegli una creatura; per ogni tratto che ha le vengono inflitti 2 danni e tu guadagni 1 Æmbra.',
  },
  'errata/lollop-der-titanische-zda-014': {
    title: 'Lollop the Titanic: se è attaccato',
    summary:
      'Lollop the Titanic (AoA 014) non infligge danni quando viene attaccato; quando attacca li infligge come al solito.',
  },
  'errata/prince-derric-der-einiger-zda-240': {
    title: 'Prince Derric: il nome tedesco',
    summary: 'Prince Derric, Unifier (AoA 240): il nome tedesco si scrive «Prinz Derric der Einiger».',
  },
  'errata/schatten-von-dis-zda-103': {
    title: 'Shadow of Dis: solo creature nemiche',
    summary:
      'Shadow of Dis (AoA 103): fino al tuo prossimo turno i riquadri di testo delle creature nemiche valgono come vuoti, tranne i tratti. Riguarda solo le creature nemiche, e finisce quando comincia il tuo prossimo turno.',
  },
  'errata/schmerzreaktion-zda-078': {
    title: 'Pain Reaction: le vicine dopo',
    summary:
      'Pain Reaction (AoA 078): a una creatura nemica vengono inflitti 2 danni; se questi la distruggono, a ogni sua vicina vengono inflitti 2 danni dopo che ha lasciato il gioco.',
  },
  'faq/alpha/1': {
    title: 'Mimicry come Eureka!: troppo tardi',
    summary:
      'In questa fase hai già giocato una carta e giochi Mimicry come copia di Eureka! dalla pila degli scarti dell’avversario: la copia ha Alpha, quindi non si può giocare e Mimicry torna nella tua mano.',
  },
  'faq/alpha/2': {
    title: 'Mimicry come Eureka!: per prima cosa',
    summary:
      'Giocata come primissima cosa della fase 3, Mimicry può essere una copia di Eureka!: rispetta Alpha, e risolvi Eureka! (guadagni 2 Æmbra, archivi 2 carte a caso dalla mano).',
  },
  'faq/als-ob/1': {
    title: 'Nexus usa Shard of Greed',
    summary:
      'Mieti con Nexus e usi la Shard of Greed dell’avversario, l’unica Shard in gioco, come se fosse tua: vale come amica per se stessa, quindi ti dà 1 Æmbra (oltre a quella per aver mietuto).',
  },
  'faq/als-ob/2': {
    title: 'Replicator attiva Sequis',
    summary:
      'Mieti con Replicator e attivi l’abilità «Reap:» del Sequis dell’avversario come se lo controllassi: Sequis cattura 1 Æmbra dalla riserva dell’avversario, cioè di chi lo controlla.',
  },
  'faq/archiv/1': {
    title: 'Dysania e le creature archiviate',
    summary:
      'L’avversario ha messo 2 tue creature nei suoi archivi con Sample Collection, e giochi Dysania: invece di essere scartate, le creature tornano nella tua mano. Nulla è stato scartato in questo modo, quindi non guadagni Æmbra.',
  },
  'faq/auf-diese-weise/1': {
    title: 'Obsidian Forge e una creatura protetta',
    summary:
      'Usi Obsidian Forge e scegli come sacrificio una creatura protetta: perde la protezione e resta, non è stata distrutta in questo modo, e quindi non riduce il costo della chiave.',
  },
  'faq/auf-diese-weise/2': {
    title: 'Saurian Egg con due Saurian',
    summary:
      'Se entrambe le carte scartate dall’abilità «Omni:» di Saurian Egg sono creature Saurian, entrambe vengono messe in gioco pronte, ognuna con tre segnalini potenza +1, e l’Egg viene distrutto.',
  },
  'faq/betaeuben/1': {
    title: 'Anger su una creatura stordita',
    summary:
      'Giochi Anger su una creatura amica stordita: invece di combattere viene esaurita e lo stordimento tolto. Funziona anche se l’avversario non ha creature con cui combattere.',
  },
  'faq/betaeuben/2': {
    title: 'Smaaash se tutte sono stordite',
    summary:
      'Giochi Smaaash mentre ogni creatura nemica è già stordita: non devi stordire Smaaash stesso, ma puoi scegliere una creatura stordita. Non viene stordita una seconda volta, quindi non succede nulla.',
  },
  'faq/bibliothekszugang/1': {
    title: 'Library Access e Wild Wormhole',
    summary:
      'Dopo Library Access giochi Wild Wormhole: prima guadagni il suo bonus di Æmbra, poi la sua abilità «Play:» e la pescata di Library Access si risolvono nell’ordine che vuoi. La carta giocata dal mazzo dà prima il proprio bonus di Æmbra, poi vengono le sue abilità «Play:» e un’altra pescata, di nuovo nel tuo ordine.',
  },
  'faq/bonussymbole/1': {
    title: 'Maleficorn con un’icona danno',
    summary:
      'Giochi Maleficorn con un’icona danno e colpisci una creatura nemica: Maleficorn è in gioco prima che si risolvano le sue icone, quindi la sua stessa abilità infligge 1 danno in più a quella creatura.',
  },
  'faq/bonussymbole/2': {
    title: 'Bonesaw con un’icona danno',
    summary:
      'Giochi Bonesaw con un’icona danno e con quell’icona distruggi una creatura amica: Bonesaw era entrata in gioco esaurita prima che l’icona si risolvesse, e resta esaurita.',
  },
  'faq/bonussymbole/3': {
    title: 'Wild Bounty: quali icone',
    summary:
      'Dopo Wild Bounty ogni icona bonus della prossima carta che giochi in questo turno si risolve una volta in più: quelle aggiunte da Enhance e anche le icone Æmbra che sono sempre stampate sulla carta.',
  },
  'faq/bonussymbole/4': {
    title: 'Shoulder Id con un’icona danno',
    summary:
      'Giochi Shoulder Id con un’icona danno: quel danno non viene da Shoulder Id, quindi l’icona infligge 1 danno come al solito e non rubi nulla.',
  },
  'faq/bonussymbole/5': {
    title: 'Rad Penny distrugge se stessa',
    summary:
      'Giochi Rad Penny con un’icona danno come unica creatura in gioco: il danno deve andare a Rad Penny e la distrugge prima che la sua abilità «Play:» possa rubare 1 Æmbra.',
  },
  'faq/bonussymbole/6': {
    title: 'Rad Penny: l’icona pesca vale lo stesso',
    summary:
      'Rad Penny, l’unica creatura in gioco, ha un’icona danno e un’icona pesca: il danno la distrugge, e peschi lo stesso una carta. Tutte le icone di una carta giocata si risolvono, anche se la carta ha lasciato il gioco.',
  },
  'faq/bonussymbole/7': {
    title: 'Due icone danno contro una protezione',
    summary:
      'Una carta con due icone danno può distruggere una creatura protetta di potenza 1: ogni icona si risolve per conto suo, quindi la prima toglie la protezione e la seconda infligge il suo danno.',
  },
  'faq/erkundung/1': {
    title: 'Survey: l’altra carta',
    summary:
      'Survey: delle due carte guardate, quella non scartata torna in cima al mazzo. Una carta che viene solo guardata torna esattamente dov’era.',
  },
  'faq/ersatzeffekte/1': {
    title: 'Nerve Blast contro Po’s Pixies',
    summary:
      'Giochi Nerve Blast mentre l’avversario ha 2 Æmbra e Po’s Pixies: l’Æmbra viene dalla riserva comune invece che dalla sua, ma vale come rubata, quindi infliggi anche i 2 danni. Tu ne guadagni 1, lui ne tiene 2.',
  },
  'faq/ersatzeffekte/2': {
    title: 'Dimension Door e Sir Marrows',
    summary:
      'L’avversario ha Sir Marrows; giochi Dimension Door e mieti: rubi 1 Æmbra invece di guadagnarla, quindi mietendo non si è guadagnato nulla e Sir Marrows non cattura nulla.',
  },
  'faq/ersatzeffekte/3': {
    title: 'Discombobulator e Gargantodon',
    summary:
      'Hai una creatura con Discombobulator, l’avversario ha Gargantodon e prova a rubarti 1 Æmbra: la tua Æmbra non può essere rubata, quindi non c’è nulla che Gargantodon possa trasformare in una cattura. Non succede nulla.',
  },
  'faq/ersatzeffekte/4': {
    title: 'Po’s Pixies e due Sir Marrows',
    summary:
      'Mieti con Po’s Pixies mentre l’avversario ha due Sir Marrows: ognuno a sua volta cattura l’Æmbra mietuta, e ogni volta essa viene presa invece dalla riserva comune. Entrambi ne ricevono 1, e tu tieni la tua.',
  },
  'faq/erster-spielzug/1': {
    title: 'Primo turno: Phase Shift',
    summary:
      'Il primo giocatore gioca Phase Shift come unica carta del suo primo turno: può giocare dalla mano ancora una carta, non di Logos, perché gli effetti delle carte modificano la regola del primo turno.',
  },
  'faq/erster-spielzug/2': {
    title: 'Primo turno: Wild Wormhole',
    summary:
      'Il primo giocatore gioca Wild Wormhole come unica carta del suo primo turno: si gioca anche la prima carta del mazzo, perché la regola del primo turno limita solo le carte giocate o scartate dalla mano.',
  },
  'faq/erwachter-albtraum/1': {
    title: 'Waking Nightmare: il costo varia',
    summary:
      'Waking Nightmare: il costo delle chiavi dell’avversario non è fissato quando si gioca la carta. Nel suo prossimo turno segue il numero di creature Dis in gioco in quel momento, man mano che entrano ed escono.',
  },
  'faq/faygin/1': {
    title: 'Faygin e l’Urchin dell’avversario',
    summary:
      'Mieti con Faygin e scegli l’Urchin dell’avversario: lascia il gioco per la mano del proprietario, quindi va nella mano dell’avversario e non nella tua.',
  },
  'faq/flanken/1': {
    title: 'Positron Bolt dentro la linea',
    summary:
      'Spectral Tunneler fa valere come creatura sul fianco una creatura dentro la linea di battaglia, e su di essa si gioca Positron Bolt: le vengono inflitti 3 danni, 2 a una sua vicina che scegli, e 1 all’altra vicina di questa seconda creatura.',
  },
  'faq/flanken/2': {
    title: 'Sinestra e Dexus: entrambi i fianchi',
    summary:
      'Hai Sinestra e Dexus, l’avversario non ha creature e ne gioca una: è sia sul fianco sinistro sia sul destro, quindi l’avversario perde 2 Æmbra.',
  },
  'faq/fuer-jede-jedes-jeden/1': {
    title: 'Sack of Coins divide i danni',
    summary:
      'Sack of Coins si risolve mentre hai 3 Æmbra nella riserva: ognuno dei 3 danni può essere inflitto a una creatura diversa.',
  },
  'faq/grubenfuerst/1': {
    title: 'Pitlord con Dis vietata',
    summary:
      'Hai Pitlord, e il Restringuntus dell’avversario nomina Dis: nel tuo prossimo turno devi e non puoi scegliere Dis. Prevale «non può», quindi scegli un’altra delle tue casate.',
  },
  'faq/grubenfuerst/2': {
    title: 'Un Pitlord maverick senza Dis',
    summary:
      'Hai un Pitlord maverick di un’altra casata in un mazzo senza Dis e non controlli carte Dis: non puoi scegliere Dis, quindi la sua richiesta si ignora e scegli una delle tue casate.',
  },
  'faq/ketten/1': {
    title: 'Catene con 7 carte in mano',
    summary:
      'Con 2 catene e 7 carte in mano non pescheresti nulla nella fase in cui si pesca, quindi non ti liberi di nessuna catena.',
  },
  'faq/ketten/2': {
    title: 'Catene con 5 carte in mano',
    summary:
      'Con 2 catene e 5 carte in mano pescheresti 1 carta nella fase in cui si pesca; le catene lo impediscono, quindi resti a 5 carte e ti liberi di 1 catena.',
  },
  'faq/klein-niff/1': {
    title: 'Little Niff: la vicina può morire',
    summary:
      'Ronnie Wristclocks, vicino di Little Niff, attacca e viene distrutto in combattimento: Little Niff ruba lo stesso 1 Æmbra, perché una vicina è stata usata per combattere e non serve che sopravviva.',
  },
  'faq/koeder/1': {
    title: 'Bait and Switch contro 14 Æmbra',
    summary:
      'L’avversario ha 14 Æmbra, tu 0, e giochi Bait and Switch: il suo effetto avviene due volte e non di più. Si ripete solo il furto che sta prima dell’istruzione di ripetere, quindi le riserve sono 12 e 2.',
  },
  'faq/kreaturen-mit-staerke-0/1': {
    title: 'King of the Crag e Looter Goblin',
    summary:
      'Giochi King of the Crag mentre l’avversario ha Looter Goblin: la potenza di questo scende a 0 e, come creatura con non meno danni che potenza, viene distrutto, senza alcun danno sopra.',
  },
  'faq/kreaturen-verschieben/1': {
    title: 'Replicator e Sanctum Guardian',
    summary:
      'Usi Replicator per attivare l’abilità «Reap:» del Sanctum Guardian dell’avversario: non succede nulla, perché una creatura non cambia mai linea di battaglia, salvo che un effetto ne cambi espressamente il controllo.',
  },
  'faq/kreaturen-verwenden/1': {
    title: 'Anger senza nessuno da combattere',
    summary:
      'Giochi Anger su un Bumpsy esaurito mentre l’avversario non ha creature: Bumpsy viene preparato, non può combattere e resta pronto. Poi può essere usato secondo le regole normali.',
  },
  'faq/kreaturen-verwenden/2': {
    title: 'Combat Pheromones: usata due volte',
    summary:
      'Sacrifichi Combat Pheromones, mieti con Mindwarper, poi con “John Smyth” e con questo prepari Mindwarper: può essere usato di nuovo, perché il permesso è per un massimo di 2 altre carte Mars e non per 2 usi.',
  },
  'faq/mimikry-gel/1': {
    title: 'Mimic Gel copia solo la carta',
    summary:
      'Mimic Gel copia solo la carta di base: non i danni, i segnalini potenza o la protezione della creatura copiata, né il testo o i valori che questa ha da potenziamenti o altri effetti.',
  },
  'faq/mimikry-gel/2': {
    title: 'Mimic Gel come Crash Muldoon',
    summary:
      'Mimic Gel come copia di Crash Muldoon entra in gioco pronto e, avendo Deploy, in qualsiasi punto della tua linea di battaglia: si copia anche ciò che cambia il modo in cui la carta entra in gioco.',
  },
  'faq/mimikry-gel/3': {
    title: 'Mimic Gel come Auto-Legionary',
    summary:
      'Mimic Gel come copia di un Auto-Legionary che in quel momento è una creatura diventa una creatura di potenza 5 che si può usare come se fosse della casata attiva.',
  },
  'faq/neutronenhai/1': {
    title: 'Neutron Shark distrugge se stesso',
    summary:
      'Giochi Neutron Shark contro due creature nemiche e distruggi una di esse e lo Shark stesso; la carta scartata dal tuo mazzo non è di Logos. L’effetto non si innesca di nuovo, perché lo Shark ha lasciato il gioco.',
  },
  'faq/phasenverschiebung/1': {
    title: 'Due Phase Shift',
    summary:
      'Giochi due copie di Phase Shift in un turno: ognuna permette un’altra carta non di Logos, quindi in questo turno puoi giocarne 2.',
  },
  'faq/phasenverschiebung/2': {
    title: 'Phase Shift e Mimicry',
    summary:
      'Con Logos attiva giochi Phase Shift e poi Mimicry come copia di Foggify: il permesso per una carta non di Logos è consumato, benché la copia sia una carta di Logos, quindi non puoi giocare un’altra carta non di Logos.',
  },
  'faq/ruestung/1': {
    title: 'Shadow Self al posto del Knight',
    summary:
      'Raiding Knight (potenza 4, armatura 2), vicino del tuo Shadow Self, viene attaccato da una creatura di potenza 4: la sua armatura previene 2, gli altri 2 sono inflitti invece a Shadow Self, e il Knight non subisce nulla. Nello stesso momento l’attaccante subisce 4 danni e viene distrutto.',
  },
  'faq/ruestung/2': {
    title: 'Hallowed Shield su Maruck',
    summary:
      'Hallowed Shield protegge Maruck the Marked, che poi attacca una creatura di potenza 3: i danni sono fermati prima che entri in gioco l’armatura, quindi Maruck non cattura nulla e ha ancora la sua armatura 1.',
  },
  'faq/schatten-von-dis/1': {
    title: 'Shadow of Dis e Silvertooth',
    summary:
      'Sotto lo Shadow of Dis dell’avversario giochi Silvertooth: entra in gioco pronto, perché il suo testo agisce sul modo in cui entra, prima che sia una creatura in gioco senza testo.',
  },
  'faq/schatten-von-dis/2': {
    title: 'Shadow of Dis e due Glimmer',
    summary:
      'Sotto lo Shadow of Dis dell’avversario hai due Glimmer in mano: si può giocare solo il primo, perché Alpha limita la carta mentre è in mano, dove il suo testo non è vuoto.',
  },
  'faq/schatten-von-dis/3': {
    title: 'Shadow of Dis e Duskwitch',
    summary:
      'Sotto lo Shadow of Dis dell’avversario giochi Duskwitch: puoi continuare a giocare, usare e scartare carte, perché Omega agisce dopo che la carta è stata giocata, quando è in gioco e senza testo.',
  },
  'faq/schluesselhammer/1': {
    title: 'Key Hammer dopo due chiavi',
    summary:
      'L’avversario ha forgiato 2 chiavi nel suo turno precedente e giochi Key Hammer: solo una delle due torna non forgiata; scegli tu quale.',
  },
  'faq/schulter-es/1': {
    title: 'Shoulder Id contro l’armatura',
    summary:
      'Shoulder Id viene attaccato da una creatura con armatura 6: ruba 1 Æmbra. Il furto prende il posto dei danni che prova a infliggere, anche di quelli che armatura, protezione, Invulnerable o un effetto come Shield of Justice fermerebbero.',
  },
  'faq/schulter-es/2': {
    title: 'Shoulder Id contro Skirmish',
    summary:
      'Shoulder Id viene attaccato da una creatura con Skirmish: non infliggerebbe alcun danno, quindi non ruba nulla. Lo stesso vale se ha ricevuto Elusive e viene attaccato per la prima volta in questo turno.',
  },
  'faq/schwer-zu-fassen/1': {
    title: 'Gabos sceglie una creatura con Elusive',
    summary:
      'Gabos Longarms attacca una creatura senza Elusive e, prima del combattimento, sceglie una creatura con Elusive che subisca i suoi danni: a questa vengono inflitti, perché non è quella attaccata.',
  },
  'faq/schwer-zu-fassen/2': {
    title: 'Gabos attacca una creatura con Elusive',
    summary:
      'Gabos Longarms attacca per la prima volta in questo turno l’Æmber Imp dell’avversario e sceglie un’altra creatura che subisca i suoi danni: a questa vengono inflitti. Elusive protegge solo la creatura attaccata.',
  },
  'faq/sechser-regel/1': {
    title: 'Regola del sei e Mimicry',
    summary:
      'Mimicry, giocata come copia di un’azione nella pila degli scarti dell’avversario, per la regola del sei conta come una giocata della carta copiata.',
  },
  'faq/sir-mark/1': {
    title: 'Due Sir Marrows, una Æmbra mietuta',
    summary:
      'Hai 2 Æmbra e mieti mentre l’avversario ha due Sir Marrows: si può catturare solo l’Æmbra appena mietuta, cioè 1. Tu, giocatore attivo, scegli quale dei due la cattura, e tieni le tue 2.',
  },
  'faq/so-viel-wie-moeglich-abhandeln/1': {
    title: 'Poltergeist su Banner of Battle',
    summary:
      'Puoi giocare Poltergeist sul Banner of Battle dell’avversario, che non si può usare: quella parte si ignora e l’artefatto viene distrutto.',
  },
  'faq/so-viel-wie-moeglich-abhandeln/2': {
    title: 'Lost in the Woods senza creature',
    summary:
      'Puoi giocare Lost in the Woods senza creature tue contro due creature nemiche: entrambe vengono rimescolate nel mazzo del proprietario, e la parte sulle creature amiche si ignora.',
  },
  'faq/timing/1': {
    title: 'Masterplan e Grasping Vines',
    summary:
      'Con l’abilità «Omni:» di Masterplan giochi le Grasping Vines che stanno sotto: Masterplan è ancora in gioco, quindi Grasping Vines può rimandarlo nella tua mano, e non viene sacrificato.',
  },
  'faq/timing/2': {
    title: 'Tolas distrutto con gli altri',
    summary:
      'Gateway to Dis distrugge più creature, tra cui Tolas: nessuno guadagna Æmbra, perché Tolas guarda il momento in cui le carte arrivano negli scarti e va via insieme alle altre.',
  },
  'faq/timing/3': {
    title: 'Pingle contro King of the Crag',
    summary:
      'Hai Pingle Who Annoys, e l’avversario gioca King of the Crag: la sua abilità costante porta Pingle a potenza 0 e lo distrugge prima che l’abilità di Pingle possa innescarsi, quindi King of the Crag non subisce danni.',
  },
  'faq/timing/4': {
    title: 'Nexus riceve un’abilità «Reap:»',
    summary:
      'Mieti con Nexus e usi lo Spectral Tunneler dell’avversario su Nexus stesso: riceve un’abilità «Reap:» mentre le sue abilità «Reap:» si stanno ancora risolvendo, quindi peschi subito la carta.',
  },
  'faq/timing/5': {
    title: 'Interdimensional Graft oppure Og prima',
    summary:
      'Hai giocato Interdimensional Graft; l’avversario ha 10 Æmbra e Forgemaster Og e forgia una chiave per 6. Entrambi gli effetti vengono dopo aver forgiato, quindi l’ordine lo sceglie l’avversario, che è il giocatore attivo: può perdere prima le altre 4, o darle a te.',
  },
  'faq/timing/6': {
    title: 'Quando protegge Encounter Suit',
    summary:
      'Encounter Suit protegge la sua creatura dopo che è stata giocata un’azione e guadagnato il suo bonus di Æmbra, nello stesso momento degli altri effetti che vengono dopo aver giocato un’azione, ma sempre prima dell’abilità «Play:» della carta.',
  },
  'faq/timing/7': {
    title: 'Assault e Siren Horn',
    summary:
      'Una creatura con Assault 2 e Siren Horn attacca una creatura che 2 danni distruggerebbero: Assault e le abilità «Before fight:» vengono nello stesso momento, quindi scegli tu se spostare l’Æmbra prima o dopo i danni di Assault.',
  },
  'faq/timing/8': {
    title: 'Quando Pain Reaction colpisce le vicine',
    summary:
      'Pain Reaction distrugge una creatura nemica: a differenza di altri danni di una stessa abilità, i secondi vengono dopo che quella creatura ha lasciato il gioco. Colpiscono le creature che erano sue vicine subito prima.',
  },
  'faq/timing/9': {
    title: 'Smite con Firespitter',
    summary:
      'La linea di battaglia nemica ha potenza 2, 1, 1, 1, 2; con Smite il tuo Firespitter attacca la creatura al centro. La sua abilità «Before fight:» distrugge insieme le tre di potenza 1, quindi le vicine a cui Smite si riferisce non ci sono più: i suoi danni falliscono e le creature sui fianchi sopravvivono con 1 danno ciascuna.',
  },
  'faq/timing/10': {
    title: 'Phalanx Strike contro una protezione',
    summary:
      'Phalanx Strike su una creatura protetta: i primi danni tolgono la protezione e, se esalti una creatura amica per ripetere l’effetto, i secondi si possono infliggere alla stessa creatura. I danni ripetuti non sono simultanei ai primi.',
  },
  'faq/timing/11': {
    title: 'Overlord Greking prende Tolas',
    summary:
      'Il tuo Overlord Greking distrugge in combattimento il Tolas dell’avversario e lo mette in gioco sotto il tuo controllo: nessuno guadagna Æmbra per questo, perché Tolas non era in gioco quando è stato distrutto.',
  },
  'faq/toedliche-ablenkung/1': {
    title: 'Due copie di Lethal Distraction',
    summary:
      'Due copie di Lethal Distraction sulla stessa creatura, a cui più tardi nel turno viene inflitto 1 danno: ne subisce 5 in tutto. I danni aggiuntivi ingrandiscono quello originale; non sono danni a sé e non aggiungono altro.',
  },
  'faq/verlaesst-das-spiel-saugfalle/1': {
    title: 'Spangler Box restituisce il Dragon',
    summary:
      'Una Spangler Box che ha epurato il tuo Kelifi Dragon torna nella mano del proprietario per effetto di Grasping Vines mentre non hai Æmbra: il Dragon torna in gioco, perché viene messo in gioco e non giocato.',
  },
  'faq/verlaesst-das-spiel-saugfalle/2': {
    title: 'Spangler Box e Scowly Caper',
    summary:
      'Uno Scowly Caper che è tuo e che l’avversario controlla viene epurato da Spangler Box, e la Box viene distrutta più tardi: il Caper entra in gioco da capo, quindi la sua stessa abilità lo mette di nuovo sotto il controllo dell’avversario del suo proprietario.',
  },
  'faq/wildes-wurmloch-kelifi-drache/1': {
    title: 'Wild Wormhole trova Kelifi Dragon',
    summary:
      'Con 0 Æmbra giochi Wild Wormhole (ora ne hai 1), e in cima al tuo mazzo c’è Kelifi Dragon, che richiede 7 Æmbra: non si può giocare e resta dov’era, in cima al tuo mazzo.',
  },
  'faq/wuehler/1': {
    title: 'Due Drecker vicini',
    summary:
      'Due Drecker sono vicini e uno viene attaccato da una creatura di potenza 2: entrambi subiscono 2 danni nello stesso momento. I danni si infliggono una volta sola e non rimbalzano tra di loro.',
  },
  'faq/zensiert/1': {
    title: 'La quarta Æmbra su [REDACTED] da sola',
    summary:
      'Una quarta Æmbra che arriva su [REDACTED] in altro modo non ti permette di sacrificarla e forgiare una chiave: mettere Æmbra e forgiare sono una sola abilità, che si innesca solo dopo che hai scelto Logos come casata attiva.',
  },
  'faq/zerstoert-effekte/1': {
    title: 'Yxilo Bolter contro Bad Penny',
    summary:
      'Lo Yxilo Bolter dell’avversario miete e con i suoi 2 danni distrugge la tua Bad Penny: la sua abilità «Destroyed:» la fa prima tornare nella tua mano, e un effetto che aspetta ancora una carta in una zona nascosta è perso, quindi non viene epurata.',
  },
  'faq/zerstoert-effekte/2': {
    title: 'Stealer of Souls muore con Valdr',
    summary:
      'Il tuo Stealer of Souls attacca Valdr ed entrambi vengono distrutti: la sua abilità non si innesca (Valdr non viene epurato, niente Æmbra), perché i due vanno via nello stesso momento e lui dovrebbe essere in gioco.',
  },
  'faq/zerstoert-effekte/3': {
    title: 'La cura di Duma arriva tardi',
    summary:
      'Poison Wave distrugge Duma the Martyr e un’altra tua creatura: la cura di Duma non salva l’altra, perché è già segnata per la distruzione.',
  },
  'faq/zerstoert-effekte/4': {
    title: 'Tolas e una Bad Penny che torna',
    summary:
      'Con Tolas in gioco una Bad Penny viene distrutta e torna in mano: Tolas dà lo stesso 1 Æmbra, perché una carta vale come distrutta anche se la sua abilità «Destroyed:» la porta fuori dal gioco.',
  },
  'faq/zerstoert-effekte/5': {
    title: 'Jargogle gioca una carta con Omega',
    summary:
      'Jargogle viene distrutto nel tuo turno e gioca una carta con Omega che ha sotto. Nella fase 3 quella fase finisce quando tutto ciò che era in sospeso è risolto; nella fase 1 (una chiave forgiata con Strange Gizmo in gioco) prosegui con la fase 2 e hai una normale fase 3.',
  },
  'faq/zerstoert-effekte/6': {
    title: 'Soulkeeper e Opal Knight',
    summary:
      'Hai una creatura di potenza 2 con Soulkeeper, l’avversario ne ha una di potenza 6 e una di potenza 5, e giochi Opal Knight: quelle di potenza 2 e 6 vengono segnate, Soulkeeper indica allora quella di potenza 6, ancora in gioco, e quella di potenza 5 sopravvive.',
  },
  'faq/zerstoert-effekte/7': {
    title: 'Optio Gorkus e Imperial Scutum',
    summary:
      'Tutte le creature vengono distrutte, tra cui il tuo Optio Gorkus con Imperial Scutum e le sue vicine con Æmbra. Il giocatore attivo ordina le abilità «Destroyed:»: nel tuo turno sposti tutta l’Æmbra su Gorkus e da lì nella riserva comune; nel turno dell’avversario lui può ordinarle in modo da prendersi l’Æmbra delle vicine.',
  },
}

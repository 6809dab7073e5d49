import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it5: RuleTexts<RuleId> = {
  'flit/flit-08-zwitscher/2': {
    title: 'Flitterflutter: carte bluff',
    summary:
      'Le carte bluff sono supporti e sono ignorate anch’esse, perciò non mostrano bluff nell’elemento conteso; ma un bluff ignorato non si può vedere.',
  },
  'flit/flit-08-zwitscher/3': {
    title: 'Flitterflutter: domanda sul potere',
    summary:
      'Chiede se Flit 8 Flitterflutter abbassa il potere avversario già nel turno in cui viene giocato.',
  },
  'flit/flit-08-zwitscher/4': {
    title: 'Flitterflutter: subito meno potere',
    summary:
      'Sì: i supporti escono subito dal potere avversario, perciò già in quel turno c’è meno da raggiungere.',
  },
  'flit/flit-08-zwitscher/5': {
    title: 'Flitterflutter: domanda su RETRIEVE',
    summary: 'Chiede quale potere va raggiunto dopo che Flit 8 Flitterflutter è stato ripreso con RETRIEVE.',
  },
  'flit/flit-08-zwitscher/6': {
    title: 'Flitterflutter: ripreso in mano',
    summary:
      'Un personaggio ripreso nella fase iniziale non è più attivo: i supporti avversari contano di nuovo e va raggiunto il loro pieno potere.',
  },
  'flit/flit-09-triller': {
    title: 'Trillilling',
    summary:
      'Finché Flit 9 Trillilling è attivo, i potenziamenti avversari sono ignorati con valori, simboli e testi.',
  },
  'flit/flit-09-triller/1': {
    title: 'Trillilling: testo',
    summary: 'Testo stampato di Flit 9 Trillilling: i potenziamenti dell’avversario sono ignorati.',
  },
  'flit/flit-09-triller/2': {
    title: 'Trillilling: domanda sul potere',
    summary: 'Chiede se Flit 9 Trillilling abbassa il potere avversario già nel turno in cui viene giocato.',
  },
  'flit/flit-09-triller/3': {
    title: 'Trillilling: subito meno potere',
    summary:
      'Sì: i potenziamenti escono subito dal potere avversario, perciò già in quel turno c’è meno da raggiungere.',
  },
  'flit/flit-10-plaerrer': {
    title: 'Cheepchirrup',
    summary:
      'Finché Flit 10 Cheepchirrup è attivo, l’avversario può giocare una sola carta per turno nell’area di combattimento.',
  },
  'flit/flit-10-plaerrer/1': {
    title: 'Cheepchirrup: testo',
    summary:
      'Testo stampato di Flit 10 Cheepchirrup: dopo una carta nell’area di combattimento l’avversario non può aggiungerne altre lì in quel turno.',
  },
  'flit/flit-10-plaerrer/2': {
    title: 'Cheepchirrup: che cosa resta',
    summary:
      'Un personaggio e basta: niente PAIR, nessun personaggio FREE in più, nessun potenziamento, nemmeno con Flit 31 Commence Mega Launch. I supporti non sono limitati.',
  },
  'flit/flit-11-kami-kaze': {
    title: 'Carl Kamikaze Crow',
    summary:
      'Flit 11 Carl Kamikaze Crow raddoppia i valori di Fuoco e Terra di tutti i propri potenziamenti.',
  },
  'flit/flit-11-kami-kaze/1': {
    title: 'Carl Kamikaze Crow: testo',
    summary: 'Testo stampato di Flit 11 Carl Kamikaze Crow: ogni valore dei propri potenziamenti raddoppia.',
  },
  'flit/flit-11-kami-kaze/2': {
    title: 'Carl Kamikaze Crow: solo i valori',
    summary:
      'Raddoppiano solo i due valori di un potenziamento; i numeri nel suo testo restano, perciò un minimo di potere o una richiesta non aumenta.',
  },
  'flit/flit-12-hacker-hank': {
    title: 'Hank',
    summary:
      'Finché Flit 12 Hank Highflyer Hawk è attivo, i personaggi avversari sono ignorati, tranne i personaggi Flit.',
  },
  'flit/flit-12-hacker-hank/1': {
    title: 'Hank: testo',
    summary:
      'Testo stampato di Flit 12 Hank Highflyer Hawk: i personaggi dell’avversario che non sono Flit sono ignorati.',
  },
  'flit/flit-12-hacker-hank/2': {
    title: 'Hank: da quando è giocato',
    summary:
      'L’effetto comincia appena è giocato e non annulla nulla di già avvenuto. Un personaggio giocato contro di lui perde valori, simboli e testo con la sua condizione, perciò il potere deve venire da potenziamenti, supporti, influenza o da un effetto che ignora il suo testo.',
  },
  'flit/flit-12-hacker-hank/3': {
    title: 'Hank: contro una gang',
    summary:
      'Una gang Khind di fronte a Flit 12 Hank Highflyer Hawk non si può mantenere nel suo turno seguente, perché i simboli GANG ignorati non fanno nulla; anche un nuovo personaggio non Flit è ignorato.',
  },
  'flit/flit-12-hacker-hank/4': {
    title: 'Hank: ignorato non è assente',
    summary: 'Un personaggio ignorato non è né assente né fuori dal gioco.',
  },
  'flit/flit-12-hacker-hank/5': {
    title: 'Hank: che cosa si spegne',
    summary: 'Ignorare una carta ne spegne valori, simboli e testo, e nient’altro.',
  },
  'flit/flit-12-hacker-hank/6': {
    title: 'Hank: potenziamenti ammessi',
    summary:
      'Un personaggio ignorato è ancora lì come personaggio, perciò gli si possono aggiungere potenziamenti.',
  },
  'flit/flit-12-hacker-hank/7': {
    title: 'Hank: alzare un valore',
    summary:
      'Alzare un valore di un personaggio ignorato è inutile; un effetto che fissa il potere totale funziona comunque.',
  },
  'flit/flit-12-hacker-hank/8': {
    title: 'Hank: potere 0',
    summary: 'Il potere non è mai indefinito: un personaggio ignorato senza altro fa un potere di 0.',
  },
  'flit/flit-12-hacker-hank/9': {
    title: 'Hank: domanda su potere 6',
    summary:
      'Chiede quanto serve quando Flit 12 Hank Highflyer Hawk affronta un potere di 6, di cui 3 viene dai personaggi.',
  },
  'flit/flit-12-hacker-hank/10': {
    title: 'Hank: per quanto è attivo',
    summary:
      'Un personaggio è attivo dalla fase dei personaggi in cui viene giocato, per tutto il turno dell’avversario, finché il personaggio seguente del proprietario lo copre.',
  },
  'flit/flit-12-hacker-hank/11': {
    title: 'Hank: ne restano 3 su 6',
    summary:
      'Contro un potere di 6, con 3 dai personaggi, Flit 12 Hank Highflyer Hawk ne lascia 3 da raggiungere, con potenziamenti o supporti.',
  },
  'flit/flit-12-hacker-hank/12': {
    title: 'Hank: la risposta',
    summary:
      'Nella risposta l’avversario deve comunque giocare un personaggio; se non è Flit o PROTECTED è ignorato, e potenziamenti e supporti da soli devono raggiungere il potere.',
  },
  'flit/flit-12-hacker-hank/13': {
    title: 'Hank: domanda sui mutanti',
    summary:
      'Chiede perché il cambio di elemento di un mutante resta benché Flit 12 Hank Highflyer Hawk ignori il mutante.',
  },
  'flit/flit-12-hacker-hank/14': {
    title: 'Hank: mutanti prima e dopo',
    summary:
      'Un cambio di elemento avvenuto prima dell’arrivo di Flit 12 Hank Highflyer Hawk non si annulla. Un mutante giocato mentre lui è attivo non ha valori, né condizione, né cambio di elemento, né SHIELD.',
  },
  'flit/flit-12-hacker-hank/15': {
    title: 'Hank: domanda su potere 0',
    summary: 'Chiede se un personaggio ignorato può rispondere a un’apertura con potere 0.',
  },
  'flit/flit-12-hacker-hank/16': {
    title: 'Hank: rispondere a potere 0',
    summary:
      'Un personaggio ignorato non aggiunge nulla, ma il potere 0 è sempre raggiunto purché sia stato giocato un personaggio.',
  },
  'flit/flit-13-mad-mike': {
    title: 'Mad Mike',
    summary:
      'Finché Flit 13 Mad Mike Magpie è attivo, le carte avversarie con un simbolo sono ignorate, tranne i personaggi Flit e le carte PROTECTED.',
  },
  'flit/flit-13-mad-mike/1': {
    title: 'Mad Mike: testo',
    summary:
      'Testo stampato di Flit 13 Mad Mike Magpie: le carte dell’avversario con simboli sono ignorate, a parte i personaggi Flit e le carte PROTECTED.',
  },
  'flit/flit-13-mad-mike/2': {
    title: 'Mad Mike: PROTECTED',
    summary: 'Una carta attiva con PROTECTED e un altro simbolo non è ignorata.',
  },
  'flit/flit-13-mad-mike/3': {
    title: 'Mad Mike: con la propria Fog',
    summary:
      'I simboli ignorati dalla propria Terrah 26 Impenetrable Fog ci sono ancora, perciò Flit 13 Mad Mike Magpie ignora le carte che li portano.',
  },
  'flit/flit-13-mad-mike/4': {
    title: 'Mad Mike: carte bluff',
    summary:
      'Anche le carte bluff sono ignorate e non mostrano bluff nell’elemento conteso; le carte bluff ignorate non si possono vedere.',
  },
  'flit/flit-27-abwurf-faulgas': {
    title: 'Launch Sloth Gas',
    summary:
      'Finché Flit 27 Launch Sloth Gas è attivo, la ritirata del suo proprietario dà all’avversario un drago in meno.',
  },
  'flit/flit-27-abwurf-faulgas/1': {
    title: 'Launch Sloth Gas: testo',
    summary:
      'Testo stampato di Flit 27 Launch Sloth Gas: quando il proprietario si ritira, l’avversario attira un drago in meno.',
  },
  'flit/flit-27-abwurf-faulgas/2': {
    title: 'Launch Sloth Gas contro Redamikanas',
    summary:
      'Contro Hoax 10 Redamikanas the Cartographer i due effetti si annullano: nessun drago aggiuntivo.',
  },
  'flit/flit-27-abwurf-faulgas/3': {
    title: 'Launch Sloth Gas contro Fearsome Spirits',
    summary: 'Contro Vulca 27 Fearsome Spirits i due effetti si annullano: nessun drago aggiuntivo.',
  },
  'flit/flit-27-abwurf-faulgas/4': {
    title: 'Launch Sloth Gas contro Bestürzung',
    summary: 'Contro Khind 24 Schleuder der Bestürzung i due effetti si annullano: nessun drago aggiuntivo.',
  },
  'flit/flit-27-abwurf-faulgas/5': {
    title: 'Launch Sloth Gas contro Sirens',
    summary:
      'Il drago di Aqua 28 Irresistible Sirens non è ottenuto con la ritirata, perciò Flit 27 Launch Sloth Gas non lo impedisce.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher': {
    title: 'Nervtötendes Gezwitscher',
    summary:
      'Finché Flit 28 Nervtötendes Gezwitscher è in gioco, l’avversario non può pescare carte aggiuntive alla fine di un turno.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/1': {
    title: 'Gezwitscher: testo',
    summary:
      'Testo stampato di Flit 28 Nervtötendes Gezwitscher: nessuna pesca aggiuntiva per l’avversario alla fine del turno.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/2': {
    title: 'Gezwitscher: quali testi blocca',
    summary:
      'Sono bloccati solo i testi che concedono una pesca aggiuntiva alla fine del turno; i cinque seguenti sono di questi.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/3': {
    title: 'Gezwitscher contro Flare',
    summary: 'Le due carte in più di Vulca 15 Flare non si possono pescare.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/4': {
    title: 'Gezwitscher contro TopGun',
    summary: 'La carta in più di Khind 5 TopGun non si può pescare.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/5': {
    title: 'Gezwitscher contro Oath of Khindship',
    summary: 'La carta in più di Khind 28 Oath of Khindship non si può pescare.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/6': {
    title: 'Gezwitscher contro Hakbaad',
    summary: 'La carta in più di Hyla 605 Hakbaad non si può pescare.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/7': {
    title: 'Gezwitscher contro Schlangenzunge',
    summary: 'La carta in più di Inquisitore 414 Schlangenzunge non si può pescare.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/8': {
    title: 'Gezwitscher: altre pescate',
    summary:
      'Le pescate in un’altra fase o di altro tipo restano permesse, come con Hoax 27 Muster Reinforcements, Hoax 15 Ketharkopas the Astronomer, Mimix 18 Shaman of the Holy Sacrifice o Mimix 21 Shaman of the Afterlife.',
  },
  'flit/flit-28-nervtoetendes-gezwitscher/9': {
    title: 'Gezwitscher: la pesca normale',
    summary: 'La pesca normale fino a sei carte non è toccata.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen': {
    title: 'Distract Holy Dragon',
    summary:
      'Se chi ha giocato Flit 29 Distract Holy Dragon si ritira nello stesso turno, l’avversario attira al massimo un drago.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/1': {
    title: 'Distract Holy Dragon: testo',
    summary:
      'Testo stampato di Flit 29 Distract Holy Dragon: una ritirata ora dà all’avversario al massimo un drago.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/2': {
    title: 'Distract Holy Dragon contro Redamikanas',
    summary:
      'Anche con Hoax 10 Redamikanas the Cartographer dall’altro lato la ritirata dà al massimo un drago.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/3': {
    title: 'Distract Holy Dragon contro Fearsome Spirits',
    summary: 'Anche con Vulca 27 Fearsome Spirits dall’altro lato la ritirata dà al massimo un drago.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/4': {
    title: 'Distract Holy Dragon contro Bestürzung',
    summary:
      'Anche con Khind 24 Schleuder der Bestürzung dall’altro lato la ritirata dà al massimo un drago.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/5': {
    title: 'Distract Holy Dragon contro Sirens',
    summary: 'Il drago di Aqua 28 Irresistible Sirens non viene dalla ritirata e si ottiene quindi in più.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/6': {
    title: 'Distract Holy Dragon: domanda su Vulca 27',
    summary: 'Chiede se Vulca 27 Fearsome Spirits e Flit 29 Distract Holy Dragon si contraddicono.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/7': {
    title: 'Distract Holy Dragon: nessuna contraddizione',
    summary:
      'Nessuna contraddizione: le altre carte possono dare da 0 a 4 draghi, e Flit 29 Distract Holy Dragon limita poi il numero a uno.',
  },
  'flit/flit-29-verwirre-den-heiligen-drachen/8': {
    title: 'Distract Holy Dragon: applicato per ultimo',
    summary:
      'Il limite si applica dopo ogni altro effetto sui draghi: 0 resta 0, qualsiasi numero più alto diventa 1.',
  },
  'flit/flit-31-starte-grossangriff': {
    title: 'Commence Mega Launch',
    summary:
      'Nel turno in cui si gioca Flit 31 Commence Mega Launch, chi la gioca può giocare qualsiasi numero di potenziamenti.',
  },
  'flit/flit-31-starte-grossangriff/1': {
    title: 'Commence Mega Launch: testo',
    summary: 'Testo stampato di Flit 31 Commence Mega Launch: potenziamenti senza limite in questo turno.',
  },
  'flit/flit-31-starte-grossangriff/2': {
    title: 'Commence Mega Launch: che cosa comprende',
    summary:
      'I potenziamenti si aggiungono all’unico potenziamento o supporto comunque permesso; carte bluff o carichi di nave aggiuntivi non sono compresi.',
  },
  'flit/flit-31-starte-grossangriff/3': {
    title: 'Commence Mega Launch: in apertura e dopo STOP',
    summary:
      'Il permesso vale anche aprendo un combattimento e dopo uno STOP, perché un testo sta sopra le regole generali e i simboli.',
  },
  'flit/flit-32-auserwaehlter-der-luefte': {
    title: 'Auserwählter der Lüfte',
    summary:
      'Quando si gioca Flit 32 Auserwählter der Lüfte, entrambi i giocatori scartano i loro supporti attivi, tranne quelli PROTECTED.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/1': {
    title: 'Auserwählter der Lüfte: testo',
    summary:
      'Testo stampato di Flit 32 Auserwählter der Lüfte: entrambi i lati perdono i supporti attivi, salvo quelli PROTECTED.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/2': {
    title: 'Auserwählter der Lüfte: con Mekarthas',
    summary:
      'Anche un supporto il cui simbolo PROTECTED è ignorato da Hoax 16 Mekarthas the Shrewd viene scartato.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/3': {
    title: 'Auserwählter der Lüfte: carte bluff',
    summary: 'Le carte bluff sono supporti e vengono scartate anch’esse.',
  },
  'flit/flit-32-auserwaehlter-der-luefte/4': {
    title: 'Auserwählter der Lüfte: carte ignorate',
    summary: 'I supporti ignorati sono ancora supporti e vengono scartati anch’essi.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop': {
    title: 'CoolCat e CoolCop',
    summary:
      'Khind 1 CoolCat fa valere 0 i valori stampati dispari dei personaggi avversari, Khind 2 CoolCop quelli pari.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/1': {
    title: 'CoolCat e CoolCop: testo',
    summary:
      'Testi stampati di Khind 1 CoolCat e Khind 2 CoolCop: i valori stampati dispari o pari dei personaggi dell’avversario valgono 0.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/2': {
    title: 'CoolCat e CoolCop: acquisti di draghi',
    summary:
      'Le carte scartate dalla mano per comprare un drago, come con Vulca 29 Charm Holy Dragon, contano con i valori lasciati dalla gang Cool avversaria.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/3': {
    title: 'CoolCat e CoolCop: Caterpillar',
    summary:
      'Le carte scartate dalla mano per un Caterpillar, come Pillar 19 Caterpillar Lightseeker, contano con i valori lasciati dalla gang Cool avversaria.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/4': {
    title: 'CoolCat e CoolCop: Aqua 27',
    summary:
      'Contro la gang Cool il proprio Aqua 27 Wasser der Verbindung si applica per secondo: usa i valori stampati che la gang ha lasciato.',
  },
  'khind/khind-01-cool-cat-khind-02-cool-cop/5': {
    title: 'CoolCat e CoolCop: esempio',
    summary:
      'Esempio: di fronte a Khind 2 CoolCop, un 4/0 PROTECTED, un 1/2 e un 2/1 diventano 4/0, 1/0 e 0/1, poi con Aqua 27 Wasser der Verbindung 4/4, 1/1 e 1/1: potere 6 in entrambi gli elementi.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub': {
    title: 'CoolKid e CoolCub',
    summary:
      'Khind 3 CoolKid fa valere 0 i valori stampati dispari dei potenziamenti e supporti avversari, Khind 4 CoolCub quelli pari.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub/1': {
    title: 'CoolKid e CoolCub: testo',
    summary:
      'Testi stampati di Khind 3 CoolKid e Khind 4 CoolCub: i valori stampati dispari o pari dei potenziamenti e supporti dell’avversario valgono 0.',
  },
  'khind/khind-03-cool-kid-khind-04-cool-cub/2': {
    title: 'CoolKid e CoolCub: carte bluff',
    summary:
      'Il 2 stampato di una carta bluff è pari, perciò Khind 4 CoolCub fa valere 0 ogni carta bluff. Acquisti, Caterpillar e Aqua 27 Wasser der Verbindung si trattano come per Khind 1 e 2.',
  },
  'khind/khind-05-top-gun': {
    title: 'TopGun',
    summary:
      'Finché Khind 5 TopGun è attivo, il proprietario può pescare una carta aggiuntiva alla fine di ogni proprio turno.',
  },
  'khind/khind-05-top-gun/1': {
    title: 'TopGun: testo',
    summary: 'Testo stampato di Khind 5 TopGun: una carta aggiuntiva alla fine del turno.',
  },
  'khind/khind-05-top-gun/2': {
    title: 'TopGun: a ogni turno',
    summary:
      'Finché la gang Top resta attiva vale in ogni proprio turno, anche con più di sei carte in mano.',
  },
  'khind/khind-05-top-gun/3': {
    title: 'TopGun contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
  'khind/khind-05-top-gun/4': {
    title: 'TopGun contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'khind/khind-05-top-gun/5': {
    title: 'TopGun contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta non si può prendere con quattro o più carte in mano.',
  },
  'khind/khind-05-top-gun/6': {
    title: 'TopGun contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'khind/khind-05-top-gun/7': {
    title: 'TopGun contro Gezwitscher',
    summary: 'Contro Flit 28 Nervtötendes Gezwitscher la carta aggiuntiva non si può pescare.',
  },
  'khind/khind-06-top-dog': {
    title: 'TopDog',
    summary:
      'Una volta in ogni proprio turno Khind 6 TopDog può scartare una carta avversaria attiva con un simbolo, ma né l’ultimo personaggio né una carta PROTECTED.',
  },
  'khind/khind-06-top-dog/1': {
    title: 'TopDog: testo',
    summary:
      'Testo stampato di Khind 6 TopDog: nel proprio turno si può scartare una carta attiva con simbolo dell’avversario, salvo l’ultimo personaggio e le carte PROTECTED.',
  },
  'khind/khind-06-top-dog/2': {
    title: 'TopDog: una carta a ogni turno',
    summary:
      'Finché la gang Top resta attiva si può fare in ogni proprio turno, ogni volta a una sola carta e non a una PAIR.',
  },
  'khind/khind-06-top-dog/3': {
    title: 'TopDog: in qualsiasi fase',
    summary:
      'Nessuna fase è prescritta: si può usare prima di giocare un nuovo personaggio, anche se poi la gang non si può mantenere.',
  },
  'khind/khind-06-top-dog/4': {
    title: 'TopDog: l’ultimo personaggio',
    summary:
      'L’«ultimo» personaggio è l’unico rimasto, non quello giocato più di recente: fra più personaggi attivi con un simbolo si può scegliere chiunque, purché ne resti uno.',
  },
  'khind/khind-06-top-dog/5': {
    title: 'TopDog: rigiocato',
    summary:
      'Una carta tornata in mano e rigiocata nello stesso turno è nuova e può usare di nuovo il suo testo da una volta per turno.',
  },
  'khind/khind-06-top-dog/6': {
    title: 'TopDog: una volta per turno',
    summary: 'Si può usare in qualsiasi momento del proprio turno, ma una sola volta.',
  },
  'khind/khind-07-top-star': {
    title: 'TopNotch',
    summary:
      'Una volta in ogni proprio turno Khind 7 TopNotch può scartare un potenziamento o supporto avversario attivo.',
  },
  'khind/khind-07-top-star/1': {
    title: 'TopNotch: testo',
    summary:
      'Testo stampato di Khind 7 TopNotch: nel proprio turno si può scartare un potenziamento o supporto attivo dell’avversario.',
  },
  'khind/khind-07-top-star/2': {
    title: 'TopNotch: una carta a ogni turno',
    summary:
      'Finché la gang Top resta attiva si può fare in ogni proprio turno a un potenziamento (non a una PAIR), un supporto o una carta bluff.',
  },
  'khind/khind-07-top-star/3': {
    title: 'TopNotch: in qualsiasi fase',
    summary:
      'Nessuna fase è prescritta: si può usare prima di giocare un nuovo personaggio, anche se poi la gang non si può mantenere.',
  },
  'khind/khind-07-top-star/4': {
    title: 'TopNotch: togliere la Fog',
    summary:
      'Si può giocare TopNotch, eliminare Terrah 26 Impenetrable Fog e poi aggiungere altri della gang; i membri dei turni precedenti diventano comunque inattivi, perché il simbolo GANG era ignorato quando TopNotch è stato giocato.',
  },
  'khind/khind-07-top-star/5': {
    title: 'TopNotch: rigiocato',
    summary: 'Tornato in mano e rigiocato nello stesso turno, TopNotch è nuovo e può scartare di nuovo.',
  },
  'khind/khind-07-top-star/6': {
    title: 'TopNotch: una volta per turno',
    summary: 'Si può usare in qualsiasi momento del proprio turno, ma una sola volta.',
  },
  'khind/khind-08-top-banana': {
    title: 'TopBanana',
    summary:
      'Alla fine del proprio turno Khind 8 TopBanana può far scartare all’avversario una carta dalla mano.',
  },
  'khind/khind-08-top-banana/1': {
    title: 'TopBanana: testo',
    summary:
      'Testo stampato di Khind 8 TopBanana: alla fine del turno si può far scartare all’avversario una carta dalla mano.',
  },
  'khind/khind-08-top-banana/2': {
    title: 'TopBanana: a ogni turno',
    summary:
      'Finché la gang Top resta attiva si può fare in ogni proprio turno; la carta la sceglie l’avversario.',
  },
  'khind/khind-08-top-banana/3': {
    title: 'TopBanana contro Genug jetzt!',
    summary:
      'Se Intervento 404 Genug jetzt! fa finire il turno, non c’è una fine regolare del turno e non si scarta.',
  },
  'khind/khind-09-top-shot': {
    title: 'TopShot',
    summary:
      'Alla fine del proprio turno Khind 9 TopShot può scartare la prima carta del mazzo di pesca avversario.',
  },
}

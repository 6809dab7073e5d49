import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it6: RuleTexts<RuleId> = {
  'khind/khind-09-top-shot/1': {
    title: 'TopShot: testo',
    summary:
      'Testo stampato di Khind 9 TopShot: alla fine del turno si può scartare la prima carta del mazzo di pesca dell’avversario.',
  },
  'khind/khind-09-top-shot/2': {
    title: 'TopShot: a ogni turno',
    summary: 'Finché la gang Top resta attiva si può fare alla fine di ogni proprio turno.',
  },
  'khind/khind-09-top-shot/3': {
    title: 'TopShot contro Genug jetzt!',
    summary:
      'Se Intervento 404 Genug jetzt! fa finire il turno, non c’è una fine regolare del turno e il testo non si può usare.',
  },
  'khind/khind-14-fun-fun': {
    title: 'FunFun',
    summary: 'Khind 14 FunFun raddoppia tutti i valori dei personaggi attivi del suo proprietario.',
  },
  'khind/khind-14-fun-fun/1': {
    title: 'FunFun: testo',
    summary: 'Testo stampato di Khind 14 FunFun: tutti i valori dei propri personaggi raddoppiano.',
  },
  'khind/khind-14-fun-fun/2': {
    title: 'FunFun: chi ne approfitta',
    summary: 'Ne approfitta ogni proprio personaggio attivo, gli altri membri Fun come i personaggi FREE.',
  },
  'khind/khind-14-fun-fun/3': {
    title: 'FunFun contro Genug jetzt!',
    summary:
      'Ripete la nota della gang Top che Intervento 404 Genug jetzt! non lascia una fine regolare del turno; il testo di FunFun è continuo e non ne ha bisogno.',
  },
  'khind/khind-23-khindkin': {
    title: 'KhindKin',
    summary:
      'Khind 23 KhindKin si può giocare senza raccogliere le carte precedenti dell’area di combattimento; queste restano allora attive.',
  },
  'khind/khind-23-khindkin/1': {
    title: 'KhindKin: testo',
    summary:
      'Testo stampato di Khind 23 KhindKin: può unirsi alle carte di combattimento attive, che restano attive.',
  },
  'khind/khind-23-khindkin/2': {
    title: 'KhindKin: STOP su una carta tenuta',
    summary:
      'Uno STOP su una carta tenuta attiva non agisce di nuovo: STOP agisce solo quando la sua carta viene giocata.',
  },
  'khind/khind-23-khindkin/3': {
    title: 'KhindKin: accanto a una sola carta',
    summary: 'KhindKin si può aggiungere anche a una sola carta, che allora resta attiva.',
  },
  'khind/khind-23-khindkin/4': {
    title: 'KhindKin: un potenziamento rimasto',
    summary:
      'Un potenziamento rimasto quando il suo personaggio RETRIEVE è stato ripreso resta attivo con KhindKin.',
  },
  'khind/khind-23-khindkin/5': {
    title: 'KhindKin contro Fog',
    summary:
      'KhindKin tiene attiva una gang anche contro Terrah 26 Impenetrable Fog: gang e KhindKin attaccano insieme.',
  },
  'khind/khind-23-khindkin/6': {
    title: 'KhindKin contro Mad Mike',
    summary:
      'È il suo testo e non i simboli GANG a tenere attive le carte; funziona anche contro Flit 13 Mad Mike Magpie, con tutta la gang ignorata ma attiva.',
  },
  'khind/khind-23-khindkin/7': {
    title: 'KhindKin: continuare la gang',
    summary:
      'Con KhindKin sopra, una gang può continuare solo dopo che lui è stato ripreso in mano, o giocando KhindKin ancora una volta.',
  },
  'khind/khind-23-khindkin/8': {
    title: 'KhindKin: ignorato dopo',
    summary:
      'Se il testo di KhindKin viene ignorato più tardi, nel turno dell’avversario, le carte che ha tenuto restano attive: ciò che ha agito non si annulla.',
  },
  'khind/khind-23-khindkin/9': {
    title: 'KhindKin: nulla si ripete',
    summary: 'Restare attivi grazie a KhindKin non innesca di nuovo certi testi.',
  },
  'khind/khind-23-khindkin/10': {
    title: 'KhindKin: la lista di Bounce Back',
    summary:
      'La lista a Khind 31 Bounce Back dice quali testi non avvengono di nuovo; vale anche per KhindKin.',
  },
  'khind/khind-24-schleuder-der-bestuerzung': {
    title: 'Schleuder der Bestürzung',
    summary:
      'Finché Khind 24 Schleuder der Bestürzung è attiva, il proprietario attira un drago aggiuntivo quando l’avversario si ritira.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/1': {
    title: 'Schleuder der Bestürzung: testo',
    summary:
      'Testo stampato di Khind 24 Schleuder der Bestürzung: una ritirata dell’avversario porta un drago in più.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/2': {
    title: 'Schleuder der Bestürzung contro Bethenitana',
    summary: 'Contro Hoax 11 Bethenitana the Storyteller la ritirata non porta alcun drago.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/3': {
    title: 'Schleuder der Bestürzung contro Fearsome Chant',
    summary: 'Contro Mimix 29 Fearsome Chant i due effetti si annullano: nessun drago aggiuntivo.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/4': {
    title: 'Schleuder der Bestürzung contro Sloth Gas',
    summary: 'Contro Flit 27 Launch Sloth Gas i due effetti si annullano: nessun drago aggiuntivo.',
  },
  'khind/khind-24-schleuder-der-bestuerzung/5': {
    title: 'Schleuder der Bestürzung contro Flit 29',
    summary:
      'Se chi si ritira ha usato Flit 29 Distract Holy Dragon in quel turno, non c’è nessun drago aggiuntivo.',
  },
  'khind/khind-25-klebriger-staub': {
    title: 'Gluing Dust',
    summary:
      'Finché Khind 25 Gluing Dust è in gioco, l’avversario può prendere una sola carta per turno dal mazzo di pesca.',
  },
  'khind/khind-25-klebriger-staub/1': {
    title: 'Gluing Dust: testo',
    summary:
      'Testo stampato di Khind 25 Gluing Dust: dopo una carta pescata l’avversario non ne pesca altre in quel turno.',
  },
  'khind/khind-25-klebriger-staub/2': {
    title: 'Gluing Dust: conta ogni prelievo',
    summary: 'Conta ogni prelievo dal mazzo di pesca, ricerca compresa: una carta per turno.',
  },
  'khind/khind-25-klebriger-staub/3': {
    title: 'Gluing Dust: testi che attingono al mazzo',
    summary:
      'I testi che portano altre carte dal mazzo di pesca alla mano ricadono sotto Khind 25 Gluing Dust.',
  },
  'khind/khind-25-klebriger-staub/4': {
    title: 'Gluing Dust: carte da altrove',
    summary: 'I testi che portano carte in mano da altri posti, e RETRIEVE, non sono toccati.',
  },
  'khind/khind-27-lachgas': {
    title: 'Laughing Gas',
    summary:
      'Finché Khind 27 Laughing Gas è in gioco, i testi avversari sono ignorati tranne sui personaggi Flit; due copie efficaci si annullano a vicenda.',
  },
  'khind/khind-27-lachgas/1': {
    title: 'Laughing Gas: testo',
    summary:
      'Testo stampato di Khind 27 Laughing Gas: i testi avversari sono ignorati salvo sui personaggi Flit, a meno che anche l’avversario abbia un Laughing Gas attivo.',
  },
  'khind/khind-27-lachgas/2': {
    title: 'Laughing Gas: correzione annunciata',
    summary: 'Annuncia la versione corretta, confermata dall’editore.',
  },
  'khind/khind-27-lachgas/3': {
    title: 'Laughing Gas: corretto, prima parte',
    summary:
      'Testo corretto, prima parte: i testi dell’avversario sono ignorati tranne quelli sui personaggi Flit.',
  },
  'khind/khind-27-lachgas/4': {
    title: 'Laughing Gas: corretto, seconda parte',
    summary:
      'Testo corretto, seconda parte: due Laughing Gas si annullano finché entrambi i testi sono efficaci; una terza carta che ne ignora uno mette fine a questo.',
  },
  'khind/khind-27-lachgas/5': {
    title: 'Laughing Gas: perché è cambiato',
    summary:
      'Spiega perché il testo è stato cambiato: un supporto è sempre attivo, anche mentre il suo testo è ignorato.',
  },
  'khind/khind-27-lachgas/6': {
    title: 'Laughing Gas: due insieme',
    summary: 'In breve, due Laughing Gas uno di fronte all’altro si annullano.',
  },
  'khind/khind-27-lachgas/7': {
    title: 'Laughing Gas contro Tittertweet',
    summary: 'Giocare Flit 7 Tittertweet fa sì che il Laughing Gas avversario sia ignorato.',
  },
  'khind/khind-27-lachgas/8': {
    title: 'Laughing Gas: funziona di nuovo',
    summary: 'Con la copia avversaria ignorata, il proprio Laughing Gas funziona di nuovo.',
  },
  'khind/khind-28-khind-bruederschaft': {
    title: 'Oath of Khindship',
    summary:
      'Finché Khind 28 Oath of Khindship è in gioco, il proprietario può pescare una carta aggiuntiva alla fine di ogni proprio turno.',
  },
  'khind/khind-28-khind-bruederschaft/1': {
    title: 'Oath of Khindship: testo',
    summary: 'Testo stampato di Khind 28 Oath of Khindship: una carta aggiuntiva alla fine del turno.',
  },
  'khind/khind-28-khind-bruederschaft/2': {
    title: 'Oath of Khindship: più di 6 carte',
    summary: 'La carta si può pescare anche con più di sei carte in mano.',
  },
  'khind/khind-28-khind-bruederschaft/3': {
    title: 'Oath of Khindship contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
  'khind/khind-28-khind-bruederschaft/4': {
    title: 'Oath of Khindship contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'khind/khind-28-khind-bruederschaft/5': {
    title: 'Oath of Khindship contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta non si può prendere con quattro o più carte in mano.',
  },
  'khind/khind-28-khind-bruederschaft/6': {
    title: 'Oath of Khindship contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'khind/khind-28-khind-bruederschaft/7': {
    title: 'Oath of Khindship contro Gezwitscher',
    summary: 'Contro Flit 28 Nervtötendes Gezwitscher la carta aggiuntiva non si può pescare.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft': {
    title: 'Blow Whistle of Friendship',
    summary:
      'Khind 29 Blow Whistle of Friendship permette di cercare una carta nel mazzo di pesca, mostrarla, prenderla e mescolare.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/1': {
    title: 'Whistle of Friendship: testo',
    summary:
      'Testo stampato di Khind 29 Blow Whistle of Friendship: scegliere una carta dal mazzo di pesca, mostrarla e prenderla.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/2': {
    title: 'Whistle of Friendship: correzione annunciata',
    summary: 'Annuncia la versione corretta.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/3': {
    title: 'Whistle of Friendship: poi si mescola',
    summary: 'Testo corretto: dopo che la carta è stata mostrata e presa, si mescola il mazzo di pesca.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/4': {
    title: 'Whistle of Friendship contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire il testo non si può usare.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/5': {
    title: 'Whistle of Friendship contro Gluing Dust',
    summary:
      'Contro Khind 25 Gluing Dust la ricerca è permessa, ma poi nella fase di pesca non si può pescare nessuna carta.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/6': {
    title: 'Whistle of Friendship contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta non si può prendere con quattro o più carte in mano.',
  },
  'khind/khind-29-pfeif-das-lied-der-freundschaft/7': {
    title: 'Whistle of Friendship contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens': {
    title: 'Open Lucky Bag of Life',
    summary:
      'Khind 30 Open Lucky Bag of Life permette di mescolare coperta la propria pila degli scarti e prenderne tre carte.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/1': {
    title: 'Lucky Bag of Life: testo',
    summary:
      'Testo stampato di Khind 30 Open Lucky Bag of Life: la pila degli scarti si mescola e se ne possono pescare in mano tre carte.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/2': {
    title: 'Lucky Bag of Life contro Wall of Fire',
    summary: 'Vulca 26 Wall of Fire non lo impedisce: le carte non vengono dal mazzo di pesca.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/3': {
    title: 'Lucky Bag of Life contro Gluing Dust',
    summary: 'Khind 25 Gluing Dust non lo impedisce: le carte non vengono dal mazzo di pesca.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/4': {
    title: 'Lucky Bag of Life contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand si possono prendere carte solo finché se ne hanno in mano meno di quattro.',
  },
  'khind/khind-30-oeffne-die-wundertuete-des-lebens/5': {
    title: 'Lucky Bag of Life contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen': {
    title: 'Bounce Back',
    summary:
      'Dopo Khind 31 Bounce Back le proprie carte attive attaccano di nuovo al posto di un nuovo personaggio, che il suo STOP vieta.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/1': {
    title: 'Bounce Back: testo',
    summary: 'Testo stampato di Khind 31 Bounce Back: le proprie carte attive attaccano di nuovo.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/2': {
    title: 'Bounce Back: potere insufficiente',
    summary:
      'Se il nuovo attacco non raggiunge il potere avversario, il testo non serve e chi lo ha giocato deve ritirarsi.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/3': {
    title: 'Bounce Back: con i testi ignorati',
    summary:
      'Mentre i propri testi sono ignorati il simbolo STOP funziona comunque, perciò dopo Khind 31 Bounce Back non si può giocare un personaggio e la ritirata è obbligata.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/4': {
    title: 'Bounce Back: senza carte attive',
    summary:
      'Si può giocare senza carte attive, seguita da una ritirata, dalla rinuncia ad aprire o da un attacco con potere 0 più una propria Hyla; il suo testo sostituisce l’obbligo di giocare un personaggio.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/5': {
    title: 'Bounce Back: prima RETRIEVE',
    summary:
      'Un personaggio RETRIEVE si può riprendere prima: allora attaccano solo carte influenza e supporti.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/6': {
    title: 'Bounce Back: ampliare una gang',
    summary:
      'Una gang che ha attaccato di nuovo grazie a Khind 31 Bounce Back si può ampliare nel turno successivo.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/7': {
    title: 'Bounce Back: con Piplox',
    summary:
      'Con Hyla 604 Piplox si può giocare un potenziamento, un supporto o una carta bluff nonostante lo STOP.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/8': {
    title: 'Bounce Back: con Gulpus Permanentus',
    summary: 'Con Pillar 11 Gulpus Permanentus si può giocare un potenziamento nonostante lo STOP.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/9': {
    title: 'Bounce Back: con Genathones',
    summary:
      'Con Hoax 14 Genathones the Blind si può giocare un supporto o una carta bluff nonostante lo STOP.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/10': {
    title: 'Bounce Back: con Armory',
    summary: 'Con Buka 25 Armory si può giocare un supporto o una carta bluff nonostante lo STOP.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/11': {
    title: 'Bounce Back: restare, non rigiocare',
    summary:
      'Attaccare di nuovo significa restare attivi, non essere rigiocati; i testi elencati sotto non si innescano una seconda volta.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/12': {
    title: 'Bounce Back: mutanti',
    summary: 'Mutanti: né la condizione né il cambio di elemento si ripetono.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/13': {
    title: 'Bounce Back: testi con «ora»',
    summary: 'I testi che agiscono «ora», nel momento di giocare, non agiscono di nuovo.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/14': {
    title: 'Bounce Back: Sarogakanas e Highchirp',
    summary:
      'Hoax 17 Sarogakanas the Ancient non pesca altre carte e Flit 6 Highchirp, il cui testo dovrebbe dire «ora», non scarta altri personaggi.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/15': {
    title: 'Bounce Back: costi «io devo»',
    summary: 'I costi «io devo», come sui Tutu e sulle carte cristallo, non si pagano di nuovo.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/16': {
    title: 'Bounce Back: condizioni di gioco',
    summary: 'Le condizioni per giocare una carta non si verificano di nuovo.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/17': {
    title: 'Bounce Back: Goo Laa, KhindKin, Yang',
    summary:
      'Buka 23 Old Goo Laa’s Ghost non ha bisogno dell’area di influenza vuota e non cambia di nuovo elemento; e nemmeno Khind 23 KhindKin tiene carte né Aqua 12 Yang o 13 Yin rendono ancora FREE la carta seguente.',
  },
  'khind/khind-31-lass-die-faeuste-tanzen/18': {
    title: 'Bounce Back: testi una volta per turno',
    summary:
      'Un testo da una volta per turno usato prima di Khind 31 Bounce Back è esaurito per questo turno: attaccare di nuovo non lo rinnova.',
  },
  'terrah/terrah-13-kabu-kat': {
    title: 'Kabu Kat',
    summary:
      'Finché Terrah 13 Kabu Kat è attivo, l’avversario deve giocare un supporto in ogni suo turno o ritirarsi.',
  },
  'terrah/terrah-13-kabu-kat/1': {
    title: 'Kabu Kat: testo',
    summary:
      'Testo stampato di Terrah 13 Kabu Kat: l’avversario gioca un supporto in questo turno o si ritira.',
  },
  'terrah/terrah-13-kabu-kat/2': {
    title: 'Kabu Kat: Bounce Back',
    summary:
      'Khind 31 Bounce Back non la soddisfa: un supporto giocato in un turno precedente non è stato giocato in questo.',
  },
  'terrah/terrah-13-kabu-kat/3': {
    title: 'Kabu Kat: carte bluff e navi',
    summary: 'Una carta bluff vale come supporto giocato; caricare una carta su una nave no.',
  },
  'terrah/terrah-14-baku-but': {
    title: 'Baku But',
    summary:
      'Finché Terrah 14 Baku But è attivo, l’avversario deve giocare un potenziamento in ogni suo turno o ritirarsi.',
  },
  'terrah/terrah-14-baku-but/1': {
    title: 'Baku But: testo',
    summary:
      'Testo stampato di Terrah 14 Baku But: l’avversario gioca un potenziamento in questo turno o si ritira.',
  },
  'terrah/terrah-14-baku-but/2': {
    title: 'Baku But: Laughing Gas',
    summary: 'Giocare Khind 27 Laughing Gas è un’altra via d’uscita: ignora subito la richiesta di Baku But.',
  },
  'terrah/terrah-14-baku-but/3': {
    title: 'Baku But: Bounce Back',
    summary:
      'Khind 31 Bounce Back non la soddisfa: un potenziamento giocato in un turno precedente non è stato giocato in questo.',
  },
  'terrah/terrah-15-bashdin': {
    title: 'Bashdin',
    summary:
      'Quando si gioca Terrah 15 Bashdin, chi lo gioca può far scartare all’avversario due carte dalla mano.',
  },
  'terrah/terrah-15-bashdin/1': {
    title: 'Bashdin: testo',
    summary:
      'Testo stampato di Terrah 15 Bashdin: ora si può far scartare all’avversario due carte dalla mano.',
  },
  'terrah/terrah-15-bashdin/2': {
    title: 'Bashdin: chi sceglie',
    summary: 'Se avviene lo decide chi gioca Bashdin, quali due carte si scartano lo decide l’avversario.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen': {
    title: 'Storm',
    summary:
      'Con due o più supporti Storm attivi (Terrah da 21 a 24) all’inizio del proprio turno il proprietario attira un drago.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/1': {
    title: 'Storm: testo',
    summary:
      'Testo stampato di Terrah da 21 a 24: più di uno Storm attivo all’inizio del turno attira un drago in tutto.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/2': {
    title: 'Storm: a ogni turno',
    summary: 'Il drago arriva all’inizio di ogni proprio turno in cui ci sono due o più Storm.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/3': {
    title: 'Storm: un drago in tutto',
    summary: 'Gli Storm non si contano l’un l’altro: due, tre o quattro portano un solo drago per turno.',
  },
  'terrah/terrah-21-22-23-24-sturm-unterstuetzungen/4': {
    title: 'Storm: altri draghi a parte',
    summary:
      'Il limite riguarda solo gli Storm; i draghi di una ritirata o di altre fonti si ottengono a parte.',
  },
  'terrah/terrah-25-stinkender-morast': {
    title: 'Cloying Mud',
    summary:
      'Finché Terrah 25 Cloying Mud è in gioco, l’avversario non può giocare personaggi con un valore stampato sopra 4.',
  },
  'terrah/terrah-25-stinkender-morast/1': {
    title: 'Cloying Mud: testo',
    summary:
      'Testo stampato di Terrah 25 Cloying Mud: nessun personaggio avversario con un valore stampato superiore a 4.',
  },
  'terrah/terrah-25-stinkender-morast/2': {
    title: 'Cloying Mud: entrambi i valori',
    summary: 'Si guardano entrambi i valori stampati, qualunque sia l’elemento conteso.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel': {
    title: 'Impenetrable Fog',
    summary:
      'Finché Terrah 26 Impenetrable Fog è in gioco, i simboli avversari sono ignorati, tranne STOP e PROTECTED.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/1': {
    title: 'Impenetrable Fog: testo',
    summary:
      'Testo stampato di Terrah 26 Impenetrable Fog: i simboli dell’avversario sono ignorati salvo STOP e PROTECTED.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/2': {
    title: 'Impenetrable Fog: carte giocate prima',
    summary:
      'Le carte giocate con PAIR, GANG o FREE prima della Fog conservano i valori fino al personaggio seguente del proprietario; solo i simboli smettono di agire.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/3': {
    title: 'Impenetrable Fog: una gang di prima',
    summary:
      'Una gang ampliata prima della Fog conserva i valori fino alla fase dei personaggi seguente del proprietario; lì non si può più ampliare, perché i suoi simboli sono ignorati.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/4': {
    title: 'Impenetrable Fog: PAIR e FREE di prima',
    summary: 'Anche i personaggi PAIR e FREE giocati prima della Fog continuano a contare con i loro valori.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/5': {
    title: 'Impenetrable Fog: che cosa impedisce',
    summary:
      'Sotto la Fog l’avversario non può mantenere una gang, giocare una PAIR o un personaggio FREE in più, usare RETRIEVE, SHIELD o REPLACE (nemmeno con Inquisitore 412 Argusauge), mettere carte bluff, né mostrare un bluff nell’elemento conteso quando gli viene visto.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/6': {
    title: 'Impenetrable Fog: KhindKin',
    summary:
      'Khind 23 KhindKin tiene attiva una gang avversaria nonostante la Fog, perché lo fa il suo testo e non i simboli.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/7': {
    title: 'Impenetrable Fog: con Mad Mike',
    summary:
      'Con il proprio Flit 13 Mad Mike Magpie accanto alla Fog, le carte avversarie con simboli (ignorati) sono ignorate, salvo i personaggi Flit e le carte PROTECTED.',
  },
  'terrah/terrah-26-undurchdringlicher-nebel/8': {
    title: 'Impenetrable Fog: simboli «come se»',
    summary:
      'Un simbolo che una carta ha solo «come se» (Inquisitore 412 Argusauge, Aqua 12 Yang, un personaggio Buka da una nave approdata, una carta B.P. dei Buka) in quel momento è un simbolo, perciò la Fog lo rende inutile.',
  },
}

import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it8: RuleTexts<RuleId> = {
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/2': {
    title: 'Flood: prima del turno avversario',
    summary:
      'La ritirata avviene prima che cominci il turno dell’avversario: non si può giocare una carta comando né dare un personaggio a Aqua 28 Irresistible Sirens.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/3': {
    title: 'Flood: quando si controllano',
    summary:
      'I Flood si controllano solo fra la fine del turno del proprietario e il turno dell’avversario, mai in un’altra fase.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/4': {
    title: 'Flood contro Tittertweet',
    summary:
      'I Flood ignorati da Flit 7 Tittertweet in quel momento non fanno nulla, anche se questo viene ripreso all’inizio del turno seguente; rigiocato, li trattiene di nuovo.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/5': {
    title: 'Flood: esempio, situazione',
    summary:
      'Esempio, situazione: si gioca il secondo Flood, si annuncia il potere, e Intervento 404 Genug jetzt! fa finire il turno.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/6': {
    title: 'Flood: esempio, esito',
    summary:
      'Esempio, esito: basta una fine qualsiasi del turno, perciò chi ha giocato Intervento 404 Genug jetzt! deve comunque ritirarsi subito.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/7': {
    title: 'Flood: con Enthrall Opposition',
    summary:
      'Hoax 28 Enthrall Opposition dello stesso turno a quel punto è cessata: i testi avversari che cambiano i draghi della ritirata funzionano.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen': {
    title: 'Irresistible Sirens',
    summary:
      'Aqua 28 Irresistible Sirens: entro la fine della fase di potenziamento e supporto l’avversario scarta un personaggio dalla mano, altrimenti il proprietario attira un drago, anche in caso di ritirata.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/1': {
    title: 'Sirens: testo',
    summary:
      'Testo stampato di Aqua 28 Irresistible Sirens: un personaggio dalla mano o un drago (aggiuntivo), anche ritirandosi.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/2': {
    title: 'Sirens: non per ritirata',
    summary:
      'Questo drago non è ottenuto con la ritirata; Hoax 11 Bethenitana the Storyteller non lo impedisce.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/3': {
    title: 'Sirens: anche ritirandosi',
    summary:
      'Anche l’avversario che si ritira deve il personaggio, o altrimenti il drago; che la ritirata sia nominata non lo rende un drago per ritirata.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/4': {
    title: 'Sirens: Intervento 406',
    summary: 'Intervento 406 Für wen haltet Ihr Euch! può impedire questo drago.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/5': {
    title: 'Sirens: quando si paga',
    summary: 'Il personaggio si può scartare solo nel turno dell’avversario stesso.',
  },
  'aqua/aqua-28-unwiderstehliche-sirenen/6': {
    title: 'Sirens: con due Flood',
    summary:
      'Con due Flood accanto alle Sirens l’avversario si ritira prima di avere un turno, non può dare un personaggio, e si ottiene un drago aggiuntivo.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand': {
    title: 'Drown Resistance',
    summary:
      'Aqua 30 Drown Resistance può scartare le carte attive dell’area di combattimento avversaria, tranne un personaggio e le carte PROTECTED.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/1': {
    title: 'Drown Resistance: testo',
    summary:
      'Testo stampato di Aqua 30 Drown Resistance: le carte attive dell’area di combattimento avversaria si possono scartare, salvo un personaggio attivo e le carte PROTECTED.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/2': {
    title: 'Drown Resistance: solo area di combattimento',
    summary: 'È colpita solo l’area di combattimento; l’area di supporto resta com’è.',
  },
  'aqua/aqua-30-ertraenke-den-widerstand/3': {
    title: 'Drown Resistance: che cosa va e resta',
    summary:
      'Si scartano solo personaggi e potenziamenti attivi, e un personaggio attivo resta. Le carte PROTECTED restano, a meno che Hoax 16 Mekarthas the Shrewd ne ignori il simbolo.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers': {
    title: 'Auserwählte des Wassers',
    summary:
      'Con Aqua 32 Auserwählte des Wassers entrambi i giocatori mescolano la mano nel mazzo di pesca e pescano sei carte.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers/1': {
    title: 'Auserwählte des Wassers: testo',
    summary:
      'Testo stampato di Aqua 32 Auserwählte des Wassers: le due mani si mescolano nei mazzi e si pescano sei carte.',
  },
  'aqua/aqua-32-auserwaehlte-des-wassers/2': {
    title: 'Auserwählte des Wassers: chi non può pescare',
    summary:
      'Un giocatore che non può pescare, per esempio per Vulca 26 Wall of Fire, mescola comunque la mano nel mazzo e resta senza carte.',
  },
  'buka/buka-18-bootsmann-mena-marn': {
    title: 'Boatswain Mena Marn',
    summary:
      'Finché Buka 18 Boatswain Mena Marn è attivo, l’avversario non può avere due o più personaggi attivi alla fine della fase dei personaggi.',
  },
  'buka/buka-18-bootsmann-mena-marn/1': {
    title: 'Mena Marn: testo',
    summary:
      'Testo stampato di Buka 18 Boatswain Mena Marn: meno di due personaggi attivi per l’avversario quando finisce la fase dei personaggi.',
  },
  'buka/buka-18-bootsmann-mena-marn/2': {
    title: 'Mena Marn: domanda sullo scarto',
    summary: 'Chiede se i personaggi in eccesso si scartano.',
  },
  'buka/buka-18-bootsmann-mena-marn/3': {
    title: 'Mena Marn: non si scarta nulla',
    summary:
      'Non si scarta nulla: non è permesso averne un secondo con PAIR, FREE o GANG, e chi non può adeguarsi si ritira nella fase di ritirata. Una gang si può lasciare anche giocandone un membro.',
  },
  'buka/buka-18-bootsmann-mena-marn/4': {
    title: 'Mena Marn: contano i personaggi tenuti',
    summary:
      'Contano anche i personaggi tenuti da Khind 23 KhindKin o Khind 31 Bounce Back. KhindKin si può giocare senza usare il suo testo.',
  },
  'buka/buka-19-steuermann-mora-marn': {
    title: 'Coxswain Mora Marn',
    summary:
      'Buka 19 Coxswain Mora Marn, giocato da una nave che approda, può scartare tutte le carte dell’area di combattimento avversaria, tranne quelle PROTECTED attive.',
  },
  'buka/buka-19-steuermann-mora-marn/1': {
    title: 'Mora Marn: testo',
    summary:
      'Testo stampato di Buka 19 Coxswain Mora Marn: da una nave che approda, l’area di combattimento avversaria si può ora svuotare, salvo le carte PROTECTED attive.',
  },
  'buka/buka-19-steuermann-mora-marn/2': {
    title: 'Mora Marn: solo area di combattimento',
    summary: 'È colpita solo l’area di combattimento; l’area di supporto resta com’è.',
  },
  'buka/buka-19-steuermann-mora-marn/3': {
    title: 'Mora Marn: inattive e PROTECTED',
    summary:
      'Si scartano personaggi e potenziamenti, anche inattivi. Una carta PROTECTED attiva resta, a meno che il suo simbolo sia ignorato da Hoax 16 Mekarthas the Shrewd.',
  },
  'buka/buka-19-steuermann-mora-marn/4': {
    title: 'Mora Marn: dalla mano',
    summary: 'Giocato dalla mano non scarta nulla.',
  },
  'buka/buka-21-pulvermeister-yina-ko': {
    title: 'Powdermaster Yina Ko',
    summary: 'Buka 21 Powdermaster Yina Ko porta a 4 i valori di tutte le proprie carte bluff attive.',
  },
  'buka/buka-21-pulvermeister-yina-ko/1': {
    title: 'Yina Ko: testo',
    summary:
      'Testo stampato di Buka 21 Powdermaster Yina Ko: le proprie carte bluff attive valgono 4 ciascuna.',
  },
  'buka/buka-21-pulvermeister-yina-ko/2': {
    title: 'Yina Ko contro CoolCub',
    summary:
      'Contro Khind 4 CoolCub le carte bluff prima scendono a 0, trattandosi di valori stampati, e poi salgono a 4.',
  },
  'buka/buka-22-ausguck-dolora-paal': {
    title: 'Lookout Dolora Paal',
    summary:
      'Quando si gioca Buka 22 Lookout Dolora Paal, si possono scartare tutti i potenziamenti avversari attivi o tutti i supporti avversari attivi.',
  },
  'buka/buka-22-ausguck-dolora-paal/1': {
    title: 'Dolora Paal: testo',
    summary:
      'Testo stampato di Buka 22 Lookout Dolora Paal: si possono scartare o tutti i potenziamenti attivi o tutti i supporti attivi dell’avversario.',
  },
  'buka/buka-22-ausguck-dolora-paal/2': {
    title: 'Dolora Paal: PROTECTED',
    summary: 'Le carte PROTECTED sono escluse.',
  },
  'buka/buka-22-ausguck-dolora-paal/3': {
    title: 'Dolora Paal: con Mekarthas',
    summary:
      'I supporti il cui simbolo PROTECTED è ignorato da Hoax 16 Mekarthas the Shrewd si possono scartare.',
  },
  'buka/buka-22-ausguck-dolora-paal/4': {
    title: 'Dolora Paal: il suo PROTECTED',
    summary:
      'Il suo simbolo PROTECTED non supera quello dei supporti avversari, ma impedisce che il suo testo sia ignorato, perciò si può scartare un Khind 27 Laughing Gas avversario.',
  },
  'buka/buka-22-ausguck-dolora-paal/5': {
    title: 'Dolora Paal: carte bluff',
    summary: 'Scegliere i supporti comprende le carte bluff.',
  },
  'buka/buka-22-ausguck-dolora-paal/6': {
    title: 'Dolora Paal: carte ignorate',
    summary: 'I potenziamenti o supporti ignorati conservano il loro tipo e si possono scartare.',
  },
  'buka/buka-23-geist-des-alten-goo-laa': {
    title: 'Old Goo Laa’s Ghost',
    summary:
      'Buka 23 Old Goo Laa’s Ghost si può giocare solo con la propria area di influenza vuota; l’elemento conteso cambia.',
  },
  'buka/buka-23-geist-des-alten-goo-laa/1': {
    title: 'Goo Laa’s Ghost: testo',
    summary:
      'Testo stampato di Buka 23 Old Goo Laa’s Ghost: non deve esserci nessuna propria carta influenza, e il combattimento cambia elemento.',
  },
  'buka/buka-23-geist-des-alten-goo-laa/2': {
    title: 'Goo Laa’s Ghost: dall’ultima nave',
    summary:
      'Se viene dall’ultima nave, senza una propria Hyla in gioco, soddisfa la sua condizione: una nave approdata non è più nell’area di influenza.',
  },
  'buka/buka-23-geist-des-alten-goo-laa/3': {
    title: 'Goo Laa’s Ghost: una Hyla avversaria',
    summary: 'Una Hyla avversaria non conta.',
  },
  'buka/buka-25-waffenkammer': {
    title: 'Armory',
    summary:
      'Finché Buka 25 Armory è in gioco, il proprietario può giocare un supporto aggiuntivo in ogni proprio turno.',
  },
  'buka/buka-25-waffenkammer/1': {
    title: 'Armory: testo',
    summary: 'Testo stampato di Buka 25 Armory: un supporto aggiuntivo nel proprio turno.',
  },
  'buka/buka-25-waffenkammer/2': {
    title: 'Armory: che cosa permette',
    summary:
      'In più può essere un supporto, una carta bluff o un carico di nave, ed è permesso anche dopo uno STOP.',
  },
  'buka/buka-25-waffenkammer/3': {
    title: 'Armory: subito',
    summary: 'Si può usare già nel turno in cui si gioca Buka 25 Armory.',
  },
  'buka/buka-26-doppelte-feuerkraft': {
    title: 'Duplicator of Fire',
    summary: 'Buka 26 Duplicator of Fire raddoppia il valore di Fuoco di un proprio personaggio.',
  },
  'buka/buka-26-doppelte-feuerkraft/1': {
    title: 'Duplicator of Fire: testo',
    summary:
      'Testo stampato di Buka 26 Duplicator of Fire: il valore di Fuoco di un proprio personaggio raddoppia.',
  },
  'buka/buka-26-doppelte-feuerkraft/2': {
    title: 'Duplicator of Fire: Volcanic Gauntlets',
    summary: 'Insieme a Vulca 21 Volcanic Gauntlets il valore di Fuoco raddoppia due volte.',
  },
  'buka/buka-27-erbitte-eine-gunst': {
    title: 'Entreat Favor',
    summary:
      'Buka 27 Entreat Favor: dal mazzo di pesca si gioca una carta influenza o si carica su una nave un personaggio, un potenziamento o un supporto, poi si mescola.',
  },
  'buka/buka-27-erbitte-eine-gunst/1': {
    title: 'Entreat Favor: testo',
    summary:
      'Testo stampato di Buka 27 Entreat Favor: cercare una carta influenza da giocare o una carta da caricare, e dopo mescolare.',
  },
  'buka/buka-27-erbitte-eine-gunst/2': {
    title: 'Entreat Favor: una nave approdata',
    summary: 'La carta si può caricare su una nave approdata in questo turno.',
  },
  'buka/buka-27-erbitte-eine-gunst/3': {
    title: 'Entreat Favor: Sea Devil',
    summary:
      'Buka 29 Sea Devil portata in gioco così può caricare subito con il proprio testo, e queste carte non contano per il carico del turno.',
  },
  'buka/buka-27-erbitte-eine-gunst/4': {
    title: 'Entreat Favor: Hyla, non cristalli',
    summary:
      'Si può scegliere una Hyla, che è una carta influenza; una carta cristallo no, perché è una conquista.',
  },
  'buka/schiffe-allgemein': { title: 'Navi', summary: 'Le navi in generale.' },
  'buka/schiffe-allgemein/1': {
    title: 'Navi: il loro tipo',
    summary: 'Le navi sono carte influenza e quindi carte azione.',
  },
  'buka/schiffe-allgemein/2': {
    title: 'Navi: accanto a una Hyla',
    summary:
      'Un giocatore può avere insieme navi e una Hyla, ed entrambi i giocatori possono avere navi nello stesso momento.',
  },
  'buka/schiffe-allgemein/3': {
    title: 'Navi: approdare insieme',
    summary:
      'Le navi che approdano insieme condividono i testi: una Buka 28 Sea Falcon vuota permette carte dalla mano accanto a quelle di un’altra nave.',
  },
  'buka/schiffe-allgemein/4': {
    title: 'Navi: con il testo ignorato',
    summary:
      'Una nave il cui testo è ignorato si può caricare e far approdare come una senza testo, con la sua capienza.',
  },
  'buka/schiffe-allgemein/5': {
    title: 'Navi: che cosa non le tocca',
    summary:
      'Nulla cambia o ignora la capienza di una nave, ne blocca l’approdo o la rimuove per effetto avversario; Vulca 28 Summon Sorcerer può riprendere una propria nave, perdendone il carico.',
  },
  'buka/schiffe-allgemein/6': {
    title: 'Navi: i limiti valgono ancora',
    summary:
      'Approdare non toglie nessuno dei limiti delle fasi, perciò due personaggi non Buka senza FREE non si possono giocare entrambi; ciò che avanza si scarta con la nave prima dell’annuncio.',
  },
  'buka/schiffe-allgemein/7': {
    title: 'Navi: contro l’Intervento 402',
    summary:
      'Se Intervento 402 Schande über euch! porta via l’unico personaggio sulla nave approdata e non si possono giocare carte dalla mano, è dovuta la ritirata.',
  },
  'buka/schiffe-allgemein/8': {
    title: 'Navi: carte bluff',
    summary:
      'Una carta bluff messa da una nave non è FREE: il personaggio Buka diventa prima un supporto e si gioca come tale.',
  },
  'buka/schiffe-allgemein/9': {
    title: 'Navi: caricare dopo STOP',
    summary:
      'Dopo uno STOP efficace non si può caricare nessuna carta, a meno che lo permetta un testo come quello di Hyla 604 Piplox.',
  },
  'buka/schiffe-allgemein/10': {
    title: 'Navi: si paga solo dalla mano',
    summary:
      'Acquisti di draghi, Caterpillar, Aqua 28 Irresistible Sirens e REPLACE prendono le carte dalla mano, mai da una nave.',
  },
  'buka/schiffe-allgemein/11': {
    title: 'Navi: niente RETRIEVE',
    summary: 'Una carta caricata non si può riprendere con RETRIEVE.',
  },
  'buka/schiffe-allgemein/12': {
    title: 'Navi: un Tutu caricato',
    summary:
      'Il costo «io devo» di un Tutu caricato è dovuto quando lo si gioca dalla nave approdata; scartato con la nave non costa nulla.',
  },
  'buka/schiffe-allgemein/13': {
    title: 'Navi: carte solo sulle navi',
    summary:
      'Con carte solo sulle navi, nessuna in mano e nel mazzo di pesca, la partita finisce quando dovrebbe cominciare il combattimento seguente; le navi non possono approdare per aprirlo.',
  },
  'buka/schiffe-allgemein/14': {
    title: 'Navi: l’approdo non si annulla',
    summary:
      'Un approdo non si può annullare quando il potere non basta: la regola speciale 11 riprende solo le carte giocate. Fra amici ci si può accordare diversamente.',
  },
  'buka/buka-promo-31-seemond': {
    title: 'Sea Moon',
    summary:
      'Buka 31 Sea Moon carica una carta dalla mano quando si gioca; nel turno in cui approda si può giocare anche un personaggio, un potenziamento o un supporto dalla mano.',
  },
  'buka/buka-promo-31-seemond/1': {
    title: 'Sea Moon: testo',
    summary:
      'Testo stampato di Buka 31 Sea Moon: ora si carica una carta dalla mano, e approdando se ne gioca un’altra in più.',
  },
  'buka/buka-promo-31-seemond/2': {
    title: 'Sea Moon: STOP e FREE',
    summary:
      'La carta viene dalla mano. Il testo né aggira uno STOP né permette un’altra carta FREE dalla mano.',
  },
  'buka/buka-promo-31-seemond/3': {
    title: 'Sea Moon: PAIR e GANG',
    summary:
      'La carta può essere una PAIR o, se giocata per prima nella fase dei personaggi, più membri di una gang.',
  },
  'buka/buka-promo-31-seemond/4': {
    title: 'Sea Moon: in qualsiasi ordine',
    summary: 'Le carte dalla mano e dalla nave si possono giocare in qualsiasi ordine.',
  },
  'buka/buka-promo-31-seemond/5': {
    title: 'Sea Moon: una carta Buka',
    summary:
      'Buka 31 Sea Moon appartiene ai Buka, perciò a un mazzo Buka non costa lune; la sua stampa è errata e fu venduta a parte dal set.',
  },
  'mutanten/mutanten-allgemein': { title: 'Mutanti', summary: 'I mutanti in generale.' },
  'mutanten/mutanten-allgemein/1': {
    title: 'Mutanti: la condizione',
    summary: 'La condizione per giocare un mutante fa parte del suo testo ed è ignorata insieme ad esso.',
  },
  'mutanten/mutanten-allgemein/2': {
    title: 'Mutanti: tenuti attivi',
    summary:
      'Un mutante tenuto attivo da Khind 31 Bounce Back o Khind 23 KhindKin non verifica di nuovo la condizione né cambia di nuovo elemento.',
  },
  'mutanten/mutanten-allgemein/3': {
    title: 'Mutanti: quale potere conta',
    summary:
      'Una condizione sul potere avversario guarda il potere attuale prima di giocare il mutante, non quello annunciato.',
  },
  'mutanten/mutanten-allgemein/4': {
    title: 'Mutanti: domanda',
    summary: 'Chiede se la condizione di un mutante viene meno quando il suo testo è ignorato.',
  },
  'mutanten/mutanten-allgemein/5': {
    title: 'Mutanti: con il testo ignorato',
    summary:
      'Sì: allora si può giocare senza soddisfare la condizione e l’elemento non cambia; restano i suoi valori, SHIELD e STOP.',
  },
  'mutanten/mutant-101-den-bal-ton': {
    title: 'Den-bal-Ton',
    summary:
      'Mutante 101 Den-bal-Ton si può giocare solo se l’avversario ha un drago; l’elemento conteso cambia.',
  },
  'mutanten/mutant-101-den-bal-ton/1': {
    title: 'Den-bal-Ton: testo',
    summary:
      'Testo stampato di Mutante 101 Den-bal-Ton: almeno un drago dal lato dell’avversario, poi l’elemento cambia.',
  },
  'mutanten/mutant-101-den-bal-ton/2': {
    title: 'Den-bal-Ton: aprendo un combattimento',
    summary:
      'Può aprire un combattimento se la sua condizione vale. Allora nessun elemento cambia; lo si nomina con l’annuncio come al solito.',
  },
  'mutanten/mutant-102-sas-van-son': {
    title: 'Sas-van-Son',
    summary:
      'Mutante 102 Sas-van-Son si può giocare solo se l’avversario ha in mano almeno due carte in più; l’elemento conteso cambia.',
  },
  'mutanten/mutant-102-sas-van-son/1': {
    title: 'Sas-van-Son: testo',
    summary:
      'Testo stampato di Mutante 102 Sas-van-Son: due o più carte in mano meno dell’avversario, poi l’elemento cambia.',
  },
  'mutanten/mutant-102-sas-van-son/2': {
    title: 'Sas-van-Son: contano le carte scoperte',
    summary: 'Le carte scoperte sono ancora carte della mano e contano.',
  },
  'mutanten/mutant-102-sas-van-son/3': {
    title: 'Sas-van-Son: conta anche sé stesso',
    summary: 'Sas-van-Son stesso si conta fra le carte in mano di chi lo gioca.',
  },
  'mutanten/mutant-103-pen-dor-nith': {
    title: 'Pen-dor-Nith',
    summary:
      'Mutante 103 Pen-dor-Nith si può giocare solo se l’avversario ha almeno sei carte nelle aree di combattimento e di supporto; l’elemento conteso cambia.',
  },
  'mutanten/mutant-103-pen-dor-nith/1': {
    title: 'Pen-dor-Nith: testo',
    summary:
      'Testo stampato di Mutante 103 Pen-dor-Nith: ci sono sei o più carte avversarie, poi l’elemento cambia.',
  },
  'mutanten/mutant-103-pen-dor-nith/2': {
    title: 'Pen-dor-Nith: quali carte contano',
    summary: 'Contano tutte le carte attive, inattive e ignorate, e anche le carte bluff.',
  },
  'mutanten/mutant-104-neth-sur-pot': {
    title: 'Neth-sur-Pot',
    summary:
      'Mutante 104 Neth-sur-Pot si può giocare solo se l’avversario ha almeno tre carte attive nelle aree di combattimento e di supporto; l’elemento conteso cambia.',
  },
  'mutanten/mutant-104-neth-sur-pot/1': {
    title: 'Neth-sur-Pot: testo',
    summary:
      'Testo stampato di Mutante 104 Neth-sur-Pot: tre o più carte avversarie attive, poi l’elemento cambia.',
  },
  'mutanten/mutant-104-neth-sur-pot/2': {
    title: 'Neth-sur-Pot: quali carte contano',
    summary:
      'Contano personaggi, potenziamenti, supporti e carte bluff, anche ignorati, purché siano attivi.',
  },
  'mutanten/mutant-109-fel-nar-gan': {
    title: 'Fel-nar-Gan',
    summary:
      'Mutante 109 Fel-nar-Gan si può giocare solo se le proprie aree di combattimento e di supporto sono vuote; l’elemento conteso cambia.',
  },
  'mutanten/mutant-109-fel-nar-gan/1': {
    title: 'Fel-nar-Gan: testo',
    summary: 'Testo stampato di Mutante 109 Fel-nar-Gan: non c’è nulla di proprio, poi l’elemento cambia.',
  },
  'mutanten/mutant-109-fel-nar-gan/2': {
    title: 'Fel-nar-Gan: quando le aree sono vuote',
    summary:
      'Si adatta all’apertura di un combattimento, o a un turno in cui le aree sono state svuotate da RETRIEVE o dall’avversario, per esempio con Terrah 29 Provoke Earthquake. Una propria carta bluff lo impedisce.',
  },
  'mutanten/mutant-109-fel-nar-gan/3': {
    title: 'Fel-nar-Gan: aprendo un combattimento',
    summary: 'Giocato per aprire un combattimento non cambia elemento; questo si nomina con l’annuncio.',
  },
  'mutanten/mutant-110-man-shu-ran': {
    title: 'Man-shu-Ran',
    summary:
      'Mutante 110 Man-shu-Ran si può giocare solo se l’avversario ha una carta FREE attiva; l’elemento conteso cambia.',
  },
  'mutanten/mutant-110-man-shu-ran/1': {
    title: 'Man-shu-Ran: testo',
    summary:
      'Testo stampato di Mutante 110 Man-shu-Ran: una carta avversaria attiva con FREE, poi l’elemento cambia.',
  },
  'mutanten/mutant-110-man-shu-ran/2': {
    title: 'Man-shu-Ran: giocata come se FREE',
    summary:
      'Una carta giocata soltanto come se fosse FREE (Aqua 12 Yang, un personaggio Buka da una nave, una carta B.P. dei Buka) non ha più il simbolo e non conta.',
  },
  'interventionen/interventionen-allgemein': {
    title: 'Interventi: la voce',
    summary: 'Gli interventi in generale.',
  },
  'interventionen/interventionen-allgemein/1': {
    title: 'Interventi: legati al loro innesco',
    summary: 'Un intervento è legato a ciò che lo innesca e a nessuna fase.',
  },
  'interventionen/interventionen-allgemein/2': {
    title: 'Interventi: testi vietati',
    summary: 'Finché non si possono giocare carte con testo, non si possono giocare nemmeno interventi.',
  },
  'interventionen/interventionen-allgemein/3': {
    title: 'Interventi: testi ignorati',
    summary:
      'Mentre i propri testi sono ignorati un intervento non si può giocare affatto, nemmeno per liberarsene; si può sostituire con REPLACE nella propria fase di comando. A Flit 7 Tittertweet si può ancora rispondere con Intervento 402 Schande über euch! mentre viene giocato.',
  },
}

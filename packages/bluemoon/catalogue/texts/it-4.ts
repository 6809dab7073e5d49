import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it4: RuleTexts<RuleId> = {
  'hoax/hoax-15-ketharkopas-der-astronom/4': {
    title: 'Ketharkopas contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/5': {
    title: 'Ketharkopas contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/6': {
    title: 'Ketharkopas contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige': {
    title: 'Mekarthas',
    summary: 'Hoax 16 Mekarthas the Shrewd: tutti i simboli avversari sono ignorati tranne STOP.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige/1': {
    title: 'Mekarthas: testo',
    summary: 'Il testo: i tuoi simboli sono ignorati, tranne STOP.',
  },
  'hoax/hoax-16-mekarthas-der-scharfsinnige/2': {
    title: 'Mekarthas: anche PROTECTED',
    summary:
      'Ignora anche PROTECTED, perciò le carte protette perdono la protezione contro di lui e contro altri effetti.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte': {
    title: 'Sarogakanas',
    summary:
      'Hoax 17 Sarogakanas the Ancient: si possono pescare 2 carte dalla mano dell’avversario e scartarle.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte/1': {
    title: 'Sarogakanas: testo',
    summary: 'Il testo: ora posso pescare 2 carte dalla tua mano e scartarle.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte/2': {
    title: 'Sarogakanas: quali carte',
    summary:
      'Le 2 carte si pescano a caso e vanno nella pila degli scarti dell’avversario; fra le carte scoperte della mano se ne possono scegliere una o entrambe.',
  },
  'hoax/hoax-17-sarogakanas-der-uralte/3': {
    title: 'Sarogakanas: quando',
    summary: 'Avviene subito, quando viene giocato.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler': {
    title: 'Duplicator of Strength',
    summary: 'Hoax 25 Duplicator of Strength: il valore di Terra di un proprio personaggio raddoppia.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler/1': {
    title: 'Duplicator of Strength: testo',
    summary: 'Il testo: uno dei miei personaggi ha il valore di Terra raddoppiato.',
  },
  'hoax/hoax-25-trickreicher-staerkedoppler/2': {
    title: 'Duplicator of Strength: Titanic Gauntlets',
    summary: 'Insieme a Vulca 22 Titanic Gauntlets i raddoppi si moltiplicano.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker': {
    title: 'Brain Drain',
    summary:
      'Hoax 26 Brain Drain: dopo aver giocato 1 carta nel suo turno l’avversario non può giocarne altre.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/1': {
    title: 'Brain Drain: testo',
    summary: 'Il testo: dopo aver giocato 1 carta nel tuo turno non puoi giocarne altre.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/2': {
    title: 'Brain Drain: che cosa resta',
    summary:
      'L’avversario può giocare una carta azione e poi ritirarsi, oppure un personaggio, a meno che quella prima carta scarti o ignori Brain Drain.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/3': {
    title: 'Brain Drain: gli interventi contano',
    summary:
      'Anche gli interventi si giocano: se la propria carta comando o il proprio personaggio è bloccato dall’Intervento 401 o 402, rispondere con l’Intervento 407 sarebbe una seconda carta e non è permesso.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/4': {
    title: 'Brain Drain: REPLACE non conta',
    summary: 'REPLACE non è giocare e non consuma l’unica carta.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/5': {
    title: 'Brain Drain: caricare una nave',
    summary:
      'Neppure caricare una nave è giocare, ma dopo l’unica carta è impossibile, perché in quel momento non si potrebbe giocare un supporto.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/6': {
    title: 'Brain Drain: domanda sul comando',
    summary: 'Chiede se una carta comando consuma l’unica carta benché sia dovuto un personaggio.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/7': {
    title: 'Brain Drain: dopo una carta comando',
    summary:
      'Dopo una carta comando che non elimina Brain Drain ci si deve ritirare nella fase di ritirata, perché non si può più giocare un personaggio.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/8': {
    title: 'Brain Drain: tranne Bounce Back',
    summary: 'Khind 31 Bounce Back è l’eccezione: attacca di nuovo senza un personaggio.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/9': {
    title: 'Brain Drain: domanda sulle coppie',
    summary: 'Chiede se contro di essa si può giocare una coppia Mimix.',
  },
  'hoax/hoax-26-tueckischer-gedankenblocker/10': {
    title: 'Brain Drain: niente coppia',
    summary: 'Una coppia è due carte e non si può giocare.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger': {
    title: 'Muster Reinforcements',
    summary: 'Hoax 27 Muster Reinforcements: si possono pescare 5 carte.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/1': {
    title: 'Muster Reinforcements: testo',
    summary: 'Il testo: ora posso pescare 5 carte.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/2': {
    title: 'Muster Reinforcements contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/3': {
    title: 'Muster Reinforcements contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/4': {
    title: 'Muster Reinforcements contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'hoax/hoax-27-sammele-neue-anhaenger/5': {
    title: 'Muster Reinforcements contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'hoax/hoax-28-banne-den-gegner': {
    title: 'Enthrall Opposition',
    summary:
      'Hoax 28 Enthrall Opposition: in questo turno i testi avversari sono ignorati; senza effetto contro Laughing Gas o Tittertweet.',
  },
  'hoax/hoax-28-banne-den-gegner/1': {
    title: 'Enthrall Opposition: testo',
    summary:
      'Il testo stampato: i tuoi testi speciali sono ignorati in questo turno, ma non se hai Laughing Gas o Tittertweet attivi.',
  },
  'hoax/hoax-28-banne-den-gegner/2': {
    title: 'Enthrall Opposition: correzione annunciata',
    summary: 'Annuncia la versione corretta, concordata con l’editore.',
  },
  'hoax/hoax-28-banne-den-gegner/3': {
    title: 'Enthrall Opposition: testo corretto',
    summary:
      'Corretto: non ha effetto solo se l’avversario ha Flit 7 Tittertweet o Khind 27 Laughing Gas e il testo di quella carta è efficace.',
  },
  'hoax/hoax-28-banne-den-gegner/4': {
    title: 'Enthrall Opposition: efficace, non attivo',
    summary:
      'Laughing Gas, essendo un supporto, è attivo anche mentre il suo testo è ignorato; perciò conta che sia efficace, non che sia attivo.',
  },
  'hoax/hoax-28-banne-den-gegner/5': {
    title: 'Enthrall Opposition: con Flitterflutter',
    summary:
      'Se il Laughing Gas dell’avversario è ignorato dal mio Flit 8 Flitterflutter, la mia Enthrall Opposition funziona.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm': {
    title: 'Trigger Brainstorm',
    summary: 'Hoax 29 Trigger Brainstorm: in questo turno si può giocare qualsiasi numero di supporti.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm/1': {
    title: 'Trigger Brainstorm: testo',
    summary: 'Il testo: in questo turno posso giocare qualsiasi numero di supporti.',
  },
  'hoax/hoax-29-entfache-den-gedankensturm/2': {
    title: 'Trigger Brainstorm: che cosa comprende',
    summary:
      'Oltre al solito potenziamento o supporto si possono giocare quanti supporti o carte bluff si vuole e caricare navi, anche aprendo un combattimento o dopo STOP.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute': {
    title: 'Vertreibe die Gefolgsleute',
    summary:
      'Hoax 30 Vertreibe die Gefolgsleute: si possono scartare tutte le carte avversarie attive con FREE.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/1': {
    title: 'Vertreibe die Gefolgsleute: testo',
    summary: 'Il testo: ora posso scartare tutte le tue carte attive con il simbolo FREE.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/2': {
    title: 'Vertreibe die Gefolgsleute: più precisamente',
    summary: 'Più precisamente, scarta le carte avversarie attive che sono carte FREE.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/3': {
    title: 'Vertreibe die Gefolgsleute: carte FREE',
    summary:
      'È una carta FREE quella il cui simbolo FREE non è ignorato; essere stata giocata come FREE non la rende tale.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/4': {
    title: 'Vertreibe die Gefolgsleute: con Mekarthas',
    summary:
      'Con un mio Hoax 16 Mekarthas the Shrewd in gioco non scarto nulla, perché i simboli FREE avversari sono ignorati.',
  },
  'hoax/hoax-30-vertreibe-die-gefolgsleute/5': {
    title: 'Vertreibe die Gefolgsleute: FREE per un momento',
    summary:
      'Il FREE concesso per il momento di giocare, come da Aqua 12 Yang, da una nave approdata o da un testo della fratellanza Buka, dopo svanisce e non conta.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen': {
    title: 'Beeinflusse den Drachen',
    summary:
      'Hoax 31 Beeinflusse den Heiligen Drachen: si possono scartare dalla mano 2 carte comando, 2 Hyla o 2 carte cristallo per attirare 1 drago.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/1': {
    title: 'Beeinflusse den Drachen: testo',
    summary:
      'Il testo: ora posso scartare dalla mano 2 carte comando, 2 Hyla o 2 carte cristallo per 1 drago.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/2': {
    title: 'Beeinflusse den Drachen: niente navi',
    summary: 'Le navi non si possono usare per questo.',
  },
  'hoax/hoax-31-beeinflusse-den-heiligen-drachen/3': {
    title: 'Beeinflusse den Drachen: carte ignorate',
    summary: 'Le carte ignorate si possono usare, perché il tipo di una carta non si può ignorare.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers': {
    title: 'Shaman of the Holy Sacrifice',
    summary:
      'Mimix 18 Shaman of the Holy Sacrifice: alla fine del proprio turno si possono rivelare fino a 3 carte del mazzo di pesca; una di esse si scarta, le altre si prendono in mano.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/1': {
    title: 'Holy Sacrifice: testo',
    summary:
      'Il testo: alla fine del mio turno posso rivelare fino a 3 carte dal mio mazzo di pesca, scartarne 1 e prendere le altre.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/2': {
    title: 'Holy Sacrifice: «fino a 3»',
    summary:
      'L’avversario vede le carte. «Fino a» non lascia scegliere il numero; permette solo di usare il testo con 2 o 1 carte rimaste nel mazzo di pesca.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/3': {
    title: 'Holy Sacrifice contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire il testo non si può usare.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/4': {
    title: 'Holy Sacrifice contro Gluing Dust',
    summary:
      'Contro Khind 25 Gluing Dust il testo va perso se nella fase di pesca si doveva pescare una carta. Con 6 o più carte prima di essa si rivela esattamente 1 carta, e quella va scartata.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/5': {
    title: 'Holy Sacrifice contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/6': {
    title: 'Holy Sacrifice contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'mimix/mimix-18-schamane-des-heiligen-opfers/7': {
    title: 'Holy Sacrifice contro Genug jetzt!',
    summary: 'Dopo Intervento 404 Genug jetzt! il testo non si può usare.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten': {
    title: 'Shaman of the Deeds to Come',
    summary:
      'Mimix 19 Shaman of the Deeds to Come: alla fine del proprio turno si possono pescare fino a 3 carte aggiuntive, poi si mescolano 2 carte della mano nel mazzo di pesca.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/1': {
    title: 'Deeds to Come: testo',
    summary:
      'Il testo: alla fine del mio turno posso pescare fino a 3 carte aggiuntive e poi mescolare 2 carte qualsiasi della mano nel mio mazzo di pesca.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/2': {
    title: 'Deeds to Come: «fino a 3»',
    summary:
      'Vale anche oltre 6 carte in mano. «Fino a» non lascia scegliere il numero; se restano meno di 3 carte o nessuna, si pesca ciò che c’è e si mescolano comunque 2 carte della mano.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/3': {
    title: 'Deeds to Come contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire il testo non si può usare.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/4': {
    title: 'Deeds to Come contro Gluing Dust',
    summary:
      'Contro Khind 25 Gluing Dust il testo va perso se nella fase di pesca si doveva pescare una carta. Con 6 o più carte prima di essa si pesca esattamente 1 carta, e poi si mescolano 2 carte della mano.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/5': {
    title: 'Deeds to Come contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/6': {
    title: 'Deeds to Come contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'mimix/mimix-19-schamane-der-kuenftigen-heldentaten/7': {
    title: 'Deeds to Come contro Genug jetzt!',
    summary: 'Dopo Intervento 404 Genug jetzt! il testo non si può usare.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt': {
    title: 'Shaman of the Here and Now',
    summary:
      'Mimix 20 Shaman of the Here and Now: subito dopo la propria fase di potenziamento e supporto si può cercare 1 carta nel mazzo di pesca, mostrarla e prenderla.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/1': {
    title: 'Here and Now: testo',
    summary:
      'Il testo: subito dopo la mia fase di potenziamento e supporto posso scegliere 1 carta del mio mazzo di pesca, mostrarla e prenderla.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/2': {
    title: 'Here and Now: poi si mescola',
    summary: 'Corretto: dopo si mescola il mazzo di pesca.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/3': {
    title: 'Here and Now contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire il testo non si può usare.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/4': {
    title: 'Here and Now contro Gluing Dust',
    summary:
      'Contro Khind 25 Gluing Dust il testo si può usare, ma poi nella fase di pesca non si può pescare nulla.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/5': {
    title: 'Here and Now contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/6': {
    title: 'Here and Now contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'mimix/mimix-20-schamane-des-hier-und-jetzt/7': {
    title: 'Here and Now contro Genug jetzt!',
    summary: 'Intervento 404 Genug jetzt! arriva troppo tardi per impedirlo.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod': {
    title: 'Shaman of the Afterlife',
    summary:
      'Mimix 21 Shaman of the Afterlife: subito dopo la propria fase di potenziamento e supporto si mescola coperta la pila degli scarti e se ne possono pescare 2 carte.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/1': {
    title: 'Afterlife: testo',
    summary:
      'Il testo: subito dopo la mia fase di potenziamento e supporto mescolo coperta la mia pila degli scarti e posso pescarne 2 carte.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/2': {
    title: 'Afterlife: solo 1 carta',
    summary: 'Se la pila degli scarti ha solo 1 carta, si pesca quella.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/3': {
    title: 'Afterlife contro Wall of Fire',
    summary: 'Anche contro Vulca 26 Wall of Fire il testo si può usare.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/4': {
    title: 'Afterlife contro Gluing Dust',
    summary: 'Anche contro Khind 25 Gluing Dust il testo si può usare.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/5': {
    title: 'Afterlife contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/6': {
    title: 'Afterlife contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'mimix/mimix-21-schamane-des-lebens-nach-dem-tod/7': {
    title: 'Afterlife contro Genug jetzt!',
    summary: 'Intervento 404 Genug jetzt! arriva troppo tardi per impedirlo.',
  },
  'mimix/mimix-29-brennende-raserei': {
    title: 'Fearsome Chant',
    summary:
      'Mimix 29 Fearsome Chant: l’avversario attira 1 drago in meno quando il suo proprietario si ritira.',
  },
  'mimix/mimix-29-brennende-raserei/1': {
    title: 'Fearsome Chant: testo',
    summary: 'Il testo: se mi ritiro attiri 1 drago in meno.',
  },
  'mimix/mimix-29-brennende-raserei/2': {
    title: 'Fearsome Chant contro Redamikanas',
    summary: 'Annulla il drago aggiuntivo di Hoax 10 Redamikanas the Cartographer dell’avversario.',
  },
  'mimix/mimix-29-brennende-raserei/3': {
    title: 'Fearsome Chant contro Fearsome Spirits',
    summary: 'Annulla il drago aggiuntivo di Vulca 27 Fearsome Spirits dell’avversario.',
  },
  'mimix/mimix-29-brennende-raserei/4': {
    title: 'Fearsome Chant contro Bestürzung',
    summary: 'Annulla il drago aggiuntivo di Khind 24 Schleuder der Bestürzung dell’avversario.',
  },
  'mimix/mimix-29-brennende-raserei/5': {
    title: 'Fearsome Chant contro Sirens',
    summary:
      'Il drago di Aqua 28 Irresistible Sirens si attira comunque, perché non è ottenuto con la ritirata.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes': {
    title: 'Call Spirit of the Battlefield',
    summary:
      'Mimix 30 Call Spirit of the Battlefield: si può riprendere in mano 1 carta qualsiasi della propria area di combattimento.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/1': {
    title: 'Spirit of the Battlefield: testo',
    summary: 'Il testo: ora posso riprendere in mano 1 carta qualsiasi della mia area di combattimento.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/2': {
    title: 'Spirit of the Battlefield: carte inattive',
    summary: 'Si possono prendere anche le carte inattive dell’area di combattimento.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/3': {
    title: 'Spirit of the Battlefield contro Wall of Fire',
    summary: 'Anche contro Vulca 26 Wall of Fire il testo si può usare.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/4': {
    title: 'Spirit of the Battlefield contro Gluing Dust',
    summary: 'Anche contro Khind 25 Gluing Dust il testo si può usare.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/5': {
    title: 'Spirit of the Battlefield contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'mimix/mimix-30-rufe-den-geist-des-schlachtfeldes/6': {
    title: 'Spirit of the Battlefield contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt': {
    title: 'Call Spirit of the Underworld',
    summary:
      'Mimix 31 Call Spirit of the Underworld: si può scegliere 1 carta dalla propria pila degli scarti, mostrarla e prenderla.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/1': {
    title: 'Spirit of the Underworld: testo',
    summary: 'Il testo: ora posso scegliere 1 carta della mia pila degli scarti, mostrarla e prenderla.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/2': {
    title: 'Spirit of the Underworld contro Wall of Fire',
    summary: 'Anche contro Vulca 26 Wall of Fire il testo si può usare.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/3': {
    title: 'Spirit of the Underworld contro Gluing Dust',
    summary: 'Anche contro Khind 25 Gluing Dust il testo si può usare.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/4': {
    title: 'Spirit of the Underworld contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'mimix/mimix-31-rufe-den-geist-der-unterwelt/5': {
    title: 'Spirit of the Underworld contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius il testo non si può usare.',
  },
  'flit/flit-06-pluster': {
    title: 'Highchirp',
    summary:
      'Quando si gioca Flit 6 Highchirp e l’avversario ha due o più personaggi attivi, chi lo gioca può scartarne uno.',
  },
  'flit/flit-06-pluster/1': {
    title: 'Highchirp: testo',
    summary:
      'Testo stampato di Flit 6 Highchirp: di fronte a più di un personaggio attivo, uno di essi si può scartare.',
  },
  'flit/flit-06-pluster/2': {
    title: 'Highchirp: controllo unico',
    summary:
      'Il controllo avviene una volta, quando si gioca Flit 6 Highchirp; i personaggi che arrivano dopo non corrono rischi.',
  },
  'flit/flit-06-pluster/3': {
    title: 'Highchirp: domanda sul potere',
    summary:
      'Chiede se scartare uno di due personaggi da 2/2 abbassa il potere che Flit 6 Highchirp deve raggiungere.',
  },
  'flit/flit-06-pluster/4': {
    title: 'Highchirp: il potere da raggiungere',
    summary:
      'Va raggiunto il potere attuale dell’avversario dopo che le proprie carte l’hanno cambiato: tolto uno dei due personaggi da 2/2, il 2 di Flit 6 Highchirp basta.',
  },
  'flit/flit-08-zwitscher': {
    title: 'Flitterflutter',
    summary:
      'Finché Flit 8 Flitterflutter è attivo, i supporti avversari sono ignorati con valori, simboli e testi.',
  },
  'flit/flit-08-zwitscher/1': {
    title: 'Flitterflutter: testo',
    summary: 'Testo stampato di Flit 8 Flitterflutter: i supporti dell’avversario sono ignorati.',
  },
}

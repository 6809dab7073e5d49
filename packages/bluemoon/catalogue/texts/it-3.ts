import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it3: RuleTexts<RuleId> = {
  'symbole/ersetzen-symbol/8': {
    title: 'REPLACE contro Hank',
    summary: 'Contro Flit 12 Hank Highflyer Hawk non si possono sostituire personaggi, tranne quelli Flit.',
  },
  'symbole/ersetzen-symbol/9': {
    title: 'REPLACE contro Trillilling',
    summary: 'Contro Flit 9 Trillilling non si possono sostituire potenziamenti.',
  },
  'symbole/ersetzen-symbol/10': {
    title: 'REPLACE contro Flitterflutter',
    summary: 'Contro Flit 8 Flitterflutter non si possono sostituire supporti.',
  },
  'symbole/ersetzen-symbol/11': {
    title: 'REPLACE contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius la carta si può scartare, ma non se ne pesca un’altra.',
  },
  'symbole/ersetzen-symbol/12': {
    title: 'REPLACE contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta si può scartare, e se ne pesca una solo se in mano restano meno di 4 carte.',
  },
  'symbole/ersetzen-symbol/13': {
    title: 'REPLACE contro Tittertweet',
    summary:
      'Contro Flit 7 Tittertweet il simbolo concesso da Inquisitore 412 Argusauge non si può usare; uno stampato sì.',
  },
  'symbole/ersetzen-symbol/14': {
    title: 'REPLACE contro Laughing Gas',
    summary:
      'Contro Khind 27 Laughing Gas il simbolo concesso da Inquisitore 412 Argusauge non si può usare; uno stampato sì.',
  },
  'symbole/bluff-symbol': {
    title: 'BLUFF: il simbolo',
    summary: 'BLUFF permette di mettere una carta coperta come supporto da 2/2.',
  },
  'symbole/bluff-symbol/1': {
    title: 'BLUFF: chi ignora le carte con simboli',
    summary:
      'Un testo che ignora le carte con simboli, cioè Flit 13 Mad Mike Magpie, vale come se ignorasse le carte bluff stesse.',
  },
  'symbole/bluff-symbol/2': {
    title: 'BLUFF: mentre è ignorato',
    summary:
      'Finché i simboli bluff o le carte bluff sono ignorati, il proprietario non può metterne altre, ma può guardare quelle già lì e scartarle nella fase iniziale. Nessuna di esse vale come corrispondente all’elemento.',
  },
  'symbole/bluff-symbol/3': {
    title: 'BLUFF: vederlo mentre è ignorato',
    summary:
      'Il bluff si può vedere se sono ignorati solo i simboli, come da Hoax 16 Mekarthas the Shrewd; non se sono ignorate le carte bluff, come da Flit 13 o Flit 8.',
  },
  'symbole/bluff-symbol/4': {
    title: 'BLUFF: valore mentre è ignorato',
    summary:
      'Se sono ignorati solo i simboli, le carte bluff conservano il valore stampato 2; se sono ignorate le carte, è 0.',
  },
  'vulca/vulca-15-flacka': {
    title: 'Flare',
    summary: 'Vulca 15 Flare: alla fine del proprio turno si possono pescare 2 carte aggiuntive.',
  },
  'vulca/vulca-15-flacka/1': {
    title: 'Flare: testo',
    summary: 'Il testo: alla fine del mio turno posso pescare 2 carte aggiuntive.',
  },
  'vulca/vulca-15-flacka/2': {
    title: 'Flare: più di 6 carte',
    summary: 'Le 2 carte si possono pescare anche con più di 6 carte in mano.',
  },
  'vulca/vulca-15-flacka/3': {
    title: 'Flare contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
  'vulca/vulca-15-flacka/4': {
    title: 'Flare contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'vulca/vulca-15-flacka/5': {
    title: 'Flare contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand non si può prendere nulla in mano finché si hanno 4 o più carte.',
  },
  'vulca/vulca-15-flacka/6': {
    title: 'Flare contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'vulca/vulca-15-flacka/7': {
    title: 'Flare contro Gezwitscher',
    summary: 'Contro Flit 28 Nervtötendes Gezwitscher le 2 carte aggiuntive non si possono pescare.',
  },
  'vulca/vulca-16-zundar': {
    title: 'Ember',
    summary: 'Vulca 16 Ember: l’avversario non può giocare personaggi senza testo speciale.',
  },
  'vulca/vulca-16-zundar/1': {
    title: 'Ember: testo',
    summary: 'Il testo: i personaggi avversari senza testo speciale non si possono giocare.',
  },
  'vulca/vulca-16-zundar/2': {
    title: 'Ember: domanda',
    summary: 'Chiede se i simboli valgono come testi speciali.',
  },
  'vulca/vulca-16-zundar/3': {
    title: 'Ember: i simboli non contano',
    summary: 'Contano solo i testi scritti: un personaggio con simboli ma senza testo non si può giocare.',
  },
  'vulca/vulca-20-urgewaltiger-zauber': {
    title: 'Elemental Enchantment',
    summary: 'Vulca 20 Elemental Enchantment: il proprio potere sale a 6.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/1': {
    title: 'Elemental Enchantment: testo',
    summary: 'Il testo: il mio potere sale a 6.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/2': {
    title: 'Elemental Enchantment: potere, non valore',
    summary: 'Qui si intende il potere, non un valore.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/3': {
    title: 'Elemental Enchantment: già sopra 6',
    summary: 'Se i valori fanno già più di 6, il potenziamento non cambia nulla.',
  },
  'vulca/vulca-20-urgewaltiger-zauber/4': {
    title: 'Elemental Enchantment: non abbassa mai',
    summary: 'Non abbassa mai il potere e lascia com’è il valore del personaggio.',
  },
  'vulca/vulca-22-titanhandschuhe': {
    title: 'Titanic Gauntlets',
    summary: 'Vulca 22 Titanic Gauntlets: il valore di Terra di un proprio personaggio raddoppia.',
  },
  'vulca/vulca-22-titanhandschuhe/1': {
    title: 'Titanic Gauntlets: testo',
    summary: 'Il testo: uno dei miei personaggi ha il valore di Terra raddoppiato.',
  },
  'vulca/vulca-22-titanhandschuhe/2': {
    title: 'Titanic Gauntlets: con Duplicator of Strength',
    summary: 'Insieme a Hoax 25 Duplicator of Strength i raddoppi si moltiplicano.',
  },
  'vulca/vulca-26-feuerwall': {
    title: 'Wall of Fire',
    summary: 'Vulca 26 Wall of Fire: l’avversario non può pescare carte.',
  },
  'vulca/vulca-26-feuerwall/1': {
    title: 'Wall of Fire: testo',
    summary: 'Il testo: non puoi pescare carte.',
  },
  'vulca/vulca-26-feuerwall/2': {
    title: 'Wall of Fire: più precisamente',
    summary: 'Più precisamente: l’avversario non può prendere in alcun modo carte dal suo mazzo di pesca.',
  },
  'vulca/vulca-26-feuerwall/3': {
    title: 'Wall of Fire: testi che attingono al mazzo',
    summary: 'I testi che portano carte dal mazzo di pesca alla mano sono bloccati.',
  },
  'vulca/vulca-26-feuerwall/4': {
    title: 'Wall of Fire: carte da altrove',
    summary:
      'Le carte che arrivano in mano da qualsiasi altro posto, e ogni carta RETRIEVE, non sono toccate.',
  },
  'vulca/vulca-27-geisterbilder': {
    title: 'Fearsome Spirits',
    summary: 'Vulca 27 Fearsome Spirits: 1 drago aggiuntivo quando l’avversario si ritira.',
  },
  'vulca/vulca-27-geisterbilder/1': {
    title: 'Fearsome Spirits: testo',
    summary: 'Il testo: se ti ritiri attiro 1 drago aggiuntivo.',
  },
  'vulca/vulca-27-geisterbilder/2': {
    title: 'Fearsome Spirits contro Bethenitana',
    summary:
      'Se l’avversario che si ritira ha Hoax 11 Bethenitana the Storyteller attiva, non si attira nessun drago.',
  },
  'vulca/vulca-27-geisterbilder/3': {
    title: 'Fearsome Spirits contro Fearsome Chant',
    summary:
      'Se l’avversario che si ritira ha Mimix 29 Fearsome Chant attivo, il drago aggiuntivo è annullato.',
  },
  'vulca/vulca-27-geisterbilder/4': {
    title: 'Fearsome Spirits contro Sloth Gas',
    summary:
      'Se l’avversario che si ritira ha Flit 27 Launch Sloth Gas attivo, il drago aggiuntivo è annullato.',
  },
  'vulca/vulca-27-geisterbilder/5': {
    title: 'Fearsome Spirits contro Distract Holy Dragon',
    summary:
      'Se l’avversario ha giocato Flit 29 Distract Holy Dragon in questo turno e si ritira, non si attira nessun drago aggiuntivo.',
  },
  'vulca/vulca-27-geisterbilder/6': {
    title: 'Fearsome Spirits: domanda su Bethenitana',
    summary: 'Chiede se il drago aggiuntivo resta contro Hoax 11 Bethenitana the Storyteller.',
  },
  'vulca/vulca-27-geisterbilder/7': {
    title: 'Fearsome Spirits: prevale «non puoi»',
    summary:
      'Prevale «non puoi»: se Bethenitana è attiva nella fase di ritirata non si attira alcun drago, quanti che fossero.',
  },
  'vulca/vulca-27-geisterbilder/8': {
    title: 'Fearsome Spirits: ignorare Bethenitana',
    summary:
      'Aiuta solo una carta che ignora Bethenitana o il suo testo, come Flit 12 Hank Highflyer Hawk, Hoax 28 Enthrall Opposition o Flit 7 Tittertweet.',
  },
  'vulca/vulca-27-geisterbilder/9': {
    title: 'Fearsome Spirits: domanda su Distract',
    summary: 'Chiede come si accordano il drago aggiuntivo e Flit 29 Distract Holy Dragon.',
  },
  'vulca/vulca-27-geisterbilder/10': {
    title: 'Fearsome Spirits: al massimo 1 con Distract',
    summary:
      'Flit 29 limita il numero finale: qualunque cifra fra 0 e 4 diano le altre carte, si attira al massimo 1 drago.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister': {
    title: 'Summon Sorcerer',
    summary: 'Vulca 28 Summon Sorcerer: si può riprendere in mano una propria carta attiva.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister/1': {
    title: 'Summon Sorcerer: testo',
    summary: 'Il testo: ora posso riprendere in mano 1 delle mie carte attive.',
  },
  'vulca/vulca-28-rufe-den-dunklen-meister/2': {
    title: 'Summon Sorcerer: Hyla, cristalli, navi',
    summary:
      'Hyla, carte cristallo e navi proprie in gioco sono attive e si possono riprendere; con una nave si perde tutto il suo carico.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen': {
    title: 'Charm Holy Dragon',
    summary:
      'Vulca 29 Charm Holy Dragon: si possono scartare dalla mano carte con almeno 8 Fuoco in tutto per attirare 1 drago.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/1': {
    title: 'Charm Holy Dragon: testo',
    summary: 'Il testo: ora posso scartare dalla mano carte con almeno 8 Fuoco per 1 drago.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/2': {
    title: 'Charm Holy Dragon: qualsiasi tipo',
    summary: 'Si possono scartare personaggi, potenziamenti, supporti e carte influenza.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/3': {
    title: 'Charm Holy Dragon: solo valori stampati',
    summary: 'Contano solo i valori stampati.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/4': {
    title: 'Charm Holy Dragon: raddoppiare non aggiunge',
    summary:
      'Un testo che raddoppia o cambia in altro modo i valori, come Hoax 25 Duplicator of Strength, non aggiunge nulla alla somma.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/5': {
    title: 'Charm Holy Dragon: la gang Cool',
    summary:
      'Ciò che cambia i valori stampati, come la gang Cool dell’avversario, vale anche per le carte scartate; ciò che cambia solo i valori no.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/6': {
    title: 'Charm Holy Dragon: carte ignorate',
    summary: 'Un testo che ignora carte intere toglie anche qui i loro valori stampati.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/7': {
    title: 'Charm Holy Dragon: Cloying Mud',
    summary:
      'Terrah 25 Cloying Mud non impedisce di scartare personaggi sopra il 4, perché non vengono giocati.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/8': {
    title: 'Charm Holy Dragon: carte con valore 0',
    summary: 'Una carta da 0 non si può scartare per questo, perché non contribuisce.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/9': {
    title: 'Charm Holy Dragon: domanda su tre punti',
    summary: 'Chiede conferma di tre punti sull’acquisto.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/10': {
    title: 'Charm Holy Dragon: i simboli non aggiungono',
    summary: 'Simboli e abilità speciali non aggiungono nulla alla somma.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/11': {
    title: 'Charm Holy Dragon: potenziamenti',
    summary: 'I potenziamenti contano solo con i valori stampati, non con i testi.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/12': {
    title: 'Charm Holy Dragon: divieti di giocare',
    summary: 'I divieti avversari di giocare certe carte non limitano quali carte si scartano.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/13': {
    title: 'Charm Holy Dragon: le carte in gioco non contano',
    summary:
      'Contano solo i valori stampati delle carte scartate; le carte che stanno dal proprio lato o dall’altro non aggiungono nulla.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/14': {
    title: 'Charm Holy Dragon: giocare la carta stessa',
    summary:
      'La carta d’acquisto stessa deve poter essere giocata. Se i testi del suo proprietario sono ignorati, si può giocare senza effetto.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/15': {
    title: 'Charm Holy Dragon: la fonte',
    summary: 'Indica la regola speciale 5 del regolamento come fonte della voce seguente.',
  },
  'vulca/vulca-29-bezaubere-den-heiligen-drachen/16': {
    title: 'Charm Holy Dragon: non più del necessario',
    summary:
      'Non si possono scartare carte oltre quelle che servono ai valori richiesti, e più richieste vanno soddisfatte ognuna per sé.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst': {
    title: 'Cast Cataclysm',
    summary: 'Vulca 30 Cast Cataclysm: si possono scartare tutti i supporti avversari attivi.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/1': {
    title: 'Cast Cataclysm: testo',
    summary: 'Il testo: ora posso scartare tutti i tuoi supporti attivi.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/2': {
    title: 'Cast Cataclysm: PROTECTED',
    summary: 'I supporti PROTECTED sono esclusi.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/3': {
    title: 'Cast Cataclysm: con Mekarthas',
    summary: 'Anche i supporti il cui PROTECTED è ignorato da Hoax 16 Mekarthas the Shrewd vengono scartati.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/4': {
    title: 'Cast Cataclysm: carte bluff',
    summary: 'Anche le carte bluff presenti vengono scartate.',
  },
  'vulca/vulca-30-beschwoere-die-feuersbrunst/5': {
    title: 'Cast Cataclysm: carte ignorate',
    summary: 'Anche i supporti ignorati vengono scartati, perché sono ancora supporti.',
  },
  'vulca/vulca-31-entflamme-den-mutanten': {
    title: 'Entflamme den Mutanten',
    summary:
      'Vulca 31 Entflamme den Mutanten: nella propria fase dei personaggi si può giocare 1 mutante qualsiasi senza soddisfarne la condizione.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/1': {
    title: 'Entflamme den Mutanten: testo',
    summary:
      'Il testo: nella mia fase dei personaggi posso giocare 1 mutante qualsiasi senza la sua condizione.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/2': {
    title: 'Entflamme den Mutanten: solo la condizione',
    summary:
      'Viene meno solo la condizione; il resto del testo del mutante, il cambio di elemento, avviene per quanto possibile.',
  },
  'vulca/vulca-31-entflamme-den-mutanten/3': {
    title: 'Entflamme den Mutanten: stesso elemento',
    summary: 'L’elemento non cambia se il combattimento è già in quello in cui il mutante lo cambierebbe.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph': {
    title: 'Redamikanas',
    summary: 'Hoax 10 Redamikanas the Cartographer: 1 drago aggiuntivo quando l’avversario si ritira.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/1': {
    title: 'Redamikanas: testo',
    summary: 'Il testo: se ti ritiri attiro 1 drago aggiuntivo.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/2': {
    title: 'Redamikanas contro Bethenitana',
    summary:
      'Se l’avversario che si ritira ha Hoax 11 Bethenitana the Storyteller attiva, non si attira nessun drago.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/3': {
    title: 'Redamikanas contro Fearsome Chant',
    summary:
      'Se l’avversario che si ritira ha Mimix 29 Fearsome Chant attivo, il drago aggiuntivo è annullato.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/4': {
    title: 'Redamikanas contro Sloth Gas',
    summary:
      'Se l’avversario che si ritira ha Flit 27 Launch Sloth Gas attivo, il drago aggiuntivo è annullato.',
  },
  'hoax/hoax-10-redamikanas-der-kartograph/5': {
    title: 'Redamikanas contro Distract Holy Dragon',
    summary:
      'Se l’avversario ha giocato Flit 29 Distract Holy Dragon in questo turno e si ritira, non si attira nessun drago aggiuntivo.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin': {
    title: 'Bethenitana',
    summary:
      'Hoax 11 Bethenitana the Storyteller: l’avversario non attira draghi quando il suo proprietario si ritira.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/1': {
    title: 'Bethenitana: testo',
    summary: 'Il testo: non puoi attirare draghi quando mi ritiro.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/2': {
    title: 'Bethenitana contro Redamikanas',
    summary: 'Hoax 10 Redamikanas the Cartographer dell’avversario non ottiene nulla dalla mia ritirata.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/3': {
    title: 'Bethenitana contro Fearsome Spirits',
    summary: 'Vulca 27 Fearsome Spirits dell’avversario non ottiene nulla dalla mia ritirata.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/4': {
    title: 'Bethenitana contro Bestürzung',
    summary: 'Khind 24 Schleuder der Bestürzung dell’avversario non ottiene nulla dalla mia ritirata.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/5': {
    title: 'Bethenitana contro Sirens',
    summary:
      'Il drago di Aqua 28 Irresistible Sirens si attira comunque, perché non è ottenuto con la ritirata.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/6': {
    title: 'Bethenitana: domanda su Vulca 27',
    summary: 'Chiede se contro di lei Vulca 27 Fearsome Spirits dà ancora il drago aggiuntivo.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/7': {
    title: 'Bethenitana: prevale «non puoi»',
    summary:
      'Prevale «non puoi»: se lei è attiva nella fase di ritirata non si attira alcun drago, quanti che fossero.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/8': {
    title: 'Bethenitana: ignorarla',
    summary:
      'Aiuta solo una carta che ignora lei o il suo testo, come Flit 12 Hank Highflyer Hawk, Hoax 28 Enthrall Opposition o Flit 7 Tittertweet.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/9': {
    title: 'Bethenitana: domanda sul momento',
    summary: 'Chiede se il suo testo riguarda il turno successivo del proprietario.',
  },
  'hoax/hoax-11-bethenitana-die-erzaehlerin/10': {
    title: 'Bethenitana: dal turno successivo',
    summary:
      'Aiuta solo dal turno successivo del proprietario, perché la fase di ritirata viene prima di quella dei personaggi.',
  },
  'hoax/hoax-12-demegodas-der-kauz': {
    title: 'Demegodas the Odd',
    summary: 'Hoax 12 Demegodas the Odd: tutti i valori dei propri supporti raddoppiano.',
  },
  'hoax/hoax-12-demegodas-der-kauz/1': {
    title: 'Demegodas the Odd: testo',
    summary: 'Il testo: tutti i valori dei miei supporti raddoppiano.',
  },
  'hoax/hoax-12-demegodas-der-kauz/2': {
    title: 'Demegodas the Odd: solo i valori',
    summary: 'Raddoppiano solo i valori di Fuoco e Terra dei propri supporti; i numeri nei loro testi no.',
  },
  'hoax/hoax-14-genathones-der-blinde': {
    title: 'Genathones the Blind',
    summary: 'Hoax 14 Genathones the Blind: nel proprio turno si può giocare 1 supporto aggiuntivo.',
  },
  'hoax/hoax-14-genathones-der-blinde/1': {
    title: 'Genathones the Blind: testo',
    summary: 'Il testo: nel mio turno posso giocare 1 supporto aggiuntivo.',
  },
  'hoax/hoax-14-genathones-der-blinde/2': {
    title: 'Genathones the Blind: oltre al solito',
    summary: 'Il supporto si aggiunge all’unico potenziamento o supporto comunque permesso.',
  },
  'hoax/hoax-14-genathones-der-blinde/3': {
    title: 'Genathones the Blind: aprendo un combattimento',
    summary:
      'Giocato aprendo un combattimento, permette un supporto, che chi apre altrimenti non può giocare.',
  },
  'hoax/hoax-14-genathones-der-blinde/4': {
    title: 'Genathones the Blind: con Bounce Back',
    summary:
      'Se nel turno seguente si gioca Khind 31 Bounce Back, permette un altro supporto nonostante lo STOP.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom': {
    title: 'Ketharkopas',
    summary:
      'Hoax 15 Ketharkopas the Astronomer: chi finisce il turno con meno di 9 carte può pescare con lui fino a 9.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/1': {
    title: 'Ketharkopas: testo',
    summary: 'Il testo: se finisco il turno con meno di 9 carte in mano posso pescare fino a 9.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/2': {
    title: 'Ketharkopas: dopo la fase finale',
    summary:
      'Agisce dopo la fase finale, perciò la carta aggiuntiva di Khind 28 Oath of Khindship si pesca prima, e dopo la mano si riempie fino a 9.',
  },
  'hoax/hoax-15-ketharkopas-der-astronom/3': {
    title: 'Ketharkopas contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
}

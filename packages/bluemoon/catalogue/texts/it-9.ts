import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it9: RuleTexts<RuleId> = {
  'interventionen/inter-401-wie-koennt-ihr-es-wagen': {
    title: 'Wie könnt Ihr es wagen!',
    summary:
      'Intervento 401 Wie könnt Ihr es wagen!: una carta azione giocata dall’avversario non è valida e viene scartata.',
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/1': {
    title: 'Wie könnt Ihr es wagen!: testo',
    summary:
      'Testo stampato di Intervento 401 Wie könnt Ihr es wagen!: si gioca su una carta azione avversaria, che non è valida e viene scartata.',
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/2': {
    title: 'Wie könnt Ihr es wagen!: la fase continua',
    summary: 'La fase di comando continua, perciò si può giocare un’altra carta azione.',
  },
  'interventionen/inter-401-wie-koennt-ihr-es-wagen/3': {
    title: 'Wie könnt Ihr es wagen!: Brain Drain',
    summary:
      'La carta non valida non conta come giocata: sotto Hoax 26 Brain Drain è ancora permessa un’altra carta azione.',
  },
  'interventionen/inter-402-schande-ueber-euch': {
    title: 'Schande über euch!',
    summary:
      'Intervento 402 Schande über euch!: il primo personaggio dell’avversario nel turno non è valido e viene scartato; deve giocarne un altro o segue la ritirata.',
  },
  'interventionen/inter-402-schande-ueber-euch/1': {
    title: 'Schande über euch!: testo',
    summary:
      'Testo stampato di Intervento 402 Schande über euch!: il primo personaggio del turno non è valido; uno nuovo o una ritirata.',
  },
  'interventionen/inter-402-schande-ueber-euch/2': {
    title: 'Schande über euch!: il suo testo non agisce',
    summary:
      'Il testo di un personaggio non valido non agisce mai, nemmeno uno che ignorerebbe l’intervento, e neppure il suo simbolo PROTECTED.',
  },
  'interventionen/inter-402-schande-ueber-euch/3': {
    title: 'Schande über euch!: i costi restano pagati',
    summary: 'Le carte scartate per il costo «io devo» del personaggio non valido restano scartate.',
  },
  'interventionen/inter-402-schande-ueber-euch/4': {
    title: 'Schande über euch!: contro chi apre',
    summary:
      'Chi apre e si vede annullare il primo personaggio non può più rinunciare: un altro personaggio o una ritirata forzata, in eccezione alla regola per chi apre.',
  },
  'interventionen/inter-402-schande-ueber-euch/5': {
    title: 'Schande über euch!: Brain Drain',
    summary:
      'Il personaggio non valido non conta come giocato: sotto Hoax 26 Brain Drain il nuovo personaggio è permesso.',
  },
  'interventionen/inter-402-schande-ueber-euch/6': {
    title: 'Schande über euch!: il personaggio precedente',
    summary:
      'Il personaggio precedente resta attivo finché il nuovo non è passato, perciò un Terrah 12 Ferro Fos avversario attivo impedisce l’intervento contro il personaggio seguente.',
  },
  'interventionen/inter-403-weg-damit': {
    title: 'Weg damit!',
    summary:
      'Intervento 403 Weg damit!: subito dopo l’annuncio si può scartare un potenziamento o supporto attivo che l’avversario ha giocato in questo turno.',
  },
  'interventionen/inter-403-weg-damit/1': {
    title: 'Weg damit!: testo',
    summary:
      'Testo stampato di Intervento 403 Weg damit!: dopo l’annuncio, scartare un potenziamento o supporto giocato in questo turno.',
  },
  'interventionen/inter-403-weg-damit/2': {
    title: 'Weg damit!: quando',
    summary: 'Va giocato immediatamente dopo l’annuncio.',
  },
  'interventionen/inter-403-weg-damit/3': {
    title: 'Weg damit!: l’annuncio resta',
    summary: 'L’annuncio resta valido anche se lo scarto porta il potere sotto quello di chi interviene.',
  },
  'interventionen/inter-403-weg-damit/4': {
    title: 'Weg damit!: il potere nel turno seguente',
    summary:
      'Nel turno seguente va raggiunto il potere attuale delle carte attive rimaste, non quello annunciato.',
  },
  'interventionen/inter-403-weg-damit/5': {
    title: 'Weg damit!: prima di vedere il bluff',
    summary:
      'L’intervento viene per primo; vedere un bluff e ogni altra cosa che segue l’annuncio vengono dopo, e più tardi non si può più giocare.',
  },
  'interventionen/inter-403-weg-damit/6': {
    title: 'Weg damit! contro Laughing Gas',
    summary:
      'Non può scartare un potenziamento o supporto che già ignora i propri testi, come Khind 27 Laughing Gas, perché non si potrebbe giocare.',
  },
  'interventionen/inter-404-genug-jetzt': {
    title: 'Genug jetzt!',
    summary:
      'Intervento 404 Genug jetzt!: subito dopo l’annuncio il turno dell’avversario finisce all’istante.',
  },
  'interventionen/inter-404-genug-jetzt/1': {
    title: 'Genug jetzt!: testo',
    summary:
      'Testo stampato di Intervento 404 Genug jetzt!: giocato immediatamente dopo l’annuncio, fa finire il turno.',
  },
  'interventionen/inter-404-genug-jetzt/2': {
    title: 'Genug jetzt!: niente pesca',
    summary: 'La fase di pesca e la fine regolare del turno si saltano, perciò non si pescano carte.',
  },
  'interventionen/inter-404-genug-jetzt/3': {
    title: 'Genug jetzt!: Hoax 15, Mimix 18 e 19',
    summary:
      'I testi su come finisce il turno, come su Hoax 15 Ketharkopas the Astronomer, Mimix 18 e Mimix 19, non si possono usare.',
  },
  'interventionen/inter-404-genug-jetzt/4': {
    title: 'Genug jetzt!: la gang Top',
    summary: 'I testi alla fine del turno, come nella gang Top, non si possono usare.',
  },
  'interventionen/inter-404-genug-jetzt/5': {
    title: 'Genug jetzt!: una fine particolare',
    summary: 'Il turno finisce, ma subito e fuori dalla fase finale regolare.',
  },
  'interventionen/inter-404-genug-jetzt/6': {
    title: 'Genug jetzt!: Flood',
    summary: 'Due Flood attivi costringono comunque alla ritirata, perché guardano al momento dopo il turno.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren': {
    title: 'Euch werd’ ich lehren!',
    summary:
      'Intervento 405 Euch werd’ ich lehren!: quando l’avversario si ritira, si può riprendere una carta dalla propria area di combattimento o di supporto prima che i draghi si muovano.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren/1': {
    title: 'Euch werd’ ich lehren!: testo',
    summary:
      'Testo stampato di Intervento 405 Euch werd’ ich lehren!: in caso di ritirata, una propria carta torna in mano prima che si attirino i draghi.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren/2': {
    title: 'Euch werd’ ich lehren! contro Laughing Gas',
    summary:
      'Le carte dell’avversario agiscono ancora: con Khind 27 Laughing Gas da quel lato non si può riprendere nessuna carta.',
  },
  'interventionen/inter-405-euch-werd-ich-lehren/3': {
    title: 'Euch werd’ ich lehren!: non serve un drago',
    summary: 'Attirare un drago non è una condizione; la parentesi fissa solo il momento.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch': {
    title: 'Für wen haltet Ihr Euch!',
    summary:
      'Intervento 406 Für wen haltet Ihr Euch!: quando l’avversario attira esattamente un drago, non lo attira.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/1': {
    title: 'Für wen haltet Ihr Euch!: testo',
    summary:
      'Testo stampato di Intervento 406 Für wen haltet Ihr Euch!: un guadagno di esattamente un drago è impedito.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/2': {
    title: 'Für wen haltet Ihr Euch!: quali draghi',
    summary:
      'Ferma il drago di Aqua 28 Irresistible Sirens, di un acquisto, degli Storm o di un bluff visto; un guadagno per ritirata solo se la somma finale è esattamente uno.',
  },
  'interventionen/inter-406-fuer-wen-haltet-ihr-euch/3': {
    title: 'Für wen haltet Ihr Euch! contro Laughing Gas',
    summary:
      'Le carte si scartano dopo che i draghi sono stati attirati, perciò un Khind 27 Laughing Gas avversario impedisce ancora di giocare l’intervento sulla propria ritirata.',
  },
  'inquisitoren/inquisitoren-allgemein': { title: 'Inquisitori', summary: 'Gli inquisitori in generale.' },
  'inquisitoren/inquisitoren-allgemein/1': {
    title: 'Inquisitori: testo e limiti del mazzo',
    summary: 'Il testo di un inquisitore si può ignorare, la sua modifica dei limiti del mazzo no.',
  },
  'inquisitoren/inq-411-donnerfaust': {
    title: 'Donnerfaust',
    summary: 'Inquisitore 411 Donnerfaust attira un drago all’inizio della partita.',
  },
  'inquisitoren/inq-411-donnerfaust/1': {
    title: 'Donnerfaust: limiti del mazzo',
    summary: 'Inquisitore 411 Donnerfaust lascia i limiti del mazzo come sono.',
  },
  'inquisitoren/inq-411-donnerfaust/2': {
    title: 'Donnerfaust: testo',
    summary: 'Testo stampato di Inquisitore 411 Donnerfaust: un drago all’inizio della partita.',
  },
  'inquisitoren/inq-411-donnerfaust/3': {
    title: 'Donnerfaust: quando, e se sono due',
    summary:
      'Il drago arriva quando l’inquisitore viene rivelato; due di loro lasciano tutti i draghi al centro.',
  },
  'inquisitoren/inq-412-argusauge': {
    title: 'Argusauge',
    summary: 'Con Inquisitore 412 Argusauge ogni propria carta si può trattare come se avesse REPLACE.',
  },
  'inquisitoren/inq-412-argusauge/1': {
    title: 'Argusauge: limiti del mazzo',
    summary: 'Inquisitore 412 Argusauge permette 5 carte e 5 lune in più nel mazzo.',
  },
  'inquisitoren/inq-412-argusauge/2': {
    title: 'Argusauge: testo',
    summary:
      'Testo stampato di Inquisitore 412 Argusauge: tutte le proprie carte si possono usare come se vi fosse stampato REPLACE.',
  },
  'inquisitoren/inq-412-argusauge/3': {
    title: 'Argusauge: scartata, non giocata',
    summary: 'Una carta sostituita vale come scartata e non come giocata.',
  },
  'inquisitoren/inq-412-argusauge/4': {
    title: 'Argusauge: simboli ignorati',
    summary:
      'Mentre i simboli sono ignorati lo è anche il REPLACE «come se», nel momento in cui si userebbe.',
  },
  'inquisitoren/inq-412-argusauge/5': {
    title: 'Argusauge: non dà un simbolo',
    summary:
      'Argusauge non dà alle carte un simbolo: gli effetti che cercano carte con simboli non le trovano grazie ad esso.',
  },
  'inquisitoren/inq-412-argusauge/6': {
    title: 'Argusauge: per quanto',
    summary:
      'Il simbolo «come se» esiste solo mentre la carta viene sostituita nella fase di comando, e dopo non c’è più.',
  },
  'inquisitoren/inq-412-argusauge/7': {
    title: 'Argusauge: vedi REPLACE',
    summary: 'Rimanda alle decisioni su REPLACE.',
  },
  'inquisitoren/inq-412-argusauge/8': {
    title: 'Argusauge: testi ignorati',
    summary:
      'Mentre i propri testi sono ignorati, da Flit 7 Tittertweet o Khind 27 Laughing Gas, si possono sostituire solo carte con un REPLACE stampato.',
  },
  'inquisitoren/inq-414-schlangenzunge': {
    title: 'Schlangenzunge',
    summary:
      'Con Inquisitore 414 Schlangenzunge si può pescare una carta aggiuntiva alla fine di ogni proprio turno.',
  },
  'inquisitoren/inq-414-schlangenzunge/1': {
    title: 'Schlangenzunge: limiti del mazzo',
    summary: 'Inquisitore 414 Schlangenzunge permette 15 carte e 10 lune in più nel mazzo.',
  },
  'inquisitoren/inq-414-schlangenzunge/2': {
    title: 'Schlangenzunge: testo',
    summary: 'Testo stampato di Inquisitore 414 Schlangenzunge: una carta aggiuntiva alla fine del turno.',
  },
  'inquisitoren/inq-414-schlangenzunge/3': {
    title: 'Schlangenzunge: più di 6 carte',
    summary: 'La carta si può pescare anche con più di sei carte in mano.',
  },
  'inquisitoren/inq-414-schlangenzunge/4': {
    title: 'Schlangenzunge: non a fine combattimento',
    summary: 'Rinunciare ad aprire o la fine di un combattimento per ritirata non dà carte aggiuntive.',
  },
  'inquisitoren/inq-414-schlangenzunge/5': {
    title: 'Schlangenzunge contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
  'inquisitoren/inq-414-schlangenzunge/6': {
    title: 'Schlangenzunge contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'inquisitoren/inq-414-schlangenzunge/7': {
    title: 'Schlangenzunge contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta non si può prendere con quattro o più carte in mano.',
  },
  'inquisitoren/inq-414-schlangenzunge/8': {
    title: 'Schlangenzunge contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'inquisitoren/inq-414-schlangenzunge/9': {
    title: 'Schlangenzunge contro Gezwitscher',
    summary: 'Contro Flit 28 Nervtötendes Gezwitscher la carta aggiuntiva non si può pescare.',
  },
  'geister/promo-904-windgeister': {
    title: 'Windgeister',
    summary: 'Quando si gioca Promo 904 Windgeister, si può scartare un supporto avversario attivo.',
  },
  'geister/promo-904-windgeister/1': {
    title: 'Windgeister: testo',
    summary:
      'Testo stampato di Promo 904 Windgeister: ora si può scartare un supporto attivo dell’avversario.',
  },
  'geister/promo-904-windgeister/2': {
    title: 'Windgeister: PROTECTED',
    summary: 'I supporti PROTECTED sono esclusi.',
  },
  'geister/promo-904-windgeister/3': {
    title: 'Windgeister: con Mekarthas',
    summary:
      'Un supporto il cui simbolo PROTECTED è ignorato da Hoax 16 Mekarthas the Shrewd si può scartare.',
  },
  'geister/promo-904-windgeister/4': {
    title: 'Windgeister: carte bluff',
    summary: 'Si può scegliere una carta bluff.',
  },
  'geister/promo-904-windgeister/5': {
    title: 'Windgeister: carte ignorate',
    summary: 'Un supporto ignorato è ancora un supporto e si può scegliere.',
  },
  'tutu/tutu-allgemein': { title: 'Tutu', summary: 'I Tutu in generale.' },
  'tutu/tutu-allgemein/1': {
    title: 'Tutu: tutti con testo',
    summary:
      'Tutti i Tutu hanno un testo, perciò nessuno si può giocare finché le carte con testo sono vietate.',
  },
  'tutu/tutu-allgemein/2': {
    title: 'Tutu: costi «io devo»',
    summary:
      'Un costo «io devo» non si può ignorare e si paga prima di giocare il Tutu; se Intervento 402 Schande über euch! lo annulla, il costo resta pagato.',
  },
  'tutu/tutu-allgemein/3': {
    title: 'Tutu: sotto Ferro Fos',
    summary:
      'Benché «io devo» stia sopra un divieto, un tale Tutu non si può giocare sotto Terrah 12 Ferro Fos, perché prima si verifica se si può giocare.',
  },
  'tutu/tutu-507-tutu-pampam': {
    title: 'PamPam',
    summary:
      'Finché Tutu 507 PamPam è attivo, il proprietario non può giocare altri personaggi in questo combattimento.',
  },
  'tutu/tutu-507-tutu-pampam/1': {
    title: 'PamPam: testo',
    summary: 'Testo stampato di Tutu 507 PamPam: niente altri personaggi propri in questo combattimento.',
  },
  'tutu/tutu-507-tutu-pampam/2': {
    title: 'PamPam: l’intero combattimento',
    summary: 'Il divieto va oltre il turno, per l’intero combattimento, ma non oltre questo.',
  },
  'tutu/tutu-507-tutu-pampam/3': { title: 'PamPam: finché attivo', summary: 'Vale finché PamPam è attivo.' },
  'tutu/tutu-507-tutu-pampam/4': {
    title: 'PamPam: personaggi prima',
    summary:
      'Prima di esso i personaggi vanno bene: un personaggio, un personaggio FREE e poi PamPam in un turno.',
  },
  'tutu/tutu-507-tutu-pampam/5': {
    title: 'PamPam: con un mutante',
    summary:
      'Un mutante e PamPam non si possono combinare: il testo di PamPam vieta il mutante, lo STOP del mutante vieta PamPam.',
  },
  'tutu/tutu-507-tutu-pampam/6': {
    title: 'PamPam: il turno seguente',
    summary:
      'Nel turno seguente il proprietario deve ritirarsi, a meno che PamPam sia stato scartato o ripreso (Vulca 28 Summon Sorcerer), attacchi di nuovo (Khind 31 Bounce Back) o sia ignorato.',
  },
  'hyla/infl-604-hyla-piplox': {
    title: 'Piplox',
    summary:
      'Con Hyla 604 Piplox il proprietario può giocare un potenziamento o supporto aggiuntivo in ogni proprio turno.',
  },
  'hyla/infl-604-hyla-piplox/1': {
    title: 'Piplox: testo',
    summary: 'Testo stampato di Hyla 604 Piplox: un potenziamento o supporto aggiuntivo nel proprio turno.',
  },
  'hyla/infl-604-hyla-piplox/2': {
    title: 'Piplox: che cosa permette',
    summary:
      'Può essere un potenziamento, una PAIR di potenziamenti o un supporto, ed è permesso anche dopo uno STOP.',
  },
  'hyla/infl-604-hyla-piplox/3': {
    title: 'Piplox: le Hyla si possono ignorare',
    summary: 'I testi delle Hyla si possono ignorare come gli altri, per esempio con Khind 27 Laughing Gas.',
  },
  'hyla/infl-604-hyla-piplox/4': { title: 'Piplox: verso la domanda', summary: 'Introduce la domanda.' },
  'hyla/infl-604-hyla-piplox/5': {
    title: 'Piplox: domanda su FREE',
    summary:
      'Chiede se dopo uno STOP la carta permessa da Hyla 604 Piplox può essere accompagnata da potenziamenti o supporti FREE.',
  },
  'hyla/infl-604-hyla-piplox/6': { title: 'Piplox: verso la risposta', summary: 'Introduce la risposta.' },
  'hyla/infl-604-hyla-piplox/7': {
    title: 'Piplox: niente FREE dopo STOP',
    summary:
      'No: dopo uno STOP Piplox permette una sola carta; le carte FREE dipendono dalla giocata regolare, che lo STOP ha tolto.',
  },
  'hyla/infl-604-hyla-piplox/8': {
    title: 'Piplox: non toglie lo STOP',
    summary:
      'La carta permessa da Piplox non riporta la giocata regolare a cui si potrebbero aggiungere supporti FREE.',
  },
  'hyla/infl-605-hyla-hakbaad': {
    title: 'Hakbaad',
    summary:
      'Con Hyla 605 Hakbaad il proprietario può pescare una carta aggiuntiva alla fine di ogni proprio turno.',
  },
  'hyla/infl-605-hyla-hakbaad/1': {
    title: 'Hakbaad: testo',
    summary: 'Testo stampato di Hyla 605 Hakbaad: una carta aggiuntiva alla fine del turno.',
  },
  'hyla/infl-605-hyla-hakbaad/2': {
    title: 'Hakbaad: più di 6 carte',
    summary: 'La carta si può pescare anche con più di sei carte in mano.',
  },
  'hyla/infl-605-hyla-hakbaad/3': {
    title: 'Hakbaad: non a fine combattimento',
    summary:
      'Rinunciare ad aprire o la fine di un combattimento per ritirata non dà carte aggiuntive, perché non si arriva alla fase finale del turno.',
  },
  'hyla/infl-605-hyla-hakbaad/4': {
    title: 'Hakbaad contro Wall of Fire',
    summary: 'Contro Vulca 26 Wall of Fire non si può pescare nessuna carta.',
  },
  'hyla/infl-605-hyla-hakbaad/5': {
    title: 'Hakbaad contro Gluing Dust',
    summary: 'Contro Khind 25 Gluing Dust in tutto il turno si può pescare al massimo 1 carta.',
  },
  'hyla/infl-605-hyla-hakbaad/6': {
    title: 'Hakbaad contro Quicksand',
    summary:
      'Contro Terrah 27 Quivering Quicksand la carta non si può prendere con quattro o più carte in mano.',
  },
  'hyla/infl-605-hyla-hakbaad/7': {
    title: 'Hakbaad contro Bottelus',
    summary: 'Contro Pillar 15 Bottelus Emptius non si può pescare nessuna carta.',
  },
  'hyla/infl-605-hyla-hakbaad/8': {
    title: 'Hakbaad contro Gezwitscher',
    summary: 'Contro Flit 28 Nervtötendes Gezwitscher la carta aggiuntiva non si può pescare.',
  },
  'hyla/infl-606-hyla-astel': {
    title: 'Astel',
    summary:
      'Con Hyla 606 Astel il drago aggiuntivo per molte carte si ottiene con quattro carte nelle aree di combattimento e di supporto, non sei.',
  },
  'hyla/infl-606-hyla-astel/1': {
    title: 'Astel: testo',
    summary:
      'Testo stampato di Hyla 606 Astel: bastano quattro o più carte proprie per il drago aggiuntivo di una ritirata.',
  },
  'hyla/infl-606-hyla-astel/2': {
    title: 'Astel: ignorata alla ritirata',
    summary:
      'Se i testi del proprietario sono ignorati quando l’avversario si ritira, Astel non agisce, perché i draghi si attirano prima che le carte siano scartate.',
  },
  'hyla/infl-607-hyla-oktak': {
    title: 'Oktak',
    summary:
      'Con Hyla 607 Oktak il proprietario può pescare fino a otto carte alla fine di un combattimento.',
  },
  'hyla/infl-607-hyla-oktak/1': {
    title: 'Oktak: testo',
    summary:
      'Testo stampato di Hyla 607 Oktak: con meno di otto carte alla fine di un combattimento, pescare fino a otto.',
  },
  'hyla/infl-607-hyla-oktak/2': {
    title: 'Oktak: allora non ignorata',
    summary:
      'Le carte che potrebbero ignorarla si scartano prima che il combattimento finisca, perciò Oktak allora agisce, benché i testi delle Hyla si possano ignorare durante il combattimento.',
  },
  'hyla/infl-607-hyla-oktak/3': {
    title: 'Oktak: non rinunciando',
    summary: 'Rinunciare ad aprire un combattimento non è la fine di un combattimento e non dà questa pesca.',
  },
  'hyla/infl-608-hyla-rueckkehr': {
    title: 'Rückkehr',
    summary:
      'Hyla 608 Rückkehr, quando si gioca, si può scambiare con una Hyla scelta dalla propria pila degli scarti.',
  },
  'hyla/infl-608-hyla-rueckkehr/1': {
    title: 'Rückkehr: testo',
    summary:
      'Testo stampato di Hyla 608 Rückkehr: scambiarla ora con una Hyla della propria pila degli scarti.',
  },
  'hyla/infl-608-hyla-rueckkehr/2': {
    title: 'Rückkehr: non usata',
    summary:
      'Se non si usa, o se nella pila non c’è una Hyla, anche se lo si scopre solo cercando, resta come una Hyla ordinaria; una Hyla avversaria va nella pila degli scarti del proprietario.',
  },
  'hyla/infl-608-hyla-rueckkehr/3': {
    title: 'Rückkehr: riavere la propria Hyla',
    summary: 'Può spodestare una propria Hyla e poi riportare in gioco proprio quella carta.',
  },
  'kristallkarten/kristallkarten-allgemein': {
    title: 'Carte cristallo: la voce',
    summary: 'Le carte cristallo in generale.',
  },
  'kristallkarten/kristallkarten-allgemein/1': {
    title: 'Carte cristallo: valgono come attive',
    summary:
      'Una carta cristallo in gioco vale come attiva: Vulca 28 Summon Sorcerer può riprenderla e Khind 6 TopDog scartarla.',
  },
  'kristallkarten/kristallkarten-allgemein/2': {
    title: 'Carte cristallo: costo e punteggio',
    summary:
      'Il suo costo «io devo» non si può ignorare. Il suo testo di punteggio si può ignorare durante la partita, ma al momento del punteggio nessuna carta che ignora agisce più.',
  },
  'kristallkarten/kristallkarten-allgemein/3': {
    title: 'Carte cristallo: conquiste',
    summary: 'Le carte cristallo sono carte azione del tipo conquista e non carte influenza.',
  },
}

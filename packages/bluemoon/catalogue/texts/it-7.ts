import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it7: RuleTexts<RuleId> = {
  'terrah/terrah-27-undurchquerbarer-treibsand': {
    title: 'Quivering Quicksand',
    summary:
      'Finché Terrah 27 Quivering Quicksand è in gioco, l’avversario non può prendere carte in una mano di quattro o più.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/1': {
    title: 'Quivering Quicksand: testo',
    summary:
      'Testo stampato di Terrah 27 Quivering Quicksand: con quattro o più carte in mano l’avversario non può prenderne altre.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/2': {
    title: 'Quivering Quicksand: da qualsiasi parte',
    summary:
      'Non importa da dove verrebbe la carta: mazzo di pesca, pila degli scarti, area di combattimento, di supporto o di influenza, o pila di comando.',
  },
  'terrah/terrah-27-undurchquerbarer-treibsand/3': {
    title: 'Quivering Quicksand: RETRIEVE e REPLACE',
    summary: 'Con quattro o più carte in mano non è permesso né RETRIEVE né pescare dopo un REPLACE.',
  },
  'terrah/terrah-28-boshaftes-auge': {
    title: 'Boshaftes Auge',
    summary: 'Finché Terrah 28 Boshaftes Auge è in gioco, l’avversario non può giocare carte azione.',
  },
  'terrah/terrah-28-boshaftes-auge/1': {
    title: 'Boshaftes Auge: testo',
    summary: 'Testo stampato di Terrah 28 Boshaftes Auge: niente carte azione per l’avversario.',
  },
  'terrah/terrah-28-boshaftes-auge/2': {
    title: 'Boshaftes Auge: che cosa impedisce',
    summary:
      'Non si possono giocare carte comando, Hyla, carte cristallo e navi; REPLACE e l’approdo delle navi restano permessi.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben': {
    title: 'Provoke Earthquake',
    summary:
      'Terrah 29 Provoke Earthquake può scartare tutte le carte dell’area di combattimento avversaria, tranne quelle PROTECTED attive.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/1': {
    title: 'Provoke Earthquake: testo',
    summary:
      'Testo stampato di Terrah 29 Provoke Earthquake: l’area di combattimento avversaria si può svuotare, salvo le carte PROTECTED attive.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/2': {
    title: 'Provoke Earthquake: solo area di combattimento',
    summary: 'È colpita solo l’area di combattimento; l’area di supporto resta com’è.',
  },
  'terrah/terrah-29-erzeuge-ein-erdbeben/3': {
    title: 'Provoke Earthquake: inattive e PROTECTED',
    summary:
      'Si scartano personaggi e potenziamenti, anche inattivi. Una carta PROTECTED attiva resta, a meno che il suo simbolo sia ignorato da Hoax 16 Mekarthas the Shrewd.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen': {
    title: 'Impress Holy Dragon',
    summary:
      'Terrah 30 Impress Holy Dragon: scartare dalla mano carte con almeno 8 Terra in tutto per attirare un drago.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/1': {
    title: 'Impress Holy Dragon: testo',
    summary:
      'Testo stampato di Terrah 30 Impress Holy Dragon: carte della mano con 8 o più Terra comprano un drago.',
  },
  'terrah/terrah-30-imponiere-dem-heiligen-drachen/2': {
    title: 'Impress Holy Dragon: come per Vulca 29',
    summary:
      'Valgono le decisioni su Vulca 29 Charm Holy Dragon con Terra al posto di Fuoco: qualsiasi tipo, solo valori stampati, nessuna carta che non contribuisca.',
  },
  'pillar/pillar-11-gulpus-permanentus': {
    title: 'Gulpus Permanentus',
    summary:
      'Finché Pillar 11 Gulpus Permanentus è attivo, il proprietario può giocare un potenziamento aggiuntivo in ogni proprio turno.',
  },
  'pillar/pillar-11-gulpus-permanentus/1': {
    title: 'Gulpus Permanentus: testo',
    summary: 'Testo stampato di Pillar 11 Gulpus Permanentus: un potenziamento aggiuntivo nel proprio turno.',
  },
  'pillar/pillar-11-gulpus-permanentus/2': {
    title: 'Gulpus Permanentus: PAIR e STOP',
    summary:
      'Il potenziamento aggiuntivo può essere una PAIR di potenziamenti e si può giocare anche dopo uno STOP.',
  },
  'pillar/pillar-13-cardus-nikkus': {
    title: 'Cardus Nikkus',
    summary:
      'Quando si gioca Pillar 13 Cardus Nikkus, chi lo gioca può pescare una carta dalla mano dell’avversario e scartarla.',
  },
  'pillar/pillar-13-cardus-nikkus/1': {
    title: 'Cardus Nikkus: testo',
    summary:
      'Testo stampato di Pillar 13 Cardus Nikkus: ora si può pescare una carta dalla mano avversaria e scartarla.',
  },
  'pillar/pillar-13-cardus-nikkus/2': {
    title: 'Cardus Nikkus: quale carta',
    summary: 'La carta si pesca a caso; fra le carte scoperte di quella mano si può invece scegliere.',
  },
  'pillar/pillar-13-cardus-nikkus/3': {
    title: 'Cardus Nikkus: quando',
    summary: 'Avviene subito dopo aver giocato Cardus Nikkus e in nessun momento successivo.',
  },
  'pillar/pillar-14-crysalus-frenodus': {
    title: 'Crysalus Frendus',
    summary:
      'Finché Pillar 14 Crysalus Frendus è attivo, l’effetto di un proprio potenziamento Caterpillar raddoppia.',
  },
  'pillar/pillar-14-crysalus-frenodus/1': {
    title: 'Crysalus Frendus: testo',
    summary: 'Testo stampato di Pillar 14 Crysalus Frendus: un proprio Caterpillar agisce al doppio.',
  },
  'pillar/pillar-14-crysalus-frenodus/2': {
    title: 'Crysalus Frendus: che cosa raddoppia',
    summary:
      'Raddoppiare significa che raddoppiano i numeri nella richiesta del Caterpillar; la richiesta non si fa due volte.',
  },
  'pillar/pillar-14-crysalus-frenodus/3': {
    title: 'Crysalus Frendus: esempio, situazione',
    summary:
      'Esempio, situazione: Pillar 14 Crysalus Frendus è in gioco con Pillar 16 Caterpillar Fireeater, la cui richiesta è 3 Fuoco.',
  },
  'pillar/pillar-14-crysalus-frenodus/4': {
    title: 'Crysalus Frendus: esempio, esito',
    summary:
      'Esempio, esito: l’avversario deve scartare 6 Fuoco in tutto, per esempio una carta da 4 e una da 2, o ritirarsi.',
  },
  'pillar/pillar-14-crysalus-frenodus/5': {
    title: 'Crysalus Frendus: quale Caterpillar',
    summary:
      'Con più Caterpillar il proprietario sceglie quale raddoppiare; se l’avversario lo scarta se ne sceglie subito un altro, a meno che la sua richiesta fosse già soddisfatta.',
  },
  'pillar/pillar-15-kalebassus-leerus': {
    title: 'Bottelus Emptius',
    summary: 'Finché Pillar 15 Bottelus Emptius è attivo, l’avversario non può prendere carte in mano.',
  },
  'pillar/pillar-15-kalebassus-leerus/1': {
    title: 'Bottelus Emptius: testo',
    summary: 'Testo stampato di Pillar 15 Bottelus Emptius: niente altre carte per la mano avversaria.',
  },
  'pillar/pillar-15-kalebassus-leerus/2': {
    title: 'Bottelus Emptius: da qualsiasi parte',
    summary:
      'Non importa da dove verrebbe la carta: mazzo di pesca, pila degli scarti, area di combattimento, di supporto o di influenza, o pila di comando.',
  },
  'pillar/pillar-15-kalebassus-leerus/3': {
    title: 'Bottelus Emptius: RETRIEVE e REPLACE',
    summary: 'Sono vietati anche RETRIEVE e pescare dopo un REPLACE.',
  },
  'pillar/raupenverstaerkungen-allgemein': {
    title: 'Caterpillar',
    summary: 'I potenziamenti Caterpillar in generale.',
  },
  'pillar/raupenverstaerkungen-allgemein/1': {
    title: 'Caterpillar: controllo prima di continuare',
    summary:
      'Già nella fase di ritirata l’avversario deve verificare se la richiesta in arrivo si può soddisfare; se no, la ritirata va fatta lì.',
  },
  'pillar/raupenverstaerkungen-allgemein/2': {
    title: 'Caterpillar: ognuno a sé',
    summary: 'Fra più Caterpillar, ognuno è una richiesta a sé.',
  },
  'pillar/raupenverstaerkungen-allgemein/3': {
    title: 'Caterpillar: esempio, situazione',
    summary:
      'Esempio, situazione: Pillar 16 Caterpillar Fireeater vuole 3 Fuoco e Pillar 19 Caterpillar Lightseeker vuole 5 Fuoco o 5 Terra.',
  },
  'pillar/raupenverstaerkungen-allgemein/4': {
    title: 'Caterpillar: esempio, esito',
    summary:
      'Esempio, esito: si devono 3 Fuoco e, separatamente, 5 di un elemento; una sola carta da 8 Fuoco non può pagare entrambi.',
  },
  'pillar/raupenverstaerkungen-allgemein/5': {
    title: 'Caterpillar: niente che non serva',
    summary:
      'Non si può scartare ciò che non aiuta a soddisfare la richiesta: nessuna carta senza l’elemento, nessuna oltre il necessario.',
  },
  'pillar/raupenverstaerkungen-allgemein/6': {
    title: 'Caterpillar: quando l’elemento è libero',
    summary:
      'Dove l’elemento è libero, una carta paga con il suo valore più alto, perciò non si possono assegnare gli elementi in modo che escano dalla mano più carte del necessario.',
  },
  'pillar/raupenverstaerkungen-allgemein/7': {
    title: 'Caterpillar: cambi di valore',
    summary:
      'Gli effetti sui valori stampati (la gang Cool) e quelli che ignorano carte intere (Flit 13 Mad Mike Magpie) valgono anche per le carte scartate per un Caterpillar; gli effetti che cambiano solo i valori, come Vulca 21 Volcanic Gauntlets, no.',
  },
  'pillar/raupenverstaerkungen-allgemein/8': {
    title: 'Caterpillar: pagare e poi ritirarsi',
    summary:
      'La richiesta si può soddisfare prima della fine della fase di ritirata e poi lasciare comunque il combattimento.',
  },
  'pillar/pillar-16-feuerfresser-raupe': {
    title: 'Caterpillar Fireeater',
    summary:
      'Pillar 16 Caterpillar Fireeater: entro la fine della fase di potenziamento e supporto l’avversario scarta dalla mano carte con almeno 3 Fuoco stampato o si ritira.',
  },
  'pillar/pillar-16-feuerfresser-raupe/1': {
    title: 'Fireeater: testo',
    summary: 'Testo stampato di Pillar 16 Caterpillar Fireeater: 3 Fuoco dalla mano o una ritirata.',
  },
  'pillar/pillar-16-feuerfresser-raupe/2': {
    title: 'Fireeater: un totale',
    summary: 'I 3 Fuoco sono il totale di tutte le carte scartate per questo.',
  },
  'pillar/pillar-16-feuerfresser-raupe/3': {
    title: 'Fireeater: una o più carte',
    summary: 'Basta una carta da 3 o più Fuoco, oppure più carte che insieme arrivano a 3.',
  },
  'pillar/pillar-16-feuerfresser-raupe/4': {
    title: 'Fireeater: non ogni carta simile',
    summary: 'Non chiede di scartare ogni carta con 3 o più Fuoco.',
  },
  'pillar/pillar-17-erdaushoehler-raupe': {
    title: 'Caterpillar Eartheroder',
    summary:
      'Pillar 17 Caterpillar Eartheroder: entro la fine della fase di potenziamento e supporto l’avversario scarta dalla mano carte con almeno 3 Terra stampata o si ritira.',
  },
  'pillar/pillar-17-erdaushoehler-raupe/1': {
    title: 'Eartheroder: testo',
    summary: 'Testo stampato di Pillar 17 Caterpillar Eartheroder: 3 Terra dalla mano o una ritirata.',
  },
  'pillar/pillar-17-erdaushoehler-raupe/2': {
    title: 'Eartheroder: come per Fireeater',
    summary:
      'Valgono le decisioni su Pillar 16 Caterpillar Fireeater con Terra: un totale di 3, con una o più carte.',
  },
  'pillar/pillar-18-wasserzaehler-raupe': {
    title: 'Caterpillar Watertamer',
    summary:
      'Pillar 18 Caterpillar Watertamer: entro la fine della fase di potenziamento e supporto l’avversario scarta almeno 2 Fuoco stampato e 2 Terra stampata su carte diverse della mano o si ritira.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/1': {
    title: 'Watertamer: testo',
    summary:
      'Testo stampato di Pillar 18 Caterpillar Watertamer: 2 Fuoco e 2 Terra da carte diverse della mano o una ritirata.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/2': {
    title: 'Watertamer: due totali',
    summary: 'I 2 Fuoco e le 2 Terra sono totali, ognuno sulle proprie carte.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/3': {
    title: 'Watertamer: una o più carte',
    summary: 'Ciascun totale può venire da una carta o da più carte.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/4': {
    title: 'Watertamer: non ogni carta simile',
    summary: 'Non chiede di scartare ogni carta che mostra tali valori.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/5': {
    title: 'Watertamer: un elemento per carta',
    summary: 'Una carta paga con un solo elemento: la Terra di un 1/1 scartato per il suo Fuoco va persa.',
  },
  'pillar/pillar-18-wasserzaehler-raupe/6': {
    title: 'Watertamer: non più del necessario',
    summary: 'Non si può scartare una carta che non aggiunge nulla o che va oltre 2 Fuoco e 2 Terra.',
  },
  'pillar/pillar-19-lichtsucher-raupe': {
    title: 'Caterpillar Lightseeker',
    summary:
      'Pillar 19 Caterpillar Lightseeker: entro la fine della fase di potenziamento e supporto l’avversario scarta dalla mano carte con almeno 5 Fuoco stampato o 5 Terra stampata o si ritira.',
  },
  'pillar/pillar-19-lichtsucher-raupe/1': {
    title: 'Lightseeker: testo',
    summary:
      'Testo stampato di Pillar 19 Caterpillar Lightseeker: 5 Fuoco o 5 Terra dalla mano o una ritirata.',
  },
  'pillar/pillar-19-lichtsucher-raupe/2': {
    title: 'Lightseeker: una o più carte',
    summary:
      'Basta una carta da 5 in un elemento, oppure più carte che insieme arrivano a 5 nello stesso elemento.',
  },
  'pillar/pillar-19-lichtsucher-raupe/3': {
    title: 'Lightseeker: non ogni carta simile',
    summary: 'Non chiede di scartare ogni carta con 5 Fuoco o 5 Terra.',
  },
  'pillar/pillar-19-lichtsucher-raupe/4': {
    title: 'Lightseeker: un totale',
    summary: 'I 5 sono un totale in uno dei due elementi.',
  },
  'pillar/pillar-19-lichtsucher-raupe/5': {
    title: 'Lightseeker: non più del necessario',
    summary: 'Non si può scartare una carta che non aggiunge nulla o che va oltre i 5.',
  },
  'pillar/pillar-20-monduntergangs-raupe': {
    title: 'Monduntergangs-Raupe',
    summary:
      'Pillar 20 Monduntergangs-Raupe: entro la fine della fase di potenziamento e supporto l’avversario scarta dalla mano carte con almeno 2 lune o si ritira.',
  },
  'pillar/pillar-20-monduntergangs-raupe/1': {
    title: 'Monduntergangs-Raupe: testo',
    summary: 'Testo stampato di Pillar 20 Monduntergangs-Raupe: 2 lune dalla mano o una ritirata.',
  },
  'pillar/pillar-20-monduntergangs-raupe/2': {
    title: 'Monduntergangs-Raupe: un totale',
    summary: 'Le 2 lune sono il totale di tutte le carte scartate per questo.',
  },
  'pillar/pillar-20-monduntergangs-raupe/3': {
    title: 'Monduntergangs-Raupe: una o due carte',
    summary: 'Basta una carta da 2 o più lune, oppure due con una luna ciascuna.',
  },
  'pillar/pillar-20-monduntergangs-raupe/4': {
    title: 'Monduntergangs-Raupe: non ogni carta simile',
    summary: 'Non chiede di scartare ogni carta con 2 o più lune.',
  },
  'pillar/pillar-20-monduntergangs-raupe/5': {
    title: 'Monduntergangs-Raupe: non più del necessario',
    summary: 'Non si può scartare una carta senza lune, né altre dopo aver raggiunto le 2 lune.',
  },
  'pillar/pillar-20-monduntergangs-raupe/6': {
    title: 'Monduntergangs-Raupe: carte ignorate',
    summary: 'Le lune non si possono ignorare, perciò una carta ignorata paga con le sue lune.',
  },
  'pillar/traenke-pillar-21-26-allgemein': {
    title: 'Potion',
    summary: 'Le Potion Pillar da 21 a 26 in generale.',
  },
  'pillar/traenke-pillar-21-26-allgemein/1': {
    title: 'Potion: l’ordine dei cambi',
    summary:
      'Prima vengono i cambi dei valori stampati (la gang Cool), poi gli aumenti fin dove arrivano, poi le riduzioni.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f': {
    title: 'Butterfly Scout e Deploy Butterfly',
    summary:
      'Con Pillar 27 Butterfly Scout o Pillar 30 Deploy Butterfly l’avversario deve mettere la mano scoperta.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/1': {
    title: 'Butterfly: testo',
    summary:
      'Testo stampato di Pillar 27 Butterfly Scout e Pillar 30 Deploy Butterfly: l’avversario rivela ora la mano.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/2': {
    title: 'Mano scoperta: finché si giocano',
    summary:
      'Le carte mostrate restano scoperte finché non vengono giocate e appartengono ancora alla mano; le carte pescate dopo sono nascoste.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/3': {
    title: 'Mano scoperta: scartarne carte',
    summary:
      'Chi può scartare da quella mano sceglie per ogni carta fra una scoperta e una pescata alla cieca.',
  },
  'pillar/pillar-27-spaeher-falter-pillar-30-entsende-den-aufklaerer-f/4': {
    title: 'Mano scoperta: che cosa torna nascosto',
    summary:
      'Una carta giocata fra quelle scoperte e ripresa con RETRIEVE torna nascosta; così anche la carta pescata dopo il REPLACE di una scoperta.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen': {
    title: 'Versuche den Heiligen Drachen',
    summary:
      'Pillar 31 Versuche den Heiligen Drachen: scartare dalla mano carte con almeno 5 lune in tutto per attirare un drago.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/1': {
    title: 'Versuche den Drachen: testo',
    summary:
      'Testo stampato di Pillar 31 Versuche den Heiligen Drachen: carte con 5 o più lune comprano un drago.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/2': {
    title: 'Versuche den Drachen: dalla mano',
    summary: 'Le carte devono venire dalla mano.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/3': {
    title: 'Versuche den Drachen: qualsiasi tipo',
    summary:
      'Si possono usare carte di qualsiasi tipo: personaggio, potenziamento, supporto, comando, influenza o intervento.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/4': {
    title: 'Versuche den Drachen: lune stampate',
    summary: 'Contano solo le lune stampate.',
  },
  'pillar/pillar-31-versuche-den-heiligen-drachen/5': {
    title: 'Versuche den Drachen: carte ignorate',
    summary: 'Le lune non si possono ignorare, perciò una carta ignorata contribuisce con le sue lune.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite': {
    title: 'Auserwählter der Weite',
    summary:
      'Pillar 32 Auserwählter der Weite: ogni giocatore può scartare almeno 2 Terra e 2 Fuoco su carte diverse della mano per attirare un drago.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/1': {
    title: 'Auserwählter der Weite: testo',
    summary:
      'Testo stampato di Pillar 32 Auserwählter der Weite: 2 Terra e 2 Fuoco su carte diverse comprano un drago all’uno o all’altro giocatore.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/2': {
    title: 'Auserwählter der Weite: chi comincia',
    summary: 'Agisce per primo l’avversario di chi la gioca.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/3': {
    title: 'Auserwählter der Weite: rifiutare',
    summary: 'L’avversario può rifiutare o non poter pagare; allora tocca scegliere a chi l’ha giocata.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/4': {
    title: 'Auserwählter der Weite: Intervento 406',
    summary: 'Intervento 406 Für wen haltet Ihr Euch! può impedire l’uno o l’altro dei due draghi.',
  },
  'pillar/pillar-32-auserwaehlter-der-weite/5': {
    title: 'Auserwählter der Weite: un quarto drago',
    summary:
      'Se il primo drago è un quarto, la partita finisce subito e il resto del testo non si esegue, perciò non si può forzare un pareggio.',
  },
  'aqua/aqua-12-yang-aqua-13-yin': {
    title: 'Yang e Yin',
    summary:
      'Dopo Aqua 12 Yang o 13 Yin il primo personaggio, potenziamento o supporto giocato poi in questo turno è trattato come FREE.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/1': {
    title: 'Yang e Yin: testo',
    summary:
      'Testo stampato di Aqua 12 Yang e 13 Yin: la prossima carta di questi tipi si gioca come se fosse FREE.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/2': {
    title: 'Yang e Yin: per quanto',
    summary:
      'La prossima carta ha FREE solo nel momento in cui si gioca, ma poi vale come giocata FREE, perciò può seguire un altro potenziamento o supporto. Finché i simboli o le carte con simboli sono ignorati il testo non si può usare.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/3': {
    title: 'Yang e Yin: con PAIR',
    summary: 'Si può giocare così una PAIR: la prima carta vale come FREE e porta con sé la compagna.',
  },
  'aqua/aqua-12-yang-aqua-13-yin/4': {
    title: 'Yang e Yin: non con una gang',
    summary:
      'Più membri di una gang non possono seguire Yin o Yang, perché GANG agisce solo all’inizio della fase dei personaggi.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon': {
    title: 'Oosa-Aqua-Epsilon',
    summary:
      'Quando si gioca Aqua 14 Oosa-Aqua-Epsilon, chi la gioca può mettere qualsiasi numero di carte della mano sotto il proprio mazzo di pesca.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon/1': {
    title: 'Oosa-Aqua-Epsilon: testo',
    summary:
      'Testo stampato di Aqua 14 Oosa-Aqua-Epsilon: ora qualsiasi numero di carte della mano può andare sotto il mazzo di pesca.',
  },
  'aqua/aqua-14-oosa-aqua-epsilon/2': {
    title: 'Oosa-Aqua-Epsilon: il loro ordine',
    summary: 'Il giocatore sceglie l’ordine di queste carte.',
  },
  'aqua/aqua-19-feuerwasser': {
    title: 'Firewater',
    summary: 'Aqua 19 Firewater porta il proprio potere in Fuoco a 7.',
  },
  'aqua/aqua-19-feuerwasser/1': {
    title: 'Firewater: testo',
    summary: 'Testo stampato di Aqua 19 Firewater: il potere in Fuoco sale a 7.',
  },
  'aqua/aqua-19-feuerwasser/2': {
    title: 'Firewater: potere, non valore',
    summary: 'Agisce sul potere totale e non sul valore di una carta.',
  },
  'aqua/aqua-19-feuerwasser/3': {
    title: 'Firewater: già sopra 7',
    summary: 'Un potere in Fuoco già sopra 7 resta com’è.',
  },
  'aqua/aqua-19-feuerwasser/4': {
    title: 'Firewater: non abbassa mai',
    summary: 'Non abbassa mai il potere e non alza il valore del personaggio.',
  },
  'aqua/aqua-20-erdwasser': {
    title: 'Earthwater',
    summary: 'Aqua 20 Earthwater porta il proprio potere in Terra a 7.',
  },
  'aqua/aqua-20-erdwasser/1': {
    title: 'Earthwater: testo',
    summary: 'Testo stampato di Aqua 20 Earthwater: il potere in Terra sale a 7.',
  },
  'aqua/aqua-20-erdwasser/2': {
    title: 'Earthwater: potere, non valore',
    summary: 'Agisce sul potere totale e non sul valore di una carta.',
  },
  'aqua/aqua-20-erdwasser/3': {
    title: 'Earthwater: già sopra 7',
    summary: 'Un potere in Terra già sopra 7 resta com’è.',
  },
  'aqua/aqua-20-erdwasser/4': {
    title: 'Earthwater: non abbassa mai',
    summary: 'Non abbassa mai il potere e non alza il valore del personaggio.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut': {
    title: 'Flood',
    summary:
      'Con due o più supporti Flood attivi (Aqua 25 e 26) dopo la fine del turno del loro proprietario, l’avversario deve ritirarsi subito.',
  },
  'aqua/aqua-25-reissende-sturzflut-aqua-26-gewaltige-sturzflut/1': {
    title: 'Flood: testo',
    summary:
      'Testo stampato di Aqua 25 Torrential Flood e Aqua 26 Tidal Flood: più di un Flood attivo dopo il proprio turno costringe l’avversario a ritirarsi.',
  },
}

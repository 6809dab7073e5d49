/** Titles and summaries in Italian: chapter 4. */
import type { RuleTexts } from '@regelwerk/core'
import type { RuleId } from '../index.ts'

export const it3: RuleTexts<RuleId> = {
  '4.1': {
    title: 'Azioni di turno: regole generali',
    summary: 'Che cosa hanno in comune tutte le azioni di turno.',
  },
  '4.1.1': {
    title: 'Senza carta e senza limite',
    summary:
      "Le azioni di turno non richiedono una carta che le permetta, e tutte tranne l'inchiostrare si possono svolgere quante volte si vuole.",
  },
  '4.1.2': {
    title: 'Chi svolge azioni di turno, e quando',
    summary:
      'Le azioni di turno sono del giocatore attivo nella Fase Principale, in qualsiasi ordine; ciascuna finisce con il sacchetto vuoto prima della successiva.',
  },
  '4.1.3': {
    title: 'Le sei azioni di turno',
    summary:
      "Le azioni di turno: inchiostrare una carta, giocare una carta, usare un'abilità attivata, andare all'avventura, sfidare, spostare un personaggio.",
  },
  '4.1.4': {
    title: 'Azione di turno impossibile',
    summary:
      "Un'azione di turno che si rivela impossibile viene annullata fino al momento prima del suo inizio.",
  },
  '4.1.5': {
    title: "Inneschi durante un'azione di turno",
    summary:
      "Ciò che si innesca nel corso di un'azione di turno attende nel sacchetto finché il processo dell'azione non è completo.",
  },
  '4.2': { title: 'Inchiostrare una carta', summary: 'Inchiostrare una carta.' },
  '4.2.1': {
    title: 'Come si inchiostra una carta',
    summary: 'Per inchiostrare una carta, il giocatore lo dichiara e segue i passaggi seguenti.',
  },
  '4.2.1.1': {
    title: 'Inchiostrare: prendere e rivelare',
    summary: "Il giocatore prende dalla mano una carta con l'icona Calamaio e la rivela.",
  },
  '4.2.1.2': {
    title: "Inchiostrare: l'icona Calamaio",
    summary: "La carta rivelata deve avere l'icona Calamaio, visibile a tutti.",
  },
  '4.2.1.3': {
    title: 'Inchiostrare: nel calamaio',
    summary: 'La carta va nel calamaio del suo giocatore, a faccia in giù e preparata.',
  },
  '4.2.2': {
    title: 'Inchiostrare: poi il sacchetto',
    summary: "Dopo aver inchiostrato si risolve il sacchetto; con ciò l'azione è completa.",
  },
  '4.2.3': {
    title: 'Inchiostrare: una volta per turno',
    summary: 'Un giocatore può inchiostrare una sola volta in ciascuno dei suoi turni.',
  },
  '4.2.3.1': {
    title: 'Inchiostrare: carte aggiuntive',
    summary: 'Gli effetti che permettono di inchiostrare in più alzano quel limite finché si applicano.',
  },
  '4.2.3.1/example-1': {
    title: 'Belle: una seconda carta inchiostrata',
    summary:
      'Belle permette di inchiostrare una seconda carta; rigiocarla non ne dà una terza, una seconda Belle in gioco invece sì.',
  },
  '4.2.3.2': {
    title: 'Nel calamaio per un effetto',
    summary:
      'Una carta messa nel calamaio da un effetto non viene rivelata e non consuma la possibilità di inchiostrare del turno.',
  },
  '4.2.3.2/example-1': {
    title: 'Fishbone Quill',
    summary:
      'Fishbone Quill inchiostra qualsiasi carta, ogni volta che se ne paga il costo, senza rivelarla.',
  },
  '4.3': { title: 'Giocare una carta', summary: 'Giocare una carta.' },
  '4.3.1': {
    title: 'Come si gioca una carta',
    summary: 'Una carta si gioca annunciandola dalla mano e pagandola.',
  },
  '4.3.2': {
    title: 'Dalla mano, nel proprio turno',
    summary:
      'Le carte si giocano solo dalla mano e solo dal giocatore attivo nel proprio turno; i passaggi sono uguali per tutte.',
  },
  '4.3.2.1': {
    title: 'Giocare una carta: annunciare',
    summary: 'Primo, il giocatore annuncia la carta e la mostra.',
  },
  '4.3.2.2': {
    title: 'Giocare una carta: come pagare',
    summary:
      'Secondo, dice come paga: il costo in inchiostro o esattamente un costo alternativo. «Gratis» è deciso subito e salta il pagamento.',
  },
  '4.3.2.3': {
    title: 'Giocare una carta: il totale',
    summary: 'Terzo, si calcola il totale: il costo scelto con tutti i modificatori di pagamento.',
  },
  '4.3.2.4': {
    title: 'Giocare una carta: pagare',
    summary:
      "Quarto, si paga tutto il totale, l'inchiostro impegnando altrettante carte inchiostro preparate, in qualsiasi ordine ma per intero.",
  },
  '4.3.3': {
    title: 'Giocare una carta: entra in gioco',
    summary: 'Una volta pagata, la carta entra in gioco come richiede il suo tipo e conta come giocata.',
  },
  '4.3.3.1': {
    title: 'Personaggi, oggetti, luoghi giocati',
    summary:
      'Personaggi, oggetti e luoghi entrano nella zona di gioco; un personaggio trasformato va sopra a quello su cui si trasforma.',
  },
  '4.3.3.2': {
    title: 'Azioni giocate',
    summary:
      "Un'azione entra nella zona di gioco, il suo effetto si risolve subito e la carta va negli scarti del suo giocatore.",
  },
  '4.3.4': {
    title: 'Giocare una carta: poi il sacchetto',
    summary: 'Poi si risolve il sacchetto con ciò che giocare la carta ha innescato.',
  },
  '4.3.4.1': {
    title: '«Quando giochi questa carta»',
    summary:
      "«Quando giochi questa carta» si innesca mentre la carta entra in gioco, anche se prima l'abilità non era in gioco.",
  },
  '4.3.5': {
    title: 'Altro pagamento, stesso costo',
    summary: 'Pagare in altro modo, come cantando, lascia invariato il costo in inchiostro della carta.',
  },
  '4.3.6': {
    title: 'Sconti per la prossima carta',
    summary:
      'Uno sconto sulla tua prossima carta di un certo tipo va alla primissima di quel tipo, comunque la si paghi. Solo lo sconto di una carta su se stessa funziona fuori dal gioco.',
  },
  '4.3.6/example-1': {
    title: 'Lo sconto di Doc e Just in Time',
    summary:
      'Lo sconto di Doc si consuma con il prossimo personaggio, anche se Just in Time lo gioca gratis.',
  },
  '4.3.6/example-2': {
    title: 'Lo sconto di Peggy per un Cucciolo',
    summary:
      'Lo sconto di Peggy per un Cucciolo attende ancora dopo che è stato giocato Flounder, che non lo è.',
  },
  '4.3.6/example-3': {
    title: 'Lo sconto di LeFou su se stesso',
    summary:
      'LeFou - Bumbler si rende più economico già dalla mano; lo sconto di Scheggia per gli Inventori funziona solo quando lei è in gioco.',
  },
  '4.4': { title: "Usare un'abilità attivata", summary: "Usare un'abilità attivata." },
  '4.4.1': {
    title: 'Quali abilità si possono usare',
    summary:
      "Il giocatore attivo può usare le abilità attivate delle carte che ha lui stesso in gioco, pagando il costo per avere l'effetto.",
  },
  '4.4.2': {
    title: 'Per impegnarsi serve essere asciutti',
    summary:
      'Un personaggio deve essere asciutto per usare una propria abilità che lo impegna; oggetti e luoghi possono agire nel turno in cui sono giocati.',
  },
  '4.4.2.1': {
    title: 'Impegnare un personaggio come costo',
    summary: 'Se un costo impegna un personaggio qualsiasi, quel personaggio deve essere asciutto.',
  },
  '4.4.3': {
    title: "Usare un'abilità: i passaggi",
    summary: 'Solo il giocatore attivo usa abilità attivate, con i passaggi seguenti.',
  },
  '4.4.3.1': {
    title: "Usare un'abilità: annunciare",
    summary: 'Primo, il giocatore annuncia quale abilità usa.',
  },
  '4.4.3.2': {
    title: "Usare un'abilità: come pagare",
    summary:
      'Secondo, dice come paga: il suo costo o un costo alternativo. Se è usata gratis, resta solo il costo di impegnare.',
  },
  '4.4.3.3': {
    title: "Usare un'abilità: il totale",
    summary: 'Terzo, si calcola il totale: il costo scelto con tutti i modificatori di pagamento.',
  },
  '4.4.3.4': {
    title: "Usare un'abilità: pagare",
    summary: 'Quarto, si paga tutto il totale, in qualsiasi ordine ma per intero.',
  },
  '4.4.4': {
    title: "Usare un'abilità: si risolve subito",
    summary: "L'abilità si risolve poi subito, senza il sacchetto.",
  },
  '4.4.5': {
    title: "Usare un'abilità: poi il sacchetto",
    summary: 'Ciò che si è innescato nel frattempo si risolve dopo, dal sacchetto.',
  },
  '4.5': { title: "Andare all'avventura", summary: "Andare all'avventura." },
  '4.5.1': {
    title: "Chi va all'avventura",
    summary: "Solo i personaggi vanno all'avventura, per il giocatore attivo che lo dichiara.",
  },
  '4.5.1.1': {
    title: 'Avventura: indicare il personaggio',
    summary: "Primo, il giocatore indica il personaggio che andrà all'avventura.",
  },
  '4.5.1.2': {
    title: 'Avventura: che cosa la vieta',
    summary:
      "Secondo, nulla deve vietarla (asciugarsi, Attaccabrighe e così via), e si pagano i costi per andare all'avventura.",
  },
  '4.5.1.3': {
    title: 'Avventura: impegnare',
    summary: "Terzo, il personaggio che va all'avventura viene impegnato.",
  },
  '4.5.1.4': {
    title: 'Avventura: ottenere leggenda',
    summary: 'Quarto, il suo giocatore ottiene tanta leggenda quanto vale il personaggio.',
  },
  '4.5.2': {
    title: 'Avventura: poi il sacchetto',
    summary:
      "Ora il personaggio è andato all'avventura, e si risolve il sacchetto con ciò che si è innescato.",
  },
  '4.5.3': {
    title: 'Avventura: quando finisce',
    summary: "L'avventura è finita quando tutto ciò che ha causato è risolto.",
  },
  '4.5.3.1': {
    title: 'Avventura: valore negativo',
    summary: 'Un valore di leggenda negativo non dà leggenda e non ne toglie.',
  },
  '4.6': { title: 'Sfidare', summary: 'Sfidare.' },
  '4.6.1': {
    title: 'Chi sfida chi',
    summary: 'Solo i personaggi sfidano; ciò che sfidano è un personaggio o un luogo avversario.',
  },
  '4.6.2': {
    title: '«In una sfida»',
    summary: "«In una sfida» si riferisce alle due carte della sfida in corso e a nessun'altra.",
  },
  '4.6.3': {
    title: 'Due passaggi di una sfida',
    summary: 'Una sfida ha un passaggio di dichiarazione e, dopo, un passaggio di danno.',
  },
  '4.6.4': { title: 'Dichiarazione della Sfida', summary: 'Il passaggio di Dichiarazione della Sfida.' },
  '4.6.4.1': {
    title: 'Dichiarazione: lo sfidante',
    summary:
      'Primo, il giocatore indica un suo personaggio preparato, in gioco dal passaggio di Inizio Turno di questo turno.',
  },
  '4.6.4.2': {
    title: 'Dichiarazione: lo sfidato',
    summary: 'Secondo, sceglie un personaggio avversario impegnato da sfidare.',
  },
  '4.6.4.3': {
    title: 'Dichiarazione: limitatori e costi',
    summary:
      'Terzo, si verificano requisiti e limitatori come Sfuggente, si fanno le scelte e si pagano i costi per sfidare.',
  },
  '4.6.4.4': {
    title: 'Dichiarazione: impegnare lo sfidante',
    summary: 'Quarto, il personaggio sfidante viene impegnato.',
  },
  '4.6.4.5': {
    title: 'Dichiarazione: la sfida ha inizio',
    summary: 'Quinto, la sfida è in corso, e cominciano ad applicarsi gli effetti «mentre sta sfidando».',
  },
  '4.6.5': {
    title: 'Dichiarazione: il sacchetto prima dei danni',
    summary: 'Ciò che sfidare ed essere sfidati ha innescato si risolve dal sacchetto prima di ogni danno.',
  },
  '4.6.6': { title: 'Danno da Sfida', summary: 'Il passaggio di Danno da Sfida.' },
  '4.6.6.1': {
    title: 'Danno da Sfida: calcolarlo',
    summary:
      'Primo, si calcola il danno: le modifiche alla forza, che se negativa conta come 0, poi aumenti e riduzioni del danno.',
  },
  '4.6.6.2': {
    title: 'Danno da Sfida: infliggerlo',
    summary: 'Secondo, i due si infliggono il danno nello stesso momento.',
  },
  '4.6.6.3': {
    title: 'Danno da Sfida: la verifica',
    summary: "Terzo, c'è una verifica dello stato di gioco.",
  },
  '4.6.7': {
    title: 'La fine di una sfida',
    summary:
      'Con il sacchetto vuoto terminano gli effetti per la sfida, che è finita; ora tocca alle abilità «dopo la sfida».',
  },
  '4.6.8': {
    title: 'Sfidare un luogo',
    summary: 'I personaggi possono sfidare anche i luoghi, con le differenze seguenti.',
  },
  '4.6.8.1': {
    title: 'Luogo: scelto al posto di un personaggio',
    summary: 'Invece di un personaggio impegnato si sceglie un luogo avversario.',
  },
  '4.6.8.2': {
    title: 'Luogo: sempre sfidabile',
    summary: 'Un luogo non è né preparato né impegnato, quindi può sempre essere sfidato.',
  },
  '4.6.8.3': {
    title: 'Luogo: subisce danni, non ne infligge',
    summary:
      'Un luogo non ha forza e non infligge danno a sua volta, ma subisce danno contro la sua volontà.',
  },
  '4.6.9': {
    title: 'Rimosso da una sfida',
    summary:
      'Se un personaggio viene rimosso da una sfida per qualsiasi motivo, questa finisce come segue; non si infligge altro danno.',
  },
  '4.6.9.1': {
    title: 'Sfida interrotta: prima il sacchetto',
    summary: 'Prima si risolve ciò che resta nel sacchetto.',
  },
  '4.6.9.2': {
    title: 'Sfida interrotta: la fine',
    summary: 'Poi terminano gli effetti per la sfida, che è finita; ora tocca alle abilità «dopo la sfida».',
  },
  '4.6.9.2/example-1': {
    title: 'Stitch sfida Milo Thatch',
    summary: 'Stitch e Milo Thatch si infliggono 2 danni a vicenda, ed entrambi vengono esiliati.',
  },
  '4.6.9.2/example-2': {
    title: 'Cheshire Cat e Marshmallow',
    summary:
      'Esiliato, Cheshire Cat porta con sé Marshmallow; si è ancora nella sfida, perciò Marshmallow può tornare in mano.',
  },
  '4.6.9.2/example-3': {
    title: 'Rafiki sfida Shenzi',
    summary:
      "L'abilità di Rafiki, innescata sfidando Shenzi, una Iena, si risolve prima del danno, così la forza 3 di lei non gliene infligge.",
  },
  '4.7': { title: 'Spostare un personaggio', summary: 'Spostare un personaggio in un luogo.' },
  '4.7.1': {
    title: 'Tuoi personaggi, tuoi luoghi',
    summary: 'Sposti solo i tuoi personaggi, e solo nei tuoi luoghi.',
  },
  '4.7.2': {
    title: 'Lasciare un luogo',
    summary: 'Un personaggio lascia un luogo solo spostandosi in un altro.',
  },
  '4.7.3': { title: 'Spostare: i passaggi', summary: 'Uno spostamento segue i passaggi seguenti.' },
  '4.7.3.1': {
    title: 'Spostare: chi e dove',
    summary: 'Primo, il giocatore indica un suo personaggio e il suo luogo in cui si sposta.',
  },
  '4.7.3.2': {
    title: 'Spostare: come pagare',
    summary:
      'Secondo, dice come paga: il costo di spostamento o esattamente un costo alternativo. «Gratis» è deciso subito e salta il pagamento.',
  },
  '4.7.3.3': {
    title: 'Spostare: il totale',
    summary:
      'Terzo, si calcola il totale: il costo di spostamento del luogo, o il costo alternativo, con i modificatori di pagamento.',
  },
  '4.7.3.4': {
    title: 'Spostare: pagare',
    summary:
      "Quarto, si paga tutto il totale, l'inchiostro impegnando altrettante carte inchiostro preparate.",
  },
  '4.7.4': { title: 'Spostare: nel luogo', summary: 'Poi il personaggio si trova nel luogo.' },
  '4.7.5': {
    title: 'Spostare: poi il sacchetto',
    summary: 'Dopo si risolve il sacchetto; con ciò lo spostamento è completo.',
  },
}

/** The verbs of Legend of the Five Rings as headings, and why something is not possible. */
import type { GameWords } from './game-words.ts'

export const l5r: GameWords = {
  verbs: {
    play: { en: 'Play', de: 'Spielen', it: 'Gioca' },
    'play as attachment': { en: 'Attach', de: 'Anhängen', it: 'Assegna' },
    trigger: { en: 'Use', de: 'Nutzen', it: 'Usa' },
    resolve: { en: 'Resolve', de: 'Abhandeln', it: 'Risolvi' },
    'discard duplicate': { en: 'Duplicate', de: 'Duplikat', it: 'Duplicato' },
    declare: { en: 'Conflict', de: 'Konflikt', it: 'Conflitto' },
    'declare military': { en: 'Military conflict', de: 'Militärischer Konflikt', it: 'Conflitto militare' },
    'declare political': { en: 'Political conflict', de: 'Politischer Konflikt', it: 'Conflitto politico' },
    attack: { en: 'Attack', de: 'Angreifen', it: 'Attacca' },
    defend: { en: 'Defend', de: 'Verteidigen', it: 'Difendi' },
    pass: { en: 'Pass', de: 'Passen', it: 'Passa' },
  },
  // An event is played by its ability.
  plays: ['play', 'play as attachment', 'trigger'],
  undo: null,
  first: 'timing/anhang-i-timing-und-spielverlauf',
  why: {
    'glossary/aktion-aktionsfaehigkeit': {
      en: 'an action: only when you may act, in an action window',
      de: 'eine Aktion: nur wenn du in einem Aktionsfenster handeln darfst',
      it: 'un’azione: solo quando puoi agire, in una finestra delle azioni',
    },
    'glossary/ausgeloeste-faehigkeiten/5': {
      en: 'it would change nothing now',
      de: 'sie würde jetzt nichts ändern',
      it: 'ora non cambierebbe nulla',
    },
    'glossary/ausgeloeste-faehigkeiten/6': {
      en: 'its cost cannot be paid in full',
      de: 'ihre Kosten können nicht vollständig gezahlt werden',
      it: 'il suo costo non si può pagare per intero',
    },
    'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten': {
      en: 'already used this round',
      de: 'in dieser Runde schon verwendet',
      it: 'già usata in questo round',
    },
    'glossary/charakterkarten/1': {
      en: 'from provinces in the dynasty phase alone, from hand in the other action windows',
      de: 'aus Provinzen nur in der Dynastiephase, von der Hand nur in den anderen Aktionsfenstern',
      it: 'dalle province solo nella fase di dinastia, dalla mano nelle altre finestre delle azioni',
    },
    'glossary/einzigartige-karten/1': {
      en: 'unique, and one of that name is in play',
      de: 'einzigartig, und einer dieses Namens ist im Spiel',
      it: 'unica, e una con quel nome è in gioco',
    },
    'glossary/gedankenstrich': {
      en: 'a dash instead of that skill',
      de: 'ein Gedankenstrich statt dieser Fertigkeit',
      it: 'un trattino al posto di quell’abilità',
    },
    'glossary/kann-nicht-koennen-nicht': {
      en: 'a card forbids it',
      de: 'eine Karte verbietet es',
      it: 'una carta lo vieta',
    },
    'glossary/kosten/2': {
      en: 'a dash instead of a cost: it cannot be played',
      de: 'ein Gedankenstrich statt der Kosten: nicht spielbar',
      it: 'un trattino al posto del costo: non si può giocare',
    },
    'glossary/limitiert': {
      en: 'a limited card has been played this round',
      de: 'in dieser Runde wurde schon eine limitierte Karte gespielt',
      it: 'in questo round è già stata giocata una carta limitata',
    },
    'glossary/maximal-x-pro-zeitraum': {
      en: 'used as often as all copies together may be',
      de: 'so oft verwendet, wie es alle Kopien zusammen dürfen',
      it: 'usata quante volte possono tutte le copie insieme',
    },
    'glossary/nur-x-pro-zeitraum': {
      en: 'used as often as it may be',
      de: 'so oft verwendet, wie es erlaubt ist',
      it: 'usata quante volte si può',
    },
    'glossary/provinz-unterwerfen-unterworfenen-provinz/5': {
      en: 'the stronghold’s province, only when three others are broken',
      de: 'die Provinz der Festung erst, wenn drei andere unterworfen sind',
      it: 'la provincia della roccaforte, solo quando altre tre sono spezzate',
    },
    'glossary/reaktionen': {
      en: 'a reaction: only after what it waits for',
      de: 'eine Reaktion: nur nachdem eingetreten ist, worauf sie wartet',
      it: 'una reazione: solo dopo ciò che attende',
    },
    'glossary/reaktionen/2': {
      en: 'already used for this',
      de: 'hierfür schon verwendet',
      it: 'già usata per questo',
    },
    'glossary/spieleinschraenkungen-und-berechtigungen': {
      en: 'its own condition does not hold',
      de: 'ihre eigene Bedingung ist nicht erfüllt',
      it: 'la sua condizione non è soddisfatta',
    },
    'glossary/spielen-und-ins-spiel-bringen/2': {
      en: 'not enough fate',
      de: 'nicht genug Schicksal',
      it: 'il fato non basta',
    },
    'glossary/teilnehmen-und-kann-nicht-teilnehmen/7': {
      en: 'it cannot participate in this conflict',
      de: 'kann an diesem Konflikt nicht teilnehmen',
      it: 'non può partecipare a questo conflitto',
    },
    'glossary/unterbrechungen': {
      en: 'an interrupt: only when what it waits for is about to happen',
      de: 'eine Unterbrechung: nur wenn bevorsteht, worauf sie wartet',
      it: 'un’interruzione: solo quando ciò che attende sta per accadere',
    },
    'glossary/unterbrechungen/2': {
      en: 'already used for this',
      de: 'hierfür schon verwendet',
      it: 'già usata per questo',
    },
    'glossary/verstaerkungskarten/1': {
      en: 'there is nobody to attach it to',
      de: 'niemand ist da, an den sie angehängt werden kann',
      it: 'non c’è nessuno a cui assegnarla',
    },
    'glossary/verstohlenheit': {
      en: 'evaded by covert',
      de: 'durch Verstohlenheit ausgewichen',
      it: 'eluso da Covert',
    },
    'glossary/ziel/2': {
      en: 'there is no legal target',
      de: 'es gibt kein gültiges Ziel',
      it: 'non c’è un bersaglio legale',
    },
    'step/1.4': {
      en: 'attachments cannot be played in the dynasty phase',
      de: 'Verstärkungen sind in der Dynastiephase nicht spielbar',
      it: 'gli accessori non si giocano nella fase di dinastia',
    },
    'step/3.2': {
      en: 'no conflict opportunity is left',
      de: 'keine Konfliktgelegenheit mehr übrig',
      it: 'non restano opportunità di conflitto',
    },
    'step/3.2/1': {
      en: 'your military conflict has been declared',
      de: 'dein militärischer Konflikt ist schon deklariert',
      it: 'il tuo conflitto militare è già stato dichiarato',
    },
    'step/3.2/2': {
      en: 'your political conflict has been declared',
      de: 'dein politischer Konflikt ist schon deklariert',
      it: 'il tuo conflitto politico è già stato dichiarato',
    },
    'step/3.2/4': {
      en: 'broken, or no ring or province is left to choose',
      de: 'unterworfen, oder kein Ring oder keine Provinz steht zur Wahl',
      it: 'spezzata, o non resta un anello o una provincia da scegliere',
    },
    'step/3.2/5': {
      en: 'only ready characters can attack',
      de: 'nur spielbereite Charaktere können angreifen',
      it: 'solo i personaggi pronti possono attaccare',
    },
    'step/3.2.1': {
      en: 'only ready characters can defend',
      de: 'nur spielbereite Charaktere können verteidigen',
      it: 'solo i personaggi pronti possono difendere',
    },
    'timing/aktionsfenster': {
      en: 'only when you may act, in an action window',
      de: 'nur wenn du in einem Aktionsfenster handeln darfst',
      it: 'solo quando puoi agire, in una finestra delle azioni',
    },
  },
}

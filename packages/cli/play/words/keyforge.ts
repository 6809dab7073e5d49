/** The verbs of KeyForge as headings, and why something is not possible. */
import type { GameWords } from './game-words.ts'

const STEP_3 = 'rules/schritt-3-karten-der-gewaehlten-fraktion-spielen-ablegen-und'

export const keyforge: GameWords = {
  verbs: {
    play: { en: 'Play', de: 'Spielen', it: 'Gioca' },
    reap: { en: 'Reap', de: 'Ernten', it: 'Mieti' },
    fight: { en: 'Fight', de: 'Kämpfen', it: 'Combatti' },
    action: { en: 'Action', de: 'Aktion', it: 'Azione' },
    omni: { en: 'Omni', de: 'Universell', it: 'Omni' },
    unstun: { en: 'Unstun', de: 'Befreien', it: 'Sblocca' },
    discard: { en: 'Discard', de: 'Ablegen', it: 'Scarta' },
    use: { en: 'Use', de: 'Verwenden', it: 'Usa' },
    end: { en: 'Turn', de: 'Zug', it: 'Turno' },
  },
  plays: ['play'],
  undo: null,
  first: 'rules/zuguebersicht',
  why: {
    [`${STEP_3}/1`]: {
      en: 'in the first turn only one card may be played or discarded',
      de: 'im ersten Zug darf nur eine Karte gespielt oder abgelegt werden',
      it: 'nel primo turno si può giocare o scartare una carta sola',
    },
    [`${STEP_3}/2`]: {
      en: 'not of the active house',
      de: 'nicht von der aktiven Fraktion',
      it: 'non è della casata attiva',
    },
    'rules/spielbereit-und-erschoepft': { en: 'exhausted', de: 'erschöpft', it: 'esaurita' },
    'rules/artefakte-verwenden/5': {
      en: 'an artifact without an ability that could be used now',
      de: 'ein Artefakt ohne Fähigkeit, die jetzt zu verwenden wäre',
      it: 'un artefatto senza un’abilità da usare ora',
    },
    'rules/kampf': {
      en: 'there is no enemy it could attack',
      de: 'es gibt keinen Gegner, den sie angreifen könnte',
      it: 'non c’è un nemico che possa attaccare',
    },
    'glossary/spott': {
      en: 'a neighbor with taunt protects it',
      de: 'ein Nachbar mit Spott schützt sie',
      it: 'la protegge una vicina con Taunt',
    },
    'glossary/zerstoert': {
      en: 'it is about to be destroyed',
      de: 'sie wird gerade zerstört',
      it: 'sta per essere distrutta',
    },
    'rules/die-sechser-regel': {
      en: 'played or used six times this turn',
      de: 'in diesem Zug schon sechsmal gespielt oder verwendet',
      it: 'già giocata o usata sei volte in questo turno',
    },
    'rules/die-goldene-regel': {
      en: 'its own text does not allow it now',
      de: 'ihr eigener Text lässt es jetzt nicht zu',
      it: 'il suo stesso testo ora non lo permette',
    },
    'rules/aufwertungen/2': {
      en: 'there is no creature to attach it to',
      de: 'es gibt keine Kreatur, an die sie gelegt werden kann',
      it: 'non c’è una creatura a cui assegnarla',
    },
    'glossary/alpha': {
      en: 'Alpha: something has been done already',
      de: 'Alpha: es ist schon etwas getan worden',
      it: 'Alpha: è già stato fatto qualcosa',
    },
    'glossary/bezahlen': {
      en: 'not enough Æmber to pay for it',
      de: 'nicht genug Æmber, um dafür zu bezahlen',
      it: 'non basta l’Æmbra per pagarla',
    },
    'glossary/gigantische-kreaturen': {
      en: 'its other half is not in hand',
      de: 'ihre andere Hälfte ist nicht auf der Hand',
      it: 'l’altra metà non è in mano',
    },
    'glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt': {
      en: 'a card forbids it',
      de: 'eine Karte verbietet es',
      it: 'una carta lo vieta',
    },
  },
}

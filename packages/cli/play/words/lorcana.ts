/** The verbs of Disney Lorcana as headings, and why something is not possible. */
import type { GameWords } from './game-words.ts'

export const lorcana: GameWords = {
  verbs: {
    quest: { en: 'Quest', de: 'Erkunden', it: 'Avventura' },
    challenge: { en: 'Challenge', de: 'Fordern', it: 'Sfida' },
    sing: { en: 'Sing', de: 'Singen', it: 'Canta' },
    'sing together': { en: 'Together', de: 'Zusammen', it: 'Insieme' },
    shift: { en: 'Shift', de: 'Wandeln', it: 'Trasforma' },
    play: { en: 'Play', de: 'Spielen', it: 'Gioca' },
    'play free': { en: 'For free', de: 'Kostenlos', it: 'Gratis' },
    use: { en: 'Use', de: 'Nutzen', it: 'Usa' },
    move: { en: 'Move', de: 'Bewegen', it: 'Muovi' },
    ink: { en: 'Ink', de: 'Tinte', it: 'Calamaio' },
    'end turn': { en: 'Turn', de: 'Zug', it: 'Turno' },
  },
  plays: ['play', 'play free', 'shift', 'sing', 'sing together'],
  joints: { sing: ' ♪ ' },
  undo: '1.7.6',
  first: '3.1',
  why: {
    '1.2.2': { en: 'an effect forbids it', de: 'ein Effekt verbietet es', it: 'un effetto lo vieta' },
    '1.5.3': {
      en: 'not enough ready ink',
      de: 'nicht genug bereite Tinte',
      it: 'non basta l’inchiostro pronto',
    },
    '4.2.1.2': { en: 'no inkwell symbol', de: 'kein Tintenvorrat-Symbol', it: 'senza simbolo del calamaio' },
    '4.2.3': {
      en: 'already inked this turn',
      de: 'in diesem Zug schon Tinte gelegt',
      it: 'già fatto in questo turno',
    },
    '4.4.2': { en: 'drying', de: 'trocknet', it: 'si asciuga' },
    '4.5.1.2': { en: 'drying', de: 'trocknet', it: 'si asciuga' },
    '4.5.1.3': { en: 'exerted', de: 'erschöpft', it: 'impegnata' },
    '4.6.1': {
      en: 'cannot be challenged at all',
      de: 'kann nicht herausgefordert werden',
      it: 'non può essere sfidata',
    },
    '4.6.4.1': { en: 'exerted or drying', de: 'erschöpft oder trocknet', it: 'impegnata o si asciuga' },
    '4.6.4.2': {
      en: 'the target is not exerted',
      de: 'das Ziel ist nicht erschöpft',
      it: 'il bersaglio non è impegnato',
    },
    '4.7.2': { en: 'is there already', de: 'ist schon dort', it: 'è già lì' },
    '5.1.1.2': { en: 'exerted', de: 'erschöpft', it: 'impegnata' },
    '6.1.13.5': {
      en: 'its condition does not hold',
      de: 'die Bedingung ist nicht erfüllt',
      it: 'la condizione non è soddisfatta',
    },
    '8.3.3': {
      en: 'a Bodyguard must be challenged first',
      de: 'zuerst muss ein Beschützer herausgefordert werden',
      it: 'prima va sfidato un Guardiano',
    },
    '8.4.1': {
      en: 'already boosted this turn',
      de: 'in diesem Zug schon gestärkt',
      it: 'già potenziata in questo turno',
    },
    '8.6.1': { en: 'the target is Evasive', de: 'das Ziel ist Wendig', it: 'il bersaglio è Sfuggente' },
    '8.7.2': { en: 'Reckless', de: 'Impulsiv', it: 'Attaccabrighe' },
    '8.7.3': {
      en: 'a Reckless character can still challenge',
      de: 'ein Impulsiver kann noch herausfordern',
      it: 'un Attaccabrighe può ancora sfidare',
    },
  },
}

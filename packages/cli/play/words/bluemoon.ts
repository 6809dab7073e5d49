/** The verbs of Blue Moon as headings, and why something is not possible. */
import type { GameWords } from './game-words.ts'

export const bluemoon: GameWords = {
  verbs: {
    play: { en: 'Play', de: 'Auslegen', it: 'Gioca' },
    bluff: { en: 'Bluff', de: 'Bluffen', it: 'Bluff' },
    load: { en: 'Load', de: 'Beladen', it: 'Carica' },
    use: { en: 'Use', de: 'Nutzen', it: 'Usa' },
    fulfil: { en: 'Fulfil', de: 'Erfüllen', it: 'Soddisfa' },
    retrieve: { en: 'Retrieve', de: 'Aufnehmen', it: 'Riprendi' },
    land: { en: 'Land', de: 'Anlanden', it: 'Approda' },
    replace: { en: 'Replace', de: 'Ersetzen', it: 'Sostituisci' },
    drop: { en: 'Discard', de: 'Abwerfen', it: 'Scarta' },
    open: { en: 'Turn', de: 'Zug', it: 'Turno' },
    fight: { en: 'Turn', de: 'Zug', it: 'Turno' },
    'go on': { en: 'Turn', de: 'Zug', it: 'Turno' },
    decline: { en: 'Turn', de: 'Zug', it: 'Turno' },
    retreat: { en: 'Turn', de: 'Zug', it: 'Turno' },
    'take back': { en: 'Turn', de: 'Zug', it: 'Turno' },
  },
  plays: ['play', 'bluff', 'load', 'replace'],
  undo: 'base/41',
  first: 'base/10',
  why: {
    'allgemein/hierarchie/5': {
      en: 'its own condition does not hold',
      de: 'ihre eigene Bedingung ist nicht erfüllt',
      it: 'la sua condizione non è soddisfatta',
    },
    'base/11': {
      en: 'now only one leadership card, Hyla or ship',
      de: 'jetzt nur eine Anführeraktion, Hyla oder ein Schiff',
      it: 'ora solo una carta comando, un Hyla o una nave',
    },
    'base/12': {
      en: 'no character can be played, or a demand of the opponent is not fulfilled',
      de: 'kein Charakter ist auslegbar, oder eine Forderung des Gegners ist nicht erfüllt',
      it: 'nessun personaggio si può giocare, o una richiesta dell’avversario non è soddisfatta',
    },
    'base/13': {
      en: 'now only a character, and one only without PAIR, GANG or FREE',
      de: 'jetzt nur ein Charakter, ohne PAAR, GANG oder FREI nur einer',
      it: 'ora solo un personaggio, e uno soltanto senza PAIR, GANG o FREE',
    },
    'base/14': {
      en: 'now only one booster or one support without FREE, PAIR or a text',
      de: 'jetzt nur eine Verstärkung oder Unterstützung, ohne FREI, PAAR oder Text nur eine',
      it: 'ora solo un potenziamento o un supporto, senza FREE, PAIR o un testo',
    },
    'base/15': {
      en: 'your power does not reach the opponent’s',
      de: 'deine Stärke erreicht die des Gegners nicht',
      it: 'il tuo potere non raggiunge quello dell’avversario',
    },
    'base/30': {
      en: 'a card of the opponent forbids it',
      de: 'eine Karte des Gegners verbietet es',
      it: 'una carta dell’avversario lo vieta',
    },
    'base/48': {
      en: 'STOP: nothing more may be played',
      de: 'STOPP: nichts mehr darf ausgelegt werden',
      it: 'STOP: non si può giocare altro',
    },
    'base/57': {
      en: 'a ship has landed: cards come from there',
      de: 'ein Schiff ist angelandet: Karten kommen von dort',
      it: 'una nave è approdata: le carte vengono da lì',
    },
    'base/59': {
      en: 'bluff cards may not be laid now',
      de: 'Bluff-Karten dürfen jetzt nicht ausgelegt werden',
      it: 'ora non si possono giocare carte bluff',
    },
    'base/66': {
      en: 'an active card allows no further characters',
      de: 'eine aktive Karte lässt keine weiteren Charaktere zu',
      it: 'una carta attiva non ammette altri personaggi',
    },
    'base/67': {
      en: 'only an intervention for this moment may be played',
      de: 'nur eine Intervention für diesen Augenblick darf gespielt werden',
      it: 'si può giocare solo un intervento per questo momento',
    },
  },
}

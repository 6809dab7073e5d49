/** The kinds of text that are neither continuous nor done once; and the moments at which something is done. */
import type { Lang, Said } from '@regelwerk/core'
import type { Condition, Element, When } from '../abilities.ts'
import * as de from '../text/de.ts'
import * as en from '../text/en.ts'
import * as it from '../text/it.ts'
import { sayCondition } from './conditions.ts'

export interface Kinds {
  /** "I may play this card only if ..."; part of the text, so ignored with it. */
  onlyIf: { condition: Condition }
  /** The contested element changes when it is played. */
  element: { becomes: Element | 'other' }
  /** With two or more active cards of the family: at the start of my turn a dragon, or after it the opponent retreats. */
  family: { family: 'storm' | 'flood' }
  /** Interventions: played in the opponent's turn at this moment. */
  intervention: {
    at: 'actionPlayed' | 'firstCharacter' | 'announced' | 'retreat' | 'oneDragon'
    does: 'void' | 'discardBoosterOrSupport' | 'endTurn' | 'takeBack' | 'noDragon'
  }
  /** I may play no further characters in this fight while it is active. */
  noFurtherCharacters: object
}

type Saying<T> = { readonly [L in Lang]: (text: T) => string }

export const kinds: { readonly [Kind in keyof Kinds]: Saying<Kinds[Kind]> } = {
  onlyIf: {
    en: ({ condition }) => `I may play this card only if ${sayCondition(condition, 'en')}`,
    de: ({ condition }) => `diese Karte darf ich nur auslegen, wenn ${sayCondition(condition, 'de')}`,
    it: ({ condition }) => `posso giocare questa carta solo se ${sayCondition(condition, 'it')}`,
  },
  element: {
    en: ({ becomes }) =>
      `the fight goes on in ${becomes === 'other' ? 'the other element' : en.elementName[becomes]}`,
    de: ({ becomes }) =>
      `der Kampf geht ${becomes === 'other' ? 'im anderen Element' : `in ${de.elementName[becomes]}`} weiter`,
    it: ({ becomes }) =>
      `il combattimento continua ${becomes === 'other' ? 'nell’altro elemento' : `in ${it.elementName[becomes]}`}`,
  },
  family: {
    en: ({ family }) =>
      family === 'storm'
        ? 'if I have at least 2 active Storm supports at the start of my turn, I attract 1 dragon in total'
        : 'if I have at least 2 active Flood supports after my turn, you must retreat at once',
    de: ({ family }) =>
      family === 'storm'
        ? 'habe ich zu Beginn meines Zuges mindestens 2 aktive Sturm-Unterstützungen, gewinne ich insgesamt 1 Drachen'
        : 'habe ich nach meinem Zug mindestens 2 aktive Flut-Unterstützungen, musst du dich sofort zurückziehen',
    it: ({ family }) =>
      family === 'storm'
        ? 'se all’inizio del mio turno ho almeno 2 supporti Storm attivi, attiro in tutto 1 drago'
        : 'se dopo il mio turno ho almeno 2 supporti Flood attivi, devi ritirarti subito',
  },
  intervention: {
    en: ({ at, does }) =>
      `${INTERVENING[at].en}, I may play this card: ${OUTCOMES[does].en}${AGAIN[at]?.en ?? ''}`,
    de: ({ at, does }) =>
      `${INTERVENING[at].de}, darf ich diese Karte auslegen: ${OUTCOMES[does].de}${AGAIN[at]?.de ?? ''}`,
    it: ({ at, does }) =>
      `${INTERVENING[at].it}, posso giocare questa carta: ${OUTCOMES[does].it}${AGAIN[at]?.it ?? ''}`,
  },
  noFurtherCharacters: {
    en: () => 'while this card is active, I may play no further characters in this fight',
    de: () => 'solange diese Karte aktiv ist, darf ich in diesem Kampf keine weiteren Charaktere auslegen',
    it: () => 'finché questa carta è attiva, non posso giocare altri personaggi in questo combattimento',
  },
}

const INTERVENING: Readonly<Record<Kinds['intervention']['at'], Said>> = {
  actionPlayed: {
    en: 'when you play an action card',
    de: 'legst du eine Aktionskarte aus',
    it: 'quando giochi una carta azione',
  },
  firstCharacter: {
    en: 'when you play your first character in your turn',
    de: 'legst du in deinem Zug den ersten Charakter aus',
    it: 'quando giochi il primo personaggio del tuo turno',
  },
  announced: {
    en: 'right after you announce your power',
    de: 'hast du gerade deine Stärke angesagt',
    it: 'subito dopo che hai annunciato il tuo potere',
  },
  retreat: { en: 'when you retreat', de: 'ziehst du dich zurück', it: 'quando ti ritiri' },
  oneDragon: {
    en: 'when you attract exactly 1 dragon',
    de: 'gewinnst du genau 1 Drachen',
    it: 'quando attiri esattamente 1 drago',
  },
}

/** What must then be done anew. */
const AGAIN: Partial<typeof INTERVENING> = {
  firstCharacter: {
    en: ', and you must play another character or retreat',
    de: ', und du musst einen anderen Charakter auslegen oder dich zurückziehen',
    it: ', e devi giocare un altro personaggio o ritirarti',
  },
}

const OUTCOMES: Readonly<Record<Kinds['intervention']['does'], Said>> = {
  void: {
    en: 'your card has no effect and is discarded',
    de: 'Deine Karte ist wirkungslos und wird abgeworfen',
    it: 'la tua carta non ha effetto e viene scartata',
  },
  discardBoosterOrSupport: {
    en: 'I may discard one of your active boosters or supports that you played this turn',
    de: 'Ich darf 1 deiner aktiven Verstärkungen oder Unterstützungen abwerfen, die du in diesem Zug ausgelegt hast',
    it: 'posso scartare uno dei tuoi potenziamenti o supporti attivi che hai giocato in questo turno',
  },
  endTurn: { en: 'your turn ends at once', de: 'Dein Zug endet sofort', it: 'il tuo turno finisce subito' },
  takeBack: {
    en: 'before I attract dragons, I may take 1 card from my combat or support area back into my hand',
    de: 'Noch vor dem Gewinn von Drachen darf ich 1 Karte aus meinem Kampf- oder Unterstützungsbereich auf die Hand zurücknehmen',
    it: 'prima di attirare draghi, posso riprendere in mano 1 carta dalla mia area di combattimento o di supporto',
  },
  noDragon: { en: 'you do not attract it', de: 'Du gewinnst ihn nicht', it: 'non lo attiri' },
}

export const MOMENTS: Readonly<Record<Exclude<When, 'played'>, Said>> = {
  endOfTurn: { en: 'at the end of my turn', de: 'am Ende meines Zuges', it: 'alla fine del mio turno' },
  turnEnds: {
    en: 'at the very end of my turn',
    de: 'ganz am Ende meines Zuges',
    it: 'proprio alla fine del mio turno',
  },
  onMyTurn: {
    en: 'once in my turn, at any time',
    de: 'einmal in meinem Zug, zu beliebiger Zeit,',
    it: 'una volta nel mio turno, in qualsiasi momento',
  },
  afterBoosters: {
    en: 'right after my booster and support phase',
    de: `gleich nach meiner ${de.boosterPhase}`,
    it: 'subito dopo la mia fase di potenziamento e supporto',
  },
  gameStart: {
    en: 'at the start of the game',
    de: 'zu Beginn des Spiels',
    it: 'all’inizio della partita',
  },
}

/** Keywords (chapter 8). What they do stands where their rules are enforced. */
import type { Amount, Cost, Effect, Filter, Keyword, Triggered } from '../../abilities.ts'
import { on, rule } from '../../book.ts'
import { BOOST, SUPPORT, TEMPORARY_SHIFT, VANISH } from '../../cards/keyword-abilities.ts'
import type { Values } from '../../values.ts'
import type { InEach } from '../word.ts'

type Plain = Record<never, never>

export interface Keywords {
  alert: Plain
  bodyguard: Plain
  boost: { n: number }
  challenger: { plus: Amount }
  evasive: Plain
  reckless: Plain
  resist: { plus: Amount }
  rush: Plain
  /**
   * `onto`: a classification, 'any' for Universal Shift, or cards that match; absent: the same name. `cost`: what is paid
   * instead of ink. `with`: onto one of each of its names, if there are both ('combo') or always ('duo'). `temporary`: only
   * this card returns to hand at the end of the turn.
   */
  shift: {
    n: number
    onto?: string | Filter
    cost?: readonly Cost[]
    with?: 'combo' | 'duo'
    temporary?: true
  }
  singTogether: { n: number }
  singer: { n: number }
  support: Plain
  vanish: Plain
  ward: Plain
}

export interface KeywordWord {
  name: InEach<string>
  /** By which it is drawn on a card in play. */
  glyph: string
  /** The ability it stands for. Left out: none, it is a rule. */
  with?: Triggered | Effect
  /** How its number counts for a card that may have the keyword already (8.1.2). Left out: it is not counted. */
  count?(v: Values, n: number, had: boolean): void
}

export const summed = rule('8.1.2', (is: number, plus: number): number => is + plus)

/** In the order of their bits. */
export const keywords: Readonly<Record<Keyword, KeywordWord>> = {
  alert: { name: { en: 'Alert', de: 'Alarmiert', it: 'Vigile' }, glyph: '!' },
  bodyguard: { name: { en: 'Bodyguard', de: 'Beschützen', it: 'Guardiano' }, glyph: '⛨' },
  boost: { name: { en: 'Boost', de: 'Stärken', it: 'Potenziamento' }, glyph: '▲', with: BOOST },
  challenger: {
    name: { en: 'Challenger', de: 'Herausfordern', it: 'Sfidante' },
    glyph: '⚔',
    count: (v, plus) => {
      v.challenger = summed(v.challenger, plus)
    },
  },
  evasive: { name: { en: 'Evasive', de: 'Wendig', it: 'Sfuggente' }, glyph: '⇡' },
  reckless: { name: { en: 'Reckless', de: 'Impulsiv', it: 'Attaccabrighe' }, glyph: '‼' },
  resist: {
    name: { en: 'Resist', de: 'Robust', it: 'Resistere' },
    glyph: '⛊',
    count: (v, plus) => {
      v.resist = summed(v.resist, plus)
    },
  },
  rush: { name: { en: 'Rush', de: 'Rasant', it: 'Lesto' }, glyph: '»' },
  shift: {
    with: TEMPORARY_SHIFT,
    name: { en: 'Shift', de: 'Gestaltwandel', it: 'Trasformazione' },
    glyph: '⇄',
  },
  singTogether: { name: { en: 'Sing Together', de: 'Gemeinsam singen', it: 'Cantare Insieme' }, glyph: '♫' },
  singer: {
    name: { en: 'Singer', de: 'Singen', it: 'Melodioso' },
    glyph: '♪',
    count: (v, n, had) => {
      if (!(had && on('8.1.2'))) v.singer = n
    },
  },
  support: { name: { en: 'Support', de: 'Unterstützen', it: 'Aiutante' }, glyph: '+', with: SUPPORT },
  vanish: { name: { en: 'Vanish', de: 'Verschwinden', it: 'Svanire' }, glyph: '∅', with: VANISH },
  ward: { name: { en: 'Ward', de: 'Behütet', it: 'Protetto' }, glyph: '◌' },
}

export const KEYWORDS = Object.keys(keywords) as readonly Keyword[]
const BITS = new Map(KEYWORDS.map((word, i) => [word, 1 << i]))
export const bitOf = (word: Keyword): number => BITS.get(word) as number

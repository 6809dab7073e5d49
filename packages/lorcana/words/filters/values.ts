/** What a card has: keywords, strength and willpower with all that modifies them, and its cost. */
import type { CardId } from '@regelwerk/core'
import type { Amount, CardRef, Filter, Keyword, Range } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import { readsOfFilter } from '../../dependence.ts'
import { type Prepared, prepared } from '../../prepare.ts'
import { amount, matching } from '../../reading.ts'
import { cardAt, type LastKnown } from '../../state.ts'
import { farIn } from '../../text/grammar.ts'
import { keywordsOf, strengthOf, willpowerOf } from '../../values.ts'
import { bitOf, keywords } from '../keywords/index.ts'
import { de, en, it } from '../saying.ts'
import { type PropertyWord, type PropertyWords, VALUES } from '../word.ts'
import { readsOfRange, within } from './ranges.ts'

export interface Values {
  keyword?: Keyword
  cost?: Range
  strength?: Range
  willpower?: Range
  /** With less strength than that card has, or had. */
  weakerThan?: CardRef
  /** With more strength than each of these. */
  strongerThan?: Filter
}

/** A card's cost is the printed one, whatever counts to sing (8.11.2), was paid (4.3.5) or is paid less (1.5.4). */
export const costToSing = rule('8.11.2', (_: G, p: Prepared, _shifted: boolean): number => p.definition.cost)
export const costToShift = rule('4.3.5', costToSing)
export const costFor = rule('1.5.4', costToShift)

/** A value of a card within bounds. */
const value = (
  of: (g: G, id: CardId) => number,
  was: (last: LastKnown) => number,
  sign: string,
): PropertyWord<Range> => ({
  test: (range) => {
    const fits = within(range)
    return (g, id, from, last) => fits(g, last === undefined ? of(g, id) : was(last), from)
  },
  reads: (range) => VALUES | readsOfRange(range),
  say: {
    en: (range, context) => ({ having: en.ranged(range, context, (n) => `${n} ${sign}`) }),
    de: (range, context) => ({ having: de.rangedOf(range, context, sign, (said) => `${said} ${sign}`) }),
    it: (range, context) => ({ having: it.ranged(range, context, (n) => `${n} ${sign}`) }),
  },
})

export const values: PropertyWords<Values> = {
  keyword: {
    test: (word) => {
      const bit = bitOf(word)
      return (g, id, _, last) => ((last?.keywords ?? keywordsOf(g, id)) & bit) !== 0
    },
    reads: () => VALUES,
    say: {
      en: (word) => ({ having: keywords[word].name.en }),
      de: (word) => ({ having: keywords[word].name.de }),
      it: (word) => ({ having: keywords[word].name.it }),
    },
  },
  cost: {
    test: (range) => {
      const fits = within(range)
      return (g, id, from) => {
        const card = cardAt(g.state, id)
        return fits(g, costFor(g, prepared(card.def), card.shifted), from)
      }
    },
    reads: readsOfRange,
    say: {
      en: (range, context) => ({ having: en.ranged(range, context, (n) => `cost ${n}`) }),
      de: (range, context) => ({
        having: de.rangedOf(range, context, 'Kosten', (said) => `Kosten von ${said}`),
      }),
      it: (range, context) => ({ having: it.ranged(range, context, (n) => `costo ${n}`) }),
    },
  },
  strength: value(strengthOf, ({ strength }) => strength, '{S}'),
  willpower: value(willpowerOf, ({ willpower }) => willpower, '{W}'),
  weakerThan: {
    test: (ref) => {
      const theirs: Amount = { of: ref, value: 'strength' }
      return (g, id, from) => strengthOf(g, id) < amount(g, theirs, from)
    },
    reads: () => VALUES,
    say: {
      en: (ref, context) => ({
        having: `less {S} than ${en.aside(context, () => en.phrase(ref, farIn(context)).acc)}`,
      }),
      de: (ref, context) => ({
        having: `weniger {S} als ${de.aside(context, () => de.phrase(ref, farIn(context)).in('nom'))}`,
      }),
      it: (ref, context) => ({
        having: `meno {S} ${it.aside(context, () => it.phrase(ref, farIn(context)).with('di'))}`,
      }),
    },
  },
  strongerThan: {
    test: (others) => (g, id, from) =>
      matching(g, others, from).every((other) => strengthOf(g, other) < strengthOf(g, id)),
    reads: (others) => VALUES | readsOfFilter(others),
    say: {
      en: (others, context) => ({ having: `more {S} than each ${en.kind(others, context)}` }),
      de: (others, context) => ({
        having: `mehr {S} als ${de.kind(others, context, { der: 'jed' }).in('nom')}`,
      }),
      it: (others, context) => ({ having: `più {S} di ${it.kind(others, context, 'ogni').with()}` }),
    },
  },
}

/** What a card has a number of, and how high that is. */
import type { CardId } from '@regelwerk/core'
import type { Range, Stat } from '../../abilities.ts'
import { type G, rule } from '../../book.ts'
import { amount, type Context } from '../../reading.ts'
import { mentionsItself, readsOfRange } from '../../reads.ts'
import { attachmentsOn, cardAt, definitionOf, type L5RState } from '../../state.ts'
import { strengthOf } from '../../strength.ts'
import * as de from '../../text/de-phrases.ts'
import * as en from '../../text/en-phrases.ts'
import { superlativeOf } from '../../text/grammar.ts'
import * as it from '../../text/it-phrases.ts'
import { fateCounted, gloryOf, skillOf } from '../../values.ts'
import { FATE, PILES, SKILLS, TABLE, TEXTS } from '../aspects.ts'
import type { FilterWord, FilterWords, Test } from '../records.ts'

export interface NumberFilters {
  fate?: Range
  /** Printed cost. */
  cost?: Range
  glory?: Range
  military?: Range
  political?: Range
  strength?: Range
  attachments?: Range
  tokens?: Range
  /** Its printed cost is an odd number. */
  oddCost?: true
}

/** What is printed stays printed, whatever a card is a copy of. */
export const printedCost = rule(
  'glossary/kopie-eines-charakters/1',
  (s: L5RState, id: CardId): number => definitionOf(cardAt(s, id)).cost ?? 0,
)

/** A dash is no number (glossary/gedankenstrich): it is neither at least something, nor compared with anything. */
export const within = rule(
  'glossary/gedankenstrich/3',
  (g: G, n: number | null, { min, max, below, above }: Range, c: Context): boolean => {
    const number = n ?? 0
    if (min !== undefined && (n === null || number < amount(g, min, c))) return false
    // Where there is nothing to compare with, nothing compares (NaN).
    if (below !== undefined && !(number < amount(g, below, c))) return false
    if (above !== undefined && !(number > amount(g, above, c))) return false
    return max === undefined || number <= amount(g, max, c)
  },
)

const ranged =
  (reckon: (g: G, id: CardId) => number | null) =>
  (range: Range): Test => {
    const isRelative = mentionsItself(range)
    return (g, id, c) => within(g, reckon(g, id), range, isRelative ? { ...c, itself: id } : c)
  }

/** A skill or the like: "with glory 2 or lower". */
const stat = (what: Stat, reads: number, reckon: (g: G, id: CardId) => number | null): FilterWord<Range> => ({
  reads: (range) => reads | readsOfRange(range),
  test: ranged(reckon),
  say: {
    en: (range, _, context) => ({ with: en.range(what, range, context) }),
    de: (range, _, context) => de.range(what, range, context),
    it: (range, _, context) => ({ with: it.range(what, range, context) }),
  },
})

/** What lies on it: "with 2 or more attachments". */
const counted = (
  what: Stat,
  reads: number,
  reckon: (g: G, id: CardId) => number,
  names: readonly [
    en: readonly [string, string],
    de: readonly [string, string],
    it: readonly [string, string],
  ],
): FilterWord<Range> => {
  const [english, german, italian] = names.map(
    ([one, more]) =>
      (n: number): string =>
        n === 1 ? one : more,
  ) as [(n: number) => string, (n: number) => string, (n: number) => string]
  return {
    reads: (range) => reads | readsOfRange(range),
    test: ranged(reckon),
    say: {
      en: (range, _, context) => {
        const extreme = superlativeOf(what, range)
        if (extreme)
          return { with: en.superlative(what, extreme.among, extreme.most ? 'most' : 'least', context) }
        return range.max === 0 ? { without: english(2) } : { with: en.numberOf(range, context, english) }
      },
      de: (range, _, context) => {
        const extreme = superlativeOf(what, range)
        if (extreme)
          return {
            with: de.superlative(what, extreme.among, extreme.most ? 'meist' : 'wenigst', 'dat', context),
          }
        if (range.max === 0)
          return {
            without: [german(2), german(1) === german(2) ? `kein ${german(1)}` : `keine ${german(2)}`],
          }
        const said = de.numberOf(range, context, german)
        return {
          with: said,
          is: (form, not) => {
            const has = form === 'pl' ? 'haben' : 'hat'
            if (not !== '' && range.min === 1 && range.max === undefined)
              return `${german(1) === german(2) ? `kein ${german(1)}` : `keine ${german(2)}`} ${has}`
            return `${not}${said} ${has}`
          },
        }
      },
      it: (range, _, context) => {
        const extreme = superlativeOf(what, range)
        if (extreme) return { with: it.mostOf(italian(2), extreme.among, extreme.most, context) }
        return range.max === 0 ? { without: italian(2) } : { with: it.numberOf(range, context, italian) }
      },
    },
  }
}

const honorTokens = counted('tokens', TABLE, (g, id) => cardAt(g.state, id).tokens ?? 0, [
  ['honor token', 'honor tokens'],
  ['Ehremarker', 'Ehremarker'],
  ['segnalino onore', 'segnalini onore'],
])
const tokens: FilterWord<Range> = {
  ...honorTokens,
  say: {
    ...honorTokens.say,
    de: (range, ...rest) =>
      range.max === 0 ? { without: ['Ehremarker', 'keine Ehremarker'] } : honorTokens.say.de(range, ...rest),
  },
}

export const numberFilters: FilterWords<NumberFilters> = {
  fate: counted('fate', FATE | TEXTS, fateCounted, [
    ['fate', 'fate'],
    ['Schicksal', 'Schicksal'],
    ['fato', 'fato'],
  ]),
  cost: stat('cost', TABLE | PILES, (g, id) => {
    return printedCost(g.state, id)
  }),
  glory: stat('glory', SKILLS, gloryOf),
  military: stat('military', SKILLS, (g, id) => skillOf(g, id, 'military')),
  political: stat('political', SKILLS, (g, id) => skillOf(g, id, 'political')),
  strength: stat('strength', SKILLS, strengthOf),
  tokens,
  oddCost: {
    reads: () => TABLE | PILES,
    test: () => (g, id) => printedCost(g.state, id) % 2 === 1,
    say: {
      en: () => ({ with: 'an odd printed cost' }),
      de: () => ({ with: 'ungeraden aufgedruckten Kosten' }),
      it: () => ({ with: 'un costo stampato dispari' }),
    },
  },
  attachments: counted('attachments', TABLE, (g, id) => attachmentsOn(g.state, id).length, [
    ['attachment', 'attachments'],
    ['Verstärkung', 'Verstärkungen'],
    ['accessorio', 'accessori'],
  ]),
}

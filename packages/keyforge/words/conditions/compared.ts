/** Conditions: two amounts compared, and what has happened. */

import { cannotSay } from '@regelwerk/say'
import type { Amount, Happening } from '../../abilities.ts'
import { amount, amountWord, happeningWord } from '../../reading.ts'
import { timesHappened } from '../../rules/occurrences.ts'
import * as de from '../../text/de/index.ts'
import * as en from '../../text/en/index.ts'
import * as it from '../../text/it/index.ts'
import type { ConditionWords, Holding, PastWord, Reckoning } from '../types.ts'

/** Nothing said: at least one. */
export interface Bounds {
  atLeast?: Amount
  atMost?: Amount
  moreThan?: Amount
  exactly?: Amount
  parity?: 'odd' | 'even'
}

export interface ComparedConditions {
  compare: { compare: Amount } & Bounds
  /** It has happened so often; `different`: to so many different cards. */
  happened: { happened: Happening; in?: 'thisTurn' | 'lastTurn'; different?: true } & Bounds
}

/** What is to be said of something that has happened. */
export interface Past {
  happening: Happening
  word: PastWord
  inTurn: 'thisTurn' | 'lastTurn'
  bounds: Bounds
}

function within(n: Reckoning, { atLeast, atMost, moreThan, exactly, parity }: Bounds): Holding {
  const bound = (of: Amount): Reckoning => (typeof of === 'number' ? () => of : (g, c) => amount(g, of, c))
  const tests: ((n: number, ...of: Parameters<Holding>) => boolean)[] = []
  const add = (of: Amount | undefined, test: (n: number, bound: number) => boolean): void => {
    if (of === undefined) return
    const limit = bound(of)
    tests.push((count, g, c) => test(count, limit(g, c, -1)))
  }
  add(atLeast, (count, limit) => count >= limit)
  add(atMost, (count, limit) => count <= limit)
  add(moreThan, (count, limit) => count > limit)
  add(exactly, (count, limit) => count === limit)
  if (parity !== undefined) tests.push((count) => count % 2 === (parity === 'even' ? 0 : 1))
  if (tests.length === 0) add(1, (count, limit) => count >= limit)
  return (g, c) => {
    const count = n(g, c, -1)
    return tests.every((test) => test(count, g, c))
  }
}

const pastOf = (test: ComparedConditions['happened'], lang: 'en' | 'de' | 'it'): Past => {
  const { happened: happening, in: inTurn = 'thisTurn', different: _, ...bounds } = test
  const word = happeningWord(happening)
  if (!('past' in word)) throw cannotSay(test, lang, 'it is only told while it happens')
  return { happening, word, inTurn, bounds }
}

export const comparedConditions: ConditionWords<ComparedConditions> = {
  compare: {
    holds: ({ compare, ...bounds }) => within((g, c) => amount(g, compare, c), bounds),
    say: {
      en: ({ compare, ...bounds }, t, not) => {
        const bound = en.boundOf(bounds, t, not)
        if (typeof compare === 'number') return `${compare} is ${bound.alone()}`
        const said = amountWord(compare).compared
        return said ? said.en(compare, t, bound) : `${en.total(compare, t)} is ${bound.alone()}`
      },
      de: ({ compare, ...bounds }, t, not) => {
        const bound = de.boundOf(bounds, t, not)
        if (typeof compare === 'number') return { subject: `${compare}`, middle: bound.alone(), verb: 'ist' }
        const said = amountWord(compare).compared
        if (said) return said.de(compare, t, bound)
        const total = de.total(compare, t) ?? de.quantity(compare, t, '')
        return { subject: total.replace(/^der /, 'die '), middle: bound.alone(), verb: 'beträgt' }
      },
      it: ({ compare, ...bounds }, t, not) => {
        const bound = it.boundOf(bounds, t, not)
        if (typeof compare === 'number') return `${compare} è ${bound.alone()}`
        const said = amountWord(compare).compared
        return said ? said.it(compare, t, bound) : `il ${it.total(compare, t)} è ${bound.alone()}`
      },
    },
  },
  happened: {
    holds: ({ happened, in: inTurn, different, ...bounds }) =>
      within((g, c) => timesHappened(g, happened, c, inTurn, different), bounds),
    say: {
      en: (test, t, not) => en.past(pastOf(test, 'en'), t, not),
      de: (test, t, not) => de.past(pastOf(test, 'de'), t, not),
      it: (test, t, not) => it.past(pastOf(test, 'it'), t, not),
    },
  },
}

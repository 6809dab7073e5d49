/** Conditions on the turn: whose it is, and what has happened in it. */
import { words } from '@regelwerk/say'
import type { Amount, Happening } from '../../abilities.ts'
import { on } from '../../book.ts'
import { timesHappened } from '../../happenings.ts'
import { isActive } from '../../players.ts'
import { amount } from '../../reading.ts'
import { de, en, it } from '../saying.ts'
import { type ConditionWords, NOTHING } from '../word.ts'

export interface TurnConditions {
  turn: { turn: 'yours' }
  /** It has happened this turn, at least so often (default once). */
  happened: { happened: Happening; atLeast?: Amount }
}

export const turnConditions: ConditionWords<TurnConditions> = {
  turn: {
    holds:
      () =>
      (g, { you }) =>
        (isActive(g.state, you) && g.state.during) || !on('6.1.13.1'),
    reads: () => NOTHING,
    say: {
      en: (_, __, not) => `it ${not ? "isn't" : 'is'} your turn`,
      de: (_, __, not) => ({ subject: 'du', middle: words(not && 'nicht', 'am Zug'), verb: 'bist' }),
      it: (_, __, not) => ({ subject: '', verb: it.è, rest: 'il tuo turno', not }),
    },
  },
  happened: {
    holds:
      ({ happened, atLeast = 1 }) =>
      (g, from) =>
        timesHappened(g, happened, from) >= amount(g, atLeast, from),
    reads: () => NOTHING,
    aboutSelf: ({ happened }) => happened.what === 'self',
    say: {
      en: ({ happened, ...bounds }, context, not) => en.happened(happened, bounds, not, context),
      de: ({ happened, ...bounds }, context, not) => de.happened(happened, bounds, not, context),
      it: ({ happened, ...bounds }, context, not) => it.happened(happened, bounds, not, context),
    },
  },
}

/** Conditions on the challenge that is under way (4.6). */
import { words } from '@regelwerk/say'
import type { Filter } from '../../abilities.ts'
import { readsOfFilter } from '../../dependence.ts'
import { matches } from '../../reading.ts'
import { refersTo } from '../../state.ts'
import { de, en, it } from '../saying.ts'
import { type ConditionWords, NOTHING } from '../word.ts'

export interface ChallengeConditions {
  /** This character is challenging such a card. */
  challenging: { challenging: Filter }
  /** This character is being challenged. */
  beingChallenged: { beingChallenged: true }
}

export const challengeConditions: ConditionWords<ChallengeConditions> = {
  challenging: {
    holds:
      ({ challenging }) =>
      (g, from) => {
        const { challenge } = g.state
        if (challenge === null || from.self < 0 || !refersTo(g.state, challenge.challenger, from.self))
          return false
        return matches(g, challenging, challenge.defender.card, from)
      },
    reads: ({ challenging }) => readsOfFilter(challenging),
    aboutSelf: () => true,
    say: {
      en: ({ challenging }, context, not) =>
        `${en.this_(context)} ${not ? "isn't" : 'is'} challenging ${en.some(challenging, context)}`,
      de: ({ challenging }, context, not) => ({
        subject: de.self(context).in('nom'),
        middle: words(de.some(challenging, context).in('acc'), not && 'nicht'),
        verb: 'herausfordert',
      }),
      it: ({ challenging }, context, not) => ({
        subject: it.self(context).with(),
        verb: ['sfida', 'sfidi'],
        rest: it.some(challenging, context).with(),
        not,
      }),
    },
  },
  beingChallenged: {
    holds: () => (g, from) => {
      const { challenge } = g.state
      return challenge !== null && from.self >= 0 && refersTo(g.state, challenge.defender, from.self)
    },
    reads: () => NOTHING,
    aboutSelf: () => true,
    say: {
      en: (_, context, not) => `${en.this_(context)} ${not ? "isn't" : 'is'} being challenged`,
      de: (_, context, not) => ({
        subject: de.self(context).in('nom'),
        middle: not ? 'nicht' : '',
        end: 'herausgefordert',
        verb: 'wird',
      }),
      it: (_, context, not) => ({
        subject: it.self(context).with(),
        verb: ['viene', 'venga'],
        rest: 'sfidato',
        not,
      }),
    },
  },
}

/** Conditions on the turn: whose it is, and what has happened in it. */
import { words } from '@regelwerk/say'
import { on } from '../../book.ts'
import { isActive, opponentsOf } from '../../players.ts'
import * as it from '../../text/it-phrases.ts'
import { type ConditionWords, NOTHING } from '../word.ts'

export interface TurnConditions {
  turn: { turn: 'yours' }
  /** An opposing character was banished in a challenge this turn. */
  opposingBanishedInChallengeThisTurn: { opposingBanishedInChallengeThisTurn: true }
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
  opposingBanishedInChallengeThisTurn: {
    holds:
      () =>
      (g, { you }) => {
        const opponents = opponentsOf(g.state, you)
        return g.state.banishedInChallenge.some((seat) => opponents.includes(seat))
      },
    reads: () => NOTHING,
    say: {
      en: (_, __, not) => `${not ? 'no' : 'an'} opposing character was banished in a challenge this turn`,
      de: (_, __, not) => ({
        subject: `${not ? 'kein' : 'ein'} gegnerischer Charakter`,
        middle: 'in diesem Zug durch eine Herausforderung',
        end: 'verbannt',
        verb: 'wurde',
      }),
      it: (_, __, not) => ({
        subject: `${not ? 'nessun' : 'un'} personaggio avversario`,
        verb: it.è,
        rest: 'stato esiliato in una sfida in questo turno',
      }),
    },
  },
}

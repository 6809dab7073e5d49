/** Conditions on the turn: whose it is, and what has happened in it. */
import { words } from '@regelwerk/say'
import type { Amount, Happening } from '../../abilities.ts'
import { meets } from '../../book.ts'
import { timesHappened } from '../../happenings.ts'
import { isActive, isOpponent } from '../../players.ts'
import { amount } from '../../reading.ts'
import { de, en, it } from '../saying.ts'
import { type ConditionWords, NOTHING } from '../word.ts'

export interface TurnConditions {
  /** 'yourFirst': your first turn of the game. */
  turn: { turn: 'yours' | 'opponents' | 'yourFirst' }
  /** You are the one who began the game. */
  firstPlayer: { firstPlayer: true }
  /** It has happened this turn, at least so often (default once). */
  happened: { happened: Happening; atLeast?: Amount }
}

const turns = {
  yours: { en: 'your turn', de: 'dein Zug', it: 'il tuo turno' },
  opponents: { en: "an opponent's turn", de: 'ein gegnerischer Zug', it: 'il turno di un avversario' },
  yourFirst: { en: 'your first turn', de: 'dein erster Zug', it: 'il tuo primo turno' },
}

export const turnConditions: ConditionWords<TurnConditions> = {
  turn: {
    holds: ({ turn }) => {
      if (turn === 'yours') return (g, { you }) => meets('6.1.13.1', isActive(g.state, you) && g.state.during)
      if (turn === 'opponents') return (g, { you }) => isOpponent(g.state, you, g.state.active)
      return (g, { you }) => isActive(g.state, you) && g.state.turn <= g.state.seats
    },
    reads: () => NOTHING,
    say: {
      en: ({ turn }, _, not) => `it ${not ? "isn't" : 'is'} ${turns[turn].en}`,
      de: ({ turn }, _, not) => {
        if (turn === 'yours') return { subject: 'du', middle: words(not && 'nicht', 'am Zug'), verb: 'bist' }
        return { subject: 'es', middle: words(not && 'nicht', turns[turn].de), verb: 'ist' }
      },
      it: ({ turn }, _, not) => ({ subject: '', verb: it.è, rest: turns[turn].it, not }),
    },
  },
  firstPlayer: {
    holds:
      () =>
      (g, { you }) =>
        g.state.starter === you,
    reads: () => NOTHING,
    say: {
      en: (_, __, not) => `you ${not ? "aren't" : 'are'} the first player`,
      de: (_, __, not) => ({ subject: 'du', middle: words(not && 'nicht'), end: 'begonnen', verb: 'hast' }),
      it: (_, __, not) => ({ subject: '', verb: ['hai', 'abbia'], rest: 'iniziato la partita', not }),
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

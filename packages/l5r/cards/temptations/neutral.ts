import type { Texts } from '../facts.ts'
import {
  action,
  duel,
  duringConflict,
  opponentsTarget,
  opposing,
  placeFate,
  target,
  yourParticipating,
} from '../words.ts'

/** Neutral cards, of the Temptations cycle. */
export const neutral: Texts = {
  'make-your-case': [
    action({
      if: duringConflict,
      targets: [target(yourParticipating()), opponentsTarget(opposing())],
      effect: duel('political', 'target', 'second', placeFate(1, 'duelWinner')),
    }),
  ],
}

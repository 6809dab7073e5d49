import type { Texts } from '../facts.ts'
import {
  action,
  attachment,
  constant,
  discard,
  duel,
  duringConflict,
  gains,
  noAttachmentsExcept,
  opponentsTarget,
  opposing,
  placeFate,
  reaction,
  selfRevealed,
  target,
  that,
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
  'deserted-shrine': [
    reaction(selfRevealed, {
      select: {
        options: [
          { effect: discard({ top: 'dynasty', n: 10 }) },
          { effect: discard({ top: 'conflict', n: 10 }) },
          { effect: discard({ top: 'dynasty', n: 10, whose: 'opponents' }) },
          { effect: discard({ top: 'conflict', n: 10, whose: 'opponents' }) },
        ],
      },
    }),
  ],
  'curse-of-misfortune': [gains(attachment({ attachedTo: { is: 'host' }, isNot: 'self' }), 'restricted')],
  'resourceful-maho-tsukai': [
    noAttachmentsExcept('shadowlands', 'spell'),
    constant({ if: that('self', { status: 'dishonored' }), reduceCost: 1, of: { trait: 'maho' } }),
  ],
}

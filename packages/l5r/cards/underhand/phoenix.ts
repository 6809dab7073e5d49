import type { Texts } from '../facts.ts'
import {
  action,
  both,
  constant,
  more,
  participating,
  selfParticipating,
  target,
  thisConflict,
} from '../words.ts'

/** The Phoenix clan, of Underhand of the Emperor. */
export const phoenix: Texts = {
  'asako-maezawa': [
    action({
      if: both(selfParticipating(), more({ has: 'glory' }, { has: 'glory', who: 'opponent' })),
      targets: [target(participating())],
      effect: thisConflict(constant({ to: 'target', double: 'basePolitical' })),
    }),
  ],
}

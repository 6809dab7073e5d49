import type { Texts } from '../facts.ts'
import { action, constant, duringConflict, thisConflict } from '../words.ts'

/** The Crane clan, of Seekers of Wisdom. */
export const crane: Texts = {
  'asahina-maeko': [
    action({ if: duringConflict, effect: thisConflict(constant({ reduceCost: -1, of: {}, who: 'any' })) }),
  ],
}

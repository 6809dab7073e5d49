import type { Texts } from '../facts.ts'
import { action, constant, duringConflict, thisConflict } from '../words.ts'

/** The Dragon clan, of the Dominion cycle. */
export const dragon: Texts = {
  'mountaintop-vigil': [
    action({ if: duringConflict, effect: thisConflict(constant({ cancelsRingEffects: true })) }),
  ],
}

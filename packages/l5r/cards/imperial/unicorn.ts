import type { Texts } from '../facts.ts'
import { action, constant, duringConflict, province, thisConflict } from '../words.ts'

/** The Unicorn clan, of the Imperial cycle. */
export const unicorn: Texts = {
  'ride-them-down': [
    action({
      if: duringConflict,
      cost: [{ discardFavor: true }],
      effect: thisConflict(constant({ to: province({ attacked: true }), setBase: { strength: 1 } })),
    }),
  ],
}

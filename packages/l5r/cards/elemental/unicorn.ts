import type { Texts } from '../facts.ts'
import {
  action,
  atSelf,
  constant,
  duringConflict,
  participating,
  province,
  target,
  thisConflict,
} from '../words.ts'

/** The Unicorn clan, of the Elemental cycle. */
export const unicorn: Texts = {
  'unleash-the-djinn': [
    action({
      if: duringConflict,
      cost: [{ honor: 3 }],
      effect: thisConflict(constant({ to: participating(), set: { military: 3, political: 3 } })),
    }),
  ],
  'border-fortress': [
    action({
      if: atSelf,
      targets: [target(province({ faceup: false }))],
      effect: { do: 'revealProvince', what: 'target' },
    }),
  ],
}

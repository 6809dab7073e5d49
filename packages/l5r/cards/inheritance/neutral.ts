import type { Texts } from '../facts.ts'
import { action, glory, participating, pride, selfParticipating, target, thisConflict } from '../words.ts'

/** Neutral cards, of the Inheritance cycle. */
export const neutral: Texts = {
  'hantei-sotorii': [
    pride,
    action({
      if: selfParticipating('military'),
      targets: [target(participating())],
      effect: thisConflict(glory('target', 3)),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import { action, bow, participating, selfParticipating, target } from '../words.ts'

/** The Crane clan, of Underhand of the Emperor. */
export const crane: Texts = {
  'doji-fumiki': [
    action({
      if: selfParticipating(),
      targets: [target(participating({ status: 'dishonored' }))],
      effect: bow('target'),
    }),
  ],
}

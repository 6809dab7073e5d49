import type { Texts } from '../facts.ts'
import { action, attacking, moveHome, selfDefending, target } from '../words.ts'

/** The Crab clan, of The Emperor's Legion. */
export const crab: Texts = {
  'yasuki-hikaru': [
    action({
      if: selfDefending,
      targets: [target(attacking({ military: { above: { stat: 'military', of: 'self' } } }))],
      effect: moveHome('target'),
    }),
  ],
}

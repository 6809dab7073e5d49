import type { Texts } from '../facts.ts'
import { action, moveHome, participating, selfParticipating, target } from '../words.ts'

/** The Unicorn clan, of Disciples of the Void. */
export const unicorn: Texts = {
  'moto-nergui': [
    action({
      if: selfParticipating('military'),
      targets: [target(participating({ glory: { min: { highest: 'glory', among: participating() } } }))],
      effect: moveHome('target'),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import { action, military, participating, selfParticipating, thisConflict } from '../words.ts'

/** The Lion clan, of Seekers of Wisdom. */
export const lion: Texts = {
  'matsu-koso': [
    action({
      if: selfParticipating(),
      effect: thisConflict(
        military(participating(), { negative: { stat: 'printedPolitical', of: 'itself' } }),
      ),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import { both, bothSkills, selfParticipating } from '../words.ts'

/** The Lion clan, of Warriors of the Wind. */
export const lion: Texts = {
  'ikoma-anakazu': [bothSkills('self', 3, both(selfParticipating(), { provinceLost: true }))],
}

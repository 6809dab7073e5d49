import type { Texts } from '../facts.ts'
import {
  action,
  both,
  bothSkills,
  selfParticipating,
  there,
  thisConflict,
  yourParticipating,
} from '../words.ts'

/** The Lion clan, of Disciples of the Void. */
export const lion: Texts = {
  'ikoma-tsanuri': [
    action({
      if: both(selfParticipating(), there(yourParticipating({ trait: 'bushi' }), 3)),
      effect: thisConflict(bothSkills(yourParticipating(), 1)),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import { action, all, bow, constant, each, participating, selfParticipating, thisConflict } from '../words.ts'

/** The Phoenix clan, of Warriors of the Wind. */
export const phoenix: Texts = {
  'kaito-nobukai': [
    action({
      if: selfParticipating(),
      cost: [{ sacrifice: 'self' }],
      effect: all(
        bow(each(participating())),
        thisConflict(constant({ who: 'any', cannotMoveToConflict: true })),
      ),
    }),
  ],
}

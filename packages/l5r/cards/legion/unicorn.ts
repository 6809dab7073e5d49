import type { Texts } from '../facts.ts'
import {
  action,
  both,
  lessHonorable,
  moveToConflict,
  opponents,
  opponentsTarget,
  selfParticipating,
} from '../words.ts'

/** The Unicorn clan, of The Emperor's Legion. */
export const unicorn: Texts = {
  'moto-ariq': [
    action({
      if: both(selfParticipating(), lessHonorable),
      targets: [opponentsTarget(opponents({ bowed: false }))],
      effect: moveToConflict('target'),
    }),
  ],
}

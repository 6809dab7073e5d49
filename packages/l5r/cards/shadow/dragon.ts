import type { Texts } from '../facts.ts'
import { action, both, draw, selfParticipating } from '../words.ts'

/** The Dragon clan, of Under Fu Leng's Shadow. */
export const dragon: Texts = {
  'teacher-of-empty-thought': [
    action({ if: both(selfParticipating(), { cardsPlayedThisConflict: 3 }), effect: draw(1) }),
  ],
}

import type { Texts } from '../facts.ts'
import { constant, selfParticipating } from '../words.ts'

/** The Crane clan, of The Emperor's Legion. */
export const crane: Texts = {
  'doji-kuzunobu': [constant({ if: selfParticipating(), noReactions: true })],
}

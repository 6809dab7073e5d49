import type { Texts } from '../facts.ts'
import { action, character, moveToConflict, selfParticipating, target } from '../words.ts'

/** The Unicorn clan, of Masters of the Court. */
export const unicorn: Texts = {
  'shinjo-haruko': [
    action({
      if: selfParticipating(),
      targets: [target(character({ status: 'honored' }))],
      effect: moveToConflict('target'),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import {
  bothSkills,
  character,
  participating,
  reaction,
  selfParticipating,
  thisConflict,
  unlimited,
} from '../words.ts'

/** The Crab clan, of Warriors of the Wind. */
export const crab: Texts = {
  'hida-tsuru': [
    reaction(
      [
        { event: 'movedToConflict', what: character() },
        { event: 'played', what: participating(), who: 'you' },
        { event: 'played', what: participating(), who: 'opponent' },
      ],
      { ...unlimited, if: selfParticipating(), effect: thisConflict(bothSkills('self', 1)) },
    ),
  ],
}

import type { Texts } from '../facts.ts'
import { bothSkills, covert, reaction, selfDefending, thisConflict, unlimited } from '../words.ts'

/** The Crab clan, of Underhand of the Emperor. */
export const crab: Texts = {
  'yasuki-oguri': [
    covert,
    reaction(
      { event: 'played', what: { type: 'event' }, who: 'opponent' },
      { ...unlimited, if: selfDefending, effect: thisConflict(bothSkills('self', 1)) },
    ),
  ],
}

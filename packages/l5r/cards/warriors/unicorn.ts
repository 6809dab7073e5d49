import type { Texts } from '../facts.ts'
import { bothSkills, duringConflict, province, reaction, thisConflict } from '../words.ts'

/** The Unicorn clan, of Warriors of the Wind. */
export const unicorn: Texts = {
  'shinjo-trailblazer': [
    reaction(
      { event: 'provinceRevealed', what: province({ whose: 'opponents' }) },
      { if: duringConflict, effect: thisConflict(bothSkills('self', 2)) },
    ),
  ],
}

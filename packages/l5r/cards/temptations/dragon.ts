import type { Texts } from '../facts.ts'
import { action, bothSkills, bow, duringConflict, each, participating, that } from '../words.ts'

/** The Dragon clan, of the Temptations cycle. */
export const dragon: Texts = {
  'betrayal-of-truth': [action({ if: duringConflict, effect: bow(each(participating({ status: 'any' }))) })],
  'perfect-land-believer': [bothSkills('self', 2, that('self', { status: 'none' }))],
}

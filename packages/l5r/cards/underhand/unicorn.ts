import type { Texts } from '../facts.ts'
import { constant, selfAttacking } from '../words.ts'

/** The Unicorn clan, of Underhand of the Emperor. */
export const unicorn: Texts = {
  'utaku-tetsuko': [constant({ if: selfAttacking, reduceCost: -1, of: { in: 'hand' }, who: 'opponent' })],
}

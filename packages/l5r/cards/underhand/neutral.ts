import type { Texts } from '../facts.ts'
import { draw, interrupt } from '../words.ts'

/** Neutral cards, of Underhand of the Emperor. */
export const neutral: Texts = {
  'seppun-truthseeker': [
    interrupt({ event: 'leavesPlay', what: 'self' }, { forced: true, effect: draw(2, 'eachPlayer') }),
  ],
}

import type { Texts } from '../facts.ts'
import { reaction, selfRevealed } from '../words.ts'

/** The Dragon clan, of the Inheritance cycle. */
export const dragon: Texts = {
  'scene-of-the-crime': [reaction(selfRevealed, { effect: { do: 'lookAtHand', who: 'opponent' } })],
}

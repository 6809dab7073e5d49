import type { Texts } from '../facts.ts'
import { constant, opponents, placeFate, reaction, there } from '../words.ts'

/** The Crab clan, of Clan War. */
export const crab: Texts = {
  'one-of-the-forgotten': [
    constant({ to: 'self', noFateWhenPlayed: true }),
    reaction(
      { event: 'conflictPassed', who: 'opponent' },
      { if: there(opponents({ bowed: false })), effect: placeFate(1, 'self') },
    ),
  ],
}

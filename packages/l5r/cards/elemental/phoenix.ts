import type { Texts } from '../facts.ts'
import { action, draw, ifYouDo } from '../words.ts'

/** The Phoenix clan, of the Elemental cycle. */
export const phoenix: Texts = {
  'oracle-of-stone': [
    action({
      effect: ifYouDo(draw(2, 'eachPlayer'), { do: 'discardFromHand', n: 2, who: 'eachPlayer' }),
    }),
  ],
}

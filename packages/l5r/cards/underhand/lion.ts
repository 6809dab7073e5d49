import type { Texts } from '../facts.ts'
import { both, lowerBid, moreHonorable, reaction } from '../words.ts'

/** The Lion clan, of Underhand of the Emperor. */
export const lion: Texts = {
  'akodo-kage': [
    reaction(
      { event: 'dialsRevealed' },
      { if: both(lowerBid, moreHonorable()), effect: { do: 'setDial', n: { has: 'bid' }, who: 'opponent' } },
    ),
  ],
}

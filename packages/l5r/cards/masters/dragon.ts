import type { Texts } from '../facts.ts'
import { both, higherBid, lowerBid, not, reaction } from '../words.ts'

/** The Dragon clan, of Masters of the Court. */
export const dragon: Texts = {
  'kitsuki-jusai': [
    reaction(
      { event: 'dialsRevealed' },
      {
        if: both(not(higherBid), not(lowerBid)),
        effect: {
          do: 'moveFate',
          n: 1,
          from: { pool: 'opponent' },
          to: { ring: { choose: { state: 'unclaimed' } } },
        },
      },
    ),
  ],
}

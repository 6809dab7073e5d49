import type { Texts } from '../facts.ts'
import { reaction } from '../words.ts'

/** The Dragon clan, of Masters of the Court. */
export const dragon: Texts = {
  'kitsuki-jusai': [
    reaction(
      { event: 'dialsRevealed' },
      {
        if: { equal: { has: 'bid' }, to: { has: 'bid', who: 'opponent' } },
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

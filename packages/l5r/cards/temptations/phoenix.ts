import type { Texts } from '../facts.ts'
import { all, cannot, reaction, selfRevealed, targetRing } from '../words.ts'

/** The Phoenix clan, of the Temptations cycle. */
export const phoenix: Texts = {
  'young-philosopher': [],
  'offerings-to-the-kami': [
    reaction(selfRevealed, {
      targets: [targetRing({ state: 'unclaimed' })],
      effect: all(
        { do: 'resolveRing', which: 'target' },
        { do: 'claimRing', which: 'target', as: 'political' },
        { do: 'moveFate', n: 'all', from: { ring: 'target' }, to: { pool: 'you' } },
      ),
    }),
  ],
  'blessed-by-fukurokujin': [cannot('host', 'receiveDishonored')],
}

import type { Texts } from '../facts.ts'
import { action, all, selfParticipating, targetRing } from '../words.ts'

/** The Phoenix clan, of Seekers of Wisdom. */
export const phoenix: Texts = {
  'asako-togama': [
    action({
      if: selfParticipating(),
      targets: [targetRing({ state: 'unclaimed' })],
      effect: all(
        { do: 'switchRing', a: 'yours', b: 'target' },
        { do: 'moveFate', n: 'all', from: { ring: 'it' }, to: { pool: 'you' } },
      ),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import {
  action,
  all,
  bow,
  cannot,
  dire,
  duringElement,
  opposing,
  political,
  province,
  reaction,
  removeFate,
  selfParticipating,
  selfRevealed,
  strength,
  target,
  targetRing,
  thisConflict,
} from '../words.ts'

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
  'relentless-inquisitor': [
    action({
      if: selfParticipating(),
      targets: [target(opposing())],
      select: { by: 'opponent', options: [{ effect: removeFate(1, 'target') }, { effect: bow('target') }] },
    }),
  ],
  'steward-of-cryptic-lore': [
    dire(political('self', 3)),
    action({
      if: duringElement('earth'),
      select: {
        options: [
          { effect: thisConflict(strength(province({ attacked: true }), 3)) },
          { effect: thisConflict(strength(province({ attacked: true }), -3)) },
        ],
      },
    }),
  ],
}

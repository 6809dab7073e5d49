import type { Texts } from '../facts.ts'
import {
  action,
  all,
  draw,
  duringConflict,
  duringPolitical,
  participating,
  political,
  support,
  target,
  targetRing,
  thisConflict,
} from '../words.ts'

/** The Scorpion clan, of Clan War. */
export const scorpion: Texts = {
  'compelling-testimony': [
    support,
    action({
      if: duringPolitical,
      targets: [target(participating())],
      effect: thisConflict(political('target', -4)),
    }),
  ],
  'acclaimed-geisha-house': [
    action({
      if: duringConflict,
      cost: [{ dishonor: participating() }],
      targets: [targetRing({ state: 'unclaimed' })],
      effect: { do: 'switchRing', a: 'contested', b: 'target' },
    }),
  ],
  'master-whisperer': [
    support,
    action({
      targets: [{ player: 'any' }],
      effect: all({ do: 'discardFromHand', n: 3, who: 'chosen' }, draw(3, 'chosen')),
    }),
  ],
}

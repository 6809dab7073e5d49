import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  character,
  choose,
  constant,
  discard,
  duringConflict,
  duringElement,
  moveHome,
  participating,
  support,
  target,
  targetRing,
} from '../words.ts'

/** The Phoenix clan, of Under Fu Leng's Shadow. */
export const phoenix: Texts = {
  'elemental-inversion': [
    action({
      if: duringConflict,
      targets: [targetRing({ state: 'unclaimed' })],
      effect: all(
        { do: 'moveFate', n: 'all', from: { ring: 'target' }, to: { ring: 'contested' } },
        { do: 'switchRing', a: 'contested', b: 'target' },
      ),
    }),
  ],
  'void-wielder': [
    support,
    action({
      if: duringElement('void'),
      targets: [target(participating())],
      select: {
        by: 'controller',
        options: [
          { effect: { do: 'discardToken', what: 'target' } },
          { effect: moveHome('target') },
          { effect: discard(choose(attachment({ attachedTo: { is: 'target' } }))) },
        ],
      },
    }),
  ],
  'isawa-skycaller': [
    constant({ if: duringElement('air'), mayPlay: character({ in: 'provinces' }), into: 'conflict' }),
  ],
}

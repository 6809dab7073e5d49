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
  max,
  moveHome,
  participating,
  political,
  province,
  put,
  support,
  target,
  targetRing,
  that,
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
  'spell-scroll': [
    political('host', 3, that('host', { participating: true, ofContestedElement: true })),
    action({
      targets: [
        target({
          type: ['attachment', 'event'],
          in: 'conflictDiscard',
          sharesTrait: 'host',
        }),
      ],
      effect: all(put('target', 'hand'), { do: 'sacrifice', what: 'self' }),
    }),
  ],
  'dance-of-chikusho-do': [
    support,
    action({
      ...max(1, 'round'),
      targets: [{ player: 'any', n: 'any' }],
      effect: { do: 'each', who: 'chosen', effect: { do: 'addToProvinces', n: 2, unbroken: true } },
    }),
  ],

  'twin-soul-temple': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(province({ faceup: true }))],
      effect: { do: 'replaceElement', of: 'target' },
    }),
  ],
}

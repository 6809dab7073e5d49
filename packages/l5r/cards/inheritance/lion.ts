import type { Texts } from '../facts.ts'
import {
  action,
  all,
  both,
  cannot,
  character,
  constant,
  draw,
  duringConflict,
  duringMilitary,
  fewerCards,
  gainHonor,
  max,
  military,
  province,
  put,
  putIntoConflict,
  ready,
  selfParticipating,
  strength,
  target,
  thisConflict,
  yours,
} from '../words.ts'

/** The Lion clan, of the Inheritance cycle. */
export const lion: Texts = {
  'steward-of-the-rich-frog': [cannot(yours(), 'receiveDishonored', fewerCards)],
  'forebearer-s-echoes': [
    action({
      if: duringMilitary,
      targets: [target(character({ in: 'dynastyDiscard' }))],
      effect: all(putIntoConflict('target'), {
        do: 'delayed',
        when: { endOf: 'conflict' },
        effect: put('target', { bottom: 'dynasty' }),
      }),
    }),
  ],
  'hero-of-three-trees': [
    action({
      if: both(selfParticipating(), fewerCards),
      select: {
        options: [
          { effect: gainHonor(1) },
          { effect: thisConflict(strength(province({ attacked: true }), -1)) },
        ],
      },
    }),
  ],
  'regal-bearing': [
    action({
      ...max(1, 'conflict'),
      if: { conflict: { type: 'political', participating: yours({ trait: 'courtier' }) } },
      effect: all({ do: 'setDial', n: 1 }, draw({ bidDifference: true })),
    }),
  ],
  'in-service-to-my-lord': [
    action({
      from: ['hand', 'conflictDiscard'],
      cost: [{ bow: character({ unique: false }) }],
      targets: [target(character({ unique: true }))],
      effect: all(ready('target'), put('self', { bottom: 'conflict' })),
    }),
  ],
  'command-respect': [
    action({
      ...max(1, 'conflict'),
      if: both(duringConflict, fewerCards),
      effect: thisConflict(constant({ tax: 'event', honor: 1 })),
    }),
  ],
  'matsu-swiftspear': [military('self', 2, fewerCards)],
}

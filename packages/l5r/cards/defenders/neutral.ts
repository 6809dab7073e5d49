import type { Texts } from '../facts.ts'
import {
  action,
  both,
  duringConflict,
  each,
  lessHonorable,
  moveToConflict,
  put,
  reaction,
  selfWins,
} from '../words.ts'

/** Neutral cards, of Defenders of Rokugan. */
export const neutral: Texts = {
  'moto-eviscerator': [action({ if: duringConflict, cost: [{ honor: 1 }], effect: moveToConflict('self') })],
  'slovenly-scavenger': [
    reaction(selfWins(), {
      cost: [{ sacrifice: 'self' }],
      select: {
        options: [
          { effect: put(each({ in: 'dynastyDiscard' }), { shuffle: 'dynasty' }) },
          { effect: put(each({ in: 'conflictDiscard' }), { shuffle: 'conflict' }) },
          { effect: put(each({ in: 'dynastyDiscard', whose: 'opponents' }), { shuffle: 'dynasty' }) },
          { effect: put(each({ in: 'conflictDiscard', whose: 'opponents' }), { shuffle: 'conflict' }) },
        ],
      },
    }),
  ],
  'kansen-haunt': [
    reaction(
      { event: 'ringClaimed', who: 'you' },
      {
        if: both({ defendingPlayer: true }, lessHonorable),
        cost: [{ honor: 2 }],
        effect: { do: 'resolveRing', which: 'triggering', as: 'attacker' },
      },
    ),
  ],
  'support-of-the-crab': [{ kind: 'deck', influence: 8, influenceFor: 'crab' }],
}

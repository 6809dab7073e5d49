import type { Texts } from '../facts.ts'
import {
  character,
  constant,
  costAtMost,
  loseFate,
  putIntoConflict,
  reaction,
  restricted,
  selfWins,
  target,
} from '../words.ts'

/** The Unicorn clan, of Under Fu Leng's Shadow. */
export const unicorn: Texts = {
  'scarlet-sabre': [
    restricted,
    constant({
      if: { firstPlayer: true },
      to: 'host',
      gainsAbility: reaction(selfWins(), { effect: loseFate(1, 'opponent') }),
    }),
  ],
  'moto-beastmaster': [
    reaction(
      { event: 'committed', what: 'self', as: 'attacker' },
      {
        targets: [
          target(
            character({
              in: 'provinces',
              either: [costAtMost(2), { ...costAtMost(4), if: { firstPlayer: true } }],
            }),
          ),
        ],
        effect: putIntoConflict('target'),
      },
    ),
  ],
}

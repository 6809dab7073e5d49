import type { Texts } from '../facts.ts'
import { constant, loseFate, reaction, restricted, selfWins } from '../words.ts'

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
}

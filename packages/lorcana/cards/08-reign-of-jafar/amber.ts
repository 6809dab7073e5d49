import type { Texts } from '../facts.ts'
import {
  banish,
  character,
  chosen,
  draw,
  giveStrength,
  has,
  inOrder,
  keyword,
  selfHas,
  youHave,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Patch - Playful Pup': [
    has(keyword('ward')),
    selfHas({ lore: 1 }, { while: youHave(character({ classification: 'Puppy', other: true })) }),
  ],

  'Candy Drift': {
    effect: inOrder(draw(), giveStrength(chosen(yourCharacter()), 5), {
      do: 'atEndOfTurn',
      effect: banish('it'),
    }),
  },
}

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
  singer,
  youHave,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Jim Dear - Beloved Husband': [has(keyword('bodyguard'))],
  'Patch - Playful Pup': [
    has(keyword('ward')),
    selfHas({ lore: 1 }, { while: youHave(character({ classification: 'Puppy', other: true })) }),
  ],
  'Clawhauser - Front Desk Officer': [has(keyword('bodyguard')), has(singer(4))],

  'Candy Drift': {
    effect: inOrder(draw(), giveStrength(chosen(yourCharacter()), 5), {
      do: 'atEndOfTurn',
      effect: banish('it'),
    }),
  },
}

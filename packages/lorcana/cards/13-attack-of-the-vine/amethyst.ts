import type { Texts } from '../facts.ts'
import {
  character,
  chosen,
  has,
  keyword,
  may,
  returnToHand,
  shift,
  theyHave,
  whenPlayed,
  youHave,
  yourCharacter,
} from '../words.ts'

export const amethyst: Texts = {
  'Panic - Hammer Enthusiast': [has(keyword('rush'))],
  'Genie - Hard to Grasp': [has(keyword('evasive'))],
  'Vixey - Expert Fisher': [
    whenPlayed(may(returnToHand(chosen({ type: ['character', 'item', 'location'], cost: { max: 2 } }))), {
      if: youHave(character({ keyword: 'evasive' })),
    }),
  ],
  'Peter Pan & Tinker Bell - Fast Friends': [
    has(shift(4)),
    theyHave(yourCharacter(), { keywords: [keyword('evasive')] }),
  ],
}

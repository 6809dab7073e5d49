import type { Texts } from '../facts.ts'
import { character, chosen, gains, has, keyword, selfHas, whenPlayed, youHave } from '../words.ts'

export const amethyst: Texts = {
  'Dumbo - The Flying Elephant': [
    has(keyword('evasive')),
    whenPlayed(gains(chosen(character()), keyword('evasive'), 'untilYourNextTurn')),
  ],
  'Timothy Q. Mouse - Flight Instructor': [
    selfHas({ lore: 1 }, { while: youHave(character({ keyword: 'evasive' })) }),
  ],
}

import type { Texts } from '../facts.ts'
import {
  character,
  has,
  keyword,
  payLessForNext,
  shift,
  theyHave,
  wheneverQuests,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Perdita - Playful Mother': [
    wheneverQuests(payLessForNext(2, character({ classification: 'Puppy' }))),
    theyHave(yourCharacter({ classification: 'Puppy' }), { keywords: [keyword('ward')] }),
  ],
  'Thunderbolt - Wonder Dog': [has(shift(3, 'Puppy')), has(keyword('bodyguard'))],
}

import type { Texts } from '../facts.ts'
import {
  character,
  has,
  keyword,
  payLessForNext,
  resist,
  shift,
  singer,
  theyHave,
  wheneverQuests,
  yourCharacter,
} from '../words.ts'

export const amber: Texts = {
  'Perdita - Playful Mother': [
    wheneverQuests(payLessForNext(2, character({ classification: 'Puppy' }))),
    theyHave(yourCharacter({ classification: 'Puppy' }), { keywords: [keyword('ward')] }),
  ],
  'Trusty - Loyal Bloodhound': [has(keyword('support'))],
  'The Troubadour - Musical Narrator': [has(resist(1)), has(singer(4))],
  'Mirabel Madrigal - Hopeful Dreamer': [has(keyword('evasive')), has(singer(5))],
  'Bolt - Dependable Friend': [has(keyword('support'))],
  'Pascal - Garden Chameleon': [has(keyword('evasive'))],
  'Thunderbolt - Wonder Dog': [has(shift(3, 'Puppy')), has(keyword('bodyguard'))],
  'The Prince - Vigilant Suitor': [has(keyword('bodyguard'))],
  'Perla - Nimble Seamstress': [has(keyword('evasive')), has(keyword('support'))],
}

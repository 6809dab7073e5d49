import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const emerald: Texts = {
  'Merida - Defiant Daughter': [has(keyword('ward'))],
  'Hamish, Hubert & Harris - Troublemaking Triplets': [has(keyword('evasive'))],
  'Tod - Nimble Fox': [has(keyword('evasive'))],
  "The Huntsman - On the Queen's Orders": [has(keyword('ward'))],
}

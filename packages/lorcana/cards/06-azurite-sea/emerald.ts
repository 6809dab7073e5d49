import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const emerald: Texts = {
  'Heathcliff - Stoic Butler': [has(keyword('ward'))],
  'Basil - Hypnotized Mouse': [has(keyword('evasive'))],
  'Prince Phillip - Royal Explorer': [has(keyword('ward'))],
}

import type { Texts } from '../facts.ts'
import { has, keyword, shift } from '../words.ts'

export const emerald: Texts = {
  'Winifred - Exasperated Elephant': [has(keyword('ward'))],
  'Tod & Copper - Best of Friends': [has(shift(2)), has(keyword('evasive'))],
}

import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const emerald: Texts = {
  'Zazu - Advisor to Mufasa': [has(keyword('evasive'))],
}

import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const ruby: Texts = {
  'Vanellope Von Schweetz - Spunky Speedster': [has(keyword('evasive'))],
}

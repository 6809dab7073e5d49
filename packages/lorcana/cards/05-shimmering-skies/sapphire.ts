import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'The Queen - Cruelest of All': [has(keyword('ward'))],
  'Basil - Practiced Detective': [has(keyword('support'))],
}

import type { Texts } from '../facts.ts'
import { shifted } from '../phrases.ts'
import { has, keyword, removeDamage, shift, whenPlayed } from '../words.ts'

export const emerald: Texts = {
  "Thomas O'Malley - Feline Charmer": [has(keyword('ward'))],
  'Baymax - Giant Robot': [has(shift(4, 'any')), whenPlayed(removeDamage('all', 'self'), { if: shifted })],
}

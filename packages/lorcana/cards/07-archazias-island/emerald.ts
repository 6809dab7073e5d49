import type { Texts } from '../facts.ts'
import { has, removeDamage, shift, whenPlayed } from '../words.ts'

export const emerald: Texts = {
  'Baymax - Giant Robot': [
    has(shift(4, 'any')),
    whenPlayed(removeDamage('all', 'self'), { if: { shifted: true } }),
  ],
}

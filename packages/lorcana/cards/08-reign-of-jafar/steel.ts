import type { Texts } from '../facts.ts'
import { has, keyword, resist } from '../words.ts'

export const steel: Texts = {
  'Bobby - Purple Pigeon': [has(keyword('bodyguard'))],
  'General Li - Head of the Imperial Army': [has(resist(1))],
  'Monterey Jack - Defiant Protector': [has(keyword('bodyguard'))],
}

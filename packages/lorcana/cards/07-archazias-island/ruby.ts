import type { Texts } from '../facts.ts'
import { has, keyword, resist } from '../words.ts'

export const ruby: Texts = {
  'Denahi - Impatient Hunter': [has(keyword('reckless')), has(resist(2))],
  'The Phantom Blot - Shadowy Figure': [has(keyword('rush'))],
}

import type { Texts } from '../facts.ts'
import { challenger, has, keyword, shift } from '../words.ts'

export const amethyst: Texts = {
  'Archimedes - Exasperated Owl': [has(keyword('evasive'))],
  'Archimedes - Electrified Owl': [has(shift(3)), has(keyword('evasive')), has(challenger(3))],
}

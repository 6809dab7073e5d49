import type { Texts } from '../facts.ts'
import { challenger, has, keyword } from '../words.ts'

export const amethyst: Texts = {
  'Dr. Facilier - Savvy Opportunist': [has(keyword('evasive'))],
  'Elsa - Gloves Off': [has(challenger(3))],
}

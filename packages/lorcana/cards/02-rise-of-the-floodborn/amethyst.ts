import type { Texts } from '../facts.ts'
import { challenger, draw, has, keyword, may, whenBanished } from '../words.ts'

export const amethyst: Texts = {
  'Dr. Facilier - Savvy Opportunist': [has(keyword('evasive'))],
  'Elsa - Gloves Off': [has(challenger(3))],
  'Kuzco - Wanted Llama': [whenBanished(may(draw()))],
}

import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  "Minnie Mouse - Tiny Tim's Mother": [has(keyword('support'))],
  'Sina - Vigilant Parent': [has(keyword('alert'))],
  'Darkwing Duck - Drake Mallard': [has(keyword('ward'))],
}

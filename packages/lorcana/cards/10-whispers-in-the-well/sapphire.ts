import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Anna - Making Snow Plans': [has(keyword('support'))],
  'Daisy Duck - Ghost Finder': [has(keyword('support'))],
  'Cri-Kee - Good Luck Charm': [has(keyword('alert'))],
  'Scuttle - Birdbrained': [has(keyword('ward'))],
}

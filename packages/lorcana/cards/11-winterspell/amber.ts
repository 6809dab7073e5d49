import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const amber: Texts = {
  'Tiana - Warm and Happy': [has(keyword('support'))],
  'David - Protective Snowboarder': [has(keyword('bodyguard'))],
}

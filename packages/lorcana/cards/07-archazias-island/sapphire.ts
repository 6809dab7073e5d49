import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Robin Hood - Eye for Detail': [has(keyword('support'))],
  'Lady Kluck - Protective Confidant': [has(keyword('bodyguard')), has(keyword('ward'))],
}

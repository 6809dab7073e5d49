import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const emerald: Texts = {
  'Tipo - Junior Chipmunk': [has(keyword('evasive'))],
}

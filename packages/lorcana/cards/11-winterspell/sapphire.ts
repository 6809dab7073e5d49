import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Sina - Vigilant Parent': [has(keyword('alert'))],
}

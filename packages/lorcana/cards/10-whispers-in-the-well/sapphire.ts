import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const sapphire: Texts = {
  'Cri-Kee - Good Luck Charm': [has(keyword('alert'))],
}

import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const ruby: Texts = {
  'Kakamora - Boarding Party': [has(keyword('rush'))],
  'Markowski - Space Trooper': [has(keyword('evasive'))],
  'Abu - Bold Helmsman': [has(keyword('rush'))],
  'Goofy - Flying Goof': [has(keyword('rush')), has(keyword('evasive'))],
}

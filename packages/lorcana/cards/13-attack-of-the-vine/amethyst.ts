import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const amethyst: Texts = {
  'Panic - Hammer Enthusiast': [has(keyword('rush'))],
  'Genie - Hard to Grasp': [has(keyword('evasive'))],
}

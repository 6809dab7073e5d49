import type { Texts } from '../facts.ts'
import { has, keyword } from '../words.ts'

export const amethyst: Texts = {
  'Iago - Giant Spectral Parrot': [has(keyword('evasive')), has(keyword('vanish'))],
  'Rajah - Ghostly Tiger': [has(keyword('vanish'))],
}

import type { Texts } from '../facts.ts'
import { challenger, has, keyword, resist, shift } from '../words.ts'

export const amethyst: Texts = {
  'Iago - Giant Spectral Parrot': [has(keyword('evasive')), has(keyword('vanish'))],
  'Te Kā - Lava Monster': [has(challenger(2))],
  'Rajah - Ghostly Tiger': [has(keyword('vanish'))],
  'Diablo - Spiteful Raven': [has(keyword('evasive')), has(challenger(2))],
  'Mufasa - Among the Stars': [has(shift(5)), has(keyword('evasive')), has(resist(1))],
}

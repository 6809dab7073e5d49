import type { Texts } from '../facts.ts'
import { challenger, has, keyword } from '../words.ts'

export const amethyst: Texts = {
  "Iago - Stompin' Mad": [has(challenger(5))],
  'Violet Sabrewing - Senior Junior Woodchuck': [has(keyword('evasive'))],
}

import type { Texts } from '../facts.ts'
import { challenger, has, keyword } from '../words.ts'

export const amethyst: Texts = {
  'Rabbit - Fed Up': [has(challenger(3))],
  'Darkwing Duck - Darkwolf Dog': [has(keyword('rush'))],
  'Lumpy - Playful Heffalump': [has(keyword('evasive'))],
  'Sven - Leaping Reindeer': [has(keyword('rush')), has(challenger(3)), has(keyword('evasive'))],
}

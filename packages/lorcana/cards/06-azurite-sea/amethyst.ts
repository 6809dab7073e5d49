import type { Texts } from '../facts.ts'
import { challenger, has, keyword } from '../words.ts'

export const amethyst: Texts = {
  'Sisu - In Her Element': [has(challenger(2))],
  'Tinker Bell - Fast Flier': [has(keyword('evasive'))],
  'Scar - Tempestuous Lion': [has(keyword('rush')), has(challenger(3))],
  'March Hare - Absurd Host': [has(keyword('rush'))],
}

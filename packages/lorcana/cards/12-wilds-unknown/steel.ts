import type { Texts } from '../facts.ts'
import { challenger, has, keyword, resist } from '../words.ts'

export const steel: Texts = {
  'Fergus - King of DunBroch': [has(keyword('bodyguard'))],
  'Wee Dingwall - Scrappy Lad': [has(challenger(2))],
  "Violet Parr - At Wits' End": [has(keyword('alert'))],
  'Fat Cat - Felonious Feline': [has(resist(1))],
  'Maudie - Exasperated Nursemaid': [has(resist(1))],
}

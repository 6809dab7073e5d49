import type { Texts } from '../facts.ts'
import { challenger, has, keyword, resist } from '../words.ts'

export const steel: Texts = {
  'Sheriff of Nottingham - Vine Slayer': [has(challenger(3))],
  'Violet Parr - Force Field Practice': [has(resist(1))],
  'Dr. Hamsterviel - Evil Observer': [has(keyword('alert'))],
}

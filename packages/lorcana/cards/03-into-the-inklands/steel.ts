import type { Texts } from '../facts.ts'
import { challenger, has, keyword, resist } from '../words.ts'

export const steel: Texts = {
  'Eeyore - Overstuffed Donkey': [has(resist(1))],
  'Helga Sinclair - Right-Hand Woman': [has(challenger(2))],
  'Kida - Royal Warrior': [has(keyword('bodyguard'))],
}

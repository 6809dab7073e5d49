import type { Texts } from '../facts.ts'
import { challenger, has, keyword, shift } from '../words.ts'

export const steel: Texts = {
  'Li Shang - Solemn Son': [has(challenger(2))],
  'Amos Slade - Tenacious Tracker': [has(keyword('alert'))],
  'McHorn - Ice-Cold Officer': [has(keyword('bodyguard'))],
  'Li Shang - Valiant Leader': [has(shift(4))],
  'John Smith - Undaunted Protector': [has(keyword('bodyguard')), { kind: 'static', mustBeChosen: true }],
}

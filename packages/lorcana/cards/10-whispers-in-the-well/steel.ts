import type { Texts } from '../facts.ts'
import { challenger, has, keyword, resist } from '../words.ts'

export const steel: Texts = {
  'Clawhauser - Donut Detective': [has(challenger(2))],
  'Francine - Eyeing the Evidence': [has(resist(1))],
  'Inspector Tezuka - Resolute Officer': [has(keyword('bodyguard'))],
  'The Headless Horseman - Relentless Spirit': [has(keyword('bodyguard'))],
}

import type { Texts } from '../facts.ts'
import { challenger, has, resist } from '../words.ts'

export const steel: Texts = {
  'Hercules - Unwavering Demigod': [has(challenger(2))],
  "Mr. Arrow - Legacy's First Mate": [has(resist(1))],
}

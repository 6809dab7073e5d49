import type { Texts } from '../facts.ts'
import { courtesy } from '../words.ts'

/** The Scorpion clan, of the Temptations cycle. */
export const scorpion: Texts = {
  'messenger-of-misery': [courtesy],
}

import type { Texts } from '../facts.ts'
import { cannot, fewerCards, yours } from '../words.ts'

/** The Lion clan, of the Inheritance cycle. */
export const lion: Texts = {
  'steward-of-the-rich-frog': [cannot(yours(), 'receiveDishonored', fewerCards)],
}

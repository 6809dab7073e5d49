import type { Texts } from '../facts.ts'
import { constant } from '../words.ts'

/** The Dragon clan, of Disciples of the Void. */
export const dragon: Texts = {
  'togashi-tadakatsu': [constant({ defenderChoosesRing: true })],
}

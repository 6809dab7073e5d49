import type { Texts } from '../facts.ts'
import { constant } from '../words.ts'

/** The Scorpion clan, of Under Fu Leng's Shadow. */
export const scorpion: Texts = {
  'loyal-oathbreaker': [constant({ consideredLessHonorable: true })],
}

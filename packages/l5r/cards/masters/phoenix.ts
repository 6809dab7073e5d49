import type { Texts } from '../facts.ts'
import { constant } from '../words.ts'

/** The Phoenix clan, of Masters of the Court. */
export const phoenix: Texts = {
  'chukan-nobue': [constant({ keepsHand: true })],
}

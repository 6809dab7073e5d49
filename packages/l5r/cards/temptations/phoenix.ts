import type { Texts } from '../facts.ts'

/** The Phoenix clan, of the Temptations cycle. */
export const phoenix: Texts = {
  'young-philosopher': [],
}

import type { Texts } from '../facts.ts'
import { honor, reaction, yours } from '../words.ts'

/** Neutral cards, of Masters of the Court. */
export const neutral: Texts = {
  'armament-artisan': [
    reaction({ event: 'honored', what: yours({ isNot: 'self' }) }, { effect: honor('self') }),
  ],
}

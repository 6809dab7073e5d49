import type { Texts } from '../facts.ts'
import { constant, noAttachmentsExcept } from '../words.ts'

/** The Unicorn clan, of the Dominion cycle. */
export const unicorn: Texts = {
  'white-horde-vanguard': [
    noAttachmentsExcept('weapon'),
    constant({ if: { firstConflict: 'any' }, to: 'self', cannot: ['beBowed', 'beMoved'], by: 'opponents' }),
  ],
}

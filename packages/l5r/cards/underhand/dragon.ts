import type { Texts } from '../facts.ts'
import { dishonor, ifYouDo, ready, wouldInterrupt, yours } from '../words.ts'

/** The Dragon clan, of Underhand of the Emperor. */
export const dragon: Texts = {
  'kitsuki-shomon': [
    wouldInterrupt(
      { event: 'dishonored', what: yours({ isNot: 'self' }) },
      { effect: { do: 'replace', effect: ifYouDo(dishonor('self'), ready('self')) } },
    ),
  ],
}

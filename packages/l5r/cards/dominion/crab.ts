import type { Texts } from '../facts.ts'
import { action, cannot, province } from '../words.ts'

/** The Crab clan, of the Dominion cycle. */
export const crab: Texts = {
  'shrug-off-despair': [
    cannot('self', 'beStronghold'),
    action({
      if: { conflict: { at: province({ whose: 'yours', isNot: 'self' }) } },
      effect: { do: 'moveConflict', to: 'self' },
    }),
  ],
}

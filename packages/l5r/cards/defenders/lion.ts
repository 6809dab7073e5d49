import type { Texts } from '../facts.ts'
import { action, both, choose, moreHonorable, province, selfAttacking } from '../words.ts'

/** The Lion clan, of Defenders of Rokugan. */
export const lion: Texts = {
  'matsu-agetoki': [
    action({
      if: both(selfAttacking, moreHonorable()),
      effect: { do: 'moveConflict', to: choose(province({ whose: 'opponents' })) },
    }),
  ],
}

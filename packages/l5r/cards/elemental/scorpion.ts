import type { Texts } from '../facts.ts'
import { action, choose, constant, duringConflict, inProvinces } from '../words.ts'

/** The Scorpion clan, of the Elemental cycle. */
export const scorpion: Texts = {
  'hidden-moon-dojo': [
    constant({ mayPlay: inProvinces({ adjacent: true, faceup: true }) }),
    action({
      if: duringConflict,
      effect: { do: 'turnFaceup', what: choose(inProvinces({ adjacent: true, faceup: false })) },
    }),
  ],
}

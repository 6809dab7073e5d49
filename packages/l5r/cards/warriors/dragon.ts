import type { Texts } from '../facts.ts'
import { cannot, province, reaction, selfPlayed, target, thisRound } from '../words.ts'

/** The Dragon clan, of Warriors of the Wind. */
export const dragon: Texts = {
  'agasha-taiko': [
    reaction(selfPlayed, {
      targets: [target(province({ stronghold: false }))],
      effect: thisRound(cannot('target', 'beAttacked')),
    }),
  ],
}

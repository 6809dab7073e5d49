import type { Texts } from '../facts.ts'
import { action, all, atMostHonor, bothSkills, ifSo, ready, target, thisPhase, yours } from '../words.ts'

/** The Scorpion clan, of Underhand of the Emperor. */
export const scorpion: Texts = {
  'kyuden-bayushi': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(yours({ status: 'dishonored' }))],
      effect: all(ready('target'), ifSo(atMostHonor(6), thisPhase(bothSkills('target', 1)))),
    }),
  ],
  'alibi-artist': [
    action({ if: atMostHonor(6), effect: { do: 'lookAtTop', n: 2, take: { n: 1 }, rest: 'bottom' } }),
  ],
}

import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atMostHonor,
  bothSkills,
  cancel,
  cannot,
  duringConflict,
  gainHonor,
  ifSo,
  ifYouDo,
  not,
  opposing,
  playOnly,
  ready,
  target,
  thisConflict,
  thisPhase,
  wouldInterrupt,
  yours,
} from '../words.ts'

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
  duty: [
    wouldInterrupt(
      { event: 'honorLost', who: 'you', for: 'last' },
      { effect: ifYouDo(cancel, gainHonor(1)) },
    ),
  ],
  'make-an-opening': [
    action({
      if: { conflict: { participating: yours() } },
      targets: [target(opposing())],
      effect: thisConflict(bothSkills('target', { negative: { bidDifference: true } })),
    }),
  ],
  'stolen-breath': [playOnly(not(duringConflict)), cannot('host', 'participatePolitical')],
  'liar-s-mask': [playOnly(atMostHonor(6)), action({ effect: { do: 'discardStatus', what: 'host' } })],
}

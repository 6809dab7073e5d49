import type { Texts } from '../facts.ts'
import {
  action,
  attachTo,
  attacking,
  cancel,
  character,
  constant,
  holding,
  playOnlyOn,
  target,
  thisRound,
  wouldInterrupt,
} from '../words.ts'

/** The Crab clan, of the Imperial cycle. */
export const crab: Texts = {
  'kaiu-inventor': [
    action({
      targets: [target(holding({ whose: 'yours' }))],
      effect: thisRound(constant({ to: 'target', extraUses: 1 })),
    }),
  ],
  'pathfinder-s-blade': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'triggered', onAttackedProvince: true } },
      { if: { that: 'host', is: { attacking: true } }, cost: [{ sacrifice: 'self' }], effect: cancel },
    ),
  ],
  'pit-trap': [
    attachTo(character()),
    playOnlyOn(attacking()),
    constant({ to: 'host', doesNotReady: 'regroup' }),
  ],
}

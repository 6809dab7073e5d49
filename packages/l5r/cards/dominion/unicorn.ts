import type { Texts } from '../facts.ts'
import {
  action,
  both,
  constant,
  duringPhase,
  max,
  noAttachmentsExcept,
  province,
  reaction,
  selfEntersPlay,
  selfParticipating,
  target,
  there,
  thisPhase,
} from '../words.ts'

/** The Unicorn clan, of the Dominion cycle. */
export const unicorn: Texts = {
  'white-horde-vanguard': [
    noAttachmentsExcept('weapon'),
    constant({ if: { firstConflict: 'any' }, to: 'self', cannot: ['beBowed', 'beMoved'], by: 'opponents' }),
  ],
  'scouted-terrain': [
    action({
      if: both(duringPhase('conflict'), there(province({ whose: 'opponents', faceup: true }), 4)),
      effect: thisPhase(constant({ mayAttackStronghold: true })),
    }),
  ],
  'ganzu-warrior': [
    reaction(
      { event: 'provinceRevealed', what: province() },
      {
        ...max(1, 'conflict'),
        if: selfParticipating(),
        effect: { do: 'resolveRing', which: { elementOf: 'triggering' } },
      },
    ),
  ],
  'hunting-falcon': [
    reaction(selfEntersPlay, {
      targets: [target(province({ faceup: false }))],
      effect: { do: 'lookAt', what: 'target' },
    }),
  ],
}

import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachToYours,
  attacking,
  bow,
  character,
  choose,
  constant,
  costAtMost,
  dishonor,
  duringConflict,
  fewerCards,
  ifSo,
  interrupt,
  lessHonorable,
  loseFate,
  loseHonor,
  more,
  moveFate,
  opponentDiscards,
  participating,
  province,
  rally,
  reaction,
  ready,
  selfParticipating,
  selfRevealed,
  target,
  that,
  there,
  thisConflict,
} from '../words.ts'

/** The Dragon clan, of the Dominion cycle. */
export const dragon: Texts = {
  'mountaintop-vigil': [
    action({ if: duringConflict, effect: thisConflict(constant({ cancelsRingEffects: true })) }),
  ],
  'traveling-philosopher': [
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      {
        targets: [target(province({ whose: 'yours', broken: false }))],
        effect: { do: 'turnFacedown', what: 'target' },
      },
    ),
  ],
  'sharing-shinsei-s-wisdom': [
    reaction(selfRevealed, {
      targets: [target(character({ fate: { min: 1 } }))],
      effect: moveFate(1, 'target', choose(character({ controllerOf: 'target', isNot: 'target' }))),
    }),
  ],
  asceticism: [
    constant({
      if: there(province({ whose: 'yours', stronghold: false, faceup: false }), 2),
      to: 'host',
      cannot: 'beTargeted',
      by: 'opponents',
    }),
  ],
  'waterfall-tattoo': [
    attachToYours,
    constant({ to: 'host', gainsTrait: 'tattooed' }),
    reaction({ event: 'provinceRevealed', what: province({ whose: 'yours' }) }, { effect: ready('host') }),
  ],
  'in-search-of-self': [
    action({
      if: duringConflict,
      targets: [target(attacking(costAtMost({ count: province({ whose: 'yours', faceup: false }) })))],
      effect: bow('target'),
    }),
  ],
  'agasha-sumiko-2': [
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      {
        effect: all(
          ifSo(lessHonorable, loseHonor(2, 'opponent')),
          ifSo(more({ has: 'fate', who: 'opponent' }, { has: 'fate' }), loseFate(2, 'opponent')),
          ifSo(fewerCards, opponentDiscards(2)),
        ),
      },
    ),
  ],
  'stoic-rival': [
    rally,
    action({
      if: selfParticipating(),
      targets: [
        target(participating({ isNot: 'self', attachments: { below: { stat: 'attachments', of: 'self' } } })),
      ],
      effect: dishonor('target'),
    }),
  ],
  'shrewd-investigator': [
    action({
      if: selfParticipating(),
      effect: {
        do: 'lookAtHand',
        who: 'opponent',
        random: { count: province({ whose: 'yours', faceup: false }) },
      },
    }),
  ],
  'hidden-mountain-pass': [
    rally,
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      {
        if: that({ provinceOf: 'self' }, { broken: false }),
        effect: { do: 'turnFacedown', what: { provinceOf: 'self' } },
      },
    ),
  ],
}

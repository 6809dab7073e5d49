import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachToYours,
  attacking,
  bow,
  character,
  choose,
  constant,
  costAtMost,
  discard,
  dishonor,
  draw,
  duringConflict,
  each,
  fewerCards,
  ifSo,
  inProvinces,
  interrupt,
  lessHonorable,
  loseFate,
  loseHonor,
  max,
  more,
  moveFate,
  moveHome,
  opponentDiscards,
  participating,
  province,
  put,
  rally,
  reaction,
  ready,
  selfParticipating,
  selfRevealed,
  sincerity,
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
  'cycle-of-rebirth': [
    action({
      ...max(1, 'round'),
      targets: [target(inProvinces({ whose: 'any', isNot: 'self' }))],
      effect: all(put('self', { shuffle: 'own' }), { do: 'shuffleAndRefill', what: 'target' }),
    }),
  ],
  'kitsuki-chiari': [
    { kind: 'noAttachments', traits: ['poison'] },
    reaction(
      { event: 'provinceRevealed', what: province({ whose: 'yours' }) },
      {
        cost: [{ nameCard: true }],
        effect: all(
          { do: 'lookAtHand', who: 'opponent', random: 4, reveal: true },
          discard(each({ in: 'hand', whose: 'opponents', is: 'it', ofNamedName: true })),
        ),
      },
    ),
  ],
  'mantra-of-void': [
    reaction(
      { event: 'conflictDeclared', who: 'opponent', element: 'void' },
      {
        targets: [target(character({ either: [{ trait: 'monk' }, { hasAttachment: { trait: 'monk' } }] }))],
        effect: all(thisConflict(constant({ reduceCost: 1, of: attachment(), onto: 'target' })), draw(1)),
      },
    ),
  ],
  'serene-ise-zumi': [
    sincerity,
    {
      kind: 'asAttachment',
      cheaper: 2,
      abilities: [attachToYours, action({ if: duringConflict, effect: moveHome('host') })],
    },
  ],
}

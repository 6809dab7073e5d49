import type { CardText, Element } from '../../abilities.ts'
import type { Texts } from '../facts.ts'
import {
  action,
  atSelf,
  attachment,
  attacking,
  blank,
  both,
  bothSkills,
  bow,
  character,
  choose,
  constant,
  costAtLeast,
  costAtMost,
  discard,
  dishonor,
  draw,
  duringConflict,
  duringMilitary,
  duringPhase,
  duringPolitical,
  either,
  gainFate,
  honor,
  ifYouDo,
  inProvinces,
  limit,
  lowerBid,
  max,
  military,
  moveHome,
  moveToConflict,
  opponentChooses,
  opponentDiscards,
  opponentDiscardsRandom,
  opponents,
  opposing,
  participating,
  placeFate,
  playOnly,
  province,
  putIntoConflict,
  putIntoPlay,
  reaction,
  removeFate,
  restricted,
  selfRevealed,
  strength,
  target,
  there,
  thisConflict,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

const keeperOf = (element: Element): CardText => [
  { kind: 'deck', influence: 3 },
  reaction(youWin({ as: 'defender', element }), { effect: gainFate(1) }),
]

const seekerOf = (element: Element): CardText => [
  { kind: 'deck', additionalProvince: element },
  reaction(
    { event: 'provinceRevealed', what: province({ whose: 'yours', element }) },
    { effect: gainFate(1) },
  ),
]

/** Neutral cards, of the core set. */
export const neutral: Texts = {
  'keeper-of-air': keeperOf('air'),
  'keeper-of-earth': keeperOf('earth'),
  'keeper-of-fire': keeperOf('fire'),
  'keeper-of-void': keeperOf('void'),
  'keeper-of-water': keeperOf('water'),
  'seeker-of-air': seekerOf('air'),
  'seeker-of-earth': seekerOf('earth'),
  'seeker-of-fire': seekerOf('fire'),
  'seeker-of-void': seekerOf('void'),
  'seeker-of-water': seekerOf('water'),
  'ancestral-lands': [strength('self', 5, duringPolitical)],
  'elemental-fury': [reaction(selfRevealed, { effect: { do: 'switchRing', a: 'contested' } })],
  'entrenched-position': [strength('self', 5, duringMilitary)],
  'fertile-fields': [action({ if: atSelf, effect: draw(1) })],
  'manicured-garden': [action({ if: atSelf, effect: gainFate(1) })],
  'meditations-on-the-tao': [
    action({ if: atSelf, targets: [target(attacking())], effect: removeFate(1, 'target') }),
  ],
  'night-raid': [reaction(selfRevealed, { effect: opponentDiscards({ count: attacking() }) })],
  pilgrimage: [constant({ if: atSelf, cancelsRingEffects: true })],
  'rally-to-the-cause': [reaction(selfRevealed, { effect: { do: 'switchConflictType' } })],
  'shameful-display': [
    action({
      if: atSelf,
      targets: [target(participating(), 2)],
      effect: { do: 'honorOneDishonorOther', what: 'target' },
    }),
  ],
  'favorable-ground': [
    action({
      if: duringConflict,
      cost: [{ sacrifice: 'self' }],
      targets: [target(yours())],
      effect: either(moveToConflict('target'), moveHome('target')),
    }),
  ],
  'imperial-storehouse': [action({ cost: [{ sacrifice: 'self' }], effect: draw(1) })],
  'keeper-initiate': [
    reaction(
      { event: 'ringClaimed', who: 'you', matching: 'role' },
      { from: ['dynastyDiscard', 'provinces'], effect: ifYouDo(putIntoPlay('self'), placeFate(1, 'self')) },
    ),
  ],
  'miya-mystic': [
    action({
      if: duringPhase('conflict'),
      cost: [{ sacrifice: 'self' }],
      targets: [target(attachment())],
      effect: discard('target'),
    }),
  ],
  'otomo-courtier': [constant({ to: 'self', cannot: 'attackFavorHolder' })],
  'seeker-initiate': [
    reaction(
      { event: 'ringClaimed', who: 'you', matching: 'role' },
      { effect: { do: 'search', n: 5, take: {} } },
    ),
  ],
  'seppun-guardsman': [constant({ to: 'self', cannot: 'attackFavorHolder' })],
  'wandering-ronin': [
    action({
      ...limit(2, 'conflict'),
      if: duringConflict,
      cost: [{ removeFate: 1, from: 'self' }],
      effect: thisConflict(bothSkills('self', 2)),
    }),
  ],
  'cloud-the-mind': [playOnly(there(yours({ trait: 'shugenja' }))), blank('host')],
  'fine-katana': [restricted],
  'ornate-fan': [restricted],
  assassination: [
    action({
      ...max(1, 'round'),
      if: duringConflict,
      cost: [{ honor: 3 }],
      targets: [target(character(costAtMost(2)))],
      effect: discard('target'),
    }),
  ],
  banzai: [
    action({
      ...max(1, 'conflict'),
      if: duringConflict,
      targets: [target(participating())],
      effect: thisConflict(military('target', 2)),
      twice: [{ honor: 1 }],
    }),
  ],
  charge: [
    action({
      if: duringMilitary,
      targets: [target(inProvinces({ type: 'character' }))],
      effect: putIntoConflict('target'),
    }),
  ],
  'contingency-plan': [reaction({ event: 'dialsRevealed' }, { effect: { do: 'changeBid', by: 'either' } })],
  'court-games': [
    action({
      ...max(1, 'conflict'),
      if: duringPolitical,
      select: {
        options: [
          { effect: honor(choose(yourParticipating())) },
          { effect: dishonor(opponentChooses(opposing())) },
        ],
      },
    }),
  ],
  'fallen-in-battle': [
    reaction(youWin({ type: 'military', margin: 5 }), {
      ...max(1, 'conflict'),
      targets: [target(participating())],
      effect: discard('target'),
    }),
  ],
  'for-shame': [
    action({
      if: both(duringConflict, there(yourParticipating({ trait: 'courtier' }))),
      targets: [target(opposing())],
      select: { by: 'opponent', options: [{ effect: dishonor('target') }, { effect: bow('target') }] },
    }),
  ],
  'good-omen': [
    playOnly(lowerBid),
    action({ targets: [target(character(costAtLeast(3)))], effect: placeFate(1, 'target') }),
  ],
  outwit: [
    action({
      if: duringConflict,
      targets: [
        target(
          opponents({
            political: {
              below: { highest: 'political', among: yourParticipating({ trait: 'courtier' }) },
            },
          }),
        ),
      ],
      effect: moveHome('target'),
    }),
  ],
  rout: [
    action({
      if: duringConflict,
      targets: [
        target(
          opponents({
            military: {
              below: { highest: 'military', among: yourParticipating({ trait: 'bushi' }) },
            },
          }),
        ),
      ],
      effect: moveHome('target'),
    }),
  ],
  'spies-at-court': [
    reaction(youWin({ type: 'political' }), {
      ...max(1, 'conflict'),
      cost: [{ dishonor: participating() }],
      effect: opponentDiscardsRandom(2),
    }),
  ],
}

import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  attachToYours,
  character,
  constant,
  costAtMost,
  dire,
  draw,
  duringConflict,
  duringMilitary,
  gains,
  gainsAbility,
  interrupt,
  limit,
  limited,
  maho,
  moveFate,
  moveHome,
  moveToConflict,
  noAttachmentsExcept,
  participating,
  placeFate,
  province,
  reaction,
  ready,
  selfAttacked,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  selfWins,
  strength,
  target,
  targetUpTo,
  that,
  there,
  thisConflict,
  yours,
} from '../words.ts'

/** The Unicorn clan, of the Temptations cycle. */
export const unicorn: Texts = {
  'higashi-kaze-company': [
    noAttachmentsExcept('weapon'),
    reaction(selfWins(), {
      targets: [target(participating({ isNot: 'self', fate: { max: 0 } }))],
      effect: thisConflict(constant({ to: 'target', doesNotBow: 'conflictResolution' })),
    }),
  ],
  'khanbulak-benefactor': [
    dire(constant({ if: selfParticipating(), reduceCost: 1, of: { in: 'hand' } })),
    reaction(selfEntersPlay, { effect: draw(2) }),
  ],
  'moto-conqueror': [],
  'open-field-skirmisher': [
    action({
      if: selfAttacking,
      cost: [{ removeFate: 1, from: 'self' }],
      effect: thisConflict(strength(province({ attacked: true }), -3)),
    }),
  ],
  'reserve-tents': [
    action({
      ...limit(2, 'round'),
      if: duringConflict,
      targets: [target(yours())],
      effect: moveToConflict('target'),
    }),
  ],
  'ride-on': [
    action({
      if: duringConflict,
      targets: [target(yours({ trait: 'cavalry' }))],
      select: { options: [{ effect: moveToConflict('target') }, { effect: moveHome('target') }] },
    }),
  ],
  'command-the-tributary': [
    gainsAbility(
      'host',
      action({ targets: [target(character({ isNot: 'self' }))], effect: moveFate(1, 'self', 'target') }),
    ),
  ],
  'iuchi-shahai-2': [
    gains('self', 'covert', { firstPlayer: true }),
    reaction(
      { event: 'played', what: { trait: ['meishodo', 'maho'] }, who: 'you' },
      { cost: [{ honor: 1 }], effect: placeFate(1, 'self') },
    ),
  ],
  'golden-plains': [
    constant({
      if: there({ type: 'stronghold', named: 'Golden Plains Outpost', whose: 'yours' }),
      to: yours(),
      gainsTrait: 'cavalry',
    }),
    reaction(selfAttacked, {
      targets: [target(province({ whose: 'yours', isNot: 'self' }))],
      effect: { do: 'moveConflict', to: 'target' },
    }),
  ],
  'bonds-of-blood': [
    maho,
    action({
      if: duringConflict,
      cost: [{ dishonor: participating() }],
      targets: [target(character())],
      effect: all(moveHome('paid'), moveHome('target')),
    }),
  ],
  'dark-resurrection': [
    maho,
    action({
      if: duringMilitary,
      targets: [targetUpTo(3, character({ in: 'dynastyDiscard', ...costAtMost(3) }))],
      effect: { do: 'putIntoPlay', what: 'target', inConflict: true, status: 'dishonored' },
    }),
  ],
  'shadow-steed': [
    maho,
    ancestral,
    constant({ to: 'host', gainsTrait: 'cavalry' }),
    action({ if: that('host', { fate: { max: 0 } }), cost: [{ honor: 1 }], effect: ready('host') }),
  ],

  'daughter-of-war': [
    attachToYours,
    interrupt(
      { event: 'leavesPlay', what: 'host' },
      {
        effect: {
          do: 'fetch',
          deck: 'dynasty',
          n: 'all',
          what: character({ in: 'dynastyDeck', cost: { below: { stat: 'cost', of: 'host' } } }),
          to: 'play',
          rest: 'shuffle',
        },
      },
    ),
  ],
  'nimble-noyan': [dire(constant({ if: selfParticipating(), bowedCount: true }))],
  'the-western-wind': [
    action({
      targets: [target(province({ whose: 'yours', stronghold: false }))],
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 8,
        most: { count: province({ whose: 'opponents', stronghold: false, faceup: true }) },
        what: character({ in: 'dynastyDeck' }),
        to: { province: 'target', facedown: true },
        rest: 'shuffle',
      },
    }),
  ],

  overrun: [
    limited,
    reaction(
      { event: 'provinceBroken', what: province(), who: 'you' },
      {
        targets: [target(province({ whose: 'opponents' }))],
        effect: all(
          { do: 'placeStatus', what: 'target', status: 'dishonored' },
          { do: 'revealProvince', what: 'target' },
        ),
      },
    ),
  ],

  'iuchi-soulweaver': [dire(constant({ to: 'self', joinsFromHome: true }))],
}

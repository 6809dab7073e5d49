import type { Texts } from '../facts.ts'
import {
  action,
  both,
  bow,
  character,
  constant,
  duringConflict,
  duringPhase,
  eminent,
  honor,
  limit,
  max,
  military,
  more,
  noAttachmentsExcept,
  not,
  opponentDiscardsRandom,
  opponentsTarget,
  opposing,
  province,
  rally,
  reaction,
  ready,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  selfRevealed,
  target,
  there,
  thisConflict,
  thisPhase,
  yourParticipating,
  yours,
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
  'worldly-shiotome': [
    reaction({ event: 'played', what: { trait: 'gaijin' }, who: 'you' }, { effect: honor('self') }),
  ],
  'moto-stables': [
    reaction(
      { event: 'movedToConflict', what: yours() },
      { ...limit(2, 'round'), effect: thisConflict(military({ is: 'triggering' }, 2)) },
    ),
  ],
  'command-by-name': [
    action({
      if: duringConflict,
      cost: [{ honor: 1 }, { discard: { in: 'hand' }, n: 1 }],
      effect: thisConflict(constant({ to: province({ attacked: true }), setBase: { strength: 0 } })),
    }),
  ],
  'flank-the-enemy': [
    action({
      if: both(duringConflict, more({ count: yourParticipating() }, { count: opposing() })),
      targets: [opponentsTarget(opposing())],
      effect: bow('target'),
    }),
  ],
  'twilight-rider': [
    rally,
    reaction(
      { event: 'movedToConflict', what: 'self' },
      { targets: [target(character())], effect: ready('target') },
    ),
  ],
  'scholar-of-old-rempet': [
    rally,
    action({
      if: duringConflict,
      cost: [{ honor: 1 }],
      targets: [target(character({ unique: false }))],
      effect: thisConflict(constant({ to: 'target', immuneTo: 'events' })),
    }),
  ],
  'never-yield': [
    reaction(
      { event: 'conflictDeclared', who: 'you' },
      {
        effect: thisConflict(constant({ to: yours(), cannot: ['beBowed', 'beMovedHome'], by: 'opponents' })),
      },
    ),
  ],
  'wind-s-path': [
    eminent,
    constant({
      if: duringConflict,
      mayPlay: character({ in: 'provinces', heldBy: 'self' }),
      into: 'conflict',
    }),
  ],
  'ride-at-dawn': [
    rally,
    reaction(
      { event: 'passed', who: 'you' },
      { if: not({ hasPassed: 'opponent' }), effect: opponentDiscardsRandom(1) },
    ),
  ],
  'breaking-in': [
    reaction(selfRevealed, {
      effect: {
        do: 'fetch',
        deck: 'dynasty',
        n: 8,
        what: character({ in: 'dynastyDeck' }),
        to: { province: 'self', elsewhere: character({ in: 'dynastyDeck', trait: 'cavalry' }) },
        rest: 'shuffle',
      },
    }),
  ],
  'steed-of-the-steppes': [
    constant({ to: 'host', gainsTrait: 'cavalry' }),
    action({
      if: there(province({ whose: 'opponents', faceup: true }), 3),
      cost: [{ sacrifice: 'self' }],
      effect: ready({ hostOf: 'paid' }),
    }),
  ],
  'countryside-trader': [
    action({
      if: both(duringConflict, selfAttacking),
      cost: [{ fate: 1 }],
      effect: { do: 'resolveProvince', of: 'attackedProvince' },
    }),
  ],
}

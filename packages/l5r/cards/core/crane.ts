import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attacking,
  blank,
  both,
  bow,
  cancel,
  character,
  constant,
  covert,
  defending,
  discard,
  dishonor,
  duel,
  duringConflict,
  duringPhase,
  duringPolitical,
  each,
  gains,
  gainsAbility,
  honor,
  ifSo,
  inProvinces,
  interrupt,
  more,
  moveHome,
  moveToConflict,
  not,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  playableTop,
  playOnly,
  political,
  province,
  reaction,
  selfAttacking,
  selfBroken,
  selfDefending,
  selfParticipating,
  sincerity,
  takeHonor,
  target,
  thisConflict,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Crane clan, of the core set. */
export const crane: Texts = {
  'shizuka-toshi': [
    action({
      if: duringPolitical,
      cost: [{ bow: 'self' }],
      targets: [target(participating({ political: { max: 2 } }))],
      effect: bow('target'),
    }),
  ],
  'the-art-of-peace': [
    interrupt(selfBroken, { effect: all(dishonor(each(attacking())), honor(each(defending()))) }),
  ],
  'artisan-academy': [action({ if: duringPhase('conflict'), effect: playableTop('phase') })],
  'political-rival': [covert, political('self', 3, selfDefending)],
  'steward-of-law': [constant({ if: selfParticipating(), to: character(), cannot: 'receiveDishonored' })],
  'asahina-artisan': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }],
      targets: [target(character({ isNot: 'self', clan: 'crane' }))],
      effect: thisConflict(political('target', 3)),
    }),
  ],
  'asahina-storyteller': [sincerity, gains(yours({ status: 'honored', clan: 'crane' }), 'sincerity')],
  'brash-samurai': [
    action({ if: { that: 'self', is: { participating: true, alone: true } }, effect: honor('self') }),
  ],
  'cautious-scout': [
    blank(province({ attacked: true }), { that: 'self', is: { attacking: true, alone: true } }),
  ],
  'daidoji-nerishma': [
    action({
      targets: [target(inProvinces({ faceup: false }))],
      effect: { do: 'turnFaceup', what: 'target' },
    }),
  ],
  'doji-challenger': [
    action({ if: selfAttacking, targets: [target(opponents())], effect: moveToConflict('target') }),
  ],
  'doji-gift-giver': [
    action({
      if: selfParticipating(),
      cost: [{ giveFate: 1 }],
      targets: [opponentsTarget(opposing({ bowed: false }))],
      effect: bow('target'),
    }),
  ],
  'doji-hotaru': [
    reaction(
      { event: 'ringClaimed', who: 'you', type: 'political' },
      { if: selfParticipating(), effect: { do: 'resolveRing', which: 'triggering' } },
    ),
  ],
  'doji-whisperer': [],
  'guest-of-honor': [constant({ if: selfParticipating(), who: 'opponent', cannotPlay: 'events' })],
  'kakita-asami': [
    action({
      if: both(
        selfParticipating('political'),
        more({ has: 'political' }, { has: 'political', who: 'opponent' }),
      ),
      effect: takeHonor(1),
    }),
  ],
  'kakita-kaezin': [
    action({
      if: selfParticipating(),
      targets: [opponentsTarget(opposing())],
      effect: duel(
        'military',
        'self',
        'target',
        ifSo(
          { that: 'duelWinner', is: { is: 'self' } },
          moveHome(each(participating({ involvedInDuel: false }))),
          ifSo({ that: 'duelLoser', is: { is: 'self' } }, moveHome('self')),
        ),
      ),
    }),
  ],
  'savvy-politician': [
    reaction({ event: 'honored', what: 'self' }, { targets: [target(character())], effect: honor('target') }),
  ],
  'above-question': [constant({ to: 'host', cannot: 'beTargetedByEvents', by: 'opponents' })],
  'duelist-training': [
    gainsAbility(
      'host',
      action({
        if: selfParticipating(),
        targets: [target(opposing())],
        effect: {
          do: 'duel',
          skill: 'military',
          challenger: 'self',
          challenged: 'target',
          result: bow('duelLoser'),
          discardInsteadOfHonor: true,
        },
      }),
    ),
  ],
  'height-of-fashion': [playOnly(not(duringConflict))],
  'admit-defeat': [action({ targets: [target(defending({ alone: true }))], effect: bow('target') })],
  'noble-sacrifice': [
    action({
      cost: [{ sacrifice: character({ status: 'honored' }) }],
      targets: [target(character({ status: 'dishonored' }))],
      effect: discard('target'),
    }),
  ],
  'the-perfect-gift': [
    action({ effect: { do: 'revealTop', n: 4, whose: 'eachPlayer', take: { n: 1 }, rest: 'shuffle' } }),
  ],
  'voice-of-honor': [
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event' } },
      {
        if: more({ count: yours({ status: 'honored' }) }, { count: opponents({ status: 'honored' }) }),
        effect: cancel,
      },
    ),
  ],
  'way-of-the-crane': [action({ targets: [target(yours({ clan: 'crane' }))], effect: honor('target') })],
}

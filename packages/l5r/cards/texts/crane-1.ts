import type { CardText } from '../../abilities.ts'
import {
  action,
  all,
  attachTo,
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
  hostParticipating,
  ifSo,
  ifYouDo,
  inProvinces,
  instead,
  interrupt,
  loseFate,
  more,
  moveHome,
  moveToConflict,
  not,
  opponentDiscards,
  opponentDiscardsRandom,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  playableTop,
  playOnly,
  political,
  pride,
  province,
  put,
  reaction,
  selfAttacking,
  selfBroken,
  selfDefending,
  selfParticipating,
  sincerity,
  takeHonor,
  target,
  there,
  thisConflict,
  unlimited,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Crane Clan: the core set and the cards the rulebook names. */
export const crane1: Readonly<Record<string, CardText>> = {
  // ---- strongholds, provinces, holdings
  'kyuden-kakita': [
    reaction(
      { event: 'duelResolved' },
      {
        cost: [{ bow: 'self' }],
        targets: [target(yours({ involvedInDuel: true }))],
        effect: honor('target'),
      },
    ),
  ],
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

  // ---- characters
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
  'ikebana-artisan': [
    wouldInterrupt(
      { event: 'honorLost', who: 'you', for: 'unopposed' },
      { ...unlimited, effect: ifYouDo(cancel, loseFate(1)) },
    ),
  ],
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
  'kakita-toshimoko': [
    wouldInterrupt(
      { event: 'losesConflict', what: 'self' },
      {
        cost: [{ duel: 'military', against: opponents(), by: 'opponent' }],
        effect: {
          do: 'resolveDuel',
          result: ifSo({ that: 'duelWinner', is: { is: 'self' } }, { do: 'noWinner' }),
        },
      },
    ),
  ],
  'origami-master': [
    pride,
    action({
      targets: [target(yours({ isNot: 'self' }))],
      effect: { do: 'moveStatus', from: 'self', to: 'target', status: 'honored' },
    }),
  ],
  'paragon-of-grace': [
    action({
      if: { that: 'self', is: { participating: true, alone: true } },
      effect: instead(
        opponentDiscards(1),
        { that: 'self', is: { status: 'honored' } },
        opponentDiscardsRandom(1),
      ),
    }),
  ],
  'savvy-politician': [
    reaction({ event: 'honored', what: 'self' }, { targets: [target(character())], effect: honor('target') }),
  ],

  // ---- attachments
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
  'pillow-book': [action({ if: hostParticipating, effect: playableTop('conflict') })],
  'the-mirror-s-gaze': [
    attachTo(yours({ trait: 'shugenja' })),
    reaction({ event: 'eventResolved', who: 'opponent' }, { effect: { do: 'resolveEventAgain' } }),
  ],

  // ---- events
  'admit-defeat': [action({ targets: [target(defending({ alone: true }))], effect: bow('target') })],
  'noble-sacrifice': [
    action({
      cost: [{ sacrifice: character({ status: 'honored' }) }],
      targets: [target(character({ status: 'dishonored' }))],
      effect: discard('target'),
    }),
  ],
  'test-of-skill': [
    action({
      cost: [
        { nameCardType: true },
        { reveal: 3, instead: { n: 4, if: there(yours({ trait: 'duelist' })) } },
      ],
      effect: all(
        put({ choose: { is: 'paid', ofNamedType: true, in: 'conflictDeck' }, n: 2, upTo: true }, 'hand'),
        put(each({ is: 'paid', isNot: 'it', in: 'conflictDeck' }), 'discard'),
      ),
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

import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  attachTo,
  both,
  cannot,
  character,
  choose,
  constant,
  costAtMost,
  draw,
  duringConflict,
  duringMilitary,
  eminent,
  gainHonor,
  honor,
  ifSo,
  ifYouDo,
  inProvinces,
  moveHome,
  moveToConflict,
  noAttachmentsExcept,
  opponents,
  province,
  put,
  putIntoPlay,
  rally,
  reaction,
  ready,
  restricted,
  selfParticipating,
  selfRevealed,
  selfWins,
  strength,
  target,
  targetUpTo,
  that,
  there,
  thisConflict,
  thisPhase,
  yourParticipating,
  yours,
} from '../words.ts'

/** The Lion clan, of the Dominion cycle. */
export const lion: Texts = {
  'chronicler-of-conquests': [
    action({ if: both(selfParticipating(), there({ trait: 'battlefield' })), effect: gainHonor(1) }),
  ],
  'hayaken-no-shiro': [
    action({
      cost: [{ bow: 'self' }],
      targets: [target(character({ trait: 'bushi', ...costAtMost(2) }))],
      effect: ready('target'),
    }),
  ],
  'ikoma-tsanuri-2': [
    rally,
    cannot(province({ attacked: true, whose: 'opponents' }), 'triggerAbilities', selfParticipating()),
  ],
  'righteous-samurai': [
    reaction(
      { event: 'honorLost', who: 'you', for: 'opponentsEffect' },
      { targets: [target(character())], effect: honor('target') },
    ),
  ],
  'honored-veterans': [
    rally,
    action({
      targets: [
        targetUpTo(1, yours({ trait: 'bushi', playedThisPhase: true })),
        { choose: opponents({ trait: 'bushi', playedThisPhase: true }), by: 'opponent', n: 1, upTo: true },
      ],
      effect: honor('targets'),
    }),
  ],
  'spiritcaller-prodigy': [
    action({
      cost: [{ sacrifice: 'self' }],
      targets: [target(character({ in: 'dynastyDiscard', clan: 'lion', ...costAtMost(3) }))],
      effect: putIntoPlay('target'),
    }),
  ],
  'fearless-skirmisher': [
    reaction(selfWins(undefined, 'military'), {
      targets: [target(character({ status: 'dishonored' })), target(character({ isNot: 'target' }))],
      effect: { do: 'moveStatus', from: 'target', to: 'second', status: 'dishonored' },
    }),
  ],
  ninkatoshi: [
    eminent,
    strength(province({ isNot: 'self', whose: 'opponents' }), -1),
    strength(province({ isNot: 'self', whose: 'yours' }), 1),
  ],
  'akodo-reserve-company': [
    noAttachmentsExcept('weapon'),
    rally,
    action({
      if: both(duringConflict, there({ trait: 'battlefield' })),
      targets: [target(yourParticipating())],
      effect: ifYouDo(moveToConflict('self'), moveHome('target')),
    }),
  ],
  'spectral-visitation': [
    reaction(selfRevealed, {
      cost: [{ discardTop: 'dynasty', n: 4 }],
      targets: [target(character({ in: 'dynastyDiscard' }))],
      effect: all(putIntoPlay('target'), {
        do: 'delayed',
        when: { endOf: 'phase' },
        effect: put('target', { bottom: 'dynasty' }),
      }),
    }),
  ],
  'makeshift-war-camp': [
    { kind: 'attachTo', filter: province({ broken: false }), oneOf: 'battlefield' },
    constant({ if: { conflict: { at: { is: 'host' } } }, to: yourParticipating(), military: 2 }),
  ],
  'divine-ancestry': [
    reaction(
      { event: 'phaseBegins' },
      { effect: thisPhase(constant({ who: 'you', cannotLoseHonor: true })) },
    ),
  ],
  'prepared-ambush': [
    { kind: 'attachTo', filter: province({ broken: false }), oneOf: 'battlefield' },
    constant({
      if: { conflict: { at: { hasAttachment: { is: 'self' } } } },
      mayPlay: character(inProvinces({ faceup: true })),
      into: 'conflict',
    }),
  ],
  logistics: [
    action({
      targets: [target({ in: ['provinces', 'play'], whose: 'any', atProvince: true })],
      effect: all(
        {
          do: 'moveToProvince',
          what: 'target',
          to: choose(province({ broken: false, stronghold: false, elsewhere: 'target' })),
        },
        ifSo(there({ trait: 'battlefield' }), draw(1)),
      ),
    }),
  ],
  shori: [
    attachTo(character({ unique: true, clan: 'lion' })),
    ancestral,
    restricted,
    constant({
      if: that('host', { trait: 'champion' }),
      to: 'host',
      gainsAbility: constant({ extraConflict: 'military' }),
    }),
  ],
  'exposed-courtyard': [
    action({
      if: duringMilitary,
      cost: [{ discardTop: 'conflict', n: 2 }],
      targets: [target({ type: 'event', in: 'conflictDiscard' })],
      effect: thisConflict(constant({ mayPlay: { is: 'it', in: 'conflictDiscard' }, under: true })),
    }),
  ],
  'master-tactician': [
    constant({
      if: both(selfParticipating(), there({ trait: 'battlefield' })),
      mayLook: { in: 'conflictDeck', topmost: true },
    }),
    constant({
      if: both(selfParticipating(), there({ trait: 'battlefield' })),
      mayPlay: { in: 'conflictDeck', topmost: true },
      perRound: 3,
    }),
  ],
}

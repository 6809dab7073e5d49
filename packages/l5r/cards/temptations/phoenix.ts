import type { Texts } from '../facts.ts'
import {
  action,
  all,
  ancestral,
  attachment,
  attachTo,
  bow,
  cannot,
  character,
  choose,
  constant,
  dire,
  discard,
  dishonor,
  duel,
  duringConflict,
  duringElement,
  duringPhase,
  each,
  glory,
  ifSo,
  ifYouDo,
  maho,
  noAttachmentsExcept,
  not,
  opponents,
  opposing,
  placeFate,
  playOnly,
  political,
  province,
  reaction,
  removeFate,
  selfParticipating,
  selfRevealed,
  selfWins,
  strength,
  target,
  targetRing,
  targetUpTo,
  that,
  thisConflict,
  thisPhase,
  yourParticipating,
  youWin,
} from '../words.ts'

/** The Phoenix clan, of the Temptations cycle. */
export const phoenix: Texts = {
  'young-philosopher': [],
  'offerings-to-the-kami': [
    reaction(selfRevealed, {
      targets: [targetRing({ state: 'unclaimed' })],
      effect: all(
        { do: 'resolveRing', which: 'target' },
        { do: 'claimRing', which: 'target', as: 'political' },
        { do: 'moveFate', n: 'all', from: { ring: 'target' }, to: { pool: 'you' } },
      ),
    }),
  ],
  'blessed-by-fukurokujin': [cannot('host', 'receiveDishonored')],
  'relentless-inquisitor': [
    action({
      if: selfParticipating(),
      targets: [target(opposing())],
      select: { by: 'opponent', options: [{ effect: removeFate(1, 'target') }, { effect: bow('target') }] },
    }),
  ],
  'steward-of-cryptic-lore': [
    dire(political('self', 3)),
    action({
      if: duringElement('earth'),
      select: {
        options: [
          { effect: thisConflict(strength(province({ attacked: true }), 3)) },
          { effect: thisConflict(strength(province({ attacked: true }), -3)) },
        ],
      },
    }),
  ],
  'asako-maezawa-2': [
    reaction(selfWins(), {
      targets: [target(character({ fate: { max: 0 } }))],
      effect: all(bow('target'), ifSo(that('target', { clan: 'phoenix' }), dishonor('target'))),
    }),
  ],
  'cleanse-the-empire': [
    reaction(youWin({ as: 'attacker' }), {
      effect: ifYouDo(removeFate(1, each(opponents())), bow(choose(opponents({ fate: { max: 0 } })))),
    }),
  ],
  heresy: [
    action({
      if: duringConflict,
      targets: [target(opposing()), { choose: yourParticipating(), by: 'opponent' }],
      effect: duel('political', 'second', 'target', removeFate(1, 'duelLoser')),
    }),
  ],
  'kaito-mai': [
    dire(glory('self', 3)),
    reaction(
      { event: 'fateRemoved', what: 'self' },
      {
        if: not(duringPhase('fate')),
        targets: [target(character({ isNot: 'self' }))],
        effect: removeFate(1, 'target'),
      },
    ),
  ],
  'kami-of-ancient-wisdom': [
    noAttachmentsExcept('spell', 'spirit'),
    reaction(
      { event: 'fateRemoved', what: character() },
      {
        if: not(duringPhase('fate')),
        targets: [target(character())],
        select: { options: [{ effect: placeFate(1, 'target') }, { effect: removeFate(1, 'target') }] },
      },
    ),
  ],
  'sanguine-mastery': [
    maho,
    action({
      cost: [{ dishonor: character() }],
      targets: [targetUpTo({ stat: 'glory', of: 'paid' }, attachment())],
      effect: discard('target'),
    }),
  ],
  'whispers-of-power': [
    maho,
    action({
      if: duringConflict,
      cost: [{ honor: 1 }],
      targets: [target(character())],
      effect: thisConflict(
        constant({ to: 'target', political: { count: opponents({ fate: { max: 0 } }), times: 3 } }),
      ),
    }),
  ],

  'calling-the-storm': [
    action({
      cost: [{ discardHand: true }],
      effect: all(
        thisPhase(constant({ mayLook: { in: 'conflictDeck', topmost: true } })),
        thisPhase(constant({ mayPlay: { in: 'conflictDeck', topmost: true } })),
      ),
    }),
  ],
  'guardian-dojo': [
    constant({ to: character(), entersAs: 'honored', playedFrom: 'adjacent' }),
    constant({ to: character(), noFateWhenPlayed: true, playedFrom: 'adjacent' }),
  ],
  'in-harmony': [playOnly({ ring: { state: 'yours' } }), ancestral, cannot('host', 'loseFateToEffects')],
  'shiro-gisu': [
    action({
      cost: [{ bow: 'self' }],
      effect: {
        do: 'lookAtTop',
        n: { count: opponents({ fate: { max: 0 } }) },
        take: { n: 1 },
        rest: 'bottom',
      },
    }),
  ],
  unhallow: [
    maho,
    attachTo(province({ whose: 'yours', broken: false })),
    strength('host', 3),
    constant({ to: 'host', defendingCosts: 1 }),
  ],

  'inquisitorial-initiate': [
    reaction(selfWins(), {
      effect: ifYouDo(
        {
          do: 'reveal',
          what: {
            choose: { in: 'hand', whose: 'opponents' },
            n: { count: opponents({ fate: { max: 0 } }) },
            by: 'opponent',
          },
        },
        discard(choose({ in: 'hand', whose: 'opponents', is: 'it' })),
      ),
    }),
  ],
}

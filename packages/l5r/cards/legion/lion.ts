import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  attacking,
  both,
  bow,
  character,
  choose,
  constant,
  defending,
  discard,
  each,
  fewerCards,
  forcedReaction,
  gainHonor,
  gainsAbility,
  honor,
  ifSo,
  may,
  moreHonorable,
  moveToConflict,
  noAttachmentsExcept,
  opponentDiscardsRandom,
  opponents,
  province,
  put,
  putIntoPlay,
  reaction,
  ready,
  removeFate,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  selfWins,
  takeHonor,
  target,
  that,
  there,
  unlimited,
  youLose,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Lion clan, of The Emperor's Legion. */
export const lion: Texts = {
  'samurai-of-integrity': [],
  'ashigaru-levy': [
    reaction(selfEntersPlay, {
      targets: [
        target(character({ named: { sameAs: 'self' }, isNot: 'self', in: ['provinces', 'dynastyDiscard'] })),
      ],
      effect: putIntoPlay('target'),
    }),
  ],
  'kenson-no-gakka': [reaction(youLose({ at: 'self' }), { effect: honor(each(defending())) })],
  'matsu-gohei': [
    constant({
      if: both(selfAttacking, there(attacking({ whose: 'yours', trait: 'bushi', isNot: 'self' }), 2)),
      to: 'self',
      doesNotBow: 'conflictResolution',
    }),
  ],
  'ardent-omoidasu': [
    reaction(
      { event: 'dishonored', what: yours(), by: { who: 'opponent', kind: 'cardOrRing' } },
      { effect: takeHonor(2) },
    ),
  ],
  'kyuden-ikoma': [
    reaction(
      { event: 'losesConflict', what: yours(), as: 'attacker' },
      {
        cost: [{ bow: 'self' }],
        targets: [target(character({ notTrait: 'champion' }))],
        effect: bow('target'),
      },
    ),
  ],
  'prepare-for-war': [
    action({
      targets: [target(yours())],
      effect: all(
        discard({ choose: attachment({ attachedTo: { is: 'target' } }), n: 'any', upTo: true }),
        may({ do: 'discardToken', what: 'target' }),
        may({ do: 'discardToken', what: 'target' }),
        ifSo(that('target', { trait: 'commander' }), honor('target')),
      ),
    }),
  ],
  'matsu-tsuko-2': [
    reaction(selfWins('attacker'), {
      if: both(that('attackedProvince', province({ stronghold: false })), moreHonorable()),
      effect: { do: 'breakProvince', what: 'attackedProvince' },
    }),
  ],
  'kitsu-motso': [
    action({
      if: both(selfParticipating(), fewerCards),
      targets: [target(opponents())],
      effect: moveToConflict('target'),
    }),
  ],
  'tactical-ingenuity': [
    attachTo(character({ trait: 'commander' })),
    gainsAbility(
      'host',
      action({
        if: selfParticipating(),
        effect: { do: 'search', n: 4, take: { filter: { type: 'event' }, reveal: true } },
      }),
    ),
  ],
  'champions-of-yomi': [
    noAttachmentsExcept('spirit'),
    reaction(
      { event: 'losesConflict', what: yours(), as: 'attacker' },
      {
        from: ['dynastyDiscard'],
        cost: [{ bow: { type: 'stronghold' } }],
        effect: all(putIntoPlay('self'), {
          do: 'delayed',
          when: { endOf: 'phase' },
          if: { that: 'self', is: { in: 'play' } },
          effect: put('self', 'removed'),
        }),
      },
    ),
  ],
  'hall-of-victories': [
    forcedReaction(youWin(), { ...unlimited, effect: gainHonor(1) }),
    forcedReaction(youLose(), { ...unlimited, effect: gainHonor(1, 'opponent') }),
  ],
  'embrace-death': [
    reaction(
      { event: 'losesConflict', what: yours({ trait: 'bushi' }), as: 'attacker' },
      {
        cost: [{ sacrifice: attacking({ trait: 'bushi' }) }],
        targets: [target(opponents())],
        effect: ifSo(that('target', { fate: { max: 0 } }), discard('target'), removeFate(1, 'target')),
      },
    ),
  ],
  'honor-in-battle': [
    action({
      if: { ring: { state: 'yours', type: 'military' } },
      targets: [target(character())],
      effect: honor('target'),
    }),
  ],
  'total-warfare': [
    { kind: 'attachTo', filter: province({ broken: false }), oneOf: 'battlefield' },
    forcedReaction(
      { event: 'playerLoses', at: 'host' },
      {
        effect: { do: 'each', who: 'loser', effect: { do: 'sacrifice', what: choose(yourParticipating()) } },
      },
    ),
  ],
  'akodo-motivator': [
    reaction(
      { event: 'discardedFromHand', who: 'you', byOpponent: true },
      { effect: opponentDiscardsRandom({ done: true }) },
    ),
  ],
  'right-hand-of-the-emperor': [
    action({
      from: ['hand'],
      targets: [{ choose: yours({ trait: 'bushi', bowed: true }), n: 'any', upTo: true, totalCost: 6 }],
      effect: all(ready('target'), put('self', { bottom: 'conflict' })),
    }),
    action({
      from: ['conflictDiscard'],
      if: moreHonorable(),
      targets: [{ choose: yours({ trait: 'bushi', bowed: true }), n: 'any', upTo: true, totalCost: 6 }],
      effect: all(ready('target'), put('self', { bottom: 'conflict' })),
    }),
  ],
}

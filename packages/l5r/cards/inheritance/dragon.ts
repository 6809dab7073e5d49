import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  both,
  bow,
  character,
  constant,
  costAtMost,
  discard,
  dishonor,
  draw,
  duringConflict,
  duringPolitical,
  gains,
  gainsAbility,
  honor,
  ifSo,
  instead,
  max,
  military,
  noAttachmentsExcept,
  opponents,
  participating,
  reaction,
  selfAttacking,
  selfEntersPlay,
  selfParticipating,
  selfRevealed,
  selfWins,
  target,
  that,
  thisConflict,
  thisPhase,
  unlimited,
  youWin,
} from '../words.ts'

/** The Dragon clan, of the Inheritance cycle. */
export const dragon: Texts = {
  'scene-of-the-crime': [reaction(selfRevealed, { effect: { do: 'lookAtHand', who: 'opponent' } })],
  'togashi-yoshi': [
    reaction(selfWins(), {
      effect: {
        do: 'moveFate',
        n: 1,
        from: { ring: { choose: { state: 'unclaimed' } } },
        to: { pool: 'you' },
      },
    }),
  ],
  'two-heavens-technique': [
    attachTo(character({ trait: 'bushi' })),
    gains('host', 'covert', {
      there: attachment({ trait: 'weapon', attachedTo: { is: 'host' } }),
      atLeast: 2,
      atMost: 2,
    }),
  ],
  'mantra-of-air': [
    reaction(
      { event: 'conflictDeclared', who: 'opponent', element: 'air' },
      {
        targets: [target(character({ either: [{ trait: 'monk' }, { hasAttachment: { trait: 'monk' } }] }))],
        effect: all(honor('target'), draw(1)),
      },
    ),
  ],
  'hitsu-do-disciple': [
    action({
      if: both(selfParticipating('military'), { cardsPlayedThisConflict: 3 }),
      targets: [target(participating({ isNot: 'self' }))],
      effect: dishonor('target'),
    }),
  ],
  deduction: [
    action({
      if: duringPolitical,
      cost: [{ returnRing: { state: 'yours', inPool: true } }],
      targets: [target(participating(costAtMost(3)))],
      effect: bow('target'),
    }),
  ],
  'rising-stars-kata': [
    action({
      ...max(1, 'conflict'),
      if: duringConflict,
      targets: [target(participating({ unique: true }))],
      effect: instead(
        thisConflict(military('target', 3)),
        that('target', { duelled: 'won' }),
        thisConflict(military('target', 5)),
      ),
    }),
  ],
  'niten-pupil': [
    reaction(
      { event: 'dialsRevealed' },
      {
        if: that('self', { involvedInDuel: true }),
        effect: thisPhase(constant({ to: 'self', double: 'base' })),
      },
    ),
  ],
  'togashi-ichi': [
    { kind: 'disguised', as: { trait: 'monk' } },
    action({
      if: both(both({ conflict: { at: { stronghold: false } } }, selfAttacking), {
        cardsPlayedThisConflict: 10,
        by: 'anybody',
      }),
      effect: { do: 'breakProvince', what: 'attackedProvince' },
    }),
  ],
  'court-of-justice': [
    reaction(youWin({ type: 'political' }), { effect: { do: 'lookAtHand', who: 'opponent', random: 3 } }),
  ],
  'army-of-the-rising-wave': [
    noAttachmentsExcept('weapon'),
    reaction(selfEntersPlay, {
      effect: { do: 'placeFate', n: 1, on: { ring: { each: { state: 'unclaimed' } } } },
    }),
  ],
  'justicar-s-approach': [
    attachTo(character({ trait: 'courtier' })),
    gainsAbility(
      'host',
      action({
        if: duringConflict,
        cost: [{ duel: 'military', against: opponents() }],
        effect: {
          do: 'resolveDuel',
          result: ifSo(
            that('duelLoser', { status: 'dishonored', bowed: true }),
            discard('duelLoser'),
            ifSo(that('duelLoser', { status: 'dishonored' }), bow('duelLoser'), dishonor('duelLoser')),
          ),
        },
      }),
    ),
  ],
  'trusted-advisor': [
    reaction({ event: 'fateFromRing', who: 'you' }, { if: selfParticipating(), effect: draw(1) }),
  ],
  'kitsuki-yuikimi': [
    reaction(
      { event: 'fateFromRing', who: 'you' },
      {
        if: selfParticipating(),
        effect: thisConflict(constant({ to: 'self', cannot: 'beTargeted', by: 'opponents' })),
      },
    ),
  ],
  truthseeker: [
    reaction(selfEntersPlay, {
      effect: { do: 'arrangeTop', n: 3, deck: 'any', whose: 'any', how: 'order' },
    }),
  ],
  'shiro-kitsuki': [
    reaction(
      { event: 'conflictDeclared' },
      {
        ...unlimited,
        cost: [{ nameCard: true }],
        effect: {
          do: 'delayed',
          each: true,
          when: { event: 'played', what: { ofNamedName: true }, who: 'opponent' },
          effect: all(
            { do: 'claimRing', which: { choose: { state: 'unclaimed' } }, as: 'political' },
            { do: 'moveFate', n: 'all', from: { ring: 'it' }, to: { pool: 'you' } },
          ),
        },
      },
    ),
  ],
}

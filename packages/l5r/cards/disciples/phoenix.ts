import type { Texts } from '../facts.ts'
import {
  action,
  all,
  atSelf,
  attachment,
  both,
  bothSkills,
  cannot,
  character,
  choose,
  constant,
  discard,
  duringConflict,
  gainFate,
  glory,
  interrupt,
  limit,
  max,
  military,
  noAttachmentsExcept,
  participating,
  phaseBegins,
  playOnly,
  reaction,
  restricted,
  selfDefending,
  target,
  targetRing,
  there,
  thisConflict,
  thisPhase,
  unlimited,
  wouldInterrupt,
  yourParticipating,
  yours,
  youWin,
} from '../words.ts'

/** The Phoenix clan, of Disciples of the Void. */
export const phoenix: Texts = {
  'secluded-shrine': [
    reaction(phaseBegins('conflict'), {
      targets: [targetRing({})],
      effect: thisPhase(constant({ consideredClaimed: 'target' })),
    }),
  ],
  'kaito-kosori': [
    constant({
      if: both(there(yourParticipating(), 1), { that: 'self', is: { home: true, bowed: false } }),
      to: 'self',
      contributesFromHome: 'air',
    }),
  ],
  // Contested or claimed: two rules that forbid the same.
  'isawa-tadaka': [
    constant({
      if: { ring: { state: 'contested', element: 'earth' } },
      who: 'opponent',
      cannotPlay: 'copiesInDiscard',
    }),
    constant({
      if: { ring: { state: 'yours', element: 'earth' } },
      who: 'opponent',
      cannotPlay: 'copiesInDiscard',
    }),
  ],
  'clarity-of-purpose': [
    action({
      if: duringConflict,
      targets: [target(yours())],
      effect: all(
        thisConflict(constant({ to: 'target', cannot: 'beBowed', by: 'opponents' })),
        thisConflict(constant({ to: 'target', doesNotBow: 'conflictResolution', type: 'political' })),
      ),
    }),
  ],
  'shiba-tetsu': [
    reaction(
      { event: 'played', what: { trait: 'spell' }, who: 'you' },
      { ...unlimited, if: duringConflict, effect: thisConflict(bothSkills('self', 1)) },
    ),
  ],
  'the-path-of-man': [reaction(youWin({ margin: 5 }), { effect: gainFate(2) })],
  fushicho: [
    { kind: 'noAttachments' },
    interrupt(
      { event: 'leavesPlay', what: 'self' },
      {
        targets: [target(character({ clan: 'phoenix', in: 'dynastyDiscard' }))],
        effect: { do: 'putIntoPlay', what: 'target', fate: 1 },
      },
    ),
  ],
  'kyuden-isawa': [
    action({
      if: duringConflict,
      cost: [{ bow: 'self' }, { discard: { type: 'event', trait: 'spell', in: 'hand' }, n: 1 }],
      effect: { do: 'playEvent', what: choose({ type: 'event', trait: 'spell', in: 'conflictDiscard' }) },
    }),
  ],
  'fire-tensai-initiate': [],
  'favor-of-the-kami': [glory('host', 1)],
  'karmic-twist': [
    action({
      targets: [target(character({ unique: false, fate: { min: 1 } }))],
      effect: {
        do: 'moveFate',
        n: 'all',
        from: 'target',
        to: choose(character({ unique: false, fate: { max: 0 }, controllerOf: 'target' })),
      },
    }),
  ],
  'katana-of-fire': [
    playOnly(there(yours({ trait: 'shugenja' }))),
    restricted,
    military('host', { count: { trait: 'fire', whose: 'yours' } }),
    military('host', 2, { ring: { state: 'yours', element: 'fire' } }),
  ],
  'kaito-temple-protector': [
    constant({ if: selfDefending, to: 'self', cannot: 'beMoved', by: 'opponents' }),
    action({
      if: selfDefending,
      targets: [{ ...target(participating({ isNot: 'self' })), reference: true }],
      effect: thisConflict(
        constant({
          to: 'self',
          setBase: {
            military: { stat: 'military', of: 'target' },
            political: { stat: 'political', of: 'target' },
          },
        }),
      ),
    }),
  ],
  'pacifist-philosopher': [
    reaction({ event: 'conflictPassed' }, { ...limit(2, 'round'), effect: gainFate(1) }),
  ],
  'fire-elemental-guard': [
    noAttachmentsExcept('spell'),
    action({
      if: both(duringConflict, { cardsPlayedThisConflict: 3, what: { trait: 'spell' } }),
      targets: [target(attachment())],
      effect: discard('target'),
    }),
  ],
  'sanpuku-seido': [cannot('self', 'beStronghold'), constant({ if: atSelf, countsGlory: true })],
  'inquisitive-ishika': [
    constant({ if: duringConflict, reduceCost: 1, of: { ofContestedElement: true }, who: 'any' }),
  ],
  'wholeness-of-the-world': [
    wouldInterrupt(
      { event: 'ringReturned', from: 'you' },
      { ...max(1, 'round'), effect: { do: 'keepRing' } },
    ),
  ],
}

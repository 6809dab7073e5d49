import type { Texts } from '../facts.ts'
import {
  action,
  all,
  attachment,
  attachTo,
  attacking,
  blank,
  both,
  bothSkills,
  bow,
  cancel,
  cannot,
  cannotBear,
  cannotBeCanceled,
  character,
  choose,
  constant,
  corrupted,
  costAtMost,
  discard,
  dishonor,
  draw,
  duringPolitical,
  each,
  either,
  forcedReaction,
  gainFate,
  honor,
  ifSo,
  ifYouDo,
  inProvinces,
  interrupt,
  limit,
  loseHonor,
  may,
  military,
  more,
  moveFate,
  moveToConflict,
  noAttachmentsBut,
  noAttachmentsExcept,
  not,
  opponentChooses,
  opponentDiscards,
  opponentDiscardsRandom,
  opponents,
  opponentsTarget,
  opposing,
  participating,
  placeFate,
  political,
  province,
  put,
  putIntoConflict,
  reaction,
  ready,
  removeFate,
  selfAttacked,
  selfAttacking,
  selfPlayed,
  selfWins,
  spendTo,
  strength,
  taint,
  takeFate,
  target,
  targetRing,
  targetUpTo,
  that,
  thisConflict,
  wouldInterrupt,
  yours,
} from '../words.ts'

/** The Shadowlands clan, of Under Fu Leng's Shadow. */
export const shadowlands: Texts = {
  'goblin-brawler': [],
  'wild-ogre': [],
  'skeletal-warrior': [corrupted],
  'haunted-ruins': [
    interrupt({ event: 'phaseEnds', phase: 'conflict' }, { effect: loseHonor(1, 'opponent') }),
  ],
  'spectral-watchtower': [reaction(selfAttacked, { effect: takeFate(1) })],
  'blood-fields': [reaction(selfAttacked, { effect: removeFate(1, each(attacking())) })],
  'unending-hatred': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { effect: placeFate(1, 'host') }),
  ],
  'blade-of-chaos': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { effect: { do: 'anotherAction' } }),
  ],
  'tendrils-of-corruption': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { targets: [target(participating())], effect: taint('target') }),
  ],
  'chieftain-fouleye': [
    constant({ reduceCost: 1, of: character({ clan: 'shadowlands', trait: 'goblin' }) }),
    political(character({ clan: 'shadowlands', trait: 'goblin', isNot: 'self' }), 2),
  ],
  'bloodthirsty-kansen': [
    corrupted,
    reaction(selfWins(), { effect: { do: 'resolveRing', which: 'contested' } }),
  ],
  'way-of-the-shadowlands': [
    action({
      targets: [target(participating())],
      effect: all(
        taint('target'),
        ifSo(that('target', { notClan: 'shadowlands' }), may(spendTo(1, bow('target')))),
      ),
    }),
  ],
  'garden-of-corruption': [
    reaction(selfAttacked, {
      effect: ifYouDo(dishonor(each(attacking({ status: 'tainted' }))), taint(each(attacking()))),
    }),
  ],
  'insatiable-gaki': [corrupted, reaction(selfWins(), { effect: opponentDiscards(1) })],
  'shambling-servant': [
    corrupted,
    reaction(selfWins(), { targets: [target(participating())], effect: taint('target') }),
  ],
  'oni-of-obsidian-and-blood': [
    corrupted,
    reaction(selfWins(), { targets: [target(opponents({ status: 'tainted' }))], effect: discard('target') }),
  ],
  'fouleye-s-elite': [
    reaction(selfWins(), {
      targets: [target(opponents({ military: { max: { stat: 'military', of: 'self' } } }))],
      effect: bow('target'),
    }),
  ],
  'lost-samurai': [
    corrupted,
    reaction(selfWins(), {
      targets: [target(participating({ notClan: 'shadowlands' }))],
      effect: dishonor('target'),
    }),
  ],
  'death-after-life': [
    action({
      targets: [
        target(
          character({
            in: 'dynastyDiscard',
            cost: { min: { highest: 'cost', among: character({ in: 'dynastyDiscard' }) } },
          }),
        ),
      ],
      effect: { do: 'putIntoPlay', what: 'target', inConflict: true, status: 'tainted' },
    }),
  ],
  'violence-and-evil': [
    action({
      effect: ifSo(
        duringPolitical,
        { do: 'switchConflictType' },
        discard({
          choose: attachment({ notClan: 'shadowlands', attachedTo: participating() }),
          n: 2,
          upTo: true,
        }),
      ),
    }),
  ],
  'endless-ranks': [
    corrupted,
    noAttachmentsExcept('weapon'),
    reaction(selfWins(), {
      targets: [target(character({ in: 'dynastyDiscard' }))],
      effect: put('target', { top: 'dynasty' }),
    }),
  ],
  'dark-moto': [
    corrupted,
    reaction(selfWins(), {
      effect: all(
        { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'self' },
        thisConflict(constant({ to: 'self', doesNotBow: 'conflictResolution' })),
      ),
    }),
  ],
  penanggalan: [
    corrupted,
    reaction(selfWins(), {
      targets: [target(opposing({ status: 'tainted' }))],
      effect: moveFate(1, 'target', 'self'),
    }),
  ],
  'evil-portents': [
    action({
      effect: all(
        thisConflict(bothSkills(participating({ status: 'tainted', clan: 'shadowlands' }), 2)),
        thisConflict(bothSkills(participating({ status: 'tainted', notClan: 'shadowlands' }), -2)),
      ),
    }),
  ],
  'power-of-jigoku': [
    action({
      targets: [target(participating({ bowed: false, clan: 'shadowlands' }))],
      effect: all(
        thisConflict(military('target', 5)),
        thisConflict(constant({ to: 'target', cannot: ['beBowed', 'beMovedHome'], by: 'opponents' })),
      ),
    }),
  ],
  'killing-field': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      { effect: discard(each(inProvinces({ whose: 'opponents' }))) },
    ),
  ],
  'onikage-rider': [
    corrupted,
    reaction(selfWins(), { effect: discard(each(inProvinces({ whose: 'opponents' }))) }),
  ],
  'bog-hag': [reaction(selfWins(), { effect: discard({ top: 'conflict', n: 8, whose: 'opponents' }) })],
  'maddening-emptiness': [
    reaction(selfAttacked, {
      targets: [targetUpTo(1, opponents({ attacking: true }))],
      effect: bow('target'),
    }),
  ],
  'sea-of-shadows': [
    reaction(selfAttacked, {
      targets: [targetUpTo(1, opponents({ home: true, bowed: false }))],
      effect: moveToConflict('target'),
    }),
  ],
  'fallen-chrysanthemum-lake': [
    reaction(selfAttacked, {
      effect: all({ do: 'discardHand', who: 'opponent' }, draw({ done: true }, 'opponent')),
    }),
  ],
  'detritus-priest': [
    reaction(
      { event: 'winsConflict', what: yours({ trait: 'goblin' }) },
      {
        ...limit(2, 'round'),
        cost: [{ removeFate: 1, from: participating({ trait: 'goblin' }) }],
        effect: { do: 'resolveRing', which: 'contested' },
      },
    ),
  ],
  'shameful-affliction': [
    action({
      targets: [target(participating({ notClan: 'shadowlands' }))],
      effect: dishonor('target'),
      twice: [{ fate: 1 }],
    }),
  ],
  uncontained: [
    action({
      targets: [target(yours({ home: true }))],
      effect: all(
        moveToConflict('target'),
        ifSo(that('target', { bowed: true }), may(spendTo(1, ready('target')))),
      ),
    }),
  ],
  'haunted-jungles': [
    reaction(selfAttacked, {
      targets: [targetUpTo(1, character({ in: 'provinces' }))],
      effect: putIntoConflict('target'),
    }),
  ],
  'forgotten-tomb-of-fu-leng': [
    reaction(selfAttacked, {
      targets: [target(character({ in: 'dynastyDiscard' }))],
      effect: { do: 'putIntoPlay', what: 'target', inConflict: true, fate: 1 },
    }),
  ],
  'drawn-to-blood': [
    action({
      effect: ifSo(
        that('attackedProvince', { status: 'tainted' }),
        { do: 'resolveRing', which: 'contested' },
        taint('attackedProvince'),
      ),
    }),
  ],
  'chuda-gyushi': [
    reaction(
      { event: 'fateRemoved', what: 'self' },
      {
        select: {
          by: 'opponent',
          options: [
            { effect: loseHonor(3, 'opponent') },
            { effect: opponentDiscardsRandom(2) },
            { effect: { do: 'sacrifice', what: opponentChooses(opponents()), who: 'opponent' } },
          ],
        },
      },
    ),
  ],
  'moto-tsume': [
    corrupted,
    noAttachmentsBut('shadowlands'),
    reaction({ event: 'committed', what: 'self', as: 'attacker' }, { effect: honor(each(attacking())) }),
  ],
  'prakhara-the-schemer': [
    corrupted,
    noAttachmentsBut('shadowlands'),
    wouldInterrupt(
      { event: 'effectsInitiate', of: { type: 'event', by: 'opponent' } },
      { ...limit(2, 'round'), cost: [{ fate: 1 }], effect: cancel },
    ),
  ],
  gashadokuro: [
    corrupted,
    noAttachmentsBut('shadowlands'),
    cannot('self', 'beEvaded'),
    reaction({ event: 'conflictDeclared', who: 'opponent', type: 'military' }, { effect: ready('self') }),
  ],
  'lurking-treachery': [
    attachTo(opponents()),
    cannotBear('host', { clan: 'shadowlands', isNot: 'self' }, 'played'),
    interrupt(
      { event: 'leavesPlay', what: 'host' },
      {
        targets: [opponentsTarget(province({ whose: 'opponents', broken: false }))],
        effect: taint('target'),
      },
    ),
  ],
  'horrific-scarring': [
    attachTo(opponents()),
    cannotBear('host', { clan: 'shadowlands', isNot: 'self' }, 'played'),
    cannot('host', 'participatePolitical'),
  ],
  'spiritual-isolation': [
    attachTo(opponents()),
    cannotBear('host', { clan: 'shadowlands', isNot: 'self' }, 'played'),
    blank('host'),
  ],
  madness: [attachTo(opponents()), cannotBear('host', attachment({ isNot: 'self' }))],
  'obsidian-shard': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, {
      targets: [
        target(
          attachment({
            notClan: 'shadowlands',
            attachedTo: { either: [participating(), province({ attacked: true })] },
          }),
        ),
      ],
      effect: discard('target'),
    }),
  ],
  'permeating-mutation': [
    attachTo(character({ clan: 'shadowlands' })),
    reaction(selfPlayed, { effect: { do: 'play', what: choose(attachment({ in: 'conflictDiscard' })) } }),
  ],
  'goblin-hovel': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      {
        targets: [targetUpTo(3, character({ clan: 'shadowlands', trait: 'goblin' }))],
        effect: { do: 'moveFate', n: 1, from: { pool: 'you' }, to: 'target' },
      },
    ),
  ],
  'scavenging-goblin': [
    reaction(selfWins(), {
      effect: ifYouDo(
        put({ top: 'conflict', n: 3, whose: 'opponents' }, 'removed'),
        put(each(attachment({ whose: 'opponents', named: { sameAs: 'it' } })), 'removed'),
      ),
    }),
  ],
  'blasphemous-act': [
    cannotBeCanceled,
    action({
      effect: all(
        bow(each(opponents({ status: 'tainted' }))),
        ready(each(yours({ status: 'tainted' }))),
        thisConflict(constant({ to: yours({ status: 'tainted' }), doesNotBow: 'conflictResolution' })),
      ),
    }),
  ],
  'duty-s-cost': [
    cannotBeCanceled,
    action({
      select: {
        by: 'opponent',
        options: [
          { effect: taint(each(province({ whose: 'opponents', broken: false }))) },
          {
            effect: all(
              { do: 'revealHand', who: 'opponent' },
              discard(each({ in: 'hand', whose: 'opponents', ...costAtMost(0) })),
            ),
          },
        ],
      },
    }),
  ],
  'the-wall-is-breached': [
    cannotBeCanceled,
    action({
      if: both({ attackingPlayer: true }, more({ has: 'military' }, { has: 'military', who: 'opponent' })),
      effect: { do: 'breakProvince', what: each(province({ attacked: true, stronghold: false })) },
    }),
  ],
  'tainted-wasteland': [
    attachTo(province({ broken: false })),
    strength('host', 1, that('host', { notStatus: 'tainted' })),
    strength('host', 4, that('host', { status: 'tainted' })),
    forcedReaction({ event: 'conflictDeclared', at: 'host' }, { effect: loseHonor(1, 'opponent') }),
  ],
  'defiled-cavern': [
    reaction(selfAttacked, {
      effect: all(
        { do: 'pickRandom', n: 2, of: character({ in: 'dynastyDiscard' }) },
        put('it', { bottom: 'dynasty' }),
      ),
    }),
  ],
  'oni-lair': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      {
        cost: [{ spendUpTo: 4 }],
        effect: all(
          { do: 'pickRandom', n: { done: true }, of: { in: 'dynastyDiscard' } },
          put('it', { bottom: 'dynasty' }),
        ),
      },
    ),
  ],
  'shrine-to-jigoku': [
    interrupt(
      { event: 'phaseEnds', phase: 'conflict' },
      { cost: [{ spendUpTo: 2 }], effect: opponentDiscardsRandom({ done: true }) },
    ),
  ],
  'the-first-war': [cannotBeCanceled, action({ effect: { do: 'endActions' } })],
  'the-butcher-of-ishigaki': [
    corrupted,
    noAttachmentsBut('shadowlands'),
    constant({ if: selfAttacking, who: 'opponent', mustHaveDefender: true }),
  ],
  despair: [
    action({ effect: thisConflict(constant({ reduceCost: -1, of: { type: 'event' }, who: 'opponent' })) }),
  ],
  'dark-bargain': [
    action({
      effect: ifYouDo(
        {
          do: 'eachOfThem',
          of: opposing({ bowed: false }),
          effect: either(bow('it'), loseHonor(1)),
        },
        taint(each(opposing({ bowed: false }))),
      ),
    }),
  ],
  'dark-brother-s-blade': [
    attachTo(character({ clan: 'shadowlands' })),
    constant({
      if: that('host', { unique: true }),
      to: 'host',
      gainsAbility: reaction(selfWins(), {
        effect: { do: 'sacrifice', what: opponentChooses(opposing()), who: 'opponent' },
      }),
    }),
  ],
  'exploit-weakness': [
    action({
      targets: [target(participating({ notClan: 'shadowlands', ...costAtMost(2) }))],
      effect: ifSo(
        that('target', { status: 'tainted' }),
        {
          do: 'takeControl',
          of: 'target',
          gaining: constant({ to: 'target', gainsClan: 'shadowlands' }),
        },
        all(bow('target'), dishonor('target')),
      ),
    }),
  ],
  'false-lantern-grove': [
    reaction(selfAttacked, {
      targets: [targetRing({ state: 'unclaimed' })],
      effect: all(
        { do: 'resolveRing', which: 'contested' },
        { do: 'claimRing' },
        { do: 'switchRing', a: 'contested', b: 'target' },
      ),
    }),
  ],
  'thundering-tide-keep': [interrupt({ event: 'phaseEnds', phase: 'conflict' }, { effect: gainFate(2) })],
  'kitsu-sokori': [
    reaction(
      { event: 'fateRemoved', what: 'self' },
      {
        targets: [target(character({ in: 'dynastyDiscard', whose: 'opponents' }))],
        effect: all(
          { do: 'putIntoPlay', what: 'target', under: 'you', status: 'tainted' },
          { do: 'fromNowOn', what: constant({ to: 'target', gainsClan: 'shadowlands' }) },
          {
            do: 'fromNowOn',
            what: constant({ if: that('self', { in: 'play' }), to: 'target', cannot: 'leavePlayAtAll' }),
          },
          {
            do: 'fromNowOn',
            what: constant({ to: 'target', discardedIf: not(that('self', { in: 'play' })) }),
          },
        ),
      },
    ),
  ],
  'undead-horror': [
    corrupted,
    reaction(selfWins(), {
      effect: ifYouDo(
        {
          do: 'pickRandom',
          n: 1,
          of: character({ in: 'dynastyDiscard', whose: 'opponents' }),
        },
        all(
          { do: 'attachCharacter', what: 'it', to: 'self' },
          { do: 'fromNowOn', what: constant({ to: 'it', addsPrinted: true }) },
        ),
      ),
    }),
  ],
}

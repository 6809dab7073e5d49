/** Every kind of node can be said, also those that no card uses yet. */
import { describe, expect, test } from 'vitest'
import type {
  Ability,
  Amount,
  Condition,
  Conditions,
  Constant,
  Cost,
  Effect,
  Filter,
  Happening,
  Keyword,
  Stat,
  Verb,
  Who,
  Zone,
} from '../abilities.ts'
import {
  action,
  character,
  discard,
  draw,
  gainFate,
  honor,
  ifYouDo,
  not,
  opponents,
  target,
  thisPhase,
  yours,
} from '../cards/words.ts'
import type { Cannot } from '../words/constants/cards.ts'
import { abilityText } from './index.ts'

const self = 'self' as const
const it = 'it' as const
const period = 'phase' as const
const HAD = ['honor', 'fate', 'hand', 'bid', 'rings', 'military', 'political', 'glory'] as const
const STATS: readonly Stat[] = ['military', 'political', 'glory', 'cost', 'strength', 'fate', 'attachments']

/** A sample for every kind. */
const verbs: Readonly<Record<Verb['do'], Effect>> = {
  gainHonor: { do: 'gainHonor', n: { stat: 'glory', of: 'target' } },
  loseHonor: { do: 'loseHonor', n: { has: 'hand', who: 'opponent' }, who: { controllerOf: 'it' } },
  gainFate: { do: 'gainFate', n: { rings: { state: 'yours' }, times: 2 }, who: { ownerOf: 'it' } },
  loseFate: { do: 'loseFate', n: { has: 'bid' }, who: 'opponent' },
  takeHonor: { do: 'takeHonor', n: 2 },
  takeFate: { do: 'takeFate', n: { done: true } },
  giveHonor: { do: 'giveHonor', n: 1, who: 'you' },
  giveFate: { do: 'giveFate', n: 1, who: 'opponent' },
  draw: { do: 'draw', n: { count: { type: 'province', whose: 'yours', faceup: false } }, who: 'eachPlayer' },
  discardFromHand: { do: 'discardFromHand', n: 2, who: 'opponent', random: true },
  lookAtHand: { do: 'lookAtHand', who: 'opponent' },
  revealHand: { do: 'revealHand', who: 'opponent' },
  search: { do: 'search', n: 5, take: { n: 2, filter: { type: ['event', 'attachment'] }, reveal: true } },
  lookAtTop: { do: 'lookAtTop', n: 3, take: { n: 1 }, rest: 'bottom' },
  revealTop: { do: 'revealTop', n: 4, whose: 'eachPlayer', take: { n: 1 }, rest: 'shuffle' },
  honor: { do: 'honor', what: 'second' },
  dishonor: { do: 'dishonor', what: { choose: opponents(), by: 'opponent' } },
  bow: { do: 'bow', what: { choose: character(), n: 2, upTo: true } },
  ready: { do: 'ready', what: 'host' },
  moveHome: { do: 'moveHome', what: 'duelLoser' },
  moveToConflict: { do: 'moveToConflict', what: 'triggering' },
  honorOneDishonorOther: { do: 'honorOneDishonorOther', what: 'target' },
  discardStatus: { do: 'discardStatus', what: self },
  moveStatus: { do: 'moveStatus', from: self, to: 'target', status: 'dishonored' },
  placeFate: { do: 'placeFate', n: 1, on: { each: yours() } },
  removeFate: { do: 'removeFate', n: 'all', from: 'target' },
  moveFate: { do: 'moveFate', n: { stat: 'fate', of: 'target' }, from: 'target', to: self },
  discard: { do: 'discard', what: 'duelWinner' },
  sacrifice: { do: 'sacrifice', what: { choose: character() }, who: 'opponent' },
  put: { do: 'put', what: 'target', to: { bottom: 'conflict' } },
  putIntoPlay: {
    do: 'putIntoPlay',
    what: { choose: character({ in: 'hand' }) },
    inConflict: true,
    status: 'honored',
  },
  takeControl: { do: 'takeControl', of: 'target', for: 'conflict', attachTo: self },
  attach: { do: 'attach', what: 'target', to: { choose: yours() } },
  turnFaceup: { do: 'turnFaceup', what: 'attackedProvince' },
  turnFacedown: { do: 'turnFacedown', what: 'target' },
  moveConflict: { do: 'moveConflict', to: { choose: { type: 'province' } } },
  refill: { do: 'refill', of: 'triggering', faceup: true },
  lookAt: { do: 'lookAt', what: { choose: { type: 'province', faceup: false } } },
  reveal: { do: 'reveal', what: { top: 'conflict', n: 3 } },
  switchPlaces: { do: 'switchPlaces', a: self, b: 'target' },
  revealProvince: { do: 'revealProvince', what: 'target' },
  breakProvince: { do: 'breakProvince', what: 'attackedProvince' },
  resolveRing: {
    do: 'resolveRing',
    which: { choose: { element: 'air', hasFate: true }, n: 1 },
    as: 'attacker',
  },
  anotherAction: { do: 'anotherAction' },
  claimRing: { do: 'claimRing' },
  claimFavor: { do: 'claimFavor' },
  switchRing: { do: 'switchRing', a: 'yours' },
  switchConflictType: { do: 'switchConflictType', to: 'political' },
  declareConflict: { do: 'declareConflict' },
  additionalConflict: { do: 'additionalConflict', type: 'political' },
  noWinner: { do: 'noWinner' },
  cancel: { do: 'cancel' },
  replace: { do: 'replace', effect: discard(self) },
  redirect: { do: 'redirect', to: self },
  changeBid: { do: 'changeBid', by: -1 },
  keepFirstPlayer: { do: 'keepFirstPlayer' },
  resolveEventAgain: { do: 'resolveEventAgain' },
  play: { do: 'play', what: self },
  duel: { do: 'duel', skill: 'political', challenger: self, challenged: 'target', result: draw(1) },
  resolveDuel: { do: 'resolveDuel', result: honor('duelWinner') },
  lasting: thisPhase({ kind: 'constant', to: it, glory: { stat: 'cost', of: self } }),
  delayed: { do: 'delayed', when: { endOf: period }, effect: draw(1) },
  gainAbilityOf: { do: 'gainAbilityOf', what: self, from: 'target', for: period },
}

const triggers: Readonly<Record<Happening['event'], Happening>> = {
  winsConflict: { event: 'winsConflict', what: 'host', as: 'attacker', type: 'military' },
  losesConflict: { event: 'losesConflict', what: self, as: 'defender' },
  youWin: { event: 'youWin', as: 'attacker', at: self, margin: 3 },
  youLose: { event: 'youLose', unopposed: true, type: 'political' },
  conflictDeclared: { event: 'conflictDeclared', who: 'you', element: 'void' },
  defendersDeclared: { event: 'defendersDeclared' },
  evades: { event: 'evades', what: self },
  conflictPassed: { event: 'conflictPassed', who: 'opponent' },
  conflictResolved: { event: 'conflictResolved', as: 'attacker', first: true, broke: true },
  committed: { event: 'committed', what: yours() },
  movedToConflict: { event: 'movedToConflict', what: self },
  committedOrMoved: { event: 'committedOrMoved', what: self },
  readied: { event: 'readied', what: opponents() },
  sacrificed: { event: 'sacrificed', what: character(), who: 'you' },
  triggered: { event: 'triggered', what: opponents() },
  duelWon: { event: 'duelWon', what: 'target' },
  duelLost: { event: 'duelLost', what: 'host' },
  fateCollected: { event: 'fateCollected', who: 'you' },
  entersPlay: { event: 'entersPlay', what: opponents() },
  leavesPlay: { event: 'leavesPlay', what: 'host' },
  played: { event: 'played', what: { type: 'event' }, who: 'opponent', from: 'hand' },
  attached: { event: 'attached', what: { type: 'attachment' }, to: self },
  honored: { event: 'honored', what: yours() },
  dishonored: { event: 'dishonored', what: self },
  honoredOrDishonored: { event: 'honoredOrDishonored', what: self },
  bowed: { event: 'bowed', what: yours(), by: { who: 'opponent', kind: 'cardOrRing' } },
  fatePlaced: { event: 'fatePlaced', what: 'host' },
  fateRemoved: { event: 'fateRemoved', what: self },
  provinceRevealed: { event: 'provinceRevealed', what: { type: 'province' }, who: 'you' },
  provinceBroken: { event: 'provinceBroken', what: self },
  ringClaimed: { event: 'ringClaimed', who: 'you' },
  ringSelected: { event: 'ringSelected', who: 'opponent', hasFate: true },
  ringEffects: { event: 'ringEffects', of: 'contested' },
  dialsRevealed: { event: 'dialsRevealed' },
  cardsDrawn: { event: 'cardsDrawn', who: 'you' },
  honorGiven: { event: 'honorGiven', to: 'you', from: 'bid' },
  honorLost: { event: 'honorLost', who: 'you', for: 'unopposed' },
  effectsInitiate: { event: 'effectsInitiate', of: { type: 'action', by: 'opponent' } },
  eventResolved: { event: 'eventResolved', who: 'opponent' },
  duelResolves: { event: 'duelResolves' },
  duelResolved: { event: 'duelResolved', involving: { is: self } },
  phaseBegins: { event: 'phaseBegins', phase: 'dynasty' },
  phaseEnds: { event: 'phaseEnds', phase: 'regroup' },
  passFirstPlayer: { event: 'passFirstPlayer', who: 'you' },
}

const conditions: Readonly<{ [K in keyof Conditions]: readonly Conditions[K][] }> = {
  there: [
    { there: character(), atLeast: 2 },
    { there: yours(), atMost: 3 },
  ],
  that: [
    { that: self, is: { status: 'any', bowed: true } },
    { that: 'host', is: { clan: 'crane', fate: { min: 1 } } },
    { that: 'target', is: { glory: { min: 2 }, attachments: { max: 0 } } },
    { that: 'triggering', is: { status: 'none' } },
    { that: 'duelWinner', is: { is: self } },
    { that: 'duelLoser', is: { bowed: true } },
  ],
  conflict: [
    { conflict: { type: 'military', element: 'earth', participating: yours() } },
    { conflict: { at: { element: 'water' } } },
  ],
  phase: [{ phase: 'fate' }],
  more: [
    ...HAD.flatMap((has): Conditions['more'][] => [
      { more: { has }, than: { has, who: 'opponent' } },
      { more: { has, who: 'opponent' }, than: { has } },
    ]),
    { more: { has: 'honor' }, than: { has: 'honor', who: 'opponent' }, by: 5 },
    { more: { count: yours() }, than: { count: opponents() } },
    { more: { has: 'fate' }, than: 3 },
  ],
  gloryCount: [{ gloryCount: 'won' }],
  favor: [{ favor: 'opponents' }, { favor: 'yours' }],
  ring: [
    { ring: { element: 'fire', state: 'yours' } },
    { ring: { element: 'water', state: 'contested' } },
    { ring: { state: 'opponents', type: 'military' } },
  ],
  role: [{ role: 'keeper' }],
  attackingPlayer: [{ attackingPlayer: true }],
  defendingPlayer: [{ defendingPlayer: true }],
  conflictsDeclaredAgainstYou: [{ conflictsDeclaredAgainstYou: 2 }],
  firstConflict: [{ firstConflict: 'any' }, { firstConflict: 'political' }],
  brokeThisConflict: [{ brokeThisConflict: 'opponents' }, { brokeThisConflict: 'any' }],
  contested: [{ contested: 'target' }],
  lostConflictThisPhase: [{ lostConflictThisPhase: true }],
  cardsPlayedThisConflict: [{ cardsPlayedThisConflict: 2 }],
  firstPlayer: [{ firstPlayer: true }],
  done: [{ done: true }],
  either: [{ either: [{ firstPlayer: true }, { favor: 'yours' }] }],
  both: [{ both: [{ firstPlayer: true }, { favor: 'yours' }] }],
  not: [{ not: { firstPlayer: true } }],
}
const allConditions: readonly Condition[] = Object.values(conditions).flat()

const costs: readonly Cost[] = [
  { bow: 'host' },
  { fate: 2 },
  { fateToRing: 'air' },
  { removeFate: 1, from: 'host' },
  { honor: 1 },
  { giveFate: 1 },
  { sacrifice: { type: 'holding' } },
  { discard: character({ in: 'hand' }), n: 2 },
  { dishonor: 'host' },
  { breakSelf: true },
  { shuffleProvinceCard: true },
  { reveal: 1 },
  { nameCardType: true },
  { discardFavor: true },
  { putIntoPlay: self },
  { duel: 'political', against: opponents() },
  { duel: 'glory', against: opponents() },
]

const amounts: readonly Amount[] = [
  3,
  { count: yours({ bowed: true }), times: 3 },
  { rings: { state: 'claimed', element: 'fire' } },
  { fateOnRings: { state: 'unclaimed' }, times: 2 },
  ...STATS.map((stat): Amount => ({ stat, of: 'target' })),
  { done: true },
  ...HAD.flatMap((has): Amount[] => [{ has }, { has, who: 'opponent' }]),
  { highest: 'glory', among: yours() },
  { minus: [{ stat: 'military', of: self }, 2] },
  { bidDifference: true },
  { negative: { bidDifference: true } },
]

const cannots: Readonly<Record<Cannot, true>> = {
  participatePolitical: true,
  beHonored: true,
  beDishonored: true,
  beReadied: true,
  beBowed: true,
  beMoved: true,
  attack: true,
  beDeclaredAttacker: true,
  beDeclaredDefender: true,
  participate: true,
  participateMilitary: true,
  attackFavorHolder: true,
  triggerAbilities: true,
  receiveDishonored: true,
  beTargeted: true,
  beTargetedByEvents: true,
  beDiscarded: true,
  loseFate: true,
  turnFacedown: true,
  beStronghold: true,
}

const filters: Required<Filter> = {
  type: ['character', 'holding'],
  whose: { who: 'chosen' },
  is: 'it',
  isNot: 'host',
  controllerOf: 'triggering',
  if: { firstPlayer: true },
  clan: 'lion',
  notClan: 'crab',
  trait: ['bushi', 'courtier'],
  notTrait: 'shinobi',
  named: { sameAs: self },
  ofNamedType: true,
  unique: true,
  participating: false,
  attacking: true,
  defending: true,
  alone: true,
  home: true,
  bowed: false,
  status: 'none',
  fate: { min: 2, max: 2 },
  cost: { min: 1, max: 3 },
  glory: { min: { has: 'bid' } },
  military: { max: { highest: 'political', among: yours() } },
  political: { below: { stat: 'political', of: self } },
  strength: { min: 2 },
  attachments: { max: 2 },
  hasAttachment: { trait: 'weapon' },
  attachedTo: yours(),
  topmost: true,
  heldBy: self,
  stronghold: false,
  faceup: true,
  broken: false,
  attacked: true,
  element: 'water',
  involvedInDuel: true,
  adjacent: true,
  either: [{ trait: 'monk' }, { unique: true }],
  in: ['dynastyDeck', 'conflictDeck'],
}

type Rule<C = Constant> = C extends Constant ? Omit<C, 'kind'> : never
const rules: readonly Rule[] = [
  { to: self, strength: 2 },
  { to: self, setBase: { military: 2 } },
  { to: yours(), set: { political: { has: 'hand' } } },
  { to: self, double: 'military' },
  { to: self, halve: 'political' },
  { to: self, becomesCopyOf: 'target' },
  { winsGame: true },
  { to: self, switchBase: true },
  { to: yours(), gains: 'pride' },
  { to: yours(), gainsTrait: 'bushi' },
  { to: self, gainsClan: 'crab' },
  { counts: yours(), as: 'only' },
  { counts: { is: self }, as: 'nothing' },
  { to: yours(), gainsAbility: action({ effect: draw(1) }) },
  { to: yours(), blank: true },
  { to: yours(), doesNotBow: 'conflictResolution', type: 'political', while: 'defending' },
  { to: yours(), doesNotReady: 'regroup' },
  { to: opponents(), controlled: true },
  { to: yours(), immuneTo: 'events' },
  { to: self, contributesFromHome: 'earth' },
  { to: self, discardedIf: { firstPlayer: true } },
  { to: self, extraUses: 2 },
  { to: self, noFateWhenPlayed: true },
  { to: yours(), entersWithFate: 1, playedFrom: self },
  { to: yours(), entersAs: 'honored', playedFrom: self },
  { who: 'you', cannotDeclare: { type: 'military' } },
  { who: 'any', reduceCost: -1, of: { in: 'hand' } },
  { who: 'you', cannotPlay: 'characters' },
  { who: 'any', cannotPlay: 'events' },
  { who: 'opponent', cannotDeclare: 'moreThanOneConflict' },
  { who: 'any', cannotDeclare: 'moreThanOneDefender' },
  { who: 'opponent', cannotMoveToConflict: true },
  { cancels: { by: 'opponent', type: 'event' } },
  { cancelsRingEffects: true },
  { reduceCost: { count: yours() }, of: character() },
  { mayPlay: { in: 'provinces' } },
  { mayPlay: { is: it, in: 'conflictDeck' } },
  { ringGains: 'void' },
  { consideredClaimed: 'target' },
]

const zones: Readonly<Record<Zone, true>> = {
  play: true,
  hand: true,
  provinces: true,
  dynastyDiscard: true,
  conflictDiscard: true,
  dynastyDeck: true,
  conflictDeck: true,
}
const players: readonly Who[] = [
  'you',
  'opponent',
  'eachPlayer',
  'attacker',
  'defender',
  'firstPlayer',
  'chosen',
  'triggering',
  { controllerOf: it },
  { ownerOf: 'target' },
  { controllerOf: 'duelLoser' },
]
const keywords: Readonly<Record<Keyword, true>> = {
  ancestral: true,
  courtesy: true,
  covert: true,
  eminent: true,
  limited: true,
  pride: true,
  rally: true,
  restricted: true,
  sincerity: true,
  support: true,
}
const keys = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(record) as K[]

const controls: readonly Effect[] = [
  { do: 'each', who: 'eachPlayer', effect: draw(1) },
  { ...ifYouDo(draw(1), gainFate(1)), say: 'to' } as Effect,
  { ...ifYouDo(draw(1), gainFate(1)), say: 'ifYouDo' } as Effect,
  { do: 'either', parts: [{ do: 'all', parts: [draw(1), gainFate(1)] }, honor(self)] },
  { do: 'may', effect: honor('target') },
]

const abilities: readonly Ability[] = [
  { kind: 'disguised', as: { trait: 'bushi' } },
  { kind: 'disguised', as: { clan: 'crane' } },
  { kind: 'noAttachments' },
  { kind: 'noAttachments', traits: ['weapon', 'armor'] },
  { kind: 'deck', role: 'fire', influence: 3, perDeck: 1, additionalProvince: 'air', startsFaceup: true },
  { kind: 'playOnlyOn', filter: yours() },
  action({ from: ['hand'], effect: draw(1), limit: { n: 3, per: 'round' }, max: { n: 1, per: 'phase' } }),
  action({
    select: { options: [{ targets: [target(yours())], effect: honor('target') }, { effect: draw(1) }] },
  }),
  ...keys(keywords).map((keyword): Ability => ({ kind: 'keyword', keyword })),
]

const of = (effect: Effect): Ability => action({ targets: [target(character()), target(yours())], effect })
const samples: Readonly<Record<string, readonly Ability[]>> = {
  verbs: Object.values(verbs).map(of),
  controls: controls.map(of),
  triggers: Object.values(triggers).flatMap((when): Ability[] => [
    { kind: 'reaction', when, effect: draw(1) },
    { kind: 'interrupt', would: true, when, effect: { do: 'cancel' } },
    { kind: 'interrupt', when: [when, when], if: { conflict: { type: 'military' } }, effect: draw(1) },
  ]),
  conditions: [...allConditions, ...allConditions.map(not)].flatMap((test_): Ability[] => [
    action({ if: test_, targets: [target(character())], effect: draw(1) }),
    { kind: 'constant', if: test_, to: self, glory: 1 },
    { kind: 'playOnly', if: test_ },
  ]),
  costs: costs.map((cost) => action({ cost: [cost], effect: draw(1) })),
  amounts: amounts.flatMap((n): Ability[] => [
    action({ targets: [target(character())], effect: { do: 'gainHonor', n } }),
    action({ targets: [target(character())], effect: { do: 'draw', n } }),
    action({ targets: [target(character({ glory: { max: n } }))], effect: draw(1) }),
    { kind: 'constant', to: self, military: n, political: n },
  ]),
  filters: Object.entries(filters).flatMap(([key, value]): Ability[] => {
    const filter = { type: 'character', [key]: value } as Filter
    const many: Effect = { do: 'placeFate', n: 1, on: { choose: filter, n: 2 } }
    return [
      action({ targets: [target(filter)], effect: many }),
      { kind: 'constant', to: filter, cannot: 'loseFate' },
    ]
  }),
  zones: keys(zones).flatMap((zone) =>
    (['yours', 'opponents', 'any'] as const).map((whose) =>
      action({ targets: [target(character({ in: zone, whose }))], effect: draw(1) }),
    ),
  ),
  players: players.map((who) => of({ do: 'draw', n: 1, who })),
  prohibitions: keys(cannots).flatMap((cannot): Ability[] => [
    { kind: 'constant', to: self, cannot },
    { kind: 'constant', to: yours(), cannot, by: 'opponents' },
  ]),
  rules: rules.flatMap((rule): Ability[] => {
    const constant = { kind: 'constant', ...rule } as Constant
    return [constant, action({ targets: [target(character())], effect: thisPhase(constant) })]
  }),
  abilities,
}

describe('every kind of node is said in every language:', () => {
  for (const [kind, list] of Object.entries(samples)) {
    test(kind, () => {
      for (const ability of list) {
        for (const lang of ['en', 'de', 'it'] as const) {
          const text = abilityText(ability, { type: 'character', abilities: [ability] }, lang)
          expect(text, JSON.stringify(ability)).toMatch(/^\p{Lu}.*[.][”“»)]?$/su)
          expect(text, JSON.stringify(ability)).not.toMatch(
            /undefined|\[object|NaN|\bnull\b| {2}| [.,:;]|\.\.|,,|¦/,
          )
        }
      }
    })
  }
})

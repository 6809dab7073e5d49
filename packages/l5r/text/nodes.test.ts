/** Every kind of node can be said, also those that no card uses yet. */
import { describe, expect, test } from 'vitest'
import type {
  Ability,
  Amount,
  Cannot,
  Condition,
  Constant,
  Cost,
  Effect,
  Filter,
  Keyword,
  Trigger,
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
import { abilityText } from './index.ts'

type KeyOf<U> = U extends unknown ? keyof U : never

const self = 'self' as const
const it = 'it' as const
const period = 'phase' as const

/** A sample for every kind. */
const verbs: Readonly<Record<Verb['do'], Effect>> = {
  gainHonor: { do: 'gainHonor', n: { skill: 'glory', of: 'target' } },
  loseHonor: { do: 'loseHonor', n: { cardsInHand: 'opponents' }, who: 'controllerOfIt' },
  gainFate: { do: 'gainFate', n: { rings: { state: 'yours' }, times: 2 }, who: 'ownerOfIt' },
  loseFate: { do: 'loseFate', n: { honorBid: 'yours' }, who: 'opponent' },
  takeHonor: { do: 'takeHonor', n: 2 },
  takeFate: { do: 'takeFate', n: { done: true } },
  giveHonor: { do: 'giveHonor', n: 1, who: 'you' },
  giveFate: { do: 'giveFate', n: 1, who: 'opponent' },
  draw: { do: 'draw', n: { provinces: 'yoursFacedown' }, who: 'eachPlayer' },
  discardFromHand: { do: 'discardFromHand', n: 2, who: 'opponent', random: true },
  lookAtHand: { do: 'lookAtHand', who: 'opponent' },
  revealHand: { do: 'revealHand', who: 'opponent' },
  search: { do: 'search', n: 5, take: 2, filter: { type: ['event', 'attachment'] }, reveal: true },
  lookAtTop: { do: 'lookAtTop', n: 3, take: 1, rest: 'bottom' },
  revealTopOfEach: { do: 'revealTopOfEach', n: 4, takeEach: 1 },
  playableTop: { do: 'playableTop', for: 'round' },
  takeRevealed: { do: 'takeRevealed', upTo: 2, ofNamedType: true },
  honor: { do: 'honor', what: 'second' },
  dishonor: { do: 'dishonor', what: { choose: opponents(), by: 'opponent' } },
  bow: { do: 'bow', what: { choose: character(), n: 2, upTo: true } },
  ready: { do: 'ready', what: 'host' },
  moveHome: { do: 'moveHome', what: 'duelLoser' },
  moveToConflict: { do: 'moveToConflict', what: 'triggering' },
  honorOrDishonor: { do: 'honorOrDishonor', what: 'paid' },
  bowOrReady: { do: 'bowOrReady', what: 'target' },
  honorOneDishonorOther: { do: 'honorOneDishonorOther', what: 'target' },
  discardStatus: { do: 'discardStatus', what: self },
  moveStatus: { do: 'moveStatus', from: self, to: 'target', status: 'dishonored' },
  placeFate: { do: 'placeFate', n: 1, on: { each: yours() } },
  removeFate: { do: 'removeFate', n: 'all', from: 'target', to: 'ownersPool' },
  moveFate: { do: 'moveFate', n: { fateOn: 'target' }, from: 'target', to: self },
  discard: { do: 'discard', what: 'duelWinner' },
  sacrifice: { do: 'sacrifice', what: { choose: character() }, who: 'opponent' },
  returnToHand: { do: 'returnToHand', what: 'target' },
  returnToTop: { do: 'returnToTop', what: self },
  returnToBottom: { do: 'returnToBottom', what: 'target', deck: 'conflict' },
  removeFromGame: { do: 'removeFromGame', what: 'target' },
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
  refillFaceup: { do: 'refillFaceup', what: 'provinceOfTriggering' },
  lookAtProvince: { do: 'lookAtProvince' },
  switchCards: { do: 'switchCards', a: self, b: 'target' },
  intoProvince: { do: 'intoProvince', what: 'target', where: 'paid' },
  breakProvince: { do: 'breakProvince', what: 'attackedProvince' },
  resolveRing: {
    do: 'resolveRing',
    which: { choose: { element: 'air', hasFate: true }, n: 1 },
    as: 'attacker',
  },
  takeFateFromRing: { do: 'takeFateFromRing', which: it },
  anotherAction: { do: 'anotherAction' },
  claimRing: { do: 'claimRing' },
  claimFavor: { do: 'claimFavor' },
  switchRing: { do: 'switchRing' },
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
  playSelf: { do: 'playSelf', from: 'conflictDiscard' },
  duel: { do: 'duel', skill: 'political', challenger: self, challenged: 'target', result: draw(1) },
  resolveDuel: { do: 'resolveDuel', result: honor('duelWinner') },
  lasting: thisPhase({ kind: 'constant', to: it, glory: { skill: 'cost', of: self } }),
  delayed: { do: 'delayed', when: { endOf: period }, effect: draw(1) },
  gainAbilityOf: { do: 'gainAbilityOf', what: self, from: 'target', for: period },
}

const triggers: Readonly<Record<Trigger['event'], Trigger>> = {
  winsConflict: { event: 'winsConflict', what: 'host', as: 'attacker', type: 'military' },
  losesConflict: { event: 'losesConflict', what: self, as: 'defender' },
  youWin: { event: 'youWin', as: 'attacker', at: self, by: 3 },
  youLose: { event: 'youLose', unopposed: true, type: 'political' },
  conflictDeclared: { event: 'conflictDeclared', by: 'you', element: 'void' },
  conflictPassed: { event: 'conflictPassed', by: 'opponent' },
  conflictResolved: { event: 'conflictResolved', as: 'attacker', first: true, broke: true },
  committed: { event: 'committed', what: yours() },
  movedToConflict: { event: 'movedToConflict', what: self },
  committedOrMoved: { event: 'committedOrMoved', what: self },
  entersPlay: { event: 'entersPlay', what: opponents() },
  leavesPlay: { event: 'leavesPlay', what: 'host' },
  played: { event: 'played', what: { type: 'event' }, by: 'opponent', from: 'hand' },
  attached: { event: 'attached', what: { type: 'attachment' }, to: self },
  honored: { event: 'honored', what: yours() },
  dishonored: { event: 'dishonored', what: self },
  honoredOrDishonored: { event: 'honoredOrDishonored', what: self },
  bowed: { event: 'bowed', what: yours(), by: 'opponentsCardOrRing' },
  fatePlaced: { event: 'fatePlaced', on: 'host' },
  fateRemoved: { event: 'fateRemoved', on: self },
  provinceRevealed: { event: 'provinceRevealed', what: { type: 'province' }, by: 'you' },
  provinceBroken: { event: 'provinceBroken', what: self },
  ringClaimed: { event: 'ringClaimed', by: 'you' },
  ringSelected: { event: 'ringSelected', by: 'opponent', hasFate: true },
  ringEffects: { event: 'ringEffects', of: 'contested' },
  dialsRevealed: { event: 'dialsRevealed' },
  cardsDrawn: { event: 'cardsDrawn', by: 'you' },
  honorGiven: { event: 'honorGiven', to: 'you', from: 'bid' },
  honorLost: { event: 'honorLost', by: 'you', for: 'unopposed' },
  effectsInitiate: { event: 'effectsInitiate', of: { type: 'action', by: 'opponent' } },
  eventResolved: { event: 'eventResolved', by: 'opponent' },
  duelResolves: { event: 'duelResolves' },
  duelResolved: { event: 'duelResolved', involving: { self: true } },
  phaseBegins: { event: 'phaseBegins', phase: 'dynasty' },
  phaseEnds: { event: 'phaseEnds', phase: 'regroup' },
  passFirstPlayer: { event: 'passFirstPlayer', by: 'you' },
}

const conditions: Readonly<Record<KeyOf<Condition>, unknown>> = {
  there: character(),
  atLeast: 2,
  atMost: 3,
  conflict: { type: 'military', element: 'earth', participating: yours() },
  phase: 'fate',
  self: { status: 'any', bowed: true },
  host: { clan: 'crane', fate: { min: 1 } },
  target: { glory: { min: 2 }, attachments: { max: 0 } },
  triggering: { status: 'none' },
  honor: 'less',
  by: 3,
  bid: 'higher',
  skillInConflict: 'more',
  of: 'military',
  gloryInConflict: 'more',
  gloryCount: 'won',
  favor: 'opponents',
  ringClaimed: 'fire',
  ringContested: 'water',
  role: 'keeper',
  attackingPlayer: true,
  defendingPlayer: true,
  conflictsDeclaredAgainstYou: 2,
  firstConflict: 'any',
  conflictWonBy: 4,
  lostConflictThisPhase: true,
  cardsPlayedThisConflict: 2,
  moreCharacters: 'opponents',
  moreHonored: 'yours',
  handSize: 'fewer',
  firstPlayer: true,
  duelWon: self,
  duelLost: self,
  duelLoser: { bowed: true },
  sameElementAsRole: true,
  done: true,
  either: [{ firstPlayer: true }, { favor: 'yours' }],
  both: [{ firstPlayer: true }, { favor: 'yours' }],
  not: { firstPlayer: true },
}
/** These only go with another. */
const beside: Readonly<Record<string, object>> = {
  there: { atLeast: 2 },
  skillInConflict: { of: 'political' },
}
const allConditions = Object.entries(conditions)
  .filter(([key]) => !['atLeast', 'atMost', 'by', 'of'].includes(key))
  .map(([key, value]) => ({ [key]: value, ...beside[key] }) as Condition)

const costs: readonly Cost[] = [
  { bow: 'host' },
  { fate: 2 },
  { fateToRing: 'air' },
  { removeFate: 1, from: 'host' },
  { honor: 1 },
  { giveFate: 1 },
  { sacrifice: { type: 'holding' } },
  { discard: character({ in: 'hand' }), n: 2 },
  { discardSelf: true },
  { dishonor: 'host' },
  { returnToHand: self },
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
  { each: yours({ bowed: true }), times: 3 },
  { rings: { state: 'claimed', element: 'fire' } },
  { fateOnRings: { state: 'unclaimed' }, times: 2 },
  { skill: 'political', of: 'target' },
  { fateOn: self },
  { done: true },
  { honorBid: 'opponents' },
  { cardsInHand: 'yours' },
  { provinces: 'yoursFacedown' },
  { highest: 'glory', among: yours() },
  { minus: [{ skill: 'military', of: self }, 2] },
]

const cannots: Readonly<Record<Cannot, true>> = {
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
  whose: 'any',
  clan: 'lion',
  notClan: 'crab',
  trait: ['bushi', 'courtier'],
  notTrait: 'shinobi',
  named: 'Ornate Fan',
  copyOf: self,
  unique: true,
  other: true,
  another: true,
  self: true,
  participating: false,
  attacking: true,
  defending: true,
  alone: true,
  home: true,
  bowed: false,
  status: 'none',
  fate: { min: 2, max: 2 },
  cost: { min: 1, max: 3 },
  glory: { min: { honorBid: 'yours' } },
  military: { max: { highest: 'political', among: yours() } },
  political: { min: 2 },
  attachments: { max: 2 },
  attachmentTrait: 'weapon',
  attachedTo: yours(),
  faceup: true,
  broken: false,
  attacked: true,
  element: 'water',
  involvedInDuel: true,
  adjacent: true,
  besideTriggering: true,
  notHost: true,
  either: [{ trait: 'monk' }, { unique: true }],
  in: ['dynastyDeck', 'conflictDeck'],
}

type Rule<C = Constant> = C extends Constant ? Omit<C, 'kind'> : never
const rules: readonly Rule[] = [
  { to: self, strength: 2 },
  { to: self, setBase: { military: 2 } },
  { to: yours(), set: { political: { cardsInHand: 'yours' } } },
  { to: self, double: 'military' },
  { to: self, halve: 'political' },
  { to: self, becomesCopyOf: 'target' },
  { winsGame: true },
  { to: self, switchBase: true },
  { to: yours(), gains: 'pride' },
  { to: yours(), gainsTrait: 'bushi' },
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
  { who: 'you', cannotPlay: 'characters' },
  { who: 'any', cannotPlay: 'events' },
  { who: 'opponent', cannotDeclare: 'moreThanOneConflict' },
  { who: 'any', cannotDeclare: 'moreThanOneDefender' },
  { who: 'opponent', cannotMoveToConflict: true },
  { cancels: { by: 'opponent', type: 'event' } },
  { cancelsRingEffects: true },
  { reduceCost: { each: yours() }, of: character() },
  { mayPlayFrom: 'topOfDeck' },
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
const players: Readonly<Record<Who, true>> = {
  you: true,
  opponent: true,
  eachPlayer: true,
  controllerOfIt: true,
  ownerOfIt: true,
  duelLoserController: true,
}
const keywords: Readonly<Record<Keyword, true>> = {
  ancestral: true,
  courtesy: true,
  covert: true,
  limited: true,
  pride: true,
  restricted: true,
  sincerity: true,
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
  players: keys(players).map((who) => of({ do: 'draw', n: 1, who })),
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

describe('every kind of node is said in both languages:', () => {
  for (const [kind, list] of Object.entries(samples)) {
    test(kind, () => {
      for (const ability of list) {
        for (const lang of ['en', 'de'] as const) {
          const text = abilityText(ability, { type: 'character', abilities: [ability] }, lang)
          expect(text, JSON.stringify(ability)).toMatch(/^\p{Lu}.*[.][”“)]?$/su)
          expect(text, JSON.stringify(ability)).not.toMatch(
            /undefined|\[object|NaN|null| {2}| [.,:;]|\.\.|,,|¦/,
          )
        }
      }
    })
  }
})

/**
 * Derived values: strength, willpower, lore, keywords, restrictions, discounts. Worked out in one pass on the first
 * read after an event. Static abilities whose reach depends on derived values themselves (a keyword, a strength)
 * are applied after all others; within each pass nothing depends on order, because modifiers are sums (6.6.1.2).
 */
import { ALL, type CardId, find, type Seat, zoneOf } from '@regelwerk/core'
import type {
  Activated,
  Amount,
  Filter,
  Grant,
  Keyword,
  KeywordAbility,
  Restriction,
  Static,
  Triggered,
} from './abilities.ts'
import { binds, type G, on, rule } from './book.ts'
import { isActive } from './players.ts'
import { abilityNamed, idOf, type Prepared, prepared, type RunnableAbility } from './prepare.ts'
import { amount, type From, from, holds, matches } from './reading.ts'
import {
  cardAt,
  type LorcanaCard,
  type LorcanaLasting,
  type LorcanaState,
  NONE,
  PLAY,
  refersTo,
} from './state.ts'
import { staticWord } from './vocabulary.ts'
import { bitOf, keywords } from './words/keywords/index.ts'
import { restrictions } from './words/restrictions/index.ts'

const RESTRICTIONS = Object.keys(restrictions) as readonly Restriction[]
const restrictionBit = (what: Restriction): number => 1 << RESTRICTIONS.indexOf(what)

/** A static ability at work, and from where it is read. */
export interface Reach extends From {
  filter: Filter
}

export interface Values {
  /** As combined, possibly negative. */
  strength: number
  willpower: number
  lore: number
  keywords: number
  challenger: number
  resist: number
  singer: number
  singCost: number
  cant: number
  /** Strength does not count as less than printed (6.6.4). */
  strengthFloor: boolean
  cantBeChallengedBy: Reach[] | null
  /** The ready characters it can challenge. */
  challengeReady: Reach[] | null
  questAtOnce: boolean
  mustQuest: boolean
  /** Abilities it has gained. */
  abilities: RunnableAbility[] | null
  /** Classifications it has gained. */
  classifications: readonly string[] | null
  /** Keywords it does not have, whatever gives them. */
  lost: number
  /** In challenges it deals damage with its willpower. */
  fightsWithWillpower: boolean
  /** Ink to be paid each time it quests or challenges. */
  toll: number
  /** A named ability it has lost. */
  lostAbility: string | null
}

export interface Derived {
  values: (Values | undefined)[]
  payLess: Discount[]
  /** What it costs less to move. */
  moveLess: MoveDiscount[]
  /** Cards of these kinds enter play exerted. */
  entersExerted: Reach[]
  /** Cards of these kinds may be played from their player's discard. */
  playFrom: (Reach & { exerted: boolean })[]
  playFree: Reach[]
  cantPlay: Reach[]
  additionalInk: number[]
  mustBeChosen: CardId[]
  /** Cards whose abilities may be used for free. */
  useFree: CardId[]
  takesDamageFor: (Reach & { dealt: boolean })[]
  skipsDraw: boolean[]
  /** What is so for each player, as bits. */
  players: number[]
  /** How much lore opponents of these need to win. */
  loreToWin: { you: Seat; lore: number }[]
  /** These go into the inkwell instead of being banished. */
  toInkwell: CardId[]
  /** The first damage of the turn is prevented. */
  shielded: CardId[]
}

export interface Discount extends Reach {
  n: number
  how?: 'shift'
  onto?: 'self'
  who?: 'eachPlayer'
}

export interface MoveDiscount extends From {
  n: number
  who: 'self' | Filter
  here: boolean
  once: boolean
}

/** What can be so for a player. */
export const PLAYER_BITS = {
  cantLoseLore: 1,
  cantGainLore: 2,
  cantDiscard: 4,
  topFaceup: 8,
  inksFromDiscard: 16,
  allInkable: 32,
  inkEntersExerted: 64,
} as const
export const isSoFor = (g: G, seat: Seat, what: keyof typeof PLAYER_BITS): boolean =>
  ((derived(g).players[seat] as number) & PLAYER_BITS[what]) !== 0

const PRINTED: (Values | undefined)[] = []

/** What is printed on a card: one object for all its copies, not to be changed. */
function printed(s: LorcanaState, id: CardId): Values {
  const def = cardAt(s, id).def
  PRINTED[def] ??= printedOn(prepared(def))
  return PRINTED[def]
}

const printedOn = (p: Prepared): Values => ({
  strength: p.definition.strength ?? 0,
  willpower: p.definition.willpower ?? 0,
  lore: p.definition.lore ?? 0,
  keywords: p.keywords,
  challenger: p.challenger,
  resist: p.resist,
  singer: p.singer,
  singCost: 0,
  cant: 0,
  strengthFloor: false,
  cantBeChallengedBy: null,
  challengeReady: null,
  questAtOnce: false,
  mustQuest: false,
  abilities: null,
  classifications: null,
  lost: 0,
  fightsWithWillpower: false,
  toll: 0,
  lostAbility: null,
})

/** The values of a card in play, to be modified: from here on its own. */
function own(s: LorcanaState, d: Derived, id: CardId): Values {
  const values = d.values[id] as Values
  if (values !== printed(s, id)) return values
  const copy = { ...values }
  d.values[id] = copy
  return copy
}

/** Modifiers are combined into a sum. */
export const combine = rule(
  '6.6.1.2',
  (value: number, _base: number, modifier: number): number => value + modifier,
)

function addKeyword(g: G, v: Values, word: KeywordAbility, from: From): void {
  const had = (v.keywords & bitOf(word.keyword)) !== 0
  v.keywords |= bitOf(word.keyword)
  const n = 'plus' in word ? amount(g, word.plus, from) : 'n' in word ? word.n : 0
  keywords[word.keyword].count?.(v, n, had)
}

/** Gives a card what it gets; `from` is from where that is read. */
export const applyGrant = rule(
  '6.6.1.1',
  (g: G, v: Values, base: Values, grant: Grant, from: From, id: CardId): void => {
    if (!isForThis(g, grant, id)) return
    const count = (n: Amount): number => amount(g, n, from)
    if (grant.strength !== undefined) v.strength = combine(v.strength, base.strength, count(grant.strength))
    if (grant.willpower !== undefined)
      v.willpower = combine(v.willpower, base.willpower, count(grant.willpower))
    if (grant.lore !== undefined) v.lore = combine(v.lore, base.lore, count(grant.lore))
    if (grant.keywords) for (const word of grant.keywords) addKeyword(g, v, word, from)
    if (grant.cant) for (const what of grant.cant) v.cant |= restrictionBit(what)
    if (grant.loses) for (const word of grant.loses) v.lost |= bitOf(word)
    if (grant.cantGain) for (const word of grant.cantGain) v.lost |= bitOf(word)
    if (grant.abilities) v.abilities = [...(v.abilities ?? []), ...grant.abilities.map(runnable)]
    if (grant.classifications) v.classifications = [...(v.classifications ?? []), ...grant.classifications]
    if (grant.mustQuest) v.mustQuest = true
    if (grant.fightsWithWillpower) v.fightsWithWillpower = true
    if (grant.toll) v.toll += grant.toll
    if (grant.singCost) v.singCost += grant.singCost
    if (grant.losesAbility) v.lostAbility = grant.losesAbility
    if (grant.can?.questAtOnce) v.questAtOnce = true
    if (grant.can?.challengeReady) {
      const reach = { ...from, filter: grant.can.challengeReady }
      v.challengeReady = [...(v.challengeReady ?? []), reach]
    }
  },
)

const runnable = (ability: Triggered | Activated | string): RunnableAbility =>
  abilityNamed(typeof ability === 'string' ? ability : idOf(ability))

/** Is what is asked of the card that gets it so? */
function isForThis(g: G, { while: only, unless }: Grant, id: CardId): boolean {
  if (only === undefined && unless === undefined) return true
  const bearer = from(cardAt(g.state, id).holder, id)
  return (only === undefined || holds(g, only, bearer)) && (unless === undefined || !holds(g, unless, bearer))
}

/** Does a lasting effect apply to a card of this player now? "Their next turn" is one later turn of theirs. */
function appliesNow(s: LorcanaState, effect: LorcanaLasting, holder: Seat): boolean {
  if (effect.for === 'theirNextTurn') return s.turn > effect.turn && isActive(s, holder)
  return true
}

/** Cards that are drying, too. */
export const isReached = rule('6.4.2.3', (_: LorcanaCard): boolean => true)

/** Does something to the values of this card, or of all that match (6.4.2.1). */
export function forEachReached(
  g: G,
  d: Derived,
  to: 'self' | 'challenger' | Filter,
  from: From,
  apply: (v: Values, base: Values, id: CardId) => void,
): void {
  const s = g.state
  if (to === 'self') {
    if (d.values[from.self]) apply(own(s, d, from.self), printed(s, from.self), from.self)
    return
  }
  if (to === 'challenger') {
    const id = s.challenge === null ? NONE : s.challenge.challenger.card
    if (d.values[id]) apply(own(s, d, id), printed(s, id), id)
    return
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) {
      if (matches(g, to, id, from) && isReached(cardAt(s, id))) {
        apply(own(s, d, id), printed(s, id), id)
      }
    }
  }
}

/** "Unless": it works while that is not so. */
export const isSuspended = rule('6.4.4.1', holds)

function applyStatic(g: G, d: Derived, ability: Static, from: From): void {
  if (ability.while !== undefined && !holds(g, ability.while, from) && on('6.1.13.5')) return
  if (ability.unless !== undefined && isSuspended(g, ability.unless, from)) return
  staticWord(ability).apply(g, d, ability, from)
}

function applyLasting(g: G, d: Derived, effect: LorcanaLasting): void {
  const s = g.state
  const what = effect.what
  const from: From = { you: effect.seat, self: effect.source?.card ?? -1, f: null }
  if (what.kind === 'grant') {
    for (const ref of what.to) {
      const card = find(s, ref)
      if (card && d.values[ref.card] && appliesNow(s, effect, card.holder)) {
        applyGrant(g, own(s, d, ref.card), printed(s, ref.card), what.grant, from, ref.card)
      }
    }
  } else if (what.kind === 'grantAll') {
    for (let seat = 0; seat < s.seats; seat++) {
      for (const id of zoneOf(s, PLAY, seat)) {
        if (appliesNow(s, effect, seat) && matches(g, what.filter, id, from)) {
          applyGrant(g, own(s, d, id), printed(s, id), what.grant, from, id)
        }
      }
    }
  } else if (what.kind === 'forbidPlaying') d.cantPlay.push({ ...from, filter: what.filter })
  else if (what.kind === 'additionalInk')
    d.additionalInk[effect.seat] = (d.additionalInk[effect.seat] ?? 0) + what.n
}

/** It makes what others ask of a card as if it were printed. */
const isFirst = ({ what }: LorcanaLasting): boolean =>
  (what.kind === 'grant' || what.kind === 'grantAll') && what.grant.classifications !== undefined

function compute(g: G): Derived {
  const s = g.state
  const d: Derived = {
    values: new Array<Values | undefined>(s.cards.length),
    payLess: [],
    entersExerted: [],
    playFrom: [],
    playFree: [],
    cantPlay: [],
    additionalInk: new Array<number>(s.seats).fill(0),
    mustBeChosen: [],
    useFree: [],
    moveLess: [],
    takesDamageFor: [],
    skipsDraw: new Array<boolean>(s.seats).fill(false),
    players: new Array<number>(s.seats).fill(0),
    loreToWin: [],
    toInkwell: [],
    shielded: [],
  }
  g.cache = d
  g.keep(ALL)
  let anyLate = false
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) {
      d.values[id] = printed(s, id)
      if (prepared(cardAt(s, id).def).late.length > 0) anyLate = true
    }
  }
  forStatics(g, d, 'first')
  for (const effect of s.effects) if (isFirst(effect)) applyLasting(g, d, effect)
  forStatics(g, d, 'early')
  for (const effect of s.effects) if (!isFirst(effect)) applyLasting(g, d, effect)
  if (anyLate) forStatics(g, d, 'late')
  return d
}

/** Abilities work only in play (1.6.1), and not those of the cards under a character (5.1.1.6). */
export const onTop = rule('5.1.1.6', (s: LorcanaState, seat: Seat): CardId[] => zoneOf(s, PLAY, seat))
export const atWork = rule('1.6.1', onTop)

/** Applies the static abilities of all cards whose turn it is. */
function forStatics(g: G, d: Derived, pass: 'first' | 'early' | 'late'): void {
  const s = g.state
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of atWork(s, seat)) {
      for (const ability of prepared(cardAt(s, id).def)[pass]) {
        if (ability.named !== undefined && ability.named === d.values[id]?.lostAbility) continue
        applyStatic(g, d, ability, { you: seat, self: id, f: null })
      }
    }
  }
}

export function derived(g: G): Derived {
  const cached = g.cache as Derived | null
  return cached !== null && g.isKept(ALL) ? cached : compute(g)
}

/** What the game keeps of what it has worked out. */
export const kept = (g: G): unknown => derived(g)

/** Everything that applies to a card in play; a card not in play has what is printed on it. */
function valuesOf(g: G, id: CardId): Values {
  return derived(g).values[id] ?? printed(g.state, id)
}

export const keywordsOf = (g: G, id: CardId): number => {
  const { keywords, lost } = valuesOf(g, id)
  return keywords & ~lost
}
const NO_ABILITIES: readonly RunnableAbility[] = []
/** What it has gained in quotation marks. */
export const gainedAbilities = (g: G, id: CardId): readonly RunnableAbility[] =>
  derived(g).values[id]?.abilities ?? NO_ABILITIES
const NO_CLASSIFICATIONS: readonly string[] = []
/** Those it has gained; what is printed stands on the card. */
export const gainedClassifications = (g: G, id: CardId): readonly string[] =>
  derived(g).values[id]?.classifications ?? NO_CLASSIFICATIONS
export const mustQuest = (g: G, id: CardId): boolean => valuesOf(g, id).mustQuest
export const tollOf = (g: G, id: CardId): number => valuesOf(g, id).toll
/** The damage it deals in a challenge, before what modifies that. */
export const fightingStrength = (g: G, id: CardId): number =>
  valuesOf(g, id).fightsWithWillpower ? Math.max(0, willpowerOf(g, id)) : strengthOf(g, id)
export const questsAtOnce = (g: G, id: CardId): boolean => valuesOf(g, id).questAtOnce
export const challengesReady = (g: G, id: CardId): boolean => valuesOf(g, id).challengeReady !== null
/** Can it challenge that character though it is ready? */
export const canChallengeReady = (g: G, id: CardId, target: CardId): boolean =>
  (valuesOf(g, id).challengeReady ?? []).some((reach) => matches(g, reach.filter, target, reach))
export const hasKeyword = (g: G, id: CardId, word: Keyword): boolean =>
  (keywordsOf(g, id) & bitOf(word)) !== 0

type Challenge = NonNullable<LorcanaState['challenge']>

/** Challenger is for whoever challenges, and not for whoever is challenged. */
export const isChallenging = rule(
  '8.5.2',
  (s: LorcanaState, { challenger }: Challenge, id: CardId): boolean =>
    binds('8.5.1', refersTo(s, challenger, id)),
)

/** Strength with all modifiers, possibly negative. */
export function rawStrength(g: G, id: CardId): number {
  const v = valuesOf(g, id)
  const challenge = g.state.challenge
  let strength = v.strength
  if (challenge !== null && v.challenger !== 0) {
    if (isChallenging(g.state, challenge, id)) strength += v.challenger
  }
  if (v.strengthFloor && on('6.6.4')) {
    strength = Math.max(strength, prepared(cardAt(g.state, id).def).definition.strength ?? 0)
  }
  return strength
}

/** A negative strength counts as 0, except for modifiers (6.6.2). */
export const strengthOf = rule('6.6.2', (g: G, id: CardId): number => Math.max(0, rawStrength(g, id)))
export const willpowerOf = (g: G, id: CardId): number => valuesOf(g, id).willpower
export const rawLore = (g: G, id: CardId): number => valuesOf(g, id).lore
/** A negative lore value counts as 0, except for modifiers (6.6.3). */
export const loreOf = rule('6.6.3', (g: G, id: CardId): number => Math.max(0, rawLore(g, id)))
/** The numbers of its keywords that have one now: Challenger +N, Resist +N, Singer N. */
export function keywordNumbers(
  g: G,
  id: CardId,
): Partial<Record<'challenger' | 'resist' | 'singer', number>> {
  const { challenger, resist, singer } = valuesOf(g, id)
  return {
    ...(challenger !== 0 && { challenger }),
    ...(resist !== 0 && { resist }),
    ...(singer !== 0 && { singer }),
  }
}
export const resistOf = (g: G, id: CardId): number => valuesOf(g, id).resist
export const isForbidden = (g: G, id: CardId, what: Restriction): boolean =>
  (valuesOf(g, id).cant & restrictionBit(what)) !== 0 && on('1.2.2')
/** What it cannot do now, or will not be able to do while an effect lasts that has been applied to it. */
export function restrictionsOf(g: G, id: CardId): Restriction[] {
  const granted: Restriction[] = []
  for (const { what } of g.state.effects) {
    if (what.kind !== 'grant' || what.grant.cant === undefined) continue
    if (what.to.some((ref) => refersTo(g.state, ref, id))) granted.push(...what.grant.cant)
  }
  if (granted.length === 0 && valuesOf(g, id).cant === 0) return []
  return RESTRICTIONS.filter((what) => isForbidden(g, id, what) || granted.includes(what))
}
export const challengeBans = (g: G, id: CardId): readonly Reach[] => valuesOf(g, id).cantBeChallengedBy ?? []

/** What raises that is added to the number of Singer. */
export const countsToSing = rule('8.11.3', (base: number, more: number, _cost: number): number => base + more)

/** What a character counts as costing when it sings (8.11). */
export function singingCost(g: G, id: CardId): number {
  const v = valuesOf(g, id)
  const cost = prepared(cardAt(g.state, id).def).definition.cost
  const base = v.singer > 0 && on('8.11.1') ? v.singer : cost
  return countsToSing(base, v.singCost, cost)
}

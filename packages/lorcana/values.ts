/**
 * Derived values: strength, willpower, lore, keywords, restrictions, discounts. Worked out in one pass on the first
 * read after an event. Static abilities whose reach depends on derived values themselves (a keyword, a strength)
 * are applied after all others; within each pass nothing depends on order, because modifiers are sums (6.6.1.2).
 */
import { type CardId, find, type Seat, zoneOf } from '@regelwerk/core'
import type { Amount, Filter, Grant, Keyword, Restriction, Static } from './abilities.ts'
import { type G, on } from './book.ts'
import { isActive } from './players.ts'
import { type Prepared, prepared } from './prepare.ts'
import { amount, type From, holds, matches } from './reading.ts'
import { cardAt, HAND, type LorcanaLasting, type LorcanaState, PLAY, refersTo, UNDER } from './state.ts'
import { staticWord } from './vocabulary.ts'
import { bitOf, type Keywords, keywords } from './words/keywords/index.ts'
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
}

export interface Derived {
  revision: number
  values: (Values | undefined)[]
  payLess: (Reach & { n: number })[]
  playFree: Reach[]
  cantPlay: Reach[]
  additionalInk: number[]
  mustBeChosen: CardId[]
  /** Cards whose abilities may be used for free. */
  useFree: CardId[]
  takesDamageFor: (Reach & { dealt: boolean })[]
  skipsDraw: boolean[]
}

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
})

/** The values of a card in play, to be modified: from here on its own. */
function own(s: LorcanaState, d: Derived, id: CardId): Values {
  const values = d.values[id] as Values
  if (values !== printed(s, id)) return values
  const copy = { ...values }
  d.values[id] = copy
  return copy
}

/** Modifiers are combined into a sum (6.6.1.2). */
const combine = (value: number, base: number, modifier: number): number =>
  on('6.6.1.2') ? value + modifier : base + modifier

function addKeyword<K extends Keyword>(v: Values, word: { keyword: K } & Keywords[K]): void {
  const had = (v.keywords & bitOf(word.keyword)) !== 0
  v.keywords |= bitOf(word.keyword)
  keywords[word.keyword].count?.(v, word, had)
}

export function applyGrant(g: G, v: Values, base: Values, grant: Grant, from: From): void {
  if (!on('6.6.1.1')) return
  const count = (n: Amount): number => amount(g, n, from)
  if (grant.strength !== undefined) v.strength = combine(v.strength, base.strength, count(grant.strength))
  if (grant.willpower !== undefined)
    v.willpower = combine(v.willpower, base.willpower, count(grant.willpower))
  if (grant.lore !== undefined) v.lore = combine(v.lore, base.lore, count(grant.lore))
  if (grant.keywords) for (const word of grant.keywords) addKeyword(v, word)
  if (grant.cant) for (const what of grant.cant) v.cant |= restrictionBit(what)
}

/** Does a lasting effect apply to a card of this player now? "Their next turn" is one later turn of theirs. */
function appliesNow(s: LorcanaState, effect: LorcanaLasting, holder: Seat): boolean {
  if (effect.for === 'theirNextTurn') return s.turn > effect.turn && isActive(s, holder)
  return true
}

/** Does something to the values of this card, or of all that match (6.4.2.1). */
export function forEachReached(
  g: G,
  d: Derived,
  to: 'self' | Filter,
  from: From,
  apply: (v: Values, base: Values) => void,
): void {
  const s = g.state
  if (to === 'self') {
    if (d.values[from.self]) apply(own(s, d, from.self), printed(s, from.self))
    return
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) {
      if (matches(g, to, id, from) && (!cardAt(s, id).drying || on('6.4.2.3'))) {
        apply(own(s, d, id), printed(s, id))
      }
    }
  }
}

function applyStatic(g: G, d: Derived, ability: Static, from: From): void {
  if (ability.while !== undefined && !holds(g, ability.while, from) && on('6.1.13.5')) return
  if (ability.unless !== undefined && on('6.4.4.1') === holds(g, ability.unless, from)) return
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
        applyGrant(g, own(s, d, ref.card), printed(s, ref.card), what.grant, from)
      }
    }
  } else if (what.kind === 'grantAll') {
    for (let seat = 0; seat < s.seats; seat++) {
      for (const id of zoneOf(s, PLAY, seat)) {
        if (appliesNow(s, effect, seat) && matches(g, what.filter, id, from)) {
          applyGrant(g, own(s, d, id), printed(s, id), what.grant, from)
        }
      }
    }
  } else if (what.kind === 'forbidPlaying') d.cantPlay.push({ ...from, filter: what.filter })
}

function compute(g: G): Derived {
  const s = g.state
  const d: Derived = {
    revision: g.revision,
    values: new Array<Values | undefined>(s.cards.length),
    payLess: [],
    playFree: [],
    cantPlay: [],
    additionalInk: new Array<number>(s.seats).fill(0),
    mustBeChosen: [],
    useFree: [],
    takesDamageFor: [],
    skipsDraw: new Array<boolean>(s.seats).fill(false),
  }
  g.cache = d
  let anyLate = false
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) {
      d.values[id] = printed(s, id)
      if (prepared(cardAt(s, id).def).late.length > 0) anyLate = true
    }
  }
  forStatics(g, d, 'early')
  for (const effect of s.effects) applyLasting(g, d, effect)
  if (anyLate) forStatics(g, d, 'late')
  return d
}

/** Abilities work only in play (1.6.1), and not those of the cards under a character (5.1.1.6). */
function atWork(s: LorcanaState, seat: Seat): CardId[] {
  const inPlay = zoneOf(s, PLAY, seat)
  if (!on('1.6.1')) return inPlay.concat(zoneOf(s, HAND, seat))
  return on('5.1.1.6') ? inPlay : inPlay.concat(zoneOf(s, UNDER, seat))
}

/** Applies the early or the late static abilities of all cards. */
function forStatics(g: G, d: Derived, pass: 'early' | 'late'): void {
  const s = g.state
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of atWork(s, seat)) {
      for (const ability of prepared(cardAt(s, id).def)[pass])
        applyStatic(g, d, ability, { you: seat, self: id, f: null })
    }
  }
}

export function derived(g: G): Derived {
  const cached = g.cache as Derived | null
  return cached !== null && cached.revision === g.revision ? cached : compute(g)
}

/** Everything that applies to a card in play; a card not in play has what is printed on it. */
function valuesOf(g: G, id: CardId): Values {
  return derived(g).values[id] ?? printed(g.state, id)
}

export const keywordsOf = (g: G, id: CardId): number => valuesOf(g, id).keywords
export const hasKeyword = (g: G, id: CardId, word: Keyword): boolean =>
  (keywordsOf(g, id) & bitOf(word)) !== 0

/** Strength with all modifiers, possibly negative. */
export function rawStrength(g: G, id: CardId): number {
  const v = valuesOf(g, id)
  const challenge = g.state.challenge
  let strength = v.strength
  if (challenge !== null && v.challenger !== 0) {
    if (refersTo(g.state, challenge.challenger, id) && on('8.5.1')) strength += v.challenger
    else if (refersTo(g.state, challenge.defender, id) && !on('8.5.2')) strength += v.challenger
  }
  if (v.strengthFloor && on('6.6.4')) {
    strength = Math.max(strength, prepared(cardAt(g.state, id).def).definition.strength ?? 0)
  }
  return strength
}

/** A negative strength counts as 0, except for modifiers (6.6.2). */
export const strengthOf = (g: G, id: CardId): number => {
  const strength = rawStrength(g, id)
  return on('6.6.2') ? Math.max(0, strength) : strength
}
export const willpowerOf = (g: G, id: CardId): number => valuesOf(g, id).willpower
export const rawLore = (g: G, id: CardId): number => valuesOf(g, id).lore
/** A negative lore value counts as 0, except for modifiers (6.6.3). */
export const loreOf = (g: G, id: CardId): number =>
  on('6.6.3') ? Math.max(0, rawLore(g, id)) : rawLore(g, id)
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
export const restrictionsOf = (g: G, id: CardId): Restriction[] =>
  RESTRICTIONS.filter(
    (what) =>
      isForbidden(g, id, what) ||
      g.state.effects.some(
        ({ what: does }) =>
          does.kind === 'grant' &&
          does.grant.cant?.includes(what) &&
          does.to.some((ref) => refersTo(g.state, ref, id)),
      ),
  )
export const challengeBans = (g: G, id: CardId): readonly Reach[] => valuesOf(g, id).cantBeChallengedBy ?? []

/** What a character counts as costing when it sings (8.11). */
export function singingCost(g: G, id: CardId): number {
  const v = valuesOf(g, id)
  const cost = prepared(cardAt(g.state, id).def).definition.cost
  const base = v.singer > 0 && on('8.11.1') ? v.singer : cost
  return v.singCost > 0 && v.singer > 0 && !on('8.11.3')
    ? Math.max(base, cost + v.singCost)
    : base + v.singCost
}

/**
 * Constant abilities and lasting effects, and the values that follow from them (rules/konstante-faehigkeiten,
 * glossary/andauernde-effekte). What is at work is collected once per change of the state.
 */

import { type CardId, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import type {
  Amount,
  Bold,
  Condition,
  Constant,
  ConstantOf,
  Constants,
  House,
  Keyword,
  Scope,
} from './abilities.ts'
import { type G, meets, rule } from './book.ts'
import type { CardDefinition } from './cards/index.ts'
import { houses } from './houses.ts'
import { bitOf, constantOf, idOf, livesOutside, prepared, type Registered, registered } from './prepare.ts'
import { amount, type Context, constantKind, contextOf, holds, matches } from './reading.ts'
import {
  ARTIFACTS,
  cardAt,
  DISCARD,
  definitionOf,
  faceAt,
  faceOf,
  isInPlay,
  type KeyForgeCard,
  type KeyForgeLasting,
  LINE,
  lineOf,
  NONE,
  printedHouse,
  refersTo,
  UPGRADES,
} from './state.ts'

export type Kind = keyof Constants
/** What every constant ability may have. */
type Held = { if?: Condition }

/** One constant ability at work: who bears it, whose it is. */
export interface Reach<C = Constant> {
  constant: C
  id: string
  bearer: CardId
  me: Seat
  granter: CardId
  lasting: KeyForgeLasting | null
  context: Context | null
}

/** A triggered ability at work. */
export interface Listener {
  ability: Registered
  bearer: CardId
  me: Seat
  granter: CardId
  from: BoldInstance['from']
  lasting: KeyForgeLasting | null
}

// What is kept: which abilities are at work; what is worked out by them; that nothing is left to be put right.
const ABILITIES = 1
const WORKED_OUT = 2
export const RIGHT = 4
/** An event that neither brings an ability nor takes one away. */
export const VALUES = WORKED_OUT | RIGHT

interface Derived {
  /** By kind: those of one kind are in its list and nowhere else. */
  reaches: Map<Kind, Reach[]>
  listeners: Listener[]
  /** Abilities that creatures have gained. */
  gained: (BoldInstance & { creature: CardId; me: Seat })[]
  power: (number | undefined)[]
  keywords: (number | undefined)[]
}

const NO_REACHES: readonly never[] = []

const ofKind = <K extends Kind>(d: Derived, kind: K): readonly Reach<ConstantOf<K>>[] =>
  (d.reaches.get(kind) ?? NO_REACHES) as readonly Reach<ConstantOf<K>>[]
const NO_ABILITIES: readonly never[] = []

function isBlank(g: G, d: Derived, id: CardId): boolean {
  const blanks = ofKind(d, 'blank')
  return blanks.length > 0 && blanks.some((reach) => applies(g, reach, id))
}

/** Constant abilities work on ready and on exhausted cards. */
export const isActiveThough = rule('rules/konstante-faehigkeiten/1', (_: KeyForgeCard): boolean => true)

function collect(g: G): Derived {
  const s = g.state
  const d: Derived = {
    reaches: new Map(),
    listeners: [],
    gained: [],
    power: [],
    keywords: [],
  }
  g.cache = d
  g.keep(ABILITIES | WORKED_OUT)
  const add = (reach: Reach): void => {
    const kind = constantKind(reach.constant)
    const list = d.reaches.get(kind)
    if (list === undefined) d.reaches.set(kind, [reach])
    else list.push(reach)
  }
  const texts: { def: number; lasting: KeyForgeLasting }[] = []
  for (const lasting of s.effects) {
    if (lasting.text !== NONE) {
      if (lasting.ability === 'text') texts.push({ def: lasting.text, lasting })
      continue
    }
    if (!isCurrent(g, lasting)) continue
    const ability = registered(lasting.ability)
    const bearer = lasting.source?.card ?? NONE
    const { seat: me, granter } = lasting
    if (ability.ability?.kind === 'triggered')
      d.listeners.push({ ability, bearer, me, granter, from: lasting.id, lasting })
    else add({ constant: constantOf(ability), id: ability.id, bearer, me, granter, lasting, context: null })
  }
  const take = (
    list: readonly Registered[],
    triggers: readonly Registered[],
    bearer: CardId,
    me: Seat,
    from: number = NONE,
  ): void => {
    for (const r of list)
      add({ constant: constantOf(r), id: r.id, bearer, me, granter: NONE, lasting: null, context: null })
    for (const ability of triggers)
      d.listeners.push({ ability, bearer, me, granter: NONE, from, lasting: null })
  }
  // First what makes others blank.
  for (let seat = 0; seat < 2; seat++)
    for (const id of lineOf(s, seat))
      if (!isBlank(g, d, id)) take(prepared(faceAt(s, id).index).blanking, NO_ABILITIES, id, seat)
  for (let seat = 0; seat < 2; seat++) {
    for (let zone = LINE; zone <= UPGRADES; zone++) {
      for (const id of zoneOf(s, zone, seat)) {
        const p = prepared(faceAt(s, id).index)
        if (p.constants.length === 0 && p.triggered.length === 0) continue
        if (zone !== UPGRADES && isBlank(g, d, id)) continue
        if (!isActiveThough(cardAt(s, id))) continue
        if (cardAt(s, id).asUpgrade) take(p.asUpgrade, NO_ABILITIES, id, seat)
        else take(p.constants, p.triggered, id, seat)
      }
    }
    if (!livesOutside(s)) continue
    for (const id of zoneOf(s, DISCARD, seat))
      take(NO_ABILITIES, prepared(faceAt(s, id).index).inDiscard, id, seat)
  }
  for (const { def, lasting } of texts) {
    const p = prepared(definitionOf(s, def).index)
    for (const ref of lasting.it) {
      if (!refersTo(s, ref, ref.card)) continue
      take(p.constants, p.triggered, ref.card, cardAt(s, ref.card).holder, lasting.id)
      for (const list of p.bold.values())
        for (const ability of list)
          d.gained.push({
            ability,
            creature: ref.card,
            granter: NONE,
            from: lasting.id,
            me: cardAt(s, ref.card).holder,
          })
    }
  }
  gainAbilities(g, d, add)
  return d
}

/** Abilities that creatures gain from others; a gained constant ability works like a printed one. */
function gainAbilities(g: G, d: Derived, add: (reach: Reach) => void): void {
  const s = g.state
  for (const reach of ofKind(d, 'gainsAbility')) {
    const constant = reach.constant
    const ability = registered(idOfGained(constant))
    const creatures = inScope(g, reach, constant.to)
    for (const creature of creatures) {
      const me = cardAt(s, creature).holder
      const granter = reach.bearer
      const from = reach.lasting?.id ?? NONE
      const kind = ability.ability?.kind
      if (kind === 'constant')
        add({
          constant: constantOf(ability),
          id: ability.id,
          bearer: creature,
          me,
          granter,
          lasting: null,
          context: null,
        })
      else if (kind === 'triggered')
        d.listeners.push({ ability, bearer: creature, me, granter, from, lasting: null })
      else d.gained.push({ ability, creature, granter, from, me })
    }
  }
}

const gainedIds = new Map<Constant, string>()
function idOfGained(constant: Extract<Constant, { gainsAbility: unknown }>): string {
  let id = gainedIds.get(constant)
  if (id === undefined) {
    id = idOf(constant.gainsAbility)
    gainedIds.set(constant, id)
  }
  return id
}

/** All creatures a constant ability applies to now. */
function inScope(g: G, reach: Reach<Held>, scope: Scope): CardId[] {
  const s = g.state
  if (!conditionHolds(g, reach)) return []
  if (scope === 'self')
    return isInPlay(cardAt(s, reach.bearer)) && isStillBearer(g, reach) ? [reach.bearer] : []
  if (scope === 'host') {
    const host = cardAt(s, reach.bearer).on
    return host === NONE ? [] : [host]
  }
  if (scope === 'it')
    return (reach.lasting?.it ?? []).filter((ref) => refersTo(s, ref, ref.card)).map((ref) => ref.card)
  const context = reachContext(reach)
  const found: CardId[] = []
  for (let seat = 0; seat < 2; seat++)
    for (const id of lineOf(s, seat)) if (matches(g, scope, id, context)) found.push(id)
  return found
}

export function derived(g: G): Derived {
  const cached = g.cache as Derived | null
  if (cached === null || !g.isKept(ABILITIES)) return collect(g)
  if (g.isKept(WORKED_OUT)) return cached
  // Whom abilities are granted to, and who is blank, can change with any value.
  if (cached.gained.length > 0 || cached.reaches.has('gainsAbility') || cached.reaches.has('blank'))
    return collect(g)
  cached.power = []
  cached.keywords = []
  g.keep(WORKED_OUT)
  return cached
}

/** What the game keeps of what it has worked out. */
export function kept(g: G): unknown {
  const { reaches: all, listeners, gained } = derived(g)
  const creatures = [0, 1].flatMap((seat) => lineOf(g.state, seat))
  return {
    reaches: [...all].map(([kind, found]) => [kind, found.map(({ context: _, ...reach }) => reach)]),
    listeners,
    gained,
    power: creatures.map((id) => powerOf(g, id)),
    keywords: creatures.map((id) => keywordsOf(g, id)),
  }
}

export const reaches = <K extends Kind>(g: G, kind: K): readonly Reach<ConstantOf<K>>[] =>
  ofKind(derived(g), kind)

/** Is a lasting effect at work in this turn? It does not matter what has become of the card it came from. */
export const isCurrent = rule('glossary/andauernde-effekte', (g: G, lasting: KeyForgeLasting): boolean => {
  const s = g.state
  switch (lasting.for) {
    case 'turn':
      return s.turn === lasting.turn
    case 'opponentsNextTurn':
      return s.turn > lasting.turn && s.active !== lasting.seat
    case 'untilYourNextTurn':
      return s.turn === lasting.turn || s.active !== lasting.seat
    case 'untilEndOfYourNextTurn':
      return true
    // Each player has one turn in it.
    case 'theirNextTurn':
      return s.turn > lasting.turn
    case 'whileInPlay':
      return lasting.source === null || refersTo(s, lasting.source, lasting.source.card)
  }
})

/** Has it run out for good? */
export function isOver(g: G, lasting: KeyForgeLasting): boolean {
  const s = g.state
  switch (lasting.for) {
    case 'turn':
      return s.turn > lasting.turn
    case 'opponentsNextTurn':
      return s.turn > lasting.turn + 1
    case 'untilYourNextTurn':
      return s.turn > lasting.turn + 1
    case 'untilEndOfYourNextTurn':
    case 'theirNextTurn':
      return s.turn > lasting.turn + 2
    case 'whileInPlay':
      return lasting.source !== null && !refersTo(s, lasting.source, lasting.source.card)
  }
}

/** Does it end together with this turn? */
export const endsWithTurn = (g: G, lasting: KeyForgeLasting): boolean =>
  lasting.for === 'turn' ||
  (lasting.for === 'opponentsNextTurn' && g.state.turn > lasting.turn) ||
  (lasting.for === 'untilEndOfYourNextTurn' && g.state.turn > lasting.turn + 1)

/** From where a constant ability or lasting effect looks at the game. */
export const contextIn = (
  me: Seat,
  bearer: CardId,
  granter: CardId,
  lasting: KeyForgeLasting | null,
): Context => ({
  ...contextOf(me, bearer),
  granter,
  it: lasting?.it ?? [],
  house: lasting?.house ?? null,
  title: lasting?.title ?? null,
})

export const reachContext = (reach: Reach<Held>): Context => {
  reach.context ??= contextIn(reach.me, reach.bearer, reach.granter, reach.lasting)
  return reach.context
}

const conditionHolds = (g: G, reach: Reach<Held>): boolean =>
  reach.constant.if === undefined ||
  meets('rules/konstante-faehigkeiten', holds(g, reach.constant.if, reachContext(reach)))

/** Lasting effects on a card end when it leaves play (glossary/verlaesst-das-spiel). */
const isStillBearer = (g: G, { lasting, bearer }: Reach<Held>): boolean =>
  !lasting?.source || refersTo(g.state, lasting.source, bearer)

/** Does a constant ability with a scope apply to this card? */
export function applies(g: G, reach: Reach<Held>, id: CardId): boolean {
  const s = g.state
  const scope = (reach.constant as { to?: Scope }).to
  if (scope === undefined) return conditionHolds(g, reach)
  if (scope === 'self') {
    if (id !== reach.bearer || !isStillBearer(g, reach)) return false
  } else if (scope === 'host') {
    if (cardAt(s, reach.bearer).on !== id) return false
  } else if (scope === 'it') {
    if (!(reach.lasting?.it.some((ref) => refersTo(s, ref, id)) ?? false)) return false
  } else if (!matches(g, scope, id, reachContext(reach))) return false
  return conditionHolds(g, reach)
}

/** The constant abilities of a kind that are at work (their condition holds), for those without a scope. */
export const working = <K extends Kind>(g: G, kind: K): readonly Reach<ConstantOf<K>>[] => {
  const all = reaches(g, kind)
  return all.length === 0 ? all : all.filter((reach) => conditionHolds(g, reach))
}

/** Those of a kind that apply to a card. */
export const reaching = <K extends Kind>(g: G, kind: K, id: CardId): readonly Reach<ConstantOf<K>>[] => {
  const all = reaches(g, kind)
  return all.length === 0 ? all : all.filter((reach) => applies(g, reach, id))
}

/** What forbids a player something now. */
export const forbidding = (
  g: G,
  seat: Seat,
  what: ConstantOf<'forbid'>['forbid'],
): readonly Reach<ConstantOf<'forbid'>>[] =>
  working(g, 'forbid').filter((reach) => {
    const { forbid, who, while: seen } = reach.constant
    if (forbid !== what) return false
    if (who !== 'eachPlayer' && (who === 'you') !== (reach.me === seat)) return false
    return seen === undefined || holds(g, seen, { ...reachContext(reach), you: seat })
  })

// ---- values of creatures

/** All that applies to a card, added up. */
const sum = <C extends Constant>(
  g: G,
  list: readonly Reach<C>[],
  of: (constant: C) => Amount,
  target: CardId,
): number => {
  let total = 0
  for (const reach of list) {
    if (!applies(g, reach, target)) continue
    const n = of(reach.constant)
    total += typeof n === 'number' ? n : amount(g, n, reachContext(reach), target)
  }
  return total
}

/** Where "X" is printed, no ability may define it. */
export const undefinedX = rule('glossary/x', (): number => 0)

export type Counters = NonNullable<KeyForgeCard['counters']>

export const powerCounters = rule(
  'glossary/1-staerke-karte-staerke-statuskarte-staerkemarker',
  ({ power = 0 }: Counters): number => power,
)

/** Other counters mean nothing by themselves. */
export const powerByCounters = rule('glossary/andere-marker', (counters: Counters): number =>
  powerCounters(counters),
)

/** The card whose power, armor, keywords and traits a creature has until it leaves play (Cyber-Clone). */
function likeness(g: G, id: CardId): CardDefinition | null {
  const found = g.state.effects.findLast(
    ({ ability, it: [ref] }) => ability === 'values' && ref !== undefined && refersTo(g.state, ref, id),
  )
  return found === undefined ? null : definitionOf(g.state, found.text)
}

/** Its power without what it gets only if it survives the damage. */
export function powerBeforeDamage(g: G, id: CardId): number {
  const after = reaching(g, 'power', id).filter((reach) => reach.constant.survived)
  const more = after.reduce(
    (total, reach) => total + amount(g, reach.constant.power, reachContext(reach), id),
    0,
  )
  return powerOf(g, id) - more
}

export function powerOf(g: G, id: CardId): number {
  const d = derived(g)
  const known = d.power[id]
  if (known !== undefined) return known
  // While it is being worked out, a value that refers back to itself counts what is printed.
  const card = cardAt(g.state, id)
  const definition = faceOf(g.state, card)
  let power = likeness(g, id)?.power ?? definition.power ?? undefinedX()
  if (definition.type !== 'creature') {
    const [as] = reaching(g, 'isCreature', id)
    power = as === undefined ? 0 : as.constant.isCreature.power
  }
  if (card.counters !== null) power += powerByCounters(card.counters)
  d.power[id] = power
  const list = ofKind(d, 'power')
  if (list.length > 0) power += sum(g, list, (c) => c.power, id)
  const so = ofKind(d, 'considered').findLast((reach) => applies(g, reach, id))
  power = so?.constant.considered.power ?? Math.max(0, power)
  d.power[id] = power
  return power
}

export function armorOf(g: G, id: CardId): number {
  const d = derived(g)
  if (reaching(g, 'noArmor', id).length > 0) return 0
  const so = ofKind(d, 'considered').findLast((reach) => applies(g, reach, id))
  if (so !== undefined) return so.constant.considered.armor
  const printed = faceAt(g.state, id).armor + (likeness(g, id)?.armor ?? 0)
  const list = ofKind(d, 'armor')
  if (list.length === 0) return printed
  return Math.max(0, printed + sum(g, list, (c) => c.armor, id))
}

/** Armor prevents damage once in a turn. */
export const armorSpent = rule(
  'glossary/ruestung',
  (card: KeyForgeCard, now: number): number => card.armorUsed - Math.max(0, card.armorSeen - now),
)

/** Armor that can still prevent damage this turn. What is lost is lost first from what has been used. */
export function armorLeft(g: G, id: CardId): number {
  const card = cardAt(g.state, id)
  const now = armorOf(g, id)
  return Math.max(0, now - Math.max(0, armorSpent(card, now)))
}

/** Printed keywords count only where the text box is not blank. */
export function keywordsOf(g: G, id: CardId): number {
  const d = derived(g)
  const known = d.keywords[id]
  if (known !== undefined) return known
  const card = cardAt(g.state, id)
  let mask = card.zone === LINE && isBlank(g, d, id) ? 0 : prepared(faceOf(g.state, card).index).keywords
  d.keywords[id] = mask
  for (const reach of ofKind(d, 'gains')) {
    if (applies(g, reach, id)) mask |= bitOf(reach.constant.gains)
  }
  // Also those of a card that it is like.
  for (const { def, it } of gainedTexts(g))
    if (it.some((ref) => refersTo(g.state, ref, id)))
      mask |= prepared(definitionOf(g.state, def).index).keywords
  for (const reach of ofKind(d, 'loses')) {
    if (applies(g, reach, id)) mask &= ~bitOf(reach.constant.loses)
  }
  d.keywords[id] = mask
  return mask
}

const gainedTexts = (g: G): { def: number; it: Ref[] }[] => {
  const found: { def: number; it: Ref[] }[] = []
  for (const lasting of g.state.effects)
    if (lasting.text !== NONE) found.push({ def: lasting.text, it: lasting.it })
  return found
}

export const hasKeyword = (g: G, id: CardId, word: Keyword): boolean =>
  (keywordsOf(g, id) & bitOf(word)) !== 0

/** Assault and hazardous: all instances added up. */
const addedUp = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0)

/** What a creature has several times is added up. */
export const together = {
  assault: rule('glossary/ansturm-x', addedUp),
  hazardous: rule('glossary/gefaehrlich-x', addedUp),
}

export function numberOf(g: G, id: CardId, word: 'assault' | 'hazardous'): number {
  if (!hasKeyword(g, id, word)) return 0
  const d = derived(g)
  const card = cardAt(g.state, id)
  const parts: number[] = []
  if (!isBlank(g, d, id)) parts.push(prepared(faceOf(g.state, card).index)[word])
  for (const reach of ofKind(d, 'gains')) {
    const constant = reach.constant
    if (constant.gains === word && applies(g, reach, id))
      parts.push(amount(g, constant.n ?? 0, reachContext(reach), id))
  }
  for (const { def, it } of gainedTexts(g))
    if (it.some((ref) => refersTo(g.state, ref, id)))
      parts.push(prepared(definitionOf(g.state, def).index)[word])
  return together[word](parts)
}

/** The houses a card belongs to. */
export function housesOf(g: G, id: CardId): House[] {
  const card = cardAt(g.state, id)
  const instead = reaches(g, 'belongsTo').findLast((reach) => applies(g, reach, id))
  const own = card.house === NONE ? ownHouse(g, id) : (houses[card.house] as House)
  const found: House[] = [instead?.constant.belongsTo ?? own]
  const list = reaches(g, 'alsoHouse')
  for (const reach of list) {
    if (!applies(g, reach, id)) continue
    const house = reach.constant.alsoHouse
    if (house === 'all') return [...houses]
    if (!found.includes(house)) found.push(house)
  }
  return found
}

/** A maverick or anomaly is of the house printed on it in every respect. */
export const houseOfAnomaly = rule('glossary/anomalie', printedHouse)
export const houseOfMaverick = rule('glossary/maverick', printedHouse)

function ownHouse(g: G, id: CardId): House {
  const card = cardAt(g.state, id)
  if (card.copy !== NONE) return printedHouse(g.state, card.copy)
  const definition = definitionOf(g.state, card.def)
  return definition.anomaly ? houseOfAnomaly(g.state, card.def) : houseOfMaverick(g.state, card.def)
}

export function isOfHouse(g: G, id: CardId, house: House): boolean {
  const { reaches: all } = derived(g)
  if (all.size > 0 && (all.has('alsoHouse') || all.has('belongsTo'))) return housesOf(g, id).includes(house)
  const card = cardAt(g.state, id)
  return (card.house === NONE ? ownHouse(g, id) : houses[card.house]) === house
}

/** The traits of a card, printed and gained. */
export function traitsOf(g: G, id: CardId): readonly string[] {
  const printed = faceAt(g.state, id).traits
  const gained = reaching(g, 'gainsTrait', id).map((reach) => reach.constant.gainsTrait)
  const like = likeness(g, id)?.traits ?? []
  return gained.length + like.length === 0 ? printed : [...new Set([...printed, ...gained, ...like])]
}

// ---- the battleline

export const neighboursOf = rule('glossary/nachbar', (g: G, id: CardId): CardId[] => {
  const s = g.state
  const card = cardAt(s, id)
  if (card.zone !== LINE) return []
  const line = lineOf(s, card.holder)
  const at = line.indexOf(id)
  const found: CardId[] = []
  if (at > 0) found.push(line[at - 1] as CardId)
  if (at < line.length - 1) found.push(line[at + 1] as CardId)
  return found
})

export const isFlank = rule('glossary/flanke', (g: G, id: CardId): boolean => {
  const s = g.state
  const card = cardAt(s, id)
  if (card.zone !== LINE) return false
  const line = lineOf(s, card.holder)
  if (line[0] === id || line[line.length - 1] === id) return true
  return reaching(g, 'consideredFlank', id).length > 0
})

/** As many creatures to its left as to its right. */
export const isCentre = rule('glossary/zentrum-der-schlachtreihe', (g: G, id: CardId): boolean => {
  const card = cardAt(g.state, id)
  if (card.zone !== LINE) return false
  const line = lineOf(g.state, card.holder)
  const left = line.indexOf(id)
  const right = line.length - 1 - left
  return left === right
})

// ---- abilities with a bold word

export interface BoldInstance {
  ability: Registered
  granter: CardId
  /** The lasting effect by which it was gained, or NONE. The same ability gained twice is two abilities. */
  from: number
}

const NO_BOLD: readonly BoldInstance[] = []
const NO_WORDS: readonly Bold[] = []

/** The abilities of a card with this word: printed, unless blanked, and gained. */
export function boldOf(g: G, id: CardId, word: Bold): readonly BoldInstance[] {
  const d = derived(g)
  const card = cardAt(g.state, id)
  const printed = prepared(faceOf(g.state, card).index).bold
  const also = d.reaches.has('counts') ? countedAs(g, id, word) : NO_WORDS
  const own = printed.get(word)
  if (own === undefined && d.gained.length === 0 && also.length === 0) return NO_BOLD
  const found: BoldInstance[] = []
  const words = also.length === 0 ? [word] : [word, ...also]
  if (!((card.zone === LINE || card.zone === ARTIFACTS) && isBlank(g, d, id))) {
    const all = also.length === 0 ? (own ?? []) : new Set(words.flatMap((one) => printed.get(one) ?? []))
    for (const ability of all) found.push({ ability, granter: NONE, from: NONE })
  }
  for (const gained of d.gained) {
    if (gained.creature !== id) continue
    const ability = gained.ability.ability
    if (ability?.kind === 'bold' && ability.on.some((one) => words.includes(one)))
      found.push({ ability: gained.ability, granter: gained.granter, from: gained.from })
  }
  return found
}

/** Words whose abilities also have this one. */
const countedAs = (g: G, id: CardId, word: Bold): Bold[] =>
  reaching(g, 'counts', id).flatMap(({ constant: { counts, alsoAs } }) => (alsoAs === word ? [counts] : []))

export const hasBold = (g: G, id: CardId, word: Bold): boolean => boldOf(g, id, word).length > 0

export const refs = (g: G, ids: readonly CardId[]): Ref[] => ids.map((id) => refTo(g.state, id))

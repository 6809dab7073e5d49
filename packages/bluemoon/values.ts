/** Values of cards and the power of a player (base/26 to base/28). */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Element, Modify } from './abilities.ts'
import { binds, type G, meets, rule } from './book.ts'
import { atWork, hasIcon, isAny, isIgnored, isProtected, keptTexts, knownPowers } from './ignored.ts'
import { COMBAT, cardAt, defAt, INFLUENCE, other, pile, SUPPORT, typeOf } from './state.ts'

/** The printed value as it counts: 0 for an ignored card, or where the opponent makes odd or even ones 0. */
export function printedValue(g: G, id: CardId, element: Element): number {
  const card = cardAt(g.state, id)
  if (isIgnored(g, id)) return 0
  const printed = binds('base/59', card.bluff) ? 2 : (defAt(g.state, id)[element] ?? 0)
  if (card.bluff) {
    const worth = bluffWorth(g, card.owner)
    return raisedBluff(g, id, printed, worth)
  }
  const value = zeroed(g, id, printed)
  return value !== printed && isProtected(g, id) ? printed : value
}

/** What acts on printed values comes first. */
export const raisedBluff = rule('base/28', (g: G, id: CardId, printed: number, worth: number): number =>
  Math.max(zeroed(g, id, printed), worth),
)

/** 0 where the opponent makes such printed values 0. */
export function zeroed(g: G, id: CardId, printed: number): number {
  const card = cardAt(g.state, id)
  if (!isAny(g, other(card.owner), 'zero')) return printed
  const type = typeOf(g.state, id)
  for (const { text } of atWork(g, other(card.owner), 'zero')) {
    const odd = printed % 2 === 1
    if (text.of.some((t) => t === type) && (text.zero === 'odd') === odd) return 0
  }
  return printed
}

/** Active bluff cards are raised to this, after what acts on their printed values (buka/buka-21-pulvermeister-yina-ko/2). */
function bluffWorth(g: G, seat: Seat): number {
  let worth = 0
  for (const { text } of atWork(g, seat, 'bluffWorth')) worth = Math.max(worth, text.bluffWorth)
  return worth
}

type Raise = Extract<Modify, { raise: unknown }>
type Double = Extract<Modify, { double: unknown }>

/** What acts on printed values comes first, here too. */
export const valueToRaise = rule('base/28', printedValue)

function raisedTo(g: G, id: CardId, text: Raise, element: Element): number {
  if (typeof text.to === 'number') return text.to
  const fire = valueToRaise(g, id, 'fire')
  const earth = valueToRaise(g, id, 'earth')
  const to = text.to === 'sum' ? fire + earth : Math.max(fire, earth)
  return text.raise.includes(element) ? to : 0
}

/** "Rise to" before "double": the order that yields most. */
export const raisedAndDoubled = rule(
  'base/28',
  (value: number, to: readonly number[], doubled: number): number => Math.max(value, ...to) * 2 ** doubled,
)

/** Values of the characters, with every way to give "one of my characters" its raise or doubling: the best counts. */
function bestCharacters(g: G, seat: Seat, ids: readonly CardId[], element: Element): number {
  if (ids.length === 0) return 0
  if (!isAny(g, seat, 'raise') && !isAny(g, seat, 'double')) {
    let sum = 0
    for (const id of ids) sum += printedValue(g, id, element)
    return sum
  }
  const raises = atWork(g, seat, 'raise').filter(({ text }) => text.raise.includes(element))
  const doubles = atWork(g, seat, 'double').filter(({ text }) => text.double.includes(element))
  const single = [...raises, ...doubles]
    .filter(({ text }) => text.of === 'oneCharacter')
    .map(({ text }) => text)
  const all = [...raises, ...doubles].filter(({ text }) => text.of === 'characters').map(({ text }) => text)
  const value = (id: CardId, mine: readonly (Raise | Double)[]): number => {
    // What is ignored stays so, however it is raised (flit/flit-12-hacker-hank/7).
    if (isIgnored(g, id)) return 0
    const to = mine.flatMap((text) => ('raise' in text ? [raisedTo(g, id, text, element)] : []))
    return raisedAndDoubled(printedValue(g, id, element), to, mine.length - to.length)
  }
  const assign = (i: number, given: readonly (Raise | Double)[][]): number => {
    if (i === single.length)
      return ids.reduce((sum, id, k) => sum + value(id, [...all, ...(given[k] ?? [])]), 0)
    let best = 0
    for (let k = 0; k < ids.length; k++) {
      const next = given.map((list, j) => (j === k ? [...list, single[i] as Raise | Double] : list))
      best = Math.max(best, assign(i + 1, next))
    }
    return best
  }
  return assign(
    0,
    ids.map(() => []),
  )
}

/** All that is kept of what was worked out. */
export const kept = (g: G): unknown => [
  keptTexts(g),
  [0, 1].map((seat) => [power(g, seat, 'fire'), power(g, seat, 'earth')]),
]

/** The power of a player in an element (base/26): values, raised in the best order, then floors of the total. */
export function power(g: G, seat: Seat, element: Element): number {
  const powers = knownPowers(g)
  const at = seat * 2 + (element === 'fire' ? 0 : 1)
  powers[at] ??= workOutPower(g, seat, element)
  return powers[at]
}

/** A floor lies under the total, not under the values of characters. */
export const atLeast = rule('base/27', (floor: number, characters: number, others: number): number =>
  Math.max(others + characters, floor),
)

function workOutPower(g: G, seat: Seat, element: Element): number {
  const s = g.state
  const characters: CardId[] = []
  const boosters = factor(g, seat, 'boosters')
  const supports = factor(g, seat, 'supports')
  let sum = 0
  for (const id of zoneOf(s, COMBAT, seat)) {
    if (!meets('base/26', cardAt(s, id).active)) continue
    if (typeOf(s, id) === 'character') characters.push(id)
    else sum += printedValue(g, id, element) * boosters
  }
  for (const id of zoneOf(s, SUPPORT, seat)) {
    if (meets('base/26', cardAt(s, id).active)) sum += printedValue(g, id, element) * supports
  }
  for (const id of zoneOf(s, INFLUENCE, seat)) sum += printedValue(g, id, element)
  const values = bestCharacters(g, seat, characters, element)
  let floor = 0
  for (const { text } of atWork(g, seat, 'powerAtLeast')) {
    if (text.element === undefined || text.element === element) floor = Math.max(floor, text.powerAtLeast)
  }
  return atLeast(floor, values, sum)
}

function factor(g: G, seat: Seat, of: 'boosters' | 'supports'): number {
  let times = 1
  for (const { text } of atWork(g, seat, 'double')) if (text.of === of) times *= 2
  return times
}

/** An active shield in the element makes any power enough (base/47). */
export const shieldOf = rule('base/47', (g: G, seat: Seat, element: Element): CardId | null => {
  const icon = element === 'fire' ? 'SHIELD_FIRE' : 'SHIELD_EARTH'
  const s = g.state
  for (const zone of [COMBAT, SUPPORT])
    for (const id of zoneOf(s, zone, seat)) if (cardAt(s, id).active && hasIcon(g, id, icon)) return id
  return null
})

export const isShielded = (g: G, seat: Seat, element: Element): boolean => shieldOf(g, seat, element) !== null

/** Cards in the combat and support areas, active or not; bluff cards do not count here (base/32). */
export function areaCards(g: G, seat: Seat, bluffs = false): number {
  const s = g.state
  let n = pile(s, COMBAT, seat).length
  for (const id of pile(s, SUPPORT, seat)) if (bluffs || meets('base/32', !cardAt(s, id).bluff)) n++
  return n
}

/** Which cards a text means, seen by its player from the card that bears it. */
import { type CardId, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import type { CardType, Filter, House, Zone } from './abilities.ts'
import { type G, on } from './book.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  baseOf,
  cardAt,
  countersOn,
  DECK,
  DISCARD,
  faceAt,
  HAND,
  isInPlay,
  type KeyForgeState,
  LINE,
  NONE,
  typeOf,
  UNDER,
  UPGRADES,
} from './state.ts'
import { armorOf, hasKeyword, housesOf, isFlank, neighboursOf, powerOf } from './values.ts'

/** From where a text looks at the game. */
export interface Context {
  me: Seat
  /** The card that bears the ability; NONE if it is gone. */
  self: CardId
  /** A card used as if it were mine (glossary/als-ob-sie-deine-waere...). */
  borrowed: CardId
  it: readonly Ref[]
  chosen: readonly CardId[]
  house: House | null
  number: number | null
}

export const contextOf = (me: Seat, self: CardId): Context => ({
  me,
  self,
  borrowed: NONE,
  it: [],
  chosen: [],
  house: null,
  number: null,
})

/** Who controls a card, as far as this text is concerned. */
export const controllerOf = (s: KeyForgeState, id: CardId, c: Context): Seat =>
  id === c.borrowed && on('glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest')
    ? c.me
    : cardAt(s, id).holder

const isOneOf = (type: CardType, wanted: CardType | readonly CardType[]): boolean =>
  typeof wanted === 'string' ? type === wanted : wanted.includes(type)

/** What a card that has left play was then. */
const lastKnown = (s: KeyForgeState, id: CardId) => {
  for (let i = s.lastKnown.length - 1; i >= 0; i--) {
    const known = s.lastKnown[i]
    if (known?.card === id) return known
  }
  return null
}

/** Houses now, or for a card that has left, as it was just before (glossary/verlaesst-das-spiel). */
export function housesNowOrThen(g: G, id: CardId): House[] {
  const card = cardAt(g.state, id)
  if (isInPlay(card) || !on('glossary/verlaesst-das-spiel')) return housesOf(g, id)
  return lastKnown(g.state, id)?.houses ?? housesOf(g, id)
}

export function powerNowOrThen(g: G, id: CardId): number {
  if (cardAt(g.state, id).zone === LINE) return powerOf(g, id)
  return lastKnown(g.state, id)?.power ?? powerOf(g, id)
}

export function neighboursNowOrThen(g: G, id: CardId): CardId[] {
  const s = g.state
  if (cardAt(s, id).zone === LINE) return neighboursOf(g, id)
  const known = lastKnown(s, id)
  if (known === null || !on('glossary/verlaesst-das-spiel')) return []
  return known.neighbours.filter((ref) => cardAt(s, ref.card).life === ref.life).map((ref) => ref.card)
}

export const controllerNowOrThen = (g: G, id: CardId): Seat => {
  const card = cardAt(g.state, id)
  return isInPlay(card) ? card.holder : (lastKnown(g.state, id)?.controller ?? card.owner)
}

export function matches(g: G, f: Filter, id: CardId, c: Context): boolean {
  const s = g.state
  const card = cardAt(s, id)
  if (f.type !== undefined && !isOneOf(typeOf(card), f.type)) return false
  if (f.whose !== undefined && f.whose !== 'any') {
    const mine = controllerOf(s, id, c) === c.me
    if (f.whose === 'friendly' ? !mine && on('glossary/befreundet') : mine && on('glossary/feindlich'))
      return false
  }
  if (f.other && id === c.self) return false
  if (f.amongIt && !c.it.some((ref) => ref.card === id) && on('glossary/auf-diese-weise')) return false
  if (f.notChosen && c.chosen.includes(id)) return false
  if (f.house !== undefined && !isOfMeantHouse(g, f.house, id, c)) return false
  if (f.notHouse !== undefined && housesNowOrThen(g, id).includes(f.notHouse)) return false
  const face = faceAt(s, id)
  if (f.trait !== undefined && !face.traits.includes(f.trait) && on('glossary/merkmale')) return false
  if (f.notTrait !== undefined && face.traits.includes(f.notTrait)) return false
  if (f.sharesTraitWithIt) {
    const [it] = c.it
    if (it === undefined || !face.traits.some((trait) => faceAt(s, it.card).traits.includes(trait)))
      return false
  }
  if (f.named !== undefined && face.id !== f.named) return false
  if (f.differentNameThanIt) {
    const [it] = c.it
    if (it !== undefined && faceAt(s, it.card).index === face.index) return false
  }
  if (f.damaged !== undefined && card.damage > 0 !== f.damaged) return false
  if (f.ready !== undefined && card.exhausted === f.ready) return false
  if (f.stunned !== undefined && card.stunned !== f.stunned) return false
  if (f.hasAmber && card.amber === 0) return false
  if (f.counter !== undefined && countersOn(card, f.counter) === 0) return false
  if (f.flank !== undefined && isFlank(g, id) !== f.flank) return false
  if (f.keyword !== undefined && !hasKeyword(g, id, f.keyword)) return false
  if (f.hasArmor && armorOf(g, id) === 0) return false
  if (f.neighbourOf !== undefined && !isNeighbour(g, f.neighbourOf, id, c)) return false
  if (f.power !== undefined && !hasPower(g, f.power, id, c)) return false
  return true
}

function isOfMeantHouse(g: G, wanted: NonNullable<Filter['house']>, id: CardId, c: Context): boolean {
  const mine = housesNowOrThen(g, id)
  switch (wanted) {
    case 'active':
      return g.state.house !== null && mine.includes(g.state.house)
    case 'chosen':
      return c.house !== null && mine.includes(c.house)
    case 'ofIt':
      return c.it.some((ref) => housesNowOrThen(g, ref.card).some((house) => mine.includes(house)))
    default:
      return mine.includes(wanted)
  }
}

function isNeighbour(g: G, of: NonNullable<Filter['neighbourOf']>, id: CardId, c: Context): boolean {
  if (of === 'it') return c.it.some((ref) => neighboursNowOrThen(g, ref.card).includes(id))
  const centre = of === 'self' ? c.self : c.self === NONE ? NONE : cardAt(g.state, c.self).on
  if (centre === NONE) return false
  // Of a creature that has left, the neighbours it had (faq/klein-niff/1).
  return neighboursOf(g, centre).includes(id) || neighboursNowOrThen(g, id).includes(centre)
}

function hasPower(g: G, wanted: NonNullable<Filter['power']>, id: CardId, c: Context): boolean {
  const power = powerNowOrThen(g, id)
  if (wanted === 'even') return power % 2 === 0
  if (wanted === 'chosen') return power === c.number
  return power >= (wanted.min ?? 0) && power <= (wanted.max ?? Number.MAX_SAFE_INTEGER)
}

const OUTSIDE: Readonly<Record<Exclude<Zone, 'play'>, number>> = {
  hand: HAND,
  discard: DISCARD,
  deck: DECK,
  archives: ARCHIVES,
  under: UNDER,
}

/** Every card in the places the filter speaks of. */
function candidates(s: KeyForgeState, f: Filter, c: Context): CardId[] {
  const places: readonly Zone[] = f.in === undefined ? ['play'] : typeof f.in === 'string' ? [f.in] : f.in
  const found: CardId[] = []
  for (const place of places) {
    if (place === 'play') {
      const order = [c.me, 1 - c.me]
      for (const seat of order) {
        if (f.type === 'creature') found.push(...zoneOf(s, LINE, seat))
        else if (f.type === 'artifact') found.push(...zoneOf(s, ARTIFACTS, seat))
        else found.push(...zoneOf(s, LINE, seat), ...zoneOf(s, ARTIFACTS, seat), ...zoneOf(s, UPGRADES, seat))
      }
    } else if (place === 'under') {
      found.push(...zoneOf(s, UNDER, 0), ...zoneOf(s, UNDER, 1))
    } else {
      const seats = f.whose === 'any' ? [c.me, 1 - c.me] : [f.whose === 'enemy' ? 1 - c.me : c.me]
      for (const seat of seats) found.push(...zoneOf(s, OUTSIDE[place], seat))
    }
  }
  return found
}

/** Outside play "friendly" and "enemy" say whose zone it is. */
export function matching(g: G, f: Filter, c: Context): CardId[] {
  const s = g.state
  const found: CardId[] = []
  const inPlayOnly = f.in === undefined || f.in === 'play'
  const outside: Filter = inPlayOnly ? f : { ...f, whose: 'any' }
  for (const id of candidates(s, f, c)) {
    const here = isInPlay(cardAt(s, id))
    if (f.in === 'under' && cardAt(s, id).on !== c.self) continue
    if (matches(g, here ? f : outside, id, c)) found.push(id)
  }
  return found
}

export function countMatching(g: G, f: Filter, c: Context): number {
  return matching(g, f, c).length
}

/** Does a card that was played or discarded match, as far as what is printed on it goes? */
export function printMatches(
  f: Filter,
  def: number,
  house: House,
  type: CardType,
  traits: readonly string[],
): boolean {
  if (f.type !== undefined && !isOneOf(type, f.type)) return false
  if (f.house !== undefined && f.house !== house) return false
  if (f.notHouse !== undefined && f.notHouse === house) return false
  if (f.trait !== undefined && !traits.includes(f.trait)) return false
  return baseOf(def) >= 0
}

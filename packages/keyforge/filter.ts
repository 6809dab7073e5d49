/** Which cards a text means, seen by its player from the card that bears it. */

import { type CardId, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import type { CardType, Filter, House, Zone } from './abilities.ts'
import { type G, on } from './book.ts'
import type { CardDefinition } from './cards/index.ts'
import type { Context } from './reading.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  cardAt,
  countersOn,
  DECK,
  DISCARD,
  definitionOf,
  faceAt,
  HAND,
  isInPlay,
  type KeyForgeState,
  type LastKnown,
  LINE,
  NONE,
  printedHouse,
  typeOf,
  UNDER,
  UPGRADES,
} from './state.ts'
import { armorOf, hasKeyword, housesOf, isFlank, neighboursOf, powerOf } from './values.ts'

/** Who controls a card, as far as this text is concerned. */
export const controllerOf = (
  s: KeyForgeState,
  id: CardId,
  c: Context,
  holder: Seat = cardAt(s, id).holder,
): Seat =>
  id === c.borrowed && on('glossary/als-ob-sie-deine-waere-als-ob-du-sie-kontrollieren-wuerdest')
    ? c.me
    : holder

const isOneOf = (type: CardType, wanted: CardType | readonly CardType[]): boolean =>
  typeof wanted === 'string' ? type === wanted : wanted.includes(type)

/** A card as it is, or as it was. */
export type Seen = CardId | LastKnown

const idOf = (what: Seen): CardId => (typeof what === 'number' ? what : what.card)

/** The card a text speaks of; if it has left play since, as it was just before (glossary/verlaesst-das-spiel). */
export function asItWas(s: KeyForgeState, ref: Ref): Seen {
  if (cardAt(s, ref.card).life === ref.life) return ref.card
  return s.lastKnown.find((known) => known.card === ref.card && known.life === ref.life) ?? ref.card
}

export const housesNowOrThen = (g: G, what: Seen): readonly House[] =>
  typeof what !== 'number' && on('glossary/verlaesst-das-spiel') ? what.houses : housesOf(g, idOf(what))

function neighboursNowOrThen(g: G, what: Seen): CardId[] {
  const s = g.state
  if (typeof what === 'number') return neighboursOf(g, what)
  if (!on('glossary/verlaesst-das-spiel')) return []
  return what.neighbours.filter((ref) => cardAt(s, ref.card).life === ref.life).map((ref) => ref.card)
}

export const neighboursOfRef = (g: G, ref: Ref): CardId[] => neighboursNowOrThen(g, asItWas(g.state, ref))

export function controllerNowOrThen(s: KeyForgeState, ref: Ref): Seat {
  const what = asItWas(s, ref)
  if (typeof what !== 'number') return what.controller
  const card = cardAt(s, what)
  return isInPlay(card) ? card.holder : card.owner
}

export const traitsNowOrThen = (s: KeyForgeState, ref: Ref): readonly string[] =>
  faceNowOrThen(s, asItWas(s, ref)).traits

const faceNowOrThen = (s: KeyForgeState, what: Seen): CardDefinition =>
  typeof what === 'number' ? faceAt(s, what) : definitionOf(s, what.def)

export function matches(g: G, f: Filter, what: Seen, c: Context): boolean {
  const s = g.state
  const then = typeof what === 'number' ? null : what
  const id = idOf(what)
  const card = cardAt(s, id)
  if (f.type !== undefined && !isOneOf(then?.type ?? typeOf(s, card), f.type)) return false
  if (f.whose !== undefined && f.whose !== 'any') {
    const mine = controllerOf(s, id, c, then?.controller) === c.me
    if (f.whose === 'friendly' ? !mine && on('glossary/befreundet') : mine && on('glossary/feindlich'))
      return false
  }
  if (f.other && id === c.self) return false
  if (f.amongIt && !c.it.some((ref) => ref.card === id) && on('glossary/auf-diese-weise')) return false
  if (f.notChosen && c.chosen.includes(id)) return false
  if (f.house !== undefined && !isOfMeantHouse(g, f.house, what, c)) return false
  if (f.notHouse !== undefined && housesNowOrThen(g, what).includes(f.notHouse)) return false
  const face = faceNowOrThen(s, what)
  if (f.trait !== undefined && !face.traits.includes(f.trait) && on('glossary/merkmale')) return false
  if (f.notTrait !== undefined && face.traits.includes(f.notTrait)) return false
  if (f.sharesTraitWithIt) {
    const [it] = c.it
    if (it === undefined || !face.traits.some((trait) => traitsNowOrThen(s, it).includes(trait))) return false
  }
  if (f.named !== undefined && face.id !== f.named) return false
  if (f.differentNameThanIt) {
    const [it] = c.it
    if (it !== undefined && faceNowOrThen(s, asItWas(s, it)).index === face.index) return false
  }
  if (f.damaged !== undefined && card.damage > 0 !== f.damaged) return false
  if (f.ready !== undefined && card.exhausted === f.ready) return false
  if (f.stunned !== undefined && card.stunned !== f.stunned) return false
  if (f.hasAmber && (then?.amber ?? card.amber) === 0) return false
  if (f.counter !== undefined && countersOn(card, f.counter) === 0) return false
  if (f.flank !== undefined && (then?.flank ?? isFlank(g, id)) !== f.flank) return false
  if (f.keyword !== undefined && !hasKeyword(g, id, f.keyword)) return false
  if (f.hasArmor && (then?.armor ?? armorOf(g, id)) === 0) return false
  if (f.neighbourOf !== undefined && !isNeighbour(g, f.neighbourOf, what, c)) return false
  if (f.power !== undefined && !hasPower(f.power, then?.power ?? powerOf(g, id), c)) return false
  return true
}

function isOfMeantHouse(g: G, wanted: NonNullable<Filter['house']>, what: Seen, c: Context): boolean {
  const mine = housesNowOrThen(g, what)
  switch (wanted) {
    case 'active':
      return g.state.house !== null && mine.includes(g.state.house)
    case 'chosen':
      return c.house !== null && mine.includes(c.house)
    case 'ofIt':
      return c.it.some((ref) =>
        housesNowOrThen(g, asItWas(g.state, ref)).some((house) => mine.includes(house)),
      )
    default:
      return mine.includes(wanted)
  }
}

function isNeighbour(g: G, of: NonNullable<Filter['neighbourOf']>, what: Seen, c: Context): boolean {
  if (of === 'it') return c.it.some((ref) => neighboursOfRef(g, ref).includes(idOf(what)))
  const centre = of === 'self' ? c.self : c.self === NONE ? NONE : cardAt(g.state, c.self).on
  if (centre === NONE) return false
  // Of a creature that has left, the neighbours it had (faq/klein-niff/1).
  return neighboursNowOrThen(g, what).includes(centre)
}

function hasPower(wanted: NonNullable<Filter['power']>, power: number, c: Context): boolean {
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
export function printMatches(s: KeyForgeState, f: Filter, def: number): boolean {
  const { type, traits } = definitionOf(s, def)
  const house = printedHouse(s, def)
  if (f.type !== undefined && !isOneOf(type, f.type)) return false
  if (f.house !== undefined && f.house !== house) return false
  if (f.notHouse !== undefined && f.notHouse === house) return false
  if (f.trait !== undefined && !traits.includes(f.trait)) return false
  return true
}

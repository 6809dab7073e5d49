/** Which cards a text means. */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { CardType, Filter, Range } from './abilities.ts'
import { type G, on } from './book.ts'
import type { CardDefinition } from './cards/index.ts'
import { isOpponent, turnOrder } from './players.ts'
import { bitOf, type Prepared, prepared } from './prepare.ts'
import {
  cardAt,
  DISCARD,
  HAND,
  INKWELL,
  inPlay,
  type LastKnown,
  type LorcanaState,
  PLAY,
  UNDER,
} from './state.ts'
import { derived, keywordsOf, strengthOf } from './values.ts'

const isOfType = (definition: CardDefinition, type: CardType | 'song'): boolean => {
  if (type === 'song') return definition.song === true
  if (type === 'action') return definition.type === 'action' && (definition.song !== true || on('5.4.4.1'))
  return definition.type === type
}

/** Items (5.1.2.2) and actions are neither damaged nor undamaged. */
const canBeDamaged = (type: CardType): boolean =>
  type === 'character' || type === 'location' || (type === 'item' && !on('5.1.2.2'))

/** Locations (5.1.2.3) and actions are neither ready nor exerted. */
const canBeExerted = (type: CardType): boolean =>
  type === 'character' || type === 'item' || (type === 'location' && !on('5.1.2.3'))

const within = (value: number, range: Range): boolean =>
  (range.min === undefined || value >= range.min) && (range.max === undefined || value <= range.max)

/** Whole names only, without the version; "A & B" answers to each (5.2.6, 5.2.6.1). */
export function hasName(card: Prepared, name: string): boolean {
  const wanted = name.toLowerCase()
  if (!on('5.2.6')) return card.definition.fullName.toLowerCase().includes(wanted)
  if (!on('5.2.6.1')) return card.names[0] === wanted
  if (!on('5.2.6.3') && card.definition.name.en.includes("'n'")) return card.names[0] === wanted
  return card.names.includes(wanted)
}

/** Does a card match, seen by player `you` from the card `self`? `last`: what it was, if it has left play (6.7.7). */
export function matches(
  g: G,
  filter: Filter,
  id: CardId,
  you: Seat,
  self: CardId,
  last?: LastKnown,
): boolean {
  const s = g.state
  const card = cardAt(s, id)
  if (card.def < 0) return Object.keys(filter).every((key) => key === 'in')
  const p = prepared(card.def)
  const definition = p.definition
  const type = filter.type
  if (type !== undefined) {
    if (typeof type === 'string') {
      if (!isOfType(definition, type)) return false
    } else if (!type.some((t) => isOfType(definition, t))) return false
  }
  if (filter.whose === 'yours') {
    if (card.holder !== you) return false
  } else if (filter.whose === 'opposing' && !isOpponent(s, you, card.holder)) return false
  if (filter.other && id === self && on('6.1.6')) return false
  if (filter.named !== undefined && !hasName(p, filter.named)) return false
  const classification = filter.classification
  if (classification !== undefined && on('5.2.7')) {
    if (typeof classification === 'string') {
      if (!definition.classifications.includes(classification)) return false
    } else if (!classification.some((c) => definition.classifications.includes(c))) return false
  }
  if (filter.damaged !== undefined) {
    if (!canBeDamaged(definition.type)) return false
    const { damage } = last ?? card
    if (filter.damaged ? damage === 0 && on('5.1.1.3') : damage > 0 && on('5.1.1.4')) return false
  }
  if (filter.exerted !== undefined) {
    if ((last ?? card).exerted !== filter.exerted || !canBeExerted(definition.type)) return false
  }
  if (filter.cost !== undefined && !within(costFor(g, p, card.shifted), filter.cost)) return false
  if (filter.here && ((last ?? card).at !== self || self < 0)) return false
  if (filter.keyword !== undefined && ((last?.keywords ?? keywordsOf(g, id)) & bitOf(filter.keyword)) === 0)
    return false
  if (filter.strength !== undefined && !within(last?.strength ?? strengthOf(g, id), filter.strength))
    return false
  return true
}

/** A card's cost is the printed one, whatever discounts there are (1.5.4), was paid (4.3.5) or counts to sing (8.11.2). */
const costFor = (g: G, p: Prepared, shifted: boolean): number => {
  const { cost } = p.definition
  if (!on('1.5.4')) return cost - derived(g).payLess.length
  if (shifted && !on('4.3.5')) return p.shift?.n ?? cost
  return p.singer > 0 && !on('8.11.2') ? Math.max(p.singer, cost) : cost
}

const ZONES: Readonly<Record<NonNullable<Filter['in']>, number>> = {
  hand: HAND,
  discard: DISCARD,
  anyDiscard: DISCARD,
  inkwell: INKWELL,
}

/** Every card in the zone the filter speaks of. */
function candidates(s: LorcanaState, filter: Filter, you: Seat): CardId[] {
  if (filter.in === undefined) {
    if (!on('5.1.1.8'))
      return turnOrder(s, 0).flatMap((seat) => [PLAY, UNDER, DISCARD].flatMap((z) => zoneOf(s, z, seat)))
    const first = inPlay(s, 0)
    if (s.seats === 2) return first.concat(inPlay(s, 1))
    return turnOrder(s, 0).flatMap((seat) => zoneOf(s, PLAY, seat))
  }
  const zone = ZONES[filter.in]
  if (filter.in === 'anyDiscard') return turnOrder(s, you).flatMap((seat) => zoneOf(s, zone, seat))
  return zoneOf(s, zone, you)
}

/** All cards that match. */
export function matching(g: G, filter: Filter, you: Seat, self: CardId): CardId[] {
  const found: CardId[] = []
  for (const id of candidates(g.state, filter, you)) if (matches(g, filter, id, you, self)) found.push(id)
  return found
}

export function countMatching(g: G, filter: Filter, you: Seat, self: CardId): number {
  let n = 0
  for (const id of candidates(g.state, filter, you)) {
    if (matches(g, filter, id, you, self))
      n += on('5.2.6.2') ? 1 : prepared(cardAt(g.state, id).def).names.length
  }
  return n
}

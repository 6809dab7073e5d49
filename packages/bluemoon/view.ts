/** What a seat may know of a game, as plain data, made from who knows which card. */
import { type CardId, type CardView, knows, type Seat, zoneOf } from '@regelwerk/core'
import type { Element } from './abilities.ts'
import { type G, on } from './book.ts'
import { isIgnored } from './ignored.ts'
import {
  CARGO,
  COMBAT,
  cardAt,
  DECK,
  DISCARD,
  HAND,
  INFLUENCE,
  LEADER,
  LIMBO,
  middle,
  type Phase,
  PILE,
  SUPPORT,
} from './state.ts'
import { isShielded, power } from './values.ts'

const ELEMENTS: readonly Element[] = ['fire', 'earth']

/** A card that lies on the table. */
export interface PlacedView extends CardView {
  active: boolean
  bluff: boolean
  /** The whole card is ignored: values, icons, text (base/29). */
  ignored: boolean
  /** The handle of the ship that carries it. */
  ship?: number
}

export interface SeatView {
  seat: Seat
  dragons: number
  power: Readonly<Record<Element, number>>
  /** Any power is enough in these elements (base/47). */
  shields: Element[]
  deck: number
  handSize: number
  /** The cards of this hand that the viewer knows. */
  hand: CardView[]
  combat: PlacedView[]
  support: PlacedView[]
  influence: PlacedView[]
  cargo: PlacedView[]
  leader: CardView[]
  /** Being played. */
  limbo: CardView[]
  pile: PlacedView[]
  discard: number
}

export interface TableView {
  turn: number
  active: Seat
  phase: Phase
  /** null: no fight is on. */
  element: Element | null
  fight: number
  /** Dragons that nobody has attracted. */
  middle: number
  players: SeatView[]
}

/**
 * May this seat look at the card now? What lies on the table is open; but used leadership cards and discards are not
 * searched, beyond the top one (base/6). Beside knowledge: who has seen a card go there may remember it.
 */
export function mayLookAt(g: G, viewer: Seat, id: CardId): boolean {
  const card = cardAt(g.state, id)
  if (!knows(card, viewer)) return false
  if ((card.zone !== PILE && card.zone !== DISCARD) || card.active || !on('base/6')) return true
  return zoneOf(g.state, card.zone, card.holder).at(-1) === id
}

/** The table as this seat sees it. */
export function view(g: G, viewer: Seat): TableView {
  const s = g.state
  const handles = s.handles[viewer] as number[]
  const card = (id: CardId): CardView =>
    mayLookAt(g, viewer, id)
      ? { handle: handles[id] as number, def: cardAt(s, id).def }
      : { handle: handles[id] as number }
  const placed = (id: CardId): PlacedView => {
    const { active, bluff, ship } = cardAt(s, id)
    return {
      ...card(id),
      active,
      bluff,
      ignored: isIgnored(g, id),
      ...(ship >= 0 && { ship: handles[ship] as number }),
    }
  }
  const player = (seat: Seat): SeatView => {
    const hand = zoneOf(s, HAND, seat)
    return {
      seat,
      dragons: s.dragons[seat as 0 | 1],
      power: { fire: power(g, seat, 'fire'), earth: power(g, seat, 'earth') },
      shields: ELEMENTS.filter((element) => isShielded(g, seat, element)),
      deck: zoneOf(s, DECK, seat).length,
      handSize: hand.length,
      hand: hand.filter((id) => knows(cardAt(s, id), viewer)).map(card),
      combat: zoneOf(s, COMBAT, seat).map(placed),
      support: zoneOf(s, SUPPORT, seat).map(placed),
      influence: zoneOf(s, INFLUENCE, seat).map(placed),
      cargo: zoneOf(s, CARGO, seat).map(placed),
      leader: zoneOf(s, LEADER, seat).map(card),
      limbo: zoneOf(s, LIMBO, seat).map(card),
      pile: zoneOf(s, PILE, seat).map(placed),
      discard: zoneOf(s, DISCARD, seat).length,
    }
  }
  return {
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    element: s.element,
    fight: s.fight,
    middle: middle(s),
    players: [player(0), player(1)],
  }
}

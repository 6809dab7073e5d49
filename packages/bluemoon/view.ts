/** What a seat may know of a game, as plain data, made from who knows which card. */
import { type CardId, type CardView, type Handle, handlesOf, knows, type Seat, zoneOf } from '@regelwerk/core'
import type { Element, Icon } from './abilities.ts'
import { type G, meets } from './book.ts'
import { hasIcon, isIgnored, isTextIgnored } from './ignored.ts'
import {
  CARGO,
  COMBAT,
  cardAt,
  DECK,
  DISCARD,
  definitionOf,
  HAND,
  INFLUENCE,
  LEADER,
  LIMBO,
  middle,
  type Phase,
  PILE,
  SUPPORT,
} from './state.ts'
import { isShielded, power, printedValue } from './values.ts'

const ELEMENTS: readonly Element[] = ['fire', 'earth']

/** A card that lies on the table. */
export interface PlacedView extends CardView {
  active: boolean
  bluff: boolean
  /** The whole card is ignored: values, icons, text (base/29). */
  ignored: boolean
  /** Only its text is ignored (base/30). */
  textIgnored: boolean
  /** Of its icons, those that do not work. */
  iconsIgnored: Icon[]
  /** The values it counts with, before what acts on the sum; absent: it does not count now. */
  values?: Readonly<Record<Element, number>>
  /** The handle of the ship that carries it. */
  ship?: number
}

/** A card in a hand: it may lie open there. */
export interface HandView extends CardView {
  open: boolean
}

export interface SeatView {
  seat: Seat
  dragons: number
  power: Readonly<Record<Element, number>>
  /** Any power is enough in these elements (base/47). */
  shields: Element[]
  deck: number
  /** The cards of this deck that the viewer knows, with their places from the top. */
  deckSeen: (CardView & { place: number })[]
  handSize: number
  /** The cards of this hand that the viewer knows. */
  hand: HandView[]
  combat: PlacedView[]
  support: PlacedView[]
  influence: PlacedView[]
  cargo: PlacedView[]
  leader: CardView[]
  /** Being played. */
  limbo: CardView[]
  pile: PlacedView[]
  discard: number
  /** Of the discards, what the viewer may look at: the top one, and those it is asked to choose from (base/6). */
  discardSeen: CardView[]
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
  if ((card.zone !== PILE && card.zone !== DISCARD) || card.active) return true
  return meets('base/6', zoneOf(g.state, card.zone, card.holder).at(-1) === id)
}

/** The cards that this seat is asked to choose from. */
function offeredTo(g: G, viewer: Seat): ReadonlySet<CardId> {
  const asked = g.state.pending?.decisions.find(({ seat }) => seat === viewer)
  return new Set(asked?.options.flatMap(({ target }) => (target === undefined ? [] : [target])))
}

/** The table as this seat sees it. */
export function view(g: G, viewer: Seat): TableView {
  const s = g.state
  const handles = handlesOf(s, viewer)
  const offered = offeredTo(g, viewer)
  const isSeen = (id: CardId): boolean =>
    mayLookAt(g, viewer, id) || (offered.has(id) && knows(cardAt(s, id), viewer))
  const card = (id: CardId): CardView =>
    isSeen(id) ? { handle: handles[id] as Handle, def: cardAt(s, id).def } : { handle: handles[id] as Handle }
  const placed = (id: CardId): PlacedView => {
    const placedCard = cardAt(s, id)
    const { active, bluff, ship, zone } = placedCard
    const seen = card(id)
    const ignored = isIgnored(g, id)
    const reads = seen.def !== undefined && !bluff && !ignored
    const counts = (active && (zone === COMBAT || zone === SUPPORT)) || zone === INFLUENCE
    const shown: PlacedView = {
      active,
      bluff,
      ignored,
      textIgnored: reads && definitionOf(placedCard).hasText && isTextIgnored(g, id),
      iconsIgnored: reads ? definitionOf(placedCard).icons.filter((icon) => !hasIcon(g, id, icon)) : [],
      handle: seen.handle,
    }
    if (seen.def !== undefined) shown.def = seen.def
    if (counts) shown.values = { fire: printedValue(g, id, 'fire'), earth: printedValue(g, id, 'earth') }
    if (ship >= 0) shown.ship = handles[ship] as Handle
    return shown
  }
  const seenIn = (deck: readonly CardId[]): SeatView['deckSeen'] => {
    const seen: SeatView['deckSeen'] = []
    for (let i = deck.length - 1; i >= 0; i--) {
      const id = deck[i] as CardId
      if (isSeen(id)) seen.push({ place: deck.length - i, ...card(id) })
    }
    return seen
  }
  const player = (seat: Seat): SeatView => {
    const deck = zoneOf(s, DECK, seat)
    const hand = zoneOf(s, HAND, seat)
    const discard = zoneOf(s, DISCARD, seat)
    return {
      seat,
      dragons: s.dragons[seat as 0 | 1],
      power: { fire: power(g, seat, 'fire'), earth: power(g, seat, 'earth') },
      shields: ELEMENTS.filter((element) => isShielded(g, seat, element)),
      deck: deck.length,
      deckSeen: seenIn(deck),
      handSize: hand.length,
      hand: hand
        .filter((id) => knows(cardAt(s, id), viewer))
        .map((id) => ({ open: cardAt(s, id).open, ...card(id) })),
      combat: zoneOf(s, COMBAT, seat).map(placed),
      support: zoneOf(s, SUPPORT, seat).map(placed),
      influence: zoneOf(s, INFLUENCE, seat).map(placed),
      cargo: zoneOf(s, CARGO, seat).map(placed),
      leader: zoneOf(s, LEADER, seat).map(card),
      limbo: zoneOf(s, LIMBO, seat).map(card),
      pile: zoneOf(s, PILE, seat).map(placed),
      discard: discard.length,
      discardSeen: discard.filter(isSeen).map(card).reverse(),
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

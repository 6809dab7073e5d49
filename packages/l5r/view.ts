/** What a seat may know of a game, as plain data, made from who knows which card. */
import { type CardId, type CardView, knows, type Seat, zoneOf } from '@regelwerk/core'
import type { Element, Skill } from './abilities.ts'
import type { G } from './book.ts'
import { elements } from './elements.ts'
import { totalOf } from './reckoning.ts'
import {
  attachmentsOn,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY,
  DYNASTY_DISCARD,
  HAND,
  LIMBO,
  PLAY,
  PROVINCE,
  REMOVED,
  ROLE,
  ROW,
  STRONGHOLD,
} from './state.ts'
import { gloryOf, skillOf, strengthOf } from './values.ts'

/** What can bow. */
export interface BowingView extends CardView {
  bowed: boolean
}

export interface PlacedView extends BowingView {
  fate: number
  status: number
  participating: boolean
  military?: number | null
  political?: number | null
  glory?: number
  attachments: BowingView[]
}

export interface ProvinceView extends CardView {
  slot: number
  broken: boolean
  faceup: boolean
  strength?: number
  cards: (CardView & { faceup: boolean })[]
}

export interface SeatView {
  seat: Seat
  honor: number
  fate: number
  dial: number
  bid: number
  stronghold: BowingView[]
  role: CardView[]
  provinces: ProvinceView[]
  characters: PlacedView[]
  handSize: number
  hand: CardView[]
  dynastyDeck: number
  conflictDeck: number
  dynastyDiscard: CardView[]
  conflictDiscard: CardView[]
  removed: CardView[]
  limbo: CardView[]
  rings: Element[]
  /** In the current conflict. */
  skill: number
}

export interface TableView {
  /** The round. */
  turn: number
  phase: string
  first: Seat
  favor: { seat: Seat; side: Skill } | null
  rings: { element: Element; fate: number; claimed: Seat }[]
  conflict: { attacker: Seat; type: Skill; ring: Element; province: number } | null
  players: SeatView[]
}

export function view(g: G, viewer: Seat): TableView {
  const s = g.state
  const handles = s.handles[viewer] as number[]
  const card = (id: CardId): CardView =>
    knows(cardAt(s, id), viewer)
      ? { handle: handles[id] as number, def: cardAt(s, id).def }
      : { handle: handles[id] as number }
  const bowing = (id: CardId): BowingView => ({ ...card(id), bowed: cardAt(s, id).bowed })
  const all = (zone: number, seat: Seat): CardView[] => zoneOf(s, zone, seat).map(card)
  const placed = (id: CardId): PlacedView => {
    const { bowed, fate, status, participating } = cardAt(s, id)
    return {
      ...card(id),
      bowed,
      fate,
      status,
      participating,
      military: skillOf(g, id, 'military'),
      political: skillOf(g, id, 'political'),
      glory: gloryOf(g, id),
      attachments: attachmentsOn(s, id).map(bowing),
    }
  }
  const province = (id: CardId, seat: Seat): ProvinceView => {
    const { slot, broken, faceup } = cardAt(s, id)
    const cards = zoneOf(s, ROW, seat).filter((one) => cardAt(s, one).slot === slot)
    return {
      ...card(id),
      slot,
      broken,
      faceup,
      ...(faceup && { strength: strengthOf(g, id) }),
      cards: cards.map((one) => ({ ...card(one), faceup: cardAt(s, one).faceup })),
    }
  }
  const player = (seat: Seat): SeatView => ({
    seat,
    honor: s.honor[seat as 0 | 1],
    fate: s.fate[seat as 0 | 1],
    dial: s.dial[seat as 0 | 1],
    bid: s.bid[seat as 0 | 1],
    stronghold: zoneOf(s, STRONGHOLD, seat).map(bowing),
    role: all(ROLE, seat),
    provinces: zoneOf(s, PROVINCE, seat).map((id) => province(id, seat)),
    characters: zoneOf(s, PLAY, seat).map(placed),
    handSize: zoneOf(s, HAND, seat).length,
    hand: zoneOf(s, HAND, seat)
      .filter((id) => knows(cardAt(s, id), viewer))
      .map(card),
    dynastyDeck: zoneOf(s, DYNASTY, seat).length,
    conflictDeck: zoneOf(s, CONFLICT, seat).length,
    dynastyDiscard: all(DYNASTY_DISCARD, seat),
    conflictDiscard: all(CONFLICT_DISCARD, seat),
    removed: all(REMOVED, seat),
    limbo: all(LIMBO, seat),
    rings: elements.filter((e) => s.rings[e].claimed === seat),
    skill: totalOf(g, seat),
  })
  return {
    turn: s.round,
    phase: s.phase,
    first: s.first,
    favor: s.favor,
    rings: elements.map((element) => ({
      element,
      fate: s.rings[element].fate,
      claimed: s.rings[element].claimed,
    })),
    conflict: s.conflict && {
      attacker: s.conflict.attacker,
      type: s.conflict.type,
      ring: s.conflict.ring,
      province: handles[s.conflict.province.card] as number,
    },
    players: [player(0), player(1)],
  }
}

/** What a seat may know of a game, as plain data, made from who knows which card. */
import {
  type CardId,
  type CardView,
  type Handle,
  handlesOf,
  knows,
  type Ref,
  type Seat,
  zoneOf,
} from '@regelwerk/core'
import type { DuelValue, Element, Keyword, Skill } from './abilities.ts'
import type { G } from './book.ts'
import { chancesOf } from './chances.ts'
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
  isStillInPlay,
  LIMBO,
  PLAY,
  PROVINCE,
  REMOVED,
  ROLE,
  ROW,
  STRONGHOLD,
} from './state.ts'
import { strengthOf } from './strength.ts'
import { gloryOf, keywordsOf, ringElements, skillOf } from './values.ts'

/** What can bow. */
export interface BowingView extends CardView {
  bowed: boolean
  /** Where there is some: usually only characters have any. */
  fate?: number
}

/** A card of a deck that the seat has seen there, with its place from the top. */
export interface SeenInDeck extends CardView {
  place: number
}

export interface PlacedView extends BowingView {
  fate: number
  status: number
  participating: boolean
  /** Covert: it cannot be declared as a defender. */
  evaded: boolean
  keywords: Keyword[]
  military?: number | null
  political?: number | null
  glory?: number
  attachments: BowingView[]
}

export interface ProvinceView extends CardView {
  slot: number
  broken: boolean
  faceup: boolean
  /** Its status tokens. */
  status: number
  strength?: number
  cards: (BowingView & { faceup: boolean })[]
  attachments: BowingView[]
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
  dynastySeen: SeenInDeck[]
  conflictSeen: SeenInDeck[]
  dynastyDiscard: CardView[]
  conflictDiscard: CardView[]
  removed: CardView[]
  limbo: CardView[]
  rings: Element[]
  /** In the current conflict. */
  skill: number
  /** Opportunities to declare a conflict: all, and those of each type. */
  chances: { total: number } & Record<Skill, number>
  /** In this dynasty phase. */
  passed: boolean
}

export interface TableView {
  /** The round. */
  turn: number
  phase: string
  first: Seat
  favor: { seat: Seat; side: Skill } | null
  /** With the elements each of them counts as. */
  rings: { element: Element; fate: number; claimed: Seat; elements: Element[] }[]
  conflict: { attacker: Seat; type: Skill; ring: Element; province: number; also?: number } | null
  /** Under way, the latest last. */
  duels: { skill: DuelValue; challenger: number[]; challenged: number[] }[]
  players: SeatView[]
}

export function view(g: G, viewer: Seat): TableView {
  const s = g.state
  const handles = handlesOf(s, viewer)
  const card = (id: CardId): CardView =>
    knows(cardAt(s, id), viewer)
      ? { handle: handles[id] as Handle, def: cardAt(s, id).def }
      : { handle: handles[id] as Handle }
  const bowing = (id: CardId): BowingView => {
    const { bowed, fate } = cardAt(s, id)
    const { handle, def } = card(id)
    const seen: BowingView = def === undefined ? { bowed, handle } : { bowed, handle, def }
    if (fate > 0) seen.fate = fate
    return seen
  }
  const there = (refs: readonly Ref[]): number[] =>
    refs.filter((ref) => isStillInPlay(s, ref)).map((ref) => handles[ref.card] as Handle)
  const seenIn = (zone: number, seat: Seat): SeenInDeck[] => {
    const deck = zoneOf(s, zone, seat)
    const seen: SeenInDeck[] = []
    // Whole decks are gone through for every screen, and hardly ever is a card of them known.
    for (let i = deck.length - 1; i >= 0; i--) {
      const id = deck[i] as CardId
      if (knows(cardAt(s, id), viewer)) seen.push({ place: deck.length - i, ...card(id) })
    }
    return seen
  }
  const all = (zone: number, seat: Seat): CardView[] => zoneOf(s, zone, seat).map(card)
  const placed = (id: CardId): PlacedView => {
    const { bowed, fate, status, participating, evaded } = cardAt(s, id)
    const { handle, def } = card(id)
    const seen: PlacedView = {
      bowed,
      fate,
      status,
      participating,
      evaded,
      keywords: keywordsOf(g, id),
      military: skillOf(g, id, 'military'),
      political: skillOf(g, id, 'political'),
      glory: gloryOf(g, id),
      attachments: attachmentsOn(s, id).map(bowing),
      handle,
    }
    if (def !== undefined) seen.def = def
    return seen
  }
  const lying = (id: CardId): ProvinceView['cards'][number] => {
    const { bowed, fate, faceup } = cardAt(s, id)
    const { handle, def } = card(id)
    const seen: ProvinceView['cards'][number] = { faceup, bowed, handle }
    if (def !== undefined) seen.def = def
    if (fate > 0) seen.fate = fate
    return seen
  }
  const province = (id: CardId, seat: Seat): ProvinceView => {
    const { slot, broken, faceup, status } = cardAt(s, id)
    const { handle, def } = card(id)
    const cards: ProvinceView['cards'] = []
    for (const one of zoneOf(s, ROW, seat)) if (cardAt(s, one).slot === slot) cards.push(lying(one))
    const attachments = attachmentsOn(s, id).map(bowing)
    const seen: ProvinceView = { slot, broken, faceup, status, cards, attachments, handle }
    if (def !== undefined) seen.def = def
    if (faceup) seen.strength = strengthOf(g, id)
    return seen
  }
  const player = (seat: Seat): SeatView => ({
    seat,
    honor: s.honor[seat as 0 | 1],
    fate: s.fate[seat as 0 | 1],
    dial: s.dial[seat as 0 | 1],
    bid: s.bid[seat as 0 | 1],
    stronghold: zoneOf(s, STRONGHOLD, seat).map(bowing),
    role: all(ROLE, seat),
    // Before they are laid out they lie in the order of the deck list, which is not shown.
    provinces: zoneOf(s, PROVINCE, seat)
      .map((id) => province(id, seat))
      .sort((a, b) => a.slot - b.slot || a.handle - b.handle),
    characters: zoneOf(s, PLAY, seat).map(placed),
    handSize: zoneOf(s, HAND, seat).length,
    hand: zoneOf(s, HAND, seat)
      .filter((id) => knows(cardAt(s, id), viewer))
      .map(card),
    dynastyDeck: zoneOf(s, DYNASTY, seat).length,
    conflictDeck: zoneOf(s, CONFLICT, seat).length,
    dynastySeen: seenIn(DYNASTY, seat),
    conflictSeen: seenIn(CONFLICT, seat),
    dynastyDiscard: all(DYNASTY_DISCARD, seat),
    conflictDiscard: all(CONFLICT_DISCARD, seat),
    removed: all(REMOVED, seat),
    limbo: all(LIMBO, seat),
    rings: elements.filter((e) => s.rings[e].claimed === seat),
    skill: totalOf(g, seat),
    chances: {
      total: chancesOf(g, seat),
      military: s.chances[seat]?.military ?? 0,
      political: s.chances[seat]?.political ?? 0,
    },
    passed: s.passed[seat as 0 | 1],
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
      elements: ringElements(g, element),
    })),
    conflict: s.conflict && {
      attacker: s.conflict.attacker,
      type: s.conflict.type,
      ring: s.conflict.ring,
      province: handles[s.conflict.province.card] as Handle,
      ...(s.conflict.also && { also: handles[s.conflict.also.card] as Handle }),
    },
    duels: s.duels.map(({ skill, challenger, challenged }) => ({
      skill,
      challenger: there(challenger),
      challenged: there(challenged),
    })),
    players: [player(0), player(1)],
  }
}

/** What a seat may know of a game, as plain data, made from who knows which card. */

import { type CardId, type CardView, type Handle, handlesOf, knows, type Seat, zoneOf } from '@regelwerk/core'
import type { Counter, House } from './abilities.ts'
import { type G, meets } from './book.ts'
import { KEYWORDS } from './prepare.ts'
import { type Face, facesOf } from './prints.ts'
import { keyCost } from './rules/keys.ts'
import {
  ARCHIVES,
  ARTIFACTS,
  cardAt,
  cardsUnder,
  countersOn,
  DECK,
  DISCARD,
  HAND,
  type KeyForgeCard,
  LIMBO,
  LINE,
  NONE,
  PURGED,
  type TurnStep,
  upgradesOn,
} from './state.ts'
import { counters } from './table.ts'
import { armorLeft, housesOf, keywordsOf, numberOf, powerOf } from './values.ts'

/** A card in play, with what is on it. */
export interface InPlayView extends CardView {
  exhausted: boolean
  damage: number
  amber: number
  /** +1 power counters. */
  counters: number
  /** Counters without rules of their own. */
  otherCounters: Partial<Record<Counter, number>>
  stunned: boolean
  warded: boolean
  enraged: boolean
  tagged: boolean
  houses: House[]
  /** Creatures only. */
  power?: number
  armor?: number
  keywords: string[]
  assault: number
  hazardous: number
  /** The definition it is a copy of. */
  copy?: number
  upgrades: CardView[]
  under: CardView[]
}

export interface SeatView {
  seat: Seat
  identity: House[]
  amber: number
  /** Forged keys: red, blue, yellow. */
  keys: [boolean, boolean, boolean]
  keyCost: number
  chains: number
  deck: (CardView | null)[]
  handSize: number
  hand: CardView[]
  archivesSize: number
  archives: CardView[]
  line: InPlayView[]
  artifacts: InPlayView[]
  discard: CardView[]
  purged: CardView[]
  limbo: CardView[]
}

export interface TableView {
  turn: number
  active: Seat
  phase: TurnStep
  house: House | null
  players: SeatView[]
}

const COUNTERS = (Object.keys(counters) as Counter[]).filter((counter) => counter !== 'power')

function othersOn(card: KeyForgeCard): InPlayView['otherCounters'] {
  const others: InPlayView['otherCounters'] = {}
  if (card.counters === null) return others
  for (const word of COUNTERS) if (countersOn(card, word) > 0) others[word] = countersOn(card, word)
  return others
}

export function view(g: G, viewer: Seat): TableView {
  const s = g.state
  const handles = handlesOf(s, viewer)
  const faces = facesOf(s)
  const shown = (def: number): number => (faces[def] as Face).shown
  const card = (id: CardId): CardView =>
    knows(cardAt(s, id), viewer)
      ? { handle: handles[id] as Handle, def: shown(cardAt(s, id).def) }
      : { handle: handles[id] as Handle }
  const fromTop = (deck: readonly CardId[]): SeatView['deck'] => {
    const seen: SeatView['deck'] = []
    for (let i = deck.length - 1; i >= 0; i--) {
      const id = deck[i] as CardId
      seen.push(knows(cardAt(s, id), viewer) ? card(id) : null)
    }
    return seen
  }
  const inPlay = (id: CardId): InPlayView => {
    const c = cardAt(s, id)
    const keywords = keywordsOf(g, id)
    const { handle, def } = card(id)
    const seen: InPlayView = {
      exhausted: c.exhausted,
      damage: c.damage,
      amber: c.amber,
      counters: countersOn(c, 'power'),
      otherCounters: othersOn(c),
      stunned: c.stunned,
      warded: c.warded,
      enraged: c.enraged,
      tagged: c.tagged,
      houses: housesOf(g, id),
      keywords: KEYWORDS.filter((_, i) => (keywords & (1 << i)) !== 0),
      assault: numberOf(g, id, 'assault'),
      hazardous: numberOf(g, id, 'hazardous'),
      upgrades: upgradesOn(s, id).map(card),
      under: cardsUnder(s, id).map(card),
      handle,
    }
    if (def !== undefined) seen.def = def
    if (c.zone === LINE) {
      seen.power = powerOf(g, id)
      seen.armor = armorLeft(g, id)
    }
    if (c.copy !== NONE) seen.copy = shown(c.copy)
    return seen
  }
  const player = (seat: Seat): SeatView => {
    const hand = zoneOf(s, HAND, seat)
    const archives = zoneOf(s, ARCHIVES, seat)
    const keys = s.keys[seat] as number
    // An archive is hidden from the opponent, who may remember what went there.
    const shown = archives.filter(
      (id) => seat === viewer || meets('glossary/archiv', knows(cardAt(s, id), viewer)),
    )
    return {
      seat,
      identity: s.identities[seat] as House[],
      amber: s.amber[seat] as number,
      keys: [(keys & 1) !== 0, (keys & 2) !== 0, (keys & 4) !== 0],
      keyCost: keyCost(g, seat),
      chains: s.chains[seat] as number,
      deck: fromTop(zoneOf(s, DECK, seat)),
      handSize: hand.length,
      hand: hand.filter((id) => knows(cardAt(s, id), viewer)).map(card),
      archivesSize: archives.length,
      archives: shown.map(card),
      line: zoneOf(s, LINE, seat).map(inPlay),
      artifacts: zoneOf(s, ARTIFACTS, seat).map(inPlay),
      discard: zoneOf(s, DISCARD, seat).map(card),
      purged: zoneOf(s, PURGED, seat).map(card),
      limbo: zoneOf(s, LIMBO, seat).map(card),
    }
  }
  return {
    turn: s.turn,
    active: s.active,
    phase: s.phase,
    house: s.house,
    players: [player(0), player(1)],
  }
}

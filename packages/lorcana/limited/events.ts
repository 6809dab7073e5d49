/** What can happen in a draft or in sealed play, and what each event changes. */
import { type Card, type CardId, type GameEvent, lay, type Machine, type Seat } from '@regelwerk/core'
import { BOOSTER_SIZE } from '../boosters.ts'
import {
  boostersOf,
  cardIn,
  DECK,
  type LimitedState,
  PACK,
  POOL,
  packOf,
  playersLeft,
  seatsOf,
  zones,
} from './state.ts'

export type LimitedEvent =
  /** Everybody opens their booster of this number; `into`: to pick from, or all of it to keep. */
  | { kind: 'open'; n: number; into: 'pack' | 'pool'; fate?: GameEvent['fate'] }
  | { kind: 'take'; seat: Seat; card: CardId; fate?: GameEvent['fate'] }
  /** Everybody gives what is left of their booster to the player so many seats to the left. */
  | { kind: 'pass'; by: 1 | -1; fate?: GameEvent['fate'] }
  | { kind: 'build'; seat: Seat; cards: CardId[]; fate?: GameEvent['fate'] }
  | { kind: 'leave'; seat: Seat; fate?: GameEvent['fate'] }
  | { kind: 'end'; fate?: GameEvent['fate'] }

export type G = Machine<LimitedState>

type Reducers = {
  [K in LimitedEvent['kind']]: (g: G, event: Extract<LimitedEvent, { kind: K }>) => void
}

const move = (g: G, card: CardId, zone: number, seat: Seat): void => lay(g.state, zones, card, zone, seat)

/** Somebody takes a card unseen: nobody else knows any longer which of these cards are where. */
function forget(s: LimitedState, cards: readonly CardId[], but: Seat): void {
  for (const id of cards) cardIn(s, id).known &= 1 << but
}

export const reducers: Reducers = {
  open(g, { n, into }) {
    const s = g.state
    s.opened = n
    s.taken = 0
    g.news = true
    for (const seat of seatsOf(s)) {
      const zone = into === 'pack' ? PACK : POOL
      for (const card of boostersOf(s, seat).slice(-BOOSTER_SIZE)) move(g, card, zone, seat)
    }
  },
  take(g, { seat, card }) {
    forget(g.state, packOf(g.state, seat), seat)
    move(g, card, POOL, seat)
  },
  pass(g, { by }) {
    const s = g.state
    s.taken++
    const packs = seatsOf(s).map((seat) => [...packOf(s, seat)])
    packs.forEach((pack, seat) => {
      for (const card of pack) move(g, card, PACK, (seat + by + s.seats) % s.seats)
    })
  },
  build(g, { seat, cards }) {
    for (const card of cards) move(g, card, DECK, seat)
  },
  leave(g, { seat }) {
    g.state.gone[seat] = true
    const [last, ...others] = playersLeft(g.state)
    if (last !== undefined && others.length === 0) g.state.outcome = { winners: [last], rule: '1.3.1' }
  },
  end(g) {
    g.state.outcome = { winners: [], rule: '1.10.1.2' }
  },
}

/** Throws if the state cannot be. */
export function invariants(s: LimitedState): void {
  s.cards.forEach((card: Card, id) => {
    const lies = s.zones.flatMap((pile, at) => pile.filter((held) => held === id).map(() => at))
    if (lies.length !== 1 || lies[0] !== card.zone * s.seats + card.holder)
      throw new Error(`card ${id} lies in ${lies.length} zones or in the wrong one`)
  })
  const counts = seatsOf(s).map((seat) => s.cards.filter(({ holder }) => holder === seat).length)
  if (new Set(counts).size > 1) throw new Error(`not everybody has as many cards: ${counts.join(', ')}`)
}

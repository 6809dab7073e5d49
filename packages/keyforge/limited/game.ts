/**
 * An auction of two decks, a game before the game (decision 15): both players know both decks, and bid in chains for the one
 * they would rather play (rules/decks-mit-ketten-ersteigern). What may be bid says auction.ts.
 */
import {
  below,
  bringIn,
  type CardView,
  type Frame,
  type Game,
  type GameEvent,
  type Lang,
  type LogEntry,
  type Machine,
  type Mark,
  type MatchView,
  newReaders,
  type Option,
  rulebook,
  type Seat,
  type Setup,
  type Side,
  seedRandom,
  type Table,
  type Weighed,
} from '@regelwerk/core'
import { type Auction, allowedBids, type Lot, newAuction, offer, pass } from '../auction.ts'
import { begin as beginGame, writtenDeck } from '../begin.ts'
import type { RuleId } from '../book.ts'
import { checkDeck } from '../formats.ts'
import { keyforge } from '../game.ts'
import { fromTheBook, seenBy, worthOf } from './shared.ts'
import { type AuctionState, LOT, lotOf, zones } from './state.ts'
import { words } from './words.ts'

type G = Machine<AuctionState>

type AuctionEvent = GameEvent &
  (
    | { kind: 'bid'; seat: Seat; deck: Lot; chains: number }
    | { kind: 'pass'; seat: Seat }
    | { kind: 'leave'; seat: Seat }
    | { kind: 'end' }
  )

const RULE = 'rules/decks-mit-ketten-ersteigern'
const { procedure, procedures, step } = rulebook<AuctionState, RuleId>()

type Said = { deck: Lot; chains: number } | 'pass'

procedure<{ said?: Said | null }>('auction', [
  step(RULE, (g, f) => {
    const { auction } = g.state
    const options: Option[] = [{ verb: 'pass', value: 'pass' }]
    const allowed = allowedBids(auction)
    if (allowed !== null)
      for (const deck of allowed.decks)
        for (let chains = allowed.from; chains <= allowed.to; chains++)
          options.push({ verb: 'bid', seat: deck, n: chains, value: { deck, chains } })
    g.choose(f, 'said', auction.turn, options, { prompt: 'bid' })
  }),
  step('~said', (g, f) => {
    const seat = g.state.auction.turn
    const said = f.said ?? 'pass'
    const event = said === 'pass' ? { kind: 'pass', seat } : { kind: 'bid', seat, ...said }
    g.happen([event])
    if (g.state.auction.result === null) g.goTo(f, RULE)
    else g.happen([{ kind: 'end' }])
  }),
])

type Reducers = {
  [K in AuctionEvent['kind']]: (g: G, event: Extract<AuctionEvent, { kind: K }>) => void
}
const reducers: Reducers = {
  bid(g, { deck, chains }) {
    g.state.auction = offer(g.state.auction, deck, chains)
  },
  pass(g) {
    g.state.auction = pass(g.state.auction)
  },
  leave(g, { seat }) {
    g.state.outcome = { winners: [1 - seat], rule: RULE }
  },
  end(g) {
    g.state.outcome = { winners: [], rule: RULE }
  },
}

const frame = (): Frame => ({ procedure: 'auction', step: 0 })

function begin({ decks, seed, starter }: Setup): AuctionState {
  const lots = decks.map(writtenDeck)
  if (lots.length !== 2) throw new Error('two players bid for two decks')
  // The prints are those that a match would be begun with.
  const { faces = [], cards } = beginGame({ format: 'auction', decks: lots, seed })
  const random = seedRandom(seed)
  const s: AuctionState = {
    seats: 2,
    faces: [...faces],
    cards: [],
    zones: [[], []],
    stack: [frame()],
    pending: null,
    effects: [],
    random,
    readers: newReaders(2, seed),
    serial: 1,
    outcome: null,
    auction: newAuction(typeof starter === 'number' ? starter : below(random, 2)),
    lots,
  }
  for (const { def, owner } of cards)
    bringIn(s, { def, owner, zone: LOT, holder: owner, life: 1, known: 0b11 })
  return s
}

interface AuctionView {
  auction: Auction
  lots: (CardView & { def: number })[][]
}

function view({ state: s }: G, viewer: Seat): AuctionView {
  const seen = seenBy(s, viewer)
  return { auction: s.auction, lots: [0, 1].map((seat) => lotOf(s, seat).map(seen)) }
}

function layOut({ auction, lots }: AuctionView, lang: Lang): Table {
  const said = words[lang]
  const sides = lots.map((cards, seat): Side => {
    const bid: Mark[] =
      auction.bid?.seat === seat
        ? [{ id: 'chains', glyph: '⛓', label: said.chains, value: auction.bid.chains }]
        : []
    const pieces = cards.map((card) => ({ ...card, values: [], marks: [], attached: [] }))
    return {
      seat,
      counters: bid,
      zones: [{ id: 'lot', label: said.lot(seat + 1), row: 0, lie: 'open', pieces, count: pieces.length }],
    }
  })
  return { caption: said.caption, active: auction.turn, sides, middle: [] }
}

function sayLog(g: G, { event }: LogEntry, _seat: Seat | null, lang: Lang): string | null {
  const { player, log } = words[lang]
  const e = event as AuctionEvent
  if (e.kind === 'bid') return log.bid(player(e.seat + 1), e.chains, e.deck + 1)
  if (e.kind === 'pass') return log.pass(player(e.seat + 1))
  if (e.kind === 'leave') return log.leave(player(e.seat + 1))
  const shares = g.state.auction.result ?? []
  return shares.map(({ deck, chains }, seat) => log.end(player(seat + 1), deck + 1, chains)).join(' ')
}

/** So much better a deck is worth a chain; and more than so many are never bid. */
const CHAIN = 4
const MOST = 8

/** Goes up by one, as long as the better deck is worth it. */
function weigh({ decision, table }: MatchView): Weighed[] {
  if (decision === null) return []
  const { auction, lots } = table as AuctionView
  const [first = 0, second = 0] = lots.map(worthOf)
  const better: Lot = second > first ? 1 : 0
  const limit = Math.min(MOST, Math.floor(Math.abs(first - second) / CHAIN))
  const chains = auction.bid === null ? 0 : auction.bid.chains + 1
  const found = decision.options.findIndex(
    ({ verb, seat, n }) => verb === 'bid' && seat === better && n === chains,
  )
  return [{ choice: found >= 0 && chains <= limit ? found : 0, worth: 0.5 }]
}

export const keyforgeLimited: Game<AuctionState> = {
  ...fromTheBook,
  id: 'keyforge-limited',
  formats: ['auction'],
  limited: { auction: {} },
  leads: {
    to: keyforge.id,
    decksOf: ({ auction, lots }) => (auction.result ?? []).map(({ deck }) => lots[deck] ?? null),
    handicapOf: ({ auction }) => (auction.result ?? []).map(({ chains }) => chains),
    // Passing stands first.
    inTime: () => 0,
  },
  procedures,
  zones,
  reducers: reducers as Game<AuctionState>['reducers'],
  checkDeck,
  begin,
  concede(g, seat) {
    g.state.pending = null
    g.happen([{ kind: 'leave', seat } as AuctionEvent])
  },
  view,
  layOut: (seen, lang) => layOut(seen as AuctionView, lang),
  backOf: () => null,
  sayLog,
  sayPrompt: (_, _decision, lang) => words[lang].prompt,
  sayOption: (_, _decision, { verb, seat = 0, n = 0 }, lang) =>
    verb === 'pass' ? words[lang].pass : words[lang].bid(n, seat + 1),
  invariants(s) {
    const lying = s.zones.flat().length
    if (lying !== s.cards.length) throw new Error(`${lying} cards lie there, of ${s.cards.length}`)
  },
  weigh,
}

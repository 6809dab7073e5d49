/** What can happen in Blue Moon: the events, and for each the one place that changes the state. */
import {
  type Card,
  type CardId,
  everyone,
  lay,
  mingle,
  type Reducer,
  type Seat,
  show,
  shufflePile,
  touching,
  zoneOf,
} from '@regelwerk/core'
import type { Element, Icon } from './abilities.ts'
import { binds, type G, on, type RuleId, rule } from './book.ts'
import { isAtWork, tableChanges } from './ignored.ts'
import {
  type Before,
  type BlueMoonCard,
  type BlueMoonState,
  CARGO,
  COMBAT,
  cardAt,
  DECK,
  DISCARD,
  dragonsOf,
  HAND,
  LIMBO,
  middle,
  NONE,
  nothingPlayed,
  other,
  type Phase,
  SUPPORT,
  usedAs,
  zones,
} from './state.ts'

interface Base {
  fate?: 'happened' | 'cancelled' | 'replaced'
}

export type BlueMoonEvent = Base &
  (
    | { kind: 'lay'; card: CardId; zone: number; bluff: boolean; landed: boolean }
    | { kind: 'silence'; cards: CardId[] }
    | { kind: 'play'; card: CardId }
    | { kind: 'intervene'; card: CardId }
    | { kind: 'wake'; cards: CardId[] }
    | { kind: 'put'; card: CardId; to: typeof HAND | typeof DISCARD | typeof DECK; place?: 'top' | 'bottom' }
    | { kind: 'draw'; seat: Seat; card: CardId }
    | { kind: 'shuffle'; seat: Seat; zone: number }
    | { kind: 'look'; seat: Seat; cards: CardId[] }
    | { kind: 'reveal'; seat: Seat; cards: CardId[]; open?: true }
    | { kind: 'attract'; seat: Seat }
    | { kind: 'element'; element: Element }
    | { kind: 'load'; card: CardId; ship: CardId }
    | { kind: 'land'; ship: CardId }
    | { kind: 'phase'; phase: Phase }
    | { kind: 'turn'; seat: Seat; number: number }
    | { kind: 'retreat'; seat: Seat }
    | { kind: 'end fight' }
    | { kind: 'decline'; seat: Seat }
    | { kind: 'announce'; seat: Seat; element: Element; power: number }
    | { kind: 'call bluff'; seat: Seat; right: boolean }
    | { kind: 'use'; card: CardId }
    | { kind: 'fulfil'; card: CardId; cards: CardId[] }
    | { kind: 'double'; card: CardId }
    | { kind: 'take back'; seat: Seat }
    /** The game is over, by this rule. */
    | { kind: 'win'; seat: Seat; score: number; rule?: RuleId }
    /** Only told: an icon had its way. */
    | { kind: 'acts'; card: CardId; icon: Icon }
  )

/** Tells that an icon of this card has its way. */
export function acts(g: G, rule: RuleId, card: CardId, icon: Icon): void {
  const told: BlueMoonEvent = { kind: 'acts', card, icon }
  g.tell(rule, told)
}

/** From the first character on, how a card lay before it changed: the turn may have to be taken back (base/41). */
function remember(s: BlueMoonState, id: CardId): void {
  if (s.phase !== 'character' && s.phase !== 'booster') return
  const { zone, active, bluff, ship, landed, open } = cardAt(s, id)
  s.played.before.push({ card: id, zone, active, bluff, ship, landed, open })
}

/** Here the turn is taken back to, if it has to be: right before the first character (base/41). */
export function markReturn(s: BlueMoonState): void {
  const { played } = s
  played.before = []
  played.revealed = false
  played.element = s.element
  played.used = s.used.length
  played.fulfilled = s.fulfilled.length
}

/** Would a card be new if it were turned up now (base/41)? One that lies open in a hand, or came from a ship, is not. */
const isHidden = ({ zone, open, bluff, landed }: BlueMoonCard): boolean =>
  zone === DECK || (zone === HAND && !open) || (bluff && !landed)

/** Lays a card elsewhere and forgets what it was in play. */
function moveTo(s: BlueMoonState, id: CardId, zone: number, place: 'top' | 'bottom' = 'top'): void {
  const card = cardAt(s, id)
  remember(s, id)
  if (card.zone === DECK && card.owner === s.active) s.played.taken++
  card.life++
  card.active = false
  card.bluff = false
  card.ship = NONE
  card.landed = false
  card.open = false
  lay(s, zones, id, zone, card.owner, place)
}

/**
 * A card leaves the hand face down: nobody else knows which of those it is that do not lie open there, nor which of
 * them are still there. One that lies open, or that is the last of the others, has been seen to go.
 */
function hide(s: BlueMoonState, id: CardId): void {
  const card = cardAt(s, id)
  if (card.zone !== HAND || card.open) return
  const hand = zoneOf(s, HAND, card.owner)
  const open = hand.filter((one) => cardAt(s, one).open)
  if (hand.length - open.length === 1) return
  card.known = 1 << card.owner
  mingle(s, HAND, card.owner)
  show(s, open, everyone(s))
}

/** Where the cards on a ship go that leaves. */
export const cargoGoesTo = rule('base/58', (): number => DISCARD)

function dropCargo(s: BlueMoonState, ship: CardId): void {
  const cargo = zoneOf(s, CARGO, cardAt(s, ship).owner)
  if (cargo.length === 0) return
  for (const id of [...cargo]) {
    if (cardAt(s, id).ship === ship) moveTo(s, id, cargoGoesTo())
  }
}

/** A dragon comes: from the rival's side to the middle, else from the middle; with all three, the game is won (base/34). */
function attract(s: BlueMoonState, seat: Seat): void {
  const rival = other(seat)
  if (binds('base/34', dragonsOf(s, rival) > 0)) s.dragons[rival as 0 | 1]--
  else if (middle(s) > 0) s.dragons[seat as 0 | 1]++
  else if (on('base/34')) s.score = 4
}

type Of<K extends BlueMoonEvent['kind']> = Extract<BlueMoonEvent, { kind: K }>
type Reducers = { [K in BlueMoonEvent['kind']]?: Reducer<BlueMoonState, Of<K>> }

/** No card on the table changes. */
const offTable = <E>(reduce: (g: G, event: E) => void) => touching<BlueMoonState, E>(NOTHING, reduce)
const NOTHING = 0

export const reducers: Reducers = {
  lay: touching(
    (g, { card }) => tableChanges(g, [card]),
    (g, e) => {
      const s = g.state
      const card = cardAt(s, e.card)
      if (e.bluff) hide(s, e.card)
      else card.known = everyone(s)
      moveTo(s, e.card, e.zone)
      card.active = true
      card.bluff = e.bluff
      card.landed = e.landed
    },
  ),
  /** Shown, and not yet laid: an intervention may still make it void. */
  play: (g, e) => {
    moveTo(g.state, e.card, LIMBO)
  },
  intervene: (g, e) => {
    if (cardAt(g.state, e.card).owner === g.state.active) g.state.played.all++
    moveTo(g.state, e.card, DISCARD)
  },
  silence: touching(
    (g, { cards }) => tableChanges(g, cards),
    (g, e) => {
      for (const id of e.cards) {
        remember(g.state, id)
        cardAt(g.state, id).active = false
      }
    },
  ),
  wake: (g, e) => {
    for (const id of e.cards) cardAt(g.state, id).active = true
  },
  put: touching(
    (g, { card }) => (isAtWork(cardAt(g.state, card).zone) ? tableChanges(g, [card]) : NOTHING),
    (g, e) => {
      const s = g.state
      const card = cardAt(s, e.card)
      const isSecret = isHidden(card) && (card.owner !== s.active || card.zone === DECK)
      if (isSecret && e.to === DISCARD) s.played.revealed = true
      dropCargo(g.state, e.card)
      if (e.to === DECK) hide(g.state, e.card)
      moveTo(g.state, e.card, e.to, e.place)
    },
  ),
  draw: offTable((g, e) => {
    g.news = true
    const s = g.state
    if (e.seat === s.active) s.played.taken++
    s.played.revealed = true
    lay(s, zones, e.card, HAND, e.seat)
  }),
  shuffle: offTable((g, e) => {
    g.news = true
    shufflePile(g.state, e.zone, e.seat)
  }),
  look: offTable((g, e) => {
    g.news = true
    g.state.played.revealed = true
    show(g.state, e.cards, 1 << e.seat)
  }),
  reveal: offTable((g, e) => {
    if (e.cards.some((id) => (g.state.cards[id] as Card).zone !== HAND)) g.news = true
    if (e.cards.some((id) => isHidden(cardAt(g.state, id)))) g.state.played.revealed = true
    show(g.state, e.cards, everyone(g.state))
    if (e.open) for (const id of e.cards) cardAt(g.state, id).open = true
  }),
  attract: offTable((g, e) => {
    attract(g.state, e.seat)
    if (g.state.score > 0) g.state.outcome = { winners: [e.seat], rule: 'base/34' }
  }),
  element: offTable((g, e) => {
    g.state.element = e.element
  }),
  load: (g, e) => {
    moveTo(g.state, e.card, CARGO)
    cardAt(g.state, e.card).ship = e.ship
  },
  land: (g, e) => {
    g.state.landing.push(e.ship)
  },
  phase: offTable((g, e) => {
    const s = g.state
    s.phase = e.phase
    if (e.phase === 'character') markReturn(s)
  }),
  turn: offTable((g, e) => {
    const s = g.state
    s.active = e.seat
    s.turn = e.number
    s.played = nothingPlayed()
    s.used = []
    s.landing = []
    s.fulfilled = []
  }),
  fulfil: (g, e) => {
    g.state.fulfilled.push(e.card)
    for (const id of e.cards) moveTo(g.state, id, DISCARD)
  },
  double: (g, e) => {
    g.state.doubled = e.card
  },
  use: offTable((g, e) => {
    g.state.used.push(usedAs(g.state, e.card))
  }),
  /** All cards of both combat and support areas go to their owners' discards (base/9). */
  'end fight': (g) => {
    const s = g.state
    s.element = null
    s.fight++
    for (let seat = 0; seat < 2; seat++) {
      for (const zone of [COMBAT, SUPPORT])
        for (const id of [...zoneOf(s, zone, seat)]) moveTo(s, id, DISCARD)
    }
  },
  /** What was done since the first character is undone: every card lies as it lay before (base/41). */
  'take back': (g) => {
    const s = g.state
    const { before, element, used, fulfilled, taken, leadership, laid } = s.played
    for (let i = before.length - 1; i >= 0; i--) {
      const was = before[i] as Before
      const card = cardAt(s, was.card)
      if (card.zone !== was.zone) {
        card.life++
        lay(s, zones, was.card, was.zone, card.owner)
      }
      if (was.zone === SUPPORT && !was.bluff) card.known = everyone(s)
      card.active = was.active
      card.bluff = was.bluff
      card.ship = was.ship
      card.landed = was.landed
      card.open = was.open
    }
    s.element = element
    s.used.length = used
    s.fulfilled.length = fulfilled
    const kept = laid.filter(({ card }) => !before.some((b) => b.card === card))
    s.played = { ...nothingPlayed(), taken, leadership, laid: kept }
  },
  win: (g, e) => {
    g.state.score = e.score
    g.state.outcome = { winners: [e.seat], rule: e.rule ?? g.rule }
  },
}

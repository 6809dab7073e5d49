/**
 * Where cards lie and who knows their faces. Every card carries the set of seats that know it; looking, revealing,
 * drawing and shuffling change that set, and nothing else decides what a seat may be shown.
 */
import { below, shuffle } from './random.ts'
import type { Card, CardId, Handle, Reader, Ref, Seat, State } from './state.ts'

export interface ZoneRule {
  name: string
  /** Who gets to know a card that comes to lie here: everybody, its holder, or nobody new. */
  seen: 'all' | 'holder' | 'none'
  /** Whose order on the table means nothing to others (a hand): unknown cards there are only counted. */
  unordered?: true
  /** Nobody is shown faces here, whatever they know (an inkwell). */
  facedown?: true
}

export const everyone = (state: State): number => (1 << state.seats) - 1
export const knows = (card: Card, seat: Seat): boolean => (card.known & (1 << seat)) !== 0

/** The seat of those who only watch: they see what everybody sees. */
export const WATCHER: Seat = -1

/** The place of those who watch among the readers, after all seats. */
export const watchers = (state: State): number => state.seats

/** Does a seat, or WATCHER, know the face? */
export const isKnownTo = (state: State, card: Card, seat: Seat): boolean =>
  seat === WATCHER ? card.known === everyone(state) : knows(card, seat)

export const zoneOf = (state: State, zone: number, seat: Seat): CardId[] =>
  state.zones[zone * state.seats + seat] as CardId[]

export const refTo = (state: State, card: CardId): Ref => ({ card, life: (state.cards[card] as Card).life })

/** The card a reference means, or null if that object is gone. */
export function find<C extends Card>(state: { cards: C[] }, ref: Ref): C | null {
  const card = state.cards[ref.card] as C
  return card.life === ref.life ? card : null
}

/** Under which handle a seat, or WATCHER, is shown each card. */
export const handlesOf = (state: State, seat: Seat): readonly Handle[] =>
  (state.readers[seat === WATCHER ? watchers(state) : seat] as Reader).handles

const renewHandle = (reader: Reader, card: CardId): void => {
  reader.handles[card] = reader.next++
}

/**
 * New handles for all of these, in an order that only the reader's own stream decides: it tells nothing of the cards. Each
 * new one changes places with any of those given out so far, or stays (Fisher and Yates, from the inside out).
 */
function renewHandles(reader: Reader, cards: readonly CardId[]): void {
  const { handles, random } = reader
  for (let i = 0; i < cards.length; i++) {
    const other = cards[below(random, i + 1)] as CardId
    handles[cards[i] as CardId] = handles[other] as Handle
    handles[other] = reader.next++
  }
}

/**
 * Before a match begins: cards were brought in in the order of the deck lists, and no handle may tell it. But for a deck:
 * as long as it is not shuffled, which renews its handles, its very order tells it.
 */
export function mixHandles(state: State, rules: readonly ZoneRule[]): void {
  const cards: CardId[] = []
  state.cards.forEach(({ zone }, id) => {
    const { seen, facedown } = rules[zone] as ZoneRule
    if (seen !== 'none' || facedown) cards.push(id)
  })
  for (const reader of state.readers) renewHandles(reader, cards)
}

/** Brings a card into the game, on top of the zone it names; every reader gets a handle for it. */
export function bringIn<S extends State>(state: S, card: S['cards'][number]): CardId {
  const id = state.cards.length
  state.cards.push(card)
  zoneOf(state, card.zone, card.holder).push(id)
  for (const reader of state.readers) renewHandle(reader, id)
  return id
}

/** Without `splice`, which would make a list of what it took out. */
function removeFrom(pile: CardId[], id: CardId): void {
  const at = pile.lastIndexOf(id)
  if (at < 0) return
  for (let i = at + 1; i < pile.length; i++) pile[i - 1] = pile[i] as CardId
  pile.pop()
}

/** Lays a card elsewhere: 'top' is the end of a pile. Whoever sees it there knows it; others get a new handle for it. */
export function lay(
  state: State,
  rules: readonly ZoneRule[],
  id: CardId,
  zone: number,
  holder: Seat,
  place: 'top' | 'bottom' = 'top',
): void {
  const card = state.cards[id] as Card
  const from = zoneOf(state, card.zone, card.holder)
  removeFrom(from, id)
  const to = zoneOf(state, zone, holder)
  if (place === 'top') to.push(id)
  else to.unshift(id)
  card.zone = zone
  card.holder = holder
  const seen = (rules[zone] as ZoneRule).seen
  if (seen === 'all') card.known = everyone(state)
  else if (seen === 'holder') card.known |= 1 << holder
  if (card.known === everyone(state)) return
  // Those who watch know it only if everybody does, and have no bit of their own.
  for (let reader = 0; reader <= watchers(state); reader++)
    if (!knows(card, reader)) renewHandle(state.readers[reader] as Reader, id)
}

/** Everybody in `seats` (a bit set) learns the faces. */
export function show(state: State, ids: readonly CardId[], seats: number): void {
  for (const id of ids) (state.cards[id] as Card).known |= seats
}

/**
 * Shuffles a pile: nobody knows its cards any more, and all handles are new. A card that an effect still speaks of tells
 * by its handle neither its place in the pile nor its face.
 */
export function shufflePile(state: State, zone: number, seat: Seat): void {
  const pile = zoneOf(state, zone, seat)
  shuffle(state.random, pile)
  for (const id of pile) (state.cards[id] as Card).known = 0
  for (const reader of state.readers) renewHandles(reader, pile)
}

/**
 * The holder takes a card from a hand unseen: who did not know all of it no longer knows which of those they knew are
 * still there. To be called before the card is laid elsewhere.
 */
export function mingle(state: State, zone: number, holder: Seat): void {
  const pile = zoneOf(state, zone, holder)
  const all = everyone(state)
  if (pile.every((id) => (state.cards[id] as Card).known === all)) return
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === holder || pile.every((id) => knows(state.cards[id] as Card, seat))) continue
    for (const id of pile) (state.cards[id] as Card).known &= ~(1 << seat)
    renewHandles(state.readers[seat] as Reader, pile)
  }
  renewHandles(state.readers[watchers(state)] as Reader, pile)
}

// ---- what is gone

/** What a card was in one of its lives, when that ended. */
export interface Left {
  card: CardId
  life: number
}

/** What is remembered of a card in that life. */
export function recall<K extends Left>(left: readonly K[], { card, life }: Ref): K | undefined {
  for (const known of left) if (known.card === card && known.life === life) return known
  return undefined
}

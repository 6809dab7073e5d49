/** Whom a text means: which cards, which players, and what a card was that is gone. */
import { type CardId, find, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import type { Target, Who } from './abilities.ts'
import { type G, rule } from './book.ts'
import { opponentsOf, turnOrder } from './players.ts'
import { amount, type From, matching } from './reading.ts'
import { deckInUse } from './rules/01-concepts.ts'
import {
  cardAt,
  definitionOf,
  discardOf,
  HAND,
  INKWELL,
  type LastKnown,
  type LorcanaState,
  PLAY,
} from './state.ts'
import type { Own } from './words/amounts/players.ts'

// ---- players

/** "You" is whoever's ability it is, "each opponent" every one of them. */
export const yourself = rule('1.3.3', (_s: LorcanaState, you: Seat, _f: From['f']): Seat => you)
export const eachOne = rule('1.3.3', (opponents: Seat[]): Seat[] => opponents)
/** In turn order, from the active player on. */
export const inTurn = rule('6.7.6', (order: Seat[]): Seat[] => order)

export function seatsMeant(g: G, from: From, who: Who | undefined): Seat[] {
  const s = g.state
  const { you, f } = from
  if (typeof who === 'object') {
    const has = (seat: Seat, own: Own): number =>
      own === 'lore' ? (s.lore[seat] as number) : zoneOf(s, own === 'hand' ? HAND : INKWELL, seat).length
    if ('more' in who)
      return opponentsOf(s, you).filter((seat) => has(seat, who.more) > has(f?.me ?? you, who.more))
    const all = turnOrder(s, s.active)
    const most = Math.max(...all.map((seat) => has(seat, who.most)))
    return all.filter((seat) => has(seat, who.most) === most)
  }
  switch (who ?? 'you') {
    case 'you':
      return [yourself(s, you, f)]
    case 'me':
      return [f?.me ?? you]
    case 'eachOpponent': {
      const order = opponentsOf(s, you)
      return f === null ? order : inTurn(eachOne(order))
    }
    case 'eachPlayer': {
      return inTurn(turnOrder(s, s.active))
    }
    case 'itsPlayer':
      return f?.it[0] === undefined ? [] : [cardAt(s, f.it[0].card).owner]
    case 'thatPlayer':
      return f === null || f.occasion.seat === null ? [] : [f.occasion.seat]
    // Before one is chosen, it could be any of them.
    case 'chosenOpponent':
      return f === null || f.chosenSeat === null ? opponentsOf(s, you) : [f.chosenSeat]
    case 'chosenPlayer':
      return f === null || f.chosenSeat === null ? turnOrder(s, you) : [f.chosenSeat]
    case 'chosenPlayers':
      return f === null || f.chosenSeats === null ? turnOrder(s, you) : f.chosenSeats
    case 'them':
      return f === null || f.them === null ? [] : [f.them]
    case 'anotherPlayer':
      return f === null || f.chosenSeat === null
        ? turnOrder(s, you).filter((seat) => seat !== you)
        : [f.chosenSeat]
    case 'challengingPlayer':
      return s.challenge === null ? [] : [cardAt(s, s.challenge.challenger.card).owner]
    default:
      return []
  }
}

// ---- cards

/** The cards a target means now, of those still there (7.1.6). `slot`: which of the choices made it is. */
export const refsOf = (g: G, from: From, target: Target, slot = 0): Ref[] =>
  refsMeant(g, from, target, slot).filter((ref) => find(g.state, ref) !== null)

const one = (ref: Ref | null | undefined): Ref[] => (ref ? [ref] : [])

/** The cards a target means, whether they are still there or not. */
export function refsMeant(g: G, from: From, target: Target, slot = 0): readonly Ref[] {
  const s = g.state
  const { f } = from
  if (typeof target === 'object') {
    if ('all' in target) return allMeant(g, from, target)
    if ('top' in target) return topCards(g, from, target)
    return f?.slots[slot] ?? []
  }
  switch (target) {
    case 'self':
      if (f !== null) return [f.source]
      return from.self < 0 ? [] : [refTo(s, from.self)]
    case 'it':
      return f?.it ?? from.it ?? []
    case 'first':
      return f?.first ?? []
    case 'changed':
      return f?.changed ?? []
    case 'there':
      return thatLocation(g, from)
    case 'triggering':
      return one(f?.occasion.card)
    case 'whom':
      return one(asItIs(g, from, f?.occasion.other ?? null))
    case 'challenger':
      return one(s.challenge?.challenger)
    case 'challenged':
      return one(s.challenge?.defender)
  }
}

/** Ward or not: nobody chooses. */
export const evenWarded = rule('8.15.2', (_: G, __: From, ids: CardId[]): CardId[] => ids)

/** All of them. */
function allMeant(g: G, from: From, { all }: Extract<Target, { all: unknown }>): Ref[] {
  return evenWarded(g, from, matching(g, all, from)).map((id) => refTo(g.state, id))
}

/** Where this effect has moved somebody; else where the card is that it speaks of, or that bears it. */
function thatLocation(g: G, from: From): readonly Ref[] {
  const s = g.state
  const { f } = from
  if (f !== null && f.there.length > 0) return f.there
  const [ref] = f === null ? [] : [...f.it, f.source]
  const id = ref?.card ?? from.self
  if (id < 0) return []
  const { at } = (ref && lastKnown(s, from, ref)) ?? cardAt(s, id)
  return at < 0 ? [] : [refTo(s, at)]
}

/** From the top down. */
function topCards(g: G, from: From, { top, of }: Extract<Target, { top: unknown }>): Ref[] {
  const n = amount(g, top, from)
  return seatsMeant(g, from, of).flatMap((seat) => {
    const deck = deckInUse(g, seat)
    return deck
      .slice(Math.max(0, deck.length - n))
      .reverse()
      .map((id) => refTo(g.state, id))
  })
}

/** "That song" is the very card that was sung (6.1.11), now that its effect is over and it lies in a discard (6.1.11.1). */
function asItIs(g: G, { you }: From, ref: Ref | null): Ref | null {
  if (ref === null || !definitionOf(cardAt(g.state, ref.card)).song) return ref
  const songs = discardOf(g.state, you).filter((id) => definitionOf(cardAt(g.state, id)).song)
  return thatSong(g.state, ref, songs)
}

/** The very card that was sung, now that its effect is over and it lies in a discard; nothing if it does not. */
export const songInDiscard = rule(
  '6.1.11.1',
  (s: LorcanaState, ref: Ref, songs: readonly CardId[]): Ref | null =>
    songs.includes(ref.card) && cardAt(s, ref.card).life === ref.life + 1 ? refTo(s, ref.card) : null,
)
export const thatSong = rule('6.1.11', songInDiscard)

// ---- what is gone

/** What a card that has left play was (6.7.7): the object that is meant, not one it was earlier or is now (7.1.6). */
export const lastKnown = rule('6.7.7', (s: LorcanaState, { f }: From, ref: Ref): LastKnown | undefined => {
  if (find(s, ref)?.zone === PLAY) return undefined
  // What has triggered an ability by leaving is known by what it became (timing.ts).
  const asItBecame = [f?.source, f?.occasion.card, f?.occasion.other].some(
    (other) => other?.card === ref.card && other.life === ref.life,
  )
  return s.lastKnown.find(
    ({ card, life }) => card === ref.card && (life === ref.life || (asItBecame && life === ref.life - 1)),
  )
})

/**
 * Two decks, one of them wanted more: who may play it is settled by bids in chains (rules/decks-mit-ketten-ersteigern).
 * Plain data; every call gives a new auction.
 */
import type { Seat } from '@regelwerk/core'
import { rule } from './book.ts'
import { MOST_CHAINS } from './series.ts'

/** One of the two decks. */
export type Lot = 0 | 1

export interface Auction {
  /** Whose turn it is to speak. */
  turn: Seat
  /** The highest bid so far: who plays which deck with how many chains. */
  bid: { seat: Seat; deck: Lot; chains: number } | null
  /** How often in a row somebody has passed. */
  passes: number
  /** Who plays what, by seat; null: the auction goes on. */
  result: readonly [Share, Share] | null
}

export interface Share {
  deck: Lot
  /** What its player begins the game with. */
  chains: number
}

export const newAuction = (opener: Seat): Auction => ({ turn: opener, bid: null, passes: 0, result: null })

/** What may be bid now: how many chains at least and at most, and for which decks; null: only passing is left. */
export function allowedBids({
  bid,
  result,
}: Auction): { decks: readonly Lot[]; from: number; to: number } | null {
  const from = bid === null ? 0 : bid.chains + 1
  if (result !== null || from > MOST_CHAINS) return null
  return { decks: bid === null ? [0, 1] : [bid.deck], from, to: MOST_CHAINS }
}

/** The first bid names the deck; each further one is for the same deck and for more chains. */
export function offer(auction: Auction, deck: Lot, chains: number): Auction {
  const allowed = allowedBids(auction)
  if (allowed === null)
    throw new Error(auction.result ? 'the auction is over' : 'nothing more can be bid: pass')
  if (!allowed.decks.includes(deck))
    throw new Error(`bids are for deck ${allowed.decks.join(' or ')}, not ${deck}`)
  if (!Number.isInteger(chains) || chains < allowed.from || chains > allowed.to) {
    throw new Error(`${chains} chains cannot be bid: a number from ${allowed.from} to ${allowed.to} can`)
  }
  return { turn: 1 - auction.turn, bid: { seat: auction.turn, deck, chains }, passes: 0, result: null }
}

export function raise(auction: Auction, chains: number): Auction {
  if (auction.bid === null) throw new Error('nothing has been bid yet: make an offer for one of the decks')
  return offer(auction, auction.bid.deck, chains)
}

/** Whoever wins a deck plays it with the chains that were bid. */
export const chainsOf = rule(
  'rules/decks-mit-ketten-ersteigern',
  ({ chains }: { chains: number }): number => chains,
)

/**
 * Whoever passes leaves the deck to the other for what was bid, and plays the other deck without chains.
 * Decided, as the rulebook does not say: if both pass at once, each plays the deck of their seat without chains.
 */
export function pass(auction: Auction): Auction {
  const { turn, bid, passes, result } = auction
  if (result !== null) throw new Error('the auction is over')
  const after = { turn: 1 - turn, bid, passes: passes + 1 }
  if (bid === null) {
    const both: Auction['result'] = [
      { deck: 0, chains: 0 },
      { deck: 1, chains: 0 },
    ]
    return { ...after, result: after.passes === 2 ? both : null }
  }
  const won: Share = { deck: bid.deck, chains: chainsOf(bid) }
  const left: Share = { deck: bid.deck === 0 ? 1 : 0, chains: 0 }
  return { ...after, result: bid.seat === 0 ? [won, left] : [left, won] }
}

/** The state of an auction: two decks lie open, and bids are made (rules/decks-mit-ketten-ersteigern). */
import { type CardId, type DeckList, type Seat, type State, type ZoneRule, zoneOf } from '@regelwerk/core'
import type { Auction } from '../auction.ts'

/** The deck that each seat has brought: both players know both decks. */
export const LOT = 0
export const zones: readonly ZoneRule[] = [{ name: 'lot', seen: 'all' }]

export interface AuctionState extends State {
  faces: string[]
  auction: Auction
  /** The decks as they were brought, by seat. */
  lots: readonly DeckList[]
}

export const lotOf = (s: AuctionState, seat: Seat): CardId[] => zoneOf(s, LOT, seat)

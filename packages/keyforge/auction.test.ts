import { describe, expect, test } from 'vitest'
import { type Auction, allowedBids, newAuction, offer, pass, raise } from './auction.ts'

describe('an auction (rules/decks-mit-ketten-ersteigern)', () => {
  test('gives the deck for the last bid, and the other deck without chains (example-1)', () => {
    const [julia, mahospot] = [1, 0] as const
    let auction: Auction = offer(newAuction(julia), mahospot, 5)
    auction = raise(auction, 6)
    auction = raise(auction, 7)
    expect(auction).toMatchObject({ turn: 0, bid: { seat: julia, deck: mahospot, chains: 7 }, result: null })
    expect(pass(auction).result).toEqual([
      { deck: 1, chains: 0 },
      { deck: 0, chains: 7 },
    ])
  })

  test('may be for either deck, and begin with no chain at all', () => {
    expect(allowedBids(newAuction(0))).toEqual({ decks: [0, 1], from: 0, to: 24 })
    expect(pass(offer(newAuction(0), 1, 0)).result).toEqual([
      { deck: 1, chains: 0 },
      { deck: 0, chains: 0 },
    ])
  })

  test('goes up only, and stays with the deck it began with', () => {
    const auction = offer(newAuction(0), 1, 5)
    expect(allowedBids(auction)).toEqual({ decks: [1], from: 6, to: 24 })
    expect(() => raise(auction, 5)).toThrow('5 chains cannot be bid: a number from 6 to 24 can')
    expect(() => raise(auction, 6.5)).toThrow('a number from 6 to 24 can')
    expect(() => offer(auction, 0, 9)).toThrow('bids are for deck 1, not 0')
    expect(() => raise(newAuction(0), 3)).toThrow('nothing has been bid yet')
  })

  test('ends where the table of chains ends', () => {
    const auction = offer(newAuction(0), 0, 24)
    expect(allowedBids(auction)).toBeNull()
    expect(() => raise(auction, 25)).toThrow('nothing more can be bid: pass')
  })

  test('can be opened by the second if the first passes, and leaves each deck in place if both do', () => {
    const waiting = pass(newAuction(0))
    expect(waiting).toMatchObject({ turn: 1, bid: null, result: null })
    expect(offer(waiting, 0, 2)).toMatchObject({ turn: 0, bid: { seat: 1, deck: 0, chains: 2 } })
    const over = pass(waiting)
    expect(over.result).toEqual([
      { deck: 0, chains: 0 },
      { deck: 1, chains: 0 },
    ])
    expect(() => pass(over)).toThrow('the auction is over')
    expect(() => offer(over, 0, 1)).toThrow('the auction is over')
  })
})

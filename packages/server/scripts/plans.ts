/** Matches to try things with: all games, ready decks. */
import type { Game } from '@regelwerk/core'
import { commitOf, type MatchPlan } from '@regelwerk/protocol'

const deckOf = (game: Game, seat: number): string => game.decks[seat % game.decks.length]?.id as string

/** What a seat adds to the seed. */
export const entropyOfSeat = (seat: number): string => `ab${seat}${seat}`.repeat(16)

export const committed = (seat: number): string => commitOf(seat, entropyOfSeat(seat))

/** The maker in the first seat, the others open. */
export const planFor = (game: Game, change: Partial<MatchPlan> = {}): MatchPlan => ({
  game: game.id,
  format: game.formats[0] as string,
  seats: [{ who: 'me', deck: deckOf(game, 0), commit: committed(0) }, { who: 'open' }],
  starter: 'random',
  clock: { kind: 'none' },
  private: false,
  spectators: true,
  bestOf: 1,
  ...change,
})

export const joining = (game: Game, match: string, key?: string, seat = 1) =>
  ({ kind: 'join', match, key, seat, deck: deckOf(game, 1), commit: committed(seat) }) as const

export const playingAgain = (match: string, seat: number) =>
  ({ kind: 'rematch', match, commit: committed(seat) }) as const

/** The second seat is a bot's. */
export const againstBot = (game: Game, name = 'random', change: Partial<MatchPlan> = {}): MatchPlan =>
  planFor(game, {
    seats: [
      { who: 'me', deck: deckOf(game, 0), commit: committed(0) },
      { who: 'bot', name, deck: deckOf(game, 1) },
    ],
    ...change,
  })

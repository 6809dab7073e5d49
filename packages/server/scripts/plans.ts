/** Matches to try things with: all games, ready decks. */
import type { Game } from '@regelwerk/core'
import type { MatchPlan } from '@regelwerk/protocol'

const deckOf = (game: Game, seat: number): string => game.decks[seat % game.decks.length]?.id as string

/** The maker in the first seat, the others open. */
export const planFor = (game: Game, change: Partial<MatchPlan> = {}): MatchPlan => ({
  game: game.id,
  format: game.formats[0] as string,
  seats: [{ who: 'me', deck: deckOf(game, 0), entropy: 'ab12' }, { who: 'open' }],
  starter: 'random',
  clock: { kind: 'none' },
  private: false,
  spectators: true,
  bestOf: 1,
  ...change,
})

export const joining = (game: Game, match: string, key?: string) =>
  ({ kind: 'join', match, key, seat: 1, deck: deckOf(game, 1), entropy: 'cd34' }) as const

/** The second seat is a bot's. */
export const againstBot = (game: Game, name = 'random', change: Partial<MatchPlan> = {}): MatchPlan =>
  planFor(game, {
    seats: [
      { who: 'me', deck: deckOf(game, 0), entropy: 'ab12' },
      { who: 'bot', name, deck: deckOf(game, 1) },
    ],
    ...change,
  })

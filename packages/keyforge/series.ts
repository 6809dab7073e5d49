/**
 * A series of games between the same two decks: who starts (rules/aufbau), and how many chains the stronger deck
 * begins with (rules/ketten-handicap-optional). Plain data, advanced by each finished game.
 */
import type { Seat } from '@regelwerk/core'
import { on, rule } from './book.ts'

/** rules/empfehlungen-fuer-das-zuweisen-von-ketten: the stronger deck begins with so many ... */
export const FIRST_CHAINS = 4
/** ... and one more or less whenever it wins or loses so often in a row. */
const IN_A_ROW = 3
/** Where the table of chains ends (rules/ketten/4). */
export const MOST_CHAINS = 24

export interface Series {
  /** The deck with the handicap, by seat; null: none, as with new decks and in tournaments. */
  stronger: Seat | null
  /** The chains it begins the next game with. */
  chains: number
  /** How often in a row it has won (or, below 0, lost) since its chains were last changed. */
  streak: number
  /** Who won each game so far. */
  winners: readonly Seat[]
}

/** `stronger`: the deck that the players take for the stronger one, if they agree on one. */
export const newSeries = (stronger: Seat | null = null): Series => ({
  stronger,
  chains: stronger !== null && on('rules/empfehlungen-fuer-das-zuweisen-von-ketten') ? FIRST_CHAINS : 0,
  streak: 0,
  winners: [],
})

/** The series after a game. To take a chain away is for the players to agree on: `keep` leaves it. */
export const afterGame = rule(
  'rules/empfehlungen-fuer-das-zuweisen-von-ketten',
  (series: Series, winner: Seat, keep = false): Series => {
    const { stronger } = series
    const winners = [...series.winners, winner]
    if (stronger === null) return { ...series, winners }
    const won = winner === stronger
    const streak = won ? Math.max(series.streak, 0) + 1 : Math.min(series.streak, 0) - 1
    if (Math.abs(streak) < IN_A_ROW) return { ...series, streak, winners }
    const chains = won
      ? Math.min(series.chains + 1, MOST_CHAINS)
      : Math.max(series.chains - (keep ? 0 : 1), 0)
    return { ...series, chains, streak: 0, winners }
  },
)

/** The first game's starter is drawn by lot; from then on whoever's deck was beaten decides. */
export const starterAfter = rule('rules/aufbau', (winner: Seat | undefined): 'random' | { chosenBy: Seat } =>
  winner === undefined ? 'random' : { chosenBy: 1 - winner },
)

/** The chains of both decks after games with these winners: those of the stronger one go up and down. */
export function chainsAfter(first: readonly number[], winners: readonly Seat[]): readonly number[] {
  const [one = 0, other = 0] = first
  if (one === other) return first
  const stronger = one > other ? 0 : 1
  const begun: Series = { ...newSeries(stronger), chains: Math.max(one, other) }
  const { chains } = winners.reduce<Series>((series, winner) => afterGame(series, winner), begun)
  return first.map((n, seat) => (seat === stronger ? chains : n))
}

/** How the next game begins: the chains of each seat, and who starts. */
export function nextGame({ stronger, chains, winners }: Series): {
  chains: readonly [number, number]
  starter: 'random' | { chosenBy: Seat }
} {
  const last = winners.at(-1)
  return {
    chains: [stronger === 0 ? chains : 0, stronger === 1 ? chains : 0],
    starter: starterAfter(last),
  }
}

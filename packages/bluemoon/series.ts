/** A match: games are played until somebody has five crystals (base/40). Plain data, advanced by each finished game. */
import type { Seat } from '@regelwerk/core'
import { rule } from './book.ts'
import { other } from './state.ts'

/** So many crystals win a match; what a game scores beyond them is lost. */
const CRYSTALS = 5

export interface Series {
  crystals: readonly [number, number]
  games: number
  /** Who has won the match; null: it goes on. */
  winner: Seat | null
  /** Who lost the last game and so decides how the next one begins; null: nobody has to, or the match is over. */
  decides: Seat | null
}

/** Not confirmed by the booklet; decided: the loser says who opens the next game and whether the decks change sides. */
export interface LosersChoice {
  opener: Seat
  exchangeDecks: boolean
}

export const newSeries = (): Series => ({ crystals: [0, 0], games: 0, winner: null, decides: null })

/** The match is over with so many crystals, however many games that takes. */
export const areEnough = rule('base/40', (crystals: number): boolean => crystals >= CRYSTALS)

/** The match after a game that this seat has won with so many crystals. */
export function afterGame(series: Series, winner: Seat, score: number): Series {
  if (series.winner !== null) throw new Error(`the match is over: seat ${series.winner} has won it`)
  const crystals: [number, number] = [...series.crystals]
  crystals[winner as 0 | 1] = Math.min(CRYSTALS, crystals[winner as 0 | 1] + score)
  const won = areEnough(crystals[winner as 0 | 1])
  return {
    crystals,
    games: series.games + 1,
    winner: won ? winner : null,
    decides: won ? null : other(winner),
  }
}

/** How the next game is set up, by the choice of whoever lost the last: decks by seat, and who opens. */
export function nextGame<D>(
  series: Series,
  decks: readonly [D, D],
  choice: LosersChoice,
): { decks: readonly [D, D]; starter: Seat } {
  if (series.decides === null) throw new Error('nobody is to choose: the match is over or has not begun')
  return { decks: choice.exchangeDecks ? [decks[1], decks[0]] : decks, starter: choice.opener }
}

/** What pairs of games show: who won how often, and how sure that is. */

/** Of the two that are compared, the first or the second. */
export type Side = 0 | 1

export interface PlayedGame {
  /** null: a draw. */
  winner: Side | null
  decisions: number
  finished: boolean
  /** Of the final state. */
  hash: string
}

export interface PlayedPair {
  /** In seat order of the first game. */
  decks: readonly [string, string]
  games: readonly [PlayedGame, PlayedGame]
  /** Of each side, over both games. */
  answers: readonly [Answers, Answers]
}

export interface Answers {
  /** How long each answer took. */
  millis: number[]
  illegal: number
}

export interface Tally {
  pairs: number
  games: number
  wins: [number, number]
  draws: number
  /** What the first side scored of what could be scored; a draw counts half. */
  rate: number
  /** Where the true rate lies, with 95 % confidence. */
  low: number
  high: number
}

export function tally(pairs: readonly PlayedPair[]): Tally {
  const games = pairs.flatMap((pair) => pair.games)
  const won = (side: Side | null): number => games.filter(({ winner }) => winner === side).length
  const scores = pairs.map(scoreOf)
  return {
    pairs: pairs.length,
    games: games.length,
    wins: [won(0), won(1)],
    draws: won(null),
    rate: scores.length === 0 ? 0.5 : sum(scores) / scores.length,
    ...interval(scores),
  }
}

/** From 0, the first side lost both games, to 1, it won both. */
const scoreOf = ({ games }: PlayedPair): number =>
  sum(games.map(({ winner }) => (winner === null ? 0.5 : 1 - winner))) / games.length

/** Of the normal distribution 95 % lies within so many deviations. */
const DEVIATIONS = 1.959964

/**
 * The 95 % interval of a mean of scores from 0 to 1. Games of a pair depend on each other, pairs do not: it is made from
 * how pairs differ. Two scores of 0 and two of 1 are added first (Agresti and Coull), so that a few pairs that
 * happen to agree are not taken for certainty.
 */
export function interval(scores: readonly number[]): { low: number; high: number } {
  const all = [...scores, 0, 0, 1, 1]
  const mean = sum(all) / all.length
  const variance = sum(all.map((score) => (score - mean) ** 2)) / (all.length - 1)
  const off = DEVIATIONS * Math.sqrt(variance / all.length)
  return { low: Math.max(0, mean - off), high: Math.min(1, mean + off) }
}

/** The value that a part of the values does not exceed: of 0.95, the 95th percentile. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

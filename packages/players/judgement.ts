/** How each game judges a position: the features are the games' own, and so are the weights (see docs/players.md). */
import * as bluemoon from '@regelwerk/bluemoon'
import type { Decision, Game, Machine, Match, Seat, State } from '@regelwerk/core'
import * as keyforge from '@regelwerk/keyforge'
import * as l5r from '@regelwerk/l5r'
import * as lorcana from '@regelwerk/lorcana'

type Numbers = Readonly<Record<string, number>>

interface Judgement<S extends State> {
  /** What there is to be weighed, for each seat. */
  features(g: Machine<S>, seat: Seat): Numbers
  /** What each feature adds to the log-odds of winning. */
  weights: Numbers
  /** How readily an answer of a kind is given (see habits.ts). */
  habits: Numbers
  /** How far the options of a decision go, where habit asks for more than their kind. */
  degreesOf?(g: Machine<S>, decision: Decision): (number | undefined)[]
  /** How far the game has come: in turns, or in what else it consists of. */
  stageOf(g: Machine<S>): number
  /** So many stages a search looks ahead. */
  horizon: number
  /** How many simulations each level of search makes for a decision with many answers, the weakest first. */
  levels: readonly [number, number, number, number, number]
  /** A decision at which a position can be weighed: nothing is under way. */
  isQuiet(decision: Decision, g: Machine<S>): boolean
}

// A state only ever goes back to the game it came from.
const judging = <S extends State>(game: Game<S>, judgement: Judgement<S>) =>
  [game.id, judgement as unknown as Judgement<State>] as const
const judgements = new Map([
  judging(lorcana.lorcana, lorcana),
  judging(keyforge.keyforge, keyforge),
  judging(bluemoon.bluemoon, bluemoon),
  judging(l5r.l5r, l5r),
])

export function judgementOf(match: Match): Judgement<State> {
  const judgement = judgements.get(match.game.id)
  if (judgement === undefined) throw new Error(`nobody can weigh positions of ${match.game.id}`)
  return judgement
}

/** What the position is worth to each seat: from 0, lost, to 1, won. */
export function worths(match: Match): number[] {
  const { outcome } = match
  const seats = Array.from({ length: match.state.seats }, (_, seat) => seat)
  if (outcome !== null) return seats.map((seat) => scoreOf(outcome.winners, seat))
  const { features, weights } = judgementOf(match)
  const strengths = seats.map((seat) => weighed(features(match.machine, seat), weights))
  return seats.map((seat) => {
    const strongest = Math.max(...strengths.filter((_, other) => other !== seat))
    return 1 / (1 + Math.exp(strongest - (strengths[seat] as number)))
  })
}

const scoreOf = (winners: readonly Seat[], seat: Seat): number =>
  winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0

function weighed(found: Numbers, weights: Numbers): number {
  let sum = 0
  for (const name in weights) sum += (weights[name] as number) * (found[name] as number)
  return sum
}

/** What a position is worth, by the judgement of its game. */
import type { Judgement, Match, Seat } from '@regelwerk/core'

export function judgementOf({ game }: Pick<Match, 'game'>): Judgement {
  if (game.judgement === undefined) throw new Error(`nobody can weigh positions of ${game.id}`)
  return game.judgement
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

function weighed(found: Judgement['weights'], weights: Judgement['weights']): number {
  let sum = 0
  for (const name in weights) sum += (weights[name] as number) * (found[name] as number)
  return sum
}

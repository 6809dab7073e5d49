/** How each game weighs a position: the features are the games' own. */
import * as bluemoon from '@regelwerk/bluemoon'
import type { Decision, Game, Machine, Match, Seat, State } from '@regelwerk/core'
import * as keyforge from '@regelwerk/keyforge'
import * as l5r from '@regelwerk/l5r'
import * as lorcana from '@regelwerk/lorcana'

interface Judgement<S extends State> {
  evaluate(g: Machine<S>, seat: Seat): number
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

/** An advantage of so much is worth seven chances in eight or so. */
const SCALE = 8

/** What a position is worth from 0, lost, to 1, won, by its evaluation: a feeling in numbers, not a measured chance. */
export const worthOf = (evaluation: number): number => (1 + Math.tanh(evaluation / SCALE)) / 2

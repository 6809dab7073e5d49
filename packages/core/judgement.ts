/** How a game judges a position, for players that weigh what they might do: features and weights are the game's own (see docs/players.md). */
import type { Decision } from './decision.ts'
import type { Machine } from './machine.ts'
import type { Seat, State } from './state.ts'

type Numbers = Readonly<Record<string, number>>

export interface Judgement<S extends State = State> {
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
  /** The turn or round it is as players count them, where that is not the stage. */
  turnOf?(g: Machine<S>): number
  /** What a seat has reached, as players count it; and which of that are races, with their goals. */
  progress(g: Machine<S>, seat: Seat): Numbers
  races: readonly { of: string; goal: number }[]
  /** So many stages a search looks ahead. */
  horizon: number
  /** How many simulations each level of search makes for a decision with many answers, the weakest first. */
  levels: readonly [number, number, number, number, number]
  /** A decision at which a position can be weighed: nothing is under way. */
  isQuiet(decision: Decision, g: Machine<S>): boolean
}

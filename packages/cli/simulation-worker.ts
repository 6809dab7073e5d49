/** Plays part of a simulation in a thread of its own. */
import { type Chunk, playGames, type Simulation } from './simulation.ts'

export interface Task {
  simulation: Simulation
  from: number
  to: number
}

export default ({ simulation, from, to }: Task): Chunk => playGames(simulation, from, to)

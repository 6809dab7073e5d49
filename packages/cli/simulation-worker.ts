/** Plays part of a simulation in a thread of its own. */
import { fixRules } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol/games'
import { type Chunk, playGames, type Simulation } from './simulation.ts'

fixRules()

export interface Task {
  simulation: Simulation
  from: number
  to: number
}

export default async ({ simulation, from, to }: Task): Promise<Chunk> => {
  await loadGame(simulation.game, simulation.decks === null ? 'ready decks' : 'all cards')
  return playGames(simulation, from, to)
}

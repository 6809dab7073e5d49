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
  const { game, decks, format } = simulation
  const { leads } = await loadGame(game, decks === null && format === undefined ? 'ready decks' : 'all cards')
  if (leads !== undefined) await loadGame(leads.to)
  return playGames(simulation, from, to)
}

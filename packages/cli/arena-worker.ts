/** Plays a pair of the arena in a thread of its own. */
import { fixRules } from '@regelwerk/core'
import { type ArenaPlan, type PlayedPair, playPair } from '@regelwerk/players/arena'
import { loadGame } from '@regelwerk/protocol/games'

fixRules()

export interface ArenaTask {
  game: string
  plan: ArenaPlan
  number: number
}

export default async function play({ game, plan, number }: ArenaTask): Promise<PlayedPair> {
  try {
    return playPair(await loadGame(game), plan, number, () => performance.now())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`pair ${number} of ${game}, ${plan.players.join(' against ')}: ${message}`, {
      cause: error,
    })
  }
}

/** Plays a pair of the arena. */
import { type ArenaPlan, type PlayedPair, playPair } from '@regelwerk/players/arena'
import { loadGame } from '@regelwerk/protocol/games'

export interface ArenaTask {
  game: string
  plan: ArenaPlan
  number: number
}

export async function playTask({ game, plan, number }: ArenaTask): Promise<PlayedPair> {
  try {
    return playPair(await loadGame(game), plan, number, () => performance.now())
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`pair ${number} of ${game}, ${plan.players.join(' against ')}: ${message}`, {
      cause: error,
    })
  }
}

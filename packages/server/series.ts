/** A series of games between the same players: is it decided, and who starts the next one. */
import type { Seat, Setup } from '@regelwerk/core'

export const isDecided = (wins: readonly number[], bestOf: number): boolean =>
  Math.max(...wins) > Math.floor(bestOf / 2)

/** Who starts after a game that this seat has won (null: nobody has), by the game's own rule where it has one. */
export function nextStarter(game: string, { decks, starter }: Setup, winner: Seat | null): Setup['starter'] {
  const seats = decks.length
  if (seats === 2 && winner !== null) {
    const loser = 1 - winner
    // Lorcana's 2.1.3.2 and KeyForge's rules/aufbau: who was beaten decides.
    if (game === 'lorcana' || game === 'keyforge') return { chosenBy: loser }
    if (typeof starter !== 'number') return loser
  }
  return typeof starter === 'number' ? (starter + 1) % seats : 'random'
}

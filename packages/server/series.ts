/** A series of games between the same players: is it decided, and who starts the next one. */
import type { Seat, Setup } from '@regelwerk/core'
import { nextStarter as lorcanasStarter } from '@regelwerk/lorcana'

export const isDecided = (wins: readonly number[], bestOf: number): boolean =>
  Math.max(...wins) > Math.floor(bestOf / 2)

/** Who starts after a game that this seat has won (null: nobody has), by the game's own rule where it has one. */
export function nextStarter(game: string, { decks, starter }: Setup, winner: Seat | null): Setup['starter'] {
  const seats = decks.length
  if (seats === 2 && winner !== null) {
    const loser = 1 - winner
    if (game === 'lorcana') {
      return lorcanasStarter({ kind: 'best of', n: 3, games: [{ starter: 0, winner }] })
    }
    // rules/aufbau: whose deck was beaten decides.
    if (game === 'keyforge') return { chosenBy: loser }
    if (typeof starter !== 'number') return loser
  }
  return typeof starter === 'number' ? (starter + 1) % seats : 'random'
}

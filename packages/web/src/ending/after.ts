/** What a page offers when the game at its table is over. */
import type { Replay } from '@regelwerk/core'
import type { ReactNode } from 'react'

export interface After {
  seats: number
  /** The record of the game, to be told from; absent: nobody has it. */
  replay?: () => Promise<Replay>
  /** Shows the game again from after so many answers. */
  see(at: number): void
  /** Begins a game from there against the computer. */
  retry?: (at: number) => void
  /** Where to go from here: a rematch, the replay, another game. */
  doors: ReactNode
}

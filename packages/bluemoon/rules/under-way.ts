/** Procedures that others look for while they are under way; each is written where its rules are. */
import type { Seat } from '@regelwerk/core'
import { named } from '../book.ts'
import type { Act } from './acts.ts'

/** Written in game.ts. */
export const game = named<{ next: Seat }>('game')

export interface TurnLocals {
  seat: Seat
  /** The turn opens a fight. */
  opening: boolean
  act: Act | null
  /** What the player has already said for a later phase of this turn. */
  ahead: Act | null
}

/** Written in turn.ts. */
export const turn = named<TurnLocals>('turn')

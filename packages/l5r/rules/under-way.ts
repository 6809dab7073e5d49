/** Procedures that effects look for while they are under way; each is written where its rules are. */
import type { CardId, Seat } from '@regelwerk/core'
import { named } from '../book.ts'
import type { Way } from './playable.ts'

/** What a player does in an action window. */
type Act =
  | { do: 'ability'; card: CardId; ability: string }
  | { do: 'play'; card: CardId; way: Way }
  | { do: 'disguise'; card: CardId }
  | { do: 'duplicate'; card: CardId; of: CardId }
  | { do: 'pass' }

export interface WindowLocals {
  /** Whose turn it is to act, how many have passed in a row, and the special window of the dynasty phase. */
  turn: Seat
  passes: number
  dynasty: boolean
  /** It closes once this player has had the next opportunity. */
  endsAfter?: Seat
  /** Actions that this player takes after the next one. */
  more?: number
  answer: Act | null
}

/** Written in actions.ts. */
export const actionWindow = named<WindowLocals>('action window')

/** Written in phases.ts. */
export const conflictPhase = named<{
  /** Who has the next opportunity. */
  next: Seat
  /** Who is to declare a conflict at once before that, the last of them first. */
  must: Seat[]
  totals: [number, number] | null
}>('conflict phase')

/** A phase that there may be once more after this one, and whether this is the second. */
interface Repeated {
  again: boolean
  additional: boolean
}
export const repeated: Repeated = { again: false, additional: false }

export const dynastyPhase = named<Repeated>('dynasty phase')
export const fatePhase = named<
  Repeated & {
    seats: Seat[]
    order: CardId[] | null
    /** How much fate was removed from characters. */
    taken?: number
  }
>('fate phase')

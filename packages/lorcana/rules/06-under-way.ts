/** Chapter 6, an effect that is being resolved (6.7). */
import type { CardId, Frame, Ref, Resolution, Seat } from '@regelwerk/core'
import { named } from '../book.ts'
import type { Occasion } from '../state.ts'

/**
 * What a resolution knows (6.7), beside its ability, who "you" is, what was chosen ("it", 6.1.11), whether it was done in full
 * (6.1.5.1) and who has yet to do their part (6.7.6).
 */
export interface Resolving extends Resolution {
  source: Ref
  /** An action's effect, not an ability (5.4.3). */
  action: boolean
  occasion: Occasion
  /** What it has chosen so far: "another" is none of these (6.1.6). */
  chosen: CardId[]
  /** What it chose first, and those to which the last effect really did something. */
  first: Ref[]
  changed: Ref[]
  /** What "it" was before the verb that comes next made its choices: amounts speak of that. */
  was: Ref[]
  /** All of it so far has been done in full (6.1.1). */
  complete: boolean
  /** Where this effect has moved damage from: it does not go back there (1.9.2.4). */
  movedFrom: Ref[]
  /** How much the last effect did: damage removed, lore lost, cards discarded; and which instruction that was. */
  count: number
  counted: number
  /** The cards it looks at or has revealed, and whether everybody sees them. */
  looked: Ref[]
  openly: boolean
  /** The location to which it has moved somebody. */
  there: Ref[]
  /** The player that was chosen. */
  chosenSeat: Seat | null
  chosenSeats: Seat[] | null
  /** The name that was named. */
  name: string | null
  /** The replacement effects applied so far, and of each the instance: for the whole of it the same (6.5.2, 6.5.8). */
  replacing?: { sameAs: string; instance: string }[]
}
export type ResolveFrame = Frame & Resolving

/** Written in 06-abilities.ts, with the verbs, of which some have cards played whose effects resolve in turn. */
export const resolve = named<Resolving>('resolve')

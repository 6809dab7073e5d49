/** Reading a text: from where it looks at the game, which cards it means, whether its conditions hold, how much it says. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Amount, Condition, Filter, House } from './abilities.ts'
import type { G } from './book.ts'
import type { Seen } from './filter.ts'
import { NONE } from './state.ts'

/** From where a text looks at the game. */
export interface Context {
  me: Seat
  /** The card that bears the ability; NONE if it is gone. */
  self: CardId
  /** A card used as if it were mine (glossary/als-ob-sie-deine-waere...). */
  borrowed: CardId
  it: readonly Ref[]
  chosen: readonly CardId[]
  house: House | null
  number: number | null
}

export const contextOf = (me: Seat, self: CardId): Context => ({
  me,
  self,
  borrowed: NONE,
  it: [],
  chosen: [],
  house: null,
  number: null,
})

interface Reading {
  matches: (g: G, filter: Filter, what: Seen, c: Context) => boolean
  holds: (g: G, condition: Condition, c: Context) => boolean
  amount: (g: G, n: Amount, c: Context, target?: CardId) => number
}

// Values follow from texts, and texts speak of values: so they are read by what reckoning.ts, which needs both, brings here.
export let matches: Reading['matches']
export let holds: Reading['holds']
export let amount: Reading['amount']

export function readBy(reading: Reading): void {
  ;({ matches, holds, amount } = reading)
}

/** Reading a text: which cards it means, whether its conditions hold, how much it says, for its player and its card. */
import type { CardId, Seat } from '@regelwerk/core'
import type { Amount, Condition, Filter } from './abilities.ts'
import type { G } from './book.ts'

interface Reading {
  matches: (g: G, filter: Filter, id: CardId, you: Seat, self: CardId) => boolean
  holds: (g: G, condition: Condition, you: Seat, self: CardId) => boolean
  amount: (g: G, n: Amount, you: Seat, self: CardId) => number
}

// Values follow from texts, and texts speak of values: so they are read by what conditions.ts, which needs both, brings here.
export let matches: Reading['matches']
export let holds: Reading['holds']
export let amount: Reading['amount']

export function readBy(reading: Reading): void {
  ;({ matches, holds, amount } = reading)
}

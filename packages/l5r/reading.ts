/** Reading a text: from where it looks at the game, which cards it means, whether its conditions hold, how much it says. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Amount, Condition, Element, Filter } from './abilities.ts'
import type { G } from './book.ts'

/** From where a text looks at the game. */
export interface Context {
  me: Seat
  self: CardId
  /** The targets of the ability, the cards its cost was paid with, "it". */
  targets: readonly (readonly Ref[])[]
  paid: readonly Ref[]
  it: readonly Ref[]
  triggering: readonly Ref[]
  /** Rings chosen as targets, and the one last dealt with. */
  rings: readonly Element[]
  /** How many the triggering condition or the last effect was about. */
  count: number
}

export const contextOf = (me: Seat, self: CardId): Context => ({
  me,
  self,
  targets: NOTHING,
  paid: NOTHING,
  it: NOTHING,
  triggering: NOTHING,
  rings: NOTHING,
  count: 0,
})

const NOTHING: readonly never[] = []

interface Reading {
  matches: (g: G, filter: Filter, id: CardId, c: Context) => boolean
  holds: (g: G, condition: Condition, c: Context) => boolean
  amount: (g: G, n: Amount, c: Context) => number
}

// Values follow from texts, and texts speak of values: so they are read by what reckoning.ts, which needs both, brings here.
export let matches: Reading['matches']
export let holds: Reading['holds']
export let amount: Reading['amount']

export function readBy(reading: Reading): void {
  ;({ matches, holds, amount } = reading)
}

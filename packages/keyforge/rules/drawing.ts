/** Drawing cards, and what happens when the deck is empty (rules/schritt-5-karten-ziehen/2). */
import type { Seat } from '@regelwerk/core'
import { binds, type G } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { DECK, deckOf, discardOf } from '../state.ts'
import { happen } from './amber.ts'

/** The discard pile becomes the deck. */
function reshuffle(g: G, seat: Seat): void {
  const pile = [...discardOf(g.state, seat)]
  if (!binds('rules/schritt-5-karten-ziehen/2', pile.length > 0)) return
  happen(g, ...pile.map((card): KeyForgeEvent => ({ kind: 'put', card, to: DECK, holder: seat })))
  happen(g, { kind: 'shuffle', seat, zone: DECK })
}

/** One after the other; returns how many there were. */
export function drawCards(g: G, seat: Seat, n: number): number {
  for (let drawn = 0; drawn < n; drawn++) {
    if (deckOf(g.state, seat).length === 0) reshuffle(g, seat)
    const card = deckOf(g.state, seat).at(-1)
    if (card === undefined) return drawn
    happen(g, { kind: 'draw', seat, card })
  }
  return n
}

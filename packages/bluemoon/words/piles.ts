/** Where words look for cards, and how cards go from there. */
import type { CardId, Seat } from '@regelwerk/core'
import type { G } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { happen, mayHold, mayTake } from '../rules/drawing.ts'
import { DECK, DISCARD, HAND, pile } from '../state.ts'

export const handOf = (g: G, seat: Seat): CardId[] => pile(g.state, HAND, seat)

export const isEmpty = (g: G, zone: number, seat: Seat): boolean => pile(g.state, zone, seat).length === 0

/** May cards come from the deck into this player's hand? */
export const mayDraw = (g: G, seat: Seat): boolean => mayTake(g, seat) > 0 && mayHold(g, seat)

export function discard(g: G, cards: readonly CardId[]): void {
  happen(g, ...cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
}

export function shuffleInto(g: G, seat: Seat, cards: readonly CardId[]): void {
  happen(g, ...cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DECK })))
  happen(g, { kind: 'shuffle', seat, zone: DECK })
}

/** Its own, as far as a word says it of itself. */
export const no = (): boolean => false
export const yes = (): boolean => true

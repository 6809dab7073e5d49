/** Taking cards: what forbids it, and refilling the hand (base/16). */
import { applyEvent, type CardId, type Seat } from '@regelwerk/core'
import { type G, rule } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { atWork } from '../ignored.ts'
import { DECK, HAND, other, pile } from '../state.ts'

/** These events happen. Nobody watches them to change them, so each is applied at once. */
export function happen(g: G, ...events: BlueMoonEvent[]): void {
  for (let i = 0; i < events.length; i++) applyEvent(g, events[i] as BlueMoonEvent)
}

/** How many cards this player may still take out of their deck now. */
export const mayTake = rule('base/30', (g: G, seat: Seat): number => {
  let most = Number.POSITIVE_INFINITY
  for (const { text } of atWork(g, other(seat), 'takeFromDeck')) {
    const taken = seat === g.state.active ? g.state.played.taken : 0
    most = Math.min(most, Math.max(0, (text.most ?? 0) - taken))
  }
  return most
})

/** May this player take a card into hand now, from anywhere? */
export function mayHold(g: G, seat: Seat): boolean {
  return !atWork(g, other(seat), 'takeIntoHand').some(
    ({ text }) => pile(g.state, HAND, seat).length >= (text.holding ?? 0),
  )
}

/** Could this player take a card into hand, if there were fewer in it? */
export const couldHold = (g: G, seat: Seat): boolean =>
  atWork(g, other(seat), 'takeIntoHand').every(({ text }) => (text.holding ?? 0) > 0)

/** Draws up to n cards, as far as allowed and possible; returns how many came. */
export function draw(g: G, seat: Seat, n: number): number {
  let drawn = 0
  while (drawn < n && mayTake(g, seat) > 0 && mayHold(g, seat)) {
    const card = pile(g.state, DECK, seat).at(-1)
    if (card === undefined) break
    happen(g, { kind: 'draw', seat, card })
    drawn++
  }
  return drawn
}

/** To so many cards in hand; nobody draws fewer of their own will (base/16). */
export function drawTo(g: G, seat: Seat, n: number): void {
  draw(g, seat, Math.max(0, n - pile(g.state, HAND, seat).length))
}

export function toHand(g: G, seat: Seat, card: CardId): void {
  if (mayHold(g, seat)) happen(g, { kind: 'put', card, to: HAND })
}

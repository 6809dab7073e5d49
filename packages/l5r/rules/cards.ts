/** Drawing, refilling provinces, and what running out of cards costs (glossary/keine-karten-mehr-im-deck). */
import type { CardId, Seat } from '@regelwerk/core'
import { zoneOf } from '@regelwerk/core'
import { type G, on } from '../book.ts'
import type { L5REvent } from '../events.ts'
import {
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  cardsInSlot,
  DYNASTY,
  DYNASTY_DISCARD,
  type L5RState,
  NONE,
  provincesOf,
  STRONGHOLD_SLOT,
} from '../state.ts'

/** What happens together shares its windows (glossary/ausloesebedingung); nothing happens once the game has ended. */
export const happen = (g: G, ...batch: L5REvent[]): void => {
  if (g.state.outcome !== null) return
  if (on('glossary/ausloesebedingung')) g.happen(batch)
  else for (const event of batch) g.happen([event])
}

/** Nothing left: 5 honor, and the discard pile becomes the deck. */
function runOut(g: G, seat: Seat, deck: typeof DYNASTY | typeof CONFLICT): void {
  if (!on('glossary/keine-karten-mehr-im-deck')) return
  happen(g, { kind: 'lose honor', seat, n: 5, why: 'effect' })
  const pile = [...zoneOf(g.state, deck === DYNASTY ? DYNASTY_DISCARD : CONFLICT_DISCARD, seat)]
  if (pile.length === 0) return
  happen(g, ...pile.map((card): L5REvent => ({ kind: 'put', card, to: deck, holder: seat })))
  happen(g, { kind: 'shuffle', seat, zone: deck })
}

/** Draws together; what is missing comes from the reshuffled pile. Returns how many there were. */
export function draw(g: G, seat: Seat, n: number): number {
  let drawn = 0
  for (let round = 0; round < 2 && drawn < n; round++) {
    const deck = zoneOf(g.state, CONFLICT, seat)
    if (deck.length === 0 || round === 1) {
      if (zoneOf(g.state, CONFLICT, seat).length === 0) runOut(g, seat, CONFLICT)
    }
    const pile = zoneOf(g.state, CONFLICT, seat)
    const top = on('glossary/karten-ziehen') ? pile.slice(-(n - drawn)) : pile.slice(0, n - drawn)
    const cards = top.reverse()
    if (cards.length > 0) happen(g, { kind: 'draw', seat, cards })
    drawn += cards.length
  }
  return drawn
}

/** A province that still holds a card is not refilled. */
const isFilled = (s: L5RState, seat: Seat, slot: number): boolean =>
  cardsInSlot(s, seat, slot).length > 0 && on('glossary/provinzen-provinzkarten/4')

/** An empty province is filled from the dynasty deck, facedown unless something else is said. */
export function refill(g: G, seat: Seat, slot: number, faceup = false): void {
  const s = g.state
  if (slot === STRONGHOLD_SLOT || slot === NONE || isFilled(s, seat, slot)) return
  if (!faceup && !on('glossary/provinz-wieder-auffuellen/1')) return
  if (zoneOf(s, DYNASTY, seat).length === 0) runOut(g, seat, DYNASTY)
  const card = zoneOf(s, DYNASTY, seat).at(-1)
  if (card === undefined) return
  const up = faceup ? on('glossary/provinz-wieder-auffuellen/2') : !on('glossary/provinz-wieder-auffuellen')
  happen(g, { kind: 'fill', card, slot, faceup: up })
}

export function refillAll(g: G): void {
  for (const seat of [0, 1])
    for (const id of provincesOf(g.state, seat)) refill(g, seat, cardAt(g.state, id).slot)
}

/** The top cards of the conflict deck, or as many as there are (glossary/effekte/3). */
export function topOf(g: G, seat: Seat, n: number): CardId[] {
  const deck = zoneOf(g.state, CONFLICT, seat)
  return deck.length < n && !on('glossary/effekte/3') ? [] : deck.slice(-n).reverse()
}

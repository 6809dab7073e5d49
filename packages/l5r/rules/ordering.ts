/** Cards discarded together: their owner says in which order they go on the pile (glossary/ablagestapel/4). */
import type { BatchFrame, CardId, GameEvent, Option } from '@regelwerk/core'
import { type G, on } from '../book.ts'
import { discardedBy, discardOf } from '../destinations.ts'
import type { L5REvent } from '../events.ts'
import { cardAt } from '../state.ts'

/** Several cards of one owner that come onto one pile and have no order yet. */
export function unordered(g: G, batch: readonly GameEvent[]): CardId[] | null {
  if (!batch.some(({ kind }) => kind === 'leave' || kind === 'discard cards')) return null
  const events = (batch as readonly L5REvent[]).filter(({ fate }) => fate === undefined)
  const cards = events.flatMap((e) => discardedBy(g, e))
  const isOnPileOf = (a: CardId, b: CardId): boolean => {
    const [one, two] = [cardAt(g.state, a), cardAt(g.state, b)]
    return one.owner === two.owner && discardOf(one) === discardOf(two)
  }
  for (const id of cards) {
    const together = cards.filter((other) => isOnPileOf(id, other))
    const isOrdered = events.some((e) => e.kind === 'order pile' && e.cards.includes(id))
    if (together.length > 1 && !isOrdered && on('glossary/ablagestapel/4')) return together
  }
  return null
}

/** Asks for it, once all interrupts are done; true while somebody is asked. */
export function askOrder(g: G, f: BatchFrame & { order?: CardId[] }): boolean {
  if (f.order !== undefined) {
    f.batch.push({ kind: 'order pile', cards: f.order } as L5REvent)
    delete f.order
  }
  const cards = unordered(g, f.batch)
  if (cards === null) return false
  const options = cards.map((id): Option => ({ verb: 'order', target: id, value: id }))
  const { owner } = cardAt(g.state, cards[0] as CardId)
  g.order(f, 'order', owner, options, { prompt: 'order discarding', rule: 'glossary/ablagestapel/4' })
  return true
}

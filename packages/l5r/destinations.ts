/** Where cards go that leave where they are. */
import type { CardId } from '@regelwerk/core'
import { type G, meets, on, rule } from './book.ts'
import type { DeckKind, L5REvent, Way } from './events.ts'
import {
  attachmentsOn,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY,
  DYNASTY_DISCARD,
  definitionOf,
  HAND,
  type L5RCard,
  REMOVED,
} from './state.ts'
import { hasKeyword } from './values.ts'

export const discardOf = (card: L5RCard): number =>
  definitionOf(card).side === 'conflict' && on('glossary/ablagestapel/1') ? CONFLICT_DISCARD : DYNASTY_DISCARD

export const sacrificedTo = rule('glossary/opfern', (card: L5RCard): number => discardOf(card))
export const removedTo = rule('glossary/aus-dem-spiel-entfernt', (_: L5RCard): number => REMOVED)

/** Cards go where cards of their kind belong, always to their owner (glossary/im-spiel-nicht-im-spiel/5, /6). */
export function destination(card: L5RCard, way: Way, deck?: DeckKind): number {
  const conflict = definitionOf(card).side === 'conflict'
  switch (way) {
    case 'hand':
      return meets('glossary/im-spiel-nicht-im-spiel/6', conflict) ? HAND : DYNASTY_DISCARD
    case 'top':
    case 'third':
    case 'bottom':
    case 'shuffle': {
      const own = conflict ? 'conflict' : 'dynasty'
      if (deck !== undefined && deck !== own && on('glossary/im-spiel-nicht-im-spiel/5'))
        return discardOf(card)
      return (deck ?? own) === 'conflict' ? CONFLICT : DYNASTY
    }
    case 'sacrifice':
      return sacrificedTo(card)
    case 'removed':
      return removedTo(card)
    default:
      return discardOf(card)
  }
}

/** The cards that an event lays on discard piles, in an order that nobody has chosen yet. */
export function discardedBy(g: G, e: L5REvent): CardId[] {
  if (e.kind === 'discard cards') return e.ordered ? [] : e.cards
  if (e.kind !== 'leave') return []
  const card = cardAt(g.state, e.card)
  const attached = attachmentsOn(g.state, e.card).filter((id) => !hasKeyword(g, id, 'ancestral'))
  return destination(card, e.way, e.deck) === discardOf(card) ? [e.card, ...attached] : attached
}

/** What playing a card and using an ability have in common: they are announced, and reactions wait until they are over. */
import type { CardId, GameEvent, Seat } from '@regelwerk/core'
import { lettingPlay, usesKey } from '../as-in-hand.ts'
import { type G, named } from '../book.ts'
import { happen } from './cards.ts'
import type { Notes } from './windows.ts'

/** A player says what they are going to do, and shows the card. */
export function announce(g: G, seat: Seat, card: CardId, what: 'play' | 'use'): void {
  g.rule = 'glossary/faehigkeiten-initiieren-karten-spielen'
  const counted =
    what === 'play' ? lettingPlay(g, seat, card).filter(({ constant }) => constant.perRound) : []
  happen(g, { kind: 'announce', card, seat, what })
  for (const reach of counted) happen(g, { kind: 'used', key: usesKey(g, reach) })
}

/** Written beside the windows (windows.ts), in which cards are used that hold reactions back in their turn. */
export const heldReactions = named<{ batch: GameEvent[]; notes: Notes; cause: string }>('reactions')

/** Reactions to what had to wait. */
export function reactTo(g: G, held: GameEvent[]): void {
  if (held.length > 0) g.call(heldReactions, { batch: held, notes: {}, cause: g.rule })
}

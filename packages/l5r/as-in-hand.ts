/** What a player may play as if it were in their hand. */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { matching } from './reading.ts'
import { cardAt, HAND } from './state.ts'
import { reachContext, working } from './values.ts'

const NO_CARDS: readonly CardId[] = []

/** The cards a player may play as if in hand: the hand, and what may be played so without being there. */
export function asInHand(g: G, seat: Seat): readonly CardId[] {
  const hand = zoneOf(g.state, HAND, seat)
  const more = besideHand(g, seat)
  return more.length === 0 ? hand : [...hand, ...more]
}

/** Where an effect says so: a revealed top card, faceup cards in provinces. All know them. */
export function besideHand(g: G, seat: Seat): readonly CardId[] {
  const all = working(g, 'mayPlay')
  if (all.length === 0) return NO_CARDS
  const found: CardId[] = []
  for (const reach of all) {
    if (reach.me !== seat) continue
    const { mayPlay } = reach.constant
    // In the dynasty phase cards are played out of provinces anyway.
    if (mayPlay.in === 'provinces' && g.state.phase === 'dynasty') continue
    for (const id of matching(g, mayPlay, reachContext(reach))) if (!found.includes(id)) found.push(id)
  }
  return found
}
/** What lets this card be played wants it in the conflict. */
export const mustJoinConflict = (g: G, seat: Seat, id: CardId): boolean =>
  cardAt(g.state, id).zone !== HAND &&
  working(g, 'mayPlay').some(
    (reach) =>
      reach.me === seat &&
      reach.constant.into === 'conflict' &&
      matching(g, reach.constant.mayPlay, reachContext(reach)).includes(id),
  )

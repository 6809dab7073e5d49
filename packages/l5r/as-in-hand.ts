/** What a player may play as if it were in their hand. */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { matching } from './reading.ts'
import { cardAt, HAND, NONE } from './state.ts'
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
    if (isUsedUp(g, reach)) continue
    // In the dynasty phase cards are played out of provinces anyway.
    if (mayPlay.in === 'provinces' && g.state.phase === 'dynasty') continue
    for (const id of matching(g, mayPlay, reachContext(reach))) if (!found.includes(id)) found.push(id)
  }
  return found
}

type Letting = ReturnType<typeof working<'mayPlay'>>[number]

/** By which a limit for the round is counted. */
export const usesKey = (g: G, { id, bearer }: Letting): string =>
  `round|plays:${bearer}.${bearer === NONE ? 0 : cardAt(g.state, bearer).life}:${id}`

function isUsedUp(g: G, reach: Letting): boolean {
  const { perRound } = reach.constant
  if (perRound === undefined) return false
  const key = usesKey(g, reach)
  return g.state.used.filter((one) => one === key).length >= perRound
}

/** What lets this card be played, which is not in the hand. */
export const lettingPlay = (g: G, seat: Seat, id: CardId): readonly Letting[] =>
  cardAt(g.state, id).zone === HAND
    ? []
    : working(g, 'mayPlay').filter(
        (reach) => reach.me === seat && matching(g, reach.constant.mayPlay, reachContext(reach)).includes(id),
      )

/** What lets this card be played wants it in the conflict. */
export const mustJoinConflict = (g: G, seat: Seat, id: CardId): boolean =>
  cardAt(g.state, id).zone !== HAND &&
  working(g, 'mayPlay').some(
    (reach) =>
      reach.me === seat &&
      reach.constant.into === 'conflict' &&
      matching(g, reach.constant.mayPlay, reachContext(reach)).includes(id),
  )

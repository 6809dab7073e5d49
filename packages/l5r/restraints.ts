/** What texts keep from happening to provinces, pools, rings, hands and targets. */
import type { CardId, Seat } from '@regelwerk/core'
import type { G } from './book.ts'
import { matches } from './reading.ts'
import { NONE } from './state.ts'
import { isSaid, reachContext, reaching, working } from './values.ts'

/** Is this character no target for that one? */
export const isShielded = (g: G, id: CardId, source: CardId): boolean =>
  source !== NONE &&
  isSaid(g, 'untargetableBy') &&
  reaching(g, 'untargetableBy', id).some((reach) =>
    matches(g, reach.constant.untargetableBy, source, reachContext(reach)),
  )
export const areUnbreakable = (g: G): boolean => working(g, 'unbreakable').length > 0
export const arePoolsClosed = (g: G): boolean => working(g, 'poolsClosed').length > 0
/** What whoever triggers an ability of this card loses for it. */
export const honorForTriggering = (g: G, id: CardId): number =>
  working(g, 'triggeringCosts').reduce(
    (sum, reach) =>
      matches(g, reach.constant.of, id, reachContext(reach)) ? sum + reach.constant.triggeringCosts : sum,
    0,
  )
/** Somebody else keeps this player from fate on rings. */
export const keepsRingFate = (g: G, seat: Seat): boolean =>
  working(g, 'keepsRingFate').some(({ me }) => me !== seat)
/** This player's hand is safe from what that player does. */
export const keepsHand = (g: G, seat: Seat, by: Seat): boolean =>
  by !== seat && working(g, 'keepsHand').some(({ me }) => me === seat)

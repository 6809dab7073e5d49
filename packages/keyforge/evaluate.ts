/** How good a position is for a seat: keys, Æmber, what stands on the table; no card is known by name. */
import { type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { keyCost } from './rules/keys.ts'
import { ARCHIVES, ARTIFACTS, cardAt, HAND, keysForged, LINE, other } from './state.ts'
import { armorOf, powerOf } from './values.ts'

/** All in Æmber: what one Æmber is worth is 1. */
const WON = 1000
const KEY = 9
/** Enough for the next key: it is all but forged. */
const CHECK = 1.5
const CARD = 0.5
const ARCHIVED = 0.6
const CHAIN = 0.4
const ARTIFACT = 1.2
const PRESENCE = 1.1
const POWER = 0.18
const ARMOR = 0.15
/** Of a creature's Æmber the opponent expects to see something again. */
const CAPTURED = 0.5
const STUNNED = 0.5
const WARDED = 0.5

/** A decision at which a position can be weighed: nothing is under way. */
export const isQuiet = (decision: Decision): boolean =>
  decision.prompt === 'act' || decision.prompt === 'choose house'

export function evaluate(g: G, seat: Seat): number {
  const { outcome } = g.state
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON
  return worth(g, seat) - worth(g, other(seat))
}

function worth(g: G, seat: Seat): number {
  const s = g.state
  const amber = s.amber[seat] as number
  const keys = keysForged(s, seat)
  let sum = keys * KEY + keys * keys + amber - CHAIN * (s.chains[seat] as number)
  if (amber >= keyCost(g, seat)) sum += CHECK
  sum += CARD * zoneOf(s, HAND, seat).length + ARCHIVED * zoneOf(s, ARCHIVES, seat).length
  sum += ARTIFACT * zoneOf(s, ARTIFACTS, seat).length
  for (const id of zoneOf(s, LINE, seat)) {
    const card = cardAt(s, id)
    sum += PRESENCE + POWER * (powerOf(g, id) - card.damage) + ARMOR * armorOf(g, id) + CAPTURED * card.amber
    if (card.stunned) sum -= STUNNED
    if (card.warded) sum += WARDED
  }
  return sum
}

/** How good a position is for a seat: keys, Æmber, what stands on the table; no card is known by name. */
import { type CardId, type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { House } from './abilities.ts'
import type { G } from './book.ts'
import { keyCost } from './rules/keys.ts'
import { ARCHIVES, ARTIFACTS, cardAt, HAND, keysForged, LINE, other } from './state.ts'
import { armorOf, isOfHouse, powerOf } from './values.ts'

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
/** What can still be done this turn: without it all houses look alike, and a turn ends as soon as it has begun. */
const PLAYABLE = 0.6
const USABLE = 0.8
/** A turn half done: what the other will do in the next one weighs as much. */
const TURN = 2.5
/** A hand is filled up to this at the end of the turn, so what is played from it comes back. */
const FULL_HAND = 6

/** A decision at which a position can be weighed: nothing is under way. */
export const isQuiet = (decision: Decision): boolean =>
  decision.prompt === 'act' || decision.prompt === 'choose house'

export function evaluate(g: G, seat: Seat): number {
  const { outcome } = g.state
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON
  const ahead = prospects(g)
  return worth(g, seat) - worth(g, other(seat)) + (g.state.active === seat ? ahead : -ahead)
}

function worth(g: G, seat: Seat): number {
  const s = g.state
  const amber = s.amber[seat] as number
  const keys = keysForged(s, seat)
  let sum = keys * KEY + keys * keys + amber - CHAIN * (s.chains[seat] as number)
  if (amber >= keyCost(g, seat)) sum += CHECK
  sum += CARD * handWorth(g, seat) + ARCHIVED * zoneOf(s, ARCHIVES, seat).length
  sum += ARTIFACT * zoneOf(s, ARTIFACTS, seat).length
  for (const id of zoneOf(s, LINE, seat)) {
    const card = cardAt(s, id)
    sum += PRESENCE + POWER * (powerOf(g, id) - card.damage) + ARMOR * armorOf(g, id) + CAPTURED * card.amber
    if (card.stunned) sum -= STUNNED
    if (card.warded) sum += WARDED
  }
  return sum
}

const isActing = ({ state }: G, seat: Seat): boolean => state.active === seat && state.house !== null

function handWorth(g: G, seat: Seat): number {
  const { length } = zoneOf(g.state, HAND, seat)
  return isActing(g, seat) ? Math.max(FULL_HAND, length) : length
}

/** What who is on turn can still do in it, and what the turn then leaves to the other. */
function prospects(g: G): number {
  const { active, house, identities, phase, stepOver } = g.state
  if (stepOver || phase === 'end') return -TURN
  const open = house === null ? (identities[active] as House[]) : [house]
  return Math.max(...open.map((one) => withHouse(g, active, one))) - TURN
}

/** Cards of a house that can be played or used. */
function withHouse(g: G, seat: Seat, house: House): number {
  const s = g.state
  const isReady = (id: CardId): boolean => !cardAt(s, id).exhausted && isOfHouse(g, id, house)
  const playable = zoneOf(s, HAND, seat).filter((id) => isOfHouse(g, id, house)).length
  const usable = [...zoneOf(s, LINE, seat), ...zoneOf(s, ARTIFACTS, seat)].filter(isReady).length
  return PLAYABLE * playable + USABLE * usable
}

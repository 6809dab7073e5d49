/** How good a position is for a seat: dragons, power, cards left; no card is known by name. */
import { type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { DECK, HAND, other } from './state.ts'
import { power } from './values.ts'

/** All in cards: what a card in hand is worth is 1. */
const WON = 1000
const DRAGON = 6
const DECK_CARD = 0.3
/** Each point that the other has yet to reach. */
const POINT = 0.5
/** Beyond this nobody can follow anyway. */
const MOST_POINTS = 12

/** A turn begins: nothing has been done in it. */
export function isQuiet(decision: Decision, g: G): boolean {
  if (decision.prompt !== 'beginning' && decision.prompt !== 'leadership') return false
  const { played, used, landing, fulfilled } = g.state
  return played.all === 0 && !played.leadership && used.length + landing.length + fulfilled.length === 0
}

export function evaluate(g: G, seat: Seat): number {
  const s = g.state
  if (s.outcome !== null) {
    if (s.outcome.winners.length === 0) return 0
    const crystals = s.score * WON
    return s.outcome.winners.includes(seat) ? crystals : -crystals
  }
  return worth(g, seat) - worth(g, other(seat)) + margin(g, seat)
}

function worth(g: G, seat: Seat): number {
  const s = g.state
  const hand = zoneOf(s, HAND, seat).length
  return s.dragons[seat as 0 | 1] * DRAGON + hand + zoneOf(s, DECK, seat).length * DECK_CARD
}

/** By how much who is on turn lies behind in the fight. */
function margin(g: G, seat: Seat): number {
  const { element, active } = g.state
  if (element === null) return 0
  const behind = power(g, other(active), element) - power(g, active, element)
  const points = Math.max(0, Math.min(MOST_POINTS, behind)) * POINT
  return active === seat ? -points : points
}

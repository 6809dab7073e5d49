/** By what a position is judged, for each seat: dragons, power, cards left; no card is known by name. */
import { type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { DECK, defAt, HAND, other, SUPPORT, typeOf } from './state.ts'
import { power } from './values.ts'
import type { weights } from './weights.ts'

export { habits, weights } from './weights.ts'

export type Features = Record<keyof typeof weights, number>

/** Beyond this nobody can follow anyway. */
const MOST_POINTS = 12

/** A turn begins: nothing has been done in it. */
export function isQuiet(decision: Decision, g: G): boolean {
  if (decision.prompt !== 'beginning' && decision.prompt !== 'leadership') return false
  const { played, used, landing, fulfilled } = g.state
  return played.all === 0 && !played.leadership && used.length + landing.length + fulfilled.length === 0
}

/** How far the game has come: a search looks some of these ahead. */
export const stageOf = ({ state }: G): number => state.turn

export function features(g: G, seat: Seat): Features {
  const s = g.state
  const dragons = s.dragons[seat as 0 | 1]
  const found: Features = {
    dragons,
    dragonsSquared: (dragons * dragons) / 3,
    hand: 0,
    characters: 0,
    handPower: 0,
    deck: zoneOf(s, DECK, seat).length,
    support: zoneOf(s, SUPPORT, seat).length,
    behind: s.active === seat ? behind(g, seat) : 0,
  }
  for (const id of zoneOf(s, HAND, seat)) {
    const { fire, earth } = defAt(s, id)
    found.hand++
    found.handPower += Math.max(fire ?? 0, earth ?? 0)
    if (typeOf(s, id) === 'character') found.characters++
  }
  return found
}

/** By how much who is on turn lies behind in the fight. */
function behind(g: G, seat: Seat): number {
  const { element } = g.state
  if (element === null) return 0
  return Math.max(0, Math.min(MOST_POINTS, power(g, other(seat), element) - power(g, seat, element)))
}

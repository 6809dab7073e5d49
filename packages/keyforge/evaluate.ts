/** By what a position is judged, for each seat: keys, Æmber, what stands on the table; no card is known by name. */
import { type CardId, type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { House } from './abilities.ts'
import type { G } from './book.ts'
import { keyCost } from './rules/keys.ts'
import { ARCHIVES, ARTIFACTS, cardAt, HAND, keysForged, LINE } from './state.ts'
import { armorOf, isOfHouse, powerOf } from './values.ts'
import type { weights } from './weights.ts'

export { weights } from './weights.ts'

export type Features = Record<keyof typeof weights, number>

/** A hand is filled up to this at the end of the turn, so what is played from it comes back. */
const FULL_HAND = 6

/** A decision at which a position can be weighed: nothing is under way. */
export const isQuiet = (decision: Decision): boolean =>
  decision.prompt === 'act' || decision.prompt === 'choose house'

export function features(g: G, seat: Seat): Features {
  const s = g.state
  const isActive = s.active === seat
  const amber = s.amber[seat] as number
  const keys = keysForged(s, seat)
  const cards = zoneOf(s, HAND, seat).length
  const found: Features = {
    keys,
    keysSquared: (keys * keys) / 3,
    amber,
    // Enough for the next key: it is all but forged.
    check: amber >= keyCost(g, seat) ? 1 : 0,
    chains: s.chains[seat] as number,
    hand: isActive && s.house !== null ? Math.max(FULL_HAND, cards) : cards,
    archives: zoneOf(s, ARCHIVES, seat).length,
    artifacts: zoneOf(s, ARTIFACTS, seat).length,
    creatures: 0,
    power: 0,
    armor: 0,
    captured: 0,
    stunned: 0,
    warded: 0,
    ...(isActive ? leftOver(g, seat) : NOTHING_LEFT),
    turn: isActive ? 1 : 0,
  }
  for (const id of zoneOf(s, LINE, seat)) {
    const card = cardAt(s, id)
    found.creatures++
    found.power += powerOf(g, id) - card.damage
    found.armor += armorOf(g, id)
    found.captured += card.amber
    if (card.stunned) found.stunned++
    if (card.warded) found.warded++
  }
  return found
}

type LeftOver = Pick<Features, 'playable' | 'usable'>
const NOTHING_LEFT: LeftOver = { playable: 0, usable: 0 }

/** What who is on turn can still do in it: with the house chosen, or with the best of the three. */
function leftOver(g: G, seat: Seat): LeftOver {
  const { house, identities, phase, stepOver } = g.state
  if (stepOver || phase === 'end') return NOTHING_LEFT
  if (house !== null) return withHouse(g, seat, house)
  let best = NOTHING_LEFT
  for (const one of identities[seat] as House[]) {
    const left = withHouse(g, seat, one)
    if (left.playable + left.usable > best.playable + best.usable) best = left
  }
  return best
}

/** Cards of a house that can be played or used. */
function withHouse(g: G, seat: Seat, house: House): LeftOver {
  const s = g.state
  let playable = 0
  let usable = 0
  const isReady = (id: CardId): boolean => !cardAt(s, id).exhausted && isOfHouse(g, id, house)
  for (const id of zoneOf(s, HAND, seat)) if (isOfHouse(g, id, house)) playable++
  for (const id of zoneOf(s, LINE, seat)) if (isReady(id)) usable++
  for (const id of zoneOf(s, ARTIFACTS, seat)) if (isReady(id)) usable++
  return { playable, usable }
}

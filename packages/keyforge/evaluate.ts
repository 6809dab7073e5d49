/** By what a position is judged, for each seat: keys, Æmber, what stands on the table; no card is known by name. */
import { type CardId, type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { House } from './abilities.ts'
import type { G } from './book.ts'
import { keyCost } from './rules/keys.ts'
import { ARCHIVES, ARTIFACTS, cardAt, HAND, keysForged, LINE } from './state.ts'
import { armorOf, isOfHouse, powerOf } from './values.ts'
import type { weights } from './weights.ts'

export { habits, weights } from './weights.ts'

export type Features = Record<keyof typeof weights, number>

/** A hand is filled up to this at the end of the turn, so what is played from it comes back. */
const FULL_HAND = 6

/** A decision at which a position can be weighed: nothing is under way. */
export const isQuiet = (decision: Decision): boolean =>
  decision.prompt === 'act' || decision.prompt === 'choose house'

/** How far the game has come. */
export const stageOf = ({ state }: G): number => state.turn

/** What a seat has reached, as players count it; the way to the next key is a part of one. */
export function progress(g: G, seat: Seat) {
  const keys = keysForged(g.state, seat)
  const amber = g.state.amber[seat] as number
  const cost = keyCost(g, seat)
  const part = keys === ALL_KEYS || cost === 0 ? 0 : Math.min(ALMOST, amber / cost)
  return { keyRace: keys + part, keys, amber, inPlay: zoneOf(g.state, LINE, seat).length }
}
export const races = [{ of: 'keyRace', goal: 3 }] as const
const ALL_KEYS = 3
/** However much Æmber there is, the key is not forged yet. */
const ALMOST = 0.95
/** A search looks as far as the end of the turn. */
export const horizon = 1
export const levels = [3, 8, 20, 45, 100] as const

export function features(g: G, seat: Seat): Features {
  const s = g.state
  const isActing = s.active === seat && s.house !== null
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
    hand: isActing ? Math.max(FULL_HAND, cards) : cards,
    archives: zoneOf(s, ARCHIVES, seat).length,
    artifacts: zoneOf(s, ARTIFACTS, seat).length,
    creatures: 0,
    power: 0,
    armor: 0,
    captured: 0,
    stunned: 0,
    warded: 0,
    potential: potential(g, seat),
    playable: 0,
    usable: 0,
  }
  if (isActing) stillToDo(g, seat, found)
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

/** Cards of the active house that can still be played or used are worth something until the turn is over. */
function stillToDo(g: G, seat: Seat, found: Features): void {
  const s = g.state
  if (s.stepOver || s.phase === 'end') return
  const house = s.house as House
  const isReady = (id: CardId): boolean => !cardAt(s, id).exhausted && isOfHouse(g, id, house)
  for (const id of zoneOf(s, HAND, seat)) if (isOfHouse(g, id, house)) found.playable++
  for (const id of zoneOf(s, LINE, seat)) if (isReady(id)) found.usable++
  for (const id of zoneOf(s, ARTIFACTS, seat)) if (isReady(id)) found.usable++
}

/** How many cards on the table could be used in a turn, with the best of the three houses. */
function potential(g: G, seat: Seat): number {
  const s = g.state
  const counts = (s.identities[seat] as House[]).map((house) => {
    let count = 0
    for (const id of zoneOf(s, LINE, seat)) if (isOfHouse(g, id, house)) count++
    for (const id of zoneOf(s, ARTIFACTS, seat)) if (isOfHouse(g, id, house)) count++
    return count
  })
  return Math.max(...counts)
}

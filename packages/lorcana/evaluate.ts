/** How good a position is for a seat: what lies on the table, weighed; no card is known by name. */
import { type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { isOpponent } from './players.ts'
import { cardAt, definitionOf, HAND, INKWELL, inPlay } from './state.ts'
import { keywordsOf, loreOf, strengthOf, willpowerOf } from './values.ts'

/** All in lore: what one lore is worth is 1. */
const WON = 1000
const INK = [1.5, 1.5, 1.4, 1.3, 1.2, 1, 0.8, 0.5, 0.3, 0.2]
const INK_BEYOND = 0.05
const CARD = 0.5
const DRAWN = CARD + 0.2
/** A card too dear to be played soon waits in the hand; a dear one that can be played is the better for it. */
const CARD_PER_COST = 0.06
const LATE_CARD = 0.3
const STRENGTH = 0.22
const WILLPOWER = 0.24
const QUESTING = 0.55
const PRESENCE = 0.4
const KEYWORD = 0.15
const ITEM = 0.9
/** An exerted character can be challenged. */
const EXERTED = 0.92

/** A decision at which a position can be weighed: nothing is under way. */
export const isQuiet = (decision: Decision): boolean => decision.prompt === 'main'

export function evaluate(g: G, seat: Seat): number {
  const s = g.state
  if (s.outcome !== null) {
    if (s.outcome.winners.length === 0) return 0
    return s.outcome.winners.includes(seat) ? WON : -WON
  }
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < s.seats; other++) {
    if (isOpponent(s, seat, other) && !s.gone[other]) best = Math.max(best, worth(g, other, 1))
  }
  return worth(g, seat, EXERTED) - best
}

function worth(g: G, seat: Seat, exerted: number): number {
  const s = g.state
  const lore = s.lore[seat] as number
  const ink = zoneOf(s, INKWELL, seat).length
  // The nearer to winning, the more each lore counts.
  let sum = lore + (lore * lore) / 40
  for (let i = 0; i < ink; i++) sum += INK[i] ?? INK_BEYOND
  for (const id of zoneOf(s, HAND, seat)) sum += inHand(g, id, ink)
  if (seat !== s.active) sum += DRAWN
  for (const id of inPlay(s, seat)) sum += onTable(g, id) * (cardAt(s, id).exerted ? exerted : 1)
  return sum
}

function inHand(g: G, id: number, ink: number): number {
  const { cost } = definitionOf(cardAt(g.state, id))
  return cost > ink + 3 ? LATE_CARD : CARD + CARD_PER_COST * cost
}

function onTable(g: G, id: number): number {
  const { type, cost } = definitionOf(cardAt(g.state, id))
  if (type === 'item') return ITEM + CARD_PER_COST * cost
  const endurance = WILLPOWER * (willpowerOf(g, id) - cardAt(g.state, id).damage)
  const questing = QUESTING * loreOf(g, id) * (type === 'location' ? 2 : 1)
  let keywords = 0
  for (let bits = keywordsOf(g, id); bits !== 0; bits &= bits - 1) keywords++
  return PRESENCE + STRENGTH * strengthOf(g, id) + endurance + questing + KEYWORD * keywords
}

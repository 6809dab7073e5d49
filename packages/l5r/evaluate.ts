/** How good a position is for a seat: honor, provinces, what stands on the table; no card is known by name. */
import { type CardId, type Decision, type Seat, zoneOf } from '@regelwerk/core'
import type { G } from './book.ts'
import { elements } from './elements.ts'
import { totalOf } from './reckoning.ts'
import {
  attachmentsOn,
  cardAt,
  charactersOf,
  DYNASTY_DISCARD,
  handOf,
  other,
  provincesOf,
  STRONGHOLD_SLOT,
} from './state.ts'
import { gloryOf, skillOf, strengthOf } from './values.ts'

/** All in fate: what one fate is worth is 1. */
const WON = 1000
const HONOR = 0.5
/** Honor that wins at 25, and loses at 0: the nearer, the more a point counts. */
const MOST_HONOR = 25
const NEAR = 6
const NEARLY = 0.8
const PROVINCE = 6
/** Once three are broken, the stronghold itself can be attacked. */
const OPEN_STRONGHOLD = 6
const REVEALED = 0.4
const CARD = 0.9
const PRESENCE = 0.6
const SKILL = 0.5
const GLORY = 0.2
/** A character without fate leaves at the end of the round. */
const FATE_ON = 0.9
const BOWED = 0.6
const ATTACHMENT = 0.4
const RING = 0.5
const FAVOR = 1
/** What a conflict under way looks like: by how much one is ahead, and whether that breaks the province. */
const AHEAD = 0.4
const BREAKING = 3

/** A decision at which a position can be weighed: nothing is under way but a conflict. */
export const isQuiet = (decision: Decision): boolean =>
  decision.prompt === 'action' ||
  decision.prompt === 'dynasty action' ||
  decision.prompt === 'declare conflict'

export function evaluate(g: G, seat: Seat): number {
  const { outcome } = g.state
  if (outcome !== null) return outcome.winners.includes(seat) ? WON : -WON
  return worth(g, seat) - worth(g, other(seat)) + prospects(g, seat)
}

function worth(g: G, seat: Seat): number {
  const s = g.state
  let sum = honorWorth(s.honor[seat as 0 | 1]) + s.fate[seat as 0 | 1] + CARD * handOf(s, seat).length
  sum -= provincesLost(g, seat)
  sum += RING * elements.filter((e) => s.rings[e].claimed === seat).length
  if (s.favor?.seat === seat) sum += FAVOR
  for (const id of charactersOf(s, seat)) sum += characterWorth(g, id)
  // A dynasty deck that runs out costs 5 honor; what lies in the discard pile is gone till then.
  return sum - 0.01 * zoneOf(s, DYNASTY_DISCARD, seat).length
}

function honorWorth(honor: number): number {
  const gained = Math.max(0, honor - (MOST_HONOR - NEAR))
  const lost = Math.max(0, NEAR - honor)
  return HONOR * honor + (NEARLY * (gained * gained - lost * lost)) / NEAR
}

function provincesLost(g: G, seat: Seat): number {
  const s = g.state
  let broken = 0
  let revealed = 0
  for (const id of provincesOf(s, seat)) {
    const card = cardAt(s, id)
    if (card.broken) broken++
    else if (card.faceup && card.slot !== STRONGHOLD_SLOT) revealed++
  }
  return PROVINCE * broken + (broken >= 3 ? OPEN_STRONGHOLD : 0) + REVEALED * revealed
}

function characterWorth(g: G, id: CardId): number {
  const { fate, bowed } = cardAt(g.state, id)
  const skill = (skillOf(g, id, 'military') ?? 0) + (skillOf(g, id, 'political') ?? 0)
  const here = PRESENCE + SKILL * skill + GLORY * gloryOf(g, id)
  // This round, and one more for each fate on it, of which later ones are worth less.
  const rounds = (bowed ? BOWED : 1) + FATE_ON * Math.sqrt(fate)
  return 0.5 * here * rounds + ATTACHMENT * attachmentsOn(g.state, id).length
}

/** The conflict as it stands now. */
function prospects(g: G, seat: Seat): number {
  const { conflict } = g.state
  if (conflict === null || conflict.decided) return 0
  const { attacker, province } = conflict
  const margin = totalOf(g, attacker) - totalOf(g, other(attacker))
  const card = cardAt(g.state, province.card)
  const breaks = !card.broken && card.faceup && margin > 0 && margin >= strengthOf(g, province.card)
  const ahead = AHEAD * Math.max(-4, Math.min(4, margin)) + (breaks ? BREAKING : 0)
  return seat === attacker ? ahead : -ahead
}

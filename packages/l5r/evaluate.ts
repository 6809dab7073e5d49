/** By what a position is judged, for each seat: honor, provinces, what stands on the table; no card is known by name. */
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
import { strengthOf } from './strength.ts'
import { gloryOf, skillOf } from './values.ts'
import type { weights } from './weights.ts'

export { habits, weights } from './weights.ts'

export type Features = Record<keyof typeof weights, number>

/** Honor wins at 25 and loses at 0: the nearer, the more a point counts. */
const MOST_HONOR = 25
const NEAR = 6
const phases: readonly string[] = ['dynasty', 'draw', 'conflict', 'fate', 'regroup']
/** More conflicts than there can be in a phase. */
const MANY = 100
/** By more than this it does not matter how far one is ahead in a conflict. */
const FAR_AHEAD = 4

/** A decision at which a position can be weighed: nothing is under way but a conflict. */
export const isQuiet = (decision: Decision): boolean =>
  decision.prompt === 'action' ||
  decision.prompt === 'dynasty action' ||
  decision.prompt === 'declare conflict'

/** How far the game has come, by phases and, in the conflict phase, by conflicts that are over. */
export function stageOf({ state: { round, phase, declared, conflict } }: G): number {
  const over = phase === 'conflict' ? declared[0] + declared[1] - (conflict === null ? 0 : 1) : 0
  return (round * phases.length + Math.max(0, phases.indexOf(phase))) * MANY + over
}
export const turnOf = ({ state }: G): number => state.round

/** What a seat has reached, as players count it. */
export const progress = ({ state: s }: G, seat: Seat) => ({
  honor: s.honor[seat as 0 | 1],
  provinces: provincesOf(s, other(seat)).filter((id) => cardAt(s, id).broken).length,
  fate: s.fate[seat as 0 | 1],
  inPlay: charactersOf(s, seat).length,
})
export const races = [
  // Four provinces and the stronghold.
  { of: 'provinces', goal: 5 },
  { of: 'honor', goal: MOST_HONOR },
] as const
/** A search looks as far as the end of the conflict, or of the phase. */
export const horizon = 1
/** A game has ten times as many decisions as others. */
export const levels = [3, 6, 12, 26, 60] as const

export function features(g: G, seat: Seat): Features {
  const s = g.state
  const honor = s.honor[seat as 0 | 1]
  const found: Features = {
    honor,
    nearHonor: Math.max(0, honor - (MOST_HONOR - NEAR)) ** 2 / NEAR,
    nearDishonor: Math.max(0, NEAR - honor) ** 2 / NEAR,
    fate: s.fate[seat as 0 | 1],
    hand: handOf(s, seat).length,
    broken: 0,
    // Once three are broken, the stronghold itself can be attacked.
    openStronghold: 0,
    revealed: 0,
    rings: 0,
    favor: s.favor?.seat === seat ? 1 : 0,
    characters: 0,
    ready: 0,
    bowed: 0,
    staying: 0,
    glory: 0,
    attachments: 0,
    conflictsLeft: conflictsLeft(g, seat),
    ahead: 0,
    breaking: 0,
    // A dynasty deck that runs out costs 5 honor; what lies in the discard pile is gone till then.
    dynastyDiscard: zoneOf(s, DYNASTY_DISCARD, seat).length,
  }
  for (const element of elements) if (s.rings[element].claimed === seat) found.rings++
  for (const id of charactersOf(s, seat)) character(g, id, found)
  provinces(g, seat, found)
  if (s.conflict?.attacker === seat && !s.conflict.decided) attack(g, seat, found)
  return found
}

/** Whether conflicts of this round are still to come. */
const mayFightYet = ({ state: { phase } }: G): boolean =>
  phase === 'dynasty' || phase === 'draw' || phase === 'conflict'

/** A player may declare two in a round. */
function conflictsLeft(g: G, seat: Seat): number {
  const { phase, declared } = g.state
  if (phase === 'conflict') return Math.max(0, 2 - declared[seat as 0 | 1])
  return mayFightYet(g) ? 2 : 0
}

function character(g: G, id: CardId, found: Features): void {
  const { fate, bowed } = cardAt(g.state, id)
  const skill = (skillOf(g, id, 'military') ?? 0) + (skillOf(g, id, 'political') ?? 0)
  found.characters++
  found.glory += gloryOf(g, id)
  found.attachments += attachmentsOn(g.state, id).length
  // Its skill counts this round, and one more for each fate on it, of which later ones are worth less.
  if (mayFightYet(g)) found[bowed ? 'bowed' : 'ready'] += skill
  found.staying += skill * Math.sqrt(fate)
}

function provinces(g: G, seat: Seat, found: Features): void {
  for (const id of provincesOf(g.state, seat)) {
    const card = cardAt(g.state, id)
    if (card.broken) found.broken++
    else if (card.faceup && card.slot !== STRONGHOLD_SLOT) found.revealed++
  }
  if (found.broken >= 3) found.openStronghold = 1
}

/** The conflict as it stands: by how much the attacker is ahead, and whether that breaks the province. */
function attack(g: G, seat: Seat, found: Features): void {
  const { province } = g.state.conflict as NonNullable<G['state']['conflict']>
  const margin = totalOf(g, seat) - totalOf(g, other(seat))
  const card = cardAt(g.state, province.card)
  found.ahead = Math.max(-FAR_AHEAD, Math.min(FAR_AHEAD, margin))
  if (!card.broken && card.faceup && margin > 0 && margin >= strengthOf(g, province.card)) found.breaking = 1
}

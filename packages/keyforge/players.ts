/** Players as texts name them. */
import type { Ref, Seat } from '@regelwerk/core'
import type { Who } from './abilities.ts'
import type { G } from './book.ts'
import { controllerNowOrThen } from './filter.ts'
import type { Context } from './reading.ts'
import { cardAt, other } from './state.ts'

/** Everybody who is meant, the active player first. */
export function seatsMeant(g: G, c: Context, who: Who = 'you'): Seat[] {
  const ofIt = (seat: (ref: Ref) => Seat): Seat[] => {
    const it = c.it[0] ?? c.occasion?.card ?? null
    return it === null ? [] : [seat(it)]
  }
  switch (who) {
    case 'you':
      return [c.you]
    case 'opponent':
      return [other(c.you)]
    case 'eachPlayer':
    case 'any':
      return [g.state.active, other(g.state.active)]
    case 'active':
      return [g.state.active]
    case 'itsController':
      return ofIt((ref) => controllerNowOrThen(g.state, ref))
    case 'itsOwner':
      return ofIt((ref) => cardAt(g.state, ref.card).owner)
    case 'itsOpponent':
      return ofIt((ref) => other(controllerNowOrThen(g.state, ref)))
  }
}

/** Is this player one of them? */
export const isMeant = (g: G, c: Context, who: Who | undefined, seat: Seat): boolean => {
  if (who === undefined || who === 'any' || who === 'eachPlayer') return true
  if (who === 'you') return seat === c.you
  if (who === 'opponent') return seat !== c.you
  return seatsMeant(g, c, who).includes(seat)
}

const PLAYERS: ReadonlySet<string> = new Set<Who>([
  'you',
  'opponent',
  'eachPlayer',
  'itsController',
  'itsOwner',
  'itsOpponent',
  'active',
  'any',
])

/** Does it name a player, not a card? */
export const isPlayer = (name: unknown): name is Who => typeof name === 'string' && PLAYERS.has(name)

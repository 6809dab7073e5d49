/** Whom a text means: which cards, which players, and what a card was that is gone. */
import { type CardId, find, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Target, Who } from './abilities.ts'
import { type G, on } from './book.ts'
import { isOpponent, opponentsOf, turnOrder } from './players.ts'
import { type From, matching } from './reading.ts'
import { cardAt, type LastKnown, type LorcanaState, PLAY } from './state.ts'
import { hasKeyword } from './values.ts'

// ---- players

export function seatsMeant(g: G, from: From, who: Who | undefined): Seat[] {
  const s = g.state
  const { you, f } = from
  switch (who ?? 'you') {
    case 'you':
      return [f !== null && !on('1.3.3') ? s.active : you]
    case 'me':
      return [f?.me ?? you]
    case 'eachOpponent': {
      const order = opponentsOf(s, you)
      if (f === null) return order
      if (!on('1.3.3')) return order.slice(0, 1)
      return on('6.7.6') ? order : order.reverse()
    }
    case 'eachPlayer': {
      const order = turnOrder(s, s.active)
      return on('6.7.6') ? order : order.reverse()
    }
    case 'itsPlayer':
      return f?.it[0] === undefined ? [] : [cardAt(s, f.it[0].card).owner]
    case 'thatPlayer':
      return f === null || f.occasion.seat === null ? [] : [f.occasion.seat]
    case 'challengingPlayer':
      return s.challenge === null ? [] : [cardAt(s, s.challenge.challenger.card).owner]
    default:
      return []
  }
}

// ---- cards

/** The cards a target means now, of those still there (7.1.6). `slot`: which of the choices made it is. */
export const refsOf = (g: G, from: From, target: Target, slot = 0): Ref[] =>
  refsMeant(g, from, target, slot).filter((ref) => find(g.state, ref) !== null)

const one = (ref: Ref | null | undefined): Ref[] => (ref ? [ref] : [])

/** The cards a target means, whether they are still there or not. */
export function refsMeant(g: G, from: From, target: Target, slot = 0): readonly Ref[] {
  const s = g.state
  const { f } = from
  if (typeof target === 'object') {
    if ('all' in target) return allMeant(g, from, target)
    return f?.slots[slot] ?? []
  }
  switch (target) {
    case 'self':
      if (f !== null) return [f.source]
      return from.self < 0 ? [] : [refTo(s, from.self)]
    case 'it':
      return f?.it ?? []
    case 'first':
      return f?.first ?? []
    case 'changed':
      return f?.changed ?? []
    case 'triggering':
      return one(f?.occasion.card)
    case 'whom':
      return one(f?.occasion.other)
    case 'challenger':
      return one(s.challenge?.challenger)
    case 'challenged':
      return one(s.challenge?.defender)
  }
}

/** All of them, Ward or not: nobody chooses (8.15.2). */
function allMeant(g: G, from: From, { all }: Extract<Target, { all: unknown }>): Ref[] {
  const s = g.state
  const warded = (id: CardId): boolean =>
    isOpponent(s, from.you, cardAt(s, id).holder) && hasKeyword(g, id, 'ward')
  const found = matching(g, all, from).filter((id) => on('8.15.2') || !warded(id))
  return found.map((id) => refTo(s, id))
}

// ---- what is gone

/** What a card that has left play was (6.7.7): the object that is meant, not one it was earlier or is now (7.1.6). */
export function lastKnown(s: LorcanaState, { f }: From, ref: Ref): LastKnown | undefined {
  if (find(s, ref)?.zone === PLAY || !on('6.7.7')) return undefined
  // What has triggered an ability by leaving is known by what it became (timing.ts).
  const asItBecame = [f?.source, f?.occasion.card, f?.occasion.other].some(
    (other) => other?.card === ref.card && other.life === ref.life,
  )
  return s.lastKnown.find(
    ({ card, life }) => card === ref.card && (life === ref.life || (asItBecame && life === ref.life - 1)),
  )
}

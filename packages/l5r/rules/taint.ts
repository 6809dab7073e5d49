/** The honor it costs to declare characters: those who are tainted, or defenders where the province is (later/tainted), and as texts say. */
import type { CardId, Seat } from '@regelwerk/core'
import { type G, on } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { attackedProvinces, TAINTED } from '../state.ts'
import { hasToken } from '../tokens.ts'
import { reaching } from '../values.ts'

/** The honor that its controller loses by declaring this character as an attacker or defender. */
export const honorToDeclare = (g: G, id: CardId): number =>
  reaching(g, 'declaringCosts', id).reduce(
    (sum, { constant }) => sum + constant.declaringCosts,
    hasToken(g.state, id, TAINTED) && on('later/tainted/1') ? 1 : 0,
  )

/** The honor that it costs to declare any defender in this conflict. */
export const honorToDefend = (g: G): number =>
  attackedProvinces(g.state).reduce(
    (all, { card }) =>
      reaching(g, 'defendingCosts', card).reduce(
        (sum, { constant }) => sum + constant.defendingCosts,
        all + (hasToken(g.state, card, TAINTED) && on('later/tainted/2') ? 1 : 0),
      ),
    0,
  )

/** What declaring these characters costs, together. */
export function declaringCosts(g: G, seat: Seat, declared: readonly CardId[], more = 0): L5REvent[] {
  const n = declared.reduce((sum, id) => sum + honorToDeclare(g, id), declared.length > 0 ? more : 0)
  return n > 0 ? [{ kind: 'lose honor', seat, n, why: 'cost' }] : []
}

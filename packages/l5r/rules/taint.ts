/** What it costs to declare those who are tainted, or defenders where the province is (later/tainted). */
import type { CardId, Seat } from '@regelwerk/core'
import { type G, on } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { type L5RState, TAINTED } from '../state.ts'
import { hasToken } from '../tokens.ts'

/** The honor that its controller loses by declaring this character as an attacker or defender. */
export const honorToDeclare = (s: L5RState, id: CardId): number =>
  hasToken(s, id, TAINTED) && on('later/tainted/1') ? 1 : 0

/** The honor that it costs to declare any defender in this conflict. */
export const honorToDefend = (g: G): number => {
  const province = g.state.conflict?.province.card
  return province !== undefined && hasToken(g.state, province, TAINTED) && on('later/tainted/2') ? 1 : 0
}

/** What declaring these characters costs, together. */
export function declaringCosts(s: L5RState, seat: Seat, declared: readonly CardId[], more = 0): L5REvent[] {
  const n = declared.reduce((sum, id) => sum + honorToDeclare(s, id), declared.length > 0 ? more : 0)
  return n > 0 ? [{ kind: 'lose honor', seat, n, why: 'cost' }] : []
}

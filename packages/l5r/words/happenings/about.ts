/** Is this the card that a happening is about? */
import type { CardId } from '@regelwerk/core'
import type { G } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import { type Context, isOneOf, matches } from '../../reading.ts'
import { cardAt, NONE } from '../../state.ts'
import type { About } from '../../text/telling.ts'

export const isAbout = (g: G, what: About, id: CardId, c: Context): boolean => {
  if (what === 'self') return id === c.self
  if (what === 'host') return c.self !== NONE && cardAt(g.state, c.self).on === id
  if (what === 'target') return c.targets[0]?.some((ref) => ref.card === id) ?? false
  return matches(g, what, id, c)
}

/** The same of a card that leaves play or has left it: whose it was and of which type is judged by how it left. */
export function wasAbout(g: G, what: About, e: L5REvent & { kind: 'leave' }, c: Context): boolean {
  const { brought } = e
  if (brought === undefined || typeof what === 'string') return isAbout(g, what, e.card, c)
  const { type, whose = 'any', ...rest } = what
  if (type !== undefined && !isOneOf(brought.type, type)) return false
  if (whose !== 'any' && (brought.seat === c.me) !== (whose === 'yours')) return false
  return matches(g, rest, e.card, c)
}

export const isWho = (who: 'you' | 'opponent' | undefined, seat: number, c: Context): boolean =>
  who === undefined || (seat === c.me) === (who === 'you')

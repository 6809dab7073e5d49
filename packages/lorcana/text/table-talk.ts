/** What is said at the table: prompts, options and the log. */
import type { Decision, Lang, LogEntry, Option, Seat } from '@regelwerk/core'
import type { G } from '../book.ts'
import { cardAt, definitionOf } from '../state.ts'

const name = (g: G, id: number): string =>
  cardAt(g.state, id).def < 0 ? 'card' : definitionOf(cardAt(g.state, id)).fullName

export function sayLog(_g: G, entry: LogEntry, _seat: Seat | null, _lang: Lang): string | null {
  return entry.event.kind
}
export const sayPrompt = (_g: G, decision: Decision, _lang: Lang): string => decision.prompt
export const sayOption = (g: G, _d: Decision, o: Option, _lang: Lang): string =>
  [
    o.verb,
    o.source !== undefined ? name(g, o.source) : '',
    o.target !== undefined ? name(g, o.target) : '',
    o.ability ?? '',
    o.n ?? '',
    o.name ?? '',
  ]
    .join(' ')
    .trim()

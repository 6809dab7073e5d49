/** What is said at the table: prompts, options and the log, in English and German. */
import type { Decision, Lang, LogEntry, Option, Seat } from '@regelwerk/core'
import type { G } from '../book.ts'
import { faceAt } from '../state.ts'

export function sayPrompt(_g: G, decision: Decision, _lang: Lang): string {
  return decision.prompt
}

export function sayOption(g: G, _decision: Decision, option: Option, _lang: Lang): string {
  const parts = [option.verb]
  if (option.source !== undefined) parts.push(faceAt(g.state, option.source).en)
  if (option.target !== undefined) parts.push(faceAt(g.state, option.target).en)
  if (option.name !== undefined) parts.push(option.name)
  if (option.n !== undefined) parts.push(String(option.n))
  return parts.join(' ')
}

export function sayLog(_g: G, entry: LogEntry, _seat: Seat | null, _lang: Lang): string | null {
  return JSON.stringify(entry.event)
}

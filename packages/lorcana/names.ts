/** Names of cards (5.2.6). */
import { on } from './book.ts'
import type { Prepared } from './prepare.ts'

/** "A & B" answers to A, to B and to the whole; so do Chip 'n' Dale (5.2.6.1, 5.2.6.3), and "A, B & C" to each. */
export function namesOf(name: string): string[] {
  const whole = name.toLowerCase()
  const parts = whole.split(/ & | 'n' /)
  return parts.length > 1 ? [whole, ...parts.flatMap((part) => part.split(', '))] : [whole]
}

/** Whole names only, without the version; "A & B" answers to each (5.2.6, 5.2.6.1). */
export function hasName(card: Prepared, name: string): boolean {
  const wanted = name.toLowerCase()
  if (!on('5.2.6')) return card.definition.fullName.toLowerCase().includes(wanted)
  if (!on('5.2.6.1')) return card.names[0] === wanted
  if (!on('5.2.6.3') && card.definition.name.en.includes("'n'")) return card.names[0] === wanted
  return card.names.includes(wanted)
}

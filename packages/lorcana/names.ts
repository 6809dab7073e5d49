/** Names of cards (5.2.6). */
import { rule } from './book.ts'
import type { Prepared } from './prepare.ts'

/** "A & B" answers to A, to B and to the whole; so do Chip 'n' Dale (5.2.6.1, 5.2.6.3), and "A, B & C" to each. */
export function namesOf(name: string): string[] {
  const whole = name.toLowerCase()
  const parts = whole.split(/ & | 'n' /)
  return parts.length > 1 ? [whole, ...parts.flatMap((part) => part.split(', '))] : [whole]
}

/** So does every part of Chip 'n' Dale. */
export const answersTo = rule('5.2.6.3', (card: Prepared, name: string): boolean => card.names.includes(name))

/** "A & B" answers to each. */
export const answersToEach = rule('5.2.6.1', answersTo)

/** Whole names only, without the version. */
export const hasName = rule('5.2.6', (card: Prepared, name: string): boolean =>
  answersToEach(card, name.toLowerCase()),
)

/** Games speak of their players by number; at a table they have names, and who reads is "you". */
import type { Seat } from '@regelwerk/core'
import { addressed, MENTION } from './addressing.ts'

/** The text with players by name, where they have one (null: by number), and one of them spoken to. */
export function withNames(text: string, names: readonly (string | null)[], you: Seat | null = null): string {
  const spoken = you === null || you < 0 ? text : addressed(text, you + 1)
  return spoken.replace(MENTION, (said, _, number: string) => names[Number(number) - 1] ?? said)
}

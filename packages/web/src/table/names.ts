/** Games speak of their players by number; at a table they have names, and who reads is "you". */
import type { Seat } from '@regelwerk/core'
import { addressed } from './addressing.ts'

const NUMBERED = /\b(?:Player|Spieler|Giocatore) (\d)\b/g

/** The text with players by name, where they have one (null: by number), and one of them spoken to. */
export function withNames(text: string, names: readonly (string | null)[], you: Seat | null = null): string {
  const spoken = you === null || you < 0 ? text : addressed(text, you + 1)
  return spoken.replace(NUMBERED, (said, number: string) => names[Number(number) - 1] ?? said)
}

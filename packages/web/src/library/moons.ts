/** Blue Moon: how many moons the foreign cards of a deck cost, and how many its leader allows. */
import { countMoons, definitions } from '@regelwerk/bluemoon'
import type { Entry } from './deck.ts'

export interface Moons {
  spent: number
  /** null: there is no leader that says so. */
  allowed: number | null
}

export function moonsOf(entries: readonly Entry[]): Moons {
  const limits = entries.flatMap(([, entry]) => definitions.find(({ id }) => id === entry)?.limits ?? [])
  const allowed = limits.length === 0 ? null : limits.reduce((sum, { moons }) => sum + moons, 0)
  return { spent: countMoons(entries), allowed }
}

/** What the terminal says of a game beside what the game itself says. */
import type { Said } from '@regelwerk/core'

export interface GameWords {
  /** Headings of the verbs that a player chooses from most, in the order in which they are shown. */
  verbs: Readonly<Record<string, Said>>
  /** Verbs that play a card. */
  plays: readonly string[]
  /** What stands between two cards that a verb joins, where it is no arrow. */
  joints?: Readonly<Record<string, string>>
  /** The rule by which answers are taken back, if there is one. */
  undo: string | null
  /** The rule to read when nobody is asked. */
  first: string
  /** Why something is not possible, by the rule that forbids it; of other rules the catalogue tells. */
  why: Readonly<Record<string, Said>>
}

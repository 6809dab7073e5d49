/** Decks that a guest keeps with the server: what is sent of them over HTTP, checked by this schema. */
import type { DeckList } from '@regelwerk/core'
import Type, { type Static } from 'typebox'
import { Cards, strict } from './messages.ts'

/** So many decks does a server keep for a guest, and so many of those that were deleted does it remember. */
export const MOST_KEPT_DECKS = 200
export const LONGEST_NOTES = 4000

/** A moment by the clock of who changed it, in milliseconds. */
const Moment = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** Which change of a deck is the last one that its sender knows of; null: none. */
const Base = Type.Union([Moment, Type.Null()])

export const DeckId = Type.String({ minLength: 5, maxLength: 40, pattern: '^own:[A-Za-z0-9_-]+$' })

const Game = Type.String({ minLength: 1, maxLength: 32 })

export const DeckToKeep = Type.Object(
  {
    game: Game,
    name: Type.String({ minLength: 1, maxLength: 200 }),
    cards: Cards,
    notes: Type.Optional(Type.String({ maxLength: LONGEST_NOTES })),
    changed: Moment,
    base: Base,
  },
  strict,
)
export type DeckToKeep = Static<typeof DeckToKeep>

/** What is asked for when a deck is to be forgotten. */
export const DeckToDrop = Type.Object({ game: Game, changed: Moment, base: Base }, strict)
export type DeckToDrop = Static<typeof DeckToDrop>

/** A deck as the server keeps it. */
export interface KeptDeck {
  id: string
  game: string
  /** When it was last changed: the `base` of the next change. */
  changed: number
  /** null: it has been deleted. */
  deck: { name: string; cards: DeckList; notes?: string } | null
}

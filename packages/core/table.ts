/**
 * A table as any front end can draw it: what lies where and what a card's face says, as plain data in the words of
 * the game. A game makes it from the view of a seat, so nothing can be on it that the seat does not know.
 */
import type { Said } from './game.ts'
import type { Handle, Seat } from './state.ts'

/** What something is called at the table. */
export const spoken = (en: string, de: string, it: string): Said => ({ en, de, it })

/** ... and how plain text can draw it. */
export interface Drawn {
  glyph: string
  label: Said
}
export const drawn = (glyph: string, en: string, de: string, it: string): Drawn => ({
  glyph,
  label: spoken(en, de, it),
})

/** Where cards lie on a player's side. */
export interface Area<Id extends string> {
  id: Id
  /** From the middle of the table towards its player. */
  row: number
  /** How its cards lie: each to be seen, or a pile of which the number is told. */
  lie: 'open' | 'pile'
  label: Said
}

/** A value, an icon or a token, with the word for it. */
export interface Mark {
  /** Which one, for front ends that draw it: 'lore', 'damage', 'military', 'honored' ... */
  id: string
  /** As plain text can draw it. */
  glyph: string
  label: string
  value?: number | string
  /** Better or worse than printed, or good or bad to have. */
  tone?: 'good' | 'bad'
  /** Of what is printed on a card: it still counts while the card lies in play. */
  lasts?: true
}

/** Something that lies on the table: a card, known or not, or a token such as a ring. */
export interface Piece {
  /** The card's handle; absent: no card, or one that nobody can point at. */
  handle?: Handle
  /** Index of its definition; absent: its face is not known. */
  def?: number
  /** A token that options call by this name (`Option.name`). */
  token?: string
  /** What a token is called, or where an unknown card lies. */
  name?: string
  /** Exerted, exhausted, bowed. */
  turned?: boolean
  facedown?: boolean
  /** Not at its full worth now: drying, ignored, stunned, broken. */
  dim?: boolean
  /** In the middle of the action: challenging, participating. */
  lifted?: boolean
  /** Its values as they are now; a front end shows them instead of those printed. */
  values: readonly Mark[]
  /** What lies on it or is true of it: damage, fate, keywords gained. */
  marks: readonly Mark[]
  /** Cards attached to it, under it, or lying at it. */
  attached: readonly Piece[]
}

export interface Zone {
  id: string
  label: string
  /** From the middle of the table (0) towards its player. */
  row: number
  /** How its cards lie: side by side, as a pile of which the top may be seen, or as a hand. */
  lie: 'open' | 'pile' | 'hand'
  /** The cards that can be seen or pointed at, a pile from its top. */
  pieces: readonly Piece[]
  /** How many cards lie here, seen or not. */
  count: number
  /** Lies beside what its player has, small, where there is room for that. */
  aside?: true
  /** Each piece has its place, whatever lies in it: a column of its own. */
  slots?: true
  /** With others of the same word it is told in one, where there is little room: "decks 24/25". */
  together?: string
}

/** One player's part of the table. */
export interface Side {
  seat: Seat
  /** What the player has: lore, Æmber, keys, honour, fate ... */
  counters: readonly Mark[]
  zones: readonly Zone[]
  /** The player has left the game. */
  gone?: boolean
}

/** How far a player is on the way to winning, or to losing. */
export interface Meter {
  seat: Seat
  /**
   * Which form it has: a race on one track for all (lore), a pool that is filled again and again (Æmber for a key), or a
   * scale between two ends (honor).
   */
  form: 'race' | 'pool' | 'scale'
  id: string
  label: string
  value: number
  goal: number
  /** What must be called out now: "Check!". */
  call?: string
  /** The counters that it shows, by their ids. */
  shows: readonly string[]
}

/** One side of a contest: whose it is, what they do in it, and with how much. */
export interface Contender {
  seat: Seat
  label: string
  total: number
  /** What that means for this side: what is missing, or by how much it is ahead. */
  note?: string
}

/** Two sums that are set against each other: a conflict, a fight. */
export interface Contest {
  /** What decides: 'military', 'fire' ... */
  id: string
  title: string
  /** What it is about, and where. */
  about?: string
  sides: readonly [Contender, Contender]
  /** What would follow if it ended now. */
  verdict?: string
}

/** The phases of a turn in their order; `at`: which it is. */
export interface Track {
  steps: readonly { id: string; label: string }[]
  at: string
}

export interface Table {
  /** How far the game is: turn, phase, what is going on. */
  caption: string
  track?: Track
  /** What decides the game: to be seen at a glance. */
  meters?: readonly Meter[]
  contest?: Contest
  /** Whose turn it is. */
  active: Seat | null
  sides: readonly Side[]
  /** What belongs to nobody and lies between the players. */
  middle: readonly Zone[]
}

/** What is printed on a card, with the text made from its abilities. */
export interface Face {
  name: string
  /** The second line of its name. */
  version?: string
  /** The card type, then its traits. */
  type: string
  traits: readonly string[]
  cost?: Mark
  /** Colours it belongs to, by the game's own key: inks, a house, a clan, a people. */
  suits: readonly string[]
  /** What the suits are called. */
  suitNames: readonly string[]
  /** The first of them as plain text can draw it, where it has a sign. */
  sign?: string
  values: readonly Mark[]
  icons: readonly Mark[]
  /** Generated from the ability trees; a line each. */
  text: readonly string[]
}

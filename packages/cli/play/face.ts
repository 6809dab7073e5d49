/** What the table must know of a game to show it: how its cards are called and drawn, and what its verbs are. */
import type { CardView, Lang, Seat } from '@regelwerk/core'
import type { ReactNode } from 'react'
import type { Layout, Size } from './layout.ts'
import type { Messages } from './messages.ts'
import type { Playing } from './playing.ts'
import type { Detail } from './rows.ts'

/** What the views of all games tell. */
export interface BoardView {
  /** Turns or rounds, as the game counts them. */
  turn: number
  /** Whose turn it is, where players take turns. */
  active?: Seat
  players: { seat: Seat; hand: CardView[] }[]
}

/** A card whose face a seat may see. */
export interface Seen {
  handle: number
  def: number
  seat: Seat
  area: string
  /** How it lies on the table, as the game's view tells it. */
  lies?: CardView
}

/** The table's words that differ from game to game. */
interface FaceWords {
  /** Headings of the verbs that a player chooses from most, in the order in which they are shown. */
  verbs: Readonly<Record<string, string>>
  /** What a save tells of the state of the game. */
  score: string
  legend: readonly (readonly [string, string])[]
  /** Why something is not possible, by the rule that forbids it; of other rules the catalogue tells. */
  whyRule: Readonly<Record<string, string>>
}

interface CardProps {
  card: CardView
  width: number
  lang: Lang
  /** The cursor is on it. */
  marked: boolean
}

export interface PlayCardProps extends CardProps {
  detail: Detail
}

export interface HandCardProps extends CardProps {
  /** It can be played or put to use now. */
  playable: boolean
}

export interface CloseUpProps {
  card: Seen
  width: number
  lang: Lang
  m: Messages
}

// Methods, not functions: a view or a layout only ever goes back to the face it was made for.
export interface TableFace {
  words(lang: Lang): FaceWords
  /** Verbs that play a card from hand. */
  plays: readonly string[]
  /** What stands between two cards that a verb joins. */
  joint(verb: string): string
  /** The rule by which answers are taken back, if there is one, and the one to read when nobody is asked. */
  rules: { undo: string | null; first: string }
  /** Columns for the id of a rule. */
  ruleColumn: number
  name(def: number, lang: Lang): string
  colour(def: number): string
  /** What the game says, with its signs drawn. */
  drawn(text: string): string
  /** All cards whose face the seat knows, in the order of the table: its own first. */
  seen(view: BoardView, viewer: Seat): Seen[]
  area(id: string, lang: Lang): string
  /** The state of the game in a few signs, for who picks a saved one. */
  score(view: BoardView): string
  layout(size: Size, view: BoardView, viewer: Seat): Layout
  /** Both sides of the table, what lies between them, and the hand. */
  Board(props: { playing: Playing; layout: Layout }): ReactNode
  /** Everything about a card that this seat may know. */
  CloseUp(props: CloseUpProps): ReactNode
}

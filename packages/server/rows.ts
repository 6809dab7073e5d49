/** A match as it is recorded beside its answers, and how that is written into its columns. */
import type { DeckList, Seat, Setup } from '@regelwerk/core'
import type { Fairness, MatchInfo, MatchPlan, RulesChanged } from '@regelwerk/protocol'
import type { MatchEvent } from './events.ts'
import type { AnswerTable, MatchTable } from './schema.ts'

export type Deck = Setup['decks'][number]

export interface SeatRow {
  /** Who sits here, or for whom it is kept; null: free, or a bot's. */
  guest: string | null
  name: string | null
  bot: string | null
  deck: Deck | null
  /** What who sits here has committed to; null: nobody has sat down yet, or a bot. */
  commit: string | null
  /** What has been added to the seed; null: not revealed yet, or a bot. */
  entropy: string | null
  /** The match that a draft has led to, for who sits here. */
  next?: string
}

export interface PlanRow extends Pick<MatchPlan, 'format' | 'clock' | 'private' | 'spectators' | 'bestOf'> {
  starter: Setup['starter']
  /** In the first game, where a series goes on with another. */
  handicap?: Setup['handicap']
  /** What all open. */
  opened?: DeckList
  /** The guest who has made it. */
  maker: string
}

type Plain =
  | 'id'
  | 'game'
  | 'rules'
  | 'created'
  | 'secret'
  | 'commit'
  | 'key'
  | 'next'
  | 'begun'
  | 'reason'
  | 'due'

export interface MatchRow extends Pick<MatchTable, Plain> {
  state: MatchInfo['state']
  plan: PlanRow
  seats: SeatRow[]
  /** Which game of the series this is, from 1, and who has won how many. */
  series: { game: number; wins: number[]; winners?: Seat[] }
  setup: Setup | null
  ended: MatchInfo['ended']
  changes: RulesChanged[]
}

export interface AnswerRow extends MatchEvent {
  match: string
  seq: number
  at: number
  clocks: number[] | null
}

export const isTaken = (seat: SeatRow): boolean => seat.bot !== null || seat.commit !== null

export const hasRevealed = (seat: SeatRow): boolean => seat.bot !== null || seat.entropy !== null

/** Where everybody sits, what they have committed to is to be revealed. */
export const stateOf = (seats: readonly SeatRow[]): MatchRow['state'] =>
  seats.every(isTaken) ? 'revealing' : 'waiting'

/** What makes the seed checkable. What the seats have revealed is told when all have, or never will. */
export const fairnessOf = ({ state, commit, secret, seats }: MatchRow): Fairness => ({
  commit,
  commits: seats.map((seat) => seat.commit ?? ''),
  entropy: state === 'playing' || state === 'over' ? entropyOf(seats) : [],
  ...(state === 'over' && { secret }),
})

/** The entropy of all seats, as the seed is made from it. */
export const entropyOf = (seats: readonly SeatRow[]): string[] => seats.map(({ entropy }) => entropy ?? '')

export const matchColumns = (row: MatchRow, now: number): MatchTable => ({
  ...row,
  plan: JSON.stringify(row.plan),
  seats: JSON.stringify(row.seats),
  series: JSON.stringify(row.series),
  setup: row.setup && JSON.stringify(row.setup),
  changes: JSON.stringify(row.changes),
  touched: now,
})

export const readMatch = ({ touched: _, ...columns }: MatchTable): MatchRow => ({
  ...columns,
  state: columns.state as MatchRow['state'],
  plan: JSON.parse(columns.plan),
  seats: JSON.parse(columns.seats),
  series: JSON.parse(columns.series),
  setup: columns.setup === null ? null : JSON.parse(columns.setup),
  ended: columns.ended as MatchRow['ended'],
  changes: JSON.parse(columns.changes),
})

export const answerColumns = (row: AnswerRow): AnswerTable => ({
  ...row,
  choice: JSON.stringify(row.choice),
  clocks: row.clocks && JSON.stringify(row.clocks),
})

export const readAnswer = (columns: AnswerTable): AnswerRow => ({
  ...columns,
  choice: JSON.parse(columns.choice),
  clocks: columns.clocks === null ? null : JSON.parse(columns.clocks),
})

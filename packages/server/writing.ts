/** How things are written into the record: by statements that are made once, all of a batch in one transaction. */
import type Database from 'libsql'
import { type DeckChange, DeckShelf } from './decks.ts'
import { isTaken, type MatchRow, matchColumns } from './rows.ts'
import type { AnswerTable, SnapshotTable } from './schema.ts'

/** What is written together. */
export interface Written {
  /** By their ids. */
  matches: ReadonlyMap<string, MatchRow>
  answers: readonly AnswerTable[]
  snapshots: readonly SnapshotTable[]
  /** Of these matches only so many answers count from now on: snapshots with more of them are void. */
  back: readonly { match: string; to: number }[]
  decks: readonly DeckChange[]
}

const MATCH = [
  'id',
  'state',
  'game',
  'rules',
  'created',
  'secret',
  'commit',
  'key',
  'plan',
  'seats',
  'series',
  'setup',
  'begun',
  'ended',
  'reason',
  'changes',
  'next',
  'touched',
  'due',
] as const

/** `commit` and others mean something to SQL. */
const quoted = (columns: readonly string[]): string[] => columns.map((column) => `"${column}"`)

const inserting = (table: string, columns: readonly string[]): string =>
  `insert into ${table} (${quoted(columns).join(', ')}) values (${columns.map(() => '?').join(', ')})`

export class Writing {
  readonly #insertAnswer: Database.Statement
  readonly #insertSnapshot: Database.Statement
  readonly #goBack: Database.Statement
  readonly #putMatch: Database.Statement
  readonly #leave: Database.Statement
  readonly #sit: Database.Statement
  readonly #forgetStates: Database.Statement
  readonly #remove: readonly Database.Statement[]
  readonly #decks: DeckShelf

  constructor(readonly database: Database.Database) {
    this.#decks = new DeckShelf(database)
    const set = quoted(MATCH).map((column) => `${column} = excluded.${column}`)
    this.#insertAnswer = database.prepare(
      inserting('answers', ['match', 'seq', 'seat', 'choice', 'hash', 'at', 'clocks']),
    )
    this.#insertSnapshot = database.prepare(
      inserting('snapshots', ['match', 'seq', 'counted', 'logged', 'state', 'log']),
    )
    this.#goBack = database.prepare('delete from snapshots where match = ? and counted > ?')
    this.#putMatch = database.prepare(
      `${inserting('matches', MATCH)} on conflict (id) do update set ${set.join(', ')}`,
    )
    this.#leave = database.prepare('delete from sits where match = ?')
    this.#sit = database.prepare(`${inserting('sits', ['guest', 'match'])} on conflict do nothing`)
    this.#forgetStates = database.prepare(
      `update snapshots set state = null where match = ?1
        and seq < (select max(seq) from snapshots where match = ?1) and seq not in (select value from json_each(?2))`,
    )
    this.#remove = ['answers where match = ?', 'snapshots where match = ?', 'matches where id = ?'].map(
      (rows) => database.prepare(`delete from ${rows}`),
    )
  }

  /** All of it, or nothing. */
  #together(write: () => void): void {
    this.database.exec('begin')
    try {
      write()
      this.database.exec('commit')
    } catch (error) {
      if (this.database.inTransaction) this.database.exec('rollback')
      throw error
    }
  }

  write({ matches, answers, snapshots, back, decks }: Written, now: number): void {
    this.#together(() => {
      for (const { match, seq, seat, choice, hash, at, clocks } of answers) {
        this.#insertAnswer.run([match, seq, seat, choice, hash, at, clocks])
      }
      for (const { match, to } of back) this.#goBack.run([match, to])
      for (const { match, seq, counted, logged, state, log } of snapshots) {
        this.#insertSnapshot.run([match, seq, counted, logged, state, log])
      }
      for (const row of matches.values()) this.#put(row, now)
      for (const change of decks) this.#decks.put(change)
    })
  }

  #put(row: MatchRow, now: number): void {
    const columns = matchColumns(row, now)
    this.#putMatch.run(MATCH.map((column) => columns[column]))
    this.#leave.run([row.id])
    // Of a match that is over, the last state is kept, and those with which other rules came in.
    if (row.state === 'over')
      this.#forgetStates.run([row.id, JSON.stringify(row.changes.map(({ seq }) => seq))])
    else
      for (const seat of row.seats)
        if (seat.guest !== null && isTaken(seat)) this.#sit.run([seat.guest, row.id])
  }

  /** Removes these matches and all there is of them. */
  remove(ids: readonly string[]): void {
    this.#together(() => {
      for (const id of ids) for (const statement of this.#remove) statement.run([id])
    })
  }
}

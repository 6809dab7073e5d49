/**
 * The record: what is on disk. All that is written within one turn of the event loop is one transaction (a group commit:
 * one flush to disk for many matches), and a promise resolves when it is there to stay.
 */
import { statSync } from 'node:fs'
import { Kysely, Migrator, SqliteDialect, type SqliteDialectConfig } from 'kysely'
import Database from 'libsql'
import type { DeckChange } from './decks.ts'
import { type AnswerRow, answerColumns, type MatchRow, readAnswer, readMatch } from './rows.ts'
import {
  type AnswerTable,
  type DeckTable,
  type MatchTable,
  migrations,
  type Schema,
  type SnapshotTable,
} from './schema.ts'
import type { Time } from './time.ts'
import { Writing, type Written } from './writing.ts'

/** What is to be written of a match, together. */
export interface Change {
  match?: MatchRow
  answer?: AnswerRow
  snapshot?: SnapshotTable
  /** So many answers count from now on: snapshots with more of them are void. */
  backTo?: number
}

/** A match as it can be taken up again. */
export interface Kept {
  row: MatchRow
  /** In order; the last one has its state. */
  snapshots: SnapshotTable[]
  /** Since the last snapshot. */
  events: AnswerRow[]
}

interface Batch extends Written {
  matches: Map<string, MatchRow>
  answers: AnswerTable[]
  snapshots: SnapshotTable[]
  back: { match: string; to: number }[]
  decks: DeckChange[]
  committed: Promise<void>
  settle: { resolve: () => void; reject: (error: Error) => void }
}

/** A file of so many bytes is checked in a tenth of a second. */
const SMALL = 16 * 1024 * 1024

/** Nothing is written for so many times as long as it took the last time, so that more comes together; in milliseconds at most. */
const REST = 12
const LONGEST_REST = 40

export class Record {
  readonly #database: Database.Database
  readonly #db: Kysely<Schema>
  readonly #time: Time
  readonly #writing: Writing
  #batch: Batch | null = null
  /** When a batch was last written, and how long that took. */
  #flushedAt = 0
  #flushTook = 0
  /** Why the last batch could not be written; null: it could. */
  #wrong: Error | null = null
  /** Matches of which something could not be written: nothing follows until they have been read again. */
  readonly #broken = new Set<string>()

  private constructor(database: Database.Database, db: Kysely<Schema>, time: Time) {
    this.#database = database
    this.#db = db
    this.#time = time
    this.#writing = new Writing(database)
  }

  /** Throws with a code of SQLite's if the file is damaged, as far as that can be seen without reading all of it. */
  static async open(file: string, time: Time): Promise<Record> {
    const database = new Database(file)
    database.pragma('journal_mode = WAL')
    if (statSync(file).size <= SMALL) {
      const [problem] = database.prepare('PRAGMA quick_check(1)').raw().all() as string[][]
      if (problem?.[0] !== 'ok') throw Object.assign(new Error(problem?.[0]), { code: 'SQLITE_CORRUPT' })
    }
    database.pragma('synchronous = FULL')
    database.pragma('busy_timeout = 2000')
    const db = new Kysely<Schema>({
      dialect: new SqliteDialect({ database: database as unknown as SqliteDialectConfig['database'] }),
    })
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
    if (error !== undefined) throw error
    return new Record(database, db, time)
  }

  /** Writes what has become of a match. */
  write(id: string, { match, answer, snapshot, backTo }: Change): Promise<void> {
    if (this.#broken.has(id)) return Promise.reject(new Error(`match ${id} must be read again first`))
    this.#batch ??= this.#newBatch()
    if (match !== undefined) this.#batch.matches.set(id, match)
    if (answer !== undefined) this.#batch.answers.push(answerColumns(answer))
    if (backTo !== undefined) {
      this.#batch.snapshots = this.#batch.snapshots.filter((one) => one.match !== id || one.counted <= backTo)
      this.#batch.back.push({ match: id, to: backTo })
    }
    if (snapshot !== undefined) this.#batch.snapshots.push(snapshot)
    return this.#batch.committed
  }

  /** Changes a deck of a guest; what has become of it stands in the change. */
  async changeDeck(change: DeckChange): Promise<DeckChange> {
    this.#batch ??= this.#newBatch()
    this.#batch.decks.push(change)
    await this.#batch.committed
    return change
  }

  /** All decks of a guest, also those that were deleted, the latest first. */
  async decksOf(guest: string): Promise<DeckTable[]> {
    return this.#db
      .selectFrom('decks')
      .selectAll()
      .where('guest', '=', guest)
      .orderBy('changed', 'desc')
      .execute()
  }

  #newBatch(): Batch {
    let settle: Batch['settle'] | undefined
    const committed = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
    const wait = this.#flushedAt + REST * this.#flushTook - performance.now()
    if (wait < 1) setImmediate(() => this.#flush())
    else setTimeout(() => this.#flush(), Math.min(wait, LONGEST_REST))
    return {
      matches: new Map(),
      answers: [],
      snapshots: [],
      back: [],
      decks: [],
      committed,
      settle: settle as Batch['settle'],
    }
  }

  #flush(): void {
    const batch = this.#batch
    this.#batch = null
    if (batch === null) return
    const began = performance.now()
    try {
      this.#writing.write(batch, this.#time.now())
      this.#flushedAt = performance.now()
      this.#flushTook = this.#flushedAt - began
      this.#wrong = null
      batch.settle.resolve()
    } catch (error) {
      this.#wrong = error as Error
      for (const id of batch.matches.keys()) this.#broken.add(id)
      for (const { match } of [...batch.answers, ...batch.snapshots, ...batch.back]) this.#broken.add(match)
      batch.settle.reject(error as Error)
    }
  }

  /** When all that was written until now is on disk, or could not be. */
  async settled(): Promise<void> {
    while (this.#batch !== null) await this.#batch.committed.catch(() => {})
  }

  async #row(id: string): Promise<MatchRow | null> {
    const found = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    return found === undefined ? null : readMatch(found as MatchTable)
  }

  /** The events of a match from one on, in order. */
  async events(id: string, from = 0): Promise<AnswerRow[]> {
    const rows = await this.#db
      .selectFrom('answers')
      .selectAll()
      .where('match', '=', id)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute()
    const gap = rows.findIndex(({ seq }, i) => seq !== from + i)
    if (gap >= 0) {
      const missing = `the record is damaged: event ${from + gap} of match ${id} is missing`
      throw Object.assign(new Error(missing), { code: 'SQLITE_CORRUPT' })
    }
    return rows.map(readAnswer)
  }

  async snapshots(id: string): Promise<SnapshotTable[]> {
    return this.#db.selectFrom('snapshots').selectAll().where('match', '=', id).orderBy('seq').execute()
  }

  /** How a match stood when no more answers counted than so many. */
  async snapshotBefore(id: string, counted: number): Promise<SnapshotTable | undefined> {
    return this.#db
      .selectFrom('snapshots')
      .selectAll()
      .where('match', '=', id)
      .where('counted', '<=', counted)
      .orderBy('seq', 'desc')
      .executeTakeFirst()
  }

  /** A match as it can be taken up again: how it stood last, and what has been answered since. */
  async load(id: string): Promise<Kept | null> {
    const row = await this.#row(id)
    if (row === null) return null
    const snapshots = await this.snapshots(id)
    const events = await this.events(id, snapshots.at(-1)?.seq ?? 0)
    this.#broken.delete(id)
    return { row, snapshots, events }
  }

  /** How a match stands, from its row alone. */
  state(id: string): Promise<MatchRow | null> {
    return this.#row(id)
  }

  /** In how many unfinished matches a guest sits. */
  async howMany(guest: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('sits')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('guest', '=', guest)
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  /** In how many of them against bots. */
  async howManyWithBots(guest: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('sits')
      .innerJoin('matches', 'matches.id', 'sits.match')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('sits.guest', '=', guest)
      .where('matches.seats', 'like', '%"bot":"%')
      .executeTakeFirstOrThrow()
    return Number(n)
  }

  /** Matches that somebody should look after, the longest due first. */
  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute()
    return rows.map(({ id }) => id)
  }

  async postpone(id: string, due: number): Promise<void> {
    await this.#db.updateTable('matches').set({ due }).where('id', '=', id).execute()
  }

  /** Removes some of the matches that were over before; says how many. */
  async removeOver(before: number, most: number): Promise<number> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('state', '=', 'over')
      .where('touched', '<', before)
      .limit(most)
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    this.#writing.remove(ids)
    return ids.length
  }

  /** Throws if the last thing could not be written, or nothing can be read. Writes nothing itself. */
  async check(): Promise<void> {
    if (this.#wrong !== null) throw this.#wrong
    await this.#db.selectFrom('matches').select('id').limit(1).execute()
  }

  async close(): Promise<void> {
    await this.settled()
    try {
      // All of it into the one file.
      this.#database.pragma('wal_checkpoint(TRUNCATE)')
    } catch {
      // Somebody else reads: what was written stays in the log beside it.
    }
    await this.#db.destroy()
  }
}

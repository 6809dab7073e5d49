/**
 * The record: what is on disk. All that is written within one turn of the event loop is one transaction (a group commit:
 * one flush to disk for many matches), and a promise resolves when it is there to stay.
 */
import { Kysely, Migrator, SqliteDialect, type SqliteDialectConfig } from 'kysely'
import Database from 'libsql'
import { type AnswerRow, answerColumns, type MatchRow, matchColumns, readAnswer, readMatch } from './rows.ts'
import { type AnswerTable, type MatchTable, migrations, type Schema } from './schema.ts'

interface Batch {
  matches: Map<string, MatchTable>
  answers: AnswerTable[]
  committed: Promise<void>
  settle: { resolve: () => void; reject: (error: Error) => void }
}

/** Rows of one statement: SQLite takes 32,766 parameters. */
const ROWS = 1000

export class Record {
  readonly #db: Kysely<Schema>
  #batch: Batch | null = null
  #flushing: Promise<void> = Promise.resolve()
  /** Matches of which something could not be written: nothing follows until they have been read again. */
  readonly #broken = new Set<string>()

  private constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  static async open(file: string): Promise<Record> {
    const database = new Database(file)
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('busy_timeout = 2000')
    const db = new Kysely<Schema>({
      dialect: new SqliteDialect({ database: database as unknown as SqliteDialectConfig['database'] }),
    })
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
    if (error !== undefined) throw error
    return new Record(db)
  }

  /** Writes a match as it is now, with one more answer if there is one. */
  write(match: MatchRow | null, answer: AnswerRow | null): Promise<void> {
    const id = match?.id ?? (answer?.match as string)
    if (this.#broken.has(id)) return Promise.reject(new Error(`match ${id} must be read again first`))
    this.#batch ??= this.#newBatch()
    if (match !== null) this.#batch.matches.set(id, matchColumns(match))
    if (answer !== null) this.#batch.answers.push(answerColumns(answer))
    return this.#batch.committed
  }

  #newBatch(): Batch {
    let settle: Batch['settle'] | undefined
    const committed = new Promise<void>((resolve, reject) => {
      settle = { resolve, reject }
    })
    setImmediate(() => {
      this.#flushing = this.#flushing.then(() => this.#flush())
    })
    return { matches: new Map(), answers: [], committed, settle: settle as Batch['settle'] }
  }

  async #flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = null
    if (batch === null) return
    try {
      await this.#insert(batch)
      batch.settle.resolve()
    } catch (error) {
      // What came in meanwhile may build on what is lost.
      const later = this.#batch as Batch | null
      this.#batch = null
      for (const lost of [batch, ...(later ? [later] : [])]) {
        for (const id of lost.matches.keys()) this.#broken.add(id)
        for (const { match } of lost.answers) this.#broken.add(match)
        lost.settle.reject(error as Error)
      }
    }
  }

  async #insert({ matches, answers }: Batch): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (let from = 0; from < answers.length; from += ROWS) {
        await trx
          .insertInto('answers')
          .values(answers.slice(from, from + ROWS))
          .execute()
      }
      for (const match of matches.values()) {
        await trx
          .insertInto('matches')
          .values(match)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(match))
          .execute()
      }
    })
  }

  /** When all that was written until now is on disk, or could not be. */
  async settled(): Promise<void> {
    while (this.#batch !== null) await this.#batch.committed.catch(() => {})
    await this.#flushing
  }

  async unfinished(): Promise<MatchRow[]> {
    const rows = await this.#db.selectFrom('matches').selectAll().where('state', '!=', 'over').execute()
    return rows.map(readMatch)
  }

  /** A match and its answers, as they are on disk. */
  async read(id: string): Promise<{ row: MatchRow; answers: AnswerRow[] } | null> {
    const found = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
    const answers = await this.#db
      .selectFrom('answers')
      .selectAll()
      .where('match', '=', id)
      .orderBy('seq')
      .execute()
    this.#broken.delete(id)
    return found === undefined ? null : { row: readMatch(found), answers: answers.map(readAnswer) }
  }

  /** Throws if nothing can be written. */
  async beat(now: number): Promise<void> {
    const beat = { id: 1, at: now }
    await this.#db
      .insertInto('pulse')
      .values(beat)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(beat))
      .execute()
  }

  async close(): Promise<void> {
    await this.settled()
    await this.#db.destroy()
  }
}

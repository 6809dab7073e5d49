/** The tables of the record, and how they came to be: migrations are only ever added. */
import type { Kysely, Migration, MigrationProvider } from 'kysely'

export interface MatchTable {
  id: string
  /** waiting, revealing, playing or over. */
  state: string
  game: string
  version: string
  created: number
  /** What the seed is made from; told when the match is over. */
  secret: string
  commit: string
  /** What the link of a private match carries. */
  key: string
  /** JSON: see rows.ts. */
  plan: string
  seats: string
  series: string
  /** JSON of core's Setup; null: it has not begun. */
  setup: string | null
  ended: string | null
  /** The match after this one. */
  next: string | null
}

export interface AnswerTable {
  match: string
  /** How many were recorded before it. */
  seq: number
  seat: number
  /** JSON: see events.ts. */
  choice: string
  /** Of the state after it. */
  hash: string
  /** By the server's clock. */
  at: number
  /** JSON: milliseconds left to each seat after it; null: no clocks. */
  clocks: string | null
}

export interface Schema {
  matches: MatchTable
  answers: AnswerTable
  pulse: { id: number; at: number }
}

const first: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('commit', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('plan', 'text', (column) => column.notNull())
      .addColumn('seats', 'text', (column) => column.notNull())
      .addColumn('series', 'text', (column) => column.notNull())
      .addColumn('setup', 'text')
      .addColumn('ended', 'text')
      .addColumn('next', 'text')
      .execute()
    await db.schema.createIndex('matches_state').on('matches').column('state').execute()
    await db.schema
      .createTable('answers')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('seat', 'integer', (column) => column.notNull())
      .addColumn('choice', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('clocks', 'text')
      // None can be recorded twice, and none in the place of another.
      .addPrimaryKeyConstraint('answers_once', ['match', 'seq'])
      .execute()
    await db.schema
      .createTable('pulse')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute()
  },
}

export const migrations: MigrationProvider = {
  getMigrations: async () => ({ '1': first }),
}

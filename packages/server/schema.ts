/** The tables of the record, and how they came to be: migrations are only ever added. */
import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely'

export interface MatchTable {
  id: string
  /** waiting, revealing, playing or over. */
  state: string
  game: string
  /** The fingerprint of the rules and cards it is played by; '': it has not begun. */
  rules: string
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
  /** The hash before the first answer; null: it has not begun. */
  begun: string | null
  ended: string | null
  /** What exactly happened, where the match could not go on. */
  reason: string | null
  /** JSON: where other rules came in, see rows.ts. */
  changes: string
  /** The match after this one. */
  next: string | null
  /** When it was last written. */
  touched: number
  /** When somebody should look after it, if nobody is there: a clock runs out, or it has been waiting for too long. */
  due: number | null
}

export interface AnswerTable {
  match: string
  /** How many were recorded before it. */
  seq: number
  /** -1: the server's own doing. */
  seat: number
  /** JSON: see events.ts. */
  choice: string
  /** Of the state after it; '': not taken. */
  hash: string
  /** By the server's clock. */
  at: number
  /** JSON: milliseconds left to each seat after it; null: no clocks. */
  clocks: string | null
}

/** How a match stood: see snapshots.ts. */
export interface SnapshotTable {
  match: string
  /** After so many events. */
  seq: number
  /** Of which so many answers counted. */
  counted: number
  /** So many entries the log had. */
  logged: number
  /** Compressed JSON; null: the match is over and has a later one. */
  state: Uint8Array | null
  /** The entries of the log since the snapshot before, likewise. */
  log: Uint8Array
}

/** A deck that a guest keeps. */
export interface DeckTable {
  guest: string
  id: string
  game: string
  /** By the clock of who changed it last. */
  changed: number
  /** JSON of a KeptDeck's `deck`; null: it has been deleted. */
  deck: string | null
}

export interface Schema {
  decks: DeckTable
  matches: MatchTable
  answers: AnswerTable
  snapshots: SnapshotTable
  /** Who sits in which unfinished match. */
  sits: { guest: string; match: string }
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

/** Why a match from before snapshots cannot go on. */
const NO_SNAPSHOT = 'it was made by a version that shuffled otherwise and kept no snapshots'

/** Snapshots, who sits where, when to look after a match, and the rules by their fingerprint; nobody takes the pulse now. */
const second: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE matches RENAME COLUMN version TO rules`.execute(db)
    const add = (column: string) => sql`ALTER TABLE matches ADD COLUMN ${sql.raw(column)}`.execute(db)
    await add('begun TEXT')
    await add('reason TEXT')
    await add(`changes TEXT NOT NULL DEFAULT '[]'`)
    await add('touched BIGINT NOT NULL DEFAULT 0')
    await add('due BIGINT')
    await sql`UPDATE matches SET touched = created`.execute(db)
    await sql`UPDATE matches SET state = 'over', ended = 'upgrade', reason = ${NO_SNAPSHOT}
      WHERE state <> 'over'`.execute(db)
    await db.schema.dropTable('pulse').execute()
    await db.schema.dropIndex('matches_state').execute()
    await db.schema.createIndex('matches_state').on('matches').columns(['state', 'touched']).execute()
    await db.schema.createIndex('matches_due').on('matches').column('due').execute()
    await db.schema
      .createTable('snapshots')
      .addColumn('match', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('counted', 'integer', (column) => column.notNull())
      .addColumn('logged', 'integer', (column) => column.notNull())
      .addColumn('state', 'blob')
      .addColumn('log', 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('snapshots_once', ['match', 'seq'])
      .execute()
    await db.schema
      .createTable('sits')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('match', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sits_once', ['guest', 'match'])
      .execute()
    await db.schema.createIndex('sits_match').on('sits').column('match').execute()
  },
}

/** Decks that guests keep. */
const third: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('decks')
      .addColumn('guest', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('deck', 'text')
      .addPrimaryKeyConstraint('decks_once', ['guest', 'id'])
      .execute()
  },
}

export const migrations: MigrationProvider = {
  getMigrations: async () => ({ '1': first, '2': second, '3': third }),
}

/**
 * Copies of a record, and back. A copy is one file: a consistent state of the record, also while a server runs, with the
 * key that signs tokens in it. (A copy of the main file alone would lack the log that SQLite keeps beside it.)
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import Database from 'libsql'
import { databaseIn, FolderError, isDamage, keyIn, makePrivate, takeFolder } from './folder.ts'

export interface Copied {
  matches: number
  answers: number
  /** The signing key is in it, too. */
  key: boolean
  /** Something could not be read: what, and how much was. */
  damage?: string
}

const TABLES = [
  'kysely_migration',
  'kysely_migration_lock',
  'matches',
  'answers',
  'snapshots',
  'sits',
  'decks',
] as const

const one = (db: Database.Database, query: string): number =>
  Number((db.prepare(query).raw().all() as number[][])[0]?.[0])

const counted = (db: Database.Database): Pick<Copied, 'matches' | 'answers'> => ({
  matches: one(db, 'SELECT count(*) FROM matches'),
  answers: one(db, 'SELECT count(*) FROM answers'),
})

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Copies the record in a folder to a file that is not there yet. */
export function backUp(dir: string, file: string): Copied {
  if (!existsSync(databaseIn(dir))) throw new FolderError(`there is no record in ${dir}`)
  if (existsSync(file)) throw new FolderError(`${file} exists already`)
  makePrivate(file)
  const db = new Database(databaseIn(dir))
  let damage: string | undefined
  try {
    db.pragma('busy_timeout = 5000')
    db.exec(`VACUUM INTO ${quoted(file)}`)
  } catch (error) {
    if (!isDamage(error)) {
      rmSync(file)
      throw error
    }
    damage = salvage(dir, file)
  } finally {
    db.close()
  }
  const key = existsSync(keyIn(dir))
  const copy = new Database(file)
  if (key) {
    copy.exec('CREATE TABLE keys (name TEXT PRIMARY KEY, value BLOB NOT NULL)')
    copy.prepare('INSERT INTO keys VALUES (?, ?)').run(['signing-key', readFileSync(keyIn(dir))])
  }
  const copied = { ...counted(copy), key, ...(damage !== undefined && { damage }) }
  copy.close()
  return copied
}

/** Makes a folder of a copy; it must be a new or empty one. */
export function restore(file: string, dir: string): Copied {
  if (!existsSync(file)) throw new FolderError(`there is no file ${file}`)
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new FolderError(`the folder ${dir} is not empty: nothing is overwritten`)
  }
  const found = checked(file)
  const giveBack = takeFolder(dir)
  try {
    copyFileSync(file, databaseIn(dir))
    makePrivate(databaseIn(dir))
    const db = new Database(databaseIn(dir))
    if (found.key) {
      const [row] = db.prepare('SELECT value FROM keys').raw().all() as ArrayBuffer[][]
      writeFileSync(keyIn(dir), Buffer.from(row?.[0] as ArrayBuffer), { mode: 0o600 })
      db.exec('DROP TABLE keys')
    }
    db.close()
  } finally {
    giveBack()
  }
  return found
}

function checked(file: string): Copied {
  try {
    const db = new Database(file)
    const problem = String((db.prepare('PRAGMA quick_check(1)').raw().all() as unknown[][])[0]?.[0])
    if (problem !== 'ok') throw new FolderError(`${file} is damaged: ${problem}`)
    const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).raw().all() as string[][]
    const has = (name: string): boolean => names.some(([one]) => one === name)
    if (!has('matches') || !has('answers')) throw new FolderError(`${file} is no copy of a record`)
    const found = { ...counted(db), key: has('keys') }
    db.close()
    return found
  } catch (error) {
    if (isDamage(error)) throw new FolderError(`${file} is no copy of a record, or it is damaged`)
    throw error
  }
}

/** Copies what can be read of a damaged record; says what that was. */
function salvage(dir: string, file: string): string {
  rmSync(file)
  makePrivate(file)
  const copy = new Database(file)
  const said: string[] = []
  copy.pragma('synchronous = OFF')
  for (const table of TABLES) {
    copy.exec('BEGIN')
    const { rows, whole } = salvageTable(databaseIn(dir), copy, table)
    copy.exec('COMMIT')
    if (!whole) said.push(`of ${table} only ${rows} rows could be read`)
  }
  const names = copy.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).raw().all()
  copy.close()
  if (names.length === 0) {
    rmSync(file)
    throw new FolderError(`nothing of the record in ${dir} can be read`)
  }
  return said.join('; ') || 'what is damaged was not needed'
}

function salvageTable(
  file: string,
  copy: Database.Database,
  table: string,
): { rows: number; whole: boolean } {
  let rows = 0
  let whole = true
  // From both ends, as far as it goes.
  for (const order of ['ASC', 'DESC']) {
    const db = new Database(file)
    try {
      const [made] = db
        .prepare('SELECT sql FROM sqlite_master WHERE name = ?')
        .raw()
        .all([table]) as string[][]
      if (made === undefined) break
      copy.exec((made[0] as string).replace(/^create table/i, 'CREATE TABLE IF NOT EXISTS'))
      const indexes = db.prepare(
        `SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql NOT NULL`,
      )
      for (const [index] of indexes.raw().all([table]) as string[][])
        copy.exec((index as string).replace(/^create index/i, 'CREATE INDEX IF NOT EXISTS'))
      for (const row of db.prepare(`SELECT * FROM ${table} ORDER BY rowid ${order}`).raw().iterate()) {
        const values = (row as unknown[]).map((value) =>
          value instanceof ArrayBuffer ? Buffer.from(value) : value,
        )
        const marks = values.map(() => '?').join()
        rows += copy.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${marks})`).run(values).changes
      }
      break
    } catch (error) {
      if (!isDamage(error)) throw error
      whole = false
    } finally {
      db.close()
    }
  }
  return { rows, whole }
}

/** What can be read of a damaged record, in words. */
export function damageOf(dir: string, reason: string): FolderError {
  const file = databaseIn(dir)
  let readable = 'nothing of it can be read'
  const known: string[] = []
  for (const table of ['matches', 'answers']) {
    try {
      const db = new Database(file)
      let rows = 0
      try {
        // All of each row: a list of them alone may be whole where they are not.
        for (const _ of db.prepare(`SELECT * FROM ${table} ORDER BY rowid`).raw().iterate()) rows++
        known.push(`all ${rows} ${table}`)
      } catch {
        known.push(`${rows} ${table} and perhaps more`)
      }
      db.close()
    } catch {
      // Not even that can be read.
    }
  }
  if (known.length > 0) readable = `${known.join(' and ')} can be read`
  return new FolderError(
    `the record ${file} is damaged (${reason.replaceAll(/\s+/g, ' ')}): ${readable}. Restore a copy into another folder with \`regelwerk restore\`, or save what can be read with \`regelwerk backup\``,
  )
}

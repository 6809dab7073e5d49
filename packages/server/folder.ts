/**
 * The data folder: the record and the signing key, readable by their owner alone, and used by one server at a time. The
 * lock is one that the system takes away when the process is gone, however it went.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

/** The folder cannot be used: said in one sentence. */
export class FolderError extends Error {}

export const databaseIn = (dir: string): string => join(dir, 'regelwerk.db')
export const keyIn = (dir: string): string => join(dir, 'signing-key')

/** What SQLite says of a file that it cannot read, or that is held by somebody else. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(String((error as { code?: unknown })?.code))
const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown })?.code).startsWith('SQLITE_BUSY')

/** Makes the file if need be; only its owner may read it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** Takes a folder for one's own; returns how to give it back. */
export function takeFolder(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  // A folder that was something else before is left as it is.
  if (existsSync(databaseIn(dir))) chmodSync(dir, 0o700)
  const file = join(dir, 'lock')
  makePrivate(file)
  const lock = new Database(file)
  try {
    lock.pragma('busy_timeout = 0')
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderError(`another server uses the folder ${dir}: stop it, or take another folder`)
  }
  makePrivate(databaseIn(dir))
  // The log beside it that an earlier server has left.
  for (const beside of ['-wal', '-shm']) {
    if (existsSync(databaseIn(dir) + beside)) chmodSync(databaseIn(dir) + beside, 0o600)
  }
  return () => {
    lock.exec('ROLLBACK')
    lock.close()
  }
}

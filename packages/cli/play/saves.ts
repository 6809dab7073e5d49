/** Games on disk: replays, with who sits where, written so that a crash loses nothing. */
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Lang, Replay, SavedState } from '@regelwerk/core'
import { readReplay } from '../replay-files.ts'

/** Who answers for a seat: a person at this keyboard, or a player by its name. */
export type Seated = string
export const PERSON: Seated = 'person'

/** What else a save of the terminal table says, for who continues it; a replay needs none of it. */
export interface Table {
  seats: readonly Seated[]
  lang: Lang
  over: boolean
  /** Where the game is, for who picks one to continue. */
  told: string
  /** How it stands, to go on from where the rules have changed meanwhile; older saves have none. */
  stand?: Stand
}

/** A state and the log until then, cards by their ids. */
export interface Stand {
  saved: SavedState
  log: unknown
}

export interface Saved {
  file: string
  replay: Replay
  table: Table | null
}

function savesFolder(): string {
  const data = process.env.XDG_DATA_HOME || join(homedir(), '.local', 'share')
  return join(data, 'regelwerk', 'games')
}

const two = (n: number): string => String(n).padStart(2, '0')

/** A new file for a game that begins now. */
export function newSaveFile(game: string, folder = savesFolder(), now = new Date()): string {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  const time = `${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`
  const taken = new Set(namesIn(folder))
  for (let i = 1; ; i++) {
    const name = `${game}-${day}-${time}${i === 1 ? '' : `-${i}`}.json`
    if (!taken.has(name)) return join(folder, name)
  }
}

/** Either the old file or the new one is there, whenever the process or the machine stops. */
export function writeSave(file: string, replay: Replay, table: Table): void {
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.${process.pid}.new`
  const handle = openSync(beside, 'w')
  try {
    writeSync(handle, `${JSON.stringify({ ...replay, table })}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(beside, file)
}

interface Older {
  turn?: number
  score?: string
  lore?: string
}

export function readSave(file: string): Saved {
  const replay = readReplay(file)
  const { table: kept } = JSON.parse(readFileSync(file, 'utf8')) as { table?: Older }
  // Older saves tell turn and score by themselves, and the oldest call the score lore.
  const table = { told: `${kept?.turn} · ${kept?.score ?? kept?.lore}`, ...kept }
  return { file, replay, table: isTable(table, replay.setup.decks.length) ? table : null }
}

function isTable(value: unknown, seats: number): value is Table {
  if (typeof value !== 'object' || value === null) return false
  const table = value as Partial<Record<keyof Table, unknown>>
  return (
    Array.isArray(table.seats) &&
    table.seats.length === seats &&
    table.seats.every((who) => typeof who === 'string') &&
    (table.lang === 'en' || table.lang === 'de' || table.lang === 'it') &&
    typeof table.over === 'boolean' &&
    typeof table.told === 'string'
  )
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Games that are not over, the newest first. What cannot be read is left alone. */
export function unfinished(game: string | null, folder = savesFolder()): Saved[] {
  const found: Saved[] = []
  for (const name of namesIn(folder).sort().reverse()) {
    if (!name.endsWith('.json')) continue
    try {
      const saved = readSave(join(folder, name))
      if (saved.table !== null && !saved.table.over && (game === null || saved.replay.game === game)) {
        found.push(saved)
      }
    } catch {
      // Somebody else's file.
    }
  }
  return found
}

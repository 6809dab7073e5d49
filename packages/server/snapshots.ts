/**
 * Snapshots: how a match stood after so many events, with the entries of its log since the snapshot before. A match is
 * read from its last snapshot and the few answers after it; also where the rules have changed meanwhile.
 */
import { deflateSync, inflateSync } from 'node:zlib'
import {
  type Game,
  type LogEntry,
  type Match,
  nameCards,
  numberCards,
  type SavedState,
  type Seat,
} from '@regelwerk/core'
import type { SnapshotTable } from './schema.ts'

/** Where in its record a match stands. */
export interface Place {
  /** So many events are recorded. */
  seq: number
  /** So many answers count. */
  counted: number
  /** So many entries the log has. */
  logged: number
}

export interface Stand {
  saved: SavedState
  /** Who has given up. */
  left: Seat[]
  /** Milliseconds left to each seat; null: no clocks. */
  clocks: number[] | null
  /** By the server's clock. */
  at: number
}

export const AT_THE_BEGINNING: Place = { seq: 0, counted: 0, logged: 0 }

/** Quick rather than small: a state is a tenth of its size already. */
const packed = (data: unknown): Uint8Array => deflateSync(JSON.stringify(data), { level: 1 })

const unpacked = (bytes: Uint8Array): unknown => JSON.parse(inflateSync(bytes).toString())

/** A match as it stands here, with its log since an earlier place. */
export function snapshotOf(
  id: string,
  match: Match,
  { seq, counted }: Pick<Place, 'seq' | 'counted'>,
  from: Place,
  beside: Omit<Stand, 'saved'>,
): SnapshotTable {
  const { saved } = match.save()
  const log = (match.machine.log ?? []).slice(from.logged)
  return {
    match: id,
    seq,
    counted,
    logged: match.logged,
    state: packed({ saved, ...beside } satisfies Stand),
    log: packed(nameCards(match.game, log)),
  }
}

export const readStand = (state: Uint8Array): Stand => unpacked(state) as Stand

/** The entries of the log that lie in a snapshot, their cards by their ids. */
export const readEntries = ({ log }: Pick<SnapshotTable, 'log'>): LogEntry[] => unpacked(log) as LogEntry[]

/** The entries of the log that lie in some snapshots, in order. */
export const readLog = (game: Game, snapshots: readonly Pick<SnapshotTable, 'log'>[]): LogEntry[] =>
  numberCards(game, snapshots.flatMap(readEntries)) as LogEntry[]

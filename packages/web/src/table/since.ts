/** What has changed on the table since it stood otherwise: what is new, what moved, which numbers are others. */
import type { Mark, Piece, Table, Zone } from '@regelwerk/core'
import { thingOf, withAttached } from './lookup.ts'
import type { Thing } from './picking.ts'

export type Change =
  | { kind: 'new' | 'moved' }
  /** A number on it is another one, by so much; or a sign came or went. */
  | { kind: 'changed'; mark: Mark; by: number | 'came' | 'gone' }

interface Lying {
  place: string
  isInHand: boolean
  piece: Piece
}

export interface Standing {
  pieces: ReadonlyMap<Thing, Lying>
  /** What each player has, by seat and counter. */
  counts: ReadonlyMap<string, number>
}

const countKey = (seat: number, id: string): string => `${seat} ${id}`

export function standingOf(table: Table): Standing {
  const pieces = new Map<Thing, Lying>()
  const counts = new Map<string, number>()
  const lay = (owner: string, { id, lie, pieces: all }: Zone): void => {
    if (lie === 'pile') return
    for (const one of all.flatMap((piece) => [...withAttached(piece)])) {
      const thing = thingOf(one)
      if (thing !== null) pieces.set(thing, { place: `${owner} ${id}`, isInHand: lie === 'hand', piece: one })
    }
  }
  for (const { seat, zones, counters } of table.sides) {
    for (const zone of zones) lay(`${seat}`, zone)
    for (const { id, value } of counters) if (typeof value === 'number') counts.set(countKey(seat, id), value)
  }
  for (const zone of table.middle) lay('', zone)
  for (const { seat, id, value } of table.meters ?? []) counts.set(countKey(seat, id), value)
  return { pieces, counts }
}

/** Marks that tell something by themselves; being turned or drying is seen, and is over by itself. */
const telling = ({ values, marks }: Piece): Mark[] => [
  ...values,
  ...marks.filter(({ value, tone }) => value !== undefined || tone !== undefined),
]

const isNumber = (value: unknown): value is number => typeof value === 'number'

/** What is written on a piece is there or not as one may want to know it: only what lies on it comes and goes. */
const comes = ({ values }: Piece, mark: Mark): boolean => !values.includes(mark) && mark.value !== 0

function changeOf(before: Lying, now: Lying): Change | null {
  if (before.piece.def === undefined && now.piece.def !== undefined) return { kind: 'new' }
  if (before.place !== now.place) return { kind: before.isInHand ? 'new' : 'moved' }
  const old = new Map(telling(before.piece).map((mark) => [mark.id, mark]))
  const current = telling(now.piece)
  // What is written on it hides what follows from it: a counter first, then a value.
  for (const mark of current.toReversed()) {
    const was = old.get(mark.id)
    if (was === undefined ? !comes(now.piece, mark) : was.value === mark.value) continue
    const from = was === undefined ? 0 : was.value
    return { kind: 'changed', mark, by: isNumber(mark.value) && isNumber(from) ? mark.value - from : 'came' }
  }
  const ids = new Set(current.map(({ id }) => id))
  const gone = [...old.values()].find((mark) => !ids.has(mark.id) && comes(before.piece, mark))
  return gone === undefined
    ? null
    : { kind: 'changed', mark: gone, by: isNumber(gone.value) ? -gone.value : 'gone' }
}

export interface Changes {
  things: ReadonlyMap<Thing, Change>
  /** By how much what players have is more or less. */
  counts: ReadonlyMap<string, number>
}

export const NO_CHANGES: Changes = { things: new Map(), counts: new Map() }

export function changesSince(before: Standing, now: Standing): Changes {
  const things = new Map<Thing, Change>()
  for (const [thing, lying] of now.pieces) {
    const was = before.pieces.get(thing)
    const change = was === undefined ? { kind: 'new' as const } : changeOf(was, lying)
    if (change !== null) things.set(thing, change)
  }
  const counts = new Map<string, number>()
  for (const [key, value] of now.counts) {
    const by = value - (before.counts.get(key) ?? value)
    if (by !== 0) counts.set(key, by)
  }
  return { things, counts }
}

export const countChange = ({ counts }: Changes, seat: number, id: string): number | null =>
  counts.get(countKey(seat, id)) ?? null

/**
 * What has changed between two pieces of plain data, small enough to be sent instead of the whole. It knows nothing of
 * games but this: list elements with a `handle` are the same thing if their handles are.
 */

/**
 * `[value]`: another value instead. A list of two or more: the length of the new list, and where its elements come from.
 * A record: what has changed in these fields; null: the field is gone.
 */
export type Change =
  | readonly [unknown]
  | readonly [number, ...Piece[]]
  | { readonly [field: string]: Change | null }

/** So many elements of the old list from a place on; one of them, changed; or a new one. */
type Piece = readonly [from: number, count: number] | { at: number; by: Change } | { add: unknown }

type Fields = { [field: string]: unknown }

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What makes `after` out of `before`; null: they are the same. A field that is undefined is none. What in `after` is as it was
 * gives way to what it was, so that who keeps the one after the other keeps it once, and the next time sees at a glance
 * that it is the same.
 */
export function difference(before: unknown, after: unknown): Change | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return differenceOfLists(before, after)
  if (isRecord(before) && isRecord(after)) return differenceOfRecords(before, after)
  return [after]
}

function differenceOfRecords(before: Fields, after: Fields): Change | null {
  let change: { [field: string]: Change | null } | null = null
  for (const field in after) {
    const value = after[field]
    const old = before[field]
    if (value === old || value === undefined) continue
    const by: Change | null = old === undefined ? [value] : difference(old, value)
    if (by === null) {
      after[field] = old
      continue
    }
    change ??= {}
    change[field] = by
  }
  for (const field in before) {
    if (before[field] === undefined || after[field] !== undefined) continue
    change ??= {}
    change[field] = null
  }
  return change
}

/** How far ahead an element without a handle is looked for. */
const AHEAD = 6

function differenceOfLists(before: readonly unknown[], after: unknown[]): Change | null {
  if (after.length === 0) return before.length === 0 ? null : [[]]
  const pieces: Piece[] = []
  let from = 0
  let count = 0
  let next = 0
  for (let i = 0; i < after.length; i++) {
    const element = after[i]
    const isNext = next < before.length && before[next] === element
    const at = isNext ? next : placeOf(before, element, next, after.length === before.length ? i : -1)
    const by = isNext || at < 0 ? null : difference(before[at], element)
    const isKept = at >= 0 && by === null
    if (at >= 0) next = at + 1
    if (isKept) after[i] = before[at]
    if (isKept && count > 0 && at === from + count) {
      count++
      continue
    }
    if (count > 0) pieces.push([from, count])
    count = isKept ? 1 : 0
    if (isKept) from = at
    else pieces.push(by === null ? { add: element } : { at, by })
  }
  if (pieces.length === 0 && from === 0 && count === before.length) return null
  if (count > 0) pieces.push([from, count])
  return [after.length, ...pieces]
}

const handleOf = (element: unknown): number | undefined =>
  isRecord(element) && typeof element.handle === 'number' ? element.handle : undefined

/** Two records that may be the same thing, changed. */
const isLike = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) && handleOf(one) === handleOf(other)

/** Where an element was before, most likely at `next`; -1: nowhere. In a list as long as before, things stay at their place. */
function placeOf(before: readonly unknown[], element: unknown, next: number, same: number): number {
  const handle = handleOf(element)
  if (handle === undefined) {
    if (same >= 0 && (isLike(before[same], element) || isSame(before[same], element))) return same
    const end = Math.min(before.length, next + AHEAD)
    for (let at = next; at < end; at++) if (isSame(before[at], element)) return at
    return -1
  }
  if (handleOf(before[next]) === handle) return next
  for (let at = 0; at < before.length; at++) if (handleOf(before[at]) === handle) return at
  return -1
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false
    return true
  }
  if (!isRecord(one) || !isRecord(other)) return false
  for (const field in one) if (!isSame(one[field], other[field])) return false
  for (const field in other) if (one[field] === undefined && other[field] !== undefined) return false
  return true
}

/** A change that was not made for what it is applied to. */
export class Unfitting extends Error {}

/** What a change makes out of `before`, which stays as it is and is shared where nothing has changed. */
export function changed(before: unknown, change: Change): unknown {
  if (isList(change)) {
    if (change.length === 1) return change[0]
    return changedList(before, change as readonly [number, ...Piece[]])
  }
  if (!isRecord(before) || !isRecord(change)) throw new Unfitting('a change of fields, where there are none')
  const after: { [field: string]: unknown } = {}
  for (const field of Object.keys(before)) if (change[field] === undefined) after[field] = before[field]
  for (const field of Object.keys(change)) {
    const by = change[field] as Change | null
    const old = Object.hasOwn(before, field) ? before[field] : undefined
    if (old === undefined && !(isList(by) && by.length === 1)) {
      throw new Unfitting(`a change of the field ${field}, which is not there`)
    }
    if (by !== null) after[field] = changed(old, by)
  }
  return after
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

function changedList(before: unknown, [length, ...pieces]: readonly [number, ...Piece[]]): unknown[] {
  if (!isList(before)) throw new Unfitting('a change of a list, where there is none')
  const after: unknown[] = []
  for (const piece of pieces) {
    if (isList(piece)) {
      const [from, count] = piece
      const kept = before.slice(from, from + count)
      if (!(from >= 0 && count > 0) || kept.length !== count)
        throw new Unfitting('elements that are not there')
      for (const element of kept) after.push(element)
    } else if ('add' in piece) after.push(piece.add)
    else {
      if (!(piece.at in before)) throw new Unfitting('an element that is not there')
      after.push(changed(before[piece.at], piece.by))
    }
  }
  if (after.length !== length) throw new Unfitting(`a list of ${after.length}, not of ${length}`)
  return after
}

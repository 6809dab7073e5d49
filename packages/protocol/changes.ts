/**
 * What has changed between two pieces of plain data, small enough to be sent instead of the whole: what such a change is, and
 * what it makes out of the data before. It is found by a print of that (print.ts).
 */

/**
 * `[value]`: another value instead. A list of two or more: the length of the new list, and where its elements come from.
 * A record: what has changed in these fields; null: the field is gone.
 */
export type Change =
  | readonly [unknown]
  | readonly [number, ...Piece[]]
  | { readonly [field: string]: Change | null }

/** So many elements of the old list from a place on; one of them, changed; or a new one. There are many of them: they are short. */
type Piece =
  | readonly [from: number, count: number]
  | readonly [at: number, by: Change]
  | readonly [added: unknown]

const isRecord = (value: unknown): value is { [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
    if (piece.length === 1) {
      after.push(piece[0])
      continue
    }
    const [from, by] = piece
    if (typeof by !== 'number') {
      if (!(from in before)) throw new Unfitting('an element that is not there')
      after.push(changed(before[from], by))
      continue
    }
    const kept = before.slice(from, from + by)
    if (!(from >= 0 && by > 0) || kept.length !== by) throw new Unfitting('elements that are not there')
    for (const element of kept) after.push(element)
  }
  if (after.length !== length) throw new Unfitting(`a list of ${after.length}, not of ${length}`)
  return after
}

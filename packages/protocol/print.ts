/**
 * The print of plain data: whole numbers in a row that tell what of later data is as it was, so that the data itself need
 * not be kept. It is a tenth as large, and lies in one place. It knows nothing of games but this: list elements with a `handle`
 * are the same thing if their handles are.
 *
 * Numbers stand for themselves. Texts are hashed, to 64 bits: that another one is taken for the same will not happen.
 *
 * What has changed (changes.ts) is given as JSON, as it is sent.
 */
/**
 * A value is written as a head (its length in words, and its kind), and then
 * - a number, yes, no or nothing: one word
 * - a text: two
 * - a list: how many elements it has, and those
 * - a record: its shape, its handle, and the values of its fields
 */
const SIMPLE = 0
const TEXT = 1
const LIST = 2
const RECORD = 3

/** So many words come before elements and before fields. */
const LIST_HEAD = 2
const RECORD_HEAD = 3

const lengthAt = (words: Int32Array, at: number): number => (words[at] as number) >> 2
const kindAt = (words: Int32Array, at: number): number => (words[at] as number) & 3

/** Words that are hardly ever a number in what is shown. */
const TRUE = 0x3c2ee17f
const FALSE = 0x61c88647
const NOTHING = 0x7ed55d16

const NO_HANDLE = -1

/** No change. */
const SAME = ''

type Fields = { readonly [field: string]: unknown }

const shapes: Shape[] = []

/** Which fields a record has, in their order: each follows the shape without its last field. */
class Shape {
  readonly id = shapes.push(this) - 1
  readonly #next = new Map<string, Shape>()
  /** Mostly the field is the same as last time. */
  #lastField = ''
  #last: Shape = this

  /** As JSON has them. */
  readonly names: readonly string[]

  constructor(readonly fields: readonly string[]) {
    this.names = fields.map((field) => `${JSON.stringify(field)}:`)
  }

  with(field: string): Shape {
    if (this.#lastField === field) return this.#last
    const next = this.#next.get(field) ?? new Shape([...this.fields, field])
    this.#next.set(field, next)
    this.#lastField = field
    this.#last = next
    return next
  }
}

const NO_FIELDS = new Shape([])

/** Where the print of what is shown now is written. */
let now = new Int32Array(4096)
let end = 0

function reserve(words: number): number {
  const at = end
  end += words
  if (end > now.length) {
    const larger = new Int32Array(2 * end)
    larger.set(now)
    now = larger
  }
  return at
}

function write(value: unknown): void {
  if (typeof value === 'number') {
    if ((value | 0) === value) writeSimple(value)
    else writeText(String(value))
  } else if (typeof value === 'string') writeText(value)
  else if (typeof value === 'boolean') writeSimple(value ? TRUE : FALSE)
  else if (typeof value !== 'object' || value === null) writeSimple(NOTHING)
  else if (Array.isArray(value)) writeList(value)
  else writeRecord(value as Fields)
}

function writeSimple(word: number): void {
  const at = reserve(2)
  now[at] = (2 << 2) | SIMPLE
  now[at + 1] = word
}

function writeText(text: string): void {
  let a = text.length
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 2654435761)
    b = Math.imul(b ^ c, 1597334677)
    a = (a << 13) | (a >>> 19)
    b = (b << 17) | (b >>> 15)
  }
  const at = reserve(3)
  now[at] = (3 << 2) | TEXT
  now[at + 1] = a
  now[at + 2] = b
}

function writeList(list: readonly unknown[]): void {
  const at = reserve(LIST_HEAD)
  for (let i = 0; i < list.length; i++) write(list[i])
  now[at] = ((end - at) << 2) | LIST
  now[at + 1] = list.length
}

function writeRecord(record: Fields): void {
  const at = reserve(RECORD_HEAD)
  let shape = NO_FIELDS
  let handle = NO_HANDLE
  for (const field in record) {
    const value = record[field]
    if (value === undefined) continue
    shape = shape.with(field)
    if (field === 'handle' && typeof value === 'number' && value >= 0 && (value | 0) === value) handle = value
    write(value)
  }
  now[at] = ((end - at) << 2) | RECORD
  now[at + 1] = shape.id
  now[at + 2] = handle
}

/** Another value instead. */
const instead = (data: unknown): string => `[${JSON.stringify(data)}]`

/** Where the elements of a list, or the fields of a record, are. */
function placesIn(words: Int32Array, at: number): number[] {
  const places: number[] = []
  const last = at + lengthAt(words, at)
  const first = at + (kindAt(words, at) === LIST ? LIST_HEAD : RECORD_HEAD)
  for (let place = first; place < last; place += lengthAt(words, place)) places.push(place)
  return places
}

export class Print {
  #words = new Int32Array(0)

  /** Of some data. */
  constructor(data: unknown) {
    end = 0
    write(data)
    this.#keep()
  }

  /**
   * What makes other data out of the data it is of, as JSON; null: they are the same. From now on it is the print of the
   * other. A field that is undefined is none.
   */
  next(data: unknown): string | null {
    end = 0
    write(data)
    const change = this.#between(0, 0, data)
    if (change === SAME) return null
    this.#keep()
    return change
  }

  /** What is there already is written over: there is a new one a thousand times a second. */
  #keep(): void {
    if (this.#words.length < end || this.#words.length > 2 * end) this.#words = now.slice(0, end + (end >> 3))
    else this.#words.set(end === now.length ? now : now.subarray(0, end))
  }

  #isSame(before: number, after: number): boolean {
    const words = this.#words
    const length = lengthAt(now, after)
    for (let i = 0; i < length; i++) if (words[before + i] !== now[after + i]) return false
    return true
  }

  /** `before` and `after` are places in the prints. */
  #between(before: number, after: number, data: unknown): string {
    if (this.#isSame(before, after)) return SAME
    const kind = kindAt(now, after)
    if (kind !== kindAt(this.#words, before) || kind < LIST) return instead(data)
    return kind === LIST
      ? this.#betweenLists(before, after, data as readonly unknown[])
      : this.#betweenRecords(before, after, data as Fields)
  }

  #betweenRecords(before: number, after: number, data: Fields): string {
    const old = shapes[this.#words[before + 1] as number] as Shape
    const shape = shapes[now[after + 1] as number] as Shape
    if (old !== shape) return this.#betweenShapes(before, after, data, old, shape)
    const { fields, names } = shape
    let changes = ''
    let there = before + RECORD_HEAD
    let here = after + RECORD_HEAD
    for (let i = 0; i < fields.length; i++) {
      const by = this.#between(there, here, data[fields[i] as string])
      if (by !== SAME) changes += `${changes === '' ? '{' : ','}${names[i]}${by}`
      there += lengthAt(this.#words, there)
      here += lengthAt(now, here)
    }
    // The fields of something within may have changed places alone.
    return changes === '' ? SAME : `${changes}}`
  }

  /** Fields have come or gone, or changed places. */
  #betweenShapes(before: number, after: number, data: Fields, old: Shape, { fields, names }: Shape): string {
    const there = placesIn(this.#words, before)
    const here = placesIn(now, after)
    const changes: string[] = []
    for (const [i, field] of fields.entries()) {
      const at = old.fields.indexOf(field)
      const by =
        at < 0 ? instead(data[field]) : this.#between(there[at] as number, here[i] as number, data[field])
      if (by !== SAME) changes.push(`${names[i]}${by}`)
    }
    for (const [i, field] of old.fields.entries()) {
      if (data[field] === undefined) changes.push(`${old.names[i]}null`)
    }
    return changes.length === 0 ? SAME : `{${changes.join(',')}}`
  }

  #betweenLists(before: number, after: number, data: readonly unknown[]): string {
    const there = placesIn(this.#words, before)
    const here = placesIn(now, after)
    if (here.length === 0) return '[[]]'
    let pieces = ''
    let from = 0
    let count = 0
    let next = 0
    for (let i = 0; i < here.length; i++) {
      const place = here[i] as number
      const at = this.#placeOf(place, there, next, here.length === there.length ? i : -1)
      const by = at < 0 ? SAME : this.#between(there[at] as number, place, data[i])
      const isKept = at >= 0 && by === SAME
      if (at >= 0) next = at + 1
      if (isKept && count > 0 && at === from + count) {
        count++
        continue
      }
      if (count > 0) pieces += `,[${from},${count}]`
      count = isKept ? 1 : 0
      if (isKept) from = at
      else pieces += by === SAME ? `,[${JSON.stringify(data[i] ?? null)}]` : `,[${at},${by}]`
    }
    if (pieces === '' && from === 0 && count === there.length) return SAME
    if (count > 0) pieces += `,[${from},${count}]`
    return `[${here.length}${pieces}]`
  }

  /** Which element it was before, most likely the next; -1: none. In a list as long as before, things stay at their place. */
  #placeOf(after: number, there: readonly number[], next: number, same: number): number {
    if (next < there.length && this.#isSame(there[next] as number, after)) return next
    const handle = handleAt(now, after)
    if (handle === NO_HANDLE) {
      if (same >= 0 && this.#isLike(there[same] as number, after)) return same
      const last = Math.min(there.length, next + AHEAD)
      for (let at = next; at < last; at++) if (this.#isSame(there[at] as number, after)) return at
      return -1
    }
    const words = this.#words
    if (next < there.length && handleAt(words, there[next] as number) === handle) return next
    for (let at = 0; at < there.length; at++) if (handleAt(words, there[at] as number) === handle) return at
    return -1
  }

  /** They are the same, or records without handles, which may be the same thing, changed. */
  #isLike(before: number, after: number): boolean {
    if (kindAt(now, after) !== RECORD) return this.#isSame(before, after)
    return kindAt(this.#words, before) === RECORD && handleAt(this.#words, before) === NO_HANDLE
  }
}

/** How far ahead an element without a handle is looked for. */
const AHEAD = 6

const handleAt = (words: Int32Array, at: number): number =>
  kindAt(words, at) === RECORD ? (words[at + 2] as number) : NO_HANDLE

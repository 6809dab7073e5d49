/** Hashes: 53 bits as 14 hexadecimal digits, the same on every machine. */

function digits(a: number, b: number): string {
  // The mixing is that of MurmurHash3's finaliser.
  const x = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  const y = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(x ^ (x >>> 13), 3266489909)
  return (y >>> 0).toString(16).padStart(8, '0') + (x >>> 11).toString(16).padStart(6, '0')
}

/** The hash of a string. */
export function hashText(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 2654435761)
    b = Math.imul(b ^ c, 1597334677)
  }
  return digits(a, b)
}

/** What tells the kinds of values apart: words that are hardly ever a number in a state. */
const LARGE = 0x5bd1e995
const TEXT = 0x54e5ab17
const LIST = 0x2c1b3c6d
const RECORD = 0x297a2d39
const END = 0x1b56c4e9
const NULL = 0x7ed55d16
const TRUE = 0x3c2ee17f
const FALSE = 0x61c88647

let a = 0
let b = 0
let codes: Codes | null = null
let forms: Form[] = []
let depth = 0

/**
 * The fields of the record last met at a depth. Those of a state come in lists of one form: what a field counts is found by
 * its place, without looking its name up.
 */
interface Form {
  fields: string[]
  words: number[]
  coded: boolean[]
}

const formsOf = new WeakMap<Codes, Form[]>()
const uncoded: Form[] = []

function formsFor(coded: Codes | null): Form[] {
  if (coded === null) return uncoded
  const known = formsOf.get(coded) ?? []
  formsOf.set(coded, known)
  return known
}

/** Fields whose numbers, from 0 up, count as the code of what they stand for. */
export interface Codes {
  fields: ReadonlySet<string>
  of(number: number): number
}

/** A word for a text, the same on every machine. */
export const codeOf = (text: string): number => Number.parseInt(hashText(text).slice(0, 8), 16) | 0

/**
 * The hash of plain data: the same for what JSON writes alike, another for another value, field or order. The data
 * is walked as it is: writing it down and reading the letters took several times as long.
 */
export function hashPlain(value: unknown, coded: Codes | null = null): string {
  a = 0x1eadbeef
  b = 0x41c6ce57
  codes = coded
  forms = formsFor(coded)
  depth = 0
  take(value)
  return digits(a, b)
}

function takeWord(word: number): void {
  a = Math.imul(a ^ word, 2654435761)
  b = Math.imul(b ^ word, 1597334677)
  // Turned, so that the highest bits come to count for the others too.
  a = (a << 13) | (a >>> 19)
  b = (b << 17) | (b >>> 15)
}

function take(value: unknown): void {
  if (typeof value === 'number') takeNumber(value)
  else if (typeof value === 'string') takeText(value)
  else if (typeof value === 'boolean') takeWord(value ? TRUE : FALSE)
  else if (typeof value !== 'object' || value === null) takeWord(NULL)
  else if (Array.isArray(value)) takeList(value)
  else takeRecord(value as Readonly<Record<string, unknown>>)
}

/** Lists are mostly of small numbers: their words are taken here, in variables of its own, as `takeWord` does. */
function takeList(list: readonly unknown[]): void {
  takeWord(LIST)
  takeWord(list.length)
  let x = a
  let y = b
  for (let i = 0; i < list.length; i++) {
    const element = list[i]
    if (typeof element === 'number' && (element | 0) === element) {
      x = Math.imul(x ^ element, 2654435761)
      y = Math.imul(y ^ element, 1597334677)
      x = (x << 13) | (x >>> 19)
      y = (y << 17) | (y >>> 15)
    } else {
      a = x
      b = y
      take(element)
      x = a
      y = b
    }
  }
  a = x
  b = y
}

function takeNumber(n: number): void {
  if ((n | 0) === n) takeWord(n)
  else if (Number.isSafeInteger(n)) {
    takeWord(LARGE)
    takeWord(n | 0)
    takeWord(Math.floor(n / 0x100000000))
  } else if (Number.isFinite(n)) takeText(String(n))
  else takeWord(NULL)
}

/** The texts of states are words of rules and cards, always the same ones: their letters are read once. */
const MOST_KNOWN = 10_000
const known = new Map<string, { high: number; low: number }>()

function wordsOf(text: string): { high: number; low: number } {
  const before = known.get(text)
  if (before !== undefined) return before
  const hash = hashText(text)
  const words = { high: Number.parseInt(hash.slice(0, 8), 16) | 0, low: Number.parseInt(hash.slice(8), 16) }
  if (known.size < MOST_KNOWN) known.set(text, words)
  return words
}

function takeText(text: string): void {
  const { high, low } = wordsOf(text)
  takeWord(TEXT)
  takeWord(high)
  takeWord(low)
}

function formHere(): Form {
  const known = forms[depth]
  if (known !== undefined) return known
  const form = { fields: [], words: [], coded: [] }
  forms[depth] = form
  return form
}

function learn(form: Form, place: number, field: string): void {
  form.fields[place] = field
  form.words[place] = wordsOf(field).high
  form.coded[place] = codes?.fields.has(field) ?? false
}

/** Fields are mostly small numbers and yes or no: as in a list. */
function takeRecord(record: Readonly<Record<string, unknown>>): void {
  const form = formHere()
  depth++
  takeWord(RECORD)
  let x = a
  let y = b
  let place = -1
  for (const key in record) {
    const field = record[key]
    if (field === undefined) continue
    place++
    if (form.fields[place] !== key) learn(form, place, key)
    let word = form.words[place] as number
    x = Math.imul(x ^ word, 2654435761)
    y = Math.imul(y ^ word, 1597334677)
    x = (x << 13) | (x >>> 19)
    y = (y << 17) | (y >>> 15)
    if (typeof field === 'boolean') word = field ? TRUE : FALSE
    else if (typeof field === 'number' && (field | 0) === field)
      word = form.coded[place] && field >= 0 ? (codes as Codes).of(field) : field
    else {
      a = x
      b = y
      if (form.coded[place]) takeCoded(field, codes as Codes)
      else take(field)
      x = a
      y = b
      continue
    }
    x = Math.imul(x ^ word, 2654435761)
    y = Math.imul(y ^ word, 1597334677)
    x = (x << 13) | (x >>> 19)
    y = (y << 17) | (y >>> 15)
  }
  a = x
  b = y
  depth--
  takeWord(END)
}

function takeCoded(value: unknown, by: Codes): void {
  if (typeof value === 'number') takeWord(value < 0 ? value : by.of(value))
  else if (Array.isArray(value)) {
    takeWord(LIST)
    takeWord(value.length)
    for (const element of value) takeCoded(element, by)
  } else take(value)
}

/**
 * Positions: a situation, what is done, and what follows from it. Files for people; the conformance suite, the
 * judge's language and bug reports. Core reads and runs them (case-run.ts); the game says how a position is built, how an
 * option is put in words and how a property is read.
 */
import { LONGEST_NAME, tooMuch } from './bounds.ts'
import type { Decision, Option } from './decision.ts'
import type { Machine } from './machine.ts'
import type { CardId, Seat, State } from './state.ts'

/** Where in the file something stands: the keys that lead to it. */
export type Path = readonly (string | number)[]

export class PositionError extends Error {
  constructor(
    message: string,
    readonly path: Path,
  ) {
    super(message)
  }
}

/** What is written under a key of a position: words and what they say. */
export type Given = Readonly<Record<string, unknown>>

export interface Case {
  rules: string[]
  title: string
  given: Record<string, unknown>
  when: unknown[]
  then: Record<string, unknown>
  path: Path
}

export interface PositionFile {
  game: string
  cases: Case[]
}

/** Part of a phrase: a word, a card (by any of its names), or a seat. */
export type PhrasePart = string | { card: CardId }

export interface PositionGame<S extends State> {
  /** Names of the seats in a position, in seat order. */
  seatNames: readonly string[]
  /** Prompts at which a position may end without having been answered. */
  rest: readonly string[]
  /** Is this a window in which there is nothing but passing? A case need not say so. */
  passes?: (decision: Decision) => boolean
  /** Whether it matters where in this zone a card lies: copies there can be told apart by it. */
  placesCount?: (zone: number) => boolean
  /** The state in which a case begins, the labels given to cards, and the cards that it has by name. */
  build(given: Given, path: Path): { state: S; labels: Map<string, CardId>; named?: ReadonlySet<CardId> }
  /** How an option may be put in words: each alternative is a list of parts. */
  phrases(g: Machine<S>, decision: Decision, option: Option): PhrasePart[][]
  /** All the names a card goes by: name, full name, in every language. */
  namesOf(g: Machine<S>, card: CardId): string[]
  /** Cards that a name in `then` may mean, best first. */
  candidates(g: Machine<S>): CardId[]
  readCard(g: Machine<S>, card: CardId, property: string, given: Given): unknown
  /** A number, a word, or a list of cards ({cards, ordered}). */
  readSeat(g: Machine<S>, seat: Seat, property: string, given: Given): unknown
  readGame(g: Machine<S>, property: string, given: Given): unknown
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const CASE_KEYS = new Set(['rule', 'title', 'given', 'when', 'then'])

/**
 * Reads what a file contains; a mistake is answered with what and where. Who wants to hear of a wrong case and go on with the
 * others says so.
 */
export function parsePositions(document: unknown, miswritten?: (wrong: PositionError) => void): PositionFile {
  if (!isRecord(document)) throw new PositionError('a position file has the keys game and cases', [])
  for (const key of Object.keys(document)) {
    if (key !== 'game' && key !== 'cases') {
      throw new PositionError(`unknown key ${key}; a position file has game and cases`, [key])
    }
  }
  if (typeof document.game !== 'string') throw new PositionError('game: which game is it?', ['game'])
  if (!Array.isArray(document.cases)) throw new PositionError('cases: a list of cases', ['cases'])
  const cases = document.cases.flatMap((entry, i): Case[] => {
    try {
      return [parseCase(entry, ['cases', i])]
    } catch (wrong) {
      if (miswritten === undefined || !(wrong instanceof PositionError)) throw wrong
      miswritten(wrong)
      return []
    }
  })
  return { game: document.game, cases }
}

function parseCase(entry: unknown, path: Path): Case {
  if (!isRecord(entry)) throw new PositionError('a case has rule, title, given, when and then', path)
  for (const key of Object.keys(entry)) {
    if (!CASE_KEYS.has(key)) {
      throw new PositionError(`unknown key ${key}; a case has rule, title, given, when and then`, [
        ...path,
        key,
      ])
    }
  }
  const rules = (Array.isArray(entry.rule) ? entry.rule : [entry.rule]).map(String)
  if (entry.rule === undefined) throw new PositionError('rule: which rule does the case show?', path)
  if (typeof entry.title !== 'string') throw new PositionError('title: what does the case show?', path)
  const { given = {}, when = [], then = {} } = entry
  if (!isRecord(given)) throw new PositionError('given: what lies where', [...path, 'given'])
  if (!Array.isArray(when)) throw new PositionError('when: a list of what is done', [...path, 'when'])
  if (!isRecord(then)) throw new PositionError('then: what follows', [...path, 'then'])
  const most = tooMuch({ given, when, then })
  if (most !== null) throw new PositionError(most.text, [...path, ...most.path])
  return { rules, title: entry.title, given, when, then, path }
}

/** Words as they are compared: whatever their case, spaces and apostrophes. */
export const words = (text: string): string =>
  text.replace(/[’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

/** Where a position begins, of the places that have a name: `phase: draw`. */
export function startNamed<Start>(
  starts: Readonly<Record<string, Start>>,
  key: string,
  name: string,
  path: Path,
): Start {
  const start = starts[name]
  if (start === undefined)
    throw new PositionError(`${key}s are ${Object.keys(starts).join(', ')}`, [...path, key])
  return start
}

/** The known names nearest to a wrong one, by the number of letters to change. */
export function nearest(name: string, known: Iterable<string>, count = 3): string[] {
  const wanted = words(name.slice(0, LONGEST_NAME))
  return [...known]
    .map((candidate) => ({ candidate, distance: editDistance(wanted, words(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map((c) => c.candidate)
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    }
    row = next
  }
  return row[b.length] as number
}

/**
 * Positions: a situation, what is done, and what follows from it. Files for people; the conformance suite, the
 * judge's language and bug reports. Core reads and runs them; the game says how a position is built, how an option
 * is put in words and how a property is read.
 */
import { type Choice, type Decision, type Option, whyNot } from './decision.ts'
import type { Game, Lang } from './game.ts'
import type { Machine } from './machine.ts'
import { type Answer, Match } from './match.ts'
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
  /** The state in which a case begins, and the labels given to cards. */
  build(given: Given, path: Path): { state: S; labels: Map<string, CardId> }
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

/** Reads what a file contains; a mistake is answered with what and where. */
export function parsePositions(document: unknown): PositionFile {
  if (!isRecord(document)) throw new PositionError('a position file has the keys game and cases', [])
  for (const key of Object.keys(document)) {
    if (key !== 'game' && key !== 'cases') {
      throw new PositionError(`unknown key ${key}; a position file has game and cases`, [key])
    }
  }
  if (typeof document.game !== 'string') throw new PositionError('game: which game is it?', ['game'])
  if (!Array.isArray(document.cases)) throw new PositionError('cases: a list of cases', ['cases'])
  return { game: document.game, cases: document.cases.map((entry, i) => parseCase(entry, ['cases', i])) }
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
  return { rules, title: entry.title, given, when, then, path }
}

export interface CaseResult {
  rules: string[]
  title: string
  ok: boolean
  steps: { rule: string; text: string }[]
  failure?: string
  path: Path
  hash: string
}

/** Words as they are compared: whatever their case, spaces and apostrophes. */
export const words = (text: string): string =>
  text.replace(/[’]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

class CaseRun<S extends State> {
  readonly match: Match<S>
  readonly #labels: Map<string, CardId>
  readonly #expected: Record<string, unknown>

  constructor(
    readonly game: Game<S>,
    readonly test: Case,
  ) {
    const { state, labels } = game.position.build(test.given, [...test.path, 'given'])
    this.#labels = labels
    this.#expected = test.then
    this.match = Match.at(
      game,
      state,
      { format: 'position', decks: [], seed: 'position' },
      { log: true, undo: true },
    )
  }

  get #g(): Machine<S> {
    return this.match.machine
  }

  #labelsOf(card: CardId): string[] {
    const own = [...this.#labels].filter(([, id]) => id === card).map(([label]) => words(label))
    return own.length > 0 ? own : this.game.position.namesOf(this.#g, card).map(words)
  }

  /** The places in `text` from which a phrase that started at `from` could go on; matches words and names. */
  #match(parts: readonly PhrasePart[], text: string, from: number): number[] {
    const [part, ...rest] = parts
    if (part === undefined) return [from]
    const start = from > 0 && text[from] === ' ' ? from + 1 : from
    const candidates = typeof part === 'string' ? [words(part)] : this.#labelsOf(part.card)
    const ends: number[] = []
    for (const candidate of candidates) {
      const end = start + candidate.length
      if (text.startsWith(candidate, start) && (end === text.length || ' ,+'.includes(text[end] as string))) {
        ends.push(...this.#match(rest, text, end))
      }
    }
    return ends
  }

  #fits(decision: Decision, option: Option, text: string): boolean {
    return this.game.position
      .phrases(this.#g, decision, option)
      .some((parts) => this.#match(parts, text, 0).includes(text.length))
  }

  /** The choice that a text means, or why there is none. */
  #choiceFor(decision: Decision, text: string): Choice | string {
    if (decision.kind === 'choose') {
      const fitting = decision.options.flatMap((o, i) => (this.#fits(decision, o, text) ? [i] : []))
      const distinct = new Set(fitting.map((i) => this.#offer(decision, decision.options[i] as Option)))
      if (fitting.length > 1 && distinct.size > 1) return `"${text}" could mean: ${[...distinct].join('; ')}`
      return fitting[0] ?? `"${text}" is not possible`
    }
    if (/^(choose )?(nothing|none)$/.test(text)) return []
    const list = this.#listFor(decision, text.replace(/^(choose|order|discard|take|put back) /, ''), [])
    return (
      list ??
      `"${text}" does not name ${decision.kind === 'order' ? 'an order of' : 'a pick from'} what is offered`
    )
  }

  #listFor(decision: Decision, text: string, taken: readonly number[]): number[] | null {
    for (let i = 0; i < decision.options.length; i++) {
      if (taken.includes(i)) continue
      for (const parts of this.game.position.phrases(this.#g, decision, decision.options[i] as Option)) {
        const bare = parts.filter((p, k) => k > 0 || typeof p !== 'string')
        for (const end of this.#match(bare.length > 0 ? bare : parts, text, 0)) {
          if (end === text.length) return [...taken, i]
          const separator = /^(,| \+| and) /.exec(text.slice(end))
          if (separator === null) continue
          const more = this.#listFor(decision, text.slice(end + separator[0].length), [...taken, i])
          if (more !== null) return more
        }
      }
    }
    return null
  }

  #offer(decision: Decision, option: Option): string {
    return this.game.sayOption(this.#g, decision, option, 'en')
  }

  #asked(): string {
    return this.match.decisions
      .map((d) => {
        const who = this.game.position.seatNames[d.seat]
        const offers = d.options.map((o) => {
          const parts = this.game.position.phrases(this.#g, d, o)[0] ?? []
          return parts
            .map((p) => (typeof p === 'string' ? p : (this.#labelsOf(p.card)[0] ?? `card ${p.card}`)))
            .join(' ')
        })
        return `${who} is asked by ${d.rule} (${d.prompt}${d.kind === 'choose' ? '' : `, ${d.kind} ${d.min} to ${d.max}`}): ${offers.join(' | ')}`
      })
      .join('; ')
  }

  /** What is said, and by whom: "opponent: choose Stitch". -1: whoever it fits. */
  #said(entry: string): { seat: Seat; what: string } {
    const text = words(entry)
    const named = /^([a-z]+): (.*)$/.exec(text)
    const seat = named ? this.game.position.seatNames.indexOf(named[1] as string) : -1
    return named && seat >= 0 ? { seat, what: named[2] as string } : { seat: -1, what: text }
  }

  /** Does one entry of `when`; returns what is wrong, or null. */
  do(entry: unknown): string | null {
    if (isRecord(entry)) {
      this.#passOn(null)
      return this.#special(entry)
    }
    const { seat, what: text } = this.#said(String(entry))
    if (text !== 'undo' && text !== 'concede') this.#passOn(text)
    if (text === 'concede') {
      this.match.concede(Math.max(seat, 0))
      return null
    }
    if (text === 'undo') {
      this.match.undo(Math.max(seat, 0))
      return null
    }
    const decisions = this.match.decisions.filter((d) => seat < 0 || d.seat === seat)
    if (decisions.length === 0)
      return `"${String(entry)}": nobody${seat >= 0 ? ` at that seat` : ''} is asked anything`
    let reason = ''
    for (const decision of decisions) {
      const choice = this.#choiceFor(decision, text)
      if (typeof choice !== 'string') {
        this.match.answer(decision.seat, choice)
        return null
      }
      reason = choice
    }
    return `${reason}; ${this.#asked()}`
  }

  /** Passes where there is nothing else to do, unless that is what the case says next. */
  #passOn(text: string | null): void {
    const { passes } = this.game.position
    if (passes === undefined) return
    for (;;) {
      const [decision, another] = this.match.decisions
      if (decision === undefined || another !== undefined) return
      if (decision.options.length !== 1 || !passes(decision)) return
      if (text !== null && typeof this.#choiceFor(decision, text) !== 'string') return
      this.match.answer(decision.seat, 0)
    }
  }

  #special(entry: Record<string, unknown>): string | null {
    for (const [key, value] of Object.entries(entry)) {
      if (key === 'expect' && isRecord(value)) {
        const wrong = this.#check(value)
        if (wrong !== null) return wrong
      } else if (key === 'loop' && isRecord(value)) {
        this.match.loop(Number(value.seat ?? 0), Number(value.last), Number(value.times))
      } else
        throw new PositionError(`unknown entry ${key} in when; there are expect and loop`, this.test.path)
    }
    return null
  }

  #findCard(name: string): CardId | null {
    const labelled = this.#labels.get(name)
    if (labelled !== undefined) return labelled
    const wanted = words(name)
    for (const id of this.game.position.candidates(this.#g)) {
      if (this.game.position.namesOf(this.#g, id).some((n) => words(n) === wanted)) return id
    }
    return null
  }

  #read(key: string): unknown {
    const { position } = this.game
    const { given } = this.test
    const dot = key.lastIndexOf('.')
    if (dot < 0) return position.readGame(this.#g, key, given)
    const subject = key.slice(0, dot)
    const property = key.slice(dot + 1)
    const seat = position.seatNames.indexOf(subject)
    if (seat >= 0 && seat < this.match.state.seats) return position.readSeat(this.#g, seat, property, given)
    const card = this.#findCard(subject)
    if (card === null)
      throw new PositionError(`there is no card or player named ${subject} in this position`, [])
    return position.readCard(this.#g, card, property, given)
  }

  #readAt(key: string): unknown {
    try {
      return this.#read(key)
    } catch (wrong) {
      if (!(wrong instanceof PositionError) || wrong.path.length > 0) throw wrong
      throw new PositionError(wrong.message, [...this.test.path, 'then', key])
    }
  }

  #possible(text: string): boolean {
    const { seat, what } = this.#said(text)
    if (what === 'undo') return this.match.canUndo(Math.max(seat, 0))
    return this.match.decisions.some((d) => {
      if (seat >= 0 && d.seat !== seat) return false
      const choice = this.#choiceFor(d, what)
      return typeof choice !== 'string' && whyNot(d, choice) === null
    })
  }

  #check(expected: Record<string, unknown>): string | null {
    for (const [key, value] of Object.entries(expected)) {
      if (key === 'can' || key === 'cannot') {
        for (const text of Array.isArray(value) ? value : [value]) {
          if (this.#possible(String(text)) !== (key === 'can')) {
            return `"${String(text)}" should ${key === 'can' ? '' : 'not '}be possible; ${this.#asked()}`
          }
        }
        continue
      }
      if (key === 'asked') {
        const asked = this.match.decisions.map((d) => this.game.position.seatNames[d.seat])
        const prompts = this.match.decisions.map((d) => d.prompt)
        const right =
          value === false
            ? prompts.every((prompt) => this.game.position.rest.includes(prompt))
            : asked.includes(String(value)) || prompts.includes(String(value))
        if (!right) {
          return `asked should be ${String(value)}, but ${this.#asked() || 'nobody is asked'}`
        }
        continue
      }
      if (key === 'cites') {
        const cited = new Set(this.match.log(null).map((l) => l.rule))
        const missing = (Array.isArray(value) ? value : [value]).map(String).filter((id) => !cited.has(id))
        if (missing.length > 0) return `the log should cite ${missing.join(', ')}`
        continue
      }
      const actual = this.#readAt(key)
      if (!this.#equal(actual, value)) return `${key} should be ${show(value)}, but is ${this.#show(actual)}`
    }
    return null
  }

  #equal(actual: unknown, expected: unknown): boolean {
    if (isRecord(actual) && Array.isArray(actual.cards)) {
      const cards = actual.cards as CardId[]
      if (typeof expected === 'number') return cards.length === expected
      if (!Array.isArray(expected) || expected.length !== cards.length) return false
      const left = [...cards]
      return expected.every((name, i) => {
        const wanted = words(String(name))
        const at = actual.ordered
          ? this.#labelsOf(left[i] as CardId).includes(wanted)
            ? i
            : -1
          : left.findIndex((id) => this.#labelsOf(id).includes(wanted))
        if (at >= 0 && !actual.ordered) left.splice(at, 1)
        return at >= 0
      })
    }
    if (typeof actual === 'string' && typeof expected === 'string') return words(actual) === words(expected)
    return JSON.stringify(actual) === JSON.stringify(expected)
  }

  #show(actual: unknown): string {
    if (isRecord(actual) && Array.isArray(actual.cards)) {
      return `[${(actual.cards as CardId[]).map((id) => this.#labelsOf(id)[0]).join(', ')}]`
    }
    return show(actual)
  }

  finish(): string | null {
    this.#passOn(null)
    const waiting = this.match.decisions.filter((d) => !this.game.position.rest.includes(d.prompt))
    if (waiting.length > 0 && !('asked' in this.#expected) && !('can' in this.#expected)) {
      return `not answered: ${this.#asked()}`
    }
    return this.#check(this.#expected)
  }
}

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Plays one case; returns what is wrong, or null. `each` is given the match after the set-up (entry null) and after
 * each entry of `when`. `undone`: everything that may be taken back is taken back and done again on the way.
 */
export function playCase<S extends State>(
  game: Game<S>,
  test: Case,
  each: (match: Match<S>, entry: unknown) => void,
  undone = false,
): string | null {
  const run = new CaseRun(game, test)
  each(run.match, null)
  for (const entry of test.when) {
    const before = run.match.answers.length
    let failure = run.do(entry)
    if (undone) failure ??= redo(run, entry, run.match.answers.slice(before))
    if (failure !== null) return failure
    each(run.match, entry)
  }
  return run.finish()
}

/** Runs one case and tells what happened. */
export function runCase<S extends State>(
  game: Game<S>,
  test: Case,
  details: { lang?: Lang; undone?: boolean } = {},
): CaseResult {
  const result: CaseResult = {
    rules: test.rules,
    title: test.title,
    ok: false,
    steps: [],
    path: test.path,
    hash: '',
  }
  let match: Match<S> | undefined
  const begun = (played: Match<S>): void => {
    match = played
  }
  try {
    const failure = playCase(game, test, begun, details.undone)
    if (failure !== null) result.failure = failure
    else result.ok = true
  } catch (error) {
    if (error instanceof PositionError) throw error
    result.failure = error instanceof Error ? error.message : String(error)
  }
  if (match !== undefined) {
    result.steps = match.log(null, details.lang ?? 'en').map(({ rule, text }) => ({ rule, text }))
    result.hash = match.hash()
  }
  return result
}

/** Takes back what an entry has answered, if all of that is allowed, and does the entry again. */
function redo<S extends State>(run: CaseRun<S>, entry: unknown, given: readonly Answer[]): string | null {
  const { match } = run
  if (given.length === 0 || given.some(({ choice }) => typeof choice === 'string')) return null
  // What a loop forgoes at its end is taken back with its last answer.
  const kept = given.filter(({ choice }) => typeof choice === 'number' || Array.isArray(choice))
  const answered = kept.length
  while (kept.length > 0 && match.canUndo((kept.at(-1) as Answer).seat)) {
    match.undo((kept.pop() as Answer).seat)
  }
  if (kept.length === 0) return run.do(entry)
  if (kept.length < answered)
    for (const { seat, choice } of given.slice(kept.length)) match.answer(seat, choice)
  return null
}

/** The known names nearest to a wrong one, by the number of letters to change. */
export function nearest(name: string, known: Iterable<string>, count = 3): string[] {
  const wanted = words(name)
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

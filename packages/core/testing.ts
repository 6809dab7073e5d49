/**
 * The suite that every game must pass: random games, and at sampled decisions all that a state must stand: saved and
 * loaded, copied, undone, replayed, seen by each seat without what it cannot know, and laid out as a table. Throws
 * where one fails.
 */
import { type CaseResult, runCase } from './case-run.ts'
import { type Decision, randomChoice } from './decision.ts'
import { type Reducer, touching } from './events.ts'
import type { Game, Lang, Setup } from './game.ts'
import { handlesOf, isKnownTo, WATCHER } from './knowledge.ts'
import { type LogEntry, Machine } from './machine.ts'
import { type Answer, dealAnew, type LogLine, Match, type MatchView } from './match.ts'
import { type Case, PositionError } from './position.ts'
import { below, branch, type RandomState, seedRandom, shuffle } from './random.ts'
import { hashState } from './save.ts'
import { type Card, type CardId, copyState, type Seat, type State } from './state.ts'
import { wrongTable } from './table-check.ts'

export { piecesOf, wrongFaces, wrongPrint } from './table-check.ts'

export interface Suite {
  /** How many games to play. */
  games: number
  seed: string | number
  setups: (game: number) => Setup
  /** Every how many decisions to look closely. */
  sampleEvery?: number
  /** A game that is not over after so many decisions will not end. */
  maxDecisions?: number
}

export interface SuiteReport {
  games: number
  decisions: number
  samples: number
  /** Characters of the largest saved state. */
  largestSave: number
}

/** How many of the latest lines of the log are looked at. */
const LOG_LINES = 60

/** Answers at random until the game is over or so many decisions are made; returns how many were. */
export function playRandom<S extends State>(
  match: Match<S>,
  random: RandomState,
  maxDecisions: number,
): number {
  let made = 0
  while (match.outcome === null && made < maxDecisions) {
    const answer = randomAnswer(match, random)
    match.answer(answer.seat, answer.choice)
    made++
  }
  return made
}

function randomAnswer<S extends State>(match: Match<S>, random: RandomState): Answer {
  const decisions = match.decisions
  const decision = decisions[below(random, decisions.length)] as Decision
  return { seat: decision.seat, choice: randomChoice(decision, random) }
}

/** Answers the first decision at random until the game is over or so many are made, and looks before every answer. */
export function playWatched<S extends State>(
  match: Match<S>,
  seed: string,
  look: (decision: Decision) => void,
  maxDecisions = Number.POSITIVE_INFINITY,
): void {
  const random = seedRandom(seed)
  for (let made = 0; match.outcome === null && made < maxDecisions; made++) {
    const decision = match.decisions[0] as Decision
    look(decision)
    match.answer(decision.seat, randomChoice(decision, random))
  }
}

/** The game, comparing before every event all that it keeps of what it has worked out with the same worked out anew. */
export function comparing<S extends State>(
  game: Game<S>,
): { game: Game<S>; compare: (g: Machine<S>) => void } {
  let last = 'the beginning'
  const compare = (g: Machine<S>): void => {
    const difference = firstDifference(game.kept?.(new Machine(game, g.state)), game.kept?.(g))
    if (difference !== null) throw new Error(`wrongly kept after ${last}: ${difference}`)
  }
  const reducers: Record<string, Reducer<S> | undefined> = {}
  for (const [kind, reduce] of Object.entries(game.reducers)) {
    if (reduce === undefined) continue
    const compared: Reducer<S> = (g, event) => {
      compare(g)
      last = kind
      reduce(g, event)
    }
    reducers[kind] = reduce.touches === undefined ? compared : touching(reduce.touches, compared)
  }
  return { game: { ...game, reducers }, compare }
}

/** Random games: what a reducer does not say that it touches, it must not touch. */
export function checkKept<S extends State>(game: Game<S>, suite: Suite): void {
  for (let number = 0; number < suite.games; number++) {
    const random = seedRandom(`${suite.seed}/${number}/kept`)
    const compared = comparing(game)
    const match = Match.start(compared.game, suite.setups(number))
    for (let made = 0; match.outcome === null && made < (suite.maxDecisions ?? 100_000); made++) {
      try {
        compared.compare(match.machine)
        const { seat, choice } = randomAnswer(match, random)
        match.answer(seat, choice)
      } catch (error) {
        const where = `${game.id}, seed ${suite.seed}, game ${number}, decision ${made}`
        throw new Error(`${where}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
}

export function checkGame<S extends State>(game: Game<S>, suite: Suite): SuiteReport {
  const report: SuiteReport = { games: 0, decisions: 0, samples: 0, largestSave: 0 }
  for (let i = 0; i < suite.games; i++) new RandomGame(game, suite, i, report).play()
  return report
}

class RandomGame<S extends State> {
  readonly #match: Match<S>
  readonly #random: RandomState
  /** For what is only tried: it must not change how the game goes on. */
  readonly #aside: RandomState
  readonly #sampled = new Map<number, string>()
  #decision = 0

  constructor(
    readonly game: Game<S>,
    readonly suite: Suite,
    readonly number: number,
    readonly report: SuiteReport,
  ) {
    this.#random = seedRandom(`${suite.seed}/${number}`)
    this.#aside = seedRandom(`${suite.seed}/${number}/aside`)
    this.#match = Match.start(game, suite.setups(number), { log: true, undo: true })
  }

  #fail(what: string): never {
    const asked = this.#match.decisions.map((d) => `${d.prompt}, rule ${d.rule}, seat ${d.seat}`).join('; ')
    const where = `seed ${this.suite.seed}, game ${this.number}, decision ${this.#decision}`
    throw new Error(`${this.game.id}, ${where} (${asked || 'over'}): ${what}`)
  }

  /** Runs what must not throw. */
  #try<T>(what: string, body: () => T): T {
    try {
      return body()
    } catch (error) {
      return this.#fail(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  #same(what: string, expected: unknown, actual: unknown): void {
    const difference = firstDifference(expected, actual)
    if (difference !== null) this.#fail(`${what}: ${difference}`)
  }

  #sameState(what: string, expected: S, actual: S): void {
    if (hashState(this.game, expected) !== hashState(this.game, actual)) {
      this.#fail(`${what}: ${firstDifference(plain(expected), plain(actual)) ?? 'the order of keys'}`)
    }
  }

  play(): void {
    const { sampleEvery = 1, maxDecisions = 100_000 } = this.suite
    const match = this.#match
    while (match.outcome === null) {
      if (this.#decision >= maxDecisions) this.#fail(`not over after ${maxDecisions} decisions`)
      for (const decision of match.decisions) this.#somethingToChoose(decision)
      const answer = this.#try('no legal answer', () => randomAnswer(match, this.#random))
      if (this.#decision % sampleEvery === 0) this.#sample(answer)
      else this.#answer(match, answer)
      this.#decision++
      this.report.decisions++
    }
    this.#try('invariants', () => this.game.invariants(match.state))
    this.#views()
    this.#replay()
    this.#opening()
    this.report.games++
  }

  #answer(match: Match<S>, answer: Answer, what = 'answering'): void {
    this.#try(what, () => match.answer(answer.seat, answer.choice))
  }

  #somethingToChoose(decision: Decision): void {
    const { kind, options, min, max, secret } = decision
    const free = kind === 'pick' ? max > 0 && min < options.length : options.length > 1
    if (!free && !secret) this.#fail('there is nothing to choose, and the decision is not marked secret')
  }

  #sample(answer: Answer): void {
    this.report.samples++
    const { game } = this
    const match = this.#match
    // Through JSON, not as a copy of ours: what a copy shares with the original would hide that it changed.
    const before = plain(match.state)
    this.#sampled.set(match.answers.length, match.hash())
    this.#try('invariants', () => game.invariants(match.state))
    const strange = notPlain(match.state)
    if (strange !== null) this.#fail(`the state is not plain data: ${strange}`)
    this.#views()

    const save = match.save()
    const text = JSON.stringify(save)
    this.report.largestSave = Math.max(this.report.largestSave, JSON.stringify(save.saved).length)
    const loaded = this.#try('loading', () => Match.load(game, JSON.parse(text)))
    this.#sameState('loaded from a save', before, loaded.state)
    // What is kept beside the state, so as not to be worked out again, is what comes of it.
    for (const seat of readersOf(match.state))
      this.#same(`what ${who(seat)} sees once it is loaded`, match.view(seat), loaded.view(seat))
    const copy = match.clone()
    const tried = match.clone()
    this.#try('playing a clone', () => playRandom(tried, this.#aside, 6))
    this.#sameState('playing a clone changed the original', before, match.state)
    this.#concede(match.clone())

    const logged = match.machine.log?.length ?? 0
    this.#answer(match, answer)
    const after = plain(match.state)
    for (const [what, other] of [
      ['goes on differently after loading', loaded],
      ['goes on differently in a clone', copy],
    ] as const) {
      this.#answer(other, answer, what)
      this.#sameState(what, after, other.state)
    }
    this.#secretsStaySecret(before, answer, logged)
    this.#undo(before, after, answer)
  }

  #concede(match: Match<S>): void {
    const decisions = match.decisions
    const seat = decisions[below(this.#aside, decisions.length)]?.seat as Seat
    this.#try('conceding', () => match.concede(seat))
    if (match.outcome?.winners.includes(seat)) this.#fail(`seat ${seat} conceded and won`)
    if (match.decisions.some((d) => d.seat === seat)) this.#fail(`seat ${seat} conceded and is asked`)
  }

  #undo(before: S, after: S, answer: Answer): void {
    const match = this.#match
    const { seat } = answer
    if (!match.canUndo(seat)) return
    this.#try('undo', () => match.undo(seat))
    before.cards.forEach((card, id) => {
      card.known |= (after.cards[id] as Card).known
    })
    this.#sameState('undone', before, match.state)
    this.#answer(match, answer, 'after undo')
    this.#sameState('undone and done again', after, match.state)
  }

  #replay(): void {
    const { answers, setup } = this.#match
    const replay = { game: this.game.id, rules: '', setup, answers, hashes: [] }
    const each = (match: Match<S>, answered: number): void => {
      const hash = this.#sampled.get(answered)
      if (hash !== undefined && hash !== match.hash()) this.#fail(`replayed, answer ${answered} differs`)
    }
    const again = this.#try('replay', () => Match.replay(this.game, replay, { each }))
    this.#sameState('replayed', this.#match.state, again.state)
  }

  /** Deals what each reader cannot know anew: nothing it is shown may change. What it is shown makes a table. */
  #views(): void {
    const match = this.#match
    const entries = match.machine.log?.slice(-LOG_LINES) ?? []
    for (const seat of readersOf(match.state)) {
      const other = match.determinize(seat, this.#aside)
      this.#try(`a world that ${who(seat)} imagines`, () => this.game.invariants(other.state))
      this.#otherReaders(other.state, seat)
      const shown = this.#shown(match, seat, entries, match.state)
      const otherwise = this.#shown(other, seat, entries, match.state)
      this.#same(`${who(seat)} is shown what it cannot know`, shown, otherwise)
      this.#table(shown.view)
    }
  }

  /** What one reader is shown has nothing to do with the numbers that others see, nor with how those are drawn. */
  #otherReaders(state: S, seat: Seat): void {
    const own = handlesOf(state, seat)
    for (const reader of state.readers) {
      if (reader.handles === own) continue
      shuffle(this.#aside, reader.handles)
      reader.next += below(this.#aside, 100)
      reader.random = branch(this.#aside)
    }
  }

  /**
   * The same opening with other chance, but the readers' own: other cards lie everywhere, under the same numbers in the same
   * places. So what a reader is shown tells nothing of how the cards were shuffled, nor of how they will be.
   */
  #opening(): void {
    const { game } = this
    const setup: Setup = { ...this.#match.setup, starter: 0 }
    const begin = (): S => {
      const state = game.begin(setup)
      state.random = branch(this.#aside)
      return state
    }
    const [one, two] = [begin, begin].map((other) => Match.start({ ...game, begin: other }, setup).state)
    for (const seat of readersOf(this.#match.state)) {
      const shown = (state: S): number[][] =>
        state.zones.map((pile) => pile.map((id) => handlesOf(state, seat)[id] as number))
      this.#same(`${who(seat)} is shown how cards were shuffled`, shown(one as S), shown(two as S))
    }
  }

  /** What a seat sees, laid out: at each sample in another language, also in one that the game does not speak. */
  #table(view: MatchView): void {
    const langs: Lang[] = [...new Set<Lang>([...this.game.langs, 'it'])]
    const lang = langs[(this.report.samples + view.seat + langs.length) % langs.length] as Lang
    const what = `the table of ${who(view.seat)} in ${lang}`
    const wrong = this.#try(what, () => wrongTable(this.#match, view, lang))
    if (wrong !== null) this.#fail(`${what}: ${wrong}`)
  }

  /**
   * The same answer, where cards that the reader and who answers have not seen before, during or after it have other faces,
   * and chance that was not asked would have it otherwise: nothing the reader is shown may differ, neither who is asked nor
   * what there is to choose from.
   */
  #secretsStaySecret(before: S, { seat, choice }: Answer, logged: number): void {
    const match = this.#match
    const after = match.state
    const entries = match.machine.log?.slice(logged) ?? []
    const isUnseen = (id: CardId, reader: Seat): boolean =>
      [before, after].every((state) => !isKnownTo(state, state.cards[id] as Card, reader)) &&
      handlesOf(before, reader)[id] === handlesOf(after, reader)[id]
    // Who answers, and by turns one of the others.
    const readers = readersOf(after)
    for (const reader of new Set([seat, readers[this.report.samples % readers.length] as Seat])) {
      const changed = copyState(before)
      dealAnew(this.game, changed, (_, id) => isUnseen(id, seat) && isUnseen(id, reader), this.#aside)
      this.#otherReaders(changed, reader)
      if (before.random.at === after.random.at) changed.random = branch(this.#aside)
      const what = `what ${who(reader)} cannot know decides what it is shown next`
      const other = this.#try(what, () => Match.at(this.game, changed, match.setup, { log: true }))
      // What has just been told is not told again.
      other.machine.log?.unshift(...(match.machine.log ?? []).slice(0, logged))
      this.#answer(other, { seat, choice }, what)
      const shown = this.#shown(match, reader, entries, after)
      const others = (other.machine.log ?? []).slice(logged)
      this.#same(what, shown, this.#shown(other, reader, others, after))
    }
  }

  /** All that a reader is shown. What it knew when a line was logged has its true face in that line. */
  #shown(match: Match<S>, seat: Seat, entries: readonly LogEntry[], truth: S) {
    const { game } = this
    const { machine } = match
    const { cards } = machine.state
    const decision = match.decisionOf(seat)
    const log = (entry: LogEntry): LogLine[][] => {
      const isKnown = (known: number): boolean => isKnownTo(truth, { known } as Card, seat)
      const known = entry.faces.filter(([, seats]) => isKnown(seats)).map(([id]) => id)
      const faces = known.map((id) => (cards[id] as Card).def)
      for (const id of known) (cards[id] as Card).def = (truth.cards[id] as Card).def
      const kept = machine.log
      machine.log = [entry]
      const lines = game.langs.map((lang) => match.log(seat, lang))
      machine.log = kept
      known.forEach((id, i) => {
        ;(cards[id] as Card).def = faces[i] as number
      })
      return lines
    }
    return plain({
      view: this.#try(`view of ${who(seat)}`, () => match.view(seat)),
      words:
        decision &&
        game.langs.map((lang) => [
          game.sayPrompt(machine, decision, lang),
          ...decision.options.map((option) => game.sayOption(machine, decision, option, lang)),
        ]),
      obstacles: seat === WATCHER ? null : (game.obstacles?.(machine, seat) ?? null),
      // Also how many lines there are that the reader is not shown: the places of the others tell it.
      log: entries.map(log),
    })
  }
}

/** Each seat, and those who watch. */
const readersOf = ({ seats }: State): Seat[] => [...new Array<undefined>(seats).keys(), WATCHER]

const who = (seat: Seat): string => (seat === WATCHER ? 'who watches' : `seat ${seat}`)

/** Runs every case, plain and undone; throws with all that fail. */
export function checkCases<S extends State>(game: Game<S>, cases: readonly Case[]): CaseResult[] {
  const failures: string[] = []
  const results: CaseResult[] = []
  for (const test of cases) {
    const name = `${test.rules.join(', ')} ${test.title}`
    try {
      const result = runCase(game, test)
      const undone = runCase(game, test, { undone: true })
      results.push(result)
      if (!result.ok) failures.push(`${name}: ${result.failure}`)
      else if (!undone.ok) failures.push(`${name} (undone on the way): ${undone.failure}`)
      else if (result.hash !== undone.hash) failures.push(`${name}: undone on the way, it ends differently`)
    } catch (error) {
      if (!(error instanceof PositionError)) throw error
      failures.push(`${name}: ${error.message} (${error.path.join('.')})`)
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${cases.length} fail:\n${failures.join('\n')}`)
  return results
}

/** What in a value JSON would not keep, or null. */
function notPlain(value: unknown, path = ''): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`
  if (typeof value === 'function' || typeof value === 'symbol') return `${path} is a ${typeof value}`
  if (!isObject(value)) return null
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) {
    return `${path} is a ${value.constructor?.name ?? 'strange object'}`
  }
  for (const [key, inside] of Object.entries(value)) {
    const strange = notPlain(inside, path ? `${path}.${key}` : key)
    if (strange !== null) return strange
  }
  return null
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Where two plain values first differ, or null. */
export function firstDifference(expected: unknown, actual: unknown, path = ''): string | null {
  if (Object.is(expected, actual)) return null
  if (!isObject(expected) || !isObject(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return `${path || 'it'} was ${brief(expected)}, is ${brief(actual)}`
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const inside = Array.isArray(expected) ? `${path}[${key}]` : path ? `${path}.${key}` : key
    const difference = firstDifference(expected[key], actual[key], inside)
    if (difference !== null) return difference
  }
  return null
}

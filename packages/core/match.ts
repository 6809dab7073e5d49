/** A match as the outside sees it: decisions, answers, views. Bots, servers, front ends and tests use this alone. */
import { whyNoSetup } from './bounds.ts'
import { type Choice, type Decision, type Option, randomChoice, whyNot } from './decision.ts'
import type { Game, Lang, Setup } from './game.ts'
import { everyone, handlesOf, isKnownTo, knows, mixHandles, WATCHER, watchers } from './knowledge.ts'
import { type LogEntry, Machine } from './machine.ts'
import { branch, type RandomState, shuffle } from './random.ts'
import { ruleOn } from './rules.ts'
import { hashState, loadState, type SavedState, saveState } from './save.ts'
import { type Card, type CardId, copyState, type Outcome, type Seat, type State } from './state.ts'

/**
 * What a seat has said. Taking back and giving up belong to the record: what was learned meanwhile stays learned. So
 * does forgoing an option, which takes it off the offer.
 */
export interface Answer {
  seat: Seat
  choice: Choice | 'undo' | 'concede' | { forgo: number }
}

/** A whole match: its set-up and answers, with a hash after each, so that anyone can check it. */
export interface Replay {
  game: string
  /** A fingerprint of the rules and cards it was played by; '': unknown. */
  rules: string
  setup: Setup
  /** The hash before the first answer. */
  begun?: string
  answers: Answer[]
  hashes: string[]
  /** Where it went on by other rules: after so many answers, from this state. */
  changed?: readonly RulesChange[]
}

/** A match that was begun by other rules goes on from where it stood. */
export interface RulesChange {
  /** After so many answers. */
  at: number
  /** The fingerprint of the rules until then. */
  from: string
  saved: SavedState
}

/** An option as a seat sees it: cards by handle. */
export interface OptionView extends Omit<Option, 'source' | 'target' | 'cards' | 'value'> {
  source?: number
  target?: number
  cards?: readonly number[]
}

export interface DecisionView extends Omit<Decision, 'options' | 'source'> {
  source?: number
  options: OptionView[]
}

export interface MatchView {
  /** Whose view it is; WATCHER: of nobody who plays. */
  seat: Seat
  /** What this seat is asked, if it is. */
  decision: DecisionView | null
  /** Who else is being asked. */
  waiting: Seat[]
  outcome: Outcome | null
  table: unknown
}

/** A line of the log, with its rule and the place of its entry. */
export interface LogLine {
  at: number
  rule: string
  text: string
}

export class IllegalAnswer extends Error {}

interface Snapshot<S> {
  seat: Seat
  state: S
  logged: number
  standing: number
}

interface Standing {
  seat: Seat
  decision: Decision
  choice: Choice
}

export interface MatchDetails {
  /** Keep a log. */
  log?: boolean
  /** Keep what undo needs. */
  undo?: boolean
  /** Is told of every choice that is none, and so is taken without asking. */
  forced?: (decision: Decision) => void
}

/** A loop has at most so many answers; further back none are kept, but for what can be taken back. */
const LONGEST_LOOP = 50

export class Match<S extends State = State> {
  readonly #machine: Machine<S>
  readonly #undo: boolean
  #snapshots: Snapshot<S>[] = []
  /** The answers not taken back, with what they answered, to find them again in a loop. */
  #standing: Standing[] = []
  readonly answers: Answer[] = []

  private constructor(
    readonly game: Game<S>,
    readonly setup: Setup,
    machine: Machine<S>,
    undo: boolean,
  ) {
    this.#machine = machine
    this.#undo = undo
  }

  static start<S extends State>(game: Game<S>, setup: Setup, details: MatchDetails = {}): Match<S> {
    const wrong = whyNoSetup(setup)
    if (wrong !== null) throw new Error(wrong)
    const state = game.begin(setup)
    mixHandles(state, game.zones)
    return Match.at(game, state, setup, details)
  }

  /** A match that begins in a given state: a position, or a copy made for search. */
  static at<S extends State>(game: Game<S>, state: S, setup: Setup, details: MatchDetails = {}): Match<S> {
    const machine = new Machine(game, state)
    if (details.log) machine.log = []
    machine.forced = details.forced ?? null
    const match = new Match(game, setup, machine, details.undo ?? false)
    machine.run()
    return match
  }

  static load<S extends State>(
    game: Game<S>,
    saved: { setup: Setup; saved: SavedState; answers?: readonly Answer[]; log?: readonly LogEntry[] },
    details: MatchDetails = {},
  ): Match<S> {
    const machine = new Machine(game, loadState(game, saved.saved))
    if (details.log) machine.log = [...(saved.log ?? [])]
    const match = new Match(game, saved.setup, machine, details.undo ?? false)
    machine.run()
    match.answers.push(...(saved.answers ?? []))
    return match
  }

  /** Plays a replay again, up to and including answer `to`; where other rules came in, from the state it had then. */
  static replay<S extends State>(
    game: Game<S>,
    replay: Replay,
    details: MatchDetails & { to?: number; each?: (match: Match<S>, answered: number) => void } = {},
  ): Match<S> {
    const undo = details.undo || replay.answers.some((a) => a.choice === 'undo')
    let match = Match.start(game, replay.setup, { ...details, undo })
    const to = Math.min(details.to ?? replay.answers.length, replay.answers.length)
    for (let i = 0; i < to; i++) {
      match = match.after(replay, i)
      const answer = replay.answers[i] as Answer
      match.answer(answer.seat, answer.choice)
      details.each?.(match, i + 1)
    }
    return match
  }

  /** The match with which a replay goes on after so many answers: this one, or the one that other rules went on with. */
  after({ changed }: Replay, answered: number): Match<S> {
    const change = changed?.findLast(({ at }) => at === answered)
    if (change === undefined) return this
    const { game, setup, answers, machine } = this
    const saved = { setup, saved: change.saved, answers, log: machine.log ?? [] }
    return Match.load(game, saved, { log: machine.log !== null, undo: this.#undo })
  }

  /** For the game's own tools and for tests; players get views. */
  get machine(): Machine<S> {
    return this.#machine
  }

  get state(): S {
    return this.#machine.state
  }

  get outcome(): Outcome | null {
    return this.#machine.state.outcome
  }

  /** What must be answered now. */
  get decisions(): Decision[] {
    const pending = this.#machine.state.pending
    if (pending === null) return []
    if (pending.mode === 'one') return [pending.decisions[0] as Decision]
    return pending.decisions.filter((_, i) => pending.answers[i] === null)
  }

  decisionOf(seat: Seat): Decision | null {
    return this.decisions.find((d) => d.seat === seat) ?? null
  }

  answer(seat: Seat, choice: Answer['choice']): void {
    if (typeof choice === 'number') this.#take(seat, choice)
    else if (choice === 'undo') this.undo(seat)
    else if (choice === 'concede') this.concede(seat)
    else if (typeof choice === 'object' && choice !== null && 'forgo' in choice)
      this.#forgo(seat, choice.forgo)
    else this.#take(seat, choice)
  }

  #take(seat: Seat, choice: Choice): void {
    const pending = this.#machine.state.pending
    if (pending === null) throw new IllegalAnswer('the game is over')
    const { decisions, answers } = pending
    let index = 0
    while (index < decisions.length && (decisions[index]?.seat !== seat || answers[index] !== null)) index++
    const decision = decisions[index]
    if (decision === undefined) {
      const asked = this.decisions.map((d) => d.seat).join(', ')
      throw new IllegalAnswer(`seat ${seat} is not asked anything now; seat ${asked} is`)
    }
    const wrong = whyNot(decision, choice)
    if (wrong !== null) throw new IllegalAnswer(`${wrong} (${decision.prompt}, rule ${decision.rule})`)
    const machine = this.#machine
    if (this.#undo) {
      const last = this.#snapshots[this.#snapshots.length - 1]
      if (last !== undefined && last.seat !== seat) this.#snapshots = []
      this.#snapshots.push({
        seat,
        state: copyState(machine.state),
        logged: machine.log?.length ?? 0,
        standing: this.#standing.length,
      })
      this.#standing.push({ seat, decision, choice })
    }
    machine.news = false
    this.answers.push({ seat, choice })
    machine.answer(index, choice)
    if (this.#undo && (machine.news || pending.mode === 'all' || this.#isNews(seat))) {
      this.#snapshots = []
      if (this.#standing.length > 2 * LONGEST_LOOP) this.#standing = this.#standing.slice(-LONGEST_LOOP)
    }
  }

  #forgo(seat: Seat, option: number): void {
    const pending = this.#machine.state.pending
    const decision = this.decisionOf(seat)
    if (pending === null || decision?.kind !== 'choose' || decision.options.length < 2)
      throw new IllegalAnswer(`seat ${seat} has no choice to forgo`)
    const wrong = whyNot(decision, option)
    if (wrong !== null) throw new IllegalAnswer(wrong)
    const fewer = { ...decision, options: decision.options.toSpliced(option, 1) }
    const decisions = pending.decisions.map((d) => (d === decision ? fewer : d))
    this.#machine.state.pending = { ...pending, decisions }
    this.answers.push({ seat, choice: { forgo: option } })
  }

  /** Has this seat come to know a card through its last answer, or has chance decided something? */
  #isNews(seat: Seat): boolean {
    const before = this.#snapshots[this.#snapshots.length - 1]?.state as S
    const learned = (card: Card, i: number): boolean =>
      knows(card, seat) && !knows(before.cards[i] as Card, seat)
    return this.state.random.at !== before.random.at || this.state.cards.some(learned)
  }

  /** Giving up is always possible. */
  concede(seat: Seat): void {
    if (this.outcome !== null) throw new IllegalAnswer('the game is over')
    this.#snapshots = []
    this.answers.push({ seat, choice: 'concede' })
    this.game.concede(this.#machine, seat)
    this.#machine.run()
  }

  /** Can this seat take its last answer back? Not past new information or an answer of another seat. */
  canUndo(seat: Seat): boolean {
    const last = this.#snapshots[this.#snapshots.length - 1]
    return last !== undefined && last.seat === seat
  }

  /** Can nobody take anything back, as the rules have it? */
  get isSettled(): boolean {
    return this.#snapshots.length === 0
  }

  /** From now on nothing that was answered until now can be taken back: it is kept elsewhere how things stand. */
  settle(): void {
    this.#snapshots = []
  }

  /** Takes the seat's last answer back. What anybody has learned stays learned. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat)) {
      throw new IllegalAnswer('nothing can be undone past new information or an answer of another player')
    }
    const snapshot = this.#snapshots.pop() as Snapshot<S>
    const machine = this.#machine
    const learned = machine.state.cards
    machine.state = snapshot.state
    for (let i = 0; i < learned.length; i++) {
      ;(machine.state.cards[i] as Card).known |= (learned[i] as Card).known
    }
    machine.revision++
    machine.cache = null
    machine.log?.splice(snapshot.logged)
    this.answers.push({ seat, choice: 'undo' })
    this.#standing.splice(snapshot.standing)
  }

  /**
   * Repeats the last `length` answers `times` times, as ordinary answers (a loop that everybody understands). For
   * matches that keep what undo needs.
   */
  loop(seat: Seat, length: number, times: number): void {
    const rule = this.game.loopRule
    if (rule !== undefined && !ruleOn(rule)) throw new IllegalAnswer('each time must be done by itself')
    const pattern = this.#standing.slice(-length)
    if (!(length > 0) || pattern.length !== length || pattern.some((said) => said.seat !== seat))
      throw new IllegalAnswer(`the last ${length} answers were not all yours`)
    for (let i = 0; i < times; i++) {
      for (const said of pattern) {
        const decision = this.decisionOf(seat)
        const choice = decision && sameChoice(decision, said.decision, said.choice)
        if (choice === null) {
          const what = chosen(said.decision, said.choice).join(' ')
          throw new IllegalAnswer(`the loop cannot go on: not possible now: ${said.decision.prompt} ${what}`)
        }
        this.answer(seat, choice)
      }
    }
    if (rule !== undefined) this.#somethingElse(seat, pattern[0] as Standing)
  }

  /** After a loop, what began it is no longer on offer. */
  #somethingElse(seat: Seat, first: Standing): void {
    const decision = this.decisionOf(seat)
    if (decision?.kind !== 'choose' || decision.options.length < 2) return
    const again = sameChoice(decision, first.decision, first.choice)
    if (again !== null) this.#forgo(seat, again as number)
  }

  view(seat: Seat): MatchView {
    const machine = this.#machine
    if (seat === WATCHER) return this.#watched()
    const decision = this.decisionOf(seat)
    const handles = handlesOf(machine.state, seat)
    return {
      seat,
      decision: decision && viewDecision(decision, handles),
      waiting: this.decisions.filter((d) => d.seat !== seat).map((d) => d.seat),
      outcome: machine.state.outcome,
      table: this.game.view(machine, seat),
    }
  }

  /** As another seat would see it that knows what everybody knows. */
  #watched(): MatchView {
    const { state } = this
    const cards = state.cards.map((card) => ({ ...card, known: this.#withWatchers(card.known) }))
    return {
      seat: WATCHER,
      decision: null,
      waiting: this.decisions.map((d) => d.seat),
      outcome: state.outcome,
      table: this.game.view(new Machine(this.game, { ...state, cards }), watchers(state)),
    }
  }

  /** Who knows something, or may read it, with those who watch beside the seats. */
  #withWatchers(seats: number): number {
    return seats === everyone(this.state) ? seats | (1 << watchers(this.state)) : seats
  }

  /** How many entries the log has; some may not be worth a line to a seat. */
  get logged(): number {
    return this.#machine.log?.length ?? 0
  }

  /** What happened, as this seat may read it (null: everything), with the rule of each line; from an entry on. */
  log(seat: Seat | null, lang: Lang = 'en', from = 0): LogLine[] {
    const lines: LogLine[] = []
    const log = this.#machine.log ?? []
    for (let at = from; at < log.length; at++) {
      const entry = seat === WATCHER ? this.#publicly(log[at] as LogEntry) : (log[at] as LogEntry)
      const reader = seat === WATCHER ? watchers(this.state) : seat
      if (reader !== null && entry.seats !== undefined && (entry.seats & (1 << reader)) === 0) continue
      const text = this.game.sayLog(this.#machine, entry, reader, lang)
      if (text !== null) lines.push({ at, rule: entry.rule, text })
    }
    return lines
  }

  /** An entry with those who watch among its readers. */
  #publicly(entry: LogEntry): LogEntry {
    return {
      ...entry,
      faces: entry.faces.map(([card, seats]) => [card, this.#withWatchers(seats)]),
      ...(entry.seats !== undefined && { seats: this.#withWatchers(entry.seats) }),
    }
  }

  save(): { setup: Setup; saved: SavedState; answers: Answer[] } {
    return {
      setup: this.setup,
      saved: saveState(this.game, this.state),
      answers: [...this.answers],
    }
  }

  hash(): string {
    return hashState(this.game, this.state)
  }

  clone(): Match<S> {
    return new Match(this.game, this.setup, new Machine(this.game, copyState(this.state)), false)
  }

  /** A match that this seat cannot tell from the true one: what it does not know is dealt anew. */
  determinize(seat: Seat, random: RandomState): Match<S> {
    const state = determinizeState(this.game, this.state, seat, random)
    return new Match(this.game, this.setup, new Machine(this.game, state), false)
  }
}

/**
 * A state that agrees with all the seat knows; the faces it does not know are exchanged among each other, and secret
 * answers of others are guessed.
 */
export function determinizeState<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  random: RandomState,
): S {
  const copy = copyState(state)
  dealAnew(game, copy, (card) => !isKnownTo(state, card, seat), random)
  if (copy.pending !== null) {
    const { decisions, answers } = copy.pending
    copy.pending.answers = answers.map((answer, i) => {
      const decision = decisions[i] as Decision
      return answer === null || decision.seat === seat ? answer : randomChoice(decision, random)
    })
  }
  copy.random = branch(random)
  for (const reader of copy.readers) reader.random = branch(random)
  return copy
}

/** Exchanges the faces of these cards by chance, among those of an owner with the same back. */
export function dealAnew<S extends State>(
  game: Game<S>,
  state: S,
  isUnknown: (card: Card, id: CardId) => boolean,
  random: RandomState,
): void {
  const unknown = new Map<string, Card[]>()
  state.cards.forEach((card, id) => {
    const back = isUnknown(card, id) ? game.backOf(state, id) : null
    if (back === null) return
    const kind = `${card.owner} ${back}`
    const alike = unknown.get(kind)
    if (alike === undefined) unknown.set(kind, [card])
    else alike.push(card)
  })
  for (const cards of unknown.values()) {
    const faces = shuffle(
      random,
      cards.map(({ def }) => def),
    )
    cards.forEach((card, i) => {
      card.def = faces[i] as number
    })
  }
}

function viewDecision(decision: Decision, handles: readonly number[]): DecisionView {
  const handle = (card: CardId): number => handles[card] as number
  const { source, options, ...rest } = decision
  return {
    ...rest,
    ...(source !== undefined && { source: handle(source) }),
    options: options.map((option) => viewOption(option, handle)),
  }
}

/** All but the `value`, field by field: this is done for every option of every screen. */
function viewOption(option: Option, handle: (card: CardId) => number): OptionView {
  const { source, target, cards, ability, seat, n, name, weight, must, group } = option
  const view: OptionView = { verb: option.verb }
  if (source !== undefined) view.source = handle(source)
  if (target !== undefined) view.target = handle(target)
  if (cards !== undefined) view.cards = cards.map(handle)
  if (ability !== undefined) view.ability = ability
  if (seat !== undefined) view.seat = seat
  if (n !== undefined) view.n = n
  if (name !== undefined) view.name = name
  if (weight !== undefined) view.weight = weight
  if (must !== undefined) view.must = must
  if (group !== undefined) view.group = group
  return view
}

const optionText = ({ value: _, ...option }: Option): string => JSON.stringify(option)

const chosen = (decision: Decision, choice: Choice): string[] =>
  (typeof choice === 'number' ? [choice] : choice).map((i) => optionText(decision.options[i] as Option))

/** The choice from `decision` that says the same as `choice` said of an earlier one. */
function sameChoice(decision: Decision, earlier: Decision, choice: Choice): Choice | null {
  if (decision.prompt !== earlier.prompt || decision.kind !== earlier.kind) return null
  const offered: (string | null)[] = decision.options.map(optionText)
  const found: number[] = []
  for (const text of chosen(earlier, choice)) {
    const at = offered.indexOf(text)
    if (at < 0) return null
    offered[at] = null
    found.push(at)
  }
  return decision.kind === 'choose' ? (found[0] as number) : found
}

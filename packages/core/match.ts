/** A match as the outside sees it: decisions, answers, views. Bots, servers, front ends and tests use this alone. */
import { whyNoSetup } from './bounds.ts'
import { type Choice, type Decision, type Option, type Pending, randomChoice, whyNot } from './decision.ts'
import { ALL } from './events.ts'
import type { Game, Lang, Setup } from './game.ts'
import { everyone, handlesOf, isKnownTo, mixHandles, WATCHER, watchers } from './knowledge.ts'
import { type LogEntry, Machine } from './machine.ts'
import { branch, type RandomState, shuffle } from './random.ts'
import { ruleBinds } from './rules.ts'
import { hashState, loadState, type SavedState, saveState } from './save.ts'
import {
  type Card,
  type CardId,
  copyState,
  type Handle,
  type Outcome,
  type Reader,
  type Seat,
  type State,
} from './state.ts'

/**
 * What a seat has said. Taking back and giving up belong to the record: what was learned meanwhile stays learned. So
 * does forgoing an option, which takes it off the offer.
 */
export interface Answer {
  seat: Seat
  choice: Choice | 'undo' | 'concede' | { forgo: number }
}

/** A whole match: its set-up and answers, with a hash after each or some ('': not taken), so that anyone can check it. */
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
  source?: Handle
  target?: Handle
  cards?: readonly Handle[]
}

export interface DecisionView extends Omit<Decision, 'options' | 'source'> {
  source?: Handle
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
  /** The cards it is about, by handle, as far as the reader knows them still. */
  cards?: readonly Handle[]
  /** A new part begins with it: a turn, a phase. */
  opens?: true
}

export class IllegalAnswer extends Error {}

/** A state from which later ones are made again, by the answers since. */
interface Base<S> {
  state: S
  /** So many of the answers kept for that lie before it. */
  at: number
}

/** An answer that can be taken back, and how long things were before it. */
interface Free {
  seat: Seat
  at: number
  logged: number
  standing: number
}

/** What was chosen where nothing has been taken back. What else was on offer is not kept: there may be a hundred of these. */
interface Standing {
  seat: Seat
  prompt: string
  kind: Decision['kind']
  chosen: readonly Option[]
}

export interface MatchDetails {
  /** Keep a log. */
  log?: boolean
  /** Keep what undo needs. */
  undo?: boolean
  /** Is told of every choice that is none, and so is taken without asking. */
  forced?: (decision: Decision) => void
}

/** A state is copied once in so many answers: taking back means to give at most so many again. */
const BASE_EVERY = 16

/** A loop has at most so many answers; further back none are kept, but for what can be taken back. */
const LONGEST_LOOP = 50

export class Match<S extends State = State> {
  readonly #machine: Machine<S>
  readonly #undo: boolean
  /** The last answers, if they can be taken back: all of one seat. */
  #free: Free[] = []
  /** Copies of the state, the answers that count since the first of them, and who knew which card after the last one. */
  #bases: Base<S>[] = []
  #since: Answer[] = []
  #known = new Int32Array(0)
  #drawn = 0
  /** The answers not taken back, with what they answered, to find them again in a loop. */
  #standing: Standing[] = []
  readonly answers: Answer[] = []
  /** How often each seat has done something else than pass, in a match that keeps a log. */
  #deeds: number[] = []

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
    for (const decision of this.decisions) if (decision.seat === seat) return decision
    return null
  }

  /** Which seats are asked now, but for one. */
  #othersAsked(seat: Seat): Seat[] {
    const others: Seat[] = []
    for (const decision of this.decisions) if (decision.seat !== seat) others.push(decision.seat)
    return others
  }

  /** How often other seats have done something else than pass: as long as it is the same, nothing has happened. */
  deedsOfOthers(seat: Seat): number {
    return this.#deeds.reduce((all, deeds, other) => (other === seat ? all : all + deeds), 0)
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
    const machine = this.#machine
    const { pending } = machine.state
    if (pending === null) throw new IllegalAnswer('the game is over')
    const index = indexOf(pending, seat)
    const decision = pending.decisions[index]
    if (decision === undefined) {
      const asked = this.decisions.map((d) => d.seat).join(', ')
      throw new IllegalAnswer(`seat ${seat} is not asked anything now; seat ${asked} is`)
    }
    const wrong = whyNot(decision, choice)
    if (wrong !== null) throw new IllegalAnswer(`${wrong} (${decision.prompt}, rule ${decision.rule})`)
    const answer = { seat, choice }
    if (this.#undo) this.#keep(answer, decision)
    if (machine.log !== null && this.game.windows?.of(machine, decision)?.pass !== choice)
      this.#deeds[seat] = (this.#deeds[seat] ?? 0) + 1
    machine.news = false
    this.answers.push(answer)
    machine.answer(index, choice)
    if (this.#undo && (this.#isNews(seat) || machine.news || pending.mode === 'all')) {
      this.settle()
      if (this.#standing.length > 2 * LONGEST_LOOP) this.#standing = this.#standing.slice(-LONGEST_LOOP)
    }
  }

  /** Keeps what is needed to take back what is about to be answered. */
  #keep(answer: { seat: Seat; choice: Choice }, decision: Decision): void {
    const last = this.#free[this.#free.length - 1]
    if (last !== undefined && last.seat !== answer.seat) this.settle()
    const at = this.#since.length
    const base = this.#bases[this.#bases.length - 1]
    if (base === undefined || at - base.at >= BASE_EVERY) this.#base()
    const logged = this.#machine.log?.length ?? 0
    this.#free.push({ seat: answer.seat, at, logged, standing: this.#standing.length })
    const { prompt, kind } = decision
    this.#standing.push({ seat: answer.seat, prompt, kind, chosen: chosenOf(decision, answer.choice) })
    this.#since.push(answer)
  }

  /** What follows is made again from here. */
  #base(): void {
    const { state } = this
    const at = this.#since.length
    if (this.#bases[this.#bases.length - 1]?.at === at) this.#bases.pop()
    this.#bases.push({ state: copyState(state), at })
    if (this.#known.length !== state.cards.length) this.#known = new Int32Array(state.cards.length)
    for (let i = 0; i < state.cards.length; i++) this.#known[i] = (state.cards[i] as Card).known
    this.#drawn = state.random.at
  }

  #forgo(seat: Seat, option: number): void {
    const decision = this.decisionOf(seat)
    if (decision?.kind !== 'choose' || decision.options.length < 2)
      throw new IllegalAnswer(`seat ${seat} has no choice to forgo`)
    const wrong = whyNot(decision, option)
    if (wrong !== null) throw new IllegalAnswer(wrong)
    const answer = { seat, choice: { forgo: option } }
    this.#withdraw(decision, option)
    this.answers.push(answer)
    if (this.#bases.length > 0) this.#since.push(answer)
  }

  /** An option is no longer on offer. */
  #withdraw(decision: Decision, option: number): void {
    const { state } = this.#machine
    const pending = state.pending as Pending
    const fewer = { ...decision, options: decision.options.toSpliced(option, 1) }
    state.pending = { ...pending, decisions: pending.decisions.map((d) => (d === decision ? fewer : d)) }
  }

  /** Has this seat come to know a card through its last answer, or has chance decided something? */
  #isNews(seat: Seat): boolean {
    const { cards, random } = this.state
    const known = this.#known
    const bit = 1 << seat
    let isNews = random.at !== this.#drawn
    for (let i = 0; i < cards.length; i++) {
      const now = (cards[i] as Card).known
      if ((now & ~(known[i] as number) & bit) !== 0) isNews = true
      known[i] = now
    }
    this.#drawn = random.at
    return isNews
  }

  /** Giving up is always possible. */
  concede(seat: Seat): void {
    if (this.outcome !== null) throw new IllegalAnswer('the game is over')
    this.#free = []
    this.#bases = []
    this.#since = []
    this.answers.push({ seat, choice: 'concede' })
    this.game.concede(this.#machine, seat)
    this.#machine.run()
  }

  /** Can this seat take its last answer back? Not past new information or an answer of another seat. */
  canUndo(seat: Seat): boolean {
    const last = this.#free[this.#free.length - 1]
    return last !== undefined && last.seat === seat
  }

  /** Can nobody take anything back, as the rules have it? */
  get isSettled(): boolean {
    return this.#free.length === 0
  }

  /** From now on nothing that was answered until now can be taken back: it is kept elsewhere how things stand. */
  settle(): void {
    this.#free = []
    const base = this.#bases[this.#bases.length - 1]
    if (base === undefined || this.#bases.length === 1) return
    this.#since = this.#since.slice(base.at)
    this.#bases = [{ ...base, at: 0 }]
  }

  /** Takes the seat's last answer back. What anybody has learned stays learned. */
  undo(seat: Seat): void {
    if (!this.canUndo(seat)) {
      throw new IllegalAnswer('nothing can be undone past new information or an answer of another player')
    }
    const { at, logged, standing } = this.#free.pop() as Free
    const machine = this.#machine
    const learned = machine.state.cards
    machine.state = this.#stateAfter(at)
    for (let i = 0; i < machine.state.cards.length; i++) {
      ;(machine.state.cards[i] as Card).known |= (learned[i] as Card).known
    }
    machine.touch(ALL)
    machine.log?.splice(logged)
    this.answers.push({ seat, choice: 'undo' })
    this.#standing.splice(standing)
    // What was learned follows from no answer that is left.
    this.#base()
  }

  /** The state after so many of the answers kept; those after them, and the copies made since, are dropped. */
  #stateAfter(count: number): S {
    this.#bases = this.#bases.filter(({ at }) => at <= count)
    this.#since.length = count
    const { state, at } = this.#bases[this.#bases.length - 1] as Base<S>
    const again = this.#with(copyState(state))
    for (const { seat, choice } of this.#since.slice(at)) again.answer(seat, choice)
    return again.state
  }

  /**
   * Repeats the last `length` answers `times` times, as ordinary answers (a loop that everybody understands). For
   * matches that keep what undo needs.
   */
  loop(seat: Seat, length: number, times: number): void {
    const rule = this.game.loopRule
    if (rule !== undefined && !ruleBinds(rule, true))
      throw new IllegalAnswer('each time must be done by itself')
    const pattern = this.#standing.slice(-length)
    if (!(length > 0) || pattern.length !== length || pattern.some((said) => said.seat !== seat))
      throw new IllegalAnswer(`the last ${length} answers were not all yours`)
    for (let i = 0; i < times; i++) {
      for (const said of pattern) {
        const decision = this.decisionOf(seat)
        const choice = decision && sameChoice(decision, said)
        if (choice === null) {
          const what = said.chosen.map(optionText).join(' ')
          throw new IllegalAnswer(`the loop cannot go on: not possible now: ${said.prompt} ${what}`)
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
    const again = sameChoice(decision, first)
    if (again !== null) this.#forgo(seat, again as number)
  }

  view(seat: Seat): MatchView {
    const machine = this.#machine
    if (seat === WATCHER) return this.#watched()
    return {
      seat,
      decision: this.asked(seat),
      waiting: this.#othersAsked(seat),
      outcome: machine.state.outcome,
      table: this.game.view(machine, seat),
    }
  }

  /** What this seat is asked, as it sees it; null: nothing. */
  asked(seat: Seat): DecisionView | null {
    const decision = this.decisionOf(seat)
    return decision && viewDecision(decision, handlesOf(this.state, seat))
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
      if (text === null) continue
      const cards = this.#cardsIn(entry, reader)
      const line: LogLine = { at, rule: entry.rule, text }
      if (cards.length > 0) line.cards = cards
      if (this.game.chapters?.includes(entry.event.kind)) line.opens = true
      lines.push(line)
    }
    return lines
  }

  /** The cards of an entry that its reader knew then and knows now: of others no handle is given away. */
  #cardsIn({ faces }: LogEntry, reader: Seat | null): number[] {
    const { cards, readers } = this.state
    const { handles } = readers[reader ?? 0] as Reader
    const found: number[] = []
    for (const [id, known] of faces) {
      const card = cards[id] as Card
      if (reader === null || ((known & (1 << reader)) !== 0 && isReadBy(this.state, card, reader)))
        found.push(handles[id] as Handle)
    }
    return found
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
    return this.#with(copyState(this.state))
  }

  /** A match that stands so, and of which it is known as well how much has been done. */
  #with(state: S): Match<S> {
    const machine = new Machine(this.game, state, this.#machine.cast)
    const match = new Match(this.game, this.setup, machine, false)
    match.#deeds = this.#deeds.slice()
    return match
  }

  /** A match that this seat cannot tell from the true one: what it does not know is dealt anew. */
  determinize(seat: Seat, random: RandomState): Match<S> {
    return this.#with(determinizeState(this.game, this.state, seat, random))
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

/** Where among those asked a seat is that has not answered yet; none: beyond the last. */
function indexOf({ decisions, answers }: Pending, seat: Seat): number {
  let index = 0
  while (index < decisions.length && (decisions[index]?.seat !== seat || answers[index] !== null)) index++
  return index
}

/** Does a reader know the face? Those who watch know what everybody does. */
const isReadBy = (state: State, card: Card, reader: Seat): boolean =>
  isKnownTo(state, card, reader === watchers(state) ? WATCHER : reader)

function viewDecision(decision: Decision, handles: readonly Handle[]): DecisionView {
  const handle = (card: CardId): Handle => handles[card] as Handle
  const { seat, rule, kind, prompt, source, options, min, max, constraint, secret } = decision
  const view: DecisionView = {
    seat,
    rule,
    kind,
    prompt,
    options: options.map((option) => viewOption(option, handle)),
    min,
    max,
  }
  if (source !== undefined) view.source = handle(source)
  if (constraint !== undefined) view.constraint = constraint
  if (secret !== undefined) view.secret = secret
  return view
}

/** All but the `value`, field by field: this is done for every option of every screen. */
function viewOption(option: Option, handle: (card: CardId) => Handle): OptionView {
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

const chosenOf = ({ options }: Decision, choice: Choice): Option[] =>
  (typeof choice === 'number' ? [choice] : choice).map((i) => options[i] as Option)

/** The choice from `decision` that says the same as what was chosen from an earlier one. */
function sameChoice(decision: Decision, { prompt, kind, chosen }: Standing): Choice | null {
  if (decision.prompt !== prompt || decision.kind !== kind) return null
  const offered: (string | null)[] = decision.options.map(optionText)
  const found: number[] = []
  for (const option of chosen) {
    const at = offered.indexOf(optionText(option))
    if (at < 0) return null
    offered[at] = null
    found.push(at)
  }
  return decision.kind === 'choose' ? (found[0] as number) : found
}

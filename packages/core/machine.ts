/** The machine: runs procedures over a state until somebody must be asked. */
import {
  answerValue,
  type Choice,
  type Constraint,
  type Decision,
  type Option,
  type Pending,
} from './decision.ts'
import {
  ALL,
  applyBatch,
  applyEvent,
  type BatchFrame,
  batchProcedure,
  type GameEvent,
  type Timing,
} from './events.ts'
import type { Game, Lang } from './game.ts'
import type { AnyProcedure, Named } from './procedure.ts'
import { ruleOn } from './rules.ts'
import { type Card, type CardId, type Frame, type Seat, type State, setLocal } from './state.ts'

export interface LogEntry {
  rule: string
  event: GameEvent
  /** Who knew the faces of the cards it is about: [card, bit set]. */
  faces: [CardId, number][]
  /** Who may read of it at all; absent: everybody. */
  seats?: number
}

export interface AskDetails {
  /** What is asked, as a key of the game's prompts. */
  prompt: string
  /** The card whose effect asks. */
  source?: CardId
  /**
   * The offer depends on what only this seat knows, so that not asking would give it away: ask even where there is
   * one option to choose from. (An offer to choose from that may be empty needs an option for that.)
   */
  secret?: boolean
  /** Overrides the rule of the current step. */
  rule?: string
}

const BATCH = batchProcedure<State>()
const STEP_LIMIT = 200_000

export class Machine<S extends State> {
  /** What the game has worked out from the state; not part of it. */
  cache: unknown = null
  /** Which parts of that may not be so any longer: bits of the game's own. */
  #stale = ALL
  log: LogEntry[] | null = null
  /** The rule of the step being run. */
  rule = ''
  /** Is told of every choice that is none, and so is taken without asking. */
  forced: ((decision: Decision) => void) | null = null
  /** What a position adds to the name of a card, so that copies can be told apart. */
  called: ((card: CardId, lang: Lang) => string) | null = null
  /** Somebody learned something since the last answer: what lies before cannot be undone. */
  news = false
  /** Of the game, asked at every event. */
  readonly timing: Timing<S>
  readonly reducers: Game<S>['reducers']
  /** The procedures that were last under way, by their height in the stack. */
  readonly #before: AnyProcedure<S>[] = []

  constructor(
    readonly game: Game<S>,
    public state: S,
    /** What the game has gathered of the cards of this match: copies share it, for it is the same whatever happens. */
    readonly cast: { gathered: unknown } = { gathered: null },
  ) {
    this.timing = game.timing
    this.reducers = game.reducers
  }

  procedureNamed(name: string): AnyProcedure<S> {
    if (name === 'batch') return BATCH as unknown as AnyProcedure<S>
    const found = this.game.procedures.get(name)
    if (found === undefined) throw new Error(`${this.game.id} has no procedure named ${name}`)
    return found
  }

  /** Something has changed that these parts of what is kept follow from. */
  touch(parts: number): void {
    this.#stale |= parts
  }

  /** Has nothing changed that these parts follow from? */
  isKept(parts: number): boolean {
    return (this.#stale & parts) === 0
  }

  /** These parts have just been worked out. */
  keep(parts: number): void {
    this.#stale &= ~parts
  }

  /** At each height of the stack mostly the same procedure is under way as before: it is kept, and not looked up. */
  #procedureAt(height: number, name: string): AnyProcedure<S> {
    const before = this.#before[height]
    if (before !== undefined && before.name === name) return before
    const procedure = this.procedureNamed(name)
    this.#before[height] = procedure
    return procedure
  }

  /** Runs until somebody must be asked or the game is over. */
  run(): void {
    let steps = 0
    let last: Frame | undefined
    let procedure: AnyProcedure<S> | undefined
    while (this.state.pending === null && this.state.outcome === null) {
      const stack = this.state.stack
      const f = stack[stack.length - 1]
      if (f === undefined) throw new Error(`${this.game.id}: nothing left to do, yet the game is not over`)
      if (f !== last || procedure === undefined) procedure = this.#procedureAt(stack.length - 1, f.procedure)
      last = f
      const at = f.step
      const step = procedure.steps[at]
      if (step === undefined) {
        stack.pop()
        continue
      }
      if (++steps > STEP_LIMIT) throw new Error(this.#endless())
      f.step = at + 1
      if (!ruleOn(step.rule)) continue
      const cited = procedure.cites[at] as string
      this.rule = cited === '' ? this.#ruleBelow() : cited
      step.run(this, f)
    }
    if (this.state.outcome !== null) this.state.pending = null
  }

  /** The rule for which mere machinery was called: people are never told its labels. */
  #ruleBelow(): string {
    const { stack } = this.state
    for (let i = stack.length - 2; i >= 0; i--) {
      const f = stack[i] as Frame
      if (f.procedure === 'batch') return (f as BatchFrame).cause
      const { cites } = this.procedureNamed(f.procedure)
      const cited = cites[f.step - 1] ?? cites[f.step] ?? ''
      if (cited !== '') return cited
    }
    return ''
  }

  #endless(): string {
    const frames = this.state.stack.map((f) => {
      const steps = this.procedureNamed(f.procedure).steps
      return `${f.procedure} at ${steps[Math.min(f.step, steps.length - 1)]?.rule ?? 'its end'}`
    })
    // Of a deep stack its ends are enough.
    const said = frames.length > 16 ? [...frames.slice(0, 4), '...', ...frames.slice(-12)] : frames
    return `endless loop at rule ${this.rule}: ${said.join(' > ')}; cards: ${this.game.describe(this, this.state.stack)}`
  }

  /** Calls a procedure: it runs to its end before the next step of the current one. */
  call<L>(procedure: Named<L>, locals: NoInfer<L>): Frame & L {
    const f = { procedure: procedure.name, step: 0, ...locals } as Frame & L
    this.state.stack.push(f)
    return f
  }

  /** The current step is to be run again, after what it asked or called. */
  again(f: Frame): void {
    f.step--
  }

  /** Goes on with the step of this rule (the first so labelled) next. */
  goTo(f: Frame, label: string): void {
    const at = this.procedureNamed(f.procedure).places.get(label)
    if (at === undefined) throw new Error(`${f.procedure} has no step ${label}`)
    f.step = at
  }

  /** Ends a procedure and everything it called; each does what it must when left early. */
  leave(f: Frame): void {
    const stack = this.state.stack
    const at = stack.indexOf(f)
    if (at < 0) throw new Error(`${f.procedure} is not under way, so it cannot be left`)
    while (stack.length > at) {
      const left = stack.pop() as Frame
      this.procedureNamed(left.procedure).leave?.(this, left)
    }
  }

  /** The innermost frame of a procedure, if it is under way. */
  frameOf<L>({ name }: Named<L>): (Frame & L) | null {
    const stack = this.state.stack
    for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.procedure === name) return stack[i] as Frame & L
    return null
  }

  /**
   * These events happen, together. A watched batch takes a frame and is over only when the next step of the caller
   * runs: at most one per step, as its last act. What became of the events is found in the local `into` of `f` (a
   * reference kept to the batch itself would go astray when the state is copied).
   */
  happen(batch: GameEvent[], f?: Frame, into?: string): void {
    if (batch.length > 0 && this.timing.watched(this, batch)) {
      const top = this.state.stack[this.state.stack.length - 1]
      if (top?.procedure === 'batch' && top.step === 0) {
        const kinds = [(top as BatchFrame).batch, batch].map((b) => b.map((event) => event.kind).join('+'))
        throw new Error(
          `rule ${this.rule}: ${kinds.join(' and then ')} in one step would happen in reverse order`,
        )
      }
      const returns = f && into !== undefined ? { to: this.state.stack.lastIndexOf(f), into } : null
      const frame: BatchFrame = {
        procedure: 'batch',
        step: 0,
        batch,
        cause: this.rule,
        returns,
        heard: null,
        notes: {},
      }
      this.state.stack.push(frame)
      return
    }
    if (f && into !== undefined) {
      applyBatch(this, batch)
      setLocal(f, into, batch)
    } else if (this.timing.heard !== undefined) applyBatch(this, batch)
    // Nobody listens, and nobody asks what became of it.
    else for (const event of batch) applyEvent(this, event)
  }

  /** Follows the name of a card wherever it is said; nothing, at a table. */
  beside(card: CardId, lang: Lang): string {
    return this.called === null ? '' : this.called(card, lang)
  }

  note(event: GameEvent): void {
    const { log, state } = this
    if (log === null) return
    const faces: [CardId, number][] = []
    for (const id of this.game.cardsOf(event)) faces.push([id, (state.cards[id] as Card).known])
    const entry: LogEntry = { rule: this.rule, event: { ...event }, faces }
    const seats = this.game.seatsOf?.(this, event)
    if (seats !== undefined) entry.seats = seats
    log.push(entry)
  }

  /** Tells readers of something by its own rule, where no event does: a keyword that acts, an effect without a target. */
  tell(rule: string, event: GameEvent): void {
    if (this.log === null) return
    const { rule: before } = this
    this.rule = rule
    this.note(event)
    this.rule = before
  }

  #decision(kind: Decision['kind'], seat: Seat, options: readonly Option[], details: AskDetails): Decision {
    const decision: Decision = {
      seat,
      rule: details.rule ?? this.rule,
      kind,
      prompt: details.prompt,
      options,
      min: kind === 'choose' ? 1 : kind === 'order' ? options.length : 0,
      max: kind === 'choose' ? 1 : options.length,
    }
    if (details.source !== undefined) decision.source = details.source
    if (details.secret) decision.secret = true
    return decision
  }

  #ask(into: string, decision: Decision): void {
    this.state.pending = { mode: 'one', into, decisions: [decision], answers: [null] }
  }

  /** Asks for one of the options; the value of the answer is put into the local. Nothing to choose: nobody is asked. */
  choose(f: Frame, into: string, seat: Seat, options: readonly Option[], details: AskDetails): void {
    if (options.length === 0) setLocal(f, into, null)
    else if (options.length === 1 && !details.secret) {
      this.forced?.(this.#decision('choose', seat, options, details))
      setLocal(f, into, options[0]?.value)
    } else this.#ask(into, this.#decision('choose', seat, options, details))
  }

  /** Asks for min to max of the options; the local receives the list of their values. */
  pick(
    f: Frame,
    into: string,
    seat: Seat,
    options: readonly Option[],
    details: AskDetails & { min: number; max: number; constraint?: Constraint },
  ): void {
    const max = Math.min(details.max, options.length)
    const min = Math.min(details.min, max)
    if ((min === options.length || max === 0) && !details.secret) {
      if (max > 0) this.forced?.(this.#decision('pick', seat, options, details))
      setLocal(f, into, max === 0 ? [] : options.map((o) => o.value))
    } else {
      const decision = this.#decision('pick', seat, options, details)
      decision.min = min
      decision.max = max
      if (details.constraint) decision.constraint = details.constraint
      this.#ask(into, decision)
    }
  }

  /** Asks for an order of all the options. */
  order(f: Frame, into: string, seat: Seat, options: readonly Option[], details: AskDetails): void {
    if (options.length < 2 && !details.secret) {
      if (options.length > 0) this.forced?.(this.#decision('order', seat, options, details))
      setLocal(
        f,
        into,
        options.map((o) => o.value),
      )
    } else this.#ask(into, this.#decision('order', seat, options, details))
  }

  /** Asks several seats, each for one of its options, or for at least so many: all in secret, or any of them. */
  askSeats(
    mode: 'all' | 'any',
    into: string,
    offers: readonly { seat: Seat; options: readonly Option[]; details: AskDetails; min?: number }[],
  ): void {
    const decisions = offers.map(({ seat, options, details, min }) =>
      min === undefined
        ? this.#decision('choose', seat, options, details)
        : { ...this.#decision('pick', seat, options, details), min },
    )
    this.state.pending = { mode, into, decisions, answers: decisions.map(() => null) }
  }

  /** Takes a legal answer; goes on if no more are wanted. */
  answer(index: number, choice: Choice): void {
    const pending = this.state.pending as Pending
    const decision = pending.decisions[index] as Decision
    const f = this.state.stack[this.state.stack.length - 1] as Frame
    if (pending.mode === 'all') {
      pending.answers[index] = choice
      if (pending.answers.some((a) => a === null)) return
      const values = pending.decisions.map((d, i) => answerValue(d, pending.answers[i] as Choice))
      this.state.pending = null
      setLocal(f, pending.into, values)
    } else {
      const value = answerValue(decision, choice)
      this.state.pending = null
      setLocal(f, pending.into, pending.mode === 'any' ? { seat: decision.seat, value } : value)
    }
    this.run()
  }
}

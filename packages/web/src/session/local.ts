/** Playing without a server: a session whose game runs in a worker of this page and survives a reload. */
import type { Choice, Lang, Replay } from '@regelwerk/core'
import { addLines } from '@regelwerk/protocol'
import { say } from '../messages/library.ts'
import { type Pace, settings } from '../settings.ts'
import { keepGame, keptGame } from './kept-games.ts'
import type { FromTable, LocalPlan, LocalRecord, ToTable } from './local-table.ts'
import { type Session, SessionStore } from './session.ts'

export type { LocalPlan, LocalRecord } from './local-table.ts'

/** Milliseconds that a bot's doings stay before the next. */
const PACE: Readonly<Record<Pace, number>> = { slow: 1600, usual: 650, fast: 120, none: 0 }

let current: LocalSession | null = null

class LocalSession implements Session {
  readonly #store: SessionStore
  readonly #worker: Worker
  readonly #bots: LocalPlan['bots']
  /** What the game is known by. */
  readonly seed: string
  #lang: Lang
  #pace = PACE[settings().pace]
  #replays: ((replay: Replay) => void)[] = []

  constructor(first: { plan: LocalRecord['plan'] } | { record: LocalRecord }, lang: Lang) {
    const { bots, seed } = 'plan' in first ? first.plan : first.record.plan
    this.seed = seed
    this.#bots = bots
    this.#lang = lang
    this.#store = new SessionStore({ names: this.#names(), busy: true })
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromTable>) => this.#hear(data))
    this.#worker.addEventListener('error', ({ message }) =>
      this.#store.set({
        busy: false,
        hint: null,
        problem: say(this.#lang, 'trouble-game', { detail: message ?? '' }),
      }),
    )
    const pace = this.#pace
    this.#tell(
      'plan' in first ? { kind: 'begin', ...first, lang, pace } : { kind: 'continue', ...first, lang, pace },
    )
  }

  state = () => this.#store.state()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  answer(choice: Choice): void {
    const { screen } = this.state()
    if (screen !== null) this.#ask({ kind: 'answer', seq: screen.seq, choice })
  }

  undo(): void {
    this.#ask({ kind: 'undo' })
  }

  concede(): void {
    this.#ask({ kind: 'concede' })
  }

  hint(): void {
    const { screen } = this.state()
    if (screen === null) return
    this.#store.set({ hint: { seq: screen.seq, answers: null }, problem: null })
    this.#tell({ kind: 'hint', seq: screen.seq })
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#store.set({ names: this.#names() })
    this.#tell({ kind: 'speak', lang })
  }

  leave(): void {
    this.#worker.terminate()
    if (current === this) current = null
  }

  replay(): Promise<Replay> {
    return new Promise((done) => {
      this.#replays.push(done)
      this.#tell({ kind: 'replay' })
    })
  }

  #names(): string[] {
    const several = this.#bots.filter((bot) => bot !== null).length > 1
    return this.#bots.map((bot, seat) =>
      bot === null
        ? say(this.#lang, 'you')
        : say(this.#lang, 'bot', { number: several ? seat + 1 : '' }).trim(),
    )
  }

  #tell(message: ToTable): void {
    this.#worker.postMessage(message)
  }

  #ask(message: ToTable): void {
    this.#store.set({ busy: true, problem: null })
    this.#tell(message)
  }

  #keepPace(): void {
    const pace = PACE[settings().pace]
    if (pace === this.#pace) return
    this.#pace = pace
    this.#tell({ kind: 'pace', pace })
  }

  #hear(message: FromTable): void {
    if (message.kind === 'screen') {
      const { screen, record } = message
      keepGame(record)
      this.#keepPace()
      this.#store.set({ screen, log: addLines(this.state().log, screen.log), busy: false })
    } else if (message.kind === 'replay') {
      for (const done of this.#replays.splice(0)) done(message.replay)
    } else if (message.kind === 'hint') {
      const { seq, answers } = message
      this.#store.set({ hint: { seq, answers } })
    } else {
      const problem = say(this.#lang, `trouble-${message.what}`, { detail: message.detail })
      this.#store.set({ busy: false, problem, ...(message.what === 'hint' && { hint: null }) })
    }
  }
}

function newSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(words, (word) => word.toString(36)).join('')
}

function open(first: ConstructorParameters<typeof LocalSession>[0], lang: Lang): Session {
  current?.leave()
  current = new LocalSession(first, lang)
  return current
}

/** Begins a game; one that was going on is kept, and can be gone on with. */
export const startLocal = (plan: LocalPlan, lang: Lang = 'en'): Session =>
  open({ plan: { ...plan, seed: plan.seed ?? newSeed() } }, lang)

/** Goes on from a record: a game kept here, or a replay up to some answer (its hash unknown: ''). */
export const resumeLocal = (record: LocalRecord, lang: Lang = 'en'): Session => open({ record }, lang)

/** A game that is kept here, or the one that was played last; null: there is none. */
export function continueLocal(lang: Lang = 'en', seed?: string): Session | null {
  const record = keptGame(seed)
  return record && resumeLocal(record, lang)
}

/** The game that goes on in this page, if it is the one that is meant. */
export const currentLocal = (seed?: string): Session | null =>
  seed === undefined || current?.seed === seed ? current : null

/** The game so far as a replay that can be kept, checked and played again; null: not a game of this page. */
export const replayOf = (session: Session): Promise<Replay> | null =>
  session instanceof LocalSession ? session.replay() : null

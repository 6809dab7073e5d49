/** Playing without a server: a session whose game runs in a worker of this page and survives a reload. */
import type { Choice, Lang, Replay } from '@regelwerk/core'
import {
  addLines,
  type Foreseen,
  type KeptReplay,
  type Passing,
  type Until,
  untilAfter,
} from '@regelwerk/protocol'
import { loadGame, type Wanted } from '@regelwerk/protocol/games'
import { say } from '../messages/library.ts'
import { onSettings, settings, stopsOf } from '../settings.ts'
import { keepNow, keepSoon, keptGame } from './kept-games.ts'
import type { FromTable, LocalPlan, LocalRecord, ToTable } from './local-table.ts'
import { PACE } from './pace.ts'
import { type Session, SessionStore } from './session.ts'
import { wantedBy } from './wanted.ts'

export type { LocalPlan, LocalRecord } from './local-table.ts'

let current: LocalSession | null = null

/** Milliseconds: what is drawn sooner is not seen sooner. */
const FRAME = 12

class LocalSession implements Session {
  readonly #store: SessionStore
  readonly #worker: Worker
  readonly #bots: LocalPlan['bots']
  readonly #game: string
  readonly #deaf: () => void
  /** What the game is known by. */
  readonly seed: string
  readonly wanted: Wanted
  #lang: Lang
  #pace = PACE[settings().pace]
  #stops = settings().stops
  #orders = settings().orders
  /** What has come in and is not shown yet. */
  #came: (FromTable & { kind: 'screen' })[] = []
  #replays: ((replay: Replay) => void)[] = []
  readonly #foreseeing = new Map<string, (foreseen: Foreseen | null) => void>()

  constructor(first: { plan: LocalRecord['plan'] } | { record: LocalRecord }, lang: Lang) {
    const { bots, seed, game } = 'plan' in first ? first.plan : first.record.plan
    this.seed = seed
    this.#bots = bots
    this.#game = game
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
    const manner = { lang, pace: this.#pace, passing: this.#passing }
    const begun: ToTable =
      'plan' in first ? { kind: 'begin', ...first, ...manner } : { kind: 'continue', ...first, ...manner }
    this.wanted = wantedBy(begun)
    // The page draws it, so it is fetched while the worker begins.
    void loadGame(game, this.wanted).catch(() => {})
    this.#tell(begun)
    this.#deaf = onSettings(() => this.#keepManner())
  }

  state = () => this.#store.state()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  answer(choice: Choice): void {
    const { screen, until } = this.state()
    if (screen === null) return
    if (screen.decision !== null) this.#store.set({ until: untilAfter(until, screen.decision, choice) })
    this.#ask({ kind: 'answer', seq: screen.seq, choice })
  }

  undo(): void {
    this.#store.set({ until: null })
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

  hurry(): void {
    this.#tell({ kind: 'hurry' })
  }

  end(now: boolean): void {
    this.#tell({ kind: 'end', now })
  }

  foresee(index: number): Promise<Foreseen | null> {
    const seq = this.state().screen?.seq ?? -1
    return new Promise((done) => {
      this.#foreseeing.set(`${seq} ${index}`, done)
      this.#tell({ kind: 'foresee', seq, index })
    })
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#store.set({ names: this.#names() })
    this.#tell({ kind: 'speak', lang })
  }

  passUntil(until: Until | null): void {
    this.#store.set({ until })
    this.#tell({ kind: 'passing', passing: this.#passing })
  }

  leave(): void {
    this.#show()
    keepNow()
    this.#deaf()
    this.#worker.terminate()
    if (current === this) current = null
  }

  replay(): Promise<KeptReplay> {
    return new Promise((done) => {
      // Whoever is sent it reads the name of who played; without one it is told to who watches it as their own.
      const names = this.#names().map((name, seat) => (this.#bots[seat] === null && settings().name) || name)
      this.#replays.push((replay) => done({ ...replay, names }))
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

  get #passing(): Passing {
    return { stops: stopsOf(this.#game), until: this.state().until, orders: settings().orders }
  }

  #keepManner(): void {
    const pace = PACE[settings().pace]
    if (pace !== this.#pace) this.#tell({ kind: 'pace', pace })
    this.#pace = pace
    const { stops, orders } = settings()
    if (stops !== this.#stops || orders !== this.#orders)
      this.#tell({ kind: 'passing', passing: this.#passing })
    this.#stops = stops
    this.#orders = orders
  }

  /** What comes in within one frame is drawn once: where the page passes for the player, screens follow each other at once. */
  #show(): void {
    const came = this.#came.splice(0)
    const last = came.at(-1)
    if (last === undefined) return
    const { screen, record, ending } = last
    const log = came.reduce((lines, one) => addLines(lines, one.screen.log), this.state().log)
    const until = came.reduce(
      (now, one) => (one.screen.decision ? untilAfter(now, one.screen.decision) : now),
      this.state().until,
    )
    this.#store.set({ screen, ending, log, until, busy: false })
    keepSoon(record)
  }

  #hear(message: FromTable): void {
    if (message.kind === 'screen') {
      this.#came.push(message)
      if (this.#came.length === 1) setTimeout(() => this.#show(), FRAME)
    } else if (message.kind === 'replay') {
      this.#show()
      for (const done of this.#replays.splice(0)) done(message.replay)
    } else if (message.kind === 'next') {
      this.#show()
      this.#store.set({ next: message.plan })
    } else if (message.kind === 'foreseen') {
      const key = `${message.seq} ${message.index}`
      this.#foreseeing.get(key)?.(message.foreseen)
      this.#foreseeing.delete(key)
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
export const replayOf = (session: Session): Promise<KeptReplay> | null =>
  session instanceof LocalSession ? session.replay() : null

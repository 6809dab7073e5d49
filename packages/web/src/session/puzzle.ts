/** A session in which a puzzle is solved; its match runs in a worker of this page. */
import type { Choice, Lang, Task } from '@regelwerk/core'
import { sayPuzzle } from '../messages/puzzles.ts'
import { settings } from '../settings.ts'
import { PACE } from './pace.ts'
import type { FromPuzzle, ToPuzzle } from './puzzle-table.ts'
import { type Session, SessionStore } from './session.ts'

export class PuzzleSession implements Session {
  readonly #store: SessionStore
  readonly #worker: Worker
  #lang: Lang

  constructor(game: string, task: Task, lang: Lang) {
    this.#lang = lang
    this.#store = new SessionStore({ names: this.#names(), busy: true })
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromPuzzle>) => this.#hear(data))
    this.#tell({ kind: 'begin', game, task, lang, pace: PACE[settings().pace] })
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

  /** From the beginning. */
  again(): void {
    this.#ask({ kind: 'again' })
  }

  hint(): void {
    const { screen } = this.state()
    if (screen === null) return
    this.#store.set({ hint: { seq: screen.seq, answers: null } })
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
  }

  #names(): string[] {
    return [sayPuzzle(this.#lang, 'you'), sayPuzzle(this.#lang, 'opponent')]
  }

  #tell(message: ToPuzzle): void {
    this.#worker.postMessage({ puzzle: message })
  }

  #ask(message: ToPuzzle): void {
    this.#store.set({ busy: true, problem: null, hint: null })
    this.#tell(message)
  }

  #hear(message: FromPuzzle): void {
    if (message.kind === 'screen') {
      const { screen, standing } = message
      this.#store.set({ screen, log: screen.log.lines, busy: false, puzzle: standing })
    } else if (message.kind === 'lost') {
      if (message.seq === this.state().screen?.seq) this.#store.set({ puzzle: 'lost' })
    } else if (message.kind === 'hint') {
      this.#store.set({ hint: { seq: message.seq, answers: message.answers } })
    } else {
      this.#store.set({ busy: false, hint: null, problem: message.detail })
    }
  }
}

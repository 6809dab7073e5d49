/** A session in which somebody is taught: a position played by a script, with real rules. */
import {
  type Choice,
  type Game,
  type Lang,
  type Lesson,
  type Said,
  type State,
  Teaching,
} from '@regelwerk/core'
import { obstaclesOf, type Screen, screenOf } from '@regelwerk/protocol'
import { sayLesson } from '../messages/lesson.ts'
import { settings } from '../settings.ts'
import { PACE } from './pace.ts'
import { type LessonStanding, type Session, SessionStore } from './session.ts'

const LEARNER = 0

export class LessonSession implements Session {
  readonly #teaching: Teaching<State>
  readonly #store: SessionStore
  #lang: Lang
  #remark: Said | null = null
  /** What it is about has been read. */
  #hasBegun = false
  #isReplying = false
  #isLeft = false

  constructor(game: Game, lesson: Lesson, lang: Lang) {
    this.#teaching = new Teaching(game, lesson)
    this.#lang = lang
    this.#store = new SessionStore({ names: this.#names() })
    void this.#goOn()
  }

  state = () => this.#store.state()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  answer(choice: Choice): void {
    if (this.#isReplying) return
    // Who acts has read.
    this.#hasBegun = true
    if (this.#teaching.step?.do.length === 0) this.#teaching.goOn()
    const taught = this.#teaching.answer(choice)
    this.#remark = taught.isMeant ? null : taught.say
    if (taught.isMeant) void this.#goOn()
    else this.#show()
  }

  /** What there was to read has been read. */
  goOn(): void {
    if (this.#isReplying) return
    if (!this.#hasBegun) {
      this.#hasBegun = true
      this.#show()
    } else if (this.#teaching.step?.do.length === 0) {
      this.#teaching.goOn()
      void this.#goOn()
    }
  }

  // What is done by a script is not taken back.
  undo(): void {}

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#store.set({ names: this.#names() })
    this.#show()
  }

  leave(): void {
    this.#isLeft = true
  }

  #names(): string[] {
    return [sayLesson(this.#lang, 'you'), sayLesson(this.#lang, 'opponent')]
  }

  /** Lets the other player act, slowly enough to be followed. */
  async #goOn(): Promise<void> {
    const { match } = this.#teaching
    this.#isReplying = true
    try {
      for (let logged = match.logged; this.#teaching.reply(); logged = match.logged) {
        if (match.logged === logged) continue
        this.#show()
        await new Promise((done) => setTimeout(done, PACE[settings().pace]))
        if (this.#isLeft) return
      }
    } catch (wrong) {
      const detail = wrong instanceof Error ? wrong.message : String(wrong)
      this.#store.set({ problem: sayLesson(this.#lang, 'wrong', { detail }) })
    }
    this.#isReplying = false
    this.#show()
  }

  #show(): void {
    const { match, lesson, step, at } = this.#teaching
    const [meant] = this.#isReplying || !this.#hasBegun ? [] : this.#teaching.meant()
    const words = this.#hasBegun ? (step?.say ?? lesson.end) : lesson.about
    const whole = screenOf(match, LEARNER, this.#lang)
    const screen: Screen = {
      ...whole,
      ...(this.#isReplying && { decision: null }),
      obstacles: obstaclesOf(match, LEARNER),
      canUndo: false,
    }
    const standing: LessonStanding = {
      at: this.#hasBegun ? at + 1 : 0,
      of: lesson.steps.length + 1,
      say: this.#isReplying ? null : words,
      remark: this.#remark,
      isReading: !this.#hasBegun || step?.do.length === 0,
    }
    this.#store.set({
      screen,
      log: screen.log.lines,
      lesson: standing,
      hint: meant === undefined ? null : { seq: screen.seq, answers: [{ choice: meant, worth: 1 }] },
    })
  }
}

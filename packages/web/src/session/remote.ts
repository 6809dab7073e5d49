/** A match on a server as a session: what the server shows this seat, and what the player tells the server. */
import type { Choice, Lang, Seat } from '@regelwerk/core'
import {
  addLines,
  commitOf,
  type MatchInfo,
  nextScreen,
  type Screen,
  type ServerMessage,
} from '@regelwerk/protocol'

import { say, sayRefusal } from '../messages/match.ts'
import { type connection, Refusal } from './connection.ts'
import { entropyAfter, haveAdded, toReveal } from './fairness.ts'
import { type Session, SessionStore } from './session.ts'

/** So much of the chat is kept. */
const CHAT = 200
/**
 * Where there is nothing but passing, the page passes by itself, after a while that is drawn by lot: how long it takes
 * tells the others nothing of what is in the hand. Milliseconds.
 */
const SOONEST = 300
const LATEST = 900

export class RemoteSession implements Session {
  readonly #line: typeof connection
  readonly #id: string
  readonly #key: string | undefined
  readonly #store = new SessionStore({ connection: 'lost', chat: [] })
  readonly #exit: () => void
  #lang: Lang

  constructor(line: typeof connection, id: string, key: string | undefined, lang: Lang) {
    this.#line = line
    this.#id = id
    this.#key = key
    this.#lang = lang
    this.#exit = line.enter({
      hear: (message) => this.#hear(message),
      up: () => this.#open(),
      lost: () => this.#store.set({ connection: 'lost', busy: false }),
    })
  }

  state = () => this.#store.state()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  answer(choice: Choice): void {
    const picked = typeof choice === 'number' ? choice : [...choice]
    this.#do({ kind: 'answer', match: this.#id, seq: this.#seq, choice: picked })
  }

  undo(): void {
    this.#do({ kind: 'undo', match: this.#id, seq: this.#seq })
  }

  consent(yes: boolean): void {
    this.#do({ kind: 'consent', match: this.#id, seq: this.#seq, yes })
  }

  concede(): void {
    this.#do({ kind: 'concede', match: this.#id })
  }

  cancel(): void {
    this.#do({ kind: 'cancel', match: this.#id })
  }

  hint(): void {
    const seq = this.#seq
    this.#store.set({ hint: { seq, answers: null }, problem: null })
    this.#line
      .ask({ kind: 'hint', match: this.#id, seq })
      .then((reply) => {
        if (reply.kind === 'hint' && this.#seq === seq) {
          this.#store.set({ hint: { seq, answers: reply.answers } })
        }
      })
      .catch((wrong: unknown) => {
        // Once the game has gone on, nobody waits for it.
        if (this.#seq === seq) this.#store.set({ hint: null, problem: this.#words(wrong) })
      })
  }

  why(): void {
    const seq = this.#seq
    this.#line
      .ask({ kind: 'why', match: this.#id, seq })
      .then((reply) => {
        const { screen } = this.state()
        if (reply.kind === 'why' && screen?.seq === seq) {
          this.#store.set({ screen: { ...screen, obstacles: reply.obstacles } })
        }
      })
      .catch((wrong: unknown) => this.#failed(wrong))
  }

  rematch(): void {
    const { seat = -1 } = this.state()
    const entropy = entropyAfter(this.#id)
    this.#do({ kind: 'rematch', match: this.#id, commit: commitOf(seat, entropy) }, (reply) => {
      if (reply.kind === 'made') haveAdded(reply.match, entropy)
    })
  }

  say(text: string): void {
    this.#do({ kind: 'chat', match: this.#id, text })
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#line.speak(lang)
  }

  leave(): void {
    this.#line.ask({ kind: 'close', match: this.#id }).catch(() => {})
    this.#exit()
  }

  get #seq(): number {
    return this.state().screen?.seq ?? 0
  }

  /** Asks for the match from the start: all that was missed meanwhile comes with it. */
  #open(): void {
    this.#line
      .ask({ kind: 'open', match: this.#id, ...(this.#key !== undefined && { key: this.#key }) })
      .then(() => this.#store.set({ problem: null }))
      .catch((wrong: unknown) => this.#failed(wrong))
  }

  #do(message: Parameters<typeof connection.ask>[0], done: (reply: ServerMessage) => void = () => {}): void {
    this.#store.set({ busy: true, problem: null })
    this.#line
      .ask(message)
      .then((reply) => {
        done(reply)
        // An answer has been given when its screen is here: until then the old question stands there.
        if (message.kind !== 'answer') this.#store.set({ busy: false })
      })
      .catch((wrong: unknown) => this.#failed(wrong))
  }

  /** Everybody has committed to what they add to the seed: what we add is told now. */
  #reveal(match: MatchInfo, seat: Seat): void {
    const entropy = toReveal(match, seat)
    if (entropy === null) this.#store.set({ problem: say(this.#lang, 'revealLost') })
    else this.#do({ kind: 'reveal', match: match.id, entropy })
  }

  #passLater(seq: number): void {
    setTimeout(
      () => {
        const { screen, busy } = this.state()
        if (screen?.seq === seq && screen.decision?.alone && !busy) this.answer(0)
      },
      SOONEST + Math.random() * (LATEST - SOONEST),
    )
  }

  #failed(wrong: unknown): void {
    this.#store.set({ busy: false, problem: this.#words(wrong) })
  }

  #words(wrong: unknown): string {
    return wrong instanceof Refusal ? sayRefusal(this.#lang, wrong) : String(wrong)
  }

  /** null: something was missed. */
  #show(screen: Screen | null): void {
    if (screen === null) this.#open()
    else {
      this.#store.set({ screen, log: addLines(this.state().log, screen.log), busy: false })
      if (screen.decision?.alone) this.#passLater(screen.seq)
    }
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'match' && message.match.id === this.#id) {
      const { match, seat, kept } = message
      const names = match.seats.map(({ name, bot }) =>
        bot === undefined ? (name ?? '…') : say(this.#lang, 'bot'),
      )
      this.#store.set({ connection: 'connected', match, seat, kept, names })
      if (match.state === 'revealing' && match.seats[seat]?.ready === false) this.#reveal(match, seat)
    } else if (message.kind === 'clocks' && message.match === this.#id) {
      const { match } = this.state()
      if (match !== undefined) this.#store.set({ match: { ...match, clocks: message.clocks } })
    } else if ((message.kind === 'screen' || message.kind === 'change') && message.match === this.#id) {
      this.#show(nextScreen(this.state().screen, message))
    } else if (message.kind === 'chat' && message.match === this.#id) {
      const { from, text } = message
      this.#store.set({ chat: [...(this.state().chat ?? []), { from, text }].slice(-CHAT) })
    }
  }
}

/** A match on a server as a session: what the server shows this seat, and what the player tells the server. */
import type { Choice, Lang, Seat } from '@regelwerk/core'
import {
  addLines,
  commitOf,
  type Foreseen,
  type MatchInfo,
  nextScreen,
  type Screen,
  type ServerMessage,
  type Unasked,
  type Until,
  unaskedAnswer,
  untilAfter,
} from '@regelwerk/protocol'

import { say, sayRefusal } from '../messages/match.ts'
import { onSettings, settings, stopsOf } from '../settings.ts'
import { type connection, Refusal } from './connection.ts'
import { entropyAfter, haveAdded, toReveal } from './fairness.ts'
import { MOMENT } from './pace.ts'
import { drawTime, rememberTime, timesAt } from './pass-times.ts'
import { type Session, type SessionState, SessionStore } from './session.ts'

/** A server is asked what would happen at most so often for one decision: who asks too much is not answered at all. */
const MOST_FORESEEN = 8
/** So much of the chat is kept. */
const CHAT = 200
export class RemoteSession implements Session {
  readonly #line: typeof connection
  readonly #id: string
  readonly #key: string | undefined
  readonly #store = new SessionStore({ connection: 'lost', chat: [] })
  readonly #exit: () => void
  readonly #deaf: () => void
  #lang: Lang
  /** As it came in: what is passed for the player is not shown as asked. */
  #came: Screen | null = null
  #cameAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The player is taking back: what would be passed again at once is taken back with it. */
  #isTakingBack = false

  /** What is answered for the player once the time has come. */
  #later: (() => void) | null = null
  /** After so many answers the player wants to be asked, though there is nothing but one answer. */
  #stays = -1
  #foreseen = { seq: -1, n: 0 }

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
    let { stops, passing, orders } = settings()
    this.#deaf = onSettings(() => {
      const now = settings()
      if (now.stops === stops && now.passing === passing && now.orders === orders) return
      ;({ stops, passing, orders } = now)
      this.#consider()
    })
  }

  state = () => this.#store.state()
  subscribe = (listener: () => void) => this.#store.subscribe(listener)

  answer(choice: Choice): void {
    const picked = typeof choice === 'number' ? choice : [...choice]
    const { screen, until } = this.state()
    if (screen?.decision) {
      const { window, options } = screen.decision
      if (window?.pass === choice && this.#isAgainstPeople && options.length > 1)
        rememberTime(`${screen.game} ${window.id}`, Date.now() - this.#cameAt)
      this.#store.set({ until: untilAfter(until, screen.decision, choice) })
    }
    this.#isTakingBack = false
    this.#do({ kind: 'answer', match: this.#id, seq: this.#seq, choice: picked })
  }

  undo(): void {
    clearTimeout(this.#timer)
    this.#isTakingBack = true
    this.#store.set({ until: null })
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
        if (reply.kind !== 'why' || this.#came?.seq !== seq) return
        this.#came = { ...this.#came, obstacles: reply.obstacles }
        this.#consider()
      })
      .catch((wrong: unknown) => this.#failed(wrong))
  }

  foresee(index: number): Promise<Foreseen | null> {
    const seq = this.#seq
    const n = this.#foreseen.seq === seq ? this.#foreseen.n + 1 : 1
    this.#foreseen = { seq, n }
    if (n > MOST_FORESEEN) return Promise.resolve(null)
    return this.#line.ask({ kind: 'foresee', match: this.#id, seq, index }).then(
      (reply) => (reply.kind === 'foreseen' ? reply.foreseen : null),
      // Who is not told does without it.
      () => null,
    )
  }

  rematch(): void {
    const { seat = -1 } = this.state()
    const entropy = entropyAfter(this.#id)
    this.#do({ kind: 'rematch', match: this.#id, commit: commitOf(seat, entropy) }, (reply) => {
      if (reply.kind !== 'made') return
      haveAdded(reply.match, entropy)
      // A draft leads to another seat.
      if (reply.seat !== undefined) this.#sit(reply.match, reply.key, reply.seat, entropy)
    })
  }

  #sit(match: string, key: string, seat: Seat, entropy: string): void {
    this.#line
      .ask({ kind: 'join', match, key, seat, commit: commitOf(seat, entropy) })
      .catch((wrong: unknown) => this.#failed(wrong))
  }

  say(text: string): void {
    this.#do({ kind: 'chat', match: this.#id, text })
  }

  passUntil(until: Until | null): void {
    this.#store.set({ until })
    this.#consider()
  }

  end(now: boolean): void {
    clearTimeout(this.#timer)
    if (now) this.#later?.()
    else this.#stays = this.#seq
    if (!now) this.#consider()
  }

  speak(lang: Lang): void {
    if (lang === this.#lang) return
    this.#lang = lang
    this.#line.speak(lang)
  }

  leave(): void {
    this.#line.ask({ kind: 'close', match: this.#id }).catch(() => {})
    clearTimeout(this.#timer)
    this.#deaf()
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

  get #isAgainstPeople(): boolean {
    const { match, seat } = this.state()
    return match?.seats.some(({ bot }, other) => other !== seat && bot === undefined) ?? false
  }

  /** Shows what has come in, or passes: at once, or after a while that tells the others nothing. */
  #consider(also: Partial<SessionState> = {}): void {
    clearTimeout(this.#timer)
    const screen = this.#came
    if (screen === null) return
    const { decision } = screen
    const { stops, orders } = { stops: stopsOf(screen.game), orders: settings().orders }
    const { until } = this.state()
    const isAsked = !decision || this.#stays === screen.seq
    const unasked = isAsked ? null : unaskedAnswer(decision, { stops, orders, until })
    // Asked something else, or nothing, the player is where they wanted to be, or has not been let go back.
    this.#isTakingBack &&= unasked !== null
    const goesBack = this.#isTakingBack && screen.canUndo
    if (unasked === null || (this.#isTakingBack && !goesBack)) {
      this.#store.set({
        ...also,
        screen,
        passing: false,
        ending: false,
        until: decision ? untilAfter(until, decision) : until,
      })
      return
    }
    const ending = unasked.moment === true && !goesBack
    this.#store.set({ ...also, screen: { ...screen, decision: null }, passing: true, ending })
    if (goesBack) this.undo()
    else this.#answerLater(unasked, screen)
  }

  #answerLater({ choice, by, moment }: Unasked, { game, seq, decision }: Screen): void {
    const isCovered = by === 'unable' && this.#isAgainstPeople && settings().passing === 'covered'
    const drawn = isCovered ? drawTime(timesAt(`${game} ${decision?.window?.id}`), Math.random) : null
    const wait = drawn ?? (moment ? MOMENT : 0)
    const picked = typeof choice === 'number' ? choice : [...choice]
    this.#later = () => this.#do({ kind: 'answer', match: this.#id, seq, choice: picked })
    this.#timer = setTimeout(this.#later, Math.max(0, this.#cameAt + wait - Date.now()))
  }

  #failed(wrong: unknown): void {
    const { screen } = this.state()
    // What could not be passed for the player is asked.
    this.#store.set({
      busy: false,
      problem: this.#words(wrong),
      passing: false,
      ending: false,
      screen: this.#came ?? screen,
    })
  }

  #words(wrong: unknown): string {
    return wrong instanceof Refusal ? sayRefusal(this.#lang, wrong) : String(wrong)
  }

  /** null: something was missed. */
  #show(screen: Screen | null): void {
    if (screen === null) this.#open()
    else {
      this.#came = screen
      this.#cameAt = Date.now()
      this.#consider({ log: addLines(this.state().log, screen.log), busy: false })
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
      this.#show(nextScreen(this.#came, message))
    } else if (message.kind === 'chat' && message.match === this.#id) {
      const { from, text } = message
      this.#store.set({ chat: [...(this.state().chat ?? []), { from, text }].slice(-CHAT) })
    }
  }
}

/** Those around a table: each connection is shown what its seat may see, in its language, and only what is new. */
import { type Lang, type Match, type Seat, WATCHER } from '@regelwerk/core'
import { screenOf } from '@regelwerk/protocol'
import type { Guest } from './guests.ts'

export interface Listener {
  readonly guest: Guest
  readonly lang: Lang
  send(message: string): void
}

interface Shown {
  seat: Seat
  lang: Lang
  /** The state of the match that was shown last; -1: none. */
  seq: number
  /** How much of the log. */
  logged: number
}

const NOTHING: Shown = { seat: WATCHER, lang: 'en', seq: -1, logged: 0 }

export class Audience {
  readonly #listeners = new Map<Listener, Shown>()

  constructor(
    readonly match: string,
    readonly seatOf: (guest: string) => Seat,
    readonly keptFor: (guest: string) => Seat | null,
  ) {}

  add(listener: Listener): void {
    this.#listeners.set(listener, NOTHING)
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  has(listener: Listener): boolean {
    return this.#listeners.has(listener)
  }

  get size(): number {
    return this.#listeners.size
  }

  get listeners(): Iterable<Listener> {
    return this.#listeners.keys()
  }

  isHere(guest: string | null): boolean {
    for (const listener of this.#listeners.keys()) if (listener.guest.id === guest) return true
    return false
  }

  /** How many watch; who has several tabs open is one. */
  get watching(): number {
    const guests = new Set<string>()
    for (const { guest } of this.#listeners.keys()) {
      if (this.seatOf(guest.id) === WATCHER) guests.add(guest.id)
    }
    return guests.size
  }

  tell(message: string): void {
    for (const listener of this.#listeners.keys()) listener.send(message)
  }

  /** What is told of the match, with the reader's seat; `info` is JSON. */
  tellInfo(info: string): void {
    for (const listener of this.#listeners.keys()) listener.send(this.infoFor(info, listener))
  }

  infoFor(info: string, { guest }: Listener, re?: number): string {
    const reply = re === undefined ? '' : `,"re":${re}`
    const seat = this.keptFor(guest.id)
    const kept = seat === null ? '' : `,"kept":${seat}`
    return `{"kind":"match"${reply},"match":${info},"seat":${this.seatOf(guest.id)}${kept}}`
  }

  /** Shows the match to all who have not seen it in this state; returns what went wrong, if anything did. */
  show(match: Match, seq: number): unknown[] {
    const made = new Map<string, string>()
    const wrong: unknown[] = []
    for (const [listener, shown] of this.#listeners) {
      const { lang, guest } = listener
      const seat = this.seatOf(guest.id)
      const same = shown.seat === seat && shown.lang === lang
      if (same && shown.seq === seq) continue
      const from = same && shown.seq >= 0 ? shown.logged : 0
      const key = `${seat} ${lang} ${from}`
      try {
        const message = made.get(key) ?? this.#message(match, seat, lang, from, seq)
        made.set(key, message)
        listener.send(message)
        this.#listeners.set(listener, { seat, lang, seq, logged: match.logged })
      } catch (error) {
        wrong.push(error)
      }
    }
    return wrong
  }

  #message(match: Match, seat: Seat, lang: Lang, from: number, seq: number): string {
    const screen = { ...screenOf(match, seat, lang, from), seq }
    return JSON.stringify({ kind: 'screen', match: this.match, screen })
  }

  /** The log has no more entries than this now: what was shown beyond is void, also if others take its place. */
  shorten(logged: number): void {
    for (const [listener, shown] of this.#listeners) {
      if (shown.logged > logged) this.#listeners.set(listener, { ...shown, logged })
    }
  }

  /** What anybody has seen no longer counts: all are shown everything anew. */
  forget(): void {
    for (const listener of this.#listeners.keys()) this.#listeners.set(listener, NOTHING)
  }
}

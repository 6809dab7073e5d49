/**
 * Those around a table: each connection is shown what its seat may see, in its language: the whole screen first, then
 * what has changed. What those of one seat and language are shown is made once for all of them.
 */
import { type Lang, type Match, type Seat, WATCHER } from '@regelwerk/core'
import { inShort, type Picture, Print, pictureOf } from '@regelwerk/protocol'
import { effort } from './effort.ts'
import type { Guest } from './guests.ts'

export interface Listener {
  readonly guest: Guest
  readonly lang: Lang
  /** There is so much it has not read yet that it is shown nothing until it has. */
  readonly isBehind: boolean
  send(message: string): void
  /** So many milliseconds of work were done for this listener alone. */
  charge(milliseconds: number): void
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

/** What a seat was shown last in a language. */
interface Rendering {
  seq: number
  print: Print
  logged: number
  /** The state that was shown before, and what leads from there to here. */
  since: number
  message: string
}

/** What is to be shown, and what of it has been made for somebody already, by seat and language. */
interface Stage {
  match: Match
  seq: number
  pictures: Map<string, Picture>
}

/** So many entries of the log are told to who opens a match: more than people make in one. */
const LONGEST_LOG = 2000

export class Audience {
  readonly #listeners = new Map<Listener, Shown>()
  readonly #renderings = new Map<string, Rendering>()
  /** Raised when somebody comes or goes. */
  version = 0

  constructor(
    readonly match: string,
    readonly seatOf: (guest: string) => Seat,
    readonly keptFor: (guest: string) => Seat | null,
  ) {}

  add(listener: Listener): void {
    this.#listeners.set(listener, NOTHING)
    this.version++
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
    this.#forgetUnread()
    this.version++
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

  /** Is anybody here who plays? */
  get isPlayedAt(): boolean {
    for (const { guest } of this.#listeners.keys()) if (this.seatOf(guest.id) !== WATCHER) return true
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

  /**
   * Shows the match to those of the wanted seats who have not seen it in this state. Says whether somebody has yet to
   * be shown it, and what went wrong.
   */
  show(
    match: Match,
    seq: number,
    isWanted: (seat: Seat) => boolean = () => true,
  ): { isLeft: boolean; wrong: unknown[] } {
    const wrong: unknown[] = []
    let isLeft = false
    const stage: Stage = { match, seq, pictures: new Map() }
    for (const [listener, shown] of this.#listeners) {
      const seat = this.seatOf(listener.guest.id)
      const isSame = shown.seat === seat && shown.lang === listener.lang
      if (isSame && shown.seq === seq) continue
      if (!isWanted(seat) || listener.isBehind) {
        isLeft = true
        continue
      }
      try {
        this.#showTo(listener, isSame ? shown : NOTHING, seat, stage)
      } catch (error) {
        wrong.push(error)
      }
    }
    return { isLeft, wrong }
  }

  #showTo(listener: Listener, shown: Shown, seat: Seat, stage: Stage): void {
    const { match, seq } = stage
    const { lang } = listener
    const { since, message } = this.#rendered(seat, lang, stage)
    if (shown.seq >= 0 && shown.seq === since) listener.send(message)
    else {
      const { took } = effort(() => {
        const from = Math.max(Math.min(shown.logged, match.logged), match.logged - LONGEST_LOG)
        const log = { from, lines: match.log(seat, lang, from), next: match.logged }
        const screen = { ...this.#picture(seat, lang, stage), log }
        listener.send(JSON.stringify({ kind: 'screen', match: this.match, screen }))
      })
      listener.charge(took)
    }
    if (shown === NOTHING) {
      this.#listeners.set(listener, { seat, lang, seq, logged: match.logged })
      this.#forgetUnread()
    } else {
      shown.seq = seq
      shown.logged = match.logged
    }
  }

  #rendered(seat: Seat, lang: Lang, stage: Stage): Rendering {
    const { match, seq } = stage
    const { logged } = match
    const key = `${seat} ${lang}`
    const last = this.#renderings.get(key)
    if (last?.seq === seq) return last
    const picture = this.#picture(seat, lang, stage)
    if (last === undefined) {
      const first = { seq, print: new Print(picture), logged, since: -1, message: '' }
      this.#renderings.set(key, first)
      return first
    }
    const from = Math.min(last.logged, logged)
    const log = { from, lines: match.log(seat, lang, from), next: logged }
    const change = last.print.next(picture) ?? '{}'
    // A `ScreenMessage`, put together by hand: the change is JSON already.
    const message = `{"kind":"change","match":"${this.match}","since":${last.seq},"log":${JSON.stringify(inShort(log))},"change":${change}}`
    last.since = last.seq
    last.seq = seq
    last.logged = logged
    last.message = message
    return last
  }

  #picture(seat: Seat, lang: Lang, { match, seq, pictures }: Stage): Picture {
    const key = `${seat} ${lang}`
    const made = pictures.get(key)
    if (made !== undefined) return made
    const picture = pictureOf(match, seat, lang)
    // A server counts what it has recorded, also answers that were taken back.
    picture.seq = seq
    pictures.set(key, picture)
    return picture
  }

  /** Keeps no screens that nobody reads. */
  #forgetUnread(): void {
    const read = new Set<string>()
    for (const { seat, lang, seq } of this.#listeners.values()) if (seq >= 0) read.add(`${seat} ${lang}`)
    for (const key of this.#renderings.keys()) if (!read.has(key)) this.#renderings.delete(key)
  }

  /** The log has no more entries than this now: what was shown beyond is void, also if others take its place. */
  shorten(logged: number): void {
    for (const shown of this.#listeners.values()) shown.logged = Math.min(shown.logged, logged)
    for (const rendering of this.#renderings.values()) {
      rendering.logged = Math.min(rendering.logged, logged)
    }
  }

  /** What anybody has seen no longer counts: all are shown everything anew. */
  forget(): void {
    this.#renderings.clear()
    for (const listener of this.#listeners.keys()) this.#listeners.set(listener, NOTHING)
  }
}

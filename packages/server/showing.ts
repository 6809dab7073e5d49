/**
 * Tables are shown in short slices, between which the server listens: first to those who are asked something. Who only
 * looks on is shown a table when nobody has spoken meanwhile, or at the latest after a while; what has changed several
 * times until then is shown once.
 */

export interface Shown {
  readonly game: { readonly id: string }
  /** Shows it to those who are asked, or to all; says whether somebody has yet to be shown it. */
  show(to: 'asked' | 'all'): boolean
}

export interface Outgoing {
  flush(): void
}

/** Milliseconds. */
const SLICE = 8
const LATEST = 2000

export class Showing {
  readonly #first = new Set<Shown>()
  /** Those of them who are being served, game by game: what the processor has just done it does faster again. */
  #line = new Set<Shown>()
  /** Those who only look on, with the time at which they are shown it in any case. */
  readonly #rest = new Map<Shown, number>()
  #isDue = false
  /** Has anybody spoken since the last slice? */
  #isBusy = false
  /** What is to be sent at the end of the slice: replies go out together with what they have changed. */
  readonly #outgoing = new Set<Outgoing>()
  #owed = 0

  /** Somebody has something to send. */
  send(out: Outgoing): void {
    this.#outgoing.add(out)
    this.#schedule()
  }

  /** Something has come in. */
  heard(): void {
    this.#isBusy = true
  }

  /** A table has changed. */
  soon(table: Shown): void {
    if (!this.#line.has(table)) this.#first.add(table)
    this.#schedule()
  }

  /** Somebody wants to see a table anew that has not changed. */
  later(table: Shown): void {
    if (!this.#rest.has(table)) this.#rest.set(table, performance.now() + LATEST)
    this.#schedule()
  }

  forget(table: Shown): void {
    this.#first.delete(table)
    this.#line.delete(table)
    this.#rest.delete(table)
  }

  #schedule(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => this.#slice())
  }

  #slice(): void {
    this.#isDue = false
    const began = performance.now()
    const wasBusy = this.#isBusy
    this.#isBusy = false
    let now = began
    while (now - began < SLICE && this.#showNext(now, wasBusy)) now = performance.now()
    for (const out of this.#outgoing) {
      this.#outgoing.delete(out)
      out.flush()
    }
    if (this.#line.size + this.#first.size + this.#rest.size > 0) this.#schedule()
  }

  #lineUp(): void {
    if (this.#first.size === 0) return
    this.#line = new Set([...this.#first].sort((one, other) => one.game.id.localeCompare(other.game.id)))
    this.#first.clear()
  }

  #showNext(now: number, isBusy: boolean): boolean {
    const [[waiting, latest] = [null, 0]] = this.#rest
    if (this.#line.size === 0) this.#lineUp()
    const [asked] = this.#line
    // Who has waited long enough has every sixth turn.
    if (waiting !== null && latest <= now && (asked === undefined || ++this.#owed % 6 === 0)) {
      return this.#showAll(waiting)
    }
    if (asked !== undefined) {
      this.#line.delete(asked)
      if (!asked.show('asked')) this.#rest.delete(asked)
      else if (!this.#rest.has(asked)) this.#rest.set(asked, now + LATEST)
      return true
    }
    return waiting !== null && !isBusy && this.#showAll(waiting)
  }

  /** Who is not to be shown it now either, having too much to read, is shown it again after a while. */
  #showAll(table: Shown): boolean {
    this.forget(table)
    if (table.show('all')) setTimeout(() => this.later(table), LATEST).unref()
    return true
  }
}

/**
 * Who thinks next: few can think at once, and many may want to. Guests take turns, then the matches of a guest; of one
 * match one question at a time is thought about, and of one guest no more than a share.
 */

/** Whose question it is. */
export interface Asker {
  /** Who pays for it: the guest who has made the match. */
  guest: string
  match: string
  /** Does anybody still wait for the answer? What nobody waits for is not thought about. */
  isWanted(): boolean
}

interface Waiting extends Asker {
  /** Thinks, or says that it is not wanted any more. */
  begin(thinks: boolean): Promise<void>
}

export class Turns {
  /** In the order of their turns: guests, and the matches of each. */
  readonly #guests = new Map<string, Map<string, Waiting[]>>()
  readonly #thinkingFor = new Map<string, number>()
  readonly #thinkingIn = new Set<string>()
  #thinking = 0

  constructor(
    /** So many can think at once, and so many of them for one guest. */
    readonly most: number,
    readonly mostOfGuest: number,
  ) {}

  get thinking(): number {
    return this.#thinking
  }

  /** How many wait for their turn. */
  get waiting(): number {
    let count = 0
    for (const matches of this.#guests.values()) for (const list of matches.values()) count += list.length
    return count
  }

  /** Thinks when it is the asker's turn; null: when it came, nobody wanted the answer any more. */
  take<T>(asker: Asker, think: () => Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      const begin = async (thinks: boolean): Promise<void> => {
        if (!thinks) return resolve(null)
        await think().then(resolve, reject)
      }
      const matches = this.#guests.get(asker.guest) ?? new Map<string, Waiting[]>()
      const list = matches.get(asker.match) ?? []
      list.push({ ...asker, begin })
      matches.set(asker.match, list)
      this.#guests.set(asker.guest, matches)
      this.#next()
    })
  }

  #next(): void {
    while (this.#thinking < this.most) {
      const next = this.#takeOut()
      if (next === null) return
      if (next.isWanted()) this.#begin(next)
      else void next.begin(false)
    }
  }

  #begin({ guest, match, begin }: Waiting): void {
    this.#thinking++
    this.#thinkingIn.add(match)
    this.#thinkingFor.set(guest, (this.#thinkingFor.get(guest) ?? 0) + 1)
    void begin(true).finally(() => {
      this.#thinking--
      this.#thinkingIn.delete(match)
      const left = (this.#thinkingFor.get(guest) ?? 1) - 1
      if (left > 0) this.#thinkingFor.set(guest, left)
      else this.#thinkingFor.delete(guest)
      this.#next()
    })
  }

  /** The next whose turn it is; they and their guest go to the end of the line. */
  #takeOut(): Waiting | null {
    for (const [guest, matches] of this.#guests) {
      if ((this.#thinkingFor.get(guest) ?? 0) >= this.mostOfGuest) continue
      for (const [match, list] of matches) {
        if (this.#thinkingIn.has(match)) continue
        const first = list.shift() as Waiting
        matches.delete(match)
        if (list.length > 0) matches.set(match, list)
        this.#guests.delete(guest)
        if (matches.size > 0) this.#guests.set(guest, matches)
        return first
      }
    }
    return null
  }
}

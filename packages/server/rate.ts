/** So many at once, and so many more each second. */
export interface Rate {
  burst: number
  perSecond: number
}

export class Bucket {
  #level: number
  #at: number

  constructor(
    readonly rate: Rate,
    now: number,
  ) {
    this.#level = rate.burst
    this.#at = now
  }

  /** Takes one out, if there is one. */
  take(now: number): boolean {
    const { burst, perSecond } = this.rate
    this.#level = Math.min(burst, this.#level + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
    if (this.#level < 1) return false
    this.#level--
    return true
  }
}

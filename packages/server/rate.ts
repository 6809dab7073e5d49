/** So much at once, and so much more each second. */
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

  #fill(now: number): void {
    const { burst, perSecond } = this.rate
    this.#level = Math.min(burst, this.#level + ((now - this.#at) / 1000) * perSecond)
    this.#at = now
  }

  /** Is there so much in it? */
  has(now: number, cost = 1): boolean {
    this.#fill(now)
    return this.#level >= cost
  }

  /** Takes so much out, if it is there. */
  take(now: number, cost = 1): boolean {
    if (!this.has(now, cost)) return false
    this.#level -= cost
    return true
  }

  /** Takes out what has been used already, though it may not have been there. */
  spend(now: number, cost: number): void {
    this.#fill(now)
    this.#level -= cost
  }

  isFull(now: number): boolean {
    return this.has(now, this.rate.burst)
  }
}

/** A bucket for each of many names; those that have filled up again are forgotten. */
export class Buckets {
  readonly #named = new Map<string, Bucket>()
  #tidyAt = 1000

  constructor(readonly rate: Rate) {}

  get size(): number {
    return this.#named.size
  }

  of(name: string, now: number): Bucket {
    const known = this.#named.get(name)
    if (known !== undefined) return known
    if (this.#named.size >= this.#tidyAt) this.#tidy(now)
    const bucket = new Bucket(this.rate, now)
    this.#named.set(name, bucket)
    return bucket
  }

  #tidy(now: number): void {
    for (const [name, bucket] of this.#named) if (bucket.isFull(now)) this.#named.delete(name)
    this.#tidyAt = Math.max(1000, 2 * this.#named.size)
  }
}

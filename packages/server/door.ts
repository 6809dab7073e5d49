/**
 * The door: who comes in from where, how many of them, and how much work they may make. Work is counted in milliseconds of
 * the server, and paid three times: by the connection, by the guest over all of theirs, and by the address they come
 * from. Who goes on although nothing is left is shown out, and cannot come back at once.
 */
import { Bucket, Buckets, type Rate } from './rate.ts'
import { Refusal } from './refusal.ts'

export interface Limits {
  /** Milliseconds of work. */
  work: { connection: Rate; guest: Rate; address: Rate }
  /** Messages that are refused because there is nothing left, until who sends them is shown out. */
  haste: Rate
  chat: Rate
  connections: { guest: number; address: number }
  /** How long who was shown out stays out, in milliseconds. */
  ban: number
  /** Messages that wait to be carried out, of one connection and of all together. */
  queued: { connection: number; all: number }
}

export const LIMITS: Limits = {
  work: {
    connection: { burst: 100, perSecond: 50 },
    guest: { burst: 200, perSecond: 100 },
    address: { burst: 600, perSecond: 300 },
  },
  haste: { burst: 200, perSecond: 2 },
  chat: { burst: 5, perSecond: 1 },
  connections: { guest: 12, address: 60 },
  ban: 10_000,
  queued: { connection: 30, all: 2000 },
}

const UNBOUNDED: Rate = { burst: 1e9, perSecond: 1e9 }

/** For tests and measurements of something else. */
export const NO_LIMITS: Limits = {
  work: { connection: UNBOUNDED, guest: UNBOUNDED, address: UNBOUNDED },
  haste: UNBOUNDED,
  chat: UNBOUNDED,
  connections: { guest: 1e6, address: 1e6 },
  ban: 0,
  queued: { connection: 1e6, all: 1e6 },
}

export class Door {
  readonly #guests: Buckets
  readonly #addresses: Buckets
  readonly #here = new Map<string, number>()
  readonly #banned = new Map<string, number>()
  /** Messages that wait to be carried out. */
  queued = 0

  constructor(readonly limits: Limits) {
    this.#guests = new Buckets(limits.work.guest)
    this.#addresses = new Buckets(limits.work.address)
  }

  /** Counts somebody in, a guest or an address; throws if there are too many of them, or they were just shown out. */
  enter(kind: 'guest' | 'address', name: string, now: number): void {
    const key = `${kind} ${name}`
    const until = this.#banned.get(key) ?? 0
    if (until > now) {
      throw new Refusal(
        'too-many',
        `too many messages came from you: wait ${Math.ceil((until - now) / 1000)} s`,
      )
    }
    this.#banned.delete(key)
    const count = this.#here.get(key) ?? 0
    const most = this.limits.connections[kind]
    if (count >= most) throw new Refusal('too-many', `you have ${most} connections open: close one first`)
    this.#here.set(key, count + 1)
  }

  leave(kind: 'guest' | 'address', name: string): void {
    const key = `${kind} ${name}`
    const left = (this.#here.get(key) ?? 1) - 1
    if (left > 0) this.#here.set(key, left)
    else this.#here.delete(key)
  }

  ban(kind: 'guest' | 'address', name: string, now: number): void {
    for (const [key, until] of this.#banned) if (until <= now) this.#banned.delete(key)
    this.#banned.set(`${kind} ${name}`, now + this.limits.ban)
  }

  purse(address: string, now: number): Purse {
    const own = new Bucket(this.limits.work.connection, now)
    return new Purse([own, this.#addresses.of(address, now)], (guest) =>
      this.#guests.of(guest, performance.now()),
    )
  }
}

/** What a connection pays from, for itself and for whom it belongs to. */
export class Purse {
  constructor(
    readonly buckets: Bucket[],
    readonly ofGuest: (guest: string) => Bucket,
  ) {}

  belongsTo(guest: string): void {
    this.buckets[2] = this.ofGuest(guest)
  }

  /** Pays in advance, if all can. */
  pay(now: number, cost: number): boolean {
    if (!this.buckets.every((bucket) => bucket.has(now, cost))) return false
    for (const bucket of this.buckets) bucket.spend(now, cost)
    return true
  }

  /** Pays afterwards, for what has turned out to be more. */
  owe(now: number, cost: number): void {
    for (const bucket of this.buckets) bucket.spend(now, cost)
  }
}

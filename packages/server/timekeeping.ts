/** The clocks of a table, and who is called when the first of them runs out. A table without clocks keeps no time. */
import type { Seat } from '@regelwerk/core'
import type { Clock } from '@regelwerk/protocol'
import { Clocks } from './clocks.ts'
import type { Time } from './time.ts'

export class Timekeeping {
  #clocks: Clocks | null = null
  /** When it was last certain how much time is left; null: the clocks have been running since. */
  #since: number | null = null
  #callOff: () => void = () => {}

  constructor(
    readonly time: Time,
    /** Somebody's time is up, or seemed to be. */
    readonly timeIsUp: () => void,
  ) {}

  /** There are none. */
  clear(): void {
    this.stop()
    this.#clocks = null
  }

  /** So much is left to each seat, or all of it; that was certain last at `since`. */
  set(clock: Clock, seats: number, left: readonly number[] | null, since: number): void {
    if (clock.kind === 'none') return
    this.#clocks = new Clocks(clock, seats, left ?? undefined)
    this.#since = since
  }

  /** Takes the time that has passed from those whose clock runs. */
  charge(): void {
    this.#clocks?.charge(this.time.now())
  }

  /** As they are now; null: there are none. */
  get clocks(): Clocks | null {
    this.charge()
    return this.#clocks
  }

  /** Milliseconds left to each seat, to be recorded. */
  get left(): number[] | null {
    return this.#clocks && [...this.#clocks.left]
  }

  /** From now on these are asked. */
  run(seats: readonly Seat[]): void {
    this.stop()
    const clocks = this.#clocks
    if (clocks === null) return
    const now = this.time.now()
    // While it was not in memory, the clocks of those who were asked ran on.
    if (this.#since !== null) clocks.run(seats, this.#since)
    this.#since = null
    clocks.charge(now)
    clocks.run(seats, now)
    const left = clocks.untilNext()
    if (left !== null) this.#callOff = this.time.after(left, this.timeIsUp)
  }

  /** Nobody is called any more. */
  stop(): void {
    this.#callOff()
    this.#callOff = () => {}
  }

  /** Whose time is up. */
  runOut(): Seat[] {
    return this.clocks?.runOut() ?? []
  }

  answered(seat: Seat): void {
    this.#clocks?.answered(seat)
  }

  undone(seat: Seat): void {
    this.#clocks?.undone(seat)
  }

  rewound(): void {
    this.#clocks?.rewound()
  }
}

/** The clocks of a match, told what time it is: how long each seat still has, and whose clock runs. */
import type { Seat } from '@regelwerk/core'
import type { Clock } from '@regelwerk/protocol'

type Running = Exclude<Clock, { kind: 'none' }>

export class Clocks {
  /** Milliseconds left to each seat. */
  readonly left: number[]
  #running: readonly Seat[] = []
  #since = 0
  /** What the last answers of one seat have brought it: taken back together with them. */
  #gains: { seat: Seat; gained: number }[] = []

  constructor(
    readonly clock: Running,
    seats: number,
    left?: readonly number[],
  ) {
    this.left = left ? [...left] : new Array<number>(seats).fill(clock.seconds * 1000)
  }

  get running(): readonly Seat[] {
    return this.#running
  }

  /** Takes the time that has passed from those whose clock runs. */
  charge(now: number): void {
    for (const seat of this.#running) {
      this.left[seat] = Math.max(0, (this.left[seat] as number) - (now - this.#since))
    }
    this.#since = now
  }

  answered(seat: Seat): void {
    const before = this.left[seat] as number
    const after =
      this.clock.kind === 'chess' ? before + this.clock.increment * 1000 : this.clock.seconds * 1000
    if (this.#gains.at(-1)?.seat !== seat) this.#gains = []
    this.#gains.push({ seat, gained: after - before })
    this.left[seat] = after
  }

  /** Who takes an answer back also gives back what it brought: nobody wins time by going to and fro. */
  undone(seat: Seat): void {
    const last = this.#gains.pop()
    if (last?.seat === seat) this.left[seat] = Math.max(0, (this.left[seat] as number) - last.gained)
  }

  /** All have agreed to go back: nobody pays for it. */
  rewound(): void {
    this.#gains = []
    if (this.clock.kind === 'move') this.left.fill(this.clock.seconds * 1000)
  }

  /** From now on these are asked. */
  run(seats: readonly Seat[], now: number): void {
    this.#running = seats
    this.#since = now
  }

  /** Milliseconds until the first runs out, counted from the last charge; null: none runs. */
  untilNext(): number | null {
    return this.#running.length === 0
      ? null
      : Math.min(...this.#running.map((seat) => this.left[seat] as number))
  }

  /** Whose time is up. */
  runOut(): Seat[] {
    return this.#running.filter((seat) => (this.left[seat] as number) <= 0)
  }
}

/** Measuring: work is repeated beside a fixed loop, so that machines of different speed can be compared. */
import { next32, seedRandom } from '@regelwerk/core'

export interface Measured {
  /** How much was done: decisions, copies ... */
  work: number
  cpuSeconds: number
}

/** The CPU time of `body`, which says how much it has done. */
export function measure(body: () => number): Measured {
  const before = process.cpuUsage()
  const work = body()
  const { user, system } = process.cpuUsage(before)
  return { work, cpuSeconds: (user + system) / 1e6 }
}

/** xoshiro128** by Blackman and Vigna, which was the generator once: fast, but who sees some numbers knows all others. */
function xoshiro(r: [number, number, number, number]): number {
  const a = r[0]
  const b = r[1]
  const c = r[2] ^ a
  const d = r[3] ^ b
  const x = Math.imul(b, 5)
  r[0] = (a ^ d) >>> 0
  r[1] = (b ^ c) >>> 0
  r[2] = (c ^ (b << 9)) >>> 0
  r[3] = ((d << 11) | (d >>> 21)) >>> 0
  return Math.imul((x << 7) | (x >>> 25), 9) >>> 0
}

/** Nothing but arithmetic: so many of its steps. The generator in use is set beside it. */
export function calibrate(steps: number): number {
  const words: [number, number, number, number] = [1, 2, 3, 4]
  let all = 0
  for (let i = 0; i < steps; i++) all ^= xoshiro(words)
  return used(all, steps)
}

/** So many numbers of the generator that games are played with. */
export function drawNumbers(numbers: number): number {
  const random = seedRandom('numbers')
  let all = 0
  for (let i = 0; i < numbers; i++) all ^= next32(random)
  return used(all, numbers)
}

/** So that a loop is not found useless and left out. */
function used(all: number, work: number): number {
  if (!Number.isInteger(all)) throw new Error('random numbers are whole numbers')
  return work
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] as number
  return sorted.length === 0 ? 0 : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

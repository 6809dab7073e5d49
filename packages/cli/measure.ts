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

/** Nothing but arithmetic: so many steps of the random generator. */
export function calibrate(steps: number): number {
  const random = seedRandom('calibration')
  let last = 0
  for (let i = 0; i < steps; i++) last = next32(random)
  // So that the loop is not found useless and left out.
  if (last < 0) throw new Error('the random generator gives no negative numbers')
  return steps
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] as number
  return sorted.length === 0 ? 0 : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

/** What work has cost, for those who are charged for it. */

/** What took less than this, in milliseconds, is not looked into: the machine gives others longer turns. */
const SHORT = 2

/** What the process had spent, and when that was asked for: asking is a call of the system, too dear for every message. */
let spent = process.cpuUsage()
let asked = performance.now()

/**
 * Does something and says how long it took this process, in milliseconds. A clock alone would also count the time that the machine
 * gave to others, and processor time alone also that of threads which clean up and compile meanwhile: the smaller one is fair. What
 * was spent within the last `SHORT` before it may be counted with it.
 */
export function effort<T>(work: () => T): { done: T; took: number } {
  const began = performance.now()
  if (began - asked > SHORT) {
    spent = process.cpuUsage()
    asked = began
  }
  const done = work()
  const took = performance.now() - began
  if (took < SHORT) return { done, took }
  const { user, system } = process.cpuUsage(spent)
  return { done, took: Math.min(took, (user + system) / 1000) }
}

/** What work has cost, for those who are charged for it. */

/**
 * Does something and says how long it took this process, in milliseconds. A clock alone would also count the time that the machine
 * gave to others, and processor time alone also that of threads which clean up and compile meanwhile: the smaller one is fair.
 */
export function effort<T>(work: () => T): { done: T; took: number } {
  const spent = process.cpuUsage()
  const began = performance.now()
  const done = work()
  const took = performance.now() - began
  const { user, system } = process.cpuUsage(spent)
  return { done, took: Math.min(took, (user + system) / 1000) }
}

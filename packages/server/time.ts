/** The server's clock, so that tests can turn its hands. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once so many milliseconds from now; returns how to call it off. */
  after(milliseconds: number, call: () => void): () => void
}

/** The machine's own timers call at once where they are to wait for longer than this. */
const LONGEST = 2 ** 31 - 1

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, call) {
    let timer: NodeJS.Timeout
    const wait = (left: number): void => {
      const piece = Math.min(left, LONGEST)
      timer = setTimeout(() => (left > piece ? wait(left - piece) : call()), piece)
      timer.unref()
    }
    wait(milliseconds)
    return () => clearTimeout(timer)
  },
}

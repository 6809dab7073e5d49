/** The server's clock, so that tests can turn its hands. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number
  /** Calls once so many milliseconds from now; returns how to call it off. */
  after(milliseconds: number, call: () => void): () => void
}

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** A progress bar: one line on a terminal, nothing elsewhere. */
import type { Io } from './command.ts'

const WIDTH = 30
const PAUSE = 100

export interface Progress {
  show(done: number, of: number): void
  /** Takes the line away. */
  end(): void
}

export function progress(io: Io, what: string): Progress {
  if (!io.terminal) return { show: () => {}, end: () => {} }
  let last = 0
  return {
    show(done, of) {
      const now = Date.now()
      if (now - last < PAUSE && done < of) return
      last = now
      const full = Math.round((WIDTH * done) / Math.max(of, 1))
      io.err(`\r${what} [${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${of}\x1b[K`)
    },
    end: () => io.err('\r\x1b[K'),
  }
}

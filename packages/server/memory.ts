import { setFlagsFromString } from 'node:v8'

/**
 * The process is a server's own: its memory grows by at most this share of what is in use, in percent, before it is
 * tidied. Left to itself it keeps up to four times as much.
 */
const GROWTH = 80

/** To be called before anything else, in a process that does nothing but serve. */
export function suitServer(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

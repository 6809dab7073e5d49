import { setFlagsFromString } from 'node:v8'

/**
 * The process is a server's own: its memory grows by at most this share of what is in use, in percent, before it is
 * tidied. Left to itself it keeps up to four times as much.
 */
const GROWTH = 80

/**
 * What runs often is compiled to run faster, and again when that turns out to have been too early. With four games that takes a third
 * of the first minutes' work; what is not hot by this budget (bytes of code run; else 66 KiB) is left as it is.
 */
const HOT = 1_000_000

/** To be called before anything else, in a process that does nothing but serve. */
export function suitServer(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
  setFlagsFromString(`--interrupt-budget=${HOT}`)
}

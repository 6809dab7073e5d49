import { setFlagsFromString } from 'node:v8'

/**
 * The process is a server's own: its memory grows by at most this share of what is in use, in percent, before it is
 * tidied. Left to itself it keeps up to four times as much.
 */
const GROWTH = 80

/**
 * So much code is copied into what calls it, at most, where that is compiled; V8 would copy nearly five times as much. Of four games
 * there is always something to compile, which took a third of a server's time; what is compiled runs as fast.
 */
const COPIED = 200

/** To be called before anything else, in a process that does nothing but serve. */
export function suitServer(): void {
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${COPIED}`)
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

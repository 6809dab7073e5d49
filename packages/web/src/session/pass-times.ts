/**
 * How long the page waits before it passes for its player against people. How soon somebody passes must not tell whether they
 * could have done something else. So it is drawn from how long this very player took when they could have, and passed by hand:
 * whoever looks at the time sees the same in both cases. Until there are enough of those, from what is usual.
 */
import { keep, kept } from '../settings.ts'

/** Milliseconds: what is usual, before anything is known of a player. */
const USUAL: readonly number[] = [700, 900, 1100, 1300, 1600, 2000, 2600, 3500]
/** So many are remembered. */
const MANY = 16
/** Nobody waits longer: who thinks longer than this shows that there was something to think about, or a stop. */
export const LONGEST = 8000
/** A time is varied by up to so much, up or down, for the same one twice would be a sign. */
const VARIED = 0.2
const KEY = 'regelwerk.passing'

/** The times after one more pass by hand. */
export const timesAfter = (times: readonly number[], taken: number): number[] =>
  [...times, Math.min(Math.max(taken, 0), LONGEST)].slice(-MANY)

/** How long to wait; `random` draws from 0 to 1. What can be done is not asked here. */
export function drawTime(times: readonly number[], random: () => number): number {
  const time = times[Math.floor(random() * times.length)] as number
  return time * (1 - VARIED + 2 * VARIED * random())
}

/** Those of a game's window, in this browser. */
export function timesAt(window: string): number[] {
  const times = (kept(KEY) as Record<string, unknown> | null)?.[window]
  return Array.isArray(times) && times.every((time) => typeof time === 'number') ? times : [...USUAL]
}

/** Remembers that the player took so long to pass although there was something to do. */
export function rememberTime(window: string, taken: number): void {
  keep(KEY, { ...(kept(KEY) as object | null), [window]: timesAfter(timesAt(window), taken) })
}

/** How long a match may wait for somebody, and what becomes of it then. */
import type { Seat } from '@regelwerk/core'
import type { Ended } from '@regelwerk/protocol'
import type { Clocks } from './clocks.ts'
import type { MatchRow } from './rows.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** So long do those who have revealed what they add to the seed wait for the others, in milliseconds. */
export const REVEALING = 5 * MINUTE
/** So long may a match wait for its players. */
export const MOST_WAITING = DAY
/** So long may a match without a clock wait for anybody to come back. */
export const MOST_ABANDONED = 30 * DAY

/** When somebody should look after a match, if nobody is there; null: never, it is over. */
export function dueAt({ state, plan }: MatchRow, clocks: Clocks | null, now: number): number | null {
  if (state === 'over') return null
  if (state === 'waiting') return now + MOST_WAITING
  if (state === 'revealing') return now + REVEALING
  const left = clocks?.untilNext() ?? (plan.clock.kind === 'none' ? null : plan.clock.seconds * 1000)
  return now + Math.min(left ?? MOST_ABANDONED, MOST_ABANDONED)
}

/** Why a match that is due ends, if it does: something last happened there at `lastAt`. Clocks end theirs themselves. */
export function endOf({ state, due, plan }: MatchRow, lastAt: number, now: number): Ended | null {
  const isWaiting = state === 'waiting'
  if (due === null || !(isWaiting || (state === 'playing' && plan.clock.kind === 'none'))) return null
  const long = isWaiting ? MOST_WAITING : MOST_ABANDONED
  if (now - Math.max(due - long, lastAt) < long) return null
  return isWaiting ? 'expired' : 'abandoned'
}

/** A match that is over: these have won, or nobody. */
export function over(
  row: MatchRow,
  winners: readonly Seat[],
  ended: Ended | null,
  reason: string | null = null,
): MatchRow {
  const { game, wins, winners: before = [] } = row.series
  const won = wins.map((n, seat) => n + (winners.includes(seat) ? 1 : 0))
  return {
    ...row,
    state: 'over',
    ended,
    reason,
    due: null,
    series: { game, wins: won, winners: [...before, ...winners] },
  }
}

/** The games played in this page that are kept in the browser: each by its seed, the one played last first. */
import { keep, kept } from '../settings.ts'
import type { LocalRecord } from './local-table.ts'

const KEY = 'regelwerk.games'
/** Where the one game was kept that there used to be. */
const ONE = 'regelwerk.game'
/** So many games are kept; the one that was played longest ago goes first. */
const MOST = 12

const isRecord = (record: LocalRecord | null): record is LocalRecord =>
  Array.isArray(record?.answers) && Array.isArray(record.plan?.bots) && typeof record.plan.seed === 'string'

export function keptGames(): LocalRecord[] {
  keepNow()
  const list = kept(KEY)
  const games: unknown[] = Array.isArray(list) ? list : [kept(ONE)]
  return (games as (LocalRecord | null)[]).filter(isRecord)
}

/** A game of these, or the one that was played last; null: there is none. */
export const keptGame = (seed?: string): LocalRecord | null =>
  keptGames().find(({ plan }) => seed === undefined || plan.seed === seed) ?? null

/** Keeps a game as it is now. Of finished games only the last one played is kept: it can be watched, and begun again. */
export function keepGame(record: LocalRecord): void {
  const others = keptGames().filter(({ plan, over }) => plan.seed !== record.plan.seed && !over)
  keep(KEY, [record, ...others].slice(0, MOST))
}

/** So long a game that goes on is not kept again, in milliseconds: that takes time from who plays. */
const OFTEN = 400
let waiting: LocalRecord | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps a game soon, when nobody waits for it; before the page goes away at the latest. */
export function keepSoon(record: LocalRecord): void {
  if (waiting !== null && waiting.plan.seed !== record.plan.seed) keepNow()
  waiting = record
  timer ??= setTimeout(keepNow, OFTEN)
}

/** Keeps what is still to be kept. */
export function keepNow(): void {
  clearTimeout(timer)
  timer = undefined
  const record = waiting
  waiting = null
  if (record !== null) keepGame(record)
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', keepNow)
  document.addEventListener('visibilitychange', keepNow)
}

export function dropGame(seed: string): void {
  keep(
    KEY,
    keptGames().filter(({ plan }) => plan.seed !== seed),
  )
}

import type { Pace } from '../settings.ts'

/** Milliseconds that the doings of somebody who is no person stay before the next. */
export const PACE: Readonly<Record<Pace, number>> = { slow: 1600, usual: 650, fast: 120, none: 0 }

/** Milliseconds in which a player may say no before a turn in which nothing is left to do ends. */
export const MOMENT = 1500

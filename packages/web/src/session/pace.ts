import type { Pace } from '../settings.ts'

/** Milliseconds that the doings of somebody who is no person stay before the next. */
export const PACE: Readonly<Record<Pace, number>> = { slow: 1600, usual: 650, fast: 120, none: 0 }

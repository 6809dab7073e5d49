/** What every command is made of: it is given options, reports what it found, and lets main.ts print that. */
import { nearest } from '@regelwerk/core'

/** Where a command speaks. Results are not said here but reported; this is for what happens meanwhile. */
export interface Io {
  out(text: string): void
  err(text: string): void
  /** Standard error is a terminal: a progress bar makes sense. */
  terminal: boolean
  /** Columns to write in. */
  width: number
}

export interface Report {
  /** The document that --json prints. */
  json: object
  /** The same for people; made only when wanted. */
  text: () => string
  /** Whether the thing asked about is so: exit code 0 or 1. */
  ok: boolean
  /** Something in what was read is written wrongly, and the rest was done all the same: exit code 2. */
  isMiswritten?: true
}

/** The command cannot do what it was asked to: exit code 2. */
export class UsageError extends Error {}

/** Refuses names that are not known, with the nearest that is. */
export function allKnown(
  what: string,
  given: readonly string[],
  known: readonly string[],
  isKnown = (name: string): boolean => known.includes(name),
): void {
  for (const name of given) {
    if (isKnown(name)) continue
    const near = nearest(name, known, 1).join()
    const hint = known.length > 1 ? `; did you mean ${near}?` : ''
    throw new UsageError(`there is no ${what} ${name}; there are: ${known.join(', ')}${hint}`)
  }
}

/** A seed as documents echo it: as a number, if it is one. */
export const seedSaid = (seed: string): string | number => (/^\d{1,15}$/.test(seed) ? Number(seed) : seed)

/** An option's whole number, from `min` to `max`. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const n = Number(text)
    if (!/^\d{1,15}$/.test(text) || n < min || n > max) {
      throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text.slice(0, 40)}"`)
    }
    return n
  }
}

/** An option's list, separated by commas. */
export const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

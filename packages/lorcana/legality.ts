/** Which sets and cards the tournament formats allow, each with the day from which on it holds; of several, the last holds now. */

/** Core Constructed: the sets in which a card must be printed. */
export const coreSets: readonly { since: string; first: number; last: number }[] = [
  { since: '2026-07', first: 9, last: 13 },
]

/** Cards that may not be in a deck of these formats. */
export const banned: readonly {
  card: string
  format: 'core constructed' | 'infinity constructed'
  since: string
}[] = [
  { card: 'Hiram Flaversham - Toymaker', format: 'core constructed', since: '2025-04-08' },
  { card: 'Fortisphere', format: 'core constructed', since: '2025-04-08' },
]

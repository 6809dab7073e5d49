/**
 * Every deck against every other, each two of them once: first neighbours, then those further apart, so that a few of
 * them already show all decks. One deck alone meets itself.
 */
export function pairings(decks: readonly string[]): (readonly [string, string])[] {
  const n = decks.length
  if (n === 1) return [[decks[0] as string, decks[0] as string]]
  return Array.from({ length: Math.floor(n / 2) }, (_, i) => i + 1).flatMap((apart) =>
    decks
      .slice(0, 2 * apart === n ? apart : n)
      .map((deck, i) => [deck, decks[(i + apart) % n] as string] as const),
  )
}

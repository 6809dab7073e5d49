/** Putting things in an order. */

/** The list with the entry at `from` moved to place `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(list.length - 1, to))
  const rest = list.filter((_, i) => i !== from)
  return [...rest.slice(0, place), list[from] as T, ...rest.slice(place)]
}

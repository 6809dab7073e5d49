/**
 * What depends on itself: the least set that holds all it implies. It is the same in whatever order one looks, so it
 * is fit for rules such as "what is ignored cannot ignore", which know no order of play.
 */
export function leastFixpoint<T>(implied: (sofar: ReadonlySet<T>) => Iterable<T>): ReadonlySet<T> {
  const set = new Set<T>()
  for (let before = -1; before < set.size; ) {
    before = set.size
    for (const element of [...implied(set)]) set.add(element)
  }
  return set
}

/** Keys for lists in which the same thing may come several times. */
export function keyed<T>(list: readonly T[], idOf: (one: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>()
  return list.map((item) => {
    const id = idOf(item)
    const times = seen.get(id) ?? 0
    seen.set(id, times + 1)
    return { key: times === 0 ? id : `${id} ${times}`, item }
  })
}

/** Text that fits into so many columns. All signs used here are one column wide. */

/** Exactly so many columns: cut with an ellipsis, or filled up. */
export function fit(text: string, width: number): string {
  if (width <= 0) return ''
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width)
}

export const cut = (text: string, width: number): string => fit(text, width).trimEnd()

/** What a rule is called, in so many columns: its number at the end stays. */
export function cutRule(title: string, width: number): string {
  if (title.length <= width) return title
  const [number = ''] = /,? [A-Z\d.]*\d$/.exec(title) ?? []
  return cut(title.slice(0, title.length - number.length), width - number.length) + number
}

/** With fewer columns, nothing would be read of a version. */
const LEAST_VERSION = 10

/** 'Name - Version' in so many columns: the version goes first. */
export function fitName(name: string, width: number): string {
  if (name.length <= width) return name.padEnd(width)
  const [short = name] = name.split(' - ')
  return fit(width - short.length >= LEAST_VERSION ? name : short, width)
}

/** Two names in so many columns: where both are too long, each has its half. */
export function cutPair([one, joint, other]: readonly [string, string, string], width: number): string {
  const half = Math.floor((width - joint.length) / 2)
  const left = cut(one, Math.max(half, width - joint.length - other.length))
  return `${left}${joint}${cut(other, width - joint.length - left.length)}`
}

export const bar = (n: number, of: number, width: number): string => {
  const full = Math.max(0, Math.min(width, Math.floor((n * width) / of)))
  return '█'.repeat(full) + '░'.repeat(width - full)
}

/** For search: letters without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Does every typed word occur? */
export function found(text: string, typed: string): boolean {
  const said = plain(text)
  return plain(typed)
    .split(' ')
    .every((word) => said.includes(word))
}

/** The part of a list that is shown when only so many fit and this one must be seen. */
export function windowAround(at: number, length: number, height: number): number {
  return Math.max(0, Math.min(at - Math.floor(height / 2), length - height))
}

/** Things that have no other name than their place. */
export const inPlaces = <T>(items: readonly T[]): { place: number; item: T }[] =>
  items.map((item, place) => ({ place, item }))

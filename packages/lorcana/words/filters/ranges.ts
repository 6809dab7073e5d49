/** Numbers within bounds, which may be counted themselves. */
import type { Amount, Range } from '../../abilities.ts'
import type { G } from '../../book.ts'
import { readsOfAmount } from '../../dependence.ts'
import { amount, type From } from '../../reading.ts'

/** Does a number lie within them? */
export function within({ min, max }: Range): (g: G, value: number, from: From) => boolean {
  if (isFixed(min) && isFixed(max)) {
    const least = min ?? Number.NEGATIVE_INFINITY
    const most = max ?? Number.POSITIVE_INFINITY
    return (_, value) => value >= least && value <= most
  }
  return (g, value, from) =>
    (min === undefined || value >= amount(g, min, from)) &&
    (max === undefined || value <= amount(g, max, from))
}

const isFixed = (n: Amount | undefined): n is number | undefined => typeof n !== 'object'

export const readsOfRange = ({ min, max }: Range): number => readsOfAmount(min) | readsOfAmount(max)

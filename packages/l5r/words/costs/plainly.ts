/** Costs that are paid without any card. */
import type { G } from '../../book.ts'
import type { L5REvent } from '../../events.ts'
import type { Context } from '../../reading.ts'
import type { CostWord, Paid } from '../records.ts'

export const nothing = (...events: L5REvent[]): Paid => ({ events, paid: [] })

export const always = (): boolean => true

export const plainly = <K>(
  reads: number,
  can: (g: G, cost: K, c: Context) => boolean,
  pay: (g: G, cost: K, c: Context, choice: unknown) => Paid,
  say: CostWord<K>['say'],
): CostWord<K> => ({
  reads: () => reads,
  payers: () => null,
  canPay: (g, cost, c) => can(g, cost, c),
  pay: (g, cost, choice, c) => pay(g, cost, c, choice),
  say,
})

/** Sections 4.3.2 and 4.4.3, paying costs: what is chosen to pay them is chosen first, then all is paid at once. */
import type { CardId, Frame, Option } from '@regelwerk/core'
import type { Cost } from '../abilities.ts'
import type { G, RuleId } from '../book.ts'
import { costWord } from '../vocabulary.ts'
import type { Payer } from '../words/word.ts'
import { canPayInk } from './01-concepts.ts'

export interface Paying {
  /** The cards chosen to pay each of the costs. */
  paid?: CardId[][]
  picked?: CardId[] | null
}

export const inkOf = (costs: readonly Cost[]): number =>
  costs.reduce((sum, cost) => sum + (costWord(cost).ink?.(cost) ?? 0), 0)

/** Why they cannot be paid, all of them. */
export function whyNotPay(g: G, payer: Payer, costs: readonly Cost[]): RuleId | null {
  for (const cost of costs) {
    const why = costWord(cost).whyNot(g, payer, cost)
    if (why !== null) return why
  }
  return canPayInk(g, payer.seat, inkOf(costs)) ? null : '1.5.3'
}

/** Asks what is chosen to pay the next of them. */
export function askForCost(g: G, f: Frame & Paying, payer: Payer, costs: readonly Cost[]): void {
  const cost = costs[f.paid?.length ?? 0]
  const choice = cost && costWord(cost).choice?.(g, payer, cost)
  if (choice === undefined) return
  const options = choice.cards.map((id): Option => ({ verb: 'choose', target: id, value: id }))
  const { prompt, n } = choice
  g.pick(f, 'picked', payer.seat, options, { prompt, source: payer.card, min: n, max: n })
}

/** Notes what was chosen; true: there are more costs to choose for. */
export function noteCost(f: Paying, costs: readonly Cost[]): boolean {
  f.paid ??= []
  if (f.paid.length < costs.length) f.paid.push(f.picked ?? [])
  f.picked = null
  return f.paid.length < costs.length
}

export function payCosts(g: G, f: Paying, payer: Payer, costs: readonly Cost[]): void {
  costs.forEach((cost, i) => {
    costWord(cost).pay(g, payer, cost, f.paid?.[i] ?? [])
  })
}

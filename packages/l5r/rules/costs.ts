/** Costs of abilities: paid with one's own cards and tokens, all together or not at all (glossary/kosten). */
import type { CardId, Option, Seat } from '@regelwerk/core'
import type { Cost } from '../abilities.ts'
import { type G, rule } from '../book.ts'
import type { Context } from '../reading.ts'
import { arePoolsClosed } from '../restraints.ts'
import { cardAt, faceAt } from '../state.ts'
import { isSaid, working } from '../values.ts'
import { costWord } from '../words/known.ts'
import type { Paid } from '../words/records.ts'

/** Immunity does not keep a card from paying. */
export const evenImmune = rule(
  'glossary/immun/3',
  (_: G, ids: readonly CardId[], __: Context): readonly CardId[] => ids,
)

/** The cards with which this cost could be paid; null: nothing is to be chosen. */
function payers(g: G, cost: Cost, c: Context): readonly CardId[] | null {
  const ids = costWord(cost).payers(g, cost, c)
  return ids === null ? null : evenImmune(g, ids, c)
}

/** The honor that others' texts demand for playing this event, or for triggering an ability of this card. */
export function taxOn(g: G, seat: Seat, card: CardId): number {
  if (!isSaid(g, 'tax')) return 0
  const isEvent = faceAt(g.state, card).type === 'event'
  let sum = 0
  for (const { me, bearer, constant } of working(g, 'tax')) {
    if (me === seat) continue
    const isMeant = constant.tax === 'event' ? isEvent : cardAt(g.state, bearer).on === card
    if (isMeant) sum += constant.honor
  }
  return sum
}

/** The cards of which the effect would speak as those with which it was paid. */
export const mightPay = (g: G, cost: Cost, c: Context): readonly CardId[] =>
  payers(g, cost, c) ?? costWord(cost).will?.(g, cost, c) ?? []

/** With how many or how much it could be paid, where the player says so. */
export const mostPaid = (g: G, cost: Cost, c: Context): number | undefined =>
  costWord(cost).most?.(g, cost, c)

/** What is to be chosen for a cost, of what is worth choosing; null: nothing. */
export function costChoices(g: G, cost: Cost, c: Context, isWorth: (id: CardId) => boolean): Option[] | null {
  const options = costWord(cost).options?.(g, cost, c)
  if (options !== undefined) return options
  const ids = payers(g, cost, c)?.filter(isWorth)
  return ids?.map((id): Option => ({ verb: 'pay with', target: id, value: id })) ?? null
}

/** Can all of them be paid, beside so much fate for the card itself? */
export function canPay(g: G, costs: readonly Cost[], c: Context, fate: number): boolean {
  let needed = fate
  for (const cost of costs) {
    const word = costWord(cost)
    needed += word.fate?.(cost) ?? 0
    if (!word.canPay(g, cost, c, payers(g, cost, c))) return false
  }
  if (needed > 0 && arePoolsClosed(g)) return false
  return g.state.fate[c.me as 0 | 1] >= needed
}

/** What happens when it is paid, and with which cards. */
export const costEvents = (g: G, cost: Cost, choice: unknown, c: Context): Paid =>
  costWord(cost).pay(g, cost, choice, c)

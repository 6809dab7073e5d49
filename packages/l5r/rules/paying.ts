/** Whose fate pays for a card: the player's own, or that on characters, where a text says so. */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { G } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { prepared } from '../prepare.ts'
import { contextOf, matches, matching } from '../reading.ts'
import { arePoolsClosed } from '../restraints.ts'
import { cardAt } from '../state.ts'
import { isSaid, reachContext, working } from '../values.ts'
import { canLoseFate } from './restrictions.ts'

interface Purse {
  /** The pool pays what the cards do not. */
  pool: boolean
  cards: readonly CardId[]
}

/** On these characters alone is the fate with which this card is paid. */
function onlyFrom(g: G, seat: Seat, card: CardId): readonly CardId[] | null {
  for (const { ability } of prepared(cardAt(g.state, card).def).constants)
    if (ability?.kind === 'constant' && 'paidOnlyWith' in ability)
      return matching(g, ability.paidOnlyWith, contextOf(seat, card))
  return null
}

/** What may pay for this card, by its own text or by others. */
function purseFor(g: G, seat: Seat, card: CardId): Purse {
  const only = onlyFrom(g, seat, card)
  if (only !== null) return { pool: false, cards: only.filter((id) => canLoseFate(g, id)) }
  const pool = !arePoolsClosed(g)
  if (!isSaid(g, 'mayPayFor')) return pool ? OWN : { pool, cards: [] }
  const cards = working(g, 'mayPayFor')
    .filter((reach) => reach.me === seat && matches(g, reach.constant.mayPayFor, card, reachContext(reach)))
    .map(({ bearer }) => bearer)
  return { pool, cards: cards.filter((id) => canLoseFate(g, id)) }
}
const OWN: Purse = { pool: true, cards: [] }

const fateOn = (g: G, cards: readonly CardId[]): number =>
  cards.reduce((sum, id) => sum + cardAt(g.state, id).fate, 0)

/** How much this player could spend on the card. */
export function spendable(g: G, seat: Seat, card: CardId): number {
  const { pool, cards } = purseFor(g, seat, card)
  return (pool ? g.state.fate[seat as 0 | 1] : 0) + fateOn(g, cards)
}

/** What the pool must bear of this cost. */
export function fromPool(g: G, seat: Seat, card: CardId, n: number): number {
  const { pool, cards } = purseFor(g, seat, card)
  return pool ? Math.max(0, n - fateOn(g, cards)) : 0
}

/** What was said so far: one card for each fate. */
export interface Paying {
  fateFrom?: CardId[]
  payer?: CardId | null
}

/** From whom comes the next fate of a cost of n? */
export function askPayer(g: G, f: Frame & Paying, seat: Seat, card: CardId, n: number): void {
  const { pool, cards } = purseFor(g, seat, card)
  f.fateFrom ??= []
  f.payer = null
  const { fateFrom } = f
  const rest = n - fateFrom.length
  const left = cards.filter((id) => cardAt(g.state, id).fate > fateFrom.filter((one) => one === id).length)
  if (rest <= 0 || left.length === 0) return
  const options = left.map((id): Option => ({ verb: 'pay with', target: id, value: id }))
  if (pool && g.state.fate[seat as 0 | 1] >= rest) options.push({ verb: 'from your pool', value: null })
  g.choose(f, 'payer', seat, options, { prompt: 'fate from whom', source: card })
}

/** Takes down who was named; false: the pool pays the rest. */
export function notePayer(f: Paying): boolean {
  if (f.payer == null) return false
  f.fateFrom?.push(f.payer)
  f.payer = null
  return true
}

/** Pays so much fate for a card, with what was named. */
export function payFate(seat: Seat, n: number, { fateFrom = [] }: Paying): L5REvent[] {
  const batch = [...new Set(fateFrom)].map(
    (card): L5REvent => ({ kind: 'remove fate', card, n: fateFrom.filter((one) => one === card).length }),
  )
  const rest = n - fateFrom.length
  if (rest > 0) batch.push({ kind: 'lose fate', seat, n: rest })
  return batch
}

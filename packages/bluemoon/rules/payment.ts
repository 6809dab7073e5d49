/**
 * Paying with hand cards: what Caterpillars and Sirens demand, what a dragon costs. Each price is paid apart, in full
 * or not at all, and without a card that is not needed (allgemein/einige-besondere-regeln/17).
 */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { type G, procedure, step } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { DISCARD, defAt, HAND, pile } from '../state.ts'
import { printedValue } from '../values.ts'
import { attract } from './dragons.ts'
import { happen } from './drawing.ts'

/** So much of something, on cards that count for nothing else. */
export interface Part {
  of: 'fire' | 'earth' | 'moons' | 'character'
  sum: number
}

/** The ways to pay: for each, all its parts. */
export type Price = readonly (readonly Part[])[]

/** What a card counts: printed values as far as they are not ignored; moons and type are never ignored (base/29). */
function worth(g: G, id: CardId, of: Part['of']): number {
  const d = defAt(g.state, id)
  if (of === 'moons') return d.moons
  if (of === 'character') return d.type === 'character' ? 1 : 0
  return printedValue(g, id, of)
}

/** Can all these parts be reached, each with cards of its own? */
export function reachesAll(g: G, cards: readonly CardId[], parts: readonly Part[]): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return true
  if (parts.some(({ of, sum }) => cards.reduce((n, id) => n + worth(g, id, of), 0) < sum)) return false
  const fill = (left: readonly CardId[], from: number, missing: number): boolean => {
    if (missing <= 0) return reachesAll(g, left, rest)
    for (let i = from; i < left.length; i++) {
      const count = worth(g, left[i] as CardId, part.of)
      if (count === 0) continue
      if (fill([...left.slice(0, i), ...left.slice(i + 1)], i, missing - count)) return true
    }
    return false
  }
  return fill(cards, 0, part.sum)
}

export const canPay = (g: G, cards: readonly CardId[], price: Price): boolean =>
  price.some((parts) => reachesAll(g, cards, parts))

export const without = (cards: readonly CardId[], ...taken: CardId[]): CardId[] =>
  cards.filter((id) => !taken.includes(id))

/** Would it be paid with one card less, in whatever way (pillar/raupenverstaerkungen-allgemein/6)? */
const isWasteful = (g: G, cards: readonly CardId[], price: Price): boolean =>
  cards.some((id) => canPay(g, without(cards, id), price))

/** Can what is chosen be completed to a payment in which every card is needed? */
function leadsToPayment(g: G, price: Price, chosen: readonly CardId[], rest: readonly CardId[]): boolean {
  if (canPay(g, chosen, price)) return !isWasteful(g, chosen, price)
  return rest.some((id, i) => leadsToPayment(g, price, [...chosen, id], rest.slice(i + 1)))
}

interface PayLocals {
  seat: Seat
  card: CardId
  price: Price
  /** They may decide not to pay. */
  may: boolean
  next: CardId | null
  chosen: CardId[]
}

/** A player chooses what to pay with, card by card; nothing has happened yet when the last is chosen. */
export const choosePayment = procedure<PayLocals>('choose a payment', [
  step('~card', (g, f) => {
    const left = without(pile(g.state, HAND, f.seat), ...f.chosen)
    const useful = left.filter((id) => f.price.some((parts) => parts.some(({ of }) => worth(g, id, of) > 0)))
    const options = useful
      .filter((id) => leadsToPayment(g, f.price, [...f.chosen, id], without(useful, id)))
      .map((id): Option => ({ verb: 'choose', target: id, value: id }))
    if (f.may && f.chosen.length === 0) options.push({ verb: 'decline', value: null })
    g.choose(f as Frame, 'next', f.seat, options, { prompt: 'pay', source: f.card, secret: true })
  }),
  step('~more', (g, f) => {
    if (f.next === null) return
    f.chosen.push(f.next)
    f.next = null
    if (!canPay(g, f.chosen, f.price)) g.goTo(f as Frame, '~card')
    else setPaid(g, f.chosen)
  }),
])

/** The cards chosen, for the procedure that asked. */
function setPaid(g: G, cards: CardId[]): void {
  const caller = g.state.stack.at(-2) as Frame & { paid?: CardId[] }
  caller.paid = cards
}

export const choosing = (seat: Seat, card: CardId, price: Price, may: boolean): PayLocals => ({
  seat,
  card,
  price,
  may,
  next: null,
  chosen: [],
})

interface BuyLocals {
  seat: Seat
  card: CardId
  price: Price
  paid: CardId[] | null
}

/** A player may pay for a dragon. */
export const buyDragon = procedure<BuyLocals>('buy a dragon', [
  step('~choose', (g, f) => {
    g.call(choosePayment, choosing(f.seat, f.card, f.price, true))
  }),
  step('~paid', (g, f) => {
    if (f.paid === null) return
    happen(g, ...f.paid.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
    attract(g, f.seat, 1)
  }),
])

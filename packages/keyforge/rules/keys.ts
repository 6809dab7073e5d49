/** Keys: what they cost, forging them (rules/schritt-1-schluessel-schmieden), winning. */

import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { type G, procedure, rule, step } from '../book.ts'
import { matching } from '../filter.ts'
import { amount } from '../reading.ts'
import { COLOURS, cardAt, keysForged } from '../state.ts'
import { forbidding, reachContext, working } from '../values.ts'
import { gain, happen } from './amber.ts'
import { occurrence, openWindow } from './occurrences.ts'

export const ordinaryCost = rule('rules/schritt-1-schluessel-schmieden/1', (): number => 6)

/** The current cost: the ordinary one, changed by card abilities. */
export const keyCost = rule('glossary/kosten-aktuelle-kosten', (g: G, seat: Seat): number => {
  let cost = ordinaryCost()
  for (const reach of working(g, 'keyCost')) {
    const { keyCost: more, whose } = reach.constant
    if (whose !== 'any' && (reach.me === seat) !== (whose === 'you')) continue
    cost += amount(g, more, reachContext(reach))
  }
  return Math.max(0, cost)
})

/** Cards whose Æmber may be spent when forging. */
export const spendableCards = rule('rules/schritt-1-schluessel-schmieden/3', (g: G, seat: Seat): CardId[] => {
  const s = g.state
  const found: CardId[] = []
  for (const reach of working(g, 'spendable')) {
    const { spendable: cards, by } = reach.constant
    if ((reach.me === seat) === (by === 'opponent')) continue
    const ids = cards === 'self' ? [reach.bearer] : matching(g, cards, reachContext(reach))
    for (const id of ids) if (cardAt(s, id).amber > 0 && !found.includes(id)) found.push(id)
  }
  return found
})

const spendable = (g: G, seat: Seat): number =>
  spendableCards(g, seat).reduce((sum, id) => sum + cardAt(g.state, id).amber, 0)

/** Does an ability forbid the next key? Also where an effect says to forge it (glossary/kann-nicht-vs-muss...). */
const isForbidden = (g: G, seat: Seat): boolean =>
  forbidding(g, seat, 'forge').some(
    ({ constant: { nthKey } }) => nthKey === undefined || nthKey === keysForged(g.state, seat) + 1,
  )

export const canForge = (g: G, seat: Seat, cost: number): boolean =>
  keysForged(g.state, seat) < 3 &&
  !isForbidden(g, seat) &&
  (g.state.amber[seat] as number) + spendable(g, seat) >= cost

interface ForgeLocals {
  seat: Seat
  cost: number
  /** Cards that have yet to be asked for their Æmber. */
  cards: CardId[] | null
  spent: number | null
  paid: number
  key: number | null
  /** It is not forged after all. */
  cancelled: boolean
}

/** Forges a key for this cost: pays, turns over a key, and wins with the third. */
export const forgeKey = procedure<ForgeLocals>('forge a key', [
  step('~before', (g, f) => {
    if (canForge(g, f.seat, f.cost)) openWindow(g, [occurrence(g, 'before forges', f.seat)])
  }),
  step('~begin', (g, f) => {
    if (f.cancelled || !canForge(g, f.seat, f.cost)) {
      g.leave(f as Frame)
      return
    }
    f.cards = spendableCards(g, f.seat)
  }),
  step('rules/schritt-1-schluessel-schmieden/3', (g, f) => {
    const s = g.state
    const card = f.cards?.[0]
    if (card === undefined) return
    const left = f.cost - f.paid
    const rest = (f.cards ?? []).slice(1).reduce((sum, id) => sum + cardAt(s, id).amber, 0)
    const least = Math.max(0, left - rest - (s.amber[f.seat] as number))
    const most = Math.min(left, cardAt(s, card).amber)
    const options: Option[] = []
    for (let n = most; n >= least; n--) options.push({ verb: 'spend', target: card, n, value: n })
    g.choose(f as Frame, 'spent', s.active, options, { prompt: 'spend from card', source: card })
  }),
  step('~spend', (g, f) => {
    const card = f.cards?.shift()
    if (card === undefined) return
    const n = f.spent ?? 0
    f.spent = null
    f.paid += n
    if (n > 0) happen(g, { kind: 'take amber', card, n })
    if (f.cards && f.cards.length > 0) g.goTo(f as Frame, 'rules/schritt-1-schluessel-schmieden/3')
  }),
  step('glossary/schluessel', (g, f) => {
    const bits = g.state.keys[f.seat] as number
    const options: Option[] = []
    for (let key = 0; key < 3; key++)
      if ((bits & (1 << key)) === 0) options.push({ verb: 'key', name: COLOURS[key] as string, value: key })
    g.choose(f as Frame, 'key', g.state.active, options, { prompt: 'choose key' })
  }),
  step('rules/schritt-1-schluessel-schmieden', (g, f) => {
    const s = g.state
    const rest = f.cost - f.paid
    if (rest > 0) happen(g, { kind: 'lose', seat: f.seat, n: rest })
    happen(g, {
      kind: 'forge',
      seat: f.seat,
      key: f.key ?? firstUnforged(s.keys[f.seat] as number),
      cost: f.cost,
    })
    const taker = working(g, 'getsForgeAmber').find((reach) => reach.me !== f.seat)
    if (taker !== undefined && f.cost > 0) gain(g, taker.me, f.cost)
  }),
  step('rules/ziel-des-spiels', (g, f) => {
    if (keysForged(g.state, f.seat) === 3) happen(g, { kind: 'win', seats: [f.seat] })
  }),
  step('~after', (g, f) => openWindow(g, [occurrence(g, 'forges', f.seat)])),
])

const firstUnforged = (bits: number): number => [0, 1, 2].find((key) => (bits & (1 << key)) === 0) ?? 0

export const forging = (seat: Seat, cost: number): ForgeLocals => ({
  seat,
  cost,
  cards: null,
  spent: null,
  paid: 0,
  key: null,
  cancelled: false,
})

/** What a key costs by an effect: "at +n current cost", or nothing. */
export const costAt = (g: G, seat: Seat, extra = 0, free = false): number =>
  free ? 0 : Math.max(0, keyCost(g, seat) + extra)

/** "Forge a key at +n current cost"; a key is forged if that can be paid. */
export function forgeAt(g: G, seat: Seat, extra: number, free: boolean): boolean {
  const cost = costAt(g, seat, extra, free)
  if (!canForge(g, seat, cost)) return false
  g.call(forgeKey, forging(seat, cost))
  return true
}

export const skipsForging = (g: G, seat: Seat): boolean =>
  working(g, 'skipForge').some((reach) => (reach.constant.skipForge === 'you') === (reach.me === seat))

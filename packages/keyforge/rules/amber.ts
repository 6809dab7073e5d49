/** Æmber: gaining, losing, stealing, capturing, and what replaces them (glossary/ersatzeffekte). */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { type G, on, procedure, rule, step } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { cardAt, LINE, lineOf, other } from '../state.ts'
import { working } from '../values.ts'
import { occurrence, openWindow } from './occurrences.ts'

export const happen = (g: G, ...batch: KeyForgeEvent[]): void => g.happen(batch)

/** What can be done only in part is done as far as possible. */
export const asMuchAsPossible = rule(
  'rules/so-viel-wie-moeglich-abhandeln',
  (wanted: number, there: number): number => Math.min(wanted, there),
)

/** Who captures what would be added to a player's pool. */
const takersOfGains = (g: G, seat: Seat): CardId[] =>
  working(g, 'capturesGains')
    .filter((reach) => reach.me !== seat)
    .map((reach) => reach.bearer)

interface TakenLocals {
  takers: CardId[]
  n: number
  /** From whose pool it is stolen or paid, and whether that pool is spared; null: it comes from the supply. */
  from: Seat | null
  supply: boolean
  by: CardId | null
}

/** Ether Spiders take Æmber that would be added to a pool; which of them, the active player chooses for each. */
const takenInstead = procedure<TakenLocals>('taken instead', [
  step('~by', (g, f) => {
    f.by = null
    const options = f.takers.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'by', g.state.active, options, {
      prompt: 'choose to capture',
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('glossary/ersatzeffekte', (g, f) => {
    if (f.by === null) return
    taken(g, f.by, { ...f, n: 1 })
    if (--f.n > 0) g.goTo(f as Frame, '~by')
  }),
])

function taken(g: G, card: CardId, { n, from, supply }: Pick<TakenLocals, 'n' | 'from' | 'supply'>): void {
  if (from === null) happen(g, { kind: 'put amber', card, n })
  else happen(g, { kind: 'capture', card, from, n, supply })
}

/** Does somebody take instead what would be added to a pool? */
function isTaken(g: G, seat: Seat, what: Pick<TakenLocals, 'n' | 'from' | 'supply'>): boolean {
  const takers = takersOfGains(g, seat)
  const [first] = takers
  if (first === undefined) return false
  if (takers.length > 1 && on('glossary/aktiver-spieler')) g.call(takenInstead, { takers, ...what, by: null })
  else taken(g, first, what)
  return true
}

/** Æmber added to a pool. */
export function gain(g: G, seat: Seat, n: number): void {
  if (n > 0 && !isTaken(g, seat, { n, from: null, supply: false })) happen(g, { kind: 'gain', seat, n })
}

/** Added to the opponent's pool, unless somebody takes it (glossary/bezahlen). */
export function pay(g: G, from: Seat, n: number): void {
  const to = other(from)
  if (n > 0 && !isTaken(g, to, { n, from, supply: false })) happen(g, { kind: 'pay', from, to, n })
}

export function lose(g: G, seat: Seat, n: number): number {
  const lost = Math.min(n, g.state.amber[seat] as number)
  if (lost > 0) happen(g, { kind: 'lose', seat, n: lost })
  return lost
}

export const isFromSupply = (g: G, from: Seat): boolean =>
  on('glossary/ersatzeffekte') && working(g, 'takenFromSupply').some((reach) => reach.me === from)

/** How much of it can be taken from a player: from the supply any amount that they have (Po's Pixies). */
const takeable = (g: G, from: Seat, n: number): number => Math.min(n, g.state.amber[from] as number)

export const stealable = rule('glossary/stehlen', takeable)

/** Returns how much was stolen; what replaces stealing still counts as that (faq/ersatzeffekte/1). */
export function steal(g: G, to: Seat, n: number): number {
  const from = other(to)
  const captured = working(g, 'stealIs').length > 0
  // What cannot be stolen is not captured instead either (faq/ersatzeffekte/3).
  const cannot = working(g, 'cannotBeStolen').some((reach) => reach.me === from)
  if (cannot && (!captured || on('glossary/kann-nicht-vs-muss-darf-kann-nicht-vs-erlauben-effekt'))) return 0
  const stolen = stealable(g, from, n)
  if (stolen <= 0) return 0
  if (captured) {
    g.call(captureInstead, { from, n: stolen, by: null })
    return 0
  }
  // It is stolen all the same, wherever it goes.
  const supply = isFromSupply(g, from)
  if (!isTaken(g, to, { n: stolen, from, supply })) happen(g, { kind: 'steal', from, to, n: stolen, supply })
  openWindow(g, [occurrence(g, 'steals', to, null, { n: stolen })])
  return stolen
}

/** It comes out of the pool, unless an effect says otherwise. */
export const capturesFromSupply = rule('glossary/erbeuten', isFromSupply)

/** A creature captures from a pool; returns how much, and whether it came out of the pool. */
export function capture(g: G, card: CardId, from: Seat, n: number): { n: number; supply: boolean } {
  const taken = takeable(g, from, n)
  const supply = capturesFromSupply(g, from)
  if (taken > 0 && cardAt(g.state, card).zone === LINE) {
    happen(g, { kind: 'capture', card, from, n: taken, supply })
    return { n: taken, supply }
  }
  return { n: 0, supply }
}

/** Stealing that is capturing (Gargantodon): each Æmber by a creature of the active player, who chooses it. */
const captureInstead = procedure<{ from: Seat; n: number; by: CardId | null }>('captured instead', [
  step('~by', (g, f) => {
    const creatures = lineOf(g.state, g.state.active)
    f.by = null
    const options = creatures.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'by', g.state.active, options, { prompt: 'choose to capture' })
  }),
  step('glossary/ersatzeffekte', (g, f) => {
    if (f.by === null) return
    const n = lineOf(g.state, g.state.active).length > 1 ? 1 : f.n
    capture(g, f.by, f.from, n)
    f.n -= n
    if (f.n > 0) g.goTo(f as Frame, '~by')
  }),
])

/** What lies on creatures is redistributed, and the creatures of a battleline are rearranged (glossary/verschieben). */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import { procedure, step } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { cardAt, lineOf } from '../state.ts'
import { happen } from './amber.ts'

interface SpreadLocals {
  what: 'amber' | 'damage'
  cards: CardId[]
  left: number
  given: number[]
  n: number | null
}

/** How much each of them gets, one after the other; the last one gets the rest. */
export const redistribute = procedure<SpreadLocals>('redistribute', [
  step('~how much', (g, f) => {
    const card = f.cards[f.given.length] as CardId
    const options: Option[] = []
    const least = f.given.length === f.cards.length - 1 ? f.left : 0
    for (let n = f.left; n >= least; n--) options.push({ verb: 'number', n, value: n })
    g.choose(f as Frame, 'n', g.state.active, options, { prompt: `${f.what} on it`, source: card })
  }),
  step('~given', (g, f) => {
    const n = f.n ?? 0
    f.n = null
    f.given.push(n)
    f.left -= n
    if (f.given.length < f.cards.length) g.goTo(f as Frame, '~how much')
  }),
  step('glossary/verschieben', (g, f) => {
    const less: KeyForgeEvent[] = []
    const more: KeyForgeEvent[] = []
    f.cards.forEach((card, i) => {
      const n = (f.given[i] as number) - cardAt(g.state, card)[f.what]
      if (n < 0) less.push({ kind: f.what === 'amber' ? 'take amber' : 'heal', card, n: -n })
      else if (n > 0 && f.what === 'amber') more.push({ kind: 'put amber', card, n })
      else if (n > 0) more.push({ kind: 'damage', card, n, prevented: 0 })
    })
    if (less.length > 0) happen(g, ...less, ...more)
  }),
])

/** In an order that the active player says, from left to right. */
export const rearrange = procedure<{ seat: Seat; order: CardId[] | null }>('rearrange', [
  step('~order', (g, f) => {
    const options = lineOf(g.state, f.seat).map(
      (card): Option => ({ verb: 'order', target: card, value: card }),
    )
    g.order(f as Frame, 'order', g.state.active, options, { prompt: 'order battleline' })
  }),
  step('glossary/verschieben', (g, f) => {
    f.order?.forEach((card, at) => {
      if (lineOf(g.state, f.seat)[at] !== card) happen(g, { kind: 'move', card, at })
    })
  }),
])

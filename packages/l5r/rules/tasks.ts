/** Parts of effects that ask on the way. */
import type { CardId, Frame, GameEvent, Option, Ref, Seat } from '@regelwerk/core'
import type { Period, Skill } from '../abilities.ts'
import { type G, procedure, rule, step } from '../book.ts'
import { definitions } from '../cards/index.ts'
import type { L5REvent } from '../events.ts'
import { cardAt, handOf, isStill, NONE } from '../state.ts'
import { working } from '../values.ts'
import { happen } from './cards.ts'
import { canDishonor, canHonor } from './restrictions.ts'

const chooseOptions = (ids: readonly CardId[]): Option[] =>
  ids.map((id) => ({ verb: 'choose', target: id, value: id }))

interface DiscardLocals {
  todo: { seat: Seat; chooser: Seat; n: number }[]
  source: CardId
  /** By whose ability. */
  by: Seat | null
  chosen: L5REvent[]
  cards: CardId[] | null
}

/** Players discard from hand: each decides in player order, then all is discarded at once. */
export const discardTogether = procedure<DiscardLocals>('discard together', [
  step('~which', (g, f) => {
    const [one] = f.todo
    if (one === undefined) return
    g.pick(f as Frame, 'cards', one.chooser, chooseOptions(handOf(g.state, one.seat)), {
      prompt: 'discard',
      source: f.source,
      min: one.n,
      max: one.n,
      rule: 'glossary/prioritaet-bei-gleichzeitiger-abhandlung',
    })
  }),
  step('~chosen', (g, f) => {
    const one = f.todo.shift()
    if (one === undefined) return
    const { seat, chooser, n } = one
    // Who has chosen one's own cards has also chosen their order.
    const ordered = chooser === seat && n < handOf(g.state, seat).length
    f.chosen.push({
      kind: 'discard cards',
      seat,
      cards: f.cards ?? [],
      ...(ordered && { ordered }),
      ...(f.by !== null && { hand: { by: f.by, why: 'effect' } }),
    })
    f.cards = null
    if (f.todo.length > 0) g.goTo(f as Frame, '~which')
  }),
  step('glossary/ablagestapel/1', (g, f) => happen(g, ...f.chosen)),
])

export const discarding = (
  todo: DiscardLocals['todo'],
  source: CardId,
  by: Seat | null = null,
): DiscardLocals => ({
  todo,
  source,
  by,
  chosen: [],
  cards: null,
})

interface HonorLocals {
  card: Ref
  rival: Ref
  seat: Seat
  answer: 'honor' | 'dishonor' | null
}

const WAYS = ['honor', 'dishonor'] as const

/** What it would change to honor the card and dishonor its rival, or the reverse. */
function changes(g: G, { card: { card }, rival }: HonorLocals, honor: boolean): L5REvent[] {
  const can = (id: CardId, up: boolean): boolean => (up ? canHonor(g, id) : canDishonor(g, id))
  const batch: L5REvent[] = []
  if (can(card, honor)) batch.push({ kind: honor ? 'honor' : 'dishonor', card })
  if (can(rival.card, !honor)) batch.push({ kind: honor ? 'dishonor' : 'honor', card: rival.card })
  return batch
}

/** Neither half depends on the other. */
export const eitherHalf = rule('faq/1', (batch: L5REvent[]): L5REvent[] => batch)

/** One of two is honored and the other dishonored, as the player says. */
export const honorOne = procedure<HonorLocals>('honor one', [
  step('~which', (g, f) => {
    const ways = WAYS.filter((verb) => changes(g, f, verb === 'honor').length > 0)
    const options = ways.map((verb): Option => ({ verb, target: f.card.card, value: verb }))
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'honor or dishonor' })
  }),
  step('~do', (g, f) => {
    const batch = f.answer === null ? [] : eitherHalf(changes(g, f, f.answer === 'honor'))
    if (batch.length > 0) happen(g, ...batch)
  }),
])

/** A bid counts as one more or one less, to a minimum of 0. */
export const raiseOrLower = procedure<{ seat: Seat; answer: 1 | -1 | null }>('raise or lower', [
  step('~which', (g, f) => {
    const options: Option[] = [{ verb: 'raise', value: 1 }]
    if (g.state.bid[f.seat as 0 | 1] > 0) options.push({ verb: 'lower', value: -1 })
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'change bid' })
  }),
  step('~do', (g, f) => {
    if (f.answer !== null) happen(g, { kind: 'bid', seat: f.seat, n: f.answer })
  }),
])

/** What the dial shows becomes one more or one less, from 1 to 5. */
export const turnDial = procedure<{ seat: Seat; answer: 1 | -1 | null }>('turn the dial', [
  step('~which', (g, f) => {
    const shown = g.state.dial[f.seat as 0 | 1]
    const options: Option[] = []
    if (shown < 5) options.push({ verb: 'raise', value: 1 })
    if (shown > 1) options.push({ verb: 'lower', value: -1 })
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'change bid' })
  }),
  step('~do', (g, f) => {
    if (f.answer === null) return
    const values: [number, number] = [...g.state.dial]
    values[f.seat as 0 | 1] += f.answer
    happen(g, { kind: 'dials', values })
  }),
])

/** Fate that was not removed, or went elsewhere instead, does not arrive. */
export const moveFate = procedure<{ from: CardId; to: Ref; n: number; removed: GameEvent[] | null }>(
  'move fate',
  [
    step('~remove', (g, f) => {
      const event: L5REvent = { kind: 'remove fate', card: f.from, n: f.n }
      g.happen([event], f as Frame, 'removed')
    }),
    step('~place', (g, f) => {
      if (f.removed?.[0]?.fate !== 'happened' || !isStill(g.state, f.to)) return
      happen(g, { kind: 'place fate', card: f.to.card, n: f.n, why: 'effect' })
    }),
  ],
)

interface SomeLocals {
  seat: Seat
  card: Ref
  pool: Seat
  /** Out of the pool and onto the card, or off the card and into the pool. */
  isOut: boolean
  most: number
  n: number | null
}

/** As much as this player says. */
export const moveSome = procedure<SomeLocals>('move some fate', [
  step('~how much', (g, f) => {
    const options = Array.from(
      { length: f.most },
      (_, i): Option => ({ verb: 'number', n: i + 1, value: i + 1 }),
    )
    g.choose(f as Frame, 'n', f.seat, options, { prompt: 'how much fate', source: f.card.card })
  }),
  step('~move', (g, f) => {
    const n = f.n ?? 0
    const { card } = f.card
    if (n === 0 || !isStill(g.state, f.card)) return
    if (f.isOut)
      happen(g, { kind: 'lose fate', seat: f.pool, n }, { kind: 'place fate', card, n, why: 'effect' })
    else happen(g, { kind: 'remove fate', card, n, to: f.pool })
  }),
])

interface AmongLocals {
  seat: Seat
  source: CardId
  left: number
  cards: CardId[]
  taken: CardId[]
  answer: CardId | null
}

/** 1 fate after the other is named, from cards that have some left; then all of it is removed together. */
export const takeAmong = procedure<AmongLocals>('take fate among', [
  step('~which', (g, f) => {
    const has = (id: CardId): boolean => cardAt(g.state, id).fate > f.taken.filter((one) => one === id).length
    const options: Option[] = f.left > 0 ? chooseOptions(f.cards.filter(has)) : []
    f.answer = null
    if (options.length === 0) return
    options.push({ verb: 'decline', value: null })
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'fate among', source: f.source })
  }),
  step('~named', (g, f) => {
    if (f.answer === null) return
    f.taken.push(f.answer)
    f.left--
    g.goTo(f as Frame, '~which')
  }),
  step('~remove', (g, f) => {
    const batch = [...new Set(f.taken)].map(
      (card): L5REvent => ({ kind: 'remove fate', card, n: f.taken.filter((one) => one === card).length }),
    )
    if (batch.length > 0) happen(g, ...batch)
  }),
])

export const chooseFavor = procedure<{ seat: Seat; side: Skill | null }>('claim the favor', [
  step('~side', (g, f) => {
    if (working(g, 'cannotHaveFavor').some(({ me }) => me !== f.seat)) {
      g.leave(f as Frame)
      return
    }
    const options = (['military', 'political'] as Skill[]).map(
      (side): Option => ({ verb: 'side', name: side, value: side }),
    )
    g.choose(f as Frame, 'side', f.seat, options, { prompt: 'favor side', rule: 'step/3.4.2' })
  }),
  step('step/3.4.2', (g, f) => happen(g, { kind: 'favor', seat: f.seat, side: f.side ?? 'military' })),
])

/** One of these triggered abilities, for a while. */
export const gainOne = procedure<{
  seat: Seat
  card: Ref
  abilities: string[]
  period: Period
  chosen: string | null
}>('gain an ability', [
  step('~which', (g, f) => {
    const options = f.abilities.map((ability, n): Option => ({ verb: 'select', n, ability, value: ability }))
    g.choose(f as Frame, 'chosen', f.seat, options, { prompt: 'gain ability', source: f.card.card })
  }),
  step('glossary/erhalten/2', (g, f) => {
    if (f.chosen === null) return
    const effect = {
      seat: f.seat,
      source: f.card,
      for: f.period,
      ability: f.chosen,
      delayed: false,
      it: [f.card],
      amounts: {},
      element: null,
      uses: NONE,
    }
    happen(g, { kind: 'lasting', effect })
  }),
])

/** The names of all cards that could be played from a hand. */
export const namesFromHand = (): readonly string[] =>
  [...new Set(definitions.flatMap(({ side, en: name }) => (side === 'conflict' ? [name] : [])))].sort(
    (a, b) => (a < b ? -1 : 1),
  )

/** A name, of which something holds for a while. */
export const nameOne = procedure<{
  seat: Seat
  source: Ref
  ability: string
  period: Period
  name: string | null
}>('name a card', [
  step('~which', (g, f) => {
    const options = namesFromHand().map((name): Option => ({ verb: 'name', name, value: name }))
    g.choose(f as Frame, 'name', f.seat, options, { prompt: 'choose to nameCard', source: f.source.card })
  }),
  step('glossary/andauernde-effekte', (g, f) => {
    if (f.name === null) return
    const effect = {
      seat: f.seat,
      source: f.source,
      for: f.period,
      ability: f.ability,
      delayed: false,
      it: null,
      amounts: {},
      element: null,
      uses: NONE,
      named: f.name,
    }
    happen(g, { kind: 'lasting', effect })
  }),
])

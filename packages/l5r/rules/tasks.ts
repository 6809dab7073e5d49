/** Parts of effects that ask on the way. */
import type { CardId, Frame, GameEvent, Option, Ref, Seat } from '@regelwerk/core'
import type { Element, Filter, Period, Skill } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { matches } from '../filter.ts'
import { contextOf } from '../reading.ts'
import { ringsInPool, ringsMatching } from '../reckoning.ts'
import {
  CONFLICT,
  cardAt,
  DYNASTY,
  faceAt,
  HAND,
  HONORED,
  handOf,
  isStill,
  NONE,
  other,
  provincesOf,
} from '../state.ts'
import { happen, topOf } from './cards.ts'
import { canDishonor } from './restrictions.ts'

const chooseOptions = (ids: readonly CardId[]): Option[] =>
  ids.map((id) => ({ verb: 'choose', target: id, value: id }))

interface DiscardLocals {
  todo: { seat: Seat; chooser: Seat; n: number }[]
  source: CardId
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
    f.chosen.push({ kind: 'discard cards', seat, cards: f.cards ?? [], ...(ordered && { ordered }) })
    f.cards = null
    if (f.todo.length > 0) g.goTo(f as Frame, '~which')
  }),
  step('glossary/ablagestapel/1', (g, f) => happen(g, ...f.chosen)),
])

export const discarding = (todo: DiscardLocals['todo'], source: CardId): DiscardLocals => ({
  todo,
  source,
  chosen: [],
  cards: null,
})

interface SearchLocals {
  seat: Seat
  n: number
  take: number
  filter: Filter
  reveal: boolean
  source: CardId
  picked: CardId[] | null
}

/** Looks through the top of the conflict deck; one may find nothing; the deck is shuffled (glossary/durchsuchen). */
export const searchDeck = procedure<SearchLocals>('search', [
  step('glossary/durchsuchen', (g, f) => {
    const cards = topOf(g, f.seat, f.n)
    happen(g, { kind: 'look', seat: f.seat, cards })
    const fit = cards.filter((id) => matches(g, f.filter, id, contextOf(f.seat, f.source)))
    const max = Math.min(f.take, Math.max(1, fit.length))
    g.pick(f as Frame, 'picked', f.seat, chooseOptions(fit), {
      prompt: 'search',
      source: f.source,
      min: on('glossary/durchsuchen/2') ? 0 : Math.min(f.take, fit.length),
      max,
      secret: true,
    })
  }),
  step('~found', (g, f) => {
    const cards = f.picked ?? []
    if (f.reveal && cards.length > 0 && on('glossary/durchsuchen/3')) happen(g, { kind: 'reveal', cards })
    if (cards.length > 0)
      happen(g, ...cards.map((card): L5REvent => ({ kind: 'put', card, to: HAND, holder: f.seat })))
    for (const zone of on('glossary/mische') ? [CONFLICT] : [CONFLICT, DYNASTY])
      if (on('glossary/durchsuchen/1')) happen(g, { kind: 'shuffle', seat: f.seat, zone })
  }),
])

/** Takes some of the top cards, the rest goes under the deck. */
export const takeFromTop = procedure<{
  seat: Seat
  n: number
  take: number
  source: CardId
  picked: CardId[] | null
}>('take from top', [
  step('~look', (g, f) => {
    const cards = topOf(g, f.seat, f.n)
    happen(g, { kind: 'look', seat: f.seat, cards })
    const n = Math.min(f.take, cards.length)
    g.pick(f as Frame, 'picked', f.seat, chooseOptions(cards), {
      prompt: 'take',
      source: f.source,
      min: n,
      max: n,
    })
  }),
  step('~take', (g, f) => {
    const cards = topOf(g, f.seat, f.n)
    const taken = f.picked ?? []
    for (const card of cards)
      happen(
        g,
        taken.includes(card)
          ? { kind: 'put', card, to: HAND, holder: f.seat }
          : { kind: 'put', card, to: CONFLICT, holder: f.seat, place: 'bottom' },
      )
  }),
])

/** The top of both decks is revealed, of each a player chooses some for its owner's hand, and both are shuffled. */
export const takeFromEach = procedure<{
  seat: Seat
  n: number
  take: number
  source: CardId
  /** What was chosen, of one's own deck first. */
  taken: CardId[][]
  picked: CardId[] | null
}>('take from each', [
  step('~reveal', (g, f) => {
    const cards = [f.seat, other(f.seat)].flatMap((seat) => topOf(g, seat, f.n))
    happen(g, { kind: 'reveal', cards })
  }),
  step('~which', (g, f) => {
    const cards = topOf(g, f.taken.length === 0 ? f.seat : other(f.seat), f.n)
    const n = Math.min(f.take, cards.length)
    g.pick(f as Frame, 'picked', f.seat, chooseOptions(cards), {
      prompt: 'take',
      source: f.source,
      min: n,
      max: n,
    })
  }),
  step('~chosen', (g, f) => {
    f.taken.push(f.picked ?? [])
    f.picked = null
    if (f.taken.length < 2) g.goTo(f as Frame, '~which')
  }),
  step('~take', (g, f) => {
    const put = (card: CardId): L5REvent => ({
      kind: 'put',
      card,
      to: HAND,
      holder: cardAt(g.state, card).owner,
    })
    const batch = f.taken.flat().map(put)
    if (batch.length > 0) happen(g, ...batch)
    happen(g, ...[0, 1].map((seat): L5REvent => ({ kind: 'shuffle', seat, zone: CONFLICT })))
  }),
])

interface EitherLocals {
  card: Ref
  seat: Seat
  answer: 'honor' | 'dishonor' | null
  rival?: Ref
  bid?: boolean
}

const WAYS = ['honor', 'dishonor'] as const

/** What it would change to honor the card, or to dishonor it; a rival for whom the reverse is done. */
function changes(g: G, { card: { card }, rival }: EitherLocals, honor: boolean): L5REvent[] {
  const can = (id: CardId, up: boolean): boolean =>
    up ? cardAt(g.state, id).status !== HONORED : canDishonor(g, id)
  const batch: L5REvent[] = []
  if (can(card, honor)) batch.push({ kind: honor ? 'honor' : 'dishonor', card })
  if (rival && can(rival.card, !honor)) batch.push({ kind: honor ? 'dishonor' : 'honor', card: rival.card })
  return batch
}

/** Honor or dishonor, as the player says; with a rival, the other one for that; or a bid up or down. */
export const honorEither = procedure<EitherLocals>('honor or dishonor', [
  step('~which', (g, f) => {
    const { bid } = g.state
    const isLow = bid[f.seat as 0 | 1] === 0
    const options: Option[] = f.bid
      ? [
          { verb: 'raise', value: 'honor' },
          // To a minimum of 0.
          ...(isLow ? [] : [{ verb: 'lower', value: 'dishonor' }]),
        ]
      : WAYS.filter((verb) => changes(g, f, verb === 'honor').length > 0).map((verb) => ({
          verb,
          target: f.card.card,
          value: verb,
        }))
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: f.bid ? 'change bid' : 'honor or dishonor' })
  }),
  step('~do', (g, f) => {
    const up = f.answer === 'honor'
    if (f.bid) {
      happen(g, { kind: 'bid', seat: f.seat, n: up ? 1 : -1 })
      return
    }
    const batch = f.answer === null ? [] : changes(g, f, up)
    // Neither half depends on the other (faq/1).
    const half = f.rival !== undefined && batch.length < 2 && !on('faq/1')
    if (batch.length > 0 && !half) happen(g, ...batch)
  }),
])

export const lookAtFacedown = procedure<{ seat: Seat; source: CardId; card: CardId | null }>(
  'look at a province',
  [
    step('~which', (g, f) => {
      const ids = provincesOf(g.state, other(f.seat)).filter((id) => !cardAt(g.state, id).faceup)
      g.choose(f as Frame, 'card', f.seat, chooseOptions(ids), {
        prompt: 'look at a province',
        source: f.source,
      })
    }),
    step('~look', (g, f) => {
      if (f.card !== null) happen(g, { kind: 'look', seat: f.seat, cards: [f.card] })
    }),
  ],
)

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
      happen(g, { kind: 'place fate', card: f.to.card, n: f.n })
    }),
  ],
)

/** The contested ring, or one of one's claimed rings, changes places with an unclaimed one. */
export const switchRings = procedure<{
  seat: Seat
  claimed: boolean
  own: Element | null
  ring: Element | null
  source: CardId
}>('switch rings', [
  step('~own', (g, f) => {
    if (!f.claimed) {
      f.own = g.state.conflict?.ring ?? null
      return
    }
    const options = ringsInPool(g, f.seat).map((ring): Option => ({ verb: 'ring', name: ring, value: ring }))
    g.choose(f as Frame, 'own', f.seat, options, { prompt: 'switch which ring', source: f.source })
  }),
  step('~with', (g, f) => {
    const options = ringsMatching(g, { state: 'unclaimed' }, f.seat).map(
      (ring): Option => ({ verb: 'ring', name: ring, value: ring }),
    )
    g.choose(f as Frame, 'ring', f.seat, options, { prompt: 'switch with which ring', source: f.source })
  }),
  step('glossary/vertauschen', (g, f) => {
    if (f.own === null || f.ring === null) return
    if (f.claimed) {
      happen(g, { kind: 'return ring', ring: f.own }, { kind: 'take ring', ring: f.ring, seat: f.seat })
    } else happen(g, { kind: 'contest', ring: f.ring })
    const stack = g.state.stack
    const parent = stack[stack.indexOf(f as Frame) - 1] as (Frame & { rings?: Element[] }) | undefined
    if (parent?.rings) parent.rings = [f.ring]
  }),
])

export const chooseFavor = procedure<{ seat: Seat; side: Skill | null }>('claim the favor', [
  step('~side', (g, f) => {
    const options = (['military', 'political'] as Skill[]).map(
      (side): Option => ({ verb: 'side', name: side, value: side }),
    )
    g.choose(f as Frame, 'side', f.seat, options, { prompt: 'favor side', rule: 'step/3.4.2' })
  }),
  step('step/3.4.2', (g, f) => happen(g, { kind: 'favor', seat: f.seat, side: f.side ?? 'military' })),
])

/** Some of the revealed cards, of the type that was named, go to hand; the rest is discarded. */
export const takeOfType = procedure<{
  seat: Seat
  cards: CardId[]
  type: string | null
  take: number
  source: CardId
  picked: CardId[] | null
}>('take of a type', [
  step('~which', (g, f) => {
    const fit = f.cards.filter((id) => faceAt(g.state, id).type === f.type)
    g.pick(f as Frame, 'picked', f.seat, chooseOptions(fit), {
      prompt: 'take',
      source: f.source,
      min: 0,
      max: Math.min(f.take, fit.length),
    })
  }),
  step('~take', (g, f) => {
    const taken = f.picked ?? []
    const rest = f.cards.filter((id) => !taken.includes(id))
    for (const card of taken) happen(g, { kind: 'put', card, to: HAND, holder: f.seat })
    if (rest.length > 0) happen(g, { kind: 'discard cards', seat: f.seat, cards: rest })
  }),
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

/** Effects that ask on the way: discarding, removing and moving damage, looking at cards, naming, revealing. */
import { type CardId, type Frame, find, type Option, type Ref, type Seat } from '@regelwerk/core'
import type { Verb } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import { type LorcanaEvent, stackUnder } from '../events.ts'
import { hasName } from '../names.ts'
import { isActive, turnOrder } from '../players.ts'
import { abilityNamed, prepared } from '../prepare.ts'
import { from, matches } from '../reading.ts'
import { allDefinitions, cardAt, DECK, deckOf, handOf } from '../state.ts'
import { asMuchAsPossible, deckInUse, happen, intoHand, placed, removable } from './01-concepts.ts'
import { canBePlayedByEffect, playCard } from './04-play.ts'
import { report, resolving } from './06-resolving.ts'
import { type ResolveFrame, resolve } from './06-under-way.ts'

/** The resolution this task belongs to. */
const parentOf = (g: G): ResolveFrame | null => g.frameOf(resolve)

const numbers = (max: number): Option[] =>
  Array.from({ length: max + 1 }, (_, i): Option => ({ verb: 'number', n: max - i, value: max - i }))

interface DiscardLocals {
  seats: Seat[]
  n: number | 'hand'
  source: CardId
  cards: CardId[] | null
  total: number
}

/** Each of these players in turn chooses and discards (7.3.4). */
export const discardCards = procedure<DiscardLocals>('discard', [
  step('7.3.4', (g, f) => {
    const seat = f.seats[0]
    if (seat === undefined) return
    const hand = handOf(g.state, seat)
    const n = f.n === 'hand' ? hand.length : asMuchAsPossible(f.n, hand.length)
    const options = hand.map((id): Option => ({ verb: 'discard', target: id, value: id }))
    g.pick(f, 'cards', seat, options, { prompt: 'discard', source: f.source, min: n, max: n })
  }),
  step('~discard', (g, f) => {
    const seat = f.seats.shift()
    const cards = f.cards ?? []
    const wanted = f.n === 'hand' ? cards.length : f.n
    if (seat === undefined) return
    f.cards = null
    f.total += cards.length
    const parent = parentOf(g)
    if (parent) report(parent, cards.length >= wanted ? 'full' : cards.length > 0 ? 'partial' : 'none')
    if (parent) parent.count = f.total
    if (f.seats.length > 0) g.goTo(f, '7.3.4')
    if (cards.length > 0) happen(g, { kind: 'discard', seat, cards })
  }),
])

interface RemoveLocals {
  seat: Seat
  upTo: number | 'all'
  cards: Ref[]
  source: CardId
  amount: number | null
  total: number
}

/** "Remove up to n damage": the player says how much, from each card (1.9.2.3, 6.1.3). */
export const removeDamage = procedure<RemoveLocals>('remove damage', [
  step('1.9.2.3', (g, f) => {
    const ref = f.cards[0]
    if (ref === undefined) return
    const max = removable(g, ref.card, f.upTo === 'all' ? cardAt(g.state, ref.card).damage : f.upTo)
    if (f.upTo === 'all') f.amount = max
    else
      g.choose(f, 'amount', f.seat, numbers(max), {
        prompt: 'how much damage',
        source: ref.card,
        rule: '6.1.3',
      })
  }),
  step('~remove', (g, f) => {
    const ref = f.cards.shift()
    if (ref === undefined) return
    const amount = f.amount ?? 0
    f.amount = null
    f.total += amount
    const parent = parentOf(g)
    if (parent) parent.count = f.total
    if (f.cards.length > 0) g.goTo(f, '1.9.2.3')
    if (amount > 0) happen(g, { kind: 'heal', card: ref.card, amount, seat: f.seat })
  }),
])

interface MoveDamageLocals {
  seat: Seat
  from: Ref
  to: Ref
  upTo: number | 'all'
  source: CardId
  amount: number | null
}

/** Moving is removing here and putting there; not back where it came from (1.9.2.4). */
export const moveDamage = procedure<MoveDamageLocals>('move damage', [
  step('1.9.2.4', (g, f) => {
    const damage = cardAt(g.state, f.from.card).damage
    if (f.upTo === 'all') f.amount = damage
    else {
      const max = removable(g, f.from.card, f.upTo)
      g.choose(f, 'amount', f.seat, numbers(max), {
        prompt: 'how much damage',
        source: f.from.card,
        rule: '6.1.3',
      })
    }
  }),
  step('~move', (g, f) => {
    const amount = f.amount ?? 0
    if (amount === 0 || f.from.card === f.to.card) return
    happen(
      g,
      { kind: 'heal', card: f.from.card, amount, seat: f.seat },
      placed(g, f.to.card, amount, 'moved'),
    )
  }),
])

interface UnderDecksLocals {
  cards: Ref[]
  seats: Seat[] | null
  order: CardId[] | null
  source: CardId
}

/** Each player orders their own cards, stacks taken apart; all see the order of what was faceup (7.2.3). */
export const putUnderDecks = procedure<UnderDecksLocals>('put under decks', [
  step('~begin', (g, f) => {
    f.seats = turnOrder(g.state, g.state.active)
  }),
  step('7.2.3.1', (g, f) => {
    const seat = f.seats?.[0]
    if (seat === undefined) return
    const options = cardsOf(g, f, seat).map((id): Option => ({ verb: 'order', target: id, value: id }))
    g.order(f, 'order', seat, options, { prompt: 'order under deck', source: f.source })
  }),
  step('~put', (g, f) => {
    const seat = f.seats?.shift()
    if (seat === undefined) return
    const order = f.order ?? cardsOf(g, f, seat)
    f.order = null
    if (f.seats && f.seats.length > 0) g.goTo(f, '7.2.3.1')
    const [card] = order
    if (card !== undefined) happen(g, { kind: 'put', card, to: DECK, place: 'bottom', order })
  }),
])

function cardsOf(g: G, f: UnderDecksLocals, seat: Seat): CardId[] {
  const mine = f.cards.filter((ref) => cardAt(g.state, ref.card).owner === seat && find(g.state, ref))
  return mine.flatMap((ref) => [ref.card, ...stackUnder(g.state, ref.card)])
}

interface LookLocals {
  seat: Seat
  verb: Extract<Verb, { do: 'look' }>
  cards: CardId[]
  source: Ref
  taken: CardId[] | 'yes' | 'no' | null
  rest: CardId[] | CardId | 'top' | 'bottom' | null
}

function askWhatToTake(g: G, f: Frame & LookLocals): void {
  const take = f.verb.take
  if (take === undefined) return
  const ids = f.cards.filter((id) => matches(g, take.filter, id, from(f.seat, f.source.card)))
  const details = { prompt: 'take', source: f.source.card, secret: f.verb.reveal !== true }
  if (take.upTo === 'each') {
    if (ids.length === 0) return
    const options: Option[] = [
      { verb: 'yes', value: ids },
      { verb: 'no', value: [] },
    ]
    g.choose(f, 'taken', f.seat, options, details)
    return
  }
  const max = take.upTo === 'any' ? ids.length : take.upTo
  const options = ids.map((id): Option => ({ verb: 'take', target: id, value: id }))
  g.pick(f, 'taken', f.seat, options, { ...details, min: take.must ? max : 0, max })
}

/** The cards taken go to hand, shown if the effect says so; that is no draw (1.12.3). */
function take(g: G, f: LookLocals): void {
  const taken = (f.taken ?? []) as CardId[]
  f.cards = f.cards.filter((id) => !taken.includes(id))
  if (f.verb.take?.reveal && taken.length > 0 && on('6.1.14.1')) {
    happen(g, { kind: 'reveal', seat: f.seat, cards: taken })
  }
  intoHand(g, taken)
}

function askForRest(g: G, f: Frame & LookLocals): void {
  const { cards, seat } = f
  const details = { prompt: `rest ${f.verb.rest}`, source: f.source.card }
  const options = cards.map((id): Option => ({ verb: 'order', target: id, value: id }))
  if (cards.length === 0) return
  if (f.verb.rest === 'topAndBottom') {
    const secret = { ...details, secret: cards.length > 1 }
    g.choose(
      f,
      'rest',
      seat,
      options.map((o) => ({ ...o, verb: 'put on top' })),
      secret,
    )
  } else if (f.verb.rest === 'topOrBottom') {
    const places: Option[] = [
      { verb: 'put on top', target: cards[0] as CardId, value: 'top' },
      { verb: 'put on bottom', target: cards[0] as CardId, value: 'bottom' },
    ]
    g.choose(f, 'rest', seat, places, details)
  } else g.order(f, 'rest', seat, options, details)
}

/** Orders are given from the top down. */
function putBack(g: G, f: LookLocals): void {
  const put = (card: CardId, place: 'top' | 'bottom'): LorcanaEvent => ({
    kind: 'put',
    card,
    to: DECK,
    place,
  })
  const { rest, cards } = f
  if (cards.length === 0) return
  if (f.verb.rest === 'topOrBottom')
    happen(g, ...cards.map((card) => put(card, rest === 'bottom' ? 'bottom' : 'top')))
  else if (f.verb.rest === 'topAndBottom') {
    const top = rest as CardId
    happen(g, ...cards.filter((id) => id !== top).map((id) => put(id, 'bottom')), put(top, 'top'))
  } else {
    const order = (rest as CardId[] | null) ?? cards
    if (f.verb.rest === 'bottom') happen(g, ...order.map((id) => put(id, 'bottom')))
    else happen(g, ...[...order].reverse().map((id) => put(id, 'top')))
  }
}

/** Look at, or reveal, the top cards of the deck; take some, put the rest back. */
export const lookAtCards = procedure<LookLocals>('look at cards', [
  step('~look', (g, f) => {
    const kind = f.verb.reveal ? 'reveal' : 'look'
    happen(g, { kind, seat: f.seat, cards: f.cards })
  }),
  step('~take', (g, f) => askWhatToTake(g, f)),
  step('~to hand', (g, f) => take(g, f)),
  step('~rest', (g, f) => askForRest(g, f)),
  step('~put back', (g, f) => putBack(g, f)),
])

interface NameLocals {
  seat: Seat
  source: Ref
  /** The ability that follows if the named card came. */
  then: string | null
  name: string | null
}

let allNames: string[] | null = null

/** Every name a card answers to. */
function cardNames(): string[] {
  allNames ??= [...new Set(allDefinitions.flatMap((d) => [d.name.en, ...partNames(d.name.en)]))].sort()
  return allNames
}

const partNames = (name: string): string[] => name.split(/ & | 'n' /)

/** Name a card, then reveal the top card of the deck: if it is the named card, it goes to hand. */
export const nameAndReveal = procedure<NameLocals>('name and reveal', [
  step('~name', (g, f) => {
    const options = cardNames().map((name): Option => ({ verb: 'name', name, value: name }))
    g.choose(f, 'name', f.seat, options, { prompt: 'name a card', source: f.source.card })
  }),
  step('6.1.14.1', (g, f) => {
    happen(g, { kind: 'name', seat: f.seat, name: f.name as string })
    const card = deckInUse(g, f.seat).at(-1)
    if (card !== undefined) happen(g, { kind: 'reveal', seat: f.seat, cards: [card] })
  }),
  step('~match', (g, f) => {
    const card = deckOf(g.state, f.seat).at(-1)
    const parent = parentOf(g)
    if (card === undefined || !hasName(prepared(cardAt(g.state, card).def), f.name as string)) {
      if (parent) report(parent, 'none')
      return
    }
    intoHand(g, [card])
    if (f.then !== null) {
      g.call(
        resolve,
        resolving({ ability: abilityNamed(f.then).id, you: f.seat, source: f.source, action: false }),
      )
    }
  }),
])

interface RevealLocals {
  seat: Seat
  card: CardId
  verb: Extract<Verb, { do: 'revealAndPlay' }>
  source: Ref
  answer: 'yes' | 'no' | null
}

/** Reveal the top card; if it matches, it may be played for free, else it stays there. */
export const revealAndPlay = procedure<RevealLocals>('reveal and play', [
  step('6.1.14.1', (g, f) => happen(g, { kind: 'reveal', seat: f.seat, cards: [f.card] })),
  step('~may', (g, f) => {
    const fits = matches(g, f.verb.filter, f.card, from(f.seat, f.source.card))
    const allowed = on('1.2.1') || isActive(g.state, f.seat)
    if (!fits || !allowed || !canBePlayedByEffect(g, f.seat, f.card, true)) return
    const options: Option[] = [
      { verb: 'yes', value: 'yes' },
      { verb: 'no', value: 'no' },
    ]
    g.choose(f, 'answer', f.seat, options, { prompt: 'may play', source: f.card })
  }),
  step('~play', (g, f) => {
    if (f.answer !== 'yes') return
    const exerted = f.verb.exerted === true
    const how = { verb: 'play free', card: f.card } as const
    g.call(playCard, { seat: f.seat, how, byEffect: true, exerted, toBottom: false, total: 0 })
  }),
])

/** Effects that ask on the way: discarding, removing and moving damage, naming a card. */
import { type CardId, type Option, type Ref, type Seat, shuffle } from '@regelwerk/core'
import type { Filter } from '../abilities.ts'
import { type G, procedure, step } from '../book.ts'
import { allDefinitions, sets } from '../cards/index.ts'
import { from, matches } from '../reading.ts'
import { cardAt, handOf } from '../state.ts'
import { isSoFor } from '../values.ts'
import { asMuchAsPossible, happen, placed, removable } from './01-concepts.ts'
import { reportSoMany } from './06-resolving.ts'
import { type ResolveFrame, resolve } from './06-under-way.ts'

/** The resolution this task belongs to. */
const parentOf = (g: G): ResolveFrame | null => g.frameOf(resolve)

const numbers = (max: number): Option[] =>
  Array.from({ length: max + 1 }, (_, i): Option => ({ verb: 'number', n: max - i, value: max - i }))

interface DiscardLocals {
  seats: Seat[]
  /** So many; all of it; as many as they like; until so many are left. */
  n: number | 'hand' | 'any' | { downTo: number }
  what: Filter | null
  random: boolean
  /** Who chooses for them; null: they do. */
  chooser: Seat | null
  source: CardId
  cards: CardId[] | null
}

/** How many of these cards are to be discarded, at least and at most. */
function discards(f: DiscardLocals, hand: number, fitting: number): readonly [min: number, max: number] {
  if (f.n === 'any') return [0, fitting]
  if (f.n === 'hand') return [fitting, fitting]
  const wanted = typeof f.n === 'object' ? Math.max(0, hand - f.n.downTo) : f.n
  const n = asMuchAsPossible(wanted, fitting)
  return [n, n]
}

/** Each of these players in turn chooses and discards (7.3.4). */
export const discardCards = procedure<DiscardLocals>('discard', [
  step('7.3.4', (g, f) => {
    const seat = f.seats[0]
    if (seat === undefined) return
    const hand = isSoFor(g, seat, 'cantDiscard') ? [] : handOf(g.state, seat)
    const what = f.what
    const fitting = what === null ? hand : hand.filter((id) => matches(g, what, id, from(seat, f.source)))
    const [min, max] = discards(f, hand.length, fitting.length)
    if (f.random) {
      f.cards = shuffle(g.state.random, [...fitting]).slice(0, max)
      return
    }
    const options = fitting.map((id): Option => ({ verb: 'discard', target: id, value: id }))
    // Whether there are such cards, only their holder knows.
    const secret = what !== null && f.chooser === null && { secret: true }
    g.pick(f, 'cards', f.chooser ?? seat, options, {
      prompt: 'discard',
      source: f.source,
      min,
      max,
      ...secret,
    })
  }),
  step('~discard', (g, f) => {
    const seat = f.seats.shift()
    const cards = f.cards ?? []
    if (seat === undefined) return
    f.cards = null
    const parent = parentOf(g)
    if (parent) {
      reportSoMany(parent, cards.length, typeof f.n === 'number' ? f.n : cards.length)
      parent.it = cards.map((id) => ({ card: id, life: cardAt(g.state, id).life + 1 }))
      parent.count += cards.length
      parent.changed = [...parent.changed, ...parent.it]
    }
    if (f.seats.length > 0) g.goTo(f, '7.3.4')
    if (cards.length > 0) happen(g, { kind: 'discard', seat, cards })
  }),
])

interface RemoveLocals {
  seat: Seat
  upTo: number | 'all'
  exactly: boolean
  /** From all of them together. */
  total: boolean
  cards: Ref[]
  source: CardId
  amount: number | null
}

/** "Remove up to n damage": the player says how much, from each card (1.9.2.3, 6.1.3). */
export const removeDamage = procedure<RemoveLocals>('remove damage', [
  step('1.9.2.3', (g, f) => {
    const ref = f.cards[0]
    if (ref === undefined) return
    const max = removable(g, ref.card, f.upTo === 'all' ? cardAt(g.state, ref.card).damage : f.upTo)
    if (f.upTo === 'all' || f.exactly) f.amount = max
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
    const parent = parentOf(g)
    if (parent) {
      parent.count += amount
      if (amount > 0) parent.changed = [...parent.changed, ref]
    }
    if (f.total && f.upTo !== 'all') f.upTo -= amount
    if (f.cards.length > 0) g.goTo(f, '1.9.2.3')
    if (amount > 0) happen(g, { kind: 'heal', card: ref.card, amount, seat: f.seat })
  }),
])

interface MoveDamageLocals {
  seat: Seat
  from: Ref[]
  to: Ref
  upTo: number | 'all'
  exactly: boolean
  source: CardId
  amount: number | null
}

/** Moving is removing here and putting there; not back where it came from (1.9.2.4). */
export const moveDamage = procedure<MoveDamageLocals>('move damage', [
  step('1.9.2.4', (g, f) => {
    const [from] = f.from
    if (from === undefined) return
    const max = f.upTo === 'all' ? cardAt(g.state, from.card).damage : removable(g, from.card, f.upTo)
    if (f.upTo === 'all' || f.exactly) f.amount = max
    else
      g.choose(f, 'amount', f.seat, numbers(max), {
        prompt: 'how much damage',
        source: from.card,
        rule: '6.1.3',
      })
  }),
  step('~move', (g, f) => {
    const from = f.from.shift()
    const amount = f.amount ?? 0
    f.amount = null
    if (from === undefined) return
    if (f.from.length > 0) g.goTo(f, '1.9.2.4')
    if (amount === 0 || from.card === f.to.card) return
    const parent = parentOf(g)
    if (parent) {
      parent.count += amount
      parent.changed = [...parent.changed, from]
    }
    happen(g, { kind: 'heal', card: from.card, amount, seat: f.seat }, placed(g, f.to.card, amount, 'moved'))
  }),
])

interface PlayerLocals {
  seats: Seat[]
  seat: Seat
  source: CardId
  /** Any number of them. */
  several: boolean
  chosen: Seat | null
  all: Seat[] | null
}

/** A player chooses one of these players, whom the effect then speaks of. */
export const chooseAPlayer = procedure<PlayerLocals>('choose a player', [
  step('~choose', (g, f) => {
    const options = f.seats.map((seat): Option => ({ verb: 'choose player', seat, value: seat }))
    const prompt = { prompt: 'choose player', source: f.source }
    if (f.several) g.pick(f, 'all', f.seat, options, { ...prompt, min: 0, max: options.length })
    else g.choose(f, 'chosen', f.seat, options, prompt)
  }),
  step('~chosen', (g, f) => {
    const parent = parentOf(g)
    if (parent && f.several) parent.chosenSeats = f.all ?? []
    else if (parent) parent.chosenSeat = f.chosen
  }),
])

interface NameLocals {
  seat: Seat
  source: Ref
  name: string | null
}

let allNames: string[] | null = null

/** Every name a card answers to: of all cards, not only of those that a page has loaded to begin with. */
function cardNames(): string[] {
  if (sets.length === 1) throw new Error('a card is to be named, and not all of them are there')
  allNames ??= [...new Set(allDefinitions.flatMap((d) => [d.name.en, ...partNames(d.name.en)]))].sort()
  return allNames
}

const partNames = (name: string): string[] => name.split(/ & | 'n' /)

/** A player names a card. */
export const nameACard = procedure<NameLocals>('name a card', [
  step('~name', (g, f) => {
    const options = cardNames().map((name): Option => ({ verb: 'name', value: name }))
    g.choose(f, 'name', f.seat, options, { prompt: 'name a card', source: f.source.card })
  }),
  step('~named', (g, f) => {
    const parent = parentOf(g)
    if (parent) parent.name = f.name
    happen(g, { kind: 'name', seat: f.seat, name: f.name as string })
  }),
])

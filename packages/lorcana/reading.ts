/** Reading a text: which cards it means, whether its conditions hold, how much it says, for its player and its card. */
import { type CardId, find, oncePerNode, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import type { Amount, Condition, Filter, Scale, Zone } from './abilities.ts'
import { type G, rule } from './book.ts'
import { turnOrder } from './players.ts'
import type { Resolving } from './rules/06-under-way.ts'
import {
  cardAt,
  DECK,
  DISCARD,
  HAND,
  INKWELL,
  inPlay,
  type LastKnown,
  type LorcanaState,
  PLAY,
  UNDER,
} from './state.ts'
import { amountWord, conditionWord, properties } from './vocabulary.ts'
import type { CardTest } from './words/word.ts'

/** From where a text is read: for which player, on which card, in the midst of which resolution. */
export interface From {
  readonly you: Seat
  /** The card that bears it; below 0: it is no longer what it was. */
  readonly self: CardId
  readonly f: Resolving | null
  /** What "it" means where an effect has left a text that waits (6.2.7). */
  readonly it?: readonly Ref[]
}

/** Outside any resolution. */
export const from = (you: Seat, self: CardId): From => ({ you, self, f: null })

// ---- cards

const every = (tests: readonly CardTest[]): CardTest => {
  const [first, second, third] = tests
  if (first === undefined) return () => true
  if (second === undefined) return first
  if (third === undefined) return (g, id, at, last) => first(g, id, at, last) && second(g, id, at, last)
  return (g, id, at, last) => {
    for (const test of tests) if (!test(g, id, at, last)) return false
    return true
  }
}

/** A filter as one question. */
const testOf = oncePerNode((filter: Filter): CardTest => {
  const tests: CardTest[] = []
  for (const [key, word] of properties) {
    const wanted = filter[key]
    if (wanted !== undefined) tests.push(word.test(wanted, filter))
  }
  const all = every(tests)
  // A marketing card has no face (10.2.2): it is only where it is.
  const isPlain = Object.keys(filter).every((key) => key === 'in')
  return (g, id, at, last) => (cardAt(g.state, id).def < 0 ? isPlain : all(g, id, at, last))
})

/** Does a card match? `last`: what it was, if it has left play (6.7.7). */
export const matches = (g: G, filter: Filter, id: CardId, at: From, last?: LastKnown): boolean =>
  testOf(filter)(g, id, at, last)

const ZONES: Readonly<Record<Exclude<Zone, 'looked' | 'changed' | 'under' | 'wasUnder'>, number>> = {
  hand: HAND,
  discard: DISCARD,
  anyDiscard: DISCARD,
  inkwell: INKWELL,
  deck: DECK,
}

/** Where no zone is named cards in play are meant. */
export const allInPlay = rule('5.1.1.8', (s: LorcanaState): CardId[] => {
  const first = inPlay(s, 0)
  if (s.seats === 2) return first.concat(inPlay(s, 1))
  return turnOrder(s, 0).flatMap((seat) => zoneOf(s, PLAY, seat))
})

/** Every card in the zone the filter speaks of. */
function candidates(s: LorcanaState, filter: Filter, { you, f }: From): CardId[] {
  if (filter.in === undefined) {
    return allInPlay(s)
  }
  if (filter.in === 'under') return turnOrder(s, you).flatMap((seat) => zoneOf(s, UNDER, seat))
  if (filter.in === 'wasUnder') return f === null ? [] : whatWasUnder(s, f.source)
  if (filter.in === 'changed') return f === null ? [] : f.changed.map(({ card }) => card)
  if (filter.in === 'looked')
    return f === null ? [] : f.looked.filter((ref) => find(s, ref) !== null).map(({ card }) => card)
  const zone = ZONES[filter.in]
  if (filter.in === 'anyDiscard') return turnOrder(s, you).flatMap((seat) => zoneOf(s, zone, seat))
  return zoneOf(s, zone, you)
}

/** What lay under a card when it left play, and lies in a discard now. */
function whatWasUnder(s: LorcanaState, { card, life }: Ref): CardId[] {
  const last = s.lastKnown.findLast((one) => one.card === card && life - one.life <= 1)
  return (last?.stack ?? []).filter((id) => cardAt(s, id).zone === DISCARD)
}

/** All cards that match. */
export function matching(g: G, filter: Filter, at: From): CardId[] {
  const test = testOf(filter)
  return candidates(g.state, filter, at).filter((id) => test(g, id, at, undefined))
}

/** One card, however many names it has. */
export const countsAs = rule('5.2.6.2', (_s: LorcanaState, _id: CardId): number => 1)

export function countMatching(g: G, filter: Filter, at: From): number {
  const test = testOf(filter)
  let n = 0
  for (const id of candidates(g.state, filter, at)) {
    if (test(g, id, at, undefined)) n += countsAs(g.state, id)
  }
  return n
}

// ---- amounts

type Reckoned = (g: G, at: From) => number

const scaled = (reckon: Reckoned, { times = 1, plus = 0, upTo }: Scale): Reckoned => {
  if (times === 1 && plus === 0 && upTo === undefined) return reckon
  return (g, at) => Math.min(times * reckon(g, at) + plus, upTo ?? Number.POSITIVE_INFINITY)
}

const reckonerOf = oncePerNode((n: Exclude<Amount, number>): Reckoned => scaled(amountWord(n).reckon(n), n))

/** "For each": as many times as there are. */
export const reckoned = rule('6.1.8', (g: G, n: Exclude<Amount, number>, at: From): number =>
  reckonerOf(n)(g, at),
)

/** A number as it is now. */
export function amount(g: G, n: Amount, at: From): number {
  if (typeof n === 'number') return n
  return reckoned(g, n, at)
}

// ---- conditions

const holderOf = oncePerNode((condition: Condition) => conditionWord(condition).holds(condition))

/** Is a condition true now? */
export const holds = (g: G, condition: Condition, at: From): boolean => holderOf(condition)(g, at)

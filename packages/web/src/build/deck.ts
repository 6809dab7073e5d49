/** A deck that is being built: plain lists, and what can be told of them. */

import type { CardEntry, Game, Property, Seat } from '@regelwerk/core'
import { Match, randomChoice, seedRandom } from '@regelwerk/core'
import type { Entry } from '../library/deck.ts'

export interface Built {
  name: string
  notes: string
  /** By whose rules it is built. */
  format: string
  entries: readonly Entry[]
}

/** Nothing yet, by the rules by which most build. */
export const emptyDeck = ({ formats }: Game): Built => ({
  name: '',
  notes: '',
  format: formats.find((format) => format === 'constructed') ?? (formats[0] as string),
  entries: [],
})

/** How the lists of a game write a card. */
export function entryOf(game: Game, { id, name }: CardEntry): string {
  for (const said of [name.en, id]) {
    const { cards, problems } = game.parseDeck(said)
    if (problems.length === 0 && cards.length === 1) return (cards[0] as Entry)[1]
  }
  return name.en
}

export const countOf = (entries: readonly Entry[], entry: string): number =>
  entries.reduce((sum, [n, one]) => sum + (one === entry ? n : 0), 0)

/** One more, or one less; a card of which none is left goes. */
export function changed(entries: readonly Entry[], entry: string, by: 1 | -1): Entry[] {
  const at = entries.findIndex(([, one]) => one === entry)
  if (at < 0) return by > 0 ? [...entries, [1, entry]] : [...entries]
  const n = (entries[at] as Entry)[0] + by
  return n > 0 ? entries.with(at, [n, entry]) : entries.toSpliced(at, 1)
}

/** How many cards have each value of a property, those without a card left out: a curve, or how a deck is composed. */
export function spread(
  property: Property,
  cards: readonly (readonly [n: number, id: string])[],
): [string, number][] {
  const counts = new Map<string, number>()
  for (const [n, id] of cards) {
    const values = property.values === undefined ? [property.of(id)] : property.of(id)
    for (const value of values)
      if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + n)
  }
  if (property.values !== undefined)
    return property.values.flatMap((value) => (counts.has(value) ? [[value, counts.get(value) ?? 0]] : []))
  const numbers = [...counts.keys()].map(Number)
  const from = Math.min(...numbers)
  const to = Math.max(...numbers)
  return Array.from({ length: numbers.length === 0 ? 0 : to - from + 1 }, (_, i) => [
    String(from + i),
    counts.get(String(from + i)) ?? 0,
  ])
}

/** How likely it is that among the first `seen` cards of a deck of `size` there is one of its `copies`. */
export function odds(size: number, copies: number, seen: number): number {
  let none = 1
  for (let i = 0; i < Math.min(seen, size); i++) none *= Math.max(0, size - copies - i) / (size - i)
  return 1 - none
}

export interface Difference {
  entry: string
  here: number
  there: number
}

/** What two decks do not share, the largest differences first. */
export function compared(here: readonly Entry[], there: readonly Entry[]): Difference[] {
  const all = new Set([...here, ...there].map(([, entry]) => entry))
  return [...all]
    .map((entry) => ({ entry, here: countOf(here, entry), there: countOf(there, entry) }))
    .filter((one) => one.here !== one.there)
    .sort((a, b) => Math.abs(b.here - b.there) - Math.abs(a.here - a.there))
}

/** A game that asks and asks before hands are dealt is given up. */
const MOST_ANSWERS = 60

/** The cards that somebody with this deck has in hand when the game begins, dealt by its rules; null: it cannot begin with it. */
export function openingHand(
  game: Game,
  format: string,
  entries: readonly Entry[],
  seed: string,
): number[] | null {
  try {
    const decks = Array.from({ length: game.players[0] }, () => entries)
    const match = Match.start(game, { format, decks, seed, starter: 0 })
    const random = seedRandom(seed)
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const hand = handOf(match, game, 0)
      if (hand.length > 0) return hand
      const [decision] = match.decisions
      if (decision === undefined) return null
      match.answer(decision.seat, randomChoice(decision, random))
    }
  } catch {
    // A deck that is not whole: nobody can begin with it.
  }
  return null
}

function handOf(match: Match, game: Game, seat: Seat): number[] {
  const { sides } = game.layOut(match.view(seat).table, 'en')
  const zones = sides.find((side) => side.seat === seat)?.zones ?? []
  return zones
    .filter(({ lie }) => lie === 'hand')
    .flatMap(({ pieces }) => pieces.flatMap(({ def }) => def ?? []))
}

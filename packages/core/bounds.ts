/**
 * How much is taken of what comes from outside (files, links, messages): far more than any game needs, and never so
 * much that a few letters could fill the memory or keep a machine busy for ever.
 */
import type { DeckList, Setup } from './game.ts'

export const MOST_SEATS = 8
/** Of one deck. */
export const MOST_CARDS = 300
/** Of a match, answers taken back among them. */
export const MOST_ANSWERS = 100_000
/** The options of one decision, and how many of them an answer names. */
export const MOST_OPTIONS = 10_000
export const MOST_PICKED = 500
/** Whatever is counted on a table. */
const MOST_COUNTED = 10_000
/** Letters of a name, an id or a seed. */
export const LONGEST_NAME = 200
/** Of what is written in a position: entries of a list or a description, levels, and values in all. */
const MOST_ENTRIES = 500
const DEEPEST = 20
const MOST_VALUES = 20_000
const LONGEST_TEXT = 2000

const isWhole = (value: unknown, from: number, to: number): boolean =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to

const areWhole = (list: readonly number[] | undefined, from: number, to: number): boolean =>
  list === undefined || (list.length <= MOST_SEATS && list.every((n) => isWhole(n, from, to)))

/** Why a deck is too much to be brought to a table; null: it is not. */
export function whyNoDeck(deck: string | DeckList): string | null {
  if (typeof deck === 'string')
    return deck.length > LONGEST_NAME ? `the id of a deck has at most ${LONGEST_NAME} letters` : null
  let cards = 0
  for (const [n, name] of deck) {
    if (!isWhole(n, 1, MOST_CARDS)) return `of a card there are 1 to ${MOST_CARDS}, not ${n}`
    if (name.length > LONGEST_NAME) return `the name of a card has at most ${LONGEST_NAME} letters`
    cards += n
  }
  return cards > MOST_CARDS ? `a deck has at most ${MOST_CARDS} cards, not ${cards}` : null
}

/** Why no match can begin so, whatever the game; null: it can. */
export function whyNoSetup({ format, decks, seed, starter, handicap, teams }: Setup): string | null {
  if (decks.length > MOST_SEATS) return `there are at most ${MOST_SEATS} seats, not ${decks.length}`
  if (format.length > LONGEST_NAME) return `the name of a format has at most ${LONGEST_NAME} letters`
  if (seed.length > LONGEST_NAME) return `a seed has at most ${LONGEST_NAME} letters`
  const starting = typeof starter === 'object' ? starter.chosenBy : starter
  if (typeof starting === 'number' && !isWhole(starting, 0, MOST_SEATS - 1))
    return `no seat ${starting} starts`
  if (!areWhole(handicap, 0, MOST_COUNTED)) return `a handicap is a whole number up to ${MOST_COUNTED}`
  if (!areWhole(teams, 0, MOST_SEATS - 1)) return `teams are numbered from 0 to ${MOST_SEATS - 1}`
  for (const deck of decks) {
    const wrong = whyNoDeck(deck)
    if (wrong !== null) return wrong
  }
  return null
}

/** What in a description is too much, and where it stands; null: nothing. */
export function tooMuch(
  value: unknown,
  path: readonly (string | number)[] = [],
  seen = { values: 0 },
): { text: string; path: readonly (string | number)[] } | null {
  const wrong = (text: string) => ({ text, path })
  if (++seen.values > MOST_VALUES) return wrong(`this says more than ${MOST_VALUES} things`)
  if (typeof value === 'number' && !(Math.abs(value) <= MOST_COUNTED))
    return wrong(`a number goes up to ${MOST_COUNTED}, not ${value}`)
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    return wrong(`a text has at most ${LONGEST_TEXT} letters`)
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value)
  if (entries.length > MOST_ENTRIES) return wrong(`at most ${MOST_ENTRIES} entries, not ${entries.length}`)
  if (path.length > DEEPEST) return wrong(`this goes deeper than ${DEEPEST} levels`)
  for (const [key, one] of entries) {
    const found = tooMuch(one, [...path, Array.isArray(value) ? Number(key) : key], seen)
    if (found !== null) return found
  }
  return null
}

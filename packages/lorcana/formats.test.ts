import { expect, test } from 'vitest'
import './cards/later.ts'
import { definitionNamed } from './cards/index.ts'
import { firstDecks } from './decks.ts'
import { checkDeck } from './formats.ts'
import { banned, coreSets } from './legality.ts'

/** Sixty cards of sapphire and steel, with this one among them. */
const withOne = (name: string): [number, string][] => [
  [1, name],
  [4, 'Judy Hopps - Lead Detective'],
  [4, 'Judy Hopps - On the Case'],
  [4, 'Judy Hopps - Uncovering Clues'],
  [4, 'Broadway - Sturdy and Strong'],
  [4, 'Lexington - Small in Stature'],
  [4, 'The Robot Queen'],
  [4, 'The Sword of Hercules'],
  [4, 'Inkrunner'],
  [4, 'He Hurled His Thunderbolt'],
  [4, 'Donald Duck - Along for the Ride'],
  [4, 'Launchpad - Trusty Sidekick'],
  [4, 'Hudson - Determined Reader'],
  [4, 'Nick Wilde - Persistent Investigator'],
  [4, 'The Terror That Flaps in the Night'],
  [3, 'Honker Muddlefoot - Timid Genius'],
]

test('a deck of the newest sets is legal in every constructed format', () => {
  const deck = withOne('Minnie Mouse - Ghost Hunter')
  for (const format of ['constructed', 'core constructed', 'infinity constructed'])
    expect(checkDeck(deck, format)).toEqual([])
})

test('a card of an old set is not for Core, unless it is printed again', () => {
  const old = 'Beast - Hardheaded'
  expect(definitionNamed(old)?.again).toBeUndefined()
  expect(checkDeck(withOne(old), 'core constructed')).toEqual([
    {
      rule: '1.10.1',
      text: `${old} is in none of the sets 9 to 13, which core constructed allows since 2026-07`,
    },
  ])
  expect(checkDeck(withOne(old), 'infinity constructed')).toEqual([])
  const reprinted = 'Strength of a Raging Fire'
  expect(definitionNamed(reprinted)?.again).toContain(9)
  expect(checkDeck(withOne(reprinted), 'core constructed')).toEqual([])
})

test('what is banned is said with the day from which on it is', () => {
  const problems = checkDeck(withOne('Fortisphere'), 'core constructed')
  expect(problems).toEqual([
    { rule: '1.10.1', text: 'Fortisphere is banned in core constructed since 2025-04-08' },
  ])
  expect(checkDeck(withOne('Fortisphere'), 'infinity constructed')).toEqual([])
})

test('what is written down about legality names cards and sets that there are', () => {
  for (const { card } of banned) expect(definitionNamed(card)?.fullName).toBe(card)
  for (const { first, last } of coreSets) expect(first).toBeLessThanOrEqual(last)
})

test('the beginners’ decks are constructed decks of the first set', () => {
  for (const { cards } of firstDecks) {
    expect(checkDeck(cards, 'constructed')).toEqual([])
    expect(checkDeck(cards, 'infinity constructed')).toEqual([])
  }
})

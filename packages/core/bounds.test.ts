import { describe, expect, test } from 'vitest'
import { MOST_CARDS, tooMuch, whyNoSetup } from './bounds.ts'
import type { Setup } from './game.ts'
import { Match } from './match.ts'
import { PositionError, parsePositions } from './position.ts'
import { fishing } from './toys/fishing.ts'

const setup: Setup = { format: 'x', decks: ['a', 'b'], seed: 's' }

describe('a set-up', () => {
  test('as it should be', () => {
    expect(whyNoSetup(setup)).toBeNull()
    expect(whyNoSetup({ ...setup, decks: [[[MOST_CARDS, 'a']], 'b'], starter: { chosenBy: 1 } })).toBeNull()
  })

  test.each<[string, Partial<Setup>, string]>([
    ['a card a milliard times', { decks: [[[1e9, 'a']], 'b'] }, 'of a card there are 1 to 300'],
    ['no card at all', { decks: [[[0, 'a']], 'b'] }, 'of a card there are'],
    ['half a card', { decks: [[[1.5, 'a']], 'b'] }, 'of a card there are'],
    ['many cards', { decks: [Array(4).fill([100, 'a']), 'b'] }, 'a deck has at most 300 cards, not 400'],
    ['a long name', { decks: [[[1, 'a'.repeat(201)]], 'b'] }, 'the name of a card'],
    ['a long id', { decks: [`seed:${'1'.repeat(200)}`] }, 'the id of a deck'],
    ['a long seed', { seed: 'x'.repeat(201) }, 'a seed has'],
    ['many seats', { decks: Array(9).fill('a') }, 'at most 8 seats'],
    ['a starter who is not there', { starter: 1e9 }, 'no seat 1000000000 starts'],
    ['a handicap without end', { handicap: [0, Number.POSITIVE_INFINITY] }, 'a handicap'],
    ['teams without end', { teams: [0, 1e9] }, 'teams'],
  ])('with %s is refused', (_, change, text) => {
    expect(whyNoSetup({ ...setup, ...change })).toContain(text)
    expect(() => Match.start(fishing(), { ...setup, ...change })).toThrow(text)
  })
})

describe('a description', () => {
  const cyclic: { self?: unknown } = {}
  cyclic.self = cyclic

  test('as it should be', () =>
    expect(tooMuch({ you: { hand: ['a', { card: 'b', damage: 3 }] } })).toBeNull())

  test.each<[string, unknown, string, (string | number)[]]>([
    ['a number', { you: { deck: 300_000_000 } }, 'a number goes up to 10000, not 300000000', ['you', 'deck']],
    ['no number', { you: { lore: Number.NaN } }, 'a number goes up to', ['you', 'lore']],
    ['a list', { you: { hand: Array(501).fill('a') } }, 'at most 500 entries, not 501', ['you', 'hand']],
    ['a text', { a: ['x'.repeat(2001)] }, 'a text has at most', ['a', 0]],
    ['levels without end', cyclic, 'deeper than 20 levels', Array(21).fill('self')],
    ['values in all', Array(100).fill(Array(300).fill(1)), 'more than 20000 things', [66, 132]],
  ])('with too much of %s', (_, value, text, path) => {
    expect(tooMuch(value)).toEqual({ text: expect.stringContaining(text), path })
  })

  test.each([
    [{ given: { you: { deck: 300_000_000 } } }, 'a number goes up to', ['cases', 0, 'given', 'you', 'deck']],
    [{ when: [{ loop: { last: 1, times: 1e9 } }] }, 'a number', ['cases', 0, 'when', 0, 'loop', 'times']],
  ])('a position is refused with its place', (part, text, path) => {
    const read = () => parsePositions({ game: 'x', cases: [{ rule: '1', title: 't', ...part }] })
    expect(read).toThrow(PositionError)
    expect(read).toThrow(text)
    try {
      read()
    } catch (error) {
      expect((error as PositionError).path).toEqual(path)
    }
  })
})

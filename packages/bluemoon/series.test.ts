import { without } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import './proofs/index.ts'
import { afterGame, newSeries, nextGame } from './series.ts'

const played = (...games: [winner: number, score: number][]) =>
  games.reduce((series, [winner, score]) => afterGame(series, winner, score), newSeries())

describe('a match (base/40)', () => {
  test('is won with five crystals, over as many games as it takes', () => {
    expect(played([0, 4])).toEqual({ crystals: [4, 0], games: 1, winner: null, decides: 1 })
    expect(played([0, 4], [1, 3])).toMatchObject({ crystals: [4, 3], winner: null, decides: 0 })
    expect(played([0, 4], [1, 3], [0, 1])).toEqual({ crystals: [5, 3], games: 3, winner: 0, decides: null })
  })

  test('counts no crystal beyond the fifth', () => {
    expect(played([0, 3], [0, 4]).crystals).toEqual([5, 0])
    expect(played([1, 7])).toMatchObject({ crystals: [0, 5], winner: 1 })
  })

  test('goes no further once it is won', () => {
    expect(() => played([0, 4], [0, 1], [1, 1])).toThrow('the match is over')
  })

  test('would be a single game without the rule', () => {
    without('base/40', () => expect(played([0, 1]).winner).toBe(0))
  })
})

describe('the next game', () => {
  test('opens as the loser of the last one says, with the decks on the sides they say', () => {
    const series = played([0, 2])
    const choice = { opener: 0, exchangeDecks: true }
    expect(nextGame(series, ['vulca', 'hoax'], choice)).toEqual({ decks: ['hoax', 'vulca'], starter: 0 })
    expect(nextGame(series, ['vulca', 'hoax'], { opener: 1, exchangeDecks: false })).toEqual({
      decks: ['vulca', 'hoax'],
      starter: 1,
    })
  })

  test('is nobody’s choice when the match is over', () => {
    expect(() => nextGame(played([0, 5]), ['a', 'b'], { opener: 0, exchangeDecks: false })).toThrow('nobody')
  })
})

import { loadGames } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { middlesOf, searchOn } from './searching.ts'

test.each(await loadGames())('simulations at $id are counted: the same again', (game) => {
  const middles = middlesOf(game, 2)
  const before = middles.map((match) => match.hash())
  const made = searchOn(middles, 30)
  // The decision with which enough are made may take some more.
  expect(made).toBeGreaterThanOrEqual(30)
  expect(made).toBeLessThan(30 + 64)
  expect(searchOn(middles, 30)).toBe(made)
  expect(middles.map((match) => match.hash())).toEqual(before)
})

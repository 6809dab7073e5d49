import { loadGame } from '@regelwerk/protocol'
import { expect, it } from 'vitest'
import { fare } from './faring.ts'

it('a deck meets each of the others equally often, and against itself it wins as often as it loses', async () => {
  const game = await loadGame('bluemoon')
  const cards = game.deckList('vulca')
  const meeting = { game: 'bluemoon', format: 'ready', cards, player: 'random', pairs: 2, seed: 's' }
  const against = ['vulca', 'hoax']
  const all = [...fare(game, { ...meeting, against }, () => 0)]
  expect(all.map(({ done, of }) => [done, of])).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ])
  const last = all.at(-1)
  expect(last?.each.map(({ deck, tally }) => [deck, tally.games])).toEqual([
    ['vulca', 4],
    ['hoax', 4],
  ])
  expect(last?.each[0]?.tally.rate).toBe(0.5)
  expect(last?.all.games).toBe(8)
  // The same seed, the same games.
  expect([...fare(game, { ...meeting, against }, () => 0)].at(-1)).toEqual(last)
})

import { expect, test } from 'vitest'
import { isDecided, nextStarter } from './series.ts'

test.each([
  [[1, 0], 1, true],
  [[1, 0], 3, false],
  [[1, 1], 3, false],
  [[2, 1], 3, true],
  [[2, 2], 5, false],
  [[0, 4], 7, true],
  [[0, 0], 1, false],
])('%j in a best of %i: decided %j', (wins, bestOf, decided) => expect(isDecided(wins, bestOf)).toBe(decided))

const setup = (seats: number, starter: 'random' | number) => ({
  format: 'x',
  decks: new Array<string>(seats).fill('x'),
  seed: 'x',
  starter,
})

test.each([
  ['lorcana', 2, 'random', 0, { chosenBy: 1 }],
  ['lorcana', 2, 0, null, 1],
  ['keyforge', 2, 0, 1, { chosenBy: 0 }],
  ['l5r', 2, 0, 0, 1],
  ['bluemoon', 2, 1, 0, 0],
  ['bluemoon', 2, 'random', 0, 1],
  ['lorcana', 4, 3, 2, 0],
  ['lorcana', 4, 'random', 2, 'random'],
] as const)('%s for %i, begun by %j, won by %j: then %j', (game, seats, starter, winner, next) => {
  expect(nextStarter(game, setup(seats, starter), winner)).toEqual(next)
})

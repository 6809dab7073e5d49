import { expect, test } from 'vitest'
import { exercise } from './exercise.ts'
import { gameNamed, suiteOf } from './games.ts'

const entry = await gameNamed('lorcana')
const { cases } = suiteOf(entry)

test('every ability of every Lorcana card is at work in a game or a position, or it is said why not', () => {
  const found = exercise(entry.game, cases, { times: 1, seed: 'each', games: 8000 })
  expect(found.abilities).toBeGreaterThan(1400)
  expect(found.errors).toEqual([])
  expect(found.never.filter(({ explained }) => !explained)).toEqual([])
  expect(found.needless).toEqual([])
})

test('what never is at work is told with what is known of why', () => {
  const abilities = {
    all: () => [
      { id: '1-1#0', card: '1-1' },
      { id: '1-2#1', card: '1-2' },
      { id: '1-3#7', card: '1-3' },
      { id: '1-4#8', card: '1-4' },
    ],
    events: {},
    atWork: () => ['1-1#0'],
    explained: {
      '1-4#8': 'there is no such ability',
      '1-1#0': 'it is said wrongly that it is never at work',
    },
  }
  const found = exercise({ ...entry.game, abilities }, [], { times: 2, seed: 'none', games: 3 })
  expect(found).toMatchObject({
    abilities: 4,
    done: 1,
    games: 3,
    seldom: [],
    needless: ['1-1#0'],
    errors: [],
  })
  expect(found.never).toEqual([
    { id: '1-2#1', card: '1-2', why: 'in 3 games with its card it never came to be', explained: false },
    { id: '1-3#7', card: '1-3', why: 'in 3 games with its card it never came to be', explained: false },
    { id: '1-4#8', card: '1-4', why: 'there is no such ability', explained: true },
  ])
})

test('a game that does not say which abilities there are is refused', async () => {
  const { game } = await gameNamed('bluemoon')
  expect(() => exercise(game, [], { times: 1, seed: 'a', games: 1 })).toThrow(
    'of bluemoon it is not known which abilities its cards have',
  )
})

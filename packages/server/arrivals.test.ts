import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

test('what comes in within one turn is carried out game by game, in the order it came', async () => {
  const arrivals = new Arrivals()
  const done: string[] = []
  for (const [game, what] of ['a1', 'b1', 'a2', 'c1', 'b2', 'a3']) {
    arrivals.add(game as string, () => done.push(`${game}${what}`))
  }
  expect(done).toEqual([])
  await new Promise(setImmediate)
  expect(done).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('what comes in meanwhile has its turn next', async () => {
  const arrivals = new Arrivals()
  const done: string[] = []
  arrivals.add('a', () => {
    done.push('first')
    arrivals.add('a', () => done.push('second'))
  })
  await new Promise(setImmediate)
  expect(done).toEqual(['first'])
  await new Promise(setImmediate)
  expect(done).toEqual(['first', 'second'])
})

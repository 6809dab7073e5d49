import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Thoughts that end when they are told to. */
class Thinking {
  readonly begun: string[] = []
  readonly #ends = new Map<string, (text: string) => void>()

  constructor(readonly turns: Turns) {}

  ask(guest: string, match: string, what = '', isWanted = () => true): Promise<string | null> {
    const name = `${guest}${match}${what}`
    return this.turns.take({ guest, match, isWanted }, () => {
      this.begun.push(name)
      return new Promise<string>((resolve) => this.#ends.set(name, resolve))
    })
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.(name)
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
}

test('guests take turns, then their matches, whoever came first', async () => {
  const all = new Thinking(new Turns(1, 1))
  for (const match of ['1', '2', '3']) for (const what of ['a', 'b']) void all.ask('greedy ', match, what)
  void all.ask('other ', '9')
  while (all.begun.length < 7) await all.end(all.begun.at(-1) as string)
  expect(all.begun).toEqual([
    'greedy 1a',
    'greedy 1b',
    'other 9',
    'greedy 2a',
    'greedy 3a',
    'greedy 2b',
    'greedy 3b',
  ])
})

test('one guest has no more than a share, and a match one thought at a time', () => {
  const all = new Thinking(new Turns(4, 2))
  void all.ask('a ', '1', 'x')
  void all.ask('a ', '1', 'y')
  for (const match of ['2', '3', '4']) void all.ask('a ', match)
  void all.ask('b ', '5')
  expect(all.begun).toEqual(['a 1x', 'a 2', 'b 5'])
  expect(all.turns.waiting).toBe(3)
})

test('what nobody waits for any more is not thought about', async () => {
  const all = new Thinking(new Turns(1, 1))
  let isHere = true
  void all.ask('a ', '1')
  const left = all.ask('a ', '2', '', () => isHere)
  const stays = all.ask('a ', '3')
  isHere = false
  await all.end('a 1')
  expect(await left).toBeNull()
  await all.end('a 3')
  expect(await stays).toBe('a 3')
  expect(all.begun).toEqual(['a 1', 'a 3'])
})

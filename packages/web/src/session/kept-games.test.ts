import { beforeEach, expect, test, vi } from 'vitest'
import { dropGame, keepGame, keepSoon, keptGame, keptGames } from './kept-games.ts'
import type { LocalRecord } from './local-table.ts'

const shelf = new Map<string, string>()

beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, text: string) => shelf.set(key, text),
    removeItem: (key: string) => shelf.delete(key),
  })
})

const game = (seed: string, over = false): LocalRecord =>
  ({ plan: { game: 'lorcana', seed, bots: [null, 'random'] }, answers: [], over }) as unknown as LocalRecord

const seeds = (): string[] => keptGames().map(({ plan }) => plan.seed)

test('two games begun are two games, the one played last first', () => {
  keepGame(game('a'))
  keepGame(game('b'))
  keepGame(game('a'))
  expect(seeds()).toEqual(['a', 'b'])
  expect(keptGame()?.plan.seed).toBe('a')
  expect(keptGame('b')?.plan.seed).toBe('b')
  expect(keptGame('c')).toBe(null)
})

test('a finished game makes room when another is played; one may be thrown away', () => {
  keepGame(game('a'))
  keepGame(game('b', true))
  expect(seeds()).toEqual(['b', 'a'])
  keepGame(game('c'))
  expect(seeds()).toEqual(['c', 'a'])
  dropGame('a')
  expect(seeds()).toEqual(['c'])
})

test('not more than twelve, and the one game of an older page is found', () => {
  shelf.set('regelwerk.game', JSON.stringify(game('old')))
  expect(seeds()).toEqual(['old'])
  for (let i = 0; i < 14; i++) keepGame(game(`${i}`))
  expect(seeds()).toHaveLength(12)
  expect(seeds()[0]).toBe('13')
})

test('what is no game is none', () => {
  shelf.set('regelwerk.games', JSON.stringify([{ plan: {} }, null, 7, game('a')]))
  expect(seeds()).toEqual(['a'])
})

test('what is kept soon is written once, later; whoever looks finds it before', () => {
  vi.useFakeTimers()
  keepGame(game('a'))
  const before = shelf.get('regelwerk.games')
  keepSoon(game('b'))
  keepSoon(game('b'))
  expect(shelf.get('regelwerk.games')).toBe(before)
  vi.advanceTimersByTime(1000)
  expect(shelf.get('regelwerk.games')).not.toBe(before)
  keepSoon(game('c'))
  expect(seeds()).toEqual(['c', 'b', 'a'])
  keepSoon(game('d'))
  keepSoon(game('e'))
  expect(seeds()).toEqual(['e', 'd', 'c', 'b', 'a'])
  vi.useRealTimers()
})

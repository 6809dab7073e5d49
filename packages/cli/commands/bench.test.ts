import { games as allGames } from '@regelwerk/protocol/games'
import { expect, test } from 'vitest'
import type { Io } from '../command.ts'
import { bench } from './bench.ts'

const io: Io = { out: () => {}, err: () => {}, terminal: false, width: 100 }

test('figures and ratios, with a checksum', async () => {
  const report = await bench({ rounds: 1, games: 6, steps: 100_000, simulations: 40 }, io)
  expect(report.ok).toBe(true)
  const { runs, ratios, games } = report.json as {
    runs: { name: string; value: number; unit: string }[]
    ratios: { name: string; value: number }[]
    games: { game: string; decisionsPerSecond: number; clone: number; saved: number }[]
  }
  expect(games).toHaveLength(4)
  for (const { game, decisionsPerSecond, clone, saved } of games) {
    expect(decisionsPerSecond, game).toBeGreaterThan(0)
    expect(clone, game).toBeGreaterThan(0)
    expect(saved, game).toBeLessThan(64 * 1024)
  }
  for (const run of runs)
    expect(run).toEqual({ name: expect.any(String), value: expect.any(Number), unit: expect.any(String) })
  for (const { value } of [...runs, ...ratios]) expect(value).toBeGreaterThan(0)
  expect(runs.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'calibration',
      'random number',
      'random play',
      'random play, checksum',
      'clone in mid-game',
    ]),
  )
  expect(ratios.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'random number / by xoshiro128**',
      'clone / decision',
      'decisions per million calibration steps',
    ]),
  )
  for (const game of allGames) {
    const unit = 'simulations per CPU second'
    expect(runs).toContainEqual({ name: `search, ${game.id}`, value: expect.any(Number), unit })
    const name = `search with two workers / with one, ${game.id}`
    expect(ratios).toContainEqual({ name, value: expect.any(Number) })
  }
  expect(report.text()).toMatch(/^calibration +[\d.]+ +million steps per CPU second\n/m)
})

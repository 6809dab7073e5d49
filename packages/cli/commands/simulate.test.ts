import { describe, expect, test } from 'vitest'
import { captured } from '../captured.ts'
import { decksInRotation } from '../simulation.ts'

const simulated = async (...options: string[]) => {
  const { code, json } = await captured(['simulate', 'lorcana', '--json', ...options])
  return { code, ...(json() as { checksum: string; decisions: number; players: string[]; decks: string[] }) }
}

test('the document', async () => {
  const { code, out, err, json } = await captured(['simulate', 'lorcana', '--games', '3', '--json'])
  expect([code, err]).toEqual([0, ''])
  const found = json()
  expect(out).toBe(`${JSON.stringify(found, null, 2)}\n`)
  expect(Object.keys(found)).toEqual(
    'game,seed,players,decks,games,finished,long,errors,decisions,cpuSeconds,seconds,decisionsPerCpuSecond,gamesPerCpuSecond,medianDecisions,maxRssMb,meanSavedBytes,checksum,course'.split(
      ',',
    ),
  )
  expect(found).toMatchObject({ game: 'lorcana', seed: 1, games: 3, finished: 3, errors: [] })
  expect(found.players).toEqual(['random', 'random'])
  expect(found.decks).toHaveLength(6)
  expect(found.meanSavedBytes).toBeGreaterThan(1000)
  expect(found.meanSavedBytes).toBeLessThan(64_000)
})

test('the same seed, the same checksum; another seed, another', async () => {
  const [one, again, other] = await Promise.all([
    simulated('--games', '4'),
    simulated('--games', '4', '--seed', '1'),
    simulated('--games', '4', '--seed', '2'),
  ])
  expect(again.checksum).toBe(one.checksum)
  expect(other.checksum).not.toBe(one.checksum)
})

test('the same checksum for any number of workers, and when checked', async () => {
  const alone = await simulated('--games', '42')
  const together = await simulated('--games', '42', '--workers', '2')
  expect(together.code).toBe(0)
  expect([together.checksum, together.decisions]).toEqual([alone.checksum, alone.decisions])
  const checked = await simulated('--games', '2', '--check')
  expect(checked.code).toBe(0)
  expect(checked.checksum).toBe((await simulated('--games', '2')).checksum)
})

test('seats, players and decks in seat order', async () => {
  const three = await simulated('--games', '2', '--seats', '3')
  expect(three.players).toEqual(['random', 'random', 'random'])
  const decks = ['amber-steel', 'emerald-ruby', 'amber-steel', 'sapphire-steel']
  const four = await simulated('--games', '1', '--decks', decks.join(), '--players', 'random')
  expect([four.players.length, four.decks]).toEqual([4, decks])
})

test('for people, with a bar on a terminal', async () => {
  const { code, out, err } = await captured(['simulate', 'lorcana', '--games', '2'], { terminal: true })
  expect(code).toBe(0)
  expect(out).toMatch(/^games {6}2 of 2 finished, 0 errors\n/)
  expect(out).toMatch(/\nchecksum {3}[0-9a-f]{14}, of the decisions alone [0-9a-f]{14}\n$/)
  expect(err).toMatch(/^\rsimulating \[#{30}\] 2 of 2/)
})

test.each([
  [['--games', '0'], '--games must be a whole number from 1 to 10000000, not "0"'],
  [['--games', '1000000000000'], '--games must be a whole number from 1 to 10000000'],
  [['--games', '1e12'], '--games must be a whole number'],
  [['--seats', '1000000000'], '--seats must be a whole number from 1 to 8'],
  [['--games', '1.5'], '--games must be a whole number'],
  [['--workers', 'two'], '--workers must be a whole number'],
  [['--seats', '1'], 'lorcana has 2 to 4 seats, not 1'],
  [['--seats', '5'], 'lorcana has 2 to 4 seats, not 5'],
  [['--players', 'oracle'], 'there is no player oracle; there are: random, greedy'],
  [['--players', 'random,random,random', '--seats', '2'], '3 players for 2 seats'],
  [['--decks', 'amber-stele,amber-steel'], 'there is no deck amber-stele; there are: amber-steel, '],
  [['--decks', 'amber-steel,amber-steel', '--seats', '3'], '2 decks for 3 seats'],
])('wrong usage: %j', async (options, message) => {
  const { code, err } = await captured(['simulate', 'lorcana', ...options])
  expect(code).toBe(2)
  expect(err).toContain(message)
})

describe('decks in rotation', () => {
  test.each([1, 2, 3, 4])('%i seats: every combination comes once', (seats) => {
    const decks = ['a', 'b', 'c']
    const all = Array.from({ length: 3 ** seats }, (_, i) => decksInRotation(decks, seats, i + 1).join(''))
    expect(new Set(all).size).toBe(3 ** seats)
  })
})

test('generated decks: new ones for every game, where a game has them', async () => {
  const { code, json } = await captured([
    ...'simulate keyforge --games 3 --decks generated --json'.split(' '),
  ])
  expect(code).toBe(0)
  expect(json()).toMatchObject({ decks: ['generated'], games: 3, finished: 3, errors: [] })
  const named = await captured([...'simulate keyforge --games 1 --decks seed:a,seed:b --json'.split(' ')])
  expect(named.json()).toMatchObject({ decks: ['seed:a', 'seed:b'], finished: 1 })
  const none = await captured(['simulate', 'bluemoon', '--decks', 'generated'])
  expect(none.code).toBe(2)
  expect(none.err).toMatch(/^regelwerk: bluemoon has no generated decks; there are: vulca, /)
  const mixed = await captured(['simulate', 'keyforge', '--decks', 'generated,seed:1'])
  expect(mixed.err).toBe('regelwerk: generated is for all seats: it stands alone\n')
})

test('a draft is played with the match it leads to; what is opened can be named', async () => {
  const { code, json } = await captured(
    'simulate lorcana --format draft --seats 3 --decks booster:4 --players greedy --games 1 --check --json'.split(
      ' ',
    ),
  )
  expect(code).toBe(0)
  expect(json()).toMatchObject({ decks: ['booster:4'], finished: 1, errors: [] })
  // Three players pick eleven times from each of four boosters, and build a deck.
  expect((json() as { decisions: number }).decisions).toBeGreaterThan(3 * 45)
  const { err } = await captured('simulate lorcana --format draft --decks booster:99'.split(' '))
  expect(err).toContain('booster:99')
})

import { bluemoon } from '@regelwerk/bluemoon'
import { type Game, randomChoice, seedRandom } from '@regelwerk/core'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import {
  type ArenaPlan,
  contenders,
  hasUnseen,
  interval,
  type PlayedPair,
  pairings,
  percentile,
  playPair,
  tally,
} from './arena.ts'
import type { Player } from './index.ts'

const [moon, lore, key, rings] = [bluemoon, lorcana, keyforge, l5r] as unknown as [Game, Game, Game, Game]

const plan = (game: Game, a: string, b: string, details: Partial<ArenaPlan> = {}): ArenaPlan => ({
  seed: 'arena',
  players: [a, b],
  decks: game.decks.map(({ id }) => id),
  swap: 'players',
  ...details,
})

/** A clock that says how often it was read. */
function ticking(): () => number {
  let ticks = 0
  return () => ticks++
}

const played = (game: Game, of: ArenaPlan, pairs: number): PlayedPair[] =>
  Array.from({ length: pairs }, (_, i) => playPair(game, of, i + 1, ticking()))

describe('a pair', () => {
  test('of one player against itself is the same game twice: exactly one half', () => {
    for (const [game, name, pairs] of [
      [moon, 'random', 9],
      [lore, 'greedy', 1],
    ] as const) {
      const mirror = played(game, plan(game, name, name), pairs)
      for (const { games } of mirror) expect(games[1].hash).toBe(games[0].hash)
      const { rate, wins, low, high } = tally(mirror)
      expect([rate, ...wins]).toEqual([0.5, pairs, pairs])
      expect(low + high).toBeCloseTo(1)
    }
  })

  test('has one seed and one pair of decks; the seats change', () => {
    const seen: [string, string][] = []
    const noting = (name: string) => (seed: string) => {
      const random = seedRandom(seed)
      seen.push([name, seed])
      return { answer: (offer) => randomChoice(offer, random) } satisfies Player
    }
    const makers = { one: noting('one'), other: noting('other') }
    const { decks } = playPair(moon, plan(moon, 'one', 'other'), 2, ticking(), makers)
    expect(decks).toEqual(pairings(moon.decks.map(({ id }) => id))[1])
    expect(seen).toEqual([
      ['one', 'arena/2/0'],
      ['other', 'arena/2/1'],
      ['other', 'arena/2/0'],
      ['one', 'arena/2/1'],
    ])
  })

  test('depends on its number alone', () => {
    const three = played(moon, plan(moon, 'random', 'random'), 3)
    expect(playPair(moon, plan(moon, 'random', 'random'), 3, ticking())).toEqual(three[2])
    expect(new Set(three.map(({ games }) => games[0].hash)).size).toBe(3)
  })

  test('compares decks where they are what changes seats', () => {
    const of = plan(moon, 'random', 'random', { decks: ['vulca', 'khind'], swap: 'decks' })
    const { decks, games } = playPair(moon, of, 1, ticking())
    expect(decks).toEqual(['vulca', 'khind'])
    expect(games[1].hash).not.toBe(games[0].hash)
    const same = plan(moon, 'random', 'random', { decks: ['vulca'], swap: 'decks' })
    expect(tally([playPair(moon, same, 1, ticking())]).rate).toBe(0.5)
  })

  test('takes generated decks where a game has them', () => {
    const made = plan(key, 'random', 'random', { decks: 'generated' })
    expect(playPair(key, made, 4, ticking()).decks).toEqual(['seed:arena/4/0', 'seed:arena/4/1'])
    const none = plan(moon, 'random', 'random', { decks: 'generated' })
    expect(() => playPair(moon, none, 1, ticking())).toThrow('bluemoon has no generated decks')
  })

  test('counts illegal answers, lets chance answer instead, and goes on', () => {
    const stubborn = (): Player => ({ answer: () => 1e6 })
    const random = (seed: string): Player => {
      const state = seedRandom(seed)
      return { answer: (offer) => randomChoice(offer, state) }
    }
    const pair = playPair(moon, plan(moon, 'stubborn', 'random'), 1, ticking(), { stubborn, random })
    const [mine, theirs] = pair.answers
    expect(mine.illegal).toBeGreaterThan(0)
    expect(mine.illegal).toBe(mine.millis.length)
    expect(theirs.illegal).toBe(0)
    expect(pair.games.every(({ finished }) => finished)).toBe(true)
    // Each answer was timed: the clock was read before and after.
    expect(theirs.millis.every((millis) => millis === 1)).toBe(true)
    const decisions = pair.games[0].decisions + pair.games[1].decisions
    expect(mine.millis.length + theirs.millis.length).toBe(decisions)
  })
})

describe('ways to imagine', () => {
  /** Of every decision: whether the imagined world looks true to the seat, and whether two of them are one. */
  function imagined(way: string): { looksTrue: number; certain: number; asked: number } {
    const found = { looksTrue: 0, certain: 0, asked: 0 }
    const probe = (seed: string): Player => {
      const random = seedRandom(seed)
      return {
        answer(offer, look, imagine) {
          const [one, other] = [imagine(random), imagine(random)]
          found.asked++
          if (JSON.stringify(one.view(offer.seat)) === JSON.stringify(look())) found.looksTrue++
          if (one.hash() === other.hash()) found.certain++
          return randomChoice(offer, random)
        },
      }
    }
    playPair(moon, plan(moon, `probe${way}`, `probe${way}`), 1, ticking(), { probe })
    return found
  }

  test('fair: what the seat knows is so, the rest is open', () => {
    const { looksTrue, certain, asked } = imagined('')
    expect([looksTrue, certain]).toEqual([asked, 0])
  })

  test('blind: not even the own hand is known', () => {
    const { looksTrue, certain, asked } = imagined('-blind')
    expect(looksTrue).toBeLessThan(asked / 4)
    expect(certain).toBe(0)
  })

  test('cheating: nothing is open', () => {
    const { looksTrue, certain, asked } = imagined('-cheating')
    expect([looksTrue, certain]).toEqual([asked, asked])
  })

  test('who plays blind loses to who does not', () => {
    const { rate } = tally(played(key, plan(key, 'search2', 'search2-blind'), 4))
    expect(rate).toBeGreaterThan(0.5)
  })

  test('every player has its twins here, and nobody else is let in', () => {
    expect(contenders).toContain('greedy-cheating')
    expect(() => playPair(moon, plan(moon, 'greedy-lucky', 'random'), 1, ticking())).toThrow(
      'there is no player greedy-lucky',
    )
  })
})

describe('the figures', () => {
  const game = (winner: 0 | 1 | null) => ({ winner, decisions: 1, finished: true, hash: 'x' })
  const pair = (a: 0 | 1 | null, b: 0 | 1 | null): PlayedPair => ({
    decks: ['x', 'y'],
    games: [game(a), game(b)],
    answers: [
      { millis: [], illegal: 0 },
      { millis: [], illegal: 0 },
    ],
  })

  test('a draw counts half', () => {
    const found = tally([pair(0, 0), pair(0, null), pair(1, 1), pair(null, null)])
    expect(found).toMatchObject({ pairs: 4, games: 8, wins: [3, 2], draws: 3, rate: 4.5 / 8 })
  })

  test('the interval, by hand', () => {
    // 0 0 1 1 added to 1 1 1 0.5: a mean of 5.5/8, squares of 1.46875 in all.
    const off = 1.959964 * Math.sqrt(1.46875 / 7 / 8)
    const { low, high } = interval([1, 1, 1, 0.5])
    expect(low).toBeCloseTo(5.5 / 8 - off, 9)
    expect(high).toBe(1)
  })

  test('the interval grows narrow with the number of pairs, and a clean sweep is not certainty', () => {
    const width = (scores: number[]): number => interval(scores).high - interval(scores).low
    const mixed = (n: number): number[] => Array.from({ length: n }, (_, i) => (i % 4) / 3)
    expect(width(mixed(400)) / width(mixed(100))).toBeCloseTo(0.5, 1)
    const { low, high } = interval(new Array(500).fill(1))
    expect(low).toBeGreaterThan(0.985)
    expect(low).toBeLessThan(0.995)
    expect(high).toBe(1)
    expect(interval([])).toEqual({ low: 0, high: 1 })
  })

  test('percentiles', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect([0.5, 0.95, 1].map((part) => percentile(values, part))).toEqual([50, 95, 100])
    expect(percentile([], 0.95)).toBe(0)
  })
})

describe('decks', () => {
  test.each([2, 3, 6, 7, 9])('%i: each two meet once', (n) => {
    const decks = Array.from({ length: n }, (_, i) => `deck ${i}`)
    const met = pairings(decks).map((two) => [...two].sort().join())
    expect(met).toHaveLength((n * (n - 1)) / 2)
    expect(new Set(met).size).toBe(met.length)
    expect(pairings(decks).every(([a, b]) => a !== b)).toBe(true)
  })

  test('of every game two are kept out of tuning', () => {
    for (const { id, decks } of [moon, lore, key, rings]) {
      expect(decks.filter((deck) => hasUnseen(id, [deck.id]))).toHaveLength(2)
    }
  })
})

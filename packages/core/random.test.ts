import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below, next32, type RandomState, seedRandom, shuffle } from './random.ts'

test('xoshiro128** gives the published numbers', () => {
  const random: RandomState = [1, 2, 3, 4]
  expect(Array.from({ length: 10 }, () => next32(random))).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

describe('seeds', () => {
  test('the same seed gives the same numbers; text and number are the same seed', () => {
    expect(seedRandom('7')).toEqual(seedRandom(7))
    expect(seedRandom('')).toEqual(seedRandom(''))
  })

  test('near seeds give unrelated words, never all zero', () => {
    const words = Array.from({ length: 2000 }, (_, i) => seedRandom(i))
    expect(new Set(words.flat()).size).toBeGreaterThan(7990)
    fc.assert(fc.property(fc.string(), (seed) => seedRandom(seed).some((word) => word !== 0)))
  })

  test('each bit of a first number is set about half the time', () => {
    const counts = new Array<number>(32).fill(0)
    const seeds = 4000
    for (let i = 0; i < seeds; i++) {
      const x = next32(seedRandom(i))
      for (let bit = 0; bit < 32; bit++) counts[bit] = (counts[bit] as number) + ((x >>> bit) & 1)
    }
    for (const count of counts) expect(Math.abs(count - seeds / 2)).toBeLessThan(4 * Math.sqrt(seeds / 4))
  })
})

describe('below', () => {
  // The sum of squared deviations, in units of what chance allows: about 1 per degree of freedom.
  test.each([2, 3, 6, 7, 10, 52])('%i: each number is equally likely', (n) => {
    const random = seedRandom(`below ${n}`)
    const draws = 2000 * n
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) {
      const x = below(random, n)
      counts[x] = (counts[x] as number) + 1
    }
    const chi2 = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
    expect(chi2).toBeLessThan(n - 1 + 4 * Math.sqrt(2 * (n - 1)))
  })

  test('what would favour small numbers is drawn again', () => {
    // With 3 * 2^30 numbers a quarter of the draws must be repeated; without that, small ones come twice as often.
    const random = seedRandom('large')
    const n = 3 * 2 ** 30
    let low = 0
    for (let i = 0; i < 4000; i++) if (below(random, n) < n / 3) low++
    expect(Math.abs(low - 4000 / 3)).toBeLessThan(4 * Math.sqrt((4000 * 2) / 9))
  })

  test('the largest range, and none', () => {
    expect(below([1, 2, 3, 4], 2 ** 32)).toBe(11520)
    expect(below(seedRandom(1), 1)).toBe(0)
    for (const n of [0, -1, Number.NaN, 2 ** 32 + 1]) expect(() => below(seedRandom(1), n)).toThrow('below(')
  })
})

describe('shuffle', () => {
  test('keeps all items, and the same state gives the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const once = shuffle(seedRandom(seed), [...items])
        expect([...once].sort()).toEqual([...items].sort())
        expect(shuffle(seedRandom(seed), [...items])).toEqual(once)
      }),
    )
  })

  test('each of the 24 orders of four is equally likely', () => {
    const random = seedRandom('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const chi2 = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
    expect(chi2).toBeLessThan(23 + 4 * Math.sqrt(46))
  })
})

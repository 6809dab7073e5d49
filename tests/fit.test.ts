import { below, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'

interface Sample {
  features: number[]
  score: number
  weight: number
}
interface Answered {
  kind: 'choose' | 'pick' | 'order'
  kinds: string[]
  given: string[]
}
interface Fit {
  fitted(samples: Sample[], before: number[], hold: number): number[]
  lossOf(samples: Sample[], weights: number[]): number
  habitsOf(answered: Answered[]): Record<string, number>
}

const script = new URL('../scripts/fit.mjs', import.meta.url).href
const { fitted, lossOf, habitsOf }: Fit = await import(/* @vite-ignore */ script)

describe('weights', () => {
  const truth = [0.8, -0.5, 0.2, 0]
  const random = seedRandom('fit')
  const samples = Array.from({ length: 400 }, (): Sample => {
    const features = truth.map(() => (below(random, 801) - 400) / 100)
    const odds = features.reduce((sum, x, i) => sum + x * (truth[i] as number), 0)
    return { features, score: 1 / (1 + Math.exp(-odds)), weight: 1 }
  })
  const nothing = [0, 0, 0, 0]

  test('are found again from the scores they lead to', () => {
    const found = fitted(samples, nothing, 1e-6)
    truth.forEach((weight, i) => {
      expect(found[i]).toBeCloseTo(weight, 3)
    })
    expect(lossOf(samples, found)).toBeLessThan(lossOf(samples, nothing))
    expect(lossOf(samples, nothing)).toBeCloseTo(Math.log(2), 10)
  })

  test('are found about so from games that were won or lost', () => {
    const played = samples.map(({ features, score }) => ({
      features,
      score: below(random, 1000) < score * 1000 ? 1 : 0,
      weight: 1,
    }))
    const found = fitted(played, nothing, 1)
    truth.forEach((weight, i) => {
      expect(Math.abs((found[i] as number) - weight)).toBeLessThan(0.25)
    })
  })

  test('stay what they were as far as they are held', () => {
    const before = [-1, 1, 1, 1]
    const distance = (hold: number): number =>
      Math.hypot(...fitted(samples, before, hold).map((weight, i) => weight - (before[i] as number)))
    expect(distance(1e9)).toBeLessThan(1e-3)
    expect(distance(1000)).toBeLessThan(distance(10))
    expect(distance(10)).toBeGreaterThan(1)
  })

  test('of a feature that never varies stay', () => {
    const flat = samples.map((sample) => ({ ...sample, features: [...sample.features.slice(0, 3), 0] }))
    expect(fitted(flat, [0, 0, 0, 0.7], 1)[3]).toBeCloseTo(0.7, 10)
  })

  test('count a sample as much as it weighs', () => {
    const of = (score: number, weight: number): Sample => ({ features: [1], score, weight })
    const [found] = fitted([of(1, 3), of(0, 1)], [0], 1e-9) as [number]
    expect(found).toBeCloseTo(Math.log(3), 4)
  })
})

describe('habits', () => {
  const times = (n: number, answered: Answered): Answered[] => Array.from({ length: n }, () => answered)
  const choose = (given: string, ...kinds: string[]): Answered => ({ kind: 'choose', kinds, given: [given] })

  test('order kinds by what is preferred to what, though the first and last never met', () => {
    const habits = habitsOf([
      ...times(90, choose('quest', 'quest', 'ink')),
      ...times(10, choose('ink', 'quest', 'ink')),
      ...times(90, choose('ink', 'ink', 'end turn')),
      ...times(10, choose('end turn', 'ink', 'end turn')),
    ]) as { quest: number; ink: number; 'end turn': number }
    expect(Object.keys(habits)).toEqual(['end turn', 'ink', 'quest'])
    expect(habits.quest).toBeGreaterThan(3 * habits.ink)
    expect(habits.ink).toBeGreaterThan(3 * habits['end turn'])
  })

  test('count how many of a kind were on offer', () => {
    // One of four is as often chosen as the only one of its kind: it is chosen four times less readily.
    const offer = ['play', 'play', 'play', 'play', 'ink']
    const habits = habitsOf([
      ...times(500, choose('play', ...offer)),
      ...times(500, choose('ink', ...offer)),
    ]) as { play: number; ink: number }
    expect(habits.ink / habits.play).toBeGreaterThan(3)
    expect(habits.ink / habits.play).toBeLessThan(4.5)
  })

  test('say little of what was seldom seen', () => {
    const seen = (n: number): number => {
      const { no, yes } = habitsOf(times(n, choose('yes', 'yes', 'no'))) as { no: number; yes: number }
      return yes / no
    }
    expect(seen(1)).toBeGreaterThan(1)
    expect(seen(100)).toBeGreaterThan(3 * seen(1))
  })

  test('where several are picked, tell how often a kind was among them', () => {
    const pick = (...given: string[]): Answered => ({
      kind: 'pick',
      kinds: ['dear', 'cheap', 'cheap'],
      given,
    })
    const { dear, cheap } = habitsOf([...times(90, pick('dear')), ...times(10, pick('cheap'))]) as {
      dear: number
      cheap: number
    }
    expect(dear).toBeCloseTo(0.9, 1)
    expect(cheap).toBeCloseTo(0.05, 1)
    expect(habitsOf([{ kind: 'order', kinds: ['a', 'b'], given: ['b', 'a'] }])).toEqual({})
  })
})

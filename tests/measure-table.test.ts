import { describe, expect, test } from 'vitest'

interface Shift {
  at: number
  value: number
  excused: boolean
}
interface Asked {
  kind: 'choose' | 'pick' | 'order'
  min: number
  max: number
  options: number
}
interface Figures {
  cumulativeShift(shifts: Shift[]): number
  quantile(values: number[], share: number): number | null
  hasOneAnswer(asked: Asked): boolean
  written(runs: object[]): string
}

const script = new URL('../scripts/table/figures.mjs', import.meta.url).href
const { cumulativeShift, quantile, hasOneAnswer, written } = (await import(script)) as Figures

describe('layout shift', () => {
  const shift = (at: number, value: number, excused = false): Shift => ({ at, value, excused })

  test('is the worst window, not the sum of all', () => {
    expect(cumulativeShift([shift(0, 0.1), shift(900, 0.2), shift(3000, 0.15)])).toBeCloseTo(0.3)
    expect(cumulativeShift([])).toBe(0)
  })

  test('a window ends after five seconds, however dense the shifts', () => {
    const dense = Array.from({ length: 12 }, (_, i) => shift(i * 900, 0.1))
    expect(cumulativeShift(dense)).toBeCloseTo(0.6)
  })

  test('what follows an input at once is excused', () => {
    expect(cumulativeShift([shift(0, 0.9, true), shift(100, 0.1)])).toBeCloseTo(0.1)
  })
})

test('a quantile passes over what never came', () => {
  expect(quantile([5, Number.NaN, 1, 3], 0.5)).toBe(3)
  expect(quantile([], 0.5)).toBeNull()
})

test('a prompt has one answer where no other could be given', () => {
  const asked = (kind: Asked['kind'], options: number, min = 1, max = 1): Asked => ({
    kind,
    options,
    min,
    max,
  })
  expect(hasOneAnswer(asked('choose', 1))).toBe(true)
  expect(hasOneAnswer(asked('choose', 2))).toBe(false)
  expect(hasOneAnswer(asked('pick', 2, 2, 2))).toBe(true)
  expect(hasOneAnswer(asked('pick', 1, 0, 1))).toBe(false)
  expect(hasOneAnswer(asked('order', 2))).toBe(false)
})

test('trees stand side by side, and what was not measured is said', () => {
  const run = (tree: string, cls: number | null, notes: string[] = []): object => ({
    tree,
    game: 'lorcana',
    size: '390x844',
    figures: { cls },
    notes,
  })
  const text = written([run('old', null, ['no way to answer']), run('now', 0.0123)])
  expect(text).toMatch(/lorcana at 390x844 +old +now/)
  expect(text).toMatch(/CLS\) +- +0\.012 +0\.05/)
  expect(text).toContain('old, lorcana at 390x844: no way to answer')
})

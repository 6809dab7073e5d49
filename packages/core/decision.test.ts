import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerValue, type Choice, type Constraint, type Decision, randomChoice, whyNot } from './decision.ts'
import { seedRandom } from './random.ts'

interface Offer {
  kind: Decision['kind']
  weights: readonly number[]
  must?: readonly number[]
  groups?: readonly string[]
  min?: number
  max?: number
  constraint?: Constraint
}

const ask = ({
  kind,
  weights,
  must = [],
  groups,
  min = 0,
  max = weights.length,
  constraint,
}: Offer): Decision => ({
  seat: 0,
  rule: '1.1',
  kind,
  prompt: 'test',
  options: weights.map((weight, i) => ({
    verb: 'choose',
    weight,
    value: `v${i}`,
    ...(must.includes(i) && { must: true as const }),
    ...(groups && { group: groups[i] as string }),
  })),
  min,
  max,
  ...(constraint && { constraint }),
})

describe('whyNot', () => {
  const choose = ask({ kind: 'choose', weights: [1, 1] })
  const pick = ask({ kind: 'pick', weights: [1, 2, 3], min: 1, max: 2 })
  const order = ask({ kind: 'order', weights: [1, 1, 1] })
  const sum = ask({ kind: 'pick', weights: [1, 2, 5], constraint: { sumAtLeast: 5, noUseless: true } })
  const must = ask({ kind: 'pick', weights: [1, 2, 5], must: [0], constraint: { mustInclude: 1 } })
  const both = ask({
    kind: 'pick',
    weights: [1, 5],
    must: [0],
    constraint: { mustInclude: 1, sumAtLeast: 5, noUseless: true },
  })
  const pair = ask({
    kind: 'pick',
    weights: [1, 1, 1, 1],
    groups: ['a', 'b', 'a', 'b'],
    constraint: { sumAtLeast: 2, noUseless: true, oneGroup: true },
  })

  test.each<[string, Decision, unknown, string | null]>([
    ['choose', choose, 1, null],
    ['choose', choose, 2, 'from 0 to 1'],
    ['choose', choose, -1, 'from 0 to 1'],
    ['choose', choose, 0.5, 'from 0 to 1'],
    ['choose', choose, [0], 'by its number'],
    ['choose', choose, 'toString', 'by its number'],
    ['choose', choose, null, 'by its number'],
    ['pick', pick, [2, 0], null],
    ['pick', pick, [], 'at least 1'],
    ['pick', pick, [0, 1, 2], 'at most 2'],
    ['pick', pick, [1, 1], 'named twice'],
    ['pick', pick, [0, 3], 'from 0 to 2'],
    ['pick', pick, ['0'], 'from 0 to 2'],
    ['pick', pick, 1, 'give a list'],
    ['pick', pick, { length: 1, 0: 0 }, 'give a list'],
    ['order', order, [2, 0, 1], null],
    ['order', order, [0, 1], 'put all 3'],
    ['sum', sum, [2], null],
    ['sum', sum, [], null],
    ['sum', sum, [0, 1], 'must reach 5, not 3'],
    ['sum', sum, [0, 2], 'option 0 is not needed'],
    ['must', must, [0, 2], null],
    ['must', must, [2], 'must be chosen'],
    ['both: what must be in is not useless', both, [0, 1], null],
    ['pair', pair, [1, 3], null],
    ['pair', pair, [0, 1], 'of one kind'],
    ['pair', pair, [0], 'must reach 2'],
    ['pair', pair, [], null],
  ])('%s: %#', (_, decision, choice, reason) => {
    if (reason === null) expect(whyNot(decision, choice)).toBeNull()
    else expect(whyNot(decision, choice)).toContain(reason)
  })
})

test('answers carry the values of the options', () => {
  expect(answerValue(ask({ kind: 'choose', weights: [1, 1] }), 1)).toBe('v1')
  expect(answerValue(ask({ kind: 'order', weights: [1, 1, 1] }), [2, 0, 1])).toEqual(['v2', 'v0', 'v1'])
  expect(answerValue(ask({ kind: 'pick', weights: [1] }), [])).toEqual([])
})

const offer: fc.Arbitrary<Offer> = fc
  .record({
    kind: fc.constantFrom('choose' as const, 'pick' as const, 'order' as const),
    weights: fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }),
    must: fc.uniqueArray(fc.nat(5), { maxLength: 3 }),
    bounds: fc.tuple(fc.nat(6), fc.nat(6)),
    constraint: fc.option(
      fc.record(
        {
          sumAtLeast: fc.integer({ min: 1, max: 9 }),
          noUseless: fc.boolean(),
          mustInclude: fc.integer({ min: 1, max: 2 }),
        },
        { requiredKeys: [] },
      ),
      { nil: undefined },
    ),
  })
  .map(({ bounds, ...rest }) => {
    const [a, b] = bounds.map((bound) => Math.min(bound, rest.weights.length)) as [number, number]
    return { ...rest, min: Math.min(a, b), max: Math.max(a, b) }
  })

const subsets = (n: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, mask) =>
    Array.from({ length: n }, (_, i) => i).filter((i) => mask & (1 << i)),
  )

test('every random choice is legal, and one is found wherever there is one', () => {
  fc.assert(
    fc.property(offer, fc.string(), (made, seed) => {
      const decision = ask(made)
      const draw = (): Choice => randomChoice(decision, seedRandom(seed))
      const possible =
        made.kind !== 'pick' || subsets(made.weights.length).some((s) => whyNot(decision, s) === null)
      if (possible) expect(whyNot(decision, draw())).toBeNull()
      else expect(draw).toThrow('no legal answer')
    }),
    { numRuns: 2000 },
  )
})

test('one is found that cannot be filled step by step', () => {
  const constraint = { sumAtLeast: 4, noUseless: true }
  const decision = ask({ kind: 'pick', weights: [0, 4, 3, 1], must: [0], min: 3, max: 3, constraint })
  expect([...(randomChoice(decision, seedRandom(1)) as number[])].sort()).toEqual([0, 2, 3])
})

test('what few can reach is reached where it can be', () => {
  const decision = ask({ kind: 'pick', weights: [3, 3, 5], max: 1, constraint: { sumAtLeast: 5 } })
  const random = seedRandom('few')
  const drawn = Array.from({ length: 400 }, () => (randomChoice(decision, random) as number[]).join())
  expect(new Set(drawn)).toEqual(new Set(['', '2']))
  expect(drawn.filter((pick) => pick === '2').length).toBeGreaterThan(170)
})

test('every legal pick can be drawn, where nothing constrains it', () => {
  const decision = ask({ kind: 'pick', weights: [1, 1, 1], min: 0, max: 2 })
  const random = seedRandom('all')
  const drawn = new Set(
    Array.from({ length: 400 }, () => [...(randomChoice(decision, random) as number[])].sort().join()),
  )
  expect([...drawn].sort()).toEqual(['', '0', '0,1', '0,2', '1', '1,2', '2'])
})

describe('a sum that may not be exceeded', () => {
  const decision = ask({ kind: 'pick', weights: [2, 4, 3], constraint: { sumAtMost: 6 } })
  test.each<[number[], string | null]>([
    [[0, 1], null],
    [[], null],
    [[1, 2], 'together they may not exceed 6, as 7 does'],
  ])('%j', (choice, reason) => expect(whyNot(decision, choice)).toBe(reason))
  test('chance keeps to it', () => {
    const random = seedRandom('at most')
    for (let i = 0; i < 50; i++) expect(whyNot(decision, randomChoice(decision, random))).toBeNull()
  })
})

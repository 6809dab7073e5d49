import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastFixpoint } from './fixpoint.ts'

const reached = (edges: readonly (readonly [number, number])[]) =>
  leastFixpoint<number>((set) => [0, ...edges.filter(([from]) => set.has(from)).map(([, to]) => to)])

test.each([
  [[], [0]],
  [
    [
      [0, 1],
      [1, 2],
    ],
    [0, 1, 2],
  ],
  [
    [
      [1, 2],
      [2, 1],
    ],
    [0],
  ],
  [
    [
      [0, 1],
      [1, 0],
      [2, 3],
    ],
    [0, 1],
  ],
] as [[number, number][], number[]][])('what follows from 0 by %j', (edges, all) => {
  expect([...reached(edges)].sort()).toEqual(all)
})

const edge = fc.tuple(fc.nat(6), fc.nat(6))

test('the order of looking does not matter, and the set holds all it implies', () => {
  fc.assert(
    fc.property(fc.array(edge), fc.array(fc.nat()), (edges, keys) => {
      const shuffled = edges.map((e, i) => [keys[i] ?? 0, e] as const).sort((a, b) => a[0] - b[0])
      const set = reached(edges)
      expect(new Set(reached(shuffled.map(([, e]) => e)))).toEqual(set)
      for (const [from, to] of edges) if (set.has(from)) expect(set.has(to)).toBe(true)
    }),
  )
})

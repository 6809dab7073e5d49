import { Match, randomChoice, seedRandom, WATCHER } from '@regelwerk/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Change, changed, Unfitting } from './changes.ts'
import { loadGames } from './games.ts'
import { Print } from './print.ts'
import { screenOf } from './screen.ts'

const games = await loadGames()

/** Lists of cards with handles, of records and of numbers, in records, so that much of it is alike. */
const card = fc.record(
  { handle: fc.nat(6), def: fc.nat(3), under: fc.array(fc.record({ handle: fc.nat(3) }), { maxLength: 3 }) },
  { requiredKeys: ['handle'] },
)
const { table } = fc.letrec((tie) => ({
  leaf: fc.oneof(fc.nat(3), fc.constantFrom('a', 'b'), fc.boolean(), fc.constant(null)),
  list: fc.oneof(fc.array(card, { maxLength: 8 }), fc.array(tie('table'), { maxLength: 5 })),
  table: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    tie('list'),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'handle'), tie('table'), { maxKeys: 4 }),
  ),
}))

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const read = (change: string | null): Change | null => change && JSON.parse(change)

const difference = (before: unknown, after: unknown): Change | null => read(new Print(before).next(after))

describe('a difference', () => {
  test('makes the one out of the other, and leaves it alone', () => {
    fc.assert(
      fc.property(table, table, (before, after) => {
        const kept = JSON.stringify(before)
        const change = difference(before, after)
        if (change === null) expect(before).toEqual(after)
        else expect(changed(before, change)).toEqual(after)
        expect(JSON.stringify(before)).toBe(kept)
      }),
      { numRuns: 3000 },
    )
  })

  test('is none where there is none, also between copies', () => {
    fc.assert(
      fc.property(table, (value) => {
        expect(difference(value, structuredClone(value))).toBeNull()
      }),
      { numRuns: 500 },
    )
  })

  test('of a field that is undefined is as if it were not there', () => {
    expect(difference({ a: undefined }, {})).toBeNull()
    expect(difference({ a: 1 }, { a: undefined, b: 2 })).toEqual({ a: null, b: [2] })
    expect(changed({ a: undefined }, { a: [1] })).toEqual({ a: 1 })
  })

  test('follows a card by its handle to another place', () => {
    const before = [{ handle: 1 }, { handle: 2, damage: 0 }, { handle: 3 }]
    const after = [{ handle: 2, damage: 4 }, { handle: 3 }, { handle: 9 }]
    expect(difference(before, after)).toEqual([3, [1, { damage: [4] }], [2, 1], [{ handle: 9 }]])
  })

  test('of the same fields in another order is none', () => {
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull()
  })

  test('is found between any two of many, one after the other', () => {
    fc.assert(
      fc.property(fc.array(table, { minLength: 2, maxLength: 8 }), (all) => {
        const print = new Print(all[0])
        let shown = all[0]
        for (const after of all.slice(1)) {
          const change = read(print.next(after))
          if (change !== null) shown = changed(shown, change)
          expect(shown).toEqual(after)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('is found in what is as large as you like, and small again', () => {
    const large = Array.from({ length: 5000 }, (_, handle) => ({ handle, text: `card ${handle}`, n: 0.5 }))
    const print = new Print(large)
    expect(read(print.next(large.with(4321, { handle: 4321, text: 'another', n: 0.5 })))).toEqual([
      5000,
      [0, 4321],
      [4321, { text: ['another'] }],
      [4322, 678],
    ])
    expect(print.next([])).toBe('[[]]')
    expect(read(print.next(large))).toHaveLength(5001)
  })

  test('takes what stays in order as it is', () => {
    const options = ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text }))
    expect(difference(options, options.toSpliced(2, 1))).toEqual([4, [0, 2], [3, 2]])
  })

  test('shares what stays', () => {
    const before = { hand: [{ handle: 1 }], turn: 1 }
    const after = changed(before, { turn: [2] }) as typeof before
    expect(after).toEqual({ hand: [{ handle: 1 }], turn: 2 })
    expect(after.hand).toBe(before.hand)
  })
})

test.each([
  ['a field that is not there', { a: 1 }, { b: { c: [1] } }],
  ['a field to go that is not there', { a: 1 }, { b: null }],
  ['fields of a number', { a: 1 }, { a: { b: [1] } }],
  ['fields of a list', [1], { 0: [2] }],
  ['a list that is none', { a: 1 }, [1, [0, 1]]],
  ['elements beyond the end', [1, 2], [3, [0, 3]]],
  ['elements before the beginning', [1, 2], [1, [-1, 1]]],
  ['an element beyond the end', [1], [1, [1, [2]]]],
  ['too few elements', [1, 2], [2, [0, 1]]],
  ['a field that every record has from elsewhere', {}, { toString: { a: [1] } }],
] as const)('a change of %s is refused', (_, before, change) => {
  expect(() => changed(before, change as never)).toThrow(Unfitting)
})

test.each(games.map((game) => [game.id, game] as const))(
  'a whole match of %s can be followed by what changes, which is less than half of it',
  (_, game) => {
    const decks = [0, 1].map((i) => game.decks[i % game.decks.length]?.id as string)
    const match = Match.start(
      game,
      { format: game.formats[0] as string, decks, seed: 'follow' },
      { log: true },
    )
    const random = seedRandom('follow')
    const readers = [0, 1, WATCHER].map((seat) => ({ seat, shown: screenOf(match, seat, 'en') as unknown }))
    let whole = 0
    let parts = 0
    for (let i = 0; i < 150 && match.outcome === null; i++) {
      const [decision] = match.decisions
      if (decision === undefined) break
      const from = match.logged
      match.answer(decision.seat, randomChoice(decision, random))
      for (const reader of readers) {
        const next = screenOf(match, reader.seat, 'en', from)
        const text = JSON.stringify(difference(reader.shown, next))
        reader.shown = changed(reader.shown, JSON.parse(text))
        expect(reader.shown).toEqual(sent(next))
        whole += JSON.stringify(next).length
        parts += text.length
      }
    }
    expect(parts).toBeLessThan(whole / 2)
  },
)

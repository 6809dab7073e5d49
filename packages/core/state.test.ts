import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyPlain, copyState, type Frame } from './state.ts'
import { position } from './toys/base.ts'
import { fishing } from './toys/fishing.ts'

test('a copy of plain data is equal, and nothing in it is shared', () => {
  const shares = (a: unknown, b: unknown): boolean =>
    typeof a === 'object' &&
    a !== null &&
    (a === b ||
      Object.keys(a).some((key) => shares(a[key as keyof object], (b as object)[key as keyof object])))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copyPlain(value)
      expect(copy).toEqual(value)
      expect(shares(value, copy)).toBe(false)
    }),
  )
})

test('a copy of a state shares only what is never changed in place', () => {
  const { state } = position(fishing(), { you: { deck: ['Carp', 'Perch'] } })
  state.effects.push({ id: 1, seat: 0, source: null, turns: 2 })
  ;(state.stack[0] as Frame & { local: object }).local = { list: [1] }
  const copy = copyState(state)
  expect(copy).toEqual(state)
  expect(copy.pending?.decisions).toBe(state.pending?.decisions)
  expect(copy.effects[0]).toBe(state.effects[0])
  for (const key of ['cards', 'zones', 'stack', 'pending', 'effects', 'random', 'readers'] as const) {
    expect(copy[key], key).not.toBe(state[key])
  }
  expect(copy.cards[0]).not.toBe(state.cards[0])
  expect(copy.zones[0]).not.toBe(state.zones[0])
  expect(copy.pending?.answers).not.toBe(state.pending?.answers)
  expect((copy.stack[0] as Frame & { local: object }).local).not.toBe(
    (state.stack[0] as Frame & { local: object }).local,
  )
})

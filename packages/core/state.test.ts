import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardId, copyPlain, copyState, type Frame, type Handle, type Seat } from './state.ts'
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

test('seats, cards and handles are not taken for each other', () => {
  const same = <T>(one: T): T => one
  const seat: Seat = 1
  // @ts-expect-error: a seat is no card
  expect(same<CardId>(seat)).toBe(1)
  const card: CardId = 1
  // @ts-expect-error: who is shown a card is never shown its place
  expect(same<Handle>(card)).toBe(1)
  const handle: Handle = 1
  // @ts-expect-error: nor does anybody find a card by what another was shown
  expect(same<CardId>(handle)).toBe(1)
  // What is counted or reckoned may be any of them.
  expect(same<Seat>(1 - seat)).toBe(0)
})

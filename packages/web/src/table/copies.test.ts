import type { Piece, Table } from '@regelwerk/core'
import type { DecisionOnScreen, OptionOnScreen } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { positionsOf, toldApart } from './copies.ts'
import { cardThing } from './picking.ts'

const piece = (handle: number, def: number): Piece => ({ handle, def, values: [], marks: [], attached: [] })
const row = (...pieces: Piece[]): Table => ({
  caption: '',
  active: 0,
  middle: [],
  sides: [
    {
      seat: 0,
      counters: [],
      zones: [
        { id: 'line', label: '', row: 0, lie: 'open', pieces, count: pieces.length },
        { id: 'hand', label: '', row: 2, lie: 'hand', pieces: [piece(90, 7), piece(91, 7)], count: 2 },
      ],
    },
  ],
})
const decision = (...options: Partial<OptionOnScreen>[]): DecisionOnScreen => ({
  seat: 0,
  rule: '1',
  kind: 'choose',
  prompt: 'x',
  text: 'What?',
  min: 1,
  max: 1,
  options: options.map((one) => ({ verb: 'fight', text: 'Fight Pit Demon', ...one })),
})
const copyIn = (table: Table, handle: number) => positionsOf(table, 'en').get(cardThing(handle))?.copy

test('copies are told by where they lie among each other', () => {
  const two = row(piece(1, 5), piece(2, 6), piece(3, 5))
  expect([1, 2, 3].map((handle) => copyIn(two, handle))).toEqual(['left', null, 'right'])
  expect(positionsOf(two, 'en').get(cardThing(2))).toEqual({ n: 2, of: 3, copy: null })
  expect(positionsOf(two, 'en').has(cardThing(90)), 'a hand has no order').toBe(false)
  const three = row(piece(1, 5), piece(2, 5), piece(3, 5))
  expect(copyIn(three, 2)).toBe('middle')
  const four = row(piece(1, 5), piece(2, 5), piece(3, 5), piece(4, 5))
  expect(copyIn(four, 3)).toBe('3rd from the left')
  expect(positionsOf(four, 'de').get(cardThing(2))?.copy).toBe('2. von links')
})

test('options that say the same say which copy they mean, by the card in which they differ', () => {
  const positions = positionsOf(row(piece(1, 5), piece(2, 6), piece(3, 5)), 'en')
  const texts = (...options: Partial<OptionOnScreen>[]) =>
    toldApart(decision(...options), positions).options.map(({ text }) => text)
  expect(texts({ source: 1, target: 9 }, { source: 3, target: 9 }, { text: 'Pass' })).toEqual([
    'Fight Pit Demon (left)',
    'Fight Pit Demon (right)',
    'Pass',
  ])
  expect(texts({ source: 2, target: 1 }, { source: 2, target: 3 })).toEqual([
    'Fight Pit Demon (left)',
    'Fight Pit Demon (right)',
  ])
  expect(texts({ source: 90 }, { source: 91 }), 'cards in hand are all the same').toEqual([
    'Fight Pit Demon',
    'Fight Pit Demon',
  ])
  const different = decision({ text: 'a', source: 1 }, { text: 'b', source: 3 })
  expect(toldApart(different, positions)).toBe(different)
})

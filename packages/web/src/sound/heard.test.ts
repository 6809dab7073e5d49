import type { Mark, Outcome, Piece, Table } from '@regelwerk/core'
import { expect, test } from 'vitest'
import { type Moment, momentOf, soundsOf } from './heard.ts'

const mark = (id: string, value: number): Mark => ({ id, glyph: '*', label: id, value })
const piece = (handle: number, damage = 0): Piece => ({
  handle,
  def: 1,
  values: [],
  marks: damage === 0 ? [] : [mark('damage', damage)],
  attached: [],
})
const moment = (pieces: Piece[], lore = 0, more: Partial<Moment> = {}): Moment => {
  const table: Table = {
    caption: '',
    active: 0,
    middle: [],
    sides: [
      {
        seat: 0,
        counters: [mark('lore', lore)],
        zones: [{ id: 'line', label: '', row: 0, lie: 'open', pieces, count: pieces.length }],
      },
    ],
  }
  return { ...momentOf(table, false, null), ...more }
}
const outcome = (...winners: number[]): Outcome => ({ winners, rule: '1' })

test('a card, a hit, a gain: the weightiest first, and never more than two', () => {
  expect(soundsOf(moment([]), moment([piece(1)]), 0)).toEqual(['card'])
  expect(soundsOf(moment([piece(1)]), moment([piece(1, 2)]), 0)).toEqual(['hit'])
  expect(soundsOf(moment([piece(1, 2)]), moment([piece(1, 1)]), 0), 'healing hurts nobody').toEqual([])
  expect(soundsOf(moment([piece(1)]), moment([piece(1, 2), piece(2)], 3), 0)).toEqual(['gain', 'hit'])
  expect(soundsOf(moment([], 3), moment([], 1), 0), 'it is mine').toEqual(['loss'])
  expect(soundsOf(moment([], 3), moment([], 1), 1), 'it is not mine').toEqual([])
})

test('one hears that one is asked, once', () => {
  const asked = moment([], 0, { isAsked: true })
  expect(soundsOf(moment([]), asked, 0)).toEqual(['turn'])
  expect(soundsOf(asked, asked, 0)).toEqual([])
})

test('a conflict begins with a drum, a call is a bell, each once', () => {
  const begun = moment([], 0, { contest: 'fight 1' })
  expect(soundsOf(moment([]), begun, 0)).toEqual(['contest'])
  expect(soundsOf(begun, begun, 0)).toEqual([])
  expect(soundsOf(begun, moment([]), 0)).toEqual([])
  const check = moment([], 0, { calls: 1 })
  expect(soundsOf(moment([]), check, 0)).toEqual(['call'])
  expect(soundsOf(check, check, 0)).toEqual([])
})

test('the end is heard alone, and once', () => {
  const over = moment([piece(1)], 20, { outcome: outcome(0) })
  expect(soundsOf(moment([]), over, 0)).toEqual(['won'])
  expect(soundsOf(moment([]), over, 1)).toEqual(['lost'])
  expect(soundsOf(over, over, 0)).toEqual([])
})

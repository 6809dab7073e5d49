import type { Piece, Table, Zone } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { keyed } from './keyed.ts'
import { mergeRepeats, toAnnounce } from './log-lines.ts'
import { isInSight, piecesOf, rowsOf, seatedAround, signature, tokensOf } from './lookup.ts'
import { moved } from './ordering.ts'
import { cardThing, seatThing } from './picking.ts'
import { nextBox } from './roving.ts'
import { isSmall, roomOf } from './use-room.ts'

const piece = (more: Partial<Piece> = {}): Piece => ({ values: [], marks: [], attached: [], ...more })
const zone = (id: string, row: number, pieces: Piece[], lie: Zone['lie'] = 'open'): Zone => ({
  id,
  label: id,
  row,
  lie,
  pieces,
  count: pieces.length,
})
const table: Table = {
  caption: '',
  active: 0,
  middle: [zone('rings', 0, [piece({ token: 'air' }), piece({ token: 'fire' })])],
  sides: [0, 1, 2].map((seat) => ({
    seat,
    counters: [],
    zones: [
      zone('items', 1, []),
      zone('characters', 0, [piece({ handle: seat * 10, attached: [piece({ handle: seat * 10 + 1 })] })]),
      zone('discard', 2, [piece({ handle: seat * 10 + 2 })], 'pile'),
    ],
  })),
}

describe('finding one’s way', () => {
  test('all pieces, with what is attached, in piles and in the middle', () => {
    expect(piecesOf(table)).toHaveLength(11)
    expect([...tokensOf(table)]).toEqual(['air', 'fire'])
  })

  test('the own side below, the others in turn order', () => {
    const seats = (viewer: number) => {
      const { own, others } = seatedAround(table, viewer)
      return [own.seat, ...others.map(({ seat }) => seat)]
    }
    expect(seats(0)).toEqual([0, 1, 2])
    expect(seats(1)).toEqual([1, 2, 0])
    expect(seats(-1)).toEqual([0, 1, 2])
  })

  test('rows from the middle; piles lie apart', () => {
    const rows = rowsOf(table.sides[0]?.zones ?? [])
    expect(rows.map((row) => row.map(({ id }) => id))).toEqual([['characters'], ['items']])
  })

  test('what lies in a pile is not in sight', () => {
    const sees = (handle: number) => isInSight(table, { from: null, to: [cardThing(handle)] })
    expect(sees(0)).toBe(true)
    expect(sees(1)).toBe(true)
    expect(sees(2)).toBe(false)
    expect(isInSight(table, { from: null, to: [seatThing(1)] })).toBe(true)
  })

  test('a signature tells that something happened to a piece', () => {
    const damage = { id: 'damage', glyph: '*', label: 'damage', value: 1 }
    expect(signature(piece({ marks: [damage] }))).not.toBe(signature(piece()))
    expect(signature(piece({ turned: true }))).not.toBe(signature(piece()))
    expect(signature(piece({ lifted: true }))).toBe(signature(piece()))
  })
})

describe('the log', () => {
  const line = (at: number, text: string) => ({ at, rule: '1', text })

  test('repeats are told once', () => {
    const told = mergeRepeats([line(1, 'draws'), line(2, 'draws'), line(3, 'plays'), line(4, 'draws')])
    expect(told.map(({ text, times }) => [text, times])).toEqual([
      ['draws', 2],
      ['plays', 1],
      ['draws', 1],
    ])
  })

  test('announced is all that is new, in order', () => {
    const lines = [line(1, 'a'), line(2, 'b'), line(3, 'b'), line(4, 'c')]
    expect(toAnnounce(lines, 1)).toEqual(['b ×2', 'c'])
    expect(toAnnounce(lines, 0)).toEqual(['a', 'b ×2', 'c'])
    const many = Array.from({ length: 30 }, (_, i) => line(i, `line ${i}`))
    expect(toAnnounce(many, -1)).toEqual(many.map(({ text }) => text))
    expect(toAnnounce(lines, 4)).toEqual([])
  })
})

test('moving an entry of an order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})

test('keys stay apart where the same thing comes twice', () => {
  expect(keyed(['a', 'b', 'a'], (one) => one).map(({ key }) => key)).toEqual(['a', 'b', 'a 1'])
})

test('a phone on its side is not a narrow table', () => {
  expect(roomOf(390, 844)).toBe('narrow')
  expect(roomOf(844, 390)).toBe('flat')
  expect(roomOf(1024, 768)).toBe('wide')
  expect(roomOf(1920, 400)).toBe('roomy')
  expect([roomOf(390, 844), roomOf(844, 390), roomOf(1440, 900)].map(isSmall)).toEqual([true, true, false])
})

test('arrows go to what lies next in their direction', () => {
  const boxes = [
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 110, y: 150 },
  ]
  expect(nextBox({ x: 0, y: 0 }, boxes, 'ArrowRight')).toBe(0)
  expect(nextBox({ x: 100, y: 0 }, boxes, 'ArrowRight')).toBe(1)
  expect(nextBox({ x: 100, y: 0 }, boxes, 'ArrowDown')).toBe(2)
  expect(nextBox({ x: 100, y: 0 }, boxes, 'ArrowUp')).toBe(-1)
})

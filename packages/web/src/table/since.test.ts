import type { Mark, Piece, Table, Zone } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { cardThing } from './picking.ts'
import { changesSince, countChange, standingOf } from './since.ts'

const mark = (id: string, value?: number, more: Partial<Mark> = {}): Mark => ({
  id,
  glyph: '*',
  label: id,
  ...(value !== undefined && { value }),
  ...more,
})
const piece = (handle: number, more: Partial<Piece> = {}): Piece => ({
  handle,
  def: handle,
  values: [],
  marks: [],
  attached: [],
  ...more,
})
const zone = (id: string, pieces: Piece[], lie: Zone['lie'] = 'open'): Zone => ({
  id,
  label: id,
  row: 0,
  lie,
  pieces,
  count: pieces.length,
})
const table = (zones: Zone[], counters: Mark[] = []): Table => ({
  caption: '',
  active: 0,
  middle: [],
  sides: [{ seat: 0, counters, zones }],
})
const changes = (before: Table, now: Table) => changesSince(standingOf(before), standingOf(now))
const things = (before: Piece, now: Piece) => [
  ...changes(table([zone('line', [before])]), table([zone('line', [now])])).things,
]

describe('what has changed', () => {
  test('what came, what went elsewhere; what lies in a pile does not count', () => {
    const before = table([zone('home', [piece(1)]), zone('conflict', []), zone('deck', [], 'pile')])
    const now = table([
      zone('home', [piece(2)]),
      zone('conflict', [piece(1)]),
      zone('deck', [piece(9)], 'pile'),
    ])
    expect([...changes(before, now).things]).toEqual([
      [cardThing(2), { kind: 'new' }],
      [cardThing(1), { kind: 'moved' }],
    ])
  })

  test('a card that was played from a hand is new', () => {
    const before = table([zone('line', []), zone('hand', [piece(1)], 'hand')])
    const now = table([zone('line', [piece(1)]), zone('hand', [], 'hand')])
    expect([...changes(before, now).things]).toEqual([[cardThing(1), { kind: 'new' }]])
  })

  test('a card that is attached is new itself; what it lies on is not', () => {
    const bare = piece(1)
    const armed = piece(1, { attached: [piece(2)] })
    expect(things(bare, armed)).toEqual([[cardThing(2), { kind: 'new' }]])
  })

  test('what is told of a thing only while one may want to know it does not come or go', () => {
    const told = piece(1, { values: [mark('ready', 0), mark('hand', 4)] })
    expect(things(piece(1), told)).toEqual([])
    expect(things(told, piece(1))).toEqual([])
    expect(things(piece(1, { marks: [mark('damage', 0)] }), piece(1))).toEqual([])
  })

  test('a card that was turned up is new', () => {
    const { def: _, ...down } = piece(1)
    expect(things({ ...down, facedown: true }, piece(1))).toEqual([[cardThing(1), { kind: 'new' }]])
  })

  test('numbers: by how much, what lies on it before what follows from that', () => {
    const before = piece(1, { values: [mark('power', 5)], marks: [mark('damage', 1)] })
    const now = piece(1, { values: [mark('power', 4)], marks: [mark('damage', 3)] })
    expect(things(before, now)).toEqual([[cardThing(1), { kind: 'changed', mark: mark('damage', 3), by: 2 }]])
    const healed = piece(1, { values: [mark('power', 5)] })
    expect(things(before, healed)).toEqual([
      [cardThing(1), { kind: 'changed', mark: mark('damage', 1), by: -1 }],
    ])
  })

  test('a sign that is good or bad counts; that something is turned or drying does not', () => {
    const honored = mark('honored', undefined, { tone: 'good' })
    expect(things(piece(1), piece(1, { marks: [honored] }))).toEqual([
      [cardThing(1), { kind: 'changed', mark: honored, by: 'came' }],
    ])
    expect(things(piece(1, { turned: true, marks: [mark('exerted')] }), piece(1))).toEqual([])
  })

  test('what players have', () => {
    const found = changes(
      table([], [mark('fate', 3), mark('honor', 10)]),
      table([], [mark('fate', 1), mark('honor', 10)]),
    )
    expect(countChange(found, 0, 'fate')).toBe(-2)
    expect(countChange(found, 0, 'honor')).toBeNull()
  })
})

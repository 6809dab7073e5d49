/** What a game's own tests ask of its faces. What the suite asks of every table: testing.test.ts. */
import { describe, expect, test } from 'vitest'
import { type Face, type Mark, Match, type Piece, type Table } from './index.ts'
import { piecesOf, wrongFaces, wrongPrint } from './table-check.ts'
import { layOut } from './toys/base.ts'
import { deck, fishing } from './toys/fishing.ts'

const piece = (handle: number, attached: Piece[] = []): Piece => ({ handle, values: [], marks: [], attached })

test('all that lies on a table is found: on both sides, in the middle, on and under something else', () => {
  const zone = (pieces: Piece[]) => ({ id: 'z', label: 'z', row: 0, lie: 'open' as const, pieces, count: 9 })
  const side = (seat: number, pieces: Piece[]) => ({ seat, counters: [], zones: [zone(pieces)] })
  const table: Table = {
    caption: '',
    active: null,
    sides: [side(0, [piece(1, [piece(2, [piece(3)])])]), side(1, [piece(4), piece(5)])],
    middle: [zone([piece(6)])],
  }
  expect(piecesOf(table).map(({ handle }) => handle)).toEqual([1, 2, 3, 4, 5, 6])
})

describe('the faces on a table', () => {
  const wrong = (change: (pieces: readonly Piece[]) => readonly Piece[] = (pieces) => pieces) => {
    const game = fishing({
      layOut(view) {
        const table = layOut(view as Parameters<typeof layOut>[0])
        const [own, ...others] = table.sides.map((side) => ({
          ...side,
          zones: side.zones.map((zone) => ({ ...zone, pieces: change(zone.pieces) })),
        }))
        return { ...table, sides: own === undefined ? [] : [own, ...others] }
      },
    })
    return wrongFaces(Match.start(game, { format: 'toy', decks: [deck, deck], seed: 'pond' }), 0)
  }

  test('are those that the seat knows', () => expect(wrong()).toBeNull())
  test('one that is missing is noticed', () =>
    expect(wrong((pieces) => pieces.filter(({ def }) => def !== 0))).toMatch(/^the face of \d+ is known/))
  test('one that lies face down is noticed', () =>
    expect(wrong((pieces) => pieces.map(({ def, ...rest }) => rest))).toMatch(/^the face of \d+ is known/))
  test.each<[string, (one: Piece) => Piece[]]>([
    ['one too many', (one) => [{ ...one, def: one.def ?? 0 }]],
    ['one that lies there twice', (one) => [one, one]],
    ['one of no card', (one) => [one, { ...one, handle: undefined, def: 0 }]],
  ])('%s is noticed', (_, change) =>
    expect(wrong((pieces) => pieces.flatMap(change))).toBe('more faces lie there than are known'),
  )
})

describe('what is printed on a card', () => {
  const mark: Mark = { id: 'power', glyph: 'p', label: 'Power', value: 2 }
  const face: Face = {
    name: 'Carp',
    type: 'Fish',
    traits: [],
    suits: ['pond'],
    suitNames: ['Pond'],
    values: [mark],
    icons: [],
    text: [],
  }

  test('is complete', () => expect(wrongPrint(face)).toBeNull())
  test.each<[string, Partial<Face>]>([
    ['it has no name', { name: '' }],
    ['what it belongs to has no name', { suitNames: [''] }],
    ['what it belongs to has no name', { suitNames: [] }],
    ['a mark has no name or no word', { values: [{ ...mark, id: '' }] }],
    ['a mark has no name or no word', { icons: [{ ...mark, id: 'wet', label: '' }] }],
    ["text 0 is 'undefined swims'", { text: ['undefined swims'] }],
    ['values 0 value is NaN', { values: [{ ...mark, value: Number.NaN }] }],
  ])('%s: %j', (error, fault) => expect(wrongPrint({ ...face, ...fault })).toContain(error))
})

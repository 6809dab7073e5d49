/** What can be pointed at is on the table, and nothing that the seat does not know; every card has a face. */
import {
  type Card,
  knows,
  type Lang,
  type Mark,
  Match,
  type OptionView,
  type Piece,
  randomChoice,
  type Seat,
  seedRandom,
  type Table,
} from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { keyforge } from './index.ts'
import { face, layOut } from './layout.ts'
import { printed } from './state.ts'
import type { TableView } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']
const walk = (piece: Piece): Piece[] => [piece, ...piece.attached.flatMap(walk)]
const piecesOf = ({ sides, middle }: Table): Piece[] =>
  [...sides.flatMap(({ zones }) => zones), ...middle].flatMap(({ pieces }) => pieces).flatMap(walk)

const byNumber = (a: number, b: number): number => a - b
const marksOf = ({ values, marks }: Piece): Mark[] => [...values, ...marks]

const start = (i: number): Match => {
  const decks = [`seed:table ${i} a`, `seed:table ${i} b`]
  return Match.start(keyforge, { format: 'archon', decks, seed: `table ${i}` }) as unknown as Match
}

const tableOf = (match: Match, seat: Seat, lang: Lang = 'en'): Table =>
  layOut(match.view(seat).table as TableView, lang)

/** Plays at random, and looks before every answer. */
function play(i: number, look: (match: Match, seat: Seat) => void): void {
  const match = start(i)
  const random = seedRandom(`table ${i}`)
  while (match.outcome === null) {
    const decision = match.decisions[0]
    if (decision === undefined) return
    look(match, decision.seat)
    match.answer(decision.seat, randomChoice(decision, random))
  }
}

const pointed = ({ source, target, cards = [] }: OptionView): number[] =>
  [source, target, ...cards].filter((handle) => handle !== undefined)

describe('the table', () => {
  test.each([0, 1, 2, 3, 4])('shows everything that options point at, in game %i', (i) => {
    play(i, (match, seat) => {
      const handles = new Set(piecesOf(tableOf(match, seat)).map(({ handle }) => handle))
      const options = match.view(seat).decision?.options ?? []
      const missing = options.filter((option) => pointed(option).some((handle) => !handles.has(handle)))
      expect(missing).toEqual([])
    })
  })

  test('shows every card that the seat knows once, and no face that it does not know', () => {
    play(5, (match) => {
      for (const seat of [0, 1]) {
        const table = tableOf(match, seat)
        const pieces = piecesOf(table)
        const handles = match.state.handles[seat] as number[]
        const known = handles.filter((_, id) => knows(match.state.cards[id] as Card, seat))
        const faces = pieces.flatMap(({ handle, def }) => (def === undefined ? [] : [handle as number]))
        expect(faces.sort(byNumber)).toEqual(known.sort(byNumber))
        const zones = table.sides.flatMap((side) => side.zones)
        expect(zones.filter(({ pieces: lying, count }) => lying.length > count)).toEqual([])
      }
    })
  })

  test('is said in every language', () => {
    play(6, (match, seat) => {
      for (const lang of LANGS) {
        const table = tableOf(match, seat, lang)
        const marks = [
          ...table.sides.flatMap(({ counters }) => counters),
          ...piecesOf(table).flatMap(marksOf),
        ]
        expect(marks.filter(({ id, label }) => !id || !label)).toEqual([])
        expect(JSON.stringify(table)).not.toContain('undefined')
      }
    })
  })
})

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    keyforge.cards().forEach((_, def) => {
      const made = face(def, lang)
      expect(made.name).not.toBe('')
      expect(made.suitNames.join('')).not.toBe('')
      expect([...made.values, ...made.icons].filter(({ id, label }) => !id || !label)).toEqual([])
      expect(JSON.stringify(made)).not.toContain('undefined')
    })
  })

  test('a maverick is of the house it is printed in, with the icons it was given', () => {
    const made = face(printed(0, 'dis', ['draw']), 'en')
    expect(made.suits).toEqual(['dis'])
    expect(made.icons.map(({ id }) => id)).toEqual(expect.arrayContaining(['draw', 'maverick']))
  })
})

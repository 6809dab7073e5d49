/** What is known is on the table, and every card has a face. What holds for every game: generic.test.ts. */
import {
  type Card,
  knows,
  type Lang,
  Match,
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

const start = (i: number): Match => {
  const decks = [`seed:table ${i} a`, `seed:table ${i} b`]
  return Match.start(keyforge, { format: 'archon', decks, seed: `table ${i}` }) as unknown as Match
}

const tableOf = (match: Match, seat: Seat): Table => layOut(match.view(seat).table as TableView, 'en')

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

test('every card that a seat knows lies on its table', () => {
  play(5, (match) => {
    for (const seat of [0, 1]) {
      const handles = match.state.handles[seat] as number[]
      const known = handles.filter((_, id) => knows(match.state.cards[id] as Card, seat))
      const faces = piecesOf(tableOf(match, seat)).flatMap(({ handle, def }) =>
        def === undefined ? [] : [handle as number],
      )
      expect(faces.sort(byNumber)).toEqual(known.sort(byNumber))
    }
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

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
import { elements } from './elements.ts'
import { l5r } from './index.ts'
import { face, layOut } from './layout.ts'
import type { TableView } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']
const walk = (piece: Piece): Piece[] => [piece, ...piece.attached.flatMap(walk)]
const piecesOf = ({ sides, middle }: Table): Piece[] =>
  [...sides.flatMap(({ zones }) => zones), ...middle].flatMap(({ pieces }) => pieces).flatMap(walk)

const byNumber = (a: number, b: number): number => a - b

const ready = l5r.decks.map(({ id }) => id)

const start = (i: number): Match => {
  const decks = [i, i + 1].map((n) => ready[n % ready.length] as string)
  return Match.start(l5r, { format: 'core', decks, seed: `table ${i}` }) as unknown as Match
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

test('the rings that options name are on the table', () => {
  play(7, (match, seat) => {
    const tokens = piecesOf(tableOf(match, seat)).map(({ token }) => token)
    const options = match.view(seat).decision?.options ?? []
    const missing = options.filter(({ verb, name }) => verb === 'ring' && !tokens.includes(name))
    expect(missing).toEqual([])
    expect(tokens.filter((token) => token !== undefined).sort()).toEqual([...elements])
  })
})

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    l5r.cards().forEach((_, def) => {
      const made = face(def, lang)
      expect(made.name).not.toBe('')
      expect(made.suitNames.join('')).not.toBe('')
      expect([...made.values, ...made.icons].filter(({ id, label }) => !id || !label)).toEqual([])
      expect(JSON.stringify(made)).not.toContain('undefined')
    })
  })
})

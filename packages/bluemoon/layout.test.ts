/** What a seat is offered lies on its table, nothing lies there that it may not know, and every card has a face. */
import {
  type Decision,
  knows,
  type Lang,
  type Mark,
  Match,
  type Piece,
  randomChoice,
  type Seat,
  seedRandom,
  type Table,
  WATCHER,
  type Zone,
} from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { definitions } from './cards/index.ts'
import { bluemoon } from './index.ts'
import { face, layOut } from './layout.ts'
import type { TableView } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

const withAttached = (piece: Piece): Piece[] => [piece, ...piece.attached.flatMap(withAttached)]
const zonesOf = ({ sides, middle }: Table): Zone[] => [...sides.flatMap(({ zones }) => zones), ...middle]
const piecesOf = (table: Table): Piece[] =>
  zonesOf(table).flatMap(({ pieces }) => pieces.flatMap(withAttached))
const laid = (match: Match, seat: Seat, lang: Lang = 'en'): Table =>
  layOut(match.view(seat).table as TableView, lang)

const pairs = bluemoon.decks.map(({ id }, i): [string, string] => [
  id,
  bluemoon.decks[(i + 4) % bluemoon.decks.length]?.id as string,
])

/** Plays at random, and looks before every answer. */
function play(decks: [string, string], look: (match: Match, decision: Decision) => void): void {
  const seed = decks.join(' against ')
  const match = Match.start(bluemoon, { format: 'ready', decks, seed }) as unknown as Match
  const random = seedRandom(seed)
  while (match.outcome === null) {
    const decision = match.decisions[0] as Decision
    look(match, decision)
    match.answer(decision.seat, randomChoice(decision, random))
  }
}

describe('the table', () => {
  test.each(pairs)('shows all that is offered: %s against %s', (...decks) => {
    play(decks, (match, { seat, prompt }) => {
      const pieces = piecesOf(laid(match, seat))
      const handles = new Set(pieces.map(({ handle }) => handle))
      const tokens = new Set(pieces.map(({ token }) => token))
      for (const { verb, source, target, cards = [], name } of match.view(seat).decision?.options ?? []) {
        const missing = [source, target, ...cards].filter((one) => one !== undefined && !handles.has(one))
        expect({ prompt, verb, missing }).toEqual({ prompt, verb, missing: [] })
        expect(name === undefined || tokens.has(name), name).toBe(true)
      }
    })
  })

  test.each(pairs)('shows each card once, and only known faces: %s against %s', (...decks) => {
    play(decks, (match) => {
      for (const seat of [0, 1, WATCHER]) {
        const table = laid(match, seat)
        const pieces = piecesOf(table)
        for (const ids of [pieces.map(({ handle }) => handle), pieces.map(({ token }) => token)]) {
          const given = ids.filter((id) => id !== undefined)
          expect(new Set(given).size).toBe(given.length)
        }
        for (const { pieces: lying, count } of zonesOf(table)) expect(lying.length).toBeLessThanOrEqual(count)
        const own = match.state.handles[Math.max(0, seat)] as number[]
        for (const { handle, def } of pieces) {
          if (def === undefined) continue
          const card = match.state.cards[own.indexOf(handle as number)]
          const sees = seat === WATCHER ? [0, 1] : [seat]
          expect(card?.def).toBe(def)
          expect(card && sees.every((one) => knows(card, one))).toBe(true)
        }
      }
    })
  })

  test('has three dragons, wherever they are, and both elements', () => {
    play(pairs[0] as [string, string], (match, { seat }) => {
      const tokens = piecesOf(laid(match, seat)).flatMap(({ token }) => (token === undefined ? [] : [token]))
      expect(tokens.sort()).toEqual(['dragon-1', 'dragon-2', 'dragon-3', 'earth', 'fire'])
    })
  })

  test('is said in every language', () => {
    play(pairs[8] as [string, string], (match, { seat }) => {
      for (const lang of LANGS) {
        const table = laid(match, seat, lang)
        const counters = table.sides.flatMap((side) => side.counters)
        checkMarks([...counters, ...piecesOf(table).flatMap(({ values, marks }) => [...values, ...marks])])
        for (const { values, marks } of piecesOf(table)) {
          const ids = [...values, ...marks].map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
        }
        expect(JSON.stringify(table)).not.toMatch(/undefined|null,|NaN/)
      }
    })
  })
})

function checkMarks(marks: readonly Mark[]): void {
  expect(marks.filter(({ id, glyph, label }) => !id || !glyph || !label)).toEqual([])
}

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    for (const { index, fire, moons, text } of definitions) {
      const made = face(index, lang)
      expect(made.name).not.toBe('')
      expect(made.suitNames.join('')).not.toBe('')
      checkMarks([...made.values, ...made.icons])
      expect(made.values.find(({ id }) => id === 'fire')?.value ?? null).toBe(fire)
      expect(made.icons.find(({ id }) => id === 'moon')?.value ?? 0).toBe(moons)
      expect(made.text.length > 0).toBe(text.length > 0 || definitions[index]?.capacity !== undefined)
      expect(JSON.stringify(made)).not.toMatch(/undefined|NaN/)
    }
  })
})

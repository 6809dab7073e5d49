/** The tokens of the table, and every card has a face. What holds for every game: generic.test.ts. */
import {
  type Decision,
  type Lang,
  type Mark,
  Match,
  type Piece,
  randomChoice,
  seedRandom,
  type Table,
} from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { definitions } from './cards/index.ts'
import { bluemoon } from './index.ts'
import { face, layOut } from './layout.ts'
import type { TableView } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

const withAttached = (piece: Piece): Piece[] => [piece, ...piece.attached.flatMap(withAttached)]
const tokensOf = ({ sides, middle }: Table): string[] =>
  [...sides.flatMap(({ zones }) => zones), ...middle]
    .flatMap(({ pieces }) => pieces.flatMap(withAttached))
    .flatMap(({ token }) => token ?? [])
    .sort()

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

test.each(pairs)(
  'the table has three dragons and both elements, as options call them: %s against %s',
  (...decks) => {
    play(decks, (match, { seat }) => {
      const tokens = tokensOf(layOut(match.view(seat).table as TableView, 'en'))
      expect(tokens).toEqual(['dragon-1', 'dragon-2', 'dragon-3', 'earth', 'fire'])
      const named = match.view(seat).decision?.options.flatMap(({ name }) => name ?? []) ?? []
      expect(named.filter((name) => !tokens.includes(name))).toEqual([])
    })
  },
)

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

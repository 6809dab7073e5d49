/** The tokens of the table, and every card has a face. What holds for every game: generic.test.ts. */
import { type Lang, Match } from '@regelwerk/core'
import { piecesOf, playWatched, wrongPrint } from '@regelwerk/core/testing'
import { describe, expect, test } from 'vitest'
import { definitions } from './cards/index.ts'
import { bluemoon } from './index.ts'
import { face, layOut } from './layout.ts'
import type { TableView } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

const pairs = bluemoon.decks.map(({ id }, i): [string, string] => [
  id,
  bluemoon.decks[(i + 4) % bluemoon.decks.length]?.id as string,
])

test.each(pairs)(
  'the table has three dragons and both elements, as options call them: %s against %s',
  (...decks) => {
    const seed = decks.join(' against ')
    const match = Match.start(bluemoon, { format: 'ready', decks, seed })
    playWatched(match, seed, ({ seat }) => {
      const table = layOut(match.view(seat).table as TableView, 'en')
      const tokens = piecesOf(table).flatMap(({ token }) => token ?? [])
      expect(tokens.sort()).toEqual(['dragon-1', 'dragon-2', 'dragon-3', 'earth', 'fire'])
      const named = match.view(seat).decision?.options.flatMap(({ name }) => name ?? []) ?? []
      expect(named.filter((name) => !tokens.includes(name))).toEqual([])
    })
  },
)

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    for (const { index, fire, moons, text } of definitions) {
      const made = face(index, lang)
      expect(wrongPrint(made), `card ${index}`).toBeNull()
      expect([...made.values, ...made.icons].filter(({ glyph }) => !glyph)).toEqual([])
      expect(made.values.find(({ id }) => id === 'fire')?.value ?? null).toBe(fire)
      expect(made.icons.find(({ id }) => id === 'moon')?.value ?? 0).toBe(moons)
      expect(made.text.length > 0).toBe(text.length > 0 || definitions[index]?.capacity !== undefined)
    }
  })
})

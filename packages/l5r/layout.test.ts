/** What is known is on the table, and every card has a face. What holds for every game: generic.test.ts. */
import { type Lang, Match } from '@regelwerk/core'
import { piecesOf, playWatched, wrongFaces, wrongPrint } from '@regelwerk/core/testing'
import { describe, expect, test } from 'vitest'
import { elements } from './elements.ts'
import { l5r } from './index.ts'
import { face, layOut } from './layout.ts'
import type { L5RState } from './state.ts'
import type { TableView } from './view.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

const ready = l5r.decks.map(({ id }) => id)

const start = (i: number): Match<L5RState> => {
  const decks = [i, i + 1].map((n) => ready[n % ready.length] as string)
  return Match.start(l5r, { format: 'core', decks, seed: `table ${i}` })
}

test('every card that a seat knows lies on its table', () => {
  const match = start(5)
  playWatched(match, 'table 5', () => {
    for (const seat of [0, 1]) expect(wrongFaces(match, seat)).toBeNull()
  })
})

test('the rings that options name are on the table', () => {
  const match = start(7)
  playWatched(match, 'table 7', ({ seat }) => {
    const tokens = piecesOf(layOut(match.view(seat).table as TableView, 'en')).map(({ token }) => token)
    const options = match.view(seat).decision?.options ?? []
    const missing = options.filter(({ verb, name }) => verb === 'ring' && !tokens.includes(name))
    expect(missing).toEqual([])
    expect(tokens.filter((token) => token !== undefined).sort()).toEqual([...elements])
  })
})

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    l5r.cards().forEach((_, def) => {
      expect(wrongPrint(face(def, lang)), `card ${def}`).toBeNull()
    })
  })
})

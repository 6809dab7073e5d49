/** What is known is on the table, and every card has a face. What holds for every game: generic.test.ts. */

import { type Lang, Match } from '@regelwerk/core'
import { playWatched, wrongFaces, wrongPrint } from '@regelwerk/core/testing'
import { first } from '@regelwerk/say'
import { describe, expect, test } from 'vitest'
import { definitions } from './cards/index.ts'
import { keyforge } from './index.ts'
import { face } from './layout.ts'
import { printId } from './prints.ts'
import type { KeyForgeState } from './state.ts'

const LANGS: readonly Lang[] = ['en', 'de', 'it']

const start = (i: number): Match<KeyForgeState> => {
  const decks = [`seed:table ${i} a`, `seed:table ${i} b`]
  return Match.start(keyforge, { format: 'archon', decks, seed: `table ${i}` })
}

test('every card that a seat knows lies on its table', () => {
  const match = start(5)
  playWatched(match, 'table 5', () => {
    for (const seat of [0, 1]) expect(wrongFaces(match, seat)).toBeNull()
  })
})

describe('faces', () => {
  test.each(LANGS)('every card has one in %s', (lang) => {
    keyforge.cards().forEach((_, def) => {
      expect(wrongPrint(face(def, lang)), `card ${def}`).toBeNull()
    })
  })

  test('a maverick is of the house it is printed in, with the icons it was given', () => {
    const made = face(keyforge.faces.defOf(printId(first(definitions), 'dis', ['draw'])) as number, 'en')
    expect(made.suits).toEqual(['dis'])
    expect(made.icons.map(({ id }) => id)).toEqual(expect.arrayContaining(['draw', 'maverick']))
  })
})

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

test('the first fight is fight 1', () => {
  const match = Match.start(bluemoon, { format: 'ready', decks: pairs[0] as string[], seed: 'first' })
  const titles: string[] = []
  playWatched(match, 'first', ({ seat }) => {
    const { contest } = layOut(match.view(seat).table as TableView, 'en')
    if (contest !== undefined && titles.at(-1) !== contest.title) titles.push(contest.title)
  })
  expect(titles.length).toBeGreaterThan(1)
  expect(titles).toEqual(titles.map((_, i) => `fight ${i + 1}`))
})

describe('what is offered says what follows', () => {
  const said = new Map<string, Set<string>>()
  const match = Match.start(bluemoon, { format: 'ready', decks: pairs[0] as string[], seed: 'follows' })
  playWatched(match, 'follows', (decision) => {
    for (const option of decision.options) {
      const text = bluemoon.sayOption(match.machine, decision, option, 'en')
      said.set(option.verb, (said.get(option.verb) ?? new Set()).add(text))
    }
  })
  const all = (verb: string): string[] => [...(said.get(verb) ?? [])]

  test('to go on: where to', () => {
    expect(all('go on').length).toBeGreaterThan(2)
    for (const text of all('go on'))
      expect(text).toMatch(/^(Go on to (leadership|the|boosters)|End your turn)/)
  })
  test('to announce: which power', () => {
    expect(all('announce').length).toBeGreaterThan(3)
    for (const text of all('announce')) expect(text).toMatch(/^Announce (Fire|Earth) \d+$/)
  })
  test('to decline, to retreat: what it costs', () => {
    expect(all('decline')).toEqual(['Decline: discard 1 to 3 cards'])
    expect(all('retreat')).toEqual(['Retreat: lose the fight'])
  })
})

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

import { loadGames } from '@regelwerk/protocol'
import { describe, expect, test } from 'vitest'
import { byType, entriesOfDeck, linesOf, sizeOf, textOf } from './deck.ts'

const games = await loadGames()

describe.each(games)('decks of $id', (game) => {
  const ids = [
    ...game.decks.map(({ id }) => id),
    ...(game.deckOfSeed ? [game.deckOfSeed('a'), game.deckOfSeed('b')] : []),
  ]

  test.each(ids)('%s: its cards are known, fit a format, and are read again from their text', (id) => {
    const entries = entriesOfDeck(game, id)
    expect(sizeOf(entries)).toBeGreaterThan(29)
    const lines = linesOf(game, entries, 'de')
    expect(lines.filter(({ def }) => def === undefined)).toEqual([])
    expect(game.formats.some((format) => game.checkDeck(entries, format).length === 0)).toBe(true)
    for (const lang of game.langs) {
      const { cards, problems } = game.parseDeck(textOf(game, entries, lang))
      expect({ cards, problems }).toEqual({ cards: entries, problems: [] })
    }
    const grouped = byType(game, lines, 'en').flatMap(([, some]) => some)
    expect(new Set(grouped)).toEqual(new Set(lines))
  })

  test('a card that is not known stays in the list', () => {
    expect(linesOf(game, [[2, 'Nobody at all']], 'en')).toEqual([
      { n: 2, entry: 'Nobody at all', name: 'Nobody at all' },
    ])
  })
})

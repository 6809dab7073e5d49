import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { dropDeck, keepDeck, ownDeck, ownDecks } from './own-decks.ts'

const store = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
})

afterEach(() => store.clear())
afterAll(() => void vi.unstubAllGlobals())

describe('own decks', () => {
  test('are kept by game, replaced by name, and dropped', () => {
    const one = keepDeck('lorcana', 'Mine', [[4, 'Stitch - New Dog']])
    keepDeck('keyforge', 'Other', [[1, 'anger']])
    keepDeck('lorcana', 'Mine', [[3, 'Stitch - New Dog']])
    expect(ownDecks('lorcana')).toEqual([{ id: one.id, name: 'Mine', cards: [[3, 'Stitch - New Dog']] }])
    expect(ownDeck('lorcana', one.id)?.name).toBe('Mine')
    dropDeck('lorcana', one.id)
    expect(ownDecks('lorcana')).toEqual([])
    expect(ownDecks('keyforge')).toHaveLength(1)
  })

  test('what has become unreadable is left out', () => {
    store.set('regelwerk.decks.l5r', '[{"id":1},{"id":"own:a","name":"A","cards":[[1,"x"]]}]')
    expect(ownDecks('l5r').map(({ name }) => name)).toEqual(['A'])
    store.set('regelwerk.decks.l5r', 'nonsense')
    expect(ownDecks('l5r')).toEqual([])
  })
})

import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import {
  dropDeck,
  goneDecks,
  isWithServer,
  keepDeck,
  ownDeck,
  ownDecks,
  renameDeck,
  storeDecks,
} from './own-decks.ts'

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
    expect(ownDecks('lorcana')).toEqual([
      { id: one.id, name: 'Mine', cards: [[3, 'Stitch - New Dog']], changed: expect.any(Number) },
    ])
    expect(ownDeck('lorcana', one.id)?.name).toBe('Mine')
    dropDeck('lorcana', one.id)
    expect(ownDecks('lorcana')).toEqual([])
    expect(ownDecks('keyforge')).toHaveLength(1)
  })

  test('every change comes later than the one before, also by a clock that goes wrong', () => {
    const deck = { id: 'own:a', name: 'Mine', cards: [], changed: 9e15, base: 9e15 }
    storeDecks('l5r', [deck], 'server')
    expect(isWithServer(deck)).toBe(true)
    expect(keepDeck('l5r', 'Mine', [])).toMatchObject({ id: 'own:a', changed: 9e15 + 1, base: 9e15 })
    renameDeck('l5r', 'own:a', 'Ours')
    expect(ownDeck('l5r', 'own:a')).toMatchObject({ name: 'Ours', changed: 9e15 + 2, base: 9e15 })
    dropDeck('l5r', 'own:a')
    expect(goneDecks()).toEqual([{ id: 'own:a', game: 'l5r', changed: 9e15 + 3, base: 9e15 }])
  })

  test('what has become unreadable is left out', () => {
    store.set('regelwerk.decks.l5r', '[{"id":1},{"id":"own:a","name":"A","cards":[[1,"x"]]}]')
    expect(ownDecks('l5r').map(({ name }) => name)).toEqual(['A'])
    store.set('regelwerk.decks.l5r', 'nonsense')
    expect(ownDecks('l5r')).toEqual([])
  })
})

import { loadGame } from '@regelwerk/protocol'
import { describe, expect, it } from 'vitest'
import { ANY, deckOf, isMade, problemsOf } from './deck-pick.ts'

const lorcana = await loadGame('lorcana')
const keyforge = await loadGame('keyforge')
const l5r = await loadGame('l5r')
const bluemoon = await loadGame('bluemoon')

describe('which deck is played', () => {
  it('a ready one, by its id', () => {
    expect(deckOf(l5r, { from: 'ready', id: 'crab' }, 'core')).toBe('crab')
    expect(problemsOf(l5r, { from: 'ready', id: 'crab' }, 'core')).toEqual([])
  })

  it('a ready one that does not fit the format is named with its rule', () => {
    expect(problemsOf(l5r, { from: 'ready', id: 'crab' }, 'standard')[0]?.rule).toBe('glossary/deckbau/3')
  })

  it('any: one of those that there are', () => {
    expect(lorcana.decks.map(({ id }) => id)).toContain(deckOf(lorcana, ANY, 'constructed'))
  })

  it.each([
    [lorcana, ['constructed', 'core constructed', 'infinity constructed']],
    [keyforge, ['archon', 'handicap', 'auction']],
    [l5r, ['core', 'standard', 'stronghold']],
    [bluemoon, ['ready', 'constructed', 'inquisitor']],
  ] as const)('any: one that the format allows, also where none is ready', (game, formats) => {
    for (const format of formats) {
      expect(problemsOf(game, ANY, format), format).toEqual([])
      const deck = deckOf(game, ANY, format)
      expect(game.checkDeck(game.deckList(deck), format), format).toEqual([])
      const isReady = game.decks.some(({ id }) => id === deck)
      expect(isMade(game, ANY, format), format).toBe(!isReady)
    }
  })

  it('any: none where none can be made', () => {
    expect(problemsOf(l5r, ANY, 'none such')[0]?.rule).toBe('glossary/deckbau')
    expect(isMade(l5r, ANY, 'none such')).toBe(false)
  })

  it('a list: its cards by name', () => {
    const pick = { from: 'list', text: '4 HeiHei - Boat Snack' } as const
    expect(deckOf(lorcana, pick, 'constructed')).toEqual([[4, 'HeiHei - Boat Snack']])
    expect(problemsOf(lorcana, pick, 'constructed')[0]?.rule).toBe('1.10.1.1')
  })

  it('a generated one that the game accepts', () => {
    const deck = deckOf(keyforge, { from: 'generated' }, 'archon')
    const text = keyforge.deckText?.(deck as string, 'en') ?? ''
    expect(problemsOf(keyforge, { from: 'list', text }, 'archon')).toEqual([])
  })
})

import { loadGame } from '@regelwerk/protocol'
import { describe, expect, it } from 'vitest'
import { ANY, deckOf, problemsOf } from './deck-pick.ts'

const lorcana = await loadGame('lorcana')
const keyforge = await loadGame('keyforge')
const l5r = await loadGame('l5r')

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

  it('any: none where no ready deck fits the format', () => {
    expect(problemsOf(l5r, ANY, 'core')).toEqual([])
    expect(problemsOf(l5r, ANY, 'standard')[0]?.rule).toBe('glossary/deckbau/3')
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

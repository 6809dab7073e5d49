import { loadGame } from '@regelwerk/protocol'
import { describe, expect, it } from 'vitest'
import { entriesOfDeck } from '../library/deck.ts'
import { changed, compared, countOf, entryOf, odds, openingHand, spread } from './deck.ts'

describe('a deck that is built', () => {
  it('gets one more or one less of a card', () => {
    const one = changed([], 'a', 1)
    expect(one).toEqual([[1, 'a']])
    expect(changed(changed(one, 'a', 1), 'b', 1)).toEqual([
      [2, 'a'],
      [1, 'b'],
    ])
    expect(changed(one, 'a', -1)).toEqual([])
    expect(changed(one, 'b', -1)).toEqual(one)
    expect(countOf([[3, 'a']], 'a')).toBe(3)
  })

  it('is spread over values and numbers, gaps among numbers shown', () => {
    const cost = {
      id: 'cost',
      name: { en: '', de: '', it: '' },
      of: (id: string) => ({ a: 1, b: 4 })[id] ?? null,
    }
    expect(
      spread(cost, [
        [2, 'a'],
        [1, 'b'],
        [5, 'c'],
      ]),
    ).toEqual([
      ['1', 2],
      ['2', 0],
      ['3', 0],
      ['4', 1],
    ])
    const ink = {
      ...cost,
      values: ['red', 'blue'],
      sayValue: String,
      of: (id: string) => (id === 'a' ? ['blue'] : []),
    }
    expect(
      spread(ink, [
        [2, 'a'],
        [1, 'b'],
      ]),
    ).toEqual([['blue', 2]])
    expect(spread(cost, [])).toEqual([])
  })

  it('the odds of drawing are those of cards drawn without putting them back', () => {
    expect(odds(60, 4, 7)).toBeCloseTo(0.3995, 4)
    expect(odds(2, 1, 1)).toBe(0.5)
    expect(odds(3, 1, 9)).toBe(1)
    expect(odds(60, 0, 7)).toBe(0)
  })

  it('is compared with another', () => {
    expect(
      compared(
        [
          [4, 'a'],
          [1, 'b'],
        ],
        [
          [1, 'a'],
          [1, 'b'],
          [2, 'c'],
        ],
      ),
    ).toEqual([
      { entry: 'a', here: 4, there: 1 },
      { entry: 'c', here: 0, there: 2 },
    ])
  })

  it.each([
    ['lorcana', 7],
    ['keyforge', 7],
    ['l5r', 4],
    ['bluemoon', 6],
  ])('an opening hand of %s is dealt by its rules', async (id, size) => {
    const game = await loadGame(id)
    const entries = entriesOfDeck(game, game.decks[0]?.id ?? '')
    const format = game.formats.find((one) => game.checkDeck(entries, one).length === 0) ?? ''
    const hand = openingHand(game, format, entries, 'seed')
    expect(hand).toHaveLength(size)
    expect(openingHand(game, format, entries, 'seed')).toEqual(hand)
    expect(openingHand(game, 'no such format', [[1, 'no such card']], 'seed')).toBe(null)
    for (const [, entry] of entries.slice(0, 3)) {
      const card = game
        .cards()
        .find(({ id: one, name }) => [one, name.en].includes(entry.replace(/ [([].*/, '')))
      if (card !== undefined) expect(game.parseDeck(`1 ${entryOf(game, card)}`).problems).toEqual([])
    }
  })
})

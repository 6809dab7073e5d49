import { Match, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import './cards/later.ts'
import { BOOSTER_SIZE, isBooster, openBooster, products } from './boosters.ts'
import { type CardDefinition, sets } from './cards/index.ts'
import { lorcana } from './game.ts'

const counted = (cards: readonly CardDefinition[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const { rarity } of cards) found[rarity] = (found[rarity] ?? 0) + 1
  return found
}

describe.each(products())('$name', ({ id }) => {
  const set = id.slice('booster:'.length)
  const random = seedRandom(id)
  const opened = Array.from({ length: 200 }, () => openBooster(random, id))

  test('has twelve cards of its set, old ones printed again among them', () => {
    for (const cards of opened) {
      expect(cards).toHaveLength(BOOSTER_SIZE)
      const strange = cards.filter(
        (card) => card.id.split('-')[0] !== set && !card.again?.includes(Number(set)),
      )
      expect(strange).toEqual([])
    }
  })

  test('has at least six common, three uncommon and two rarer ones', () => {
    for (const cards of opened) {
      const { common = 0, uncommon = 0 } = counted(cards)
      expect(common).toBeGreaterThanOrEqual(6)
      expect(uncommon).toBeGreaterThanOrEqual(3)
      expect(BOOSTER_SIZE - common - uncommon).toBeGreaterThanOrEqual(2)
    }
  })

  test('is seldom legendary, more often super rare', () => {
    const { legendary = 0, 'super rare': superRare = 0, rare = 0 } = counted(opened.flat())
    expect(legendary).toBeGreaterThan(0)
    expect(superRare).toBeGreaterThan(legendary)
    expect(rare).toBeGreaterThan(superRare)
  })

  test('has no card twice but for the foil one', () => {
    for (const cards of opened) expect(new Set(cards).size).toBeGreaterThanOrEqual(BOOSTER_SIZE - 1)
  })
})

test('there is one of each set, and of nothing else', () => {
  expect(products()).toHaveLength(sets.length)
  expect(['booster:0', 'booster:14', 'booster:', 'booster:P1', '1-1'].filter(isBooster)).toEqual([])
})

test('in Pack Rush two of them are the deck (10.2.1), others with every seed', () => {
  const deck = [
    [1, 'booster:3'],
    [1, 'booster:9'],
  ] as const
  const begun = (seed: string) =>
    Match.start(lorcana, { format: 'pack rush', decks: [deck, deck], seed }).state.cards.map(({ def }) => def)
  expect(begun('a')).toHaveLength(2 * (2 * BOOSTER_SIZE + 2))
  expect(begun('a')).toEqual(begun('a'))
  expect(begun('b')).not.toEqual(begun('a'))
})

import { describe, expect, test } from 'vitest'
import './cards/later.ts'
import { type CardDefinition, definitionNamed } from './cards/index.ts'
import { coreDecks } from './core-decks.ts'
import { firstDecks } from './decks.ts'
import { checkDeck } from './formats.ts'

describe.each(firstDecks)('the deck $name', ({ id, cards }) => {
  const lines = cards.map(([count, name]) => ({ count, name, card: definitionNamed(name) }))
  const known = lines.flatMap(({ count, card }) => (card ? [{ count, card }] : []))
  const total = (wanted: (card: CardDefinition) => boolean): number =>
    known.reduce((sum, { count, card }) => sum + (wanted(card) ? count : 0), 0)

  test('names cards of The First Chapter, each once', () => {
    expect(lines.filter(({ card, name }) => card?.fullName !== name || !card.id.startsWith('1-'))).toEqual([])
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length)
  })

  test('has 60 cards, at most 4 of each, cheapest first', () => {
    expect(total(() => true)).toBe(60)
    expect(lines.filter(({ count }) => count < 1 || count > 4)).toEqual([])
    const costs = known.map(({ card }) => card.cost)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })

  test('has the two inks of its id, in fair parts', () => {
    const inks = [...new Set(known.flatMap(({ card }) => card.inks))].sort()
    expect(inks.join('-')).toBe(id)
    for (const ink of inks) expect(total((card) => card.inks.includes(ink))).toBeGreaterThanOrEqual(18)
  })

  test('can be inked and played from the first turns on', () => {
    expect(total((card) => card.inkwell)).toBeGreaterThanOrEqual(48)
    expect(total((card) => card.cost <= 2)).toBeGreaterThanOrEqual(18)
    expect(total((card) => card.cost >= 6)).toBeLessThanOrEqual(12)
  })
})

test('every ink is in two of the six decks', () => {
  const inks = firstDecks.flatMap(({ id }) => id.split('-')).sort()
  expect(inks).toEqual(
    ['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel'].flatMap((ink) => [ink, ink]),
  )
})

describe.each(coreDecks)('the deck $name', ({ cards, format, about }) => {
  test('is allowed in the format it is built for, cheapest cards first', () => {
    expect(checkDeck(cards, format ?? '')).toEqual([])
    expect(cards.reduce((sum, [n]) => sum + n, 0)).toBe(60)
    const costs = cards.map(([, name]) => definitionNamed(name)?.cost ?? 0)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    for (const text of Object.values(about ?? {})) expect(text).not.toBe('')
  })

  test('can be inked and played from the first turns on', () => {
    const total = (wanted: (card: CardDefinition) => boolean): number =>
      cards.reduce((sum, [n, name]) => {
        const card = definitionNamed(name)
        return sum + (card !== undefined && wanted(card) ? n : 0)
      }, 0)
    expect(total((card) => card.inkwell)).toBeGreaterThanOrEqual(45)
    expect(total((card) => card.cost <= 2)).toBeGreaterThanOrEqual(17)
  })
})

import { expect, test } from 'vitest'
import { definitions } from './cards/index.ts'
import { checkDeck } from './formats.ts'
import { drawDeck } from './pool.ts'
import './cards/later.ts'

const idsOf = (seed: string, wanted?: readonly string[]): string[] =>
  drawDeck(seed, wanted).map(([, entry]) => entry.split(' ')[0] as string)

test('drawn decks are legal, seeded and different', () => {
  const decks = Array.from({ length: 300 }, (_, i) => drawDeck(`${i}`))
  for (const deck of decks) expect(checkDeck(deck, 'archon')).toEqual([])
  expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(300)
  expect(drawDeck('7')).toEqual(decks[7])
})

test('each card is in the deck that is drawn for it, which is legal', () => {
  for (const { id } of definitions) {
    const deck = drawDeck(id, [id])
    expect(checkDeck(deck, 'archon')).toEqual([])
    expect(idsOf(id, [id])).toContain(id)
  }
})

test('a card comes among cards that it speaks of', () => {
  expect(idsOf('a', ['monument-to-ludo', 'hyde'])).toContain('velum')
})

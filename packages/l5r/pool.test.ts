import { expect, test } from 'vitest'
import './cards/later.ts'
import { definitions } from './cards/index.ts'
import { checkDeck } from './formats.ts'
import { drawDeck } from './pool.ts'

const seeds = Array.from({ length: 100 }, (_, i) => `${i}`)

test('decks drawn from all cards are legal, and each seed has its own', () => {
  const drawn = seeds.map((seed) => drawDeck(seed))
  for (const deck of drawn) expect(checkDeck(deck, 'standard')).toEqual([])
  expect(drawDeck('7')).toEqual(drawn[7])
  expect(new Set(drawn.map((deck) => JSON.stringify(deck))).size).toBe(seeds.length)
})

test('every card can be wanted: it is in a deck, which is legal but for the Shadowlands', () => {
  for (const { id, clan } of definitions) {
    const deck = drawDeck('wanted', [id])
    // No deck of a great clan may hold cards of the Shadowlands.
    if (clan === 'shadowlands') expect(checkDeck(deck, 'standard'), id).not.toEqual([])
    else expect(checkDeck(deck, 'standard'), id).toEqual([])
    expect(
      deck.map(([, card]) => card),
      id,
    ).toContain(id)
  }
})

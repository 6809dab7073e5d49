import { expect, test } from 'vitest'
import { definitionNamed, definitions } from './cards/index.ts'
import { checkDeck } from './formats.ts'
import { drawDeck } from './pool.ts'
import './cards/later.ts'

const seeds = Array.from({ length: 200 }, (_, i) => `${i}`)
const size = (deck: ReturnType<typeof drawDeck>): number => deck.reduce((sum, [n]) => sum + n, 0)
const named = (deck: ReturnType<typeof drawDeck>): [number, string][] =>
  deck.map(([n, id]) => [n, definitions.find((card) => card.id === id)?.fullName ?? id])

test('decks drawn from all cards are legal, and each seed has its own', () => {
  const drawn = seeds.map((seed) => drawDeck(seed))
  for (const deck of drawn) {
    expect(size(deck)).toBe(60)
    expect(checkDeck(named(deck), 'constructed')).toEqual([])
  }
  expect(drawDeck('7')).toEqual(drawn[7])
  expect(new Set(drawn.map((deck) => JSON.stringify(deck))).size).toBe(seeds.length)
})

test('of 200 pairs of decks hardly a card is in none', () => {
  const seen = new Set(
    [...seeds, ...seeds.map((seed) => `${seed}/1`)].flatMap((seed) => drawDeck(seed).map(([, id]) => id)),
  )
  expect(seen.size).toBeGreaterThan(0.9 * definitions.length)
})

test('wanted cards are in it as far as two inks allow, among cards that they speak of', () => {
  const id = (name: string): string => definitionNamed(name)?.id as string
  const wanted = [
    id('Sneezy - Very Allergic'),
    id('Arthur - Trained Swordsman'),
    id('Gaston - Arrogant Hunter'),
  ]
  for (const seed of seeds.slice(0, 20)) {
    const deck = drawDeck(seed, wanted)
    expect(checkDeck(named(deck), 'constructed')).toEqual([])
    expect(deck.slice(0, 2)).toEqual([
      [4, wanted[0]],
      [4, wanted[1]],
    ])
    expect(deck.some(([, card]) => card === wanted[2])).toBe(false)
    const dwarfs = deck.filter(([, card]) =>
      definitions.find((one) => one.id === card)?.classifications.includes('Seven Dwarfs'),
    )
    expect(dwarfs.length).toBeGreaterThan(2)
  }
})

import { describe, expect, test } from 'vitest'
import { definitionNamed } from './cards/index.ts'
import { deckList, readyDecks } from './decks.ts'
import { checkDeck, countMoons } from './formats.ts'

/** The moons of foreign cards in each deck (base/55). */
const moons: Readonly<Record<string, number>> = {
  vulca: 5,
  hoax: 6,
  mimix: 4,
  flit: 5,
  khind: 7,
  terrah: 6,
  pillar: 7,
  aqua: 4,
  buka: 0,
}

test('there are nine ready decks', () => {
  expect(readyDecks.map(({ id }) => id)).toEqual(Object.keys(moons))
})

describe.each(readyDecks)('the $name deck', (deck) => {
  const cards = deck.cards.map((id) => definitionNamed(id))

  test('has its leader and 30 cards that exist, each once', () => {
    expect(definitionNamed(deck.leader)).toMatchObject({ type: 'leader', people: deck.id })
    expect(cards.map((card) => card?.id)).toEqual(deck.cards)
    expect(new Set(deck.cards).size).toBe(30)
  })

  test('holds what was sold with it', () => {
    const letter = definitionNamed(deck.leader)?.set as string
    expect(cards.filter((card) => !card?.set?.startsWith(letter))).toEqual([])
  })

  test('is allowed as it is and as a deck of its owner', () => {
    expect(checkDeck(deckList(deck), 'ready')).toEqual([])
    expect(checkDeck(deckList(deck), 'constructed')).toEqual([])
    expect(countMoons(deckList(deck))).toBe(moons[deck.id])
  })
})

import { describe, expect, test } from 'vitest'
import { definitions, definitionWithId } from './cards/index.ts'
import { printed } from './cards/not-there-yet.ts'
import { isMaverick } from './decks.ts'
import { families, together } from './families.ts'
import { checkCards } from './formats.ts'
import { deckOfSeed, generateDeck } from './generate.ts'
import { type SetCode, setFacts, sets } from './houses.ts'
import './cards/later.ts'

const decks = Array.from({ length: 10_000 }, (_, seed) => generateDeck(seed, definitions))
const cards = decks.flatMap((deck) => deck.cards)
const many = (set: SetCode) => Array.from({ length: 3000 }, (_, seed) => generateDeck(seed, definitions, set))

describe('10,000 seeds', () => {
  test('give 10,000 different decks with different names', () => {
    const lists = new Set(decks.map((deck) => deck.cards.map(({ id, house }) => `${id} ${house}`).join()))
    expect(lists.size).toBe(10_000)
    expect(new Set(decks.map(({ name }) => name.en)).size).toBe(10_000)
    expect(new Set(decks.map(({ name }) => name.de)).size).toBe(10_000)
  })

  test('give legal decks', () => {
    for (const [seed, { cards, set }] of decks.entries()) {
      const problems = checkCards(cards, set)
      if (problems.length > 0) expect({ seed, problems }).toBeNull()
    }
  })

  test('give mavericks, legacies, anomalies and placed icons, all of them seldom', () => {
    const share = (n: number): number => n / cards.length
    const mavericks = share(cards.filter(isMaverick).length)
    const legacies = share(cards.filter(({ legacy }) => legacy).length)
    const anomalies = share(cards.filter(({ anomaly }) => anomaly).length)
    expect(mavericks).toBeGreaterThan(0.001)
    expect(mavericks).toBeLessThan(0.004)
    expect(legacies).toBeGreaterThan(0.001)
    expect(legacies).toBeLessThan(0.01)
    expect(anomalies).toBeGreaterThan(0)
    expect(anomalies).toBeLessThan(mavericks)
    expect(cards.some(({ icons = [] }) => icons.length > 1)).toBe(true)
  })

  test('give more common cards than uncommon ones, and more of those than rare ones (glossary/seltenheit)', () => {
    const first = decks.filter(({ set }) => set === 'CotA')
    const count = (rarity: string): number =>
      first.flatMap((deck) => deck.cards).filter(({ id }) => definitionWithId(id)?.rarity === rarity).length
    const perHouse = (rarity: string): number => count(rarity) / first.length / 3
    expect(perHouse('common')).toBeCloseTo(7, 0)
    expect(perHouse('uncommon')).toBeCloseTo(3.5, 0)
    expect(perHouse('rare')).toBeCloseTo(1.5, 0)
  })

  test('give decks of every set and of all houses the pool suffices for', () => {
    expect(new Set(decks.map(({ set }) => set))).toEqual(new Set(['CotA', 'AoA', 'WC', 'MM']))
    expect(new Set(decks.flatMap(({ houses }) => houses)).size).toBe(9)
  })

  test.each([
    ['horseman-of-pestilence', 'horseman-of-war'],
    ['horseman-of-pestilence', 'horseman-of-famine'],
    ['horseman-of-pestilence', 'horseman-of-death'],
    ['timetraveller', 'help-from-future-self'],
    ['ultra-gravitron', 'ultra-gravitron2'],
    ['niffle-kong', 'niffle-kong2'],
    ['hyde', 'velum'],
    ['scylla', 'charybdis'],
  ])('give %s and %s together or not at all', (one, other) => {
    const has = (id: string) => decks.filter((deck) => deck.cards.some((card) => card.id === id))
    expect(has(one).length).toBeGreaterThan(0)
    expect(has(one)).toEqual(has(other))
  })
})

test('the same seed gives the same deck, as a number and as text', () => {
  expect(generateDeck(77, definitions)).toEqual(decks[77])
  expect(generateDeck('77', definitions)).toEqual(decks[77])
  expect(deckOfSeed('seed:77', definitions)).toEqual(decks[77])
  expect(deckOfSeed('77', definitions)).toBeUndefined()
})

test.each(sets)('a seed can name its set: %s', (set) => {
  const decks = Array.from({ length: 500 }, (_, seed) => generateDeck(seed, definitions, set))
  expect(new Set(decks.map((deck) => deck.set))).toEqual(new Set([set]))
  expect(new Set(decks.flatMap(({ houses }) => houses))).toEqual(new Set(setFacts[set].houses))
  for (const { cards } of decks) expect(checkCards(cards, set)).toEqual([])
  expect(deckOfSeed(`seed:${set} 7`, definitions)).toEqual(decks[7])
})

test('families and those that come together are cards of the four sets, each in one place', () => {
  const named = [...together.flat(), ...families.flatMap(({ of }) => of)]
  const waiting = new Set(printed.map(({ name }) => name))
  expect(named.filter((id) => definitionWithId(id) === undefined && !waiting.has(id))).toEqual([])
  const members = families.flatMap(({ of }) => of)
  expect(new Set(members).size).toBe(members.length)
  const leads = together.map(([lead]) => lead)
  expect(new Set(leads).size).toBe(leads.length)
})

test('a family is drawn as often as one card, and brings different ones where it brings several', () => {
  const of = decks.filter(({ set }) => set === 'MM').flatMap((deck) => [deck.cards.map(({ id }) => id)])
  const sins = families.find(({ take }) => take !== undefined)?.of ?? []
  const sinful = of.map((ids) => ids.filter((id) => sins.includes(id))).filter(({ length }) => length > 0)
  expect(sinful.length).toBeGreaterThan(0)
  for (const ids of sinful) expect(new Set(ids).size).toBe(ids.length)
})

test('every card of the pool is in some deck', () => {
  const drawn = new Set(sets.flatMap((set) => many(set)).flatMap((deck) => deck.cards.map(({ id }) => id)))
  const isWaiting = (id: string): boolean =>
    together.some(([lead, ...others]) => others.includes(id) && definitionWithId(lead) === undefined)
  expect(definitions.filter(({ id }) => !drawn.has(id) && !isWaiting(id)).map(({ id }) => id)).toEqual([])
})

test('nothing is drawn that is not in the pool', () => {
  const pool = definitions.filter(({ rarity, set }) => set === 'CotA' && rarity === 'common')
  const ids = new Set(pool.map(({ id }) => id))
  for (let seed = 0; seed < 100; seed++) {
    expect(generateDeck(seed, pool).cards.filter(({ id }) => !ids.has(id))).toEqual([])
  }
  expect(() => generateDeck(1, pool.slice(0, 20))).toThrow('20 cards are too few for a deck')
})

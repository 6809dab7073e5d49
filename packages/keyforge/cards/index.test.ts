import { expect, test } from 'vitest'
import { type CardFacts, cardSets, factsNamed } from './facts.ts'
import { defineCards, definitions } from './index.ts'
import { printed } from './not-there-yet.ts'
import { enhance, play, steal } from './words.ts'
import './later.ts'

const urchin: CardFacts = {
  id: 'urchin',
  set: 'CotA',
  number: '315',
  en: 'Urchin',
  de: 'Straßenkind',
  house: 'shadows',
  type: 'creature',
  amber: 0,
  power: 1,
  armor: 0,
  traits: ['elf', 'thief'],
  rarity: 'common',
}
const text = { urchin: [play(steal(1))] }

test('facts and text make a card, with the icons it adds', () => {
  const [card] = defineCards([urchin], [{ urchin: [enhance('draw', 'amber')] }])
  expect(card).toMatchObject({ index: 0, en: 'Urchin', enhance: ['draw', 'amber'] })
})

test('a card without a text that is not blank is refused, and a blank one with a text', () => {
  expect(() => defineCards([urchin], [])).toThrow('No text for the card urchin (CotA 315).')
  expect(() => defineCards([{ ...urchin, blank: true }], [text])).toThrow('which is said to be blank')
  expect(defineCards([{ ...urchin, blank: true }], [])[0]?.abilities).toEqual([])
})

test('a text for an unknown card names the nearest known ones', () => {
  expect(() => defineCards([urchin], [text, { urchn: [] }])).toThrow(
    'A text for an unknown card urchn. Nearest: urchin.',
  )
})

test('two cards or two texts of one id are refused', () => {
  expect(() => defineCards([urchin, urchin], [text])).toThrow('Two cards have the id urchin.')
  expect(() => defineCards([urchin], [text, text])).toThrow('Two texts for the card urchin.')
})

test('each set holds the cards that it is the first to print, by number', () => {
  for (const { code, facts } of cardSets) {
    expect(facts.filter(({ set }) => set !== code)).toEqual([])
    const numbers = facts.map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted())
  }
})

test('what a card does lies with its house', () => {
  for (const { facts, texts } of cardSets)
    for (const record of texts) {
      const own = facts.filter(({ id }) => id in record)
      const houses = new Set(own.map(({ house, anomaly }) => (anomaly ? 'anomaly' : house)))
      expect(houses.size).toBe(1)
    }
})

test('no card that is there is said not to be there yet', () => {
  expect(printed.filter(({ name }) => factsNamed(name) !== undefined)).toEqual([])
  expect(printed).toContainEqual({ name: 'Tormax', set: 'MoMu' })
})

test('every card knows its place', () => {
  expect(definitions.map(({ index }) => index)).toEqual([...definitions.keys()])
})

/** All nodes of a tree. */
function* nodesOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const part of Object.values(value)) yield* nodesOf(part)
}

test('no amount speaks of "it" where a verb chooses somebody, who would be "it"', () => {
  const isChosen = (node: object): boolean => 'choose' in node || 'most' in node || 'random' in node
  const wrong = definitions.filter(({ abilities }) =>
    [...nodesOf(abilities)].some((node) => {
      const hits = 'hits' in node && Array.isArray(node.hits) ? node.hits : [node]
      return hits.some((hit) => {
        if (!('do' in node) || typeof hit.n !== 'object') return false
        const { n, effect: _, ...others } = hit
        const aboutIt = [...nodesOf(n)].some((part) => Object.values(part).includes('it'))
        return aboutIt && [...nodesOf(others)].some(isChosen)
      })
    }),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

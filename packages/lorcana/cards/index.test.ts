import { expect, test } from 'vitest'
import type { CardFacts } from './facts.ts'
import { defineCards, definitionNamed, definitions, fullNameIn, sets } from './index.ts'
import { names as notThereYet } from './not-there-yet.ts'
import { draw } from './words.ts'
import './later.ts'

const stitch: CardFacts = {
  id: '1-22',
  name: { en: 'Stitch', it: 'Stitch' },
  version: { en: 'New Dog', it: 'Nuovo Cagnolino' },
  inks: ['amber'],
  cost: 1,
  inkwell: true,
  type: 'character',
  strength: 2,
  willpower: 2,
  lore: 1,
  classifications: ['Storyborn', 'Hero', 'Alien'],
  rarity: 'common',
  blank: true,
}

test('The First Chapter is complete', () => {
  const numbers = definitions.filter(({ id }) => id.startsWith('1-')).map(({ id }) => id)
  expect(numbers).toEqual(Array.from({ length: 204 }, (_, number) => `1-${number + 1}`))
})

test('every card knows its place, and no printing is there twice', () => {
  expect(definitions.map(({ index }) => index)).toEqual([...definitions.keys()])
  expect(new Set(definitions.map(({ id }) => id)).size).toBe(definitions.length)
})

test('actions, and only actions, have an effect of their own', () => {
  expect(definitions.filter(({ type, effect }) => (type === 'action') !== (effect !== undefined))).toEqual([])
})

test('characters and locations have the values they need', () => {
  const lacking = definitions.filter(
    ({ type, strength, willpower, lore, moveCost }) =>
      (strength !== undefined) !== (type === 'character') ||
      (willpower !== undefined) !== (type === 'character' || type === 'location') ||
      (lore !== undefined) !== (type === 'character' || type === 'location') ||
      (moveCost !== undefined) !== (type === 'location'),
  )
  expect(lacking).toEqual([])
})

test('a name is found in each language, whatever its case and apostrophes', () => {
  const spy = definitionNamed("Flotsam - Ursula's Spy")
  expect(spy?.id).toBe('1-43')
  expect(definitionNamed('flotsam - ursula’s spy')).toBe(spy)
  expect(definitionNamed('Abschaum - Ursulas Spion')).toBe(spy)
  expect(definitionNamed('Stitch - Nuovo Cagnolino')?.id).toBe('1-22')
  expect(definitionNamed('Stitch')).toBeUndefined()
})

test('a name that two cards bear in German means neither of them', () => {
  expect(definitionNamed('Minnie Mouse - Sweetheart Princess')?.id).toBe('9-5')
  expect(definitionNamed('Minnie Maus - Geliebte Prinzessin')).toBeUndefined()
})

test('what is not translated reads as in English', () => {
  expect(fullNameIn(stitch, 'it')).toBe('Stitch - Nuovo Cagnolino')
  expect(fullNameIn(stitch, 'de')).toBe('Stitch - New Dog')
})

test('a text for an unknown card names the card and the nearest known ones', () => {
  const misspelt = { 'Stitch - New Dogg': { effect: draw() } }
  expect(() => defineCards([stitch], [misspelt])).toThrow(
    "A text for an unknown card 'Stitch - New Dogg'. Nearest: 'Stitch - New Dog'.",
  )
})

test('two cards or two texts of one name are refused', () => {
  expect(() => defineCards([stitch, stitch], [])).toThrow("Two cards are called 'Stitch - New Dog'")
  const text = { 'Stitch - New Dog': [] }
  expect(() => defineCards([stitch], [text, text])).toThrow("Two texts for the card 'Stitch - New Dog'")
})

test('a card without a text that is not blank is refused, and a blank one with a text', () => {
  expect(() => defineCards([{ ...stitch, blank: undefined }], [])).toThrow(
    "No text for the card 'Stitch - New Dog' (1-22).",
  )
  expect(() => defineCards([stitch], [{ 'Stitch - New Dog': [] }])).toThrow('which is said to be blank')
  expect(defineCards([stitch], [])).toHaveLength(1)
})

test('each set holds its own cards by number, and says in which later sets they are printed again', () => {
  for (const { number, facts } of sets) {
    const numbers = facts.map(({ id }) => id.split('-').map(Number))
    expect(numbers.filter(([set]) => set !== number)).toEqual([])
    expect(numbers).toEqual(numbers.toSorted(([, a = 0], [, b = 0]) => a - b))
    for (const { again = [] } of facts) expect(again.filter((set) => set <= number)).toEqual([])
  }
})

test('what a card does lies with the first of its inks', () => {
  for (const { facts, texts } of sets)
    for (const text of texts) {
      const inks = facts.filter((card) => fullNameIn(card, 'en') in text).map(({ inks }) => inks[0])
      expect(new Set(inks).size).toBe(1)
    }
})

test('no card that is there is said not to be there yet', () => {
  expect(notThereYet.filter((name) => definitionNamed(name)?.fullName === name)).toEqual([])
})

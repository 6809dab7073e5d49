import { expect, test } from 'vitest'
import type { CardFacts } from './facts.ts'
import { defineCards, definitionNamed, definitions, fullNameIn } from './index.ts'
import { names as notThereYet } from './not-there-yet.ts'
import { draw } from './words.ts'

/** Cards without any ability, by set: the numbers they are printed with. */
const vanilla: Readonly<Record<number, string>> = {
  1: `9 12 13 15 17 22 36 40 48 52 55 57 73 77 78 79 83 89 92 103 106 108 116 122 124 125 140 145 148 150 151
    155 160 171 176 179 182 183 184 185`,
  2: '81 112',
  3: '6 79 100',
  5: '103',
  6: '151 158',
  7: '185',
  8: '94',
}

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
}

test('The First Chapter is complete', () => {
  const numbers = definitions.filter(({ id }) => id.startsWith('1-')).map(({ id }) => id)
  expect(numbers).toEqual(Array.from({ length: 204 }, (_, number) => `1-${number + 1}`))
})

test('every card knows its place, and no printing is there twice', () => {
  expect(definitions.map(({ index }) => index)).toEqual([...definitions.keys()])
  expect(new Set(definitions.map(({ id }) => id)).size).toBe(definitions.length)
})

test('every card has a text but those without abilities', () => {
  const silent = definitions.filter(({ abilities, effect }) => !abilities.length && !effect)
  const expected = Object.entries(vanilla).flatMap(([set, numbers]) =>
    numbers.split(/\s+/).map((number) => `${set}-${number}`),
  )
  expect(silent.map(({ id }) => id)).toEqual(expected)
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

test('no card that is there is said not to be there yet', () => {
  expect(notThereYet.filter((name) => definitionNamed(name)?.fullName === name)).toEqual([])
  expect(notThereYet).toContain('Koda - Talkative Cub')
})

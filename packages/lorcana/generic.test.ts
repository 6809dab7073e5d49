/** The suite that every game must pass, with every way to sit at a table of Lorcana. */
import type { Setup } from '@regelwerk/core'
import { checkGame, checkKept } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { type CardDefinition, definitions } from './cards/index.ts'
import { lorcana } from './index.ts'
import { drawDeck } from './pool.ts'

const one = ({ fullName }: CardDefinition): [number, string] => [1, fullName]
/** Some 90 of them, from every part of the pool. */
const spread = (cards: readonly CardDefinition[]): [number, string][] =>
  cards.filter((_, i) => i % Math.ceil(cards.length / 90) === 0).map(one)
/** Cards that look at, name, discard, ink and play cards, so that much is hidden and shown. */
const secretive = spread(
  definitions.filter((card) => /"(look|name|discard|inkwell|boost|either)"/.test(JSON.stringify(card))),
)
/** Those that have a card named, and what pays for them: there are more names than anything else to choose from. */
const naming = definitions
  .filter((card) => /"do":"name"/.test(JSON.stringify(card)))
  .map(({ fullName }): [number, string] => [12, fullName])
/** So few cards that decks run out, of those that take from them. */
const packs = secretive.slice(0, 24)
/** Locations, and who goes there. */
const places = [
  ...spread(definitions.filter(({ type }) => type === 'location')),
  ...spread(definitions.filter(({ type, id }) => type !== 'location' && !id.startsWith('1-'))),
]

const decks = (seats: number, i: number): string[] =>
  Array.from({ length: seats }, (_, seat) => lorcana.decks[(i + seat * (1 + (i % 4))) % 6]?.id as string)

const tables: [string, number, (i: number) => Omit<Setup, 'seed'>][] = [
  ['2 players', 20, (i) => ({ format: 'constructed', decks: decks(2, i) })],
  ['3 players', 4, (i) => ({ format: 'constructed', decks: decks(3, i) })],
  ['4 players', 3, (i) => ({ format: 'constructed', decks: decks(4, i) })],
  ['Pack Rush', 10, (i) => ({ format: 'pack rush', decks: decks(2, i) })],
  ['Pack Rush in which decks run out', 4, () => ({ format: 'pack rush', decks: [packs, packs] })],
  ['two teams of two', 3, (i) => ({ format: 'constructed', decks: decks(4, i), teams: [0, 1, 0, 1] })],
  ['cards that hide and show', 2, () => ({ format: 'core', decks: [secretive, secretive] })],
  [
    'decks drawn from all cards',
    6,
    (i) => ({ format: 'constructed', decks: [drawDeck(`generic ${i} a`), drawDeck(`generic ${i} b`)] }),
  ],
  ['cards that name cards', 2, () => ({ format: 'core', decks: [naming, naming] })],
  ['locations', 2, () => ({ format: 'core', decks: [places, places] })],
]

test.each(tables)('%s', (name, games, setup) => {
  const setups = (i: number): Setup => ({ ...setup(i), seed: `${name} ${i}` })
  const report = checkGame(lorcana, { games, seed: name, setups, sampleEvery: 5, maxDecisions: 20_000 })
  expect(report.games).toBe(games)
  expect(report.largestSave).toBeLessThan(64 * 1024)
})

test('what is kept is what would be worked out anew', () => {
  const setups = (i: number): Setup => ({
    format: 'constructed',
    decks: i < 2 ? decks(2, i) : [drawDeck(`kept ${i} a`), drawDeck(`kept ${i} b`)],
    seed: `kept ${i}`,
  })
  checkKept(lorcana, { games: 6, seed: 'kept', setups, maxDecisions: 3000 })
})

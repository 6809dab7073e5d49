import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { captured } from './captured.ts'
import { deckCalled, forAllSeats, namedDecks } from './decks.ts'
import { gameNamed } from './games.ts'

const { game: lorcana } = await gameNamed('lorcana')
const { game: keyforge } = await gameNamed('keyforge')
const { game: l5r } = await gameNamed('l5r')
const folder = mkdtempSync(join(tmpdir(), 'regelwerk-decks-'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const stitches = file('stitches.txt', '30 Stitch - New Dog\n30 Stitch - Rock Star\n')

test('a deck is named by its id, by a seed, or by a file', () => {
  const names = ['amber-steel', 'pool:a', stitches]
  const { lists } = namedDecks(lorcana, names)
  expect(Object.keys(lists)).toEqual(['pool:a', stitches])
  expect(deckCalled('amber-steel', lists)).toBe('amber-steel')
  expect(deckCalled('pool:a', lists)).toEqual(lorcana.drawDeck?.('a'))
  expect(deckCalled(stitches, lists)).toEqual([
    [30, 'Stitch - New Dog'],
    [30, 'Stitch - Rock Star'],
  ])
  expect(namedDecks(keyforge, ['seed:7']).lists).toEqual({})
})

test('what is neither, and what is wrong in a file, is said', () => {
  expect(() => namedDecks(lorcana, ['amber-stel'])).toThrow(
    /there is no deck amber-stel; there are: amber-steel,.* or a file with a list; did you mean amber-steel\?/,
  )
  expect(() => namedDecks(lorcana, [file('wrong.txt', '4 Stitch - New Dogg')])).toThrow('Stitch - New Dogg')
})

test('pool and generated stand for all seats, alone, and where there is such a thing', () => {
  expect(forAllSeats(lorcana, ['pool'])).toBe('pool')
  expect(forAllSeats(keyforge, ['generated'])).toBe('generated')
  expect(forAllSeats(lorcana, ['amber-steel'])).toBeNull()
  expect(() => forAllSeats(lorcana, ['pool', 'amber-steel'])).toThrow('it stands alone')
  expect(forAllSeats(keyforge, ['pool'])).toBe('pool')
  expect(forAllSeats(l5r, ['pool'])).toBe('pool')
  expect(() => forAllSeats(lorcana, ['generated'])).toThrow('lorcana has no generated decks')
})

test.each([
  ['pool', 'pool'],
  ['two files', `${stitches},${stitches}`],
  ['a file and a ready deck', `${stitches},amber-steel`],
])('simulate and arena play with %s', async (_, decks) => {
  const simulated = await captured(['simulate', 'lorcana', '--games', '3', '--decks', decks, '--json'])
  expect(simulated.json()).toMatchObject({ finished: 3, errors: [], decks: decks.split(',') })
  const pairs = ['--pairs', '1', '--players', 'random,random', '--workers', '1']
  const arena = await captured(['arena', 'lorcana', '--decks', decks, ...pairs, '--json'])
  expect(arena.json()).toMatchObject({ games: 2, decks: decks.split(',') })
})

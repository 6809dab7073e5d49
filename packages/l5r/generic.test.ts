/** The suite that every game must pass, over all pairings of the ready decks and over decks of cards of every clan. */
import { type Setup, seedRandom, shuffle } from '@regelwerk/core'
import { checkGame, checkKept } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { type CardDefinition, definitions } from './cards/index.ts'
import { l5r } from './index.ts'

type DeckOf = Setup['decks'][number]

const ready = l5r.decks.map(({ id }) => id)
const pairings = ready.flatMap((a, i) => ready.slice(i + 1).map((b): [DeckOf, DeckOf] => [a, b]))

/** Cards that would not be allowed together, so that every card is met sooner or later. */
function mixed(seed: string): DeckOf {
  const random = seedRandom(seed)
  const some = (n: number, fits: (card: CardDefinition) => boolean): (readonly [number, string])[] =>
    shuffle(random, definitions.filter(fits))
      .slice(0, n)
      .map(({ en }) => [1, en])
  return [
    ...some(1, ({ type }) => type === 'stronghold'),
    ...some(1, ({ type }) => type === 'role'),
    ...some(5, ({ type }) => type === 'province'),
    ...some(40, ({ side }) => side === 'dynasty'),
    ...some(40, ({ side }) => side === 'conflict'),
  ]
}

function check(seed: string, games: number, decks: (i: number) => [DeckOf, DeckOf]): void {
  const setups = (i: number): Setup => ({ format: 'core', decks: decks(i), seed: `${seed} ${i}` })
  const report = checkGame(l5r, { games, seed, setups, sampleEvery: 37, maxDecisions: 5000 })
  expect(report.games).toBe(games)
  expect(report.largestSave).toBeLessThan(64 * 1024)
}

test('random games of the ready decks', () => {
  check('ready', pairings.length, (i) => pairings[i] as [DeckOf, DeckOf])
})

test('random games of cards of every clan', () => {
  check('mixed', 4, (i) => [mixed(`mixed ${i} a`), mixed(`mixed ${i} b`)])
})

test('what is kept is what would be worked out anew', () => {
  const decks = (i: number): [DeckOf, DeckOf] =>
    i < 3 ? (pairings[i] as [DeckOf, DeckOf]) : [mixed(`kept ${i} a`), mixed(`kept ${i} b`)]
  const setups = (i: number): Setup => ({ format: 'core', decks: decks(i), seed: `kept ${i}` })
  checkKept(l5r, { games: 8, seed: 'kept', setups, maxDecisions: 3000 })
})

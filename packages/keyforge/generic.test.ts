/** The suite that every game must pass, over pairings of the ready decks and of decks made from seeds. */
import type { Setup } from '@regelwerk/core'
import { checkGame, checkKept } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { keyforge } from './index.ts'
import { drawDeck } from './pool.ts'

const ready = keyforge.decks.map(({ id }) => id)
const pairings = ready.flatMap((a, i) => ready.slice(i + 1).map((b): [string, string] => [a, b]))

const made = (i: number): [string, string] => [`seed:generic ${i} a`, `seed:generic ${i} b`]

type DeckOf = Setup['decks'][number]

function check(seed: string, games: number, decks: (i: number) => [DeckOf, DeckOf]): void {
  const setups = (i: number): Setup => ({ format: 'archon', decks: decks(i), seed: `${seed} ${i}` })
  const report = checkGame(keyforge, { games, seed, setups, sampleEvery: 9, maxDecisions: 5000 })
  expect(report.games).toBe(games)
  expect(report.largestSave).toBeLessThan(64 * 1024)
}

test('random games of the ready decks', () => {
  check('ready', Math.min(12, pairings.length), (i) => pairings[i % pairings.length] as [string, string])
})

test('random games of decks made from seeds', () => {
  check('made', 10, made)
})

test('random games of decks drawn from all cards of a set', () => {
  check('pool', 8, (i) => [drawDeck(`generic ${i} a`), drawDeck(`generic ${i} b`)])
})

test('what is kept is what would be worked out anew', () => {
  const decks = (i: number): [DeckOf, DeckOf] =>
    i < 4 ? (pairings[i] as [string, string]) : [drawDeck(`kept ${i} a`), drawDeck(`kept ${i} b`)]
  const setups = (i: number): Setup => ({ format: 'archon', decks: decks(i), seed: `kept ${i}` })
  checkKept(keyforge, { games: 12, seed: 'kept', setups, maxDecisions: 3000 })
})

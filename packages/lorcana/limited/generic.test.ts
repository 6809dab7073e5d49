/** The suite that every game must pass, on drafts and sealed play; and that decks come of them. */
import { type Game, Match, type Setup, seedRandom } from '@regelwerk/core'
import { checkGame, playRandom } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import '../cards/later.ts'
import { checkDeck } from '../formats.ts'
import { lorcanaLimited } from './game.ts'

const boosters = (n: number, set: number): [number, string][] => [[n, `booster:${set}`]]
const draft = (seats: number, i: number): Omit<Setup, 'seed'> => ({
  format: 'draft',
  decks: Array.from({ length: seats }, (_, seat) => boosters(4, 1 + ((i + seat) % 13))),
})
const sealed = (seats: number, i: number): Omit<Setup, 'seed'> => ({
  format: 'sealed',
  decks: Array.from({ length: seats }, () => boosters(6, 1 + (i % 13))),
})

test.each<[string, number, (i: number) => Omit<Setup, 'seed'>]>([
  ['a draft of two', 3, (i) => draft(2, i)],
  ['a draft of three', 2, (i) => draft(3, i)],
  ['a draft of eight', 1, (i) => draft(8, i)],
  ['sealed for two', 6, (i) => sealed(2, i)],
  ['sealed for five', 2, (i) => sealed(5, i)],
])('%s', (name, games, setup) => {
  const setups = (i: number): Setup => ({ ...setup(i), seed: `${name} ${i}` })
  const report = checkGame(lorcanaLimited, { games, seed: name, setups, sampleEvery: 5, maxDecisions: 500 })
  expect(report.games).toBe(games)
  expect(report.largestSave).toBeLessThan(128 * 1024)
})

test.each(['draft', 'sealed'])('of a %s come decks that the format allows', (format) => {
  const setup = format === 'draft' ? draft(4, 2) : sealed(4, 2)
  const match = Match.start(lorcanaLimited, { ...setup, seed: format })
  playRandom(match, seedRandom(format), 500)
  const decks = lorcanaLimited.leads?.decksOf(match.state) ?? []
  expect(decks).toHaveLength(4)
  for (const deck of decks) expect(checkDeck(deck ?? [], format)).toEqual([])
})

test('who leaves a draft of several takes what comes first, and has no deck', () => {
  const match = Match.start(lorcanaLimited as unknown as Game, { ...draft(3, 0), seed: 'leaving' })
  match.answer(0, 3)
  match.concede(1)
  expect(match.outcome).toBeNull()
  match.answer(2, 0)
  expect(match.decisions.map(({ seat }) => seat)).toEqual([0, 2])
  playRandom(match, seedRandom('leaving'), 500)
  const decks = lorcanaLimited.leads?.decksOf(match.state as never) ?? []
  expect(decks.map((deck) => deck === null)).toEqual([false, true, false])
})

test('what was bought is what is needed: so many boosters, and nothing else', () => {
  expect(lorcanaLimited.checkDeck(boosters(4, 1), 'draft')).toEqual([])
  expect(lorcanaLimited.checkDeck([...boosters(2, 1), ...boosters(2, 13)], 'draft')).toEqual([])
  for (const list of [boosters(3, 1), boosters(4, 14), [...boosters(4, 1), [1, '1-1'] as const]])
    expect(lorcanaLimited.checkDeck(list, 'draft').map(({ rule }) => rule)).toEqual(['1.10.1'])
})

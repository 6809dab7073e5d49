/** The suite that every game must pass, over all pairings of the nine peoples. */
import type { Setup } from '@regelwerk/core'
import { checkGame, checkKept } from '@regelwerk/core/testing'
import { expect, test } from 'vitest'
import { bluemoon } from './index.ts'

const pairings = bluemoon.decks.flatMap((a, i) =>
  bluemoon.decks.slice(i + 1).map((b): [string, string] => [a.id, b.id]),
)

test('random games of every pairing', () => {
  expect(pairings).toHaveLength(36)
  const setups = (i: number): Setup => ({
    format: 'ready',
    decks: pairings[i % pairings.length] as [string, string],
    seed: `pairing ${i}`,
  })
  const report = checkGame(bluemoon, {
    games: 36,
    seed: 'pairings',
    setups,
    sampleEvery: 6,
    maxDecisions: 5000,
  })
  expect(report.games).toBe(36)
  expect(report.largestSave).toBeLessThan(64 * 1024)
})

test('what is kept is what would be worked out anew', () => {
  const setups = (i: number): Setup => ({
    format: 'ready',
    decks: pairings[i] as [string, string],
    seed: `kept ${i}`,
  })
  checkKept(bluemoon, { games: 36, seed: 'kept', setups })
})

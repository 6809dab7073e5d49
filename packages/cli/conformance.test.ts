/** The executable rulebook: every position of every game, plain and undone, and what the rulebook has them cover. */
import { type Case, coverage, neverMisread, prove, runCase } from '@regelwerk/core'
import { comparing } from '@regelwerk/core/testing'
import { describe, expect, test } from 'vitest'
import { type GameEntry, gamesLoaded, suiteOf } from './games.ts'
import { loadProofs } from './proofs.ts'

const games = await gamesLoaded()
for (const { game } of games) await loadProofs(game.id)

describe.each(games.map((entry): [string, GameEntry] => [entry.game.id, entry]))('%s', (_, entry) => {
  const { game } = entry
  const { files, cases } = suiteOf(entry)

  describe.each(files.map((file): [string, Case[]] => [file.file, file.cases]))('%s', (_, inFile) => {
    test.each(inFile.map((one): [string, Case] => [`${one.rules.join(', ')} ${one.title}`, one]))(
      '%s',
      (_, one) => {
        const plain = runCase(comparing(game).game, one)
        expect(plain.failure).toBeUndefined()
        const undone = runCase(game, one, { undone: true })
        expect(undone.failure).toBeUndefined()
        expect(undone.hash).toBe(plain.hash)
      },
    )
  })

  test('every executable item has a passing position', () => {
    const results = new Map(cases.map((one) => [one, runCase(game, one)]))
    expect(coverage(game, cases, results).uncovered).toEqual([])
  })

  test('every rule that can be switched off is missed by a position of its own', () => {
    expect(prove(game, cases).unnoticed).toEqual([])
  })
})

test('every function of a rule has a wrong reading to be proved by', () => expect(neverMisread()).toEqual([]))

test.each([['lorcana', 633]])('%s: %i items, at most a third of them informative', (id, items) => {
  const game = games.find((entry) => entry.game.id === id)?.game
  const all = Object.values(game?.catalogue ?? {})
  expect(all).toHaveLength(items)
  expect(all.filter(({ informative }) => informative !== undefined).length).toBeLessThanOrEqual(items / 3)
})

import { bluemoon } from '@regelwerk/bluemoon'
import { type Decision, type Game, Match, seedRandom, whyNot } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import { botChoice, hint } from './index.ts'

const games = [
  [lorcana, ['amber-steel', 'emerald-ruby']],
  [bluemoon, ['vulca', 'hoax']],
] as unknown as [Game, string[]][]

describe.each(games)('a hint', (game, decks) => {
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'hint' })
  const moments = Array.from({ length: 8 }, () => {
    playRandom(match, seedRandom(match.answers.length), 5)
    return match.clone()
  })

  // Greedy tries all alike and takes what is worth most; a search tries again what is worth most.
  test.each([
    ['greedy', 'worth'],
    ['search4', 'visits'],
  ] as const)(`at ${game.id}: a few legal answers, the best first, which %s would give`, (name, by) => {
    let compared = 0
    for (const moment of moments) {
      const decision = moment.decisions[0] as Decision
      const found = hint(moment, decision, name)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(found[0]?.choice).toEqual(botChoice(moment, decision, name))
      const order = found.map((one) => one[by])
      expect(order).toEqual([...order].sort((a, b) => b - a))
      for (const { choice, worth } of found) {
        expect(whyNot(decision, choice)).toBeNull()
        expect(worth).toBeGreaterThanOrEqual(0)
        expect(worth).toBeLessThanOrEqual(1)
      }
      if (found.length === 1) continue
      expect(found[0]?.visits).toBeGreaterThan(0)
      compared++
    }
    expect(compared).toBeGreaterThan(2)
  })
})

test('who does not think gives none', () => {
  const [game, decks] = games[0] as [Game, string[]]
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'hint' })
  expect(hint(match, match.decisions[0] as Decision, 'random')).toEqual([])
  expect(() => hint(match, match.decisions[0] as Decision, 'oracle')).toThrow('there is no player oracle')
})

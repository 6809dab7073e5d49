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

  test.each(['greedy', 'search4'])(
    `at ${game.id}: a few legal answers of %s, in the order of their worth`,
    (name) => {
      let compared = 0
      for (const moment of moments) {
        const decision = moment.decisions[0] as Decision
        const found = hint(moment, decision, name)
        expect(found.length).toBeGreaterThan(0)
        expect(found.length).toBeLessThanOrEqual(3)
        expect(found.map(({ choice }) => choice)).toContainEqual(botChoice(moment, decision, name))
        const worths = found.map(({ worth }) => worth)
        expect(worths).toEqual([...worths].sort((a, b) => b - a))
        // What stands first has not been tried by chance alone.
        const visits = found.map((one) => one.visits)
        expect(visits[0]).toBeGreaterThanOrEqual(Math.max(...visits) / 4)
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
    },
  )
})

test('who does not think gives none', () => {
  const [game, decks] = games[0] as [Game, string[]]
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'hint' })
  expect(hint(match, match.decisions[0] as Decision, 'random')).toEqual([])
  expect(() => hint(match, match.decisions[0] as Decision, 'oracle')).toThrow('there is no player oracle')
})

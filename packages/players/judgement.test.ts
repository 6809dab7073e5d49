import { bluemoon } from '@regelwerk/bluemoon'
import { type Game, Match, type Outcome, seedRandom } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { describe, expect, test } from 'vitest'
import { judgementOf, worths } from './judgement.ts'

const games = [lorcana, keyforge, bluemoon, l5r] as unknown as Game[]

describe.each(games)('positions of $id', (game) => {
  const decks = game.decks.slice(0, 2).map(({ id }) => id)
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'worth' })
  const random = seedRandom('worth')
  const moments: Match[] = []
  while (match.outcome === null) {
    moments.push(match.clone())
    playRandom(match, random, 7)
  }

  test('are worth as much to one seat as they lack to the other', () => {
    for (const moment of moments) {
      const [first, second] = worths(moment) as [number, number]
      expect(first).toBeGreaterThan(0)
      expect(second).toBeGreaterThan(0)
      expect(first + second).toBeCloseTo(1, 10)
    }
    // They are not all weighed alike.
    expect(new Set(moments.map((moment) => worths(moment)[0])).size).toBeGreaterThan(moments.length / 4)
  })

  test('are worth their score when the game is over', () => {
    const { winners } = match.outcome as Outcome
    expect(worths(match)).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)))
    const given = (moments[0] as Match).clone()
    given.concede(0)
    expect(worths(given)).toEqual([0, 1])
    const drawn = match.clone()
    drawn.state.outcome = { ...(match.outcome as Outcome), winners: [] }
    expect(worths(drawn)).toEqual([0.5, 0.5])
  })

  test('have a weight for every feature, and a feature for every weight', () => {
    const { features, weights } = judgementOf(match)
    for (const moment of moments) {
      for (const seat of [0, 1]) {
        const found = features(moment.machine, seat)
        expect(Object.keys(found).sort()).toEqual(Object.keys(weights).sort())
        expect(Object.values(found).filter((value) => !Number.isFinite(value))).toEqual([])
      }
    }
    expect(Object.values(weights).filter((value) => !Number.isFinite(value))).toEqual([])
  })

  test('come in stages that never go back, and are quiet now and then', () => {
    const { stageOf, isQuiet } = judgementOf(match)
    const stages = moments.map((moment) => stageOf(moment.machine))
    expect(stages).toEqual([...stages].sort((a, b) => a - b))
    expect(new Set(stages).size).toBeGreaterThan(3)
    const quiet = moments.filter(({ decisions: [asked], machine }) => asked && isQuiet(asked, machine))
    expect(quiet.length).toBeGreaterThan(moments.length / 10)
  })
})

test('of a game that nobody can weigh, positions are refused', () => {
  expect(() => judgementOf({ game: { id: 'chess' } } as unknown as Match)).toThrow('positions of chess')
})

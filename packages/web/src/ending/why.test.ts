import { Match } from '@regelwerk/core'
import { judgementOf } from '@regelwerk/players'
import { loadGames, type Moment, type Story, type TurningPoint } from '@regelwerk/protocol'
import { expect, test } from 'vitest'
import { type EndingMessage, sayEnding } from '../messages/ending.ts'
import { bestRetry, retriesOf, turnOf, whyOver } from './why.ts'

const games = await loadGames()

const moment = (
  at: number,
  turn: number,
  asked: number[],
  ...progress: Record<string, number>[]
): Moment => ({
  at,
  turn,
  asked,
  progress,
  worths: [],
})

const story = (moments: Moment[], rest: Partial<Story> = {}): Story => ({
  moments,
  races: [],
  points: [],
  conceded: null,
  ...rest,
})

test('a game is over because of its own measure', () => {
  const lore = story([moment(9, 12, [], { lore: 14 }, { lore: 21 })])
  expect(whyOver('lorcana', { winners: [1], rule: '1.8.1' }, lore)).toEqual({
    reason: 'lore',
    seat: 1,
    turn: 12,
    n: 21,
  })
  expect(whyOver('lorcana', { winners: [1], rule: '1.8.1.3' }, lore)).toMatchObject({
    reason: 'deck',
    seat: 0,
  })
  const honor = story([moment(9, 4, [], { honor: 0 }, { honor: 9 })])
  const rule = 'glossary/gewinnen-das-spiel-gewinnen/4'
  expect(whyOver('l5r', { winners: [1], rule }, honor)).toEqual({
    reason: 'dishonor',
    seat: 0,
    turn: 4,
    n: 0,
  })
  const dragons = (n: number) => story([moment(9, 4, [], { dragons: n, crystals: n + 1 }, { dragons: 0 })])
  const out = { winners: [0], rule: 'base/36' }
  expect(whyOver('bluemoon', out, dragons(2))).toMatchObject({ reason: 'cards', seat: 0, n: 3 })
  expect(whyOver('bluemoon', out, dragons(0))).toMatchObject({ reason: 'out', seat: 1 })
})

test('who gave up is named, whatever rule the game was at', () => {
  const told = story([moment(9, 3, [], { keys: 0 }, { keys: 1 })], { conceded: 1 })
  expect(whyOver('keyforge', { winners: [0], rule: 'rules/x' }, told)).toMatchObject({
    reason: 'conceded',
    seat: 1,
  })
  expect(whyOver('keyforge', { winners: [0], rule: 'rules/x' }, story(told.moments as Moment[]))).toBeNull()
})

test('it is tried again from the first thing one was asked in a turn, before most was lost', () => {
  const point = (at: number, seat: number, swing: number): TurningPoint => ({
    at,
    seat,
    turn: 0,
    before: 0.2,
    after: 0.2 + swing,
    lines: [],
    def: null,
    forGood: false,
  })
  const told = story(
    [
      moment(0, 0, [0]),
      moment(2, 1, [0]),
      moment(3, 1, [0]),
      moment(5, 2, [1], { keys: 1 }),
      moment(8, 3, [0], { keys: 1 }),
      moment(9, 4, [1], { keys: 2 }),
      moment(12, 5, [0], { keys: 2 }),
    ],
    { points: [point(5, 1, 0.2), point(9, 1, 0.5), point(12, 0, 0.7)] },
  )
  const retries = retriesOf(told, 0)
  expect(retries).toEqual([
    { turn: 1, at: 2 },
    { turn: 3, at: 8 },
    { turn: 5, at: 12 },
  ])
  expect(bestRetry(told, retries, 0)).toEqual({ turn: 3, at: 8 })
  expect(bestRetry({ ...told, points: [] }, retries, 0)).toEqual({ turn: 5, at: 12 })
  expect(bestRetry(told, [], 0)).toBeUndefined()
  expect(turnOf(told, 0, 'keys', 2)).toBe(4)
  expect(turnOf(told, 0, 'keys', 3)).toBeNull()
})

test('every measure of every game has a name in every language', () => {
  for (const game of games) {
    const decks = game.decks.slice(0, 2).map(({ id }) => id)
    const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'words' })
    const { races, progress } = judgementOf(match)
    const counts = Object.keys(progress(match.machine, 0)).filter((count) => count !== 'keyRace')
    const keys = [...races.map(({ of }) => `race-${of}`), ...counts.map((count) => `count-${count}`)]
    for (const lang of ['en', 'de', 'it'] as const)
      for (const key of keys)
        expect(sayEnding(lang, key as EndingMessage), `${game.id} ${lang}`).not.toBe(key)
  }
})

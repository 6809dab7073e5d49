import { bluemoon } from '@regelwerk/bluemoon'
import { type Answer, type Game, Match, type Replay } from '@regelwerk/core'
import { keyforge } from '@regelwerk/keyforge'
import { l5r } from '@regelwerk/l5r'
import { lorcana } from '@regelwerk/lorcana'
import { botChoice } from '@regelwerk/players'
import { describe, expect, test } from 'vitest'
import { type Story, tell } from './story.ts'

const games = [lorcana, keyforge, bluemoon, l5r] as unknown as Game[]

/** A game among greedy players, on record. */
function played(game: Game): { replay: Replay; match: Match } {
  const decks = game.decks.slice(0, 2).map(({ id }) => id)
  const match = Match.start(game, { format: game.formats[0] as string, decks, seed: 'told' })
  while (match.outcome === null) {
    const decision = match.decisions[0]
    if (decision === undefined) throw new Error('nobody is asked')
    match.answer(decision.seat, botChoice(match, decision, 'greedy'))
  }
  const { setup, answers } = match
  return { match, replay: { game: game.id, rules: '', setup, answers, hashes: [] } }
}

const raceOf = ({ moments, races: [race] }: Story, seat: number): number[] =>
  moments.map(({ progress }) => progress[seat]?.[race?.of ?? ''] as number)

describe.each(games)('the story of a game of $id', (game) => {
  const { replay, match } = played(game)
  const story = tell(game, replay, 'en')
  const winner = match.outcome?.winners[0] as number

  test('goes from the beginning to the end, turn by turn', () => {
    const { moments } = story
    expect(moments.at(-1)).toMatchObject({ at: replay.answers.length, asked: [] })
    expect(moments.at(-1)?.worths[winner]).toBe(1)
    const turns = moments.map(({ turn }) => turn)
    expect(turns).toEqual(turns.toSorted((a, b) => a - b))
    expect(new Set(turns).size).toBeGreaterThan(2)
    expect(new Set([...raceOf(story, 0), ...raceOf(story, 1)]).size).toBeGreaterThan(1)
    expect(story.conceded).toBeNull()
  })

  test('turns where the estimate moves most', () => {
    const { points, moments } = story
    expect(points.length).toBeGreaterThan(0)
    for (const { at, before, after, seat, turn, lines } of points) {
      expect(after).toBeGreaterThan(before)
      const moment = moments.find((one) => one.at === at)
      expect(moment?.turn).toBe(turn)
      expect([0, 1]).toContain(seat)
      expect(lines.length).toBeGreaterThan(0)
    }
    expect(points.filter(({ forGood }) => forGood).length).toBeLessThan(2)
  })

  test('can be gone on from where somebody is asked', () => {
    const asked = new Map<number, number[]>()
    const note = ({ decisions }: Match, at: number) =>
      asked.set(
        at,
        decisions.map(({ seat }) => seat),
      )
    note(Match.replay(game, replay, { to: 0 }), 0)
    Match.replay(game, replay, { each: note })
    for (const moment of story.moments.slice(0, -1)) expect(moment.asked).toEqual(asked.get(moment.at))
  })
})

test('a Lorcana game is won with 20 lore, a game that was given up without', () => {
  const { replay } = played(lorcana as unknown as Game)
  const story = tell(lorcana as unknown as Game, replay, 'en')
  expect(
    Math.max(raceOf(story, 0).at(-1) as number, raceOf(story, 1).at(-1) as number),
  ).toBeGreaterThanOrEqual(20)
  const concession: Answer = { seat: 1, choice: 'concede' }
  const given = { ...replay, answers: [...replay.answers.slice(0, 10), concession] }
  expect(tell(lorcana as unknown as Game, given, 'en').conceded).toBe(1)
})

test('what was taken back is no part of it', () => {
  const game = lorcana as unknown as Game
  const { replay } = played(game)
  const match = Match.start(game, replay.setup, { undo: true })
  let undone = 0
  for (const { seat, choice } of replay.answers) {
    match.answer(seat, choice)
    if (!match.canUndo(seat) || undone > 5) continue
    match.answer(seat, 'undo')
    match.answer(seat, choice)
    undone++
  }
  expect(undone).toBeGreaterThan(0)
  const straight = tell(game, replay, 'en')
  const detours = tell(game, { ...replay, answers: match.answers }, 'en')
  const without = ({ moments }: Story) => moments.map(({ at: _, ...moment }) => moment)
  expect(without(detours)).toEqual(without(straight))
})

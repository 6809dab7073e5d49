import { type AnyProcedure, type Game, Match, type State, seedRandom } from '@regelwerk/core'
import { describe, expect, test } from 'vitest'
import { gameNamed } from './games.ts'
import { checkState, DECISION_CAP, decksOf, playGame, playGames, type Simulation } from './simulation.ts'

const { game } = await gameNamed('lorcana')
const simulation: Simulation = {
  game: 'lorcana',
  seed: 'x',
  players: ['random', 'random'],
  decks: null,
  check: true,
}

const started = (faults: Partial<Game> = {}): Match =>
  Match.start(
    { ...game, ...faults },
    { format: 'constructed', decks: ['amber-steel', 'emerald-ruby'], seed: 'x' },
  )

test('a sound state passes', () => {
  expect(() => checkState(started(), seedRandom(1))).not.toThrow()
})

test.each<[string, RegExp, Partial<Game>]>([
  [
    'an invariant',
    /^two cards in one place$/,
    {
      invariants() {
        throw new Error('two cards in one place')
      },
    },
  ],
  [
    'a view that shows too much',
    /^seat 0 is shown what it cannot know: table\[\d+\] was \d+, is \d+$/,
    { view: (g) => g.state.cards.map(({ def }) => def) },
  ],
])('what does not hold is said: %s', (_, message, faults) => {
  expect(() => checkState(started(faults), seedRandom(1))).toThrow(message)
})

test('a state that cannot be saved', () => {
  const match = started()
  match.state.stack.unshift({ procedure: 'nonsense', step: 0 })
  expect(() => checkState(match, seedRandom(1))).toThrow('lorcana has no procedure named nonsense')
})

test('a game that fails is told with all that is needed to play it again', () => {
  const chunk = playGames({ ...simulation, check: false, decks: ['no deck', 'amber-steel'] }, 3, 3)
  expect(chunk.played).toEqual([
    { finished: false, long: false, decisions: 0, hash: 'error', course: 0, savedBytes: null },
  ])
  expect(chunk.errors).toEqual([
    {
      game: 3,
      seed: 'x/3',
      decks: ['no deck', 'amber-steel'],
      decision: 0,
      message: expect.stringContaining('there is no ready deck no deck'),
    },
  ])
})

describe('a game that does not end', () => {
  const asking: AnyProcedure<State> = {
    name: 'game',
    labels: ['~ask'],
    places: new Map([['~ask', 0]]),
    cites: ['~ask'],
    steps: [
      {
        rule: '~ask',
        run(g, f) {
          g.again(f)
          g.happen([{ kind: 'round' }])
          const options = ['stay', 'go'].map((verb) => ({ verb, value: verb }))
          g.choose(f, 'starter', 0, options, { prompt: 'x' })
        },
      },
    ],
  }
  const endless = { ...game, procedures: new Map([['game', asking]]) }
  const play = (chapters: string[]) => playGame({ ...endless, chapters }, { ...simulation, check: false }, 1)

  test('is an error if it turns on the spot', () => {
    const { played, errors } = play([])
    expect(played[0]).toMatchObject({ decisions: DECISION_CAP, finished: false, long: false })
    expect(errors[0]?.message).toBe(
      'not over after 20000 decisions, and in one and the same turn or phase for long',
    )
  })

  test('is broken off if turn follows upon turn', () => {
    const { played, errors } = play(['round'])
    expect(played[0]).toMatchObject({ decisions: DECISION_CAP, finished: false, long: true })
    expect(errors).toEqual([])
  })
})

test('a portion is played as if it were part of the whole', () => {
  const whole = playGames({ ...simulation, check: false }, 1, 6).played
  const parts = [1, 4].flatMap((from) => playGames({ ...simulation, check: false }, from, from + 2).played)
  expect(parts).toEqual(whole)
  for (const { decisions } of whole) expect(decisions).toBeLessThan(DECISION_CAP)
})

test('generated decks are made from the number of the game and the seat', async () => {
  const made: Simulation = { ...simulation, game: 'keyforge', check: false, decks: 'generated' }
  const { game: keyforge } = await gameNamed('keyforge')
  expect(decksOf(keyforge, made, 7)).toEqual(['seed:x/7/0', 'seed:x/7/1'])
  const whole = playGames(made, 1, 4)
  expect(whole.errors).toEqual([])
  expect(whole.played.every(({ finished }) => finished)).toBe(true)
  expect(playGames(made, 3, 3).played).toEqual(whole.played.slice(2, 3))
})

test('a game without generated decks says so', () => {
  const made: Simulation = { ...simulation, decks: 'generated' }
  expect(() => playGame(game, made, 1)).toThrow('lorcana has no generated decks')
})

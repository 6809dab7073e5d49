/** `bench`: all speed figures, as runs made side by side and ratios between them. */
import { type Game, hashText, Match, seedRandom } from '@regelwerk/core'
import { playRandom } from '@regelwerk/core/testing'
import type { CardDefinition } from '@regelwerk/lorcana'
import { gameOf, loadGames } from '@regelwerk/protocol/games'
import type { Io, Report } from '../command.ts'
import { table } from '../layout.ts'
import { calibrate, drawNumbers, type Measured, measure, median } from '../measure.ts'
import { progress } from '../progress.ts'
import type { Searched, SearchTask } from '../search-worker.ts'
import { middlesOf, searchOn } from '../searching.ts'
import { playGames, type Simulation, savedBytes } from '../simulation.ts'
import { withThreads } from '../threads.ts'

export interface BenchOptions {
  /** How often everything is measured; a figure is the median. */
  rounds: number
  /** Random games in a round. */
  games?: number
  /** Steps of the calibration in a round. */
  steps?: number
  /** Simulations of search, for each game in a round. */
  simulations?: number
}

const simulationOf = (game: string): Simulation => ({
  game,
  seed: 'bench',
  players: ['random', 'random'],
  decks: null,
  check: false,
})
/** The game of the detailed figures. */
const simulation = simulationOf('lorcana')
/** Side by side all games are played in fewer games. */
const SHARE = 12
/** Rounds of play before anything is measured. */
const WARM_UP = 6
const MIDDLES = 36
/** Cards in play, for the growth of what a decision costs; and how many boards of each, and decisions on each. */
const SIZES = [5, 10, 20, 40]
const BOARDS = 60
const BOARD_DECISIONS = 8
/** Searches side by side, to be set beside one alone. */
const WORKERS = 2

type Searching = (task: SearchTask) => Promise<Searched>

export function bench(options: BenchOptions, io: Io): Promise<Report> {
  return withThreads('search-worker', WORKERS, WORKERS, (search: Searching) => figures(options, io, search))
}

async function figures(
  { rounds, games = 432, steps = 50_000_000, simulations = 1000 }: BenchOptions,
  io: Io,
  search: Searching,
): Promise<Report> {
  const all = await loadGames()
  const { definitions } = await import('@regelwerk/lorcana')
  const characters = definitions.filter(({ type, id }) => type === 'character' && id.startsWith('1-'))
  const middles = middlesOf(gameOf(simulation.game), MIDDLES)
  const sides = all.map((game) => side(game, Math.ceil(games / SHARE), simulations, search))
  const boards = SIZES.map((size) => Array.from({ length: BOARDS }, (_, i) => board(characters, size, i)))
  let checksum = ''
  let same = true

  const play = (): number => {
    const { played, errors } = playGames(simulation, 1, games)
    if (errors.length > 0) throw new Error(`bench: game ${errors[0]?.game}: ${errors[0]?.message}`)
    const now = hashText(played.map(({ hash }) => hash).join(' '))
    same &&= checksum === '' || checksum === now
    checksum = now
    return played.reduce((sum, { decisions }) => sum + decisions, 0)
  }
  const runs = {
    calibration: () => calibrate(steps),
    numbers: () => drawNumbers(steps),
    play,
    clone: () => each(middles, 200, (match) => match.clone()),
    view: () => each(middles, 20, (match) => match.view(0)),
    save: () => each(middles, 20, (match) => JSON.stringify(match.save().saved)),
  }
  // First for nothing: compiled code is measured, not its compilation.
  for (const run of Object.values(runs)) run()
  for (let i = 0; i < WARM_UP; i++) {
    play()
    for (const one of sides) one.play()
  }
  for (const one of sides) {
    one.search()
    await one.searchers(WORKERS)
  }
  for (const some of boards) decide(some.slice(0, 10))

  const oneRound = async () => ({
    calibration: measure(runs.calibration),
    numbers: measure(runs.numbers),
    play: measure(runs.play),
    clone: measure(runs.clone),
    view: measure(runs.view),
    save: measure(runs.save),
    boards: boards.map((some) => decideOn(some)),
    sides: sides.map((one) => ({
      play: measure(one.play),
      clone: measure(one.clone),
      search: measure(one.search),
    })),
    searchers: await inTurn(sides, async (one) => ({
      alone: await one.searchers(1),
      together: await one.searchers(WORKERS),
    })),
  })
  type Round = Awaited<ReturnType<typeof oneRound>>
  const bar = progress(io, 'measuring')
  const measured: Round[] = []
  while (measured.length < rounds) {
    bar.show(measured.length, rounds)
    measured.push(await oneRound())
  }
  bar.end()

  // The same games are searched in every round.
  same &&= measured.every(({ sides }) =>
    sides.every(({ search }, i) => search.work === measured[0]?.sides[i]?.search.work),
  )
  const typical = (figure: (round: Round) => number): number => median(measured.map(figure))
  const bytes = middles.map(savedBytes)
  const perDecision = (size: number) => (round: Round) =>
    micros(round.boards[SIZES.indexOf(size)] as Measured)
  const growth = (round: Round): number => perDecision(40)(round) / perDecision(5)(round)
  const result = {
    runs: [
      figure('calibration', typical((r) => rate(r.calibration)) / 1e6, 'million steps per CPU second'),
      figure('random number', 1000 * typical((r) => micros(r.numbers)), 'ns of CPU'),
      figure('random number, xoshiro128**', 1000 * typical((r) => micros(r.calibration)), 'ns of CPU'),
      figure(
        'random play',
        typical((r) => rate(r.play)),
        'decisions per CPU second',
      ),
      figure(
        'random games',
        typical((r) => games / r.play.cpuSeconds),
        'games per CPU second',
      ),
      {
        name: 'random play, checksum',
        value: Number.parseInt(checksum.slice(0, 8), 16),
        unit: 'same on every machine',
      },
      figure(
        'decision',
        typical((r) => micros(r.play)),
        'µs of CPU',
      ),
      figure(
        'clone in mid-game',
        typical((r) => micros(r.clone)),
        'µs of CPU',
      ),
      figure(
        'view in mid-game',
        typical((r) => micros(r.view)),
        'µs of CPU',
      ),
      figure(
        'views',
        typical((r) => rate(r.view)),
        'per CPU second',
      ),
      figure(
        'save in mid-game',
        typical((r) => micros(r.save)),
        'µs of CPU',
      ),
      figure('saved state in mid-game, mean', bytes.reduce((a, b) => a + b, 0) / bytes.length, 'bytes'),
      figure('saved state in mid-game, largest', Math.max(...bytes), 'bytes'),
      ...SIZES.map((size) =>
        figure(`decision with ${size} cards in play`, typical(perDecision(size)), 'µs of CPU'),
      ),
      ...sides.map(({ id }, i) =>
        figure(
          `search, ${id}`,
          typical((r) => rate(r.sides[i]?.search as Measured)),
          'simulations per CPU second',
        ),
      ),
    ],
    ratios: [
      ratio(
        'random number / by xoshiro128**',
        typical((r) => micros(r.numbers) / micros(r.calibration)),
      ),
      ratio(
        'random numbers that cost as much as a decision',
        typical((r) => micros(r.play) / micros(r.numbers)),
      ),
      ratio(
        'decisions per million calibration steps',
        typical((r) => (1e6 * rate(r.play)) / rate(r.calibration)),
      ),
      ratio(
        'games per million calibration steps',
        typical((r) => (1e6 * games) / r.play.cpuSeconds / rate(r.calibration)),
      ),
      ratio(
        'clone / decision',
        typical((r) => micros(r.clone) / micros(r.play)),
      ),
      ratio(
        'view / decision',
        typical((r) => micros(r.view) / micros(r.play)),
      ),
      ratio('decision with 40 cards in play / with 5', typical(growth)),
      ratio(
        'that growth / linear growth',
        typical((r) => growth(r) / (40 / 5)),
      ),
      ...sides.map(({ id }, i) =>
        ratio(
          `search with two workers / with one, ${id}`,
          typical((r) => (r.searchers[i]?.together as number) / (r.searchers[i]?.alone as number)),
        ),
      ),
    ],
    games: sides.map(({ title, saved }, i) => {
      const of = (round: Round) => round.sides[i] as Round['sides'][number]
      return {
        game: title,
        decisionsPerSecond: Math.round(typical((r) => rate(of(r).play))),
        decision: significant(typical((r) => micros(of(r).play))),
        clone: significant(typical((r) => micros(of(r).clone))),
        cloneToDecision: significant(typical((r) => micros(of(r).clone) / micros(of(r).play))),
        saved,
      }
    }),
  }
  return { json: result, text: () => say(result, io.width), ok: same }
}

/** What is measured of every game, to be set side by side. */
function side(game: Game, games: number, simulations: number, search: Searching) {
  const middles = middlesOf(game, Math.ceil(MIDDLES / 3))
  return {
    id: game.id,
    title: game.title,
    saved: Math.max(...middles.map(savedBytes)),
    clone: () => each(middles, 200, (match) => match.clone()),
    play: () => {
      const { played, errors } = playGames(simulationOf(game.id), 1, games)
      if (errors.length > 0)
        throw new Error(`bench: ${game.id}, game ${errors[0]?.game}: ${errors[0]?.message}`)
      return played.reduce((sum, { decisions }) => sum + decisions, 0)
    },
    search: () => searchOn(middles, simulations),
    /** Simulations per second of so many threads at once, each with the same work, until the last is done. */
    searchers: async (workers: number): Promise<number> => {
      const tasks = Array.from({ length: workers }, () => search({ game: game.id, simulations }))
      const found = await Promise.all(tasks)
      const begin = Math.min(...found.map((one) => one.begin))
      const end = Math.max(...found.map((one) => one.end))
      return found.reduce((sum, one) => sum + one.simulations, 0) / (end - begin)
    },
  }
}

/** One after the other, so that none disturbs another. */
async function inTurn<T, Found>(all: readonly T[], act: (one: T) => Promise<Found>): Promise<Found[]> {
  const found: Found[] = []
  for (const one of all) found.push(await act(one))
  return found
}

/** A board with so many characters in play, half of them exerted. */
function board(characters: readonly CardDefinition[], size: number, number: number): Match {
  const game = gameOf('lorcana')
  const cards = Array.from({ length: size }, (_, i) => ({
    card: characters[(number * 7 + i * 11) % characters.length]?.fullName,
    exerted: i % 4 < 2,
  }))
  const side = (play: unknown[]): object => ({ play, hand: 3, inkwell: 5, deck: 20 })
  const given = {
    you: side(cards.filter((_, i) => i % 2 === 0)),
    opponent: side(cards.filter((_, i) => i % 2 === 1)),
  }
  const { state } = game.position.build(given, [])
  return Match.at(game, state, { format: 'position', decks: [], seed: 'bench' })
}

/** Plays on from copies of these boards, made beforehand. */
function decideOn(boards: readonly Match[]): Measured {
  const copies = boards.map((match) => match.clone())
  return measure(() => decide(copies))
}

const decide = (boards: readonly Match[]): number =>
  boards.reduce((sum, match, i) => sum + playRandom(match, seedRandom(i), BOARD_DECISIONS), 0)

/** Does something to each match, so many times; returns how often it was done. */
function each(matches: readonly Match[], times: number, act: (match: Match) => unknown): number {
  for (let i = 0; i < times; i++) for (const match of matches) act(match)
  return matches.length * times
}

const rate = ({ work, cpuSeconds }: Measured): number => work / cpuSeconds
const micros = ({ work, cpuSeconds }: Measured): number => (1e6 * cpuSeconds) / work

const significant = (value: number): number => Number(value.toPrecision(4))
const figure = (name: string, value: number, unit: string) => ({ name, value: significant(value), unit })
const ratio = (name: string, value: number) => ({ name, value: significant(value) })

/** The document of `--json`. */
interface Figures {
  /** Of Lorcana, and simulations per CPU second of search in every game. */
  runs: { name: string; value: number; unit: string }[]
  /** Of such runs; and how much more two workers search in the same time than one does, in every game. */
  ratios: { name: string; value: number }[]
  games: {
    game: string
    decisionsPerSecond: number
    decision: number
    clone: number
    cloneToDecision: number
    saved: number
  }[]
}

/** The games side by side, then Lorcana in detail, and search. */
function say({ runs, ratios, games }: Figures, width: number): string {
  const head = ['random play', 'decisions/CPU s', 'µs/decision', 'µs/clone', 'clone/decision', 'bytes saved']
  const lines = games.map(({ game, ...figures }) => [game, ...Object.values(figures).map(String)])
  return `${table([head, ...lines], width)}\n\nLorcana in detail, and search in every game\n${details(runs, ratios, width)}`
}

function details(runs: Figures['runs'], ratios: Figures['ratios'], width: number): string {
  const rows = [
    ...runs.map(({ name, value, unit }) => [name, String(value), unit]),
    ['', '', ''],
    ...ratios.map(({ name, value }) => [name, String(value), '']),
  ]
  return table(rows, width)
}

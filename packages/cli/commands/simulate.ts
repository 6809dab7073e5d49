/** `simulate`: many games without anybody watching, with a checksum over how they ended and one over their decisions. */
import { type Game, hashText } from '@regelwerk/core'
import { players } from '@regelwerk/players'
import { allKnown, type Io, type Report, seedSaid, UsageError } from '../command.ts'
import { forAllSeats, namedDecks } from '../decks.ts'
import { firstOf, gameToPlay } from '../games.ts'
import { table } from '../layout.ts'
import { median } from '../measure.ts'
import { progress } from '../progress.ts'
import { type Chunk, DECISION_CAP, opensFor, playGames, type Simulation, usualDecks } from '../simulation.ts'
import type { Task } from '../simulation-worker.ts'
import { inThreads } from '../threads.ts'

export interface SimulateOptions {
  games: number
  seed: string
  format?: string
  seats?: number
  players?: string[]
  decks?: string[]
  workers: number
  check?: boolean
}

/** Games are handed out in portions: enough for a thread to be worth it, few enough for the bar to move. */
const PORTION = 20

export async function simulate(id: string, options: SimulateOptions, io: Io): Promise<Report> {
  const begin = performance.now()
  const cpuBefore = process.cpuUsage()
  const { format } = options
  const whole = options.decks !== undefined || format !== undefined
  const named = await gameToPlay(id, whole ? 'all cards' : 'ready decks')
  const game = format === undefined ? named : await firstOf(named, format)
  const simulation = plan(game, options)
  const chunks = await playAll(simulation, options, io)

  const played = chunks.flatMap((chunk) => chunk.played)
  const errors = chunks.flatMap((chunk) => chunk.errors)
  const finished = played.filter((game) => game.finished)
  const saved = played.flatMap(({ savedBytes }) => savedBytes ?? [])
  const decisions = sum(played.map((game) => game.decisions))
  const checksum = hashText(played.map((game) => game.hash).join(' '))
  const course = hashText(played.map((game) => game.course).join(' '))
  // Of the whole process: the threads of workers are part of it.
  const cpu = process.cpuUsage(cpuBefore)
  const cpuSeconds = (cpu.user + cpu.system) / 1e6
  const json = {
    game: id,
    seed: seedSaid(simulation.seed),
    players: simulation.players,
    decks:
      typeof simulation.decks === 'string'
        ? [simulation.decks]
        : (simulation.decks ?? usualDecks(game, options.format)),
    games: options.games,
    finished: finished.length,
    long: played.filter((game) => game.long).length,
    errors,
    decisions,
    cpuSeconds: round(cpuSeconds, 3),
    seconds: round((performance.now() - begin) / 1000, 3),
    decisionsPerCpuSecond: Math.round(decisions / cpuSeconds),
    gamesPerCpuSecond: round(played.length / cpuSeconds, 2),
    medianDecisions: median(finished.map((game) => game.decisions)),
    maxRssMb: round(process.resourceUsage().maxRSS / 1024, 1),
    meanSavedBytes: saved.length === 0 ? 0 : Math.round(sum(saved) / saved.length),
    checksum,
    course,
  }
  return { json, text: () => say(json), ok: errors.length === 0 }
}

function plan(game: Game, options: SimulateOptions): Simulation {
  const named = options.players ?? ['random']
  const made = forAllSeats(game, options.decks)
  const isOpened = opensFor(game, options.format) !== undefined
  if (isOpened) allKnown('product', options.decks ?? [], usualDecks(game, options.format))
  const said =
    options.decks === undefined || made !== null
      ? null
      : isOpened
        ? { names: options.decks, lists: {} }
        : namedDecks(game, options.decks)
  const seats = options.seats ?? (isOpened ? undefined : said?.names.length) ?? Math.max(named.length, 2)
  const [least, most] = game.players
  if (seats < least || seats > most) {
    throw new UsageError(`${game.id} has ${least} to ${most} seats, not ${seats}`)
  }
  const seated = named.length === 1 ? new Array<string>(seats).fill(named[0] as string) : named
  allKnown('player', seated, Object.keys(players))
  oneEach('player', seated, seats)
  if (said !== null && !isOpened) oneEach('deck', said.names, seats)
  return {
    game: game.id,
    seed: options.seed,
    ...(options.format !== undefined && { format: options.format }),
    players: seated,
    decks: made ?? said?.names ?? null,
    lists: said?.lists ?? {},
    check: options.check ?? false,
  }
}

function oneEach(what: string, given: readonly string[], seats: number): void {
  if (given.length !== seats) {
    throw new UsageError(`${given.length} ${what}s for ${seats} seats: give one for each, in seat order`)
  }
}

async function playAll(simulation: Simulation, options: SimulateOptions, io: Io): Promise<Chunk[]> {
  const { games, workers } = options
  const portions: [number, number][] = []
  for (let from = 1; from <= games; from += PORTION) {
    portions.push([from, Math.min(from + PORTION - 1, games)])
  }
  const bar = progress(io, 'simulating')
  let done = 0
  const count = (chunk: Chunk): Chunk => {
    done += chunk.played.length
    bar.show(done, games)
    return chunk
  }
  try {
    if (workers === 1) return portions.map(([from, to]) => count(playGames(simulation, from, to)))
    return await inThreads(
      'simulation-worker',
      workers,
      portions.map(([from, to]): Task => ({ simulation, from, to })),
      count,
    )
  } finally {
    bar.end()
  }
}

interface Simulated {
  seed: string | number
  players: readonly string[]
  games: number
  finished: number
  /** Broken off, since they would not end. */
  long: number
  errors: Chunk['errors']
  decisions: number
  cpuSeconds: number
  seconds: number
  decisionsPerCpuSecond: number
  gamesPerCpuSecond: number
  medianDecisions: number
  maxRssMb: number
  meanSavedBytes: number
  checksum: string
  course: string
}

function say(result: Simulated): string {
  const long = result.long === 0 ? '' : `, ${result.long} broken off after ${DECISION_CAP} decisions`
  const rows = [
    ['games', `${result.finished} of ${result.games} finished${long}, ${result.errors.length} errors`],
    ['players', result.players.join(', ')],
    ['seed', String(result.seed)],
    ['decisions', `${result.decisions}, in a game ${result.medianDecisions} (median)`],
    ['time', `${result.seconds} s, ${result.cpuSeconds} s of CPU`],
    ['speed', `${result.decisionsPerCpuSecond} decisions, ${result.gamesPerCpuSecond} games per CPU second`],
    ['memory', `${result.maxRssMb} MB; a saved state has ${result.meanSavedBytes} bytes`],
    ['checksum', `${result.checksum}, of the decisions alone ${result.course}`],
  ]
  const errors = result.errors.map(
    (error) =>
      `game ${error.game} (seed ${error.seed}, ${error.decks.join(' against ')}), decision ${error.decision}: ${error.message}`,
  )
  return [table(rows, Number.POSITIVE_INFINITY), ...errors].join('\n')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

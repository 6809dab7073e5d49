/** `arena`: who is better, in pairs of games from the same seed with changed seats; or which deck is. */
import { availableParallelism } from 'node:os'
import { type Game, hashText } from '@regelwerk/core'
import {
  type Answers,
  type ArenaPlan,
  contenders,
  hasUnseen,
  type PlayedPair,
  percentile,
  type Tally,
  tally,
} from '@regelwerk/players/arena'
import { type ArenaTask, playTask } from '../arena-task.ts'
import { allKnown, type Io, type Report, seedSaid, UsageError } from '../command.ts'
import { forAllSeats, namedDecks } from '../decks.ts'
import { gameNamed } from '../games.ts'
import { table } from '../layout.ts'
import { progress } from '../progress.ts'
import { inThreads } from '../threads.ts'

export interface ArenaOptions {
  players: string[]
  pairs: number
  seed: string
  decks?: string[]
  workers?: number
}

export async function arena(id: string, options: ArenaOptions, io: Io): Promise<Report> {
  const { game } = await gameNamed(id)
  const { players } = options
  if (players.length !== 2) throw new UsageError(`two players meet in the arena, not ${players.length}`)
  allKnown('player', players, contenders)
  const plan: ArenaPlan = {
    seed: options.seed,
    players: [players[0] as string, players[1] as string],
    ...decksOf(game, options.decks),
    swap: 'players',
  }
  const begin = performance.now()
  const played = await playPairs(game, plan, options.pairs, options.workers, io)
  const apart = (unseen: boolean): Tally | null => {
    const some = played.filter(({ decks }) => hasUnseen(id, decks) === unseen)
    return some.length === 0 ? null : rounded(tally(some))
  }
  const json = {
    game: id,
    seed: seedSaid(plan.seed),
    players: plan.players,
    decks: typeof plan.decks === 'string' ? [plan.decks] : plan.decks,
    ...rounded(tally(played)),
    ...conduct(played),
    seen: apart(false),
    unseen: apart(true),
    seconds: round((performance.now() - begin) / 1000, 3),
  }
  return { json, text: () => say(json), ok: isSound(json) }
}

/** The decks that take turns: those named, or all that are ready. */
export function decksOf(
  game: Game,
  named: readonly string[] | undefined,
): Required<Pick<ArenaPlan, 'decks' | 'lists'>> {
  const made = forAllSeats(game, named)
  if (made !== null) return { decks: made, lists: {} }
  if (named === undefined) return { decks: game.decks.map(({ id }) => id), lists: {} }
  const { names, lists } = namedDecks(game, named)
  return { decks: names, lists }
}

/** Pairs 1 to `pairs`, in their order however many threads play them; without a number, one for each core. */
export async function playPairs(
  { id }: Game,
  plan: ArenaPlan,
  pairs: number,
  workers = availableParallelism(),
  io: Io,
): Promise<PlayedPair[]> {
  const tasks = Array.from({ length: pairs }, (_, i): ArenaTask => ({ game: id, plan, number: i + 1 }))
  const bar = progress(io, 'playing')
  let done = 0
  const count = (pair: PlayedPair): PlayedPair => {
    bar.show(++done, pairs)
    return pair
  }
  try {
    if (workers === 1) {
      const played: PlayedPair[] = []
      for (const task of tasks) played.push(count(await playTask(task)))
      return played
    }
    return await inThreads('arena-worker', workers, tasks, count)
  } finally {
    bar.end()
  }
}

/** How those who met behaved; nothing of it says who is better. */
export interface Conduct {
  /** Answers that were none of those on offer: chance answered instead. */
  illegal: number
  /** Games that were not over after very many decisions; they count as draws. */
  unfinished: number
  decisions: number
  /** 95 % of the answers of the slower side took at most so long. */
  p95Millis: number
  /** The same of each side. */
  answers: { answers: number; illegal: number; medianMillis: number; p95Millis: number; maxMillis: number }[]
  /** Over the final states in their order: the same on every machine, for any number of threads. */
  checksum: string
}

export function conduct(played: readonly PlayedPair[]): Conduct {
  const games = played.flatMap((pair) => pair.games)
  const answers = ([0, 1] as const).map((side) => conductOf(played.map((pair) => pair.answers[side])))
  return {
    illegal: answers.reduce((sum, { illegal }) => sum + illegal, 0),
    unfinished: games.filter(({ finished }) => !finished).length,
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    p95Millis: Math.max(...answers.map(({ p95Millis }) => p95Millis)),
    answers,
    checksum: hashText(games.map(({ hash }) => hash).join(' ')),
  }
}

function conductOf(all: readonly Answers[]): Conduct['answers'][number] {
  const millis = all.flatMap((answers) => answers.millis)
  return {
    answers: millis.length,
    illegal: all.reduce((sum, { illegal }) => sum + illegal, 0),
    medianMillis: round(percentile(millis, 0.5), 3),
    p95Millis: round(percentile(millis, 0.95), 3),
    maxMillis: round(percentile(millis, 1), 3),
  }
}

export const isSound = ({ illegal, unfinished }: Conduct): boolean => illegal + unfinished === 0

type Figures = Tally &
  Conduct & {
    seed: string | number
    players: readonly string[]
    seen: Tally | null
    unseen: Tally | null
    seconds: number
  }

function say(result: Figures): string {
  const { players, wins, seen, unseen } = result
  const apart = [
    ...(seen === null ? [] : [['decks seen in tuning', rateSaid(seen)]]),
    ...(unseen === null ? [] : [['with one never seen', rateSaid(unseen)]]),
  ]
  const rows = [
    ['players', players.join(' against ')],
    ['seed', String(result.seed)],
    ['pairs', `${result.pairs} of two games, ${result.seconds} s`],
    ['won', `${wins.join(' to ')}, ${result.draws} drawn`],
    [`rate of ${players[0]}`, rateSaid(result)],
    ...apart,
    ...result.answers.map((one, side) => [`answers of ${players[side]}`, answersSaid(one)]),
    ...faults(result),
    ['checksum', result.checksum],
  ]
  return table(rows, Number.POSITIVE_INFINITY)
}

/** What went wrong, if anything did. */
export const faults = ({ illegal, unfinished }: Conduct): string[][] => [
  ...(illegal === 0 ? [] : [['illegal answers', String(illegal)]]),
  ...(unfinished === 0 ? [] : [['games without an end', String(unfinished)]]),
]

export const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

const rateSaid = ({ rate, low, high, pairs }: Tally): string =>
  `${percent(rate)}, with 95 % confidence ${percent(low)} to ${percent(high)} (${pairs} pairs)`

const answersSaid = (one: Conduct['answers'][number]): string =>
  `${one.answers}, ${one.illegal} illegal; half in ${one.medianMillis} ms, 95 % in ${one.p95Millis} ms, all in ${one.maxMillis} ms`

const rounded = (figures: Tally): Tally => ({
  ...figures,
  rate: round(figures.rate, 4),
  low: round(figures.low, 4),
  high: round(figures.high, 4),
})

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

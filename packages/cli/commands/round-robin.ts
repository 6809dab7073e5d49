/** `arena --round-robin`: every deck against every other, the same player on both sides; a table of win rates. */
import { writeFileSync } from 'node:fs'
import {
  type ArenaPlan,
  contenders,
  type PlayedPair,
  pairings,
  type Tally,
  tally,
} from '@regelwerk/players/arena'
import { allKnown, type Io, type Report, seedSaid, UsageError } from '../command.ts'
import { FileError } from '../files.ts'
import { gameNamed } from '../games.ts'
import { table } from '../layout.ts'
import {
  type ArenaOptions,
  type Conduct,
  conduct,
  decksOf,
  faults,
  isSound,
  percent,
  playPairs,
} from './arena.ts'
import { drawRates } from './round-robin-svg.ts'

export interface RoundRobinOptions extends Omit<ArenaOptions, 'players'> {
  players?: string[]
  /** Where to draw the table. */
  svg?: string
}

export interface DeckRate {
  deck: string
  name: string
  rate: number
  low: number
  high: number
  /** Against each of the decks in the order of the table; null: itself. */
  against: (number | null)[]
}

const PLAYER = 'greedy'

/** `pairs` is how many each two decks play. */
export async function roundRobin(id: string, options: RoundRobinOptions, io: Io): Promise<Report> {
  const { game } = await gameNamed(id)
  const named = options.players ?? [PLAYER]
  const player = named[0] as string
  if (named.some((other) => other !== player))
    throw new UsageError('in a round robin one player plays all decks')
  allKnown('player', named, contenders)
  const { decks, lists } = decksOf(game, options.decks)
  if (typeof decks === 'string' || decks.length < 2) throw new UsageError('a round robin needs decks by name')
  const plan: ArenaPlan = { seed: options.seed, players: [player, player], decks, lists, swap: 'decks' }
  // Better refused now than after all those games.
  if (options.svg !== undefined) write(options.svg, '', 'a')
  const { length } = pairings(decks)
  const played = await playPairs(game, plan, options.pairs * length, options.workers, io)

  const nameOf = (deck: string): string => game.decks.find((ready) => ready.id === deck)?.name ?? deck
  const rates = bestFirst(
    decks.map((deck) => ({ deck, name: nameOf(deck), ...ratesOf(deck, decks, played) })),
  )
  const all = conduct(played)
  const json = {
    game: id,
    seed: seedSaid(plan.seed),
    player,
    pairs: options.pairs,
    games: played.length * 2,
    draws: tally(played).draws,
    illegal: all.illegal,
    unfinished: all.unfinished,
    p95Millis: all.p95Millis,
    checksum: all.checksum,
    decks: rates,
  }
  if (options.svg !== undefined)
    write(options.svg, drawRates(`${game.title}: how often decks win, played by ${player}`, rates), 'w')
  return { json, text: () => say(json.seed, player, rates, all, io.width), ok: isSound(all) }
}

function ratesOf(
  deck: string,
  decks: readonly string[],
  played: readonly PlayedPair[],
): Omit<DeckRate, 'deck' | 'name'> {
  const met = (other: string): PlayedPair[] =>
    played.flatMap((pair) => {
      if (pair.decks[0] === deck && pair.decks[1] === other) return [pair]
      return pair.decks[1] === deck && pair.decks[0] === other ? [turned(pair)] : []
    })
  const others = decks.filter((other) => other !== deck)
  const { rate, low, high }: Tally = tally(others.flatMap(met))
  const against = decks.map((other) => (other === deck ? null : round(tally(met(other)).rate)))
  return { rate: round(rate), low: round(low), high: round(high), against }
}

/** The same pair, seen from the other side. */
function turned({ decks, games, answers }: PlayedPair): PlayedPair {
  const [first, second] = games.map((one) => ({
    ...one,
    winner: one.winner === null ? null : one.winner === 0 ? (1 as const) : (0 as const),
  })) as [PlayedPair['games'][0], PlayedPair['games'][1]]
  return { decks: [decks[1], decks[0]], games: [first, second], answers: [answers[1], answers[0]] }
}

const round = (value: number): number => Number(value.toFixed(4))

function write(file: string, text: string, flag: 'a' | 'w'): void {
  try {
    writeFileSync(file, text, { flag })
  } catch (error) {
    throw new FileError(`this file cannot be written (${(error as NodeJS.ErrnoException).code})`, file)
  }
}

function bestFirst(rates: readonly DeckRate[]): DeckRate[] {
  const order = rates.map((_, i) => i).sort((a, b) => (rates[b]?.rate ?? 0) - (rates[a]?.rate ?? 0))
  return order.map((i) => {
    const one = rates[i] as DeckRate
    return { ...one, against: order.map((j) => one.against[j] as number | null) }
  })
}

function say(
  seed: string | number,
  player: string,
  rates: readonly DeckRate[],
  all: Conduct,
  width: number,
): string {
  const head = ['', 'all', ...rates.map((_, i) => String(i + 1)), '95 % confidence']
  const rows = rates.map(({ name, rate, low, high, against }, i) => {
    const cells = [rate, ...against].map((one) => (one === null ? '–' : String(Math.round(100 * one))))
    return [`${i + 1} ${name}`, ...cells, `${percent(low)} to ${percent(high)}`]
  })
  const facts = [['player', player], ['seed', String(seed)], ...faults(all), ['checksum', all.checksum]]
  return `${table([head, ...rows], width)}\n\n${table(facts, width)}`
}

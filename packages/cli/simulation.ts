/** Games played without anybody watching. What is simulated is plain data, so that it can go to a worker thread. */
import {
  below,
  type Choice,
  type Decision,
  decksFor,
  followUp,
  type Game,
  Match,
  type RandomState,
  randomChoice,
  type Setup,
  seedRandom,
} from '@regelwerk/core'
import { firstDifference } from '@regelwerk/core/testing'
import { seatedAt } from '@regelwerk/players'
import { gameOf } from '@regelwerk/protocol/games'
import { deckCalled, GENERATED, type NamedDecks, namedDecks, POOL } from './decks.ts'

/** After so many decisions a game is broken off. */
export const DECISION_CAP = 20_000
/** Within so many more a new turn or phase must begin: else it turns on the spot, and that is an error. */
const GOES_ROUND_WITHIN = 1000

/** At which decision of a game its saved state is measured, and in which games: every so many. */
const MEASURED_AT = 64
const MEASURED_EVERY = 16

export interface Simulation {
  game: string
  seed: string
  /** Absent: the first of the game. */
  format?: string
  /** In seat order. */
  players: readonly string[]
  /** One per seat; null: all ready decks in rotation, or what is opened for a limited format; 'generated', 'pool': for each game its own, made from its number. */
  decks: readonly string[] | typeof GENERATED | typeof POOL | null
  /** Of decks that the game does not know by their names. */
  lists?: NamedDecks['lists']
  /** Verify every state on the way. */
  check: boolean
}

export interface PlayedGame {
  finished: boolean
  /** Broken off although turn followed upon turn: keys that become dearer for ever, decks that are used up. */
  long: boolean
  decisions: number
  /** Of the final state. */
  hash: string
  /** Of who was offered how much and what they took: it stays the same when only the state is written otherwise. */
  course: number
  /** Of the saved state in mid-game, where it was measured. */
  savedBytes: number | null
}

export interface SimulationError {
  /** From 1. */
  game: number
  seed: string
  decks: readonly string[]
  /** How many decisions had been answered. */
  decision: number
  message: string
}

export interface Chunk {
  played: PlayedGame[]
  errors: SimulationError[]
}

/** Games `from` to `to`, by number from 1. A game depends on its number alone, not on those before it. */
export function playGames(simulation: Simulation, from: number, to: number): Chunk {
  const game = gameOf(simulation.game)
  const chunk: Chunk = { played: [], errors: [] }
  for (let number = from; number <= to; number++) {
    const { played, errors } = playGame(game, simulation, number)
    chunk.played.push(...played)
    chunk.errors.push(...errors)
  }
  return chunk
}

export function playGame(game: Game, simulation: Simulation, number: number): Chunk {
  const run = new SimulatedGame(game, simulation, number)
  const message = run.play()
  const { seed, decks, result } = run
  const error = { game: number, seed, decks, decision: result.decisions, message: message ?? '' }
  return { played: [result], errors: message === null ? [] : [error] }
}

export function decksOf(game: Game, simulation: Simulation, number: number): readonly string[] {
  const { decks, players: seated, seed, format } = simulation
  if (decks === GENERATED) return seated.map((_, seat) => madeFrom(game, `${seed}/${number}/${seat}`))
  if (decks === POOL) return seated.map((_, seat) => `${POOL}:${seed}/${number}/${seat}`)
  const usual = usualDecks(game, format)
  if (opensFor(game, format) === undefined) return decks ?? decksInRotation(usual, seated.length, number)
  const products = decks ?? usual
  return seated.map(() => products[(number - 1) % products.length] as string)
}

/** How many of a product each player of this format opens; absent: they bring decks. */
export const opensFor = (game: Game, format = ''): number | undefined => game.limited?.[format]?.opens

/** What is played with in rotation: what is opened for a limited format, or the ready decks. */
export function usualDecks(game: Game, format?: string): string[] {
  const isOpened = opensFor(game, format) !== undefined
  return (isOpened ? (game.products ?? []) : decksFor(game)).map(({ id }) => id)
}

function madeFrom(game: Game, seed: string): string {
  if (game.deckOfSeed === undefined) throw new Error(`${game.id} has no generated decks`)
  return game.deckOfSeed(seed)
}

/** Every deck meets every deck in every seat: after n games for one seat, n * n for two, and so on. */
export function decksInRotation(decks: readonly string[], seats: number, number: number): string[] {
  const n = decks.length
  const first = number - 1
  return Array.from({ length: seats }, (_, seat) => {
    const offset = seat === 0 ? 0 : seat + Math.floor(first / n ** seat)
    return decks[(first + offset) % n] as string
  })
}

class SimulatedGame {
  readonly seed: string
  readonly decks: readonly string[]
  readonly result: PlayedGame = {
    finished: false,
    long: false,
    decisions: 0,
    hash: '',
    course: 0,
    savedBytes: null,
  }

  constructor(
    readonly game: Game,
    readonly simulation: Simulation,
    readonly number: number,
  ) {
    this.seed = `${simulation.seed}/${number}`
    this.decks = decksOf(game, simulation, number)
  }

  /** Plays to the end; returns what went wrong, or null. */
  play(): string | null {
    try {
      const { lists = {} } =
        this.simulation.decks === POOL ? namedDecks(this.game, this.decks) : this.simulation
      const opens = opensFor(this.game, this.simulation.format)
      const decks = this.decks.map((name) =>
        opens === undefined ? deckCalled(name, lists) : ([[opens, name]] as const),
      )
      const { format = this.game.formats[0] as string } = this.simulation
      const setup: Setup = { format, decks, seed: this.seed }
      let match = Match.start(this.game, setup)
      this.#answerAll(match)
      const next = followUp(match, 0)
      if (next !== null) {
        match = Match.start(gameOf(next.game), next.setup)
        this.#answerAll(
          match,
          next.seats.map((seat) => this.simulation.players[seat] as string),
        )
      }
      if (this.number % MEASURED_EVERY === 1) this.result.savedBytes ??= savedBytes(match)
      this.result.hash = match.hash()
      this.result.finished = match.outcome !== null
      return null
    } catch (error) {
      this.result.hash = 'error'
      return error instanceof Error ? error.message : String(error)
    }
  }

  #answerAll(match: Match, seats = this.simulation.players): void {
    const { check } = this.simulation
    const measuredAt = this.number % MEASURED_EVERY === 1 ? MEASURED_AT : -1
    const aside = seedRandom(`${this.seed}/aside`)
    const seated = seats.map((name, seat) => seatedAt(match, name, `${match.setup.seed}/${seat}`))
    while (match.outcome === null) {
      if (this.result.decisions === DECISION_CAP) {
        this.result.long = isLong(match)
        return
      }
      if (this.result.decisions === measuredAt) this.result.savedBytes = savedBytes(match)
      if (check) checkState(match, aside)
      const asked = match.decisions
      // Where any of a team may act, chance says who does.
      const decision = asked[asked.length === 1 ? 0 : below(aside, asked.length)] as Decision
      const choice = (seated[decision.seat] as (decision: Decision) => Choice)(decision)
      this.result.course = mixed(this.result.course, decision, choice)
      match.answer(decision.seat, choice)
      this.result.decisions++
    }
    if (check) checkState(match, aside)
  }
}

/** Of a match that is broken off: true if it still goes round; throws if it turns on the spot. */
export function isLong(match: Match): true {
  const { chapters = [] } = match.game
  const on = Match.load(match.game, match.save(), { log: true })
  const told = on.machine.log ?? []
  const random = seedRandom('on')
  for (let i = 0; i < GOES_ROUND_WITHIN && on.outcome === null; i++) {
    const decision = on.decisions[0] as Decision
    on.answer(decision.seat, randomChoice(decision, random))
  }
  if (on.outcome !== null || told.some(({ event }) => chapters.includes(event.kind))) return true
  throw new Error(`not over after ${DECISION_CAP} decisions, and in one and the same turn or phase for long`)
}

function mixed(course: number, { seat, options }: Decision, choice: Choice): number {
  let mix = course
  const taken = typeof choice === 'number' ? [choice] : choice
  for (const n of [seat, options.length, ...taken]) mix = Math.imul(mix ^ (n + 1), 0x01000193) >>> 0
  return mix
}

export const savedBytes = (match: Match): number => Buffer.byteLength(JSON.stringify(match.save().saved))

/** Throws unless the state keeps its invariants, survives a save, and shows each seat only what it may know. */
export function checkState(match: Match, aside: RandomState): void {
  const { game, state } = match
  game.invariants(state)
  const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())))
  if (loaded.hash() !== match.hash()) {
    const difference = firstDifference(plain(state), plain(loaded.state))
    throw new Error(`loaded from a save, the state differs: ${difference ?? 'the order of keys'}`)
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const shown = match.view(seat)
    const kept = firstDifference(plain(shown), plain(loaded.view(seat)))
    if (kept !== null) throw new Error(`loaded from a save, seat ${seat} is shown something else: ${kept}`)
    const otherwise = match.determinize(seat, aside).view(seat)
    if (JSON.stringify(shown) === JSON.stringify(otherwise)) continue
    const difference = firstDifference(plain(shown), plain(otherwise))
    throw new Error(`seat ${seat} is shown what it cannot know: ${difference ?? 'the order of keys'}`)
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Bots think in other threads, never in that of the server, and whatever happens to them there, they answer. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type Choice,
  type Decision,
  type Match,
  randomChoice,
  type Seat,
  seedRandom,
  whyNot,
} from '@regelwerk/core'
import { ADVISER, type Advice } from '@regelwerk/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Piscina } from 'piscina'
import type { Question } from './bots-worker.ts'
import { Refusal } from './refusal.ts'

/** How long a bot may think, in milliseconds, and how often it is asked again. */
const PATIENCE = 20_000
const TRIES = 2

const source = import.meta.url.endsWith('.ts')
const WORKER = fileURLToPath(
  source ? new URL('./bots-worker.ts', import.meta.url) : new URL('./bots-worker.js', import.meta.url),
)

const questionOf = (match: Match, seat: Seat, bot: string): Question => ({
  game: match.game.id,
  saved: match.save(),
  seat,
  bot,
})

export class Bots {
  #pool: Promise<Piscina<Question, unknown>> | null = null

  constructor(
    readonly log: FastifyBaseLogger,
    readonly worker = WORKER,
  ) {}

  /** What a bot answers to what its seat is asked; something else where that has failed before. */
  async choose(match: Match, decision: Decision, bot: string, failures = 0): Promise<Choice> {
    const { seat } = decision
    const question = questionOf(match, seat, bot)
    for (let attempt = failures + 1; attempt <= TRIES; attempt++) {
      try {
        const choice = (await this.#think(question, 'default')) as Choice
        const wrong = whyNot(decision, choice)
        if (wrong === null) return choice
        throw new Error(`this is no legal answer: ${wrong}`)
      } catch (error) {
        this.log.error({ bot, game: question.game, attempt, err: error }, 'a bot has failed')
      }
    }
    return randomChoice(
      decision,
      seedRandom(`${match.setup.seed}/${seat}/${match.answers.length}/${failures}`),
    )
  }

  /** The best few answers to what a seat is asked, the best first; made from what that seat may know. */
  async advise(match: Match, { seat }: Decision): Promise<Advice[]> {
    const question = questionOf(match, seat, ADVISER)
    try {
      return (await this.#think(question, 'advise')) as Advice[]
    } catch (error) {
      this.log.error({ bot: ADVISER, game: question.game, err: error }, 'a hint has failed')
      throw new Refusal('unavailable', 'nothing came to mind; ask again')
    }
  }

  /** What the function of this name in the worker makes of a question. */
  async #think(question: Question, name: 'default' | 'advise'): Promise<unknown> {
    this.#pool ??= this.#start()
    return (await this.#pool).run(question, { name, signal: AbortSignal.timeout(PATIENCE) })
  }

  /** Loaded when the first bot is asked. */
  async #start(): Promise<Piscina<Question, unknown>> {
    const { Piscina } = await import('piscina')
    return new Piscina<Question, unknown>({
      filename: this.worker,
      minThreads: 1,
      maxThreads: Math.max(1, availableParallelism() - 1),
      // A thread cannot read TypeScript by itself, where the server runs from its sources.
      ...(source && { execArgv: ['--import', 'tsx', '--conditions=regelwerk-source'] }),
    })
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy()
  }
}

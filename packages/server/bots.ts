/** Bots think in other threads, never in that of the server, and whatever happens to them there, they answer. */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
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
import type { Begun, Question } from './bots-worker.ts'
import { Refusal } from './refusal.ts'
import { type Asker, Turns } from './turns.ts'

/** How long a bot may think, from when it begins to, in milliseconds, and how often it is asked again. */
const PATIENCE = 20_000
/** How long a thread may take until it begins to: on a busy machine loading the rules takes a while. */
const START = 10 * PATIENCE
const TRIES = 2

/** So many think at once; one guest's bots have half of them, or one. */
const THREADS = Math.max(1, availableParallelism() - 1)
const SHARE = Math.max(1, Math.floor(THREADS / 2))

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

async function put(
  pool: Piscina<Question & Begun, unknown>,
  question: Question,
  name: string,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const patience = new AbortController()
  let timer = setTimeout(() => patience.abort(), START)
  port1.once('message', () => {
    clearTimeout(timer)
    timer = setTimeout(() => patience.abort(), PATIENCE)
  })
  try {
    const options = { name, signal: patience.signal, transferList: [port2] }
    return await pool.run({ ...question, begun: port2 }, options)
  } finally {
    clearTimeout(timer)
    port1.close()
  }
}

export class Bots {
  #pool: Promise<Piscina<Question & Begun, unknown>> | null = null
  readonly turns = new Turns(THREADS, SHARE)

  constructor(
    readonly log: FastifyBaseLogger,
    readonly worker = WORKER,
  ) {}

  /**
   * What a bot answers to what its seat is asked; something else where that has failed before. null: when it was its
   * turn to think, nobody waited for it any more.
   */
  async choose(
    asker: Asker,
    match: Match,
    decision: Decision,
    bot: string,
    failures = 0,
  ): Promise<Choice | null> {
    const { seat } = decision
    for (let attempt = failures + 1; attempt <= TRIES; attempt++) {
      try {
        const choice = (await this.#think(
          asker,
          () => questionOf(match, seat, bot),
          'default',
        )) as Choice | null
        if (choice === null) return null
        const wrong = whyNot(decision, choice)
        if (wrong === null) return choice
        throw new Error(`this is no legal answer: ${wrong}`)
      } catch (error) {
        this.log.error({ bot, game: match.game.id, attempt, err: error }, 'a bot has failed')
      }
    }
    return randomChoice(
      decision,
      seedRandom(`${match.setup.seed}/${seat}/${match.answers.length}/${failures}`),
    )
  }

  /** The best few answers to what a seat is asked, the best first; made from what that seat may know. */
  async advise(asker: Asker, match: Match, { seat }: Decision): Promise<Advice[]> {
    try {
      const advice = await this.#think(asker, () => questionOf(match, seat, ADVISER), 'advise')
      if (advice === null) throw new Error('nobody waits for it any more')
      return advice as Advice[]
    } catch (error) {
      this.log.error({ bot: ADVISER, game: match.game.id, err: error }, 'a hint has failed')
      throw new Refusal('unavailable', 'nothing came to mind; ask again')
    }
  }

  /** What the function of this name in the worker makes of a question, which is put when it is the asker's turn. */
  #think(asker: Asker, question: () => Question, name: 'default' | 'advise'): Promise<unknown> {
    return this.turns.take(asker, async () => {
      this.#pool ??= this.#start()
      const pool = await this.#pool
      return put(pool, question(), name)
    })
  }

  /** Loaded when the first bot is asked. */
  async #start(): Promise<Piscina<Question & Begun, unknown>> {
    const { Piscina } = await import('piscina')
    const reader = new URL('../../scripts/source-thread.mjs', import.meta.url).href
    return new Piscina<Question & Begun, unknown>({
      filename: this.worker,
      minThreads: 1,
      maxThreads: THREADS,
      // A thread cannot read TypeScript by itself, where the server runs from its sources.
      ...(source && { execArgv: ['--import', reader, '--conditions=regelwerk-source'] }),
    })
  }

  async close(): Promise<void> {
    await (await this.#pool)?.destroy()
  }
}

/** Somebody who plays quietly beside all that is done to a server, and finds out how long that takes. */
import { type Game, type RandomState, seedRandom } from '@regelwerk/core'
import { Client, choiceFor } from './client.ts'
import { nothingTold, Pair } from './pair.ts'
import { againstBot } from './plans.ts'

export interface Waited {
  answers: number
  p50: number
  p99: number
}

export function waited(times: readonly number[]): Waited {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99) }
}

/** Milliseconds between a screen and the answer to it. */
const THINKS = 50

/** Two people who play against each other. */
export class Strangers {
  readonly #told = nothingTold()
  readonly #pair: Pair
  #playing: Promise<void> = Promise.resolve()
  #from = 0

  constructor(game: Game) {
    this.#pair = new Pair(game, this.#told, 'strangers')
  }

  async arrive(url: string): Promise<void> {
    await this.#pair.arrive(url)
    this.#playing = this.#pair.play(() => THINKS)
  }

  /** What they had to wait since they were last asked. */
  waited(): Waited {
    const since = this.#told.latencies.slice(this.#from)
    this.#from = this.#told.latencies.length
    return waited(since)
  }

  /** Has one been answered since they were last asked what they had to wait? */
  hasAnswered(): boolean {
    return this.#told.latencies.length > this.#from
  }

  get problems(): readonly string[] {
    return this.#told.problems
  }

  async leave(): Promise<void> {
    this.#pair.stop()
    await this.#playing
    this.#pair.leave()
  }
}

/** Somebody who plays against a bot, so often: how long does the bot take? */
export async function botTimes(url: string, game: Game, bot: string, answers: number): Promise<number[]> {
  const ann = await Client.named(url, 'Alone')
  const random: RandomState = seedRandom('alone')
  const times: number[] = []
  while (times.length < answers) {
    const { match } = await ann.make(againstBot(game, bot))
    await ann.ask({ kind: 'open', match })
    let seen = -1
    for (;;) {
      const { seq, decision, outcome } = await ann.screen(
        match,
        (screen) => screen.seq > seen && (screen.decision !== null || screen.outcome !== null),
      )
      if (decision === null || outcome !== null || times.length >= answers) break
      const began = performance.now()
      await ann.answer(match, choiceFor(decision, random), seq)
      seen = seq
      const next = await ann.screen(
        match,
        (screen) => screen.seq > seq && (screen.decision !== null || screen.outcome !== null),
      )
      // Where nobody else was asked in between, no bot has thought.
      if (next.seq > seq + 1) times.push(performance.now() - began)
    }
    await ann.ask({ kind: 'concede', match }).catch(() => {})
    await ann.ask({ kind: 'close', match })
  }
  ann.close()
  return times
}

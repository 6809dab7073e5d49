/** Two scripted clients who play one match after the other against each other, and know what they were told. */
import { type Game, type RandomState, seedRandom } from '@regelwerk/core'
import { Client, choiceFor, type Identity, newGuest, Refused } from './client.ts'
import { joining, planFor } from './plans.ts'
import type { Acknowledged } from './verify.ts'

export interface Told {
  acknowledged: Acknowledged[]
  /** Answers on their way when the connection broke, by match and seat. */
  unsure: Map<string, number>
  latencies: number[]
  finished: number
  /** Anything that should not have been. */
  problems: string[]
}

export const nothingTold = (): Told => ({
  acknowledged: [],
  unsure: new Map(),
  latencies: [],
  finished: 0,
  problems: [],
})

export class Pair {
  #match: string | null = null
  #clients: Client[] = []
  #who: Identity[] = []
  #stopped = false
  /** How far the match had come before the last answer of each seat: what was shown until then is old. */
  #seen: number[] = []
  readonly #random: RandomState

  constructor(
    readonly game: Game,
    readonly told: Told,
    seed: string,
  ) {
    this.#random = seedRandom(seed)
  }

  /** Connects, again if need be, and goes on with the match or makes one. */
  async arrive(url: string): Promise<void> {
    this.#stopped = false
    this.#seen = []
    if (this.#who.length === 0) this.#who = [await newGuest(url, 'Ann'), await newGuest(url, 'Bob')]
    this.#clients = await Promise.all(this.#who.map((who) => Client.connect(url, who)))
    if (this.#match === null) await this.#make()
    else await this.#openAll()
  }

  async #make(): Promise<void> {
    const [ann, bob] = this.#clients as [Client, Client]
    const { match } = await patiently(() => ann.make(planFor(this.game)))
    await patiently(() => bob.ask(joining(this.game, match)))
    this.#match = match
    this.#seen = []
    await this.#openAll()
  }

  async #openAll(): Promise<void> {
    const match = this.#match as string
    for (const client of this.#clients) await client.ask({ kind: 'open', match })
  }

  /** Plays until stopped or cut off, `think` milliseconds after each screen on average. */
  async play(think: () => number): Promise<void> {
    while (!this.#stopped) {
      await Promise.all(this.#clients.map((client, seat) => this.#playMatch(client, seat, think)))
      if (this.#stopped) return
      this.told.finished++
      try {
        await this.#make()
      } catch {
        return
      }
    }
  }

  async #playMatch(client: Client, seat: number, think: () => number): Promise<void> {
    const match = this.#match as string
    while (!this.#stopped) {
      const seen = this.#seen[seat] ?? -1
      const screen = await client.screen(
        match,
        (shown) => this.#stopped || shown.outcome !== null || (shown.decision !== null && shown.seq > seen),
      )
      if (this.#stopped || screen.outcome !== null) return
      const wait = think()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      if (this.#stopped) return
      this.#seen[seat] = await this.#answer(client, match, seat, screen)
    }
  }

  /** Returns how far the match had come before this answer. */
  async #answer(
    client: Client,
    match: string,
    seat: number,
    { decision, seq }: Awaited<ReturnType<Client['screen']>>,
  ): Promise<number> {
    if (decision === null) return seq
    const choice = choiceFor(decision, this.#random)
    const where = `${match}/${seat}`
    const { unsure, acknowledged, latencies, problems } = this.told
    unsure.set(where, (unsure.get(where) ?? 0) + 1)
    const began = performance.now()
    let place = seq
    try {
      const reply = await client.answer(match, choice, seq)
      latencies.push(performance.now() - began)
      if (reply.kind !== 'done' || reply.seq === undefined) problems.push(`a strange reply: ${reply.kind}`)
      else {
        place = reply.seq
        acknowledged.push({ match, seq: place, seat, choice })
      }
    } catch (error) {
      if (error instanceof Refused) problems.push(`${this.game.id}: ${error.message}`)
    }
    unsure.set(where, (unsure.get(where) ?? 0) - 1)
    return place
  }

  /** How much has come in, to both. */
  get bytes(): number {
    return this.#clients.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  /** No more answers from now on; what is on its way may still arrive. */
  stop(): void {
    this.#stopped = true
    for (const client of this.#clients) client.nudge()
  }

  goOn(): void {
    this.#stopped = false
  }

  leave(): void {
    this.stop()
    for (const client of this.#clients) client.socket.terminate()
  }
}

/** Who is told to wait a little waits: a server that has just been started makes its first match slowly, and charges for it. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (wrong) {
      if (!(wrong instanceof Refused) || wrong.code !== 'too-many' || tries >= 60) throw wrong
      await new Promise((go) => setTimeout(go, 1000))
    }
  }
}

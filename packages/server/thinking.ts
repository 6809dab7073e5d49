/** The bots at a table: who of them is asked thinks, and answers. Those who play against bots alone may ask them for advice. */
import type { Answer, Decision, Match, Seat } from '@regelwerk/core'
import { type Advice, areHintsFair } from '@regelwerk/protocol'
import type { FastifyBaseLogger } from 'fastify'
import type { Asked } from './asked.ts'
import type { Audience } from './audience.ts'
import type { Bots } from './bots.ts'
import { Refusal } from './refusal.ts'
import type { MatchRow } from './rows.ts'
import type { Time } from './time.ts'

/** How long a bot waits where nothing can be written, in milliseconds. */
const AGAIN = 1000

/** So often may what a bot answers turn out not to work before it gives up. */
const LAST_TRY = 5

/** Where bots sit. */
export interface BotsTable {
  readonly around: { time: Time; bots: Bots; log: FastifyBaseLogger }
  readonly row: Readonly<MatchRow>
  readonly match: Match | null
  readonly seq: number
  readonly asked: Asked
  readonly audience: Audience
  readonly isClosed: boolean
  readonly isUnsure: boolean
  take(seat: Seat, choice: Answer['choice']): Promise<void>
}

export class Thinking {
  /** For each bot that thinks: since when it has been asked. */
  readonly #thinking = new Map<Seat, number>()
  /** What has been advised last, or is being thought about. */
  #hint: { decision: Decision; answers: Promise<Advice[]>; isReady: boolean } | null = null
  /** How often in a row an answer could not be carried out, and how often one could not be written. */
  failures = 0
  unwritable = 0

  constructor(readonly table: BotsTable) {}

  get isGoingOn(): boolean {
    return this.#thinking.size > 0
  }

  /** An answer has been carried out and written. */
  succeeded(): void {
    this.failures = 0
    this.unwritable = 0
  }

  get #asker(): { guest: string; match: string } {
    const { row } = this.table
    return { guest: row.plan.maker, match: row.id }
  }

  /** Bots wait where nobody is who plays with them. */
  begin(): void {
    const { row, asked, audience, around } = this.table
    if (row.state !== 'playing' || !row.seats.some(({ bot }) => bot !== null) || !audience.isPlayedAt) return
    for (const { decision, since } of asked.all) {
      const { seat } = decision
      const bot = row.seats[seat]?.bot
      if (typeof bot !== 'string' || this.#thinking.get(seat) === since) continue
      this.#thinking.set(seat, since)
      this.#answer(seat, decision, bot).catch((error) => {
        around.log.error({ match: row.id, seat, err: error }, 'a bot could not answer')
      })
    }
  }

  async #answer(seat: Seat, decision: Decision, bot: string): Promise<void> {
    const { asked, audience, around } = this.table
    const match = this.table.match as Match
    const isWanted = (): boolean => asked.isOpen(decision) && audience.isPlayedAt
    if (this.unwritable > 0) await new Promise<void>((go) => around.time.after(AGAIN, go))
    const choice =
      this.failures < LAST_TRY
        ? await around.bots.choose({ ...this.#asker, isWanted }, match, decision, bot, this.failures)
        : 'concede'
    this.#thinking.delete(seat)
    if (this.table.isClosed) return
    // Meanwhile it may be asked something else, or nothing, or nobody may be here.
    if (choice === null || !asked.isOpen(decision) || this.table.isUnsure) return this.begin()
    await this.table.take(seat, choice)
  }

  /** What would you do? One thought at a time; who asks the same again hears the same. */
  async advise(seat: Seat, seq: number): Promise<Advice[]> {
    const { row, asked, around } = this.table
    if (!areHintsFair(row.seats, seat)) {
      throw new Refusal('not-allowed', 'hints are for who plays against bots alone')
    }
    const decision = asked.meantBy(seat, seq, this.table.seq)
    if (this.#hint?.decision === decision) return this.#hint.answers
    if (this.#hint?.isReady === false) {
      throw new Refusal('too-many', 'what was asked before is still being thought about: wait a little')
    }
    const isWanted = (): boolean => asked.isOpen(decision)
    const answers = around.bots.advise({ ...this.#asker, isWanted }, this.table.match as Match, decision)
    const hint = { decision, answers, isReady: false }
    this.#hint = hint
    answers.then(
      () => {
        hint.isReady = true
      },
      () => {
        this.#hint = null
      },
    )
    return answers
  }
}

/**
 * A table: one match in memory, with its seats, clocks and audience. Whatever changes the match is first tried, then
 * applied, then written; only what is on disk is acknowledged and shown.
 */
import {
  type Choice,
  type Decision,
  type Game,
  type Match,
  type Seat,
  WATCHER,
  whyNot,
} from '@regelwerk/core'
import { type Advice, areHintsFair, commitOf, gameOf, type MatchInfo, seedFrom } from '@regelwerk/protocol'
import type { FastifyBaseLogger } from 'fastify'
import { Asked } from './asked.ts'
import { Audience, type Listener } from './audience.ts'
import type { Bots } from './bots.ts'
import { Clocks } from './clocks.ts'
import { beforeLastOf, type EventChoice, Frozen, isRewind, play, playedAgain } from './events.ts'
import { infoOf } from './info.ts'
import type { Metrics } from './metrics.ts'
import type { Record } from './record.ts'
import { Refusal } from './refusal.ts'
import {
  type AnswerRow,
  type Deck,
  entropyOf,
  hasRevealed,
  isTaken,
  type MatchRow,
  type SeatRow,
} from './rows.ts'
import type { Time } from './time.ts'

/** What a table is given by the hall it stands in. */
export interface Surroundings {
  time: Time
  record: Record
  bots: Bots
  metrics: Metrics
  log: FastifyBaseLogger
  /** Something has changed that others may want to know: who sits, whether it is over, who is here. */
  changed(): void
}

/** How long until a match that could not be read is read again, in milliseconds. */
const AGAIN = 1000

/** So long do those who have revealed what they add to the seed wait for the others, in milliseconds. */
export const REVEALING = 5 * 60_000

/** So often may what a bot answers turn out not to work before it gives up. */
const LAST_TRY = 5

export class Table {
  #row: MatchRow
  #match: Match | null = null
  /** Events recorded or about to be. It never goes back, so an answer that comes twice is seen to be old. */
  #seq = 0
  readonly #asked = new Asked()
  #clocks: Clocks | null = null
  #callOff: () => void = () => {}
  /** Writes on their way. Until they are done nothing is shown. */
  #unwritten = 0
  #reloading: Promise<void> | null = null
  #undo: { seat: Seat; to: number; agreed: Set<Seat> } | null = null
  /** For each bot that thinks: since when it has been asked. */
  readonly #thinking = new Map<Seat, number>()
  /** What has been advised last, or is being thought about. */
  #hint: { decision: Decision; answers: Promise<Advice[]>; isReady: boolean } | null = null
  /** How often in a row an answer could not be carried out, and how often one could not be written. */
  #failures = 0
  #unwritable = 0
  #touched: number
  /** What has been told of the match last, as JSON. */
  #told = ''
  readonly audience: Audience

  constructor(
    readonly around: Surroundings,
    row: MatchRow,
    answers: readonly AnswerRow[] = [],
  ) {
    this.#row = row
    this.#touched = around.time.now()
    this.audience = new Audience(
      row.id,
      (guest) => this.seatOf(guest),
      (guest) => this.keptFor(guest),
    )
    this.#restore(answers)
  }

  get row(): Readonly<MatchRow> {
    return this.#row
  }

  get game(): Game {
    return gameOf(this.#row.game)
  }

  /** The match as it stands, for tests and replays; players get screens. */
  get match(): Match | null {
    return this.#match
  }

  get seq(): number {
    return this.#seq
  }

  /** Nothing is under way, nobody is here, and nothing will happen by itself. */
  isIdle(now: number, after: number): boolean {
    const quiet = this.#unwritten === 0 && this.#thinking.size === 0 && this.#reloading === null
    const still = this.#row.state !== 'playing' || this.#clocks === null
    return quiet && still && now - this.#touched >= after && this.audience.size === 0
  }

  /** Somebody has asked for it. */
  touched(): this {
    this.#touched = this.around.time.now()
    return this
  }

  seatOf(guest: string): Seat {
    const { seats, state } = this.#row
    const seat = seats.findIndex((one) => one.guest === guest && (state !== 'waiting' || isTaken(one)))
    return seat < 0 ? WATCHER : seat
  }

  /** The seat kept for a guest who has not sat down yet. */
  keptFor(guest: string): Seat | null {
    const { seats, state } = this.#row
    const seat = seats.findIndex((one) => one.guest === guest && !isTaken(one))
    return state !== 'waiting' || seat < 0 ? null : seat
  }

  /** Plays what is recorded; throws if it leads elsewhere than it did. */
  #restore(answers: readonly AnswerRow[]): void {
    const { setup, plan } = this.#row
    this.#callOff()
    this.#asked.update([], 0)
    this.#undo = null
    this.#seq = answers.length
    this.#match = null
    this.#clocks = null
    if (this.#row.state === 'revealing') this.#waitForReveals()
    if (setup === null) return
    const last = answers.at(-1)
    this.#match = playedAgain(this.game, setup, answers)
    if (plan.clock.kind !== 'none') {
      this.#clocks = new Clocks(plan.clock, setup.decks.length, last?.clocks ?? undefined)
    }
  }

  /** After a restart or when the last seat has been taken: whoever is to move is asked. */
  wake(): void {
    this.#ask()
    this.#publish()
  }

  // ---- seats

  /** A guest sits down. When the last seat is taken, all are to reveal what they have committed to. */
  async sit(seat: Seat, taken: Pick<SeatRow, 'guest' | 'name' | 'deck'> & { commit: string }): Promise<void> {
    const seats = this.#row.seats.map((one, i) => (i === seat ? { ...one, ...taken } : one))
    this.#row = { ...this.#row, seats, state: stateOf(seats) }
    if (this.#row.state === 'revealing') this.#waitForReveals()
    await this.#write(this.around.record.write(this.#row, null))
  }

  /** Somebody tells what they add to the seed. When all have, the match begins. */
  async reveal(seat: Seat, entropy: string): Promise<void> {
    const { state, seats } = this.#row
    const { commit, entropy: before } = seats[seat] as SeatRow
    if (commit !== commitOf(seat, entropy)) {
      throw new Refusal('illegal', 'this is not what you have committed to')
    }
    if (state === 'waiting') throw new Refusal('illegal', 'not everybody has committed yet: wait')
    if (before !== null) return
    if (state !== 'revealing') throw new Refusal('stale', 'the match has ended without it')
    const revealed = seats.map((one, i) => (i === seat ? { ...one, entropy } : one))
    if (revealed.every(hasRevealed)) this.#begin(revealed)
    else this.#row = { ...this.#row, seats: revealed }
    await this.#write(this.around.record.write(this.#row, null))
  }

  /** The match begins: its seed is made from the secret and from what everybody has revealed. */
  #begin(seats: SeatRow[]): void {
    const before = this.#row
    const { secret, plan } = before
    const setup = {
      format: plan.format,
      decks: seats.map(({ deck }) => deck as Deck),
      seed: seedFrom(secret, entropyOf(seats)),
      starter: plan.starter,
    }
    this.#row = { ...before, seats, state: 'playing', setup }
    try {
      this.#restore([])
    } catch (error) {
      this.#row = before
      this.#waitForReveals()
      throw error
    }
    this.#ask()
  }

  #waitForReveals(): void {
    this.#callOff()
    this.#callOff = this.around.time.after(REVEALING, () => {
      this.#end([], 'unrevealed')
      this.#write(this.around.record.write(this.#row, null)).catch((error) => {
        this.around.log.error({ match: this.#row.id, err: error }, 'the match could not be ended')
      })
    })
  }

  /** The match after this one has been made. */
  follow(next: string): Promise<void> {
    this.#row = { ...this.#row, next }
    return this.#write(this.around.record.write(this.#row, null))
  }

  /** A new table is written for the first time. */
  enter(): Promise<void> {
    return this.#write(this.around.record.write(this.#row, null))
  }

  // ---- what those who sit here may do

  /** Returns the place of the answer in the record. */
  async answer(seat: Seat, seq: number, choice: Choice): Promise<number> {
    const match = this.#playing()
    this.#checkClocks()
    const decision = this.#asked.meantBy(seat, seq, this.#seq)
    const wrong = whyNot(decision, choice)
    if (wrong !== null) throw new Refusal('illegal', `${wrong} (rule ${decision.rule})`)
    const place = this.#seq
    await this.#apply(seat, choice, () => match.answer(seat, choice))
    return place
  }

  /** What would you do? One thought at a time; who asks the same again hears the same. */
  async hint(seat: Seat, seq: number): Promise<Advice[]> {
    const match = this.#playing()
    if (!areHintsFair(this.#row.seats, seat)) {
      throw new Refusal('not-allowed', 'hints are for who plays against bots alone')
    }
    const decision = this.#asked.meantBy(seat, seq, this.#seq)
    if (this.#hint?.decision === decision) return this.#hint.answers
    if (this.#hint?.isReady === false) {
      throw new Refusal('too-many', 'what was asked before is still being thought about: wait a little')
    }
    const answers = this.around.bots.advise(match, decision)
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

  /** Takes the last answer back, as the rules allow, or asks the others whether that may be. */
  async undo(seat: Seat, seq: number): Promise<void> {
    const match = this.#playing()
    this.#checkSeq(seq)
    this.#checkClocks()
    if (match.canUndo(seat)) return this.#apply(seat, 'undo', () => match.answer(seat, 'undo'))
    const to = beforeLastOf(match.answers, seat)
    if (to === null) throw new Refusal('illegal', 'you have answered nothing that could be taken back')
    if (match.answers.slice(to).some(({ choice }) => choice === 'concede')) {
      throw new Refusal('illegal', 'nothing can be taken back past a concession')
    }
    this.#undo = { seat, to, agreed: new Set([seat]) }
    if (this.#allAgree()) return this.#rewind(this.#undo)
    this.tellInfo()
  }

  async consent(seat: Seat, seq: number, yes: boolean): Promise<void> {
    this.#playing()
    this.#checkSeq(seq)
    const asked = this.#undo
    if (asked === null) throw new Refusal('stale', 'nobody asks to go back')
    if (yes) asked.agreed.add(seat)
    else this.#undo = null
    if (yes && this.#allAgree()) return this.#rewind(asked)
    this.tellInfo()
  }

  async concede(seat: Seat): Promise<void> {
    const match = this.#playing()
    if (this.#hasLeft(seat)) throw new Refusal('illegal', 'you have conceded already')
    await this.#apply(seat, 'concede', () => match.answer(seat, 'concede'))
  }

  #playing(): Match {
    if (this.#reloading !== null) throw new Refusal('unavailable', 'the match is being read again: try again')
    if (this.#row.state === 'over') throw new Refusal('illegal', 'the match is over')
    if (this.#row.state !== 'playing') throw new Refusal('illegal', 'the match has not begun')
    if (this.#match === null) throw new Refusal('unavailable', 'the match cannot be read: try again')
    return this.#match
  }

  #checkSeq(seq: number): void {
    if (seq !== this.#seq) throw new Refusal('stale', `this was about number ${seq}; now it is ${this.#seq}`)
  }

  #hasLeft(seat: Seat): boolean {
    return this.#match?.answers.some((a) => a.seat === seat && a.choice === 'concede') ?? false
  }

  /** All who are persons and still play; bots agree to everything. */
  #allAgree(): boolean {
    return this.#row.seats.every(
      ({ bot }, seat) => bot !== null || this.#undo?.agreed.has(seat) || this.#hasLeft(seat),
    )
  }

  #rewind({ seat, to }: { seat: Seat; to: number }): Promise<void> {
    return this.#apply(seat, { rewind: to }, () => {
      const { setup, answers } = this.#match as Match
      this.#match = play(this.game, setup, answers.slice(0, to))
    })
  }

  // ---- applying and writing

  async #apply(
    seat: Seat,
    choice: EventChoice,
    change: () => void,
    ended: MatchInfo['ended'] = choice === 'concede' ? 'conceded' : null,
  ): Promise<void> {
    const { time, record, metrics, log } = this.around
    const now = time.now()
    this.touched()
    this.#clocks?.charge(now)
    try {
      change()
    } catch (error) {
      log.error(
        { match: this.#row.id, seq: this.#seq, seat, err: error },
        'an answer could not be carried out',
      )
      this.#failures++
      await this.#reload()
      throw new Refusal('unavailable', 'this could not be carried out; nothing has changed')
    }
    const match = this.#match as Match
    this.audience.shorten(match.logged)
    if (isRewind(choice)) this.#clocks?.rewound()
    else if (choice === 'undo') this.#clocks?.undone(seat)
    else if (choice !== 'concede') this.#clocks?.answered(seat)
    const answer: AnswerRow = {
      match: this.#row.id,
      seq: this.#seq++,
      seat,
      choice,
      hash: match.hash(),
      at: now,
      clocks: this.#clocks && [...this.#clocks.left],
    }
    this.#undo = null
    const over = match.outcome !== null
    if (over) this.#end(match.outcome?.winners ?? [], ended)
    this.#ask()
    await this.#write(record.write(over ? this.#row : null, answer))
    this.#failures = 0
    this.#unwritable = 0
    metrics.recorded()
  }

  #end(winners: readonly Seat[], ended: MatchInfo['ended']): void {
    const { game, wins } = this.#row.series
    const won = wins.map((n, seat) => n + (winners.includes(seat) ? 1 : 0))
    this.#row = { ...this.#row, state: 'over', ended, series: { game, wins: won } }
    this.around.log.info({ match: this.#row.id, answers: this.#seq, winners, ended }, 'a match is over')
  }

  /** Waits for a write; if it fails, the match is what is on disk. */
  async #write(written: Promise<void>): Promise<void> {
    this.#unwritten++
    try {
      await written
    } catch (error) {
      this.around.log.error({ match: this.#row.id, err: error }, 'could not be written')
      this.#unwritten--
      this.#unwritable++
      await this.#reload()
      throw new Refusal('unavailable', 'this could not be recorded; nothing has changed')
    }
    this.#unwritten--
    // The reply goes out first.
    setImmediate(() => this.#publish())
  }

  #reload(): Promise<void> {
    this.#reloading ??= this.#readAgain().finally(() => {
      this.#reloading = null
      this.wake()
    })
    return this.#reloading
  }

  async #readAgain(): Promise<void> {
    const { record, log, time } = this.around
    this.#callOff()
    try {
      await record.settled()
      const found = await record.read(this.#row.id)
      if (found === null) return
      this.#row = found.row
      this.#restore(found.answers)
      this.audience.forget()
    } catch (error) {
      log.error({ match: this.#row.id, err: error }, 'could not be read again')
      this.#match = null
      this.#asked.update([], 0)
      if (!(error instanceof Frozen)) this.#callOff = time.after(AGAIN, () => void this.#reload())
    }
  }

  /** When nothing is on its way to the disk any more. */
  async settled(): Promise<void> {
    while (this.#unwritten > 0) await this.around.record.settled()
    await this.#reloading
  }

  // ---- who is asked, and until when

  #ask(): void {
    this.#asked.update(this.#match?.decisions ?? [], this.#seq)
    const clocks = this.#clocks
    if (clocks === null) return
    this.#callOff()
    const persons = this.#asked.seats.filter((seat) => this.#row.seats[seat]?.bot === null)
    const now = this.around.time.now()
    clocks.charge(now)
    clocks.run(persons, now)
    const left = clocks.untilNext()
    if (left !== null) this.#callOff = this.around.time.after(left, () => this.#timeIsUp())
  }

  #timeIsUp(): void {
    this.#clocks?.charge(this.around.time.now())
    const match = this.#match
    const [seat] = this.#clocks?.runOut() ?? []
    if (match === null || this.#reloading !== null || this.#row.state !== 'playing') return
    if (seat === undefined) {
      this.#ask()
      return
    }
    this.#apply(seat, 'concede', () => match.answer(seat, 'concede'), 'clock').catch((error) => {
      this.around.log.error({ match: this.#row.id, err: error }, 'the clock could not end the match')
    })
  }

  /** An answer that comes in after the time is up, but before the clock has been looked at, is too late. */
  #checkClocks(): void {
    this.#clocks?.charge(this.around.time.now())
    if ((this.#clocks?.runOut().length ?? 0) === 0) return
    this.#callOff()
    this.#timeIsUp()
    throw new Refusal('stale', 'the time is up')
  }

  #askBots(): void {
    if (this.#row.state !== 'playing') return
    for (const { decision, since } of this.#asked.all) {
      const { seat } = decision
      const bot = this.#row.seats[seat]?.bot
      if (typeof bot !== 'string' || this.#thinking.get(seat) === since) continue
      this.#thinking.set(seat, since)
      this.#letBotAnswer(seat, decision, bot).catch((error) => {
        this.around.log.error({ match: this.#row.id, seat, err: error }, 'a bot could not answer')
      })
    }
  }

  async #letBotAnswer(seat: Seat, decision: Decision, bot: string): Promise<void> {
    const match = this.#match as Match
    if (this.#unwritable > 0) await new Promise<void>((go) => this.around.time.after(AGAIN, go))
    const choice =
      this.#failures < LAST_TRY
        ? await this.around.bots.choose(match, decision, bot, this.#failures)
        : 'concede'
    this.#thinking.delete(seat)
    // Meanwhile it may be asked something else, or nothing.
    if (!this.#asked.isOpen(decision) || this.#reloading !== null) return this.#askBots()
    await this.#apply(seat, choice, () => match.answer(seat, choice))
  }

  // ---- what is told

  #publish(): void {
    if (this.#unwritten > 0 || this.#reloading !== null) return
    this.#dismiss()
    this.tellInfo()
    for (const error of this.#match === null ? [] : this.audience.show(this.#match, this.#seq)) {
      this.around.log.error({ match: this.#row.id, seq: this.#seq, err: error }, 'could not be shown')
    }
    this.#askBots()
    this.around.changed()
  }

  /** Who came to see whether there is a seat does not stay where nobody may watch. */
  #dismiss(): void {
    if (this.#row.state === 'waiting' || this.#row.plan.spectators) return
    for (const listener of [...this.audience.listeners]) {
      if (this.seatOf(listener.guest.id) !== WATCHER) continue
      this.audience.remove(listener)
      listener.send(
        JSON.stringify({ kind: 'error', code: 'not-allowed', text: 'this match has no spectators' }),
      )
    }
  }

  /** Tells everybody around the table how things stand; once what is on its way is written. */
  tellInfo(): void {
    if (this.#unwritten > 0) return
    const info = JSON.stringify(this.info())
    if (info !== this.#told) this.audience.tellInfo(info)
    this.#told = info
  }

  /** Somebody opens the table: replies how things stand, then shows it. */
  async welcome(listener: Listener, re?: number): Promise<void> {
    await this.settled()
    this.audience.add(listener)
    listener.send(this.audience.infoFor(JSON.stringify(this.info()), listener, re))
    this.#publish()
  }

  leave(listener: Listener): void {
    if (!this.audience.has(listener)) return
    this.audience.remove(listener)
    this.tellInfo()
    this.around.changed()
  }

  /** Shows it to those who have not seen it so: the language of somebody has changed. */
  showAgain(): void {
    this.#publish()
  }

  info(): MatchInfo {
    this.#clocks?.charge(this.around.time.now())
    return infoOf(this.#row, this.audience, this.#clocks, this.#undo)
  }

  close(): void {
    this.#callOff()
  }
}

/** Where everybody sits, what they have committed to is to be revealed. */
export const stateOf = (seats: readonly SeatRow[]): MatchRow['state'] =>
  seats.every(isTaken) ? 'revealing' : 'waiting'

/**
 * A table: one match in memory, with its seats, clocks and audience. Whatever changes the match is first tried, then
 * applied, then written; only what is on disk is acknowledged and shown.
 */
import {
  type Answer,
  type Choice,
  type Game,
  type Lang,
  type Match,
  type Seat,
  WATCHER,
  whyNot,
} from '@regelwerk/core'
import {
  type Advice,
  commitOf,
  type Foreseen,
  foreseeOption,
  loadGame,
  type MatchInfo,
  type ObstacleOnScreen,
  obstaclesOf,
} from '@regelwerk/protocol'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { Asked } from './asked.ts'
import { Audience, type Listener } from './audience.ts'
import { type EventChoice, isRewind } from './events.ts'
import { Held } from './held.ts'
import { infoOf } from './info.ts'
import { dueAt, endOf, over, REVEALING } from './lifetime.ts'
import { setupOf } from './plan.ts'
import type { Change, Kept } from './record.ts'
import { Refusal } from './refusal.ts'
import { type Restored, restored } from './restoring.ts'
import { type AnswerRow, hasRevealed, isTaken, type MatchRow, type SeatRow, stateOf } from './rows.ts'
import type { SnapshotTable } from './schema.ts'
import type { Shown } from './showing.ts'
import type { Surroundings } from './surroundings.ts'
import { TakingBack } from './taking-back.ts'
import { Telling } from './telling.ts'
import { type BotsTable, Thinking } from './thinking.ts'
import { Timekeeping } from './timekeeping.ts'

/** How long until a match that could not be read is read again, in milliseconds. */
const AGAIN = 1000

/** So often the whole state is hashed: after each answer would cost as much as the answer itself. */
const HASHED = 16

export class Table implements Shown, BotsTable {
  #row: MatchRow
  #held: Held | null = null
  /** Events recorded or about to be. It never goes back, so an answer that comes twice is seen to be old. */
  #seq = 0
  readonly asked = new Asked()
  readonly #time: Timekeeping
  readonly #thinking = new Thinking(this)
  readonly #telling: Telling
  /** When something last happened. */
  #lastAt = 0
  #callOff: () => void = () => {}
  /** Writes on their way. Until they are done nothing is shown. */
  #unwritten = 0
  #reloading: Promise<void> | null = null
  readonly #back = new TakingBack(this)
  #touched: number
  #closed = false
  readonly audience: Audience

  constructor(
    readonly around: Surroundings,
    row: MatchRow,
    readonly game: Game,
  ) {
    this.#row = row
    this.#touched = around.time.now()
    this.audience = new Audience(
      row.id,
      (guest) => this.seatOf(guest),
      (guest) => this.keptFor(guest),
    )
    this.#telling = new Telling(this.audience)
    this.#time = new Timekeeping(around.time, () => this.#timeIsUp())
  }

  /** A table as it is on record. What the rules of today make of it is written down, where they are others. */
  static async of(around: Surroundings, kept: Kept): Promise<Table> {
    const table = new Table(around, kept.row, await loadGame(kept.row.game))
    const change = table.#takeUp(kept)
    if (change !== null) await around.record.write(kept.row.id, change)
    return table
  }

  get row(): Readonly<MatchRow> {
    return this.#row
  }

  /** The match as it stands, for tests and replays; players get screens. */
  get match(): Match | null {
    return this.#match
  }

  get seq(): number {
    return this.#seq
  }

  /** It has left the memory. */
  get isClosed(): boolean {
    return this.#closed
  }

  /** It is about to be read again. */
  get isUnsure(): boolean {
    return this.#reloading !== null
  }

  /** Nothing is under way, nobody is here, and nothing will happen by itself. */
  isIdle(now: number, after: number): boolean {
    const quiet = this.#unwritten === 0 && !this.#thinking.isGoingOn && this.#reloading === null
    return quiet && now - this.#touched >= after && this.audience.size === 0
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

  #clear(): void {
    this.#callOff()
    this.asked.update([], 0)
    this.#back.asked = null
    this.#seq = 0
    this.#held = null
    this.#time.clear()
  }

  get #match(): Match | null {
    return this.#held?.match ?? null
  }

  /** Takes up what is recorded; returns what is to be written of it, if the rules of today go on differently. */
  #takeUp(kept: Kept): Change | null {
    this.#clear()
    this.#row = kept.row
    this.#seq = (kept.snapshots.at(-1)?.seq ?? 0) + kept.events.length
    if (kept.row.state === 'revealing') this.#waitForReveals()
    if (kept.row.setup === null) return null
    const rules = fingerprintOf(this.#row.game)
    let found: Restored
    try {
      found = restored(this.game, kept)
    } catch (error) {
      return this.#cannotGoOn((error as Error).message)
    }
    const { held, clocks, at, lost, reason } = found
    this.#hold(held, clocks, at)
    const { state, rules: from } = this.#row
    if (state === 'over') held.stop()
    if (state !== 'playing' || (from === rules && lost === 0)) return null
    return this.#goOnBy(rules, lost, reason)
  }

  #hold(held: Held, clocks: number[] | null, at: number): void {
    const { plan } = this.#row
    this.#held = held
    this.#lastAt = at
    this.#time.set(plan.clock, held.match.state.seats, clocks, Math.max(at, this.around.started))
  }

  /** It could not be loaded: a match that was going on ends without a winner; what is recorded of it stays. */
  #cannotGoOn(reason: string): Change | null {
    this.around.log.error({ match: this.#row.id, reason }, 'a match could not be loaded')
    if (this.#row.state !== 'playing') return null
    this.#end([], 'upgrade', reason)
    return { match: this.#row }
  }

  /** From here on the match is played by these rules; answers that lead elsewhere now no longer count. */
  #goOnBy(rules: string, lost: number, reason: string | null): Change {
    const { id, rules: from, changes } = this.#row
    const { time, log } = this.around
    const report = { match: id, seq: this.#seq, from, to: rules, lost, reason }
    if (from === rules)
      log.fatal(report, 'A MATCH DOES NOT REPLAY AS RECORDED: it goes on from where it does')
    else log.warn(report, 'the rules have changed: a match goes on by those of today')
    const answer = this.#event(this.#seq, WATCHER, { rewind: (this.#held as Held).counted }, time.now(), true)
    if (lost > 0) this.#seq++
    this.#row = { ...this.#row, rules, changes: [...changes, { seq: this.#seq, from, to: rules, lost }] }
    return { match: this.#row, ...(lost > 0 && { answer }), ...this.#snapshotIfNew() }
  }

  /** What has just happened, as it is recorded. */
  #event(seq: number, seat: Seat, choice: EventChoice, at: number, isHashed: boolean): AnswerRow {
    const clocks = this.#time.left
    const hash = isHashed ? (this.#match as Match).hash() : ''
    return { match: this.#row.id, seq, seat, choice, hash, at, clocks }
  }

  /** How it stands now, to be written. */
  #snapshot(): SnapshotTable {
    this.#time.charge()
    return (this.#held as Held).snapshot(this.#row.id, this.#seq, this.#time.left, this.around.time.now())
  }

  #snapshotIfNew(): Change {
    const isNew = this.#held !== null && this.#seq > this.#held.base.seq
    return isNew ? { snapshot: this.#snapshot() } : {}
  }

  #due(): number | null {
    return dueAt(this.#row, this.#time.clocks, this.around.time.now())
  }

  /** After a restart or when the last seat has been taken: whoever is to move is asked. */
  wake(): void {
    this.#ask()
    this.#publish()
  }

  // ---- seats

  /** A guest sits down. When the last seat is taken, all are to reveal what they have committed to. */
  async sit(
    seat: Seat,
    taken: Pick<SeatRow, 'name' | 'deck'> & { guest: string; commit: string },
  ): Promise<void> {
    this.checkSeat(seat, taken.guest)
    const seats = this.#row.seats.map((one, i) => (i === seat ? { ...one, ...taken } : one))
    this.#row = { ...this.#row, seats, state: stateOf(seats) }
    this.#row = { ...this.#row, due: this.#due() }
    if (this.#row.state === 'revealing') this.#waitForReveals()
    await this.#write({ match: this.#row })
  }

  /** Several may ask for a seat at once: whether it is still free is known when they sit down. */
  checkSeat(seat: Seat, guest: string): void {
    const { state, seats } = this.#row
    const there = seats[seat]
    if (there === undefined) throw new Refusal('illegal', `there is no seat ${seat}`)
    if (state !== 'waiting') throw new Refusal('not-allowed', 'the match has begun')
    if (this.seatOf(guest) !== WATCHER) throw new Refusal('not-allowed', 'you sit here already')
    const isKept = this.keptFor(guest) === seat
    if (isTaken(there) || (there.guest !== null && !isKept)) {
      throw new Refusal('not-allowed', 'this seat is taken')
    }
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
    if (revealed.every(hasRevealed)) return this.#write(this.#begin(revealed))
    this.#row = { ...this.#row, seats: revealed }
    await this.#write({ match: this.#row })
  }

  /**
   * The match begins: its seed is made from the secret and from what everybody has revealed. Its decks are written out:
   * a ready deck may be another one some day.
   */
  #begin(seats: SeatRow[]): Change {
    const before = this.#row
    const { game } = this
    try {
      const setup = setupOf(game, before, seats)
      const held = Held.begun(game, setup)
      this.#row = { ...before, seats, state: 'playing', setup, begun: held.match.hash() }
      this.#clear()
      this.#hold(held, null, this.around.time.now())
    } catch (error) {
      this.#row = before
      this.#waitForReveals()
      throw error
    }
    this.#row = { ...this.#row, rules: fingerprintOf(game.id), due: this.#due() }
    this.#ask()
    return { match: this.#row, snapshot: this.#snapshot() }
  }

  #waitForReveals(): void {
    this.#callOff()
    this.#callOff = this.around.time.after(REVEALING, () => {
      this.#end([], 'unrevealed')
      this.#write({ match: this.#row }).catch((error) => {
        this.around.log.error({ match: this.#row.id, err: error }, 'the match could not be ended')
      })
    })
  }

  /** The match after this one has been made. */
  follow(next: string): Promise<void> {
    this.#row = { ...this.#row, next }
    return this.#write({ match: this.#row })
  }

  /** A draft has led to a match for these seats. */
  lead(to: readonly Seat[], next: string): Promise<void> {
    const seats = this.#row.seats.map((seat, i) => (to.includes(i) ? { ...seat, next } : seat))
    this.#row = { ...this.#row, seats }
    return this.#write({ match: this.#row })
  }

  /** A new table is written for the first time. */
  enter(): Promise<void> {
    this.#row = { ...this.#row, due: this.#due() }
    return this.#write({ match: this.#row })
  }

  // ---- what those who sit here may do

  /** Returns the place of the answer in the record. */
  async answer(seat: Seat, seq: number, choice: Choice): Promise<number> {
    this.playing()
    this.#checkClocks()
    const decision = this.asked.meantBy(seat, seq, this.#seq)
    const wrong = whyNot(decision, choice)
    if (wrong !== null) throw new Refusal('illegal', `${wrong} (rule ${decision.rule})`)
    const place = this.#seq
    await this.take(seat, choice)
    return place
  }

  /** What would you do? */
  async hint(seat: Seat, seq: number): Promise<Advice[]> {
    this.playing()
    return this.#thinking.advise(seat, seq)
  }

  /** Takes the last answer back, or asks the others whether that may be. */
  async undo(seat: Seat, seq: number): Promise<void> {
    this.playing()
    this.#checkClocks()
    await this.#back.undo(seat, seq)
  }

  async consent(seat: Seat, seq: number, yes: boolean): Promise<void> {
    await this.#back.consent(seat, seq, yes)
  }

  async concede(seat: Seat): Promise<void> {
    const { left } = this.playing()
    if (left.has(seat)) throw new Refusal('illegal', 'you have conceded already')
    await this.take(seat, 'concede')
  }

  playing(): Held {
    if (this.#reloading !== null) throw new Refusal('unavailable', 'the match is being read again: try again')
    if (this.#row.state === 'over') throw new Refusal('illegal', 'the match is over')
    if (this.#row.state !== 'playing') throw new Refusal('illegal', 'the match has not begun')
    if (this.#held === null) throw new Refusal('unavailable', 'the match cannot be read: try again')
    return this.#held
  }

  /** The match that has not begun is not to be. */
  async cancel(): Promise<void> {
    const { state } = this.#row
    if (state !== 'waiting' && state !== 'revealing')
      throw new Refusal('illegal', 'the match has begun: it can be conceded')
    await this.#endNow('cancelled')
  }

  // ---- applying and writing

  /** An answer that may be given is given. */
  take(seat: Seat, choice: Answer['choice'], ended: MatchInfo['ended'] = null): Promise<void> {
    const why = ended ?? (choice === 'concede' ? 'conceded' : null)
    return this.#apply(seat, choice, () => (this.#held as Held).answer({ seat, choice }), why)
  }

  goBack(seat: Seat, to: number, there: () => Held): Promise<void> {
    return this.#apply(seat, { rewind: to }, () => {
      this.#held = there()
    })
  }

  async #apply(
    seat: Seat,
    choice: EventChoice,
    change: () => void,
    ended: MatchInfo['ended'] = null,
  ): Promise<void> {
    const { time, metrics, log } = this.around
    const now = time.now()
    this.touched()
    this.#time.charge()
    try {
      change()
    } catch (error) {
      log.error(
        { match: this.#row.id, seq: this.#seq, seat, err: error },
        'an answer could not be carried out',
      )
      this.#thinking.failures++
      await this.#reload()
      throw new Refusal('unavailable', 'this could not be carried out; nothing has changed')
    }
    const match = this.#match as Match
    this.#lastAt = now
    this.audience.shorten(match.logged)
    if (isRewind(choice)) this.#time.rewound()
    else if (choice === 'undo') this.#time.undone(seat)
    else if (choice !== 'concede') this.#time.answered(seat)
    const seq = this.#seq++
    this.#back.asked = null
    if (match.outcome !== null) this.#end(match.outcome.winners, ended)
    else if (this.#seq >= this.around.mostEvents) this.#end([], 'length')
    const over = this.#row.state === 'over'
    const isKept = over || (this.#held?.isTimeForSnapshot(this.#seq) ?? false)
    const written: Change = {
      answer: this.#event(seq, seat, choice, now, isKept || this.#seq % HASHED === 0),
      ...(isRewind(choice) && { backTo: choice.rewind }),
      ...(isKept && { snapshot: this.#snapshot() }),
      ...(over && { match: this.#row }),
    }
    if (over) this.#held?.stop()
    this.#ask()
    await this.#write(written)
    this.#thinking.succeeded()
    metrics.recorded()
  }

  /** It ends by no rule of the game, and nobody has won. */
  #endNow(ended: MatchInfo['ended']): Promise<void> {
    const snapshot = this.#snapshotIfNew()
    this.#end([], ended)
    this.#held?.stop()
    this.#ask()
    return this.#write({ ...snapshot, match: this.#row })
  }

  /** It is due, and nobody is here: has it been waited for too long? */
  async lookAfter(): Promise<void> {
    if (this.audience.size > 0) return
    const ended = endOf(this.#row, this.#lastAt, this.around.time.now())
    await (ended === null ? this.layAside() : this.#endNow(ended))
  }

  /** Writes how it stands, before it leaves the memory. */
  async layAside(): Promise<void> {
    const { state } = this.#row
    if (state === 'over' || this.#reloading !== null) return
    this.#row = { ...this.#row, due: this.#due() }
    await this.#write({ match: this.#row, ...this.#snapshotIfNew() })
  }

  #end(winners: readonly Seat[], ended: MatchInfo['ended'], reason: string | null = null): void {
    this.#row = over(this.#row, winners, ended, reason)
    this.around.log.info({ match: this.#row.id, answers: this.#seq, winners, ended }, 'a match is over')
  }

  /** Waits for a write; if it fails, the match is what is on disk. */
  async #write(change: Change): Promise<void> {
    this.#unwritten++
    try {
      await this.around.record.write(this.#row.id, change)
    } catch (error) {
      this.around.log.error({ match: this.#row.id, err: error }, 'could not be written')
      this.#unwritten--
      this.#thinking.unwritable++
      await this.#reload()
      throw new Refusal('unavailable', 'this could not be recorded; nothing has changed')
    }
    this.#unwritten--
    this.#publish()
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
    this.#time.stop()
    try {
      await record.settled()
      const found = await record.load(this.#row.id)
      if (found === null) return
      const change = this.#takeUp(found)
      if (change !== null) await record.write(this.#row.id, change)
      this.audience.forget()
    } catch (error) {
      log.error({ match: this.#row.id, err: error }, 'could not be read again')
      this.#held = null
      this.asked.update([], 0)
      this.#callOff = time.after(AGAIN, () => void this.#reload())
    }
  }

  /** When nothing is on its way to the disk any more. */
  async settled(): Promise<void> {
    while (this.#unwritten > 0) await this.around.record.settled()
    await this.#reloading
  }

  // ---- who is asked, and until when

  #ask(): void {
    const { state } = this.#row
    this.asked.update(state === 'playing' ? (this.#match?.decisions ?? []) : [], this.#seq)
    if (state === 'revealing') return
    this.#callOff()
    if (state !== 'playing') this.#time.stop()
    else this.#time.run(this.asked.seats.filter((seat) => this.#row.seats[seat]?.bot === null))
  }

  #timeIsUp(): void {
    const match = this.#match
    const [seat] = this.#time.runOut()
    if (match === null || this.#reloading !== null || this.#row.state !== 'playing') return
    if (seat === undefined) {
      this.#ask()
      return
    }
    const inTime = match.game.leads?.inTime(match.view(seat))
    const taken = inTime === undefined ? this.take(seat, 'concede', 'clock') : this.take(seat, inTime)
    taken.catch((error) => {
      this.around.log.error({ match: this.#row.id, err: error }, 'nothing came of it that the time is up')
    })
  }

  /** An answer that comes in after the time is up, but before the clock has been looked at, is too late. */
  #checkClocks(): void {
    if (this.#time.runOut().length === 0) return
    this.#time.stop()
    this.#timeIsUp()
    throw new Refusal('stale', 'the time is up')
  }

  // ---- what is told

  #publish(): void {
    if (this.#unwritten > 0 || this.#reloading !== null || this.#closed) return
    this.#telling.dismiss(this.#row)
    this.tellInfo()
    if (this.#match !== null && this.audience.size > 0) this.around.showing.soon(this)
    this.#thinking.begin()
    this.around.changed()
  }

  /** When the game is over, all are asked to look. */
  show(to: 'asked' | 'all'): boolean {
    const match = this.#match
    if (match === null || this.#unwritten > 0 || this.#reloading !== null) return false
    const isWanted = (seat: Seat): boolean =>
      to === 'all' || match.outcome !== null || this.asked.seats.includes(seat)
    const { isLeft, wrong } = this.audience.show(match, this.#seq, isWanted)
    for (const error of wrong) {
      this.around.log.error({ match: this.#row.id, seq: this.#seq, err: error }, 'could not be shown')
    }
    return isLeft && wrong.length === 0
  }

  /** Tells everybody around the table how things stand; once what is on its way is written. */
  tellInfo(): void {
    if (this.#unwritten > 0) return
    this.#telling.tell(this.#row, this.#back.asked, this.#time.left !== null, () => this.info())
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
    this.around.showing.later(this)
  }

  /** What a seat might want to do now and cannot. */
  why(seat: Seat, seq: number): ObstacleOnScreen[] {
    const { match } = this.playing()
    this.asked.meantBy(seat, seq, this.#seq)
    return obstaclesOf(match, seat)
  }

  /** What an option of a seat would lead to. */
  foresee(seat: Seat, seq: number, index: number, lang: Lang): Foreseen | null {
    const { match } = this.playing()
    this.asked.meantBy(seat, seq, this.#seq)
    return foreseeOption(match, seat, index, lang)
  }

  info(): MatchInfo {
    return infoOf(this.#row, this.audience, this.#time.clocks, this.#back.asked)
  }

  /** It leaves the memory: nothing happens here any more. */
  close(): void {
    this.#closed = true
    this.#callOff()
    this.#time.stop()
    this.around.showing.forget(this)
  }
}

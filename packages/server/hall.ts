/** The hall: all tables, those in memory and those on record. Makes matches, seats guests, finds tables again. */
import { type Seat, WATCHER } from '@regelwerk/core'
import { commitTo, gameOf, type MatchPlan, newSecret } from '@regelwerk/protocol'
import type { Listener } from './audience.ts'
import { Frozen } from './events.ts'
import { type Guest, newId } from './guests.ts'
import { Lobby } from './lobby.ts'
import { checkDeck, checkPlan } from './plan.ts'
import { Refusal } from './refusal.ts'
import { type Deck, isTaken, type MatchRow, type SeatRow } from './rows.ts'
import { isDecided, nextStarter } from './series.ts'
import { type Surroundings, stateOf, Table } from './table.ts'

/** A match that nobody has looked at for so long leaves the memory; it stays on record. */
const IDLE = 10 * 60_000
const IDLE_WHEN_OVER = 10_000
const SWEEP = 15_000

const FREE: SeatRow = { guest: null, name: null, bot: null, deck: null, commit: null, entropy: null }

export class Hall {
  readonly #around: Surroundings
  readonly #tables = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table>>()
  /** Matches that are being made after others. */
  readonly #following = new Map<string, Promise<string>>()
  /** Matches whose record leads elsewhere today, and why that is thought. */
  readonly #frozen = new Map<string, string>()
  #callOff: () => void = () => {}
  readonly lobby: Lobby

  constructor(
    around: Omit<Surroundings, 'changed'>,
    /** So many unfinished matches may a guest sit in. */
    readonly mostMatches: number,
  ) {
    this.#around = { ...around, changed: () => this.lobby.changed() }
    this.lobby = new Lobby(around.time, () => this.#tables.values())
    this.#sweepLater()
  }

  /** Plays every unfinished match again, as far as it had come; none goes on before it is woken. */
  async restore(): Promise<void> {
    const { record, log } = this.#around
    for (const { id } of await record.unfinished()) {
      await this.#load(id).catch((error) => log.error({ match: id, reason: error.message }, 'not restored'))
    }
  }

  wake(): void {
    for (const table of this.#tables.values()) table.wake()
  }

  counts(): { [state: string]: number } {
    const none = { waiting: 0, revealing: 0, playing: 0, over: 0 }
    const counts: { [state: string]: number } = { ...none, frozen: this.#frozen.size }
    for (const { row } of this.#tables.values()) counts[row.state] = (counts[row.state] as number) + 1
    return counts
  }

  /** The table of a match, read from the record if it is not in memory. */
  async table(id: string): Promise<Table> {
    const here = this.#tables.get(id)
    if (here !== undefined) return here.touched()
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id))
    this.#loading.set(id, loading)
    const table = await loading
    table.wake()
    return table
  }

  async #load(id: string): Promise<Table> {
    const frozen = this.#frozen.get(id)
    if (frozen !== undefined) throw new Refusal('unavailable', frozen)
    const found = await this.#around.record.read(id)
    if (found === null) throw new Refusal('no-such-match', 'there is no such match')
    try {
      const table = new Table(this.#around, found.row, found.answers)
      this.#tables.set(id, table)
      return table
    } catch (error) {
      if (!(error instanceof Frozen)) throw error
      this.#around.log.fatal(
        { match: id, reason: error.message },
        'MATCH FROZEN: it does not replay as recorded',
      )
      const text = 'this match does not replay as it was recorded; it has been left as it is'
      this.#frozen.set(id, text)
      throw new Refusal('unavailable', text)
    }
  }

  // ---- making and joining

  async make(guest: Guest, plan: MatchPlan): Promise<Table> {
    const game = checkPlan(plan)
    this.#checkHowMany(guest)
    const { format, starter, clock, private: hidden, spectators, bestOf } = plan
    const seats = plan.seats.map((seat): SeatRow => {
      if (seat.who === 'open') return FREE
      const { deck } = seat
      if (seat.who === 'bot') return { ...FREE, name: seat.name, bot: seat.name, deck }
      return { ...FREE, guest: guest.id, name: guest.name, deck, commit: seat.commit }
    })
    return this.#enter({
      ...this.#newRow(seats),
      game: game.id,
      version: '',
      key: newId(12),
      plan: { format, starter, clock, private: hidden, spectators, bestOf },
      series: { game: 1, wins: seats.map(() => 0) },
    })
  }

  /** The server commits to its secret when the match is made, before anybody reveals anything. */
  #newRow(
    seats: SeatRow[],
  ): Pick<MatchRow, 'id' | 'created' | 'state' | 'secret' | 'commit' | 'seats' | 'setup' | 'ended' | 'next'> {
    const secret = newSecret()
    return {
      id: newId(12),
      created: this.#around.time.now(),
      state: stateOf(seats),
      secret,
      commit: commitTo(secret),
      seats,
      setup: null,
      ended: null,
      next: null,
    }
  }

  async #enter(row: MatchRow): Promise<Table> {
    const table = new Table(this.#around, row)
    await table.enter()
    this.#tables.set(row.id, table)
    this.#around.log.info({ match: row.id, game: row.game, state: row.state }, 'a match has been made')
    table.wake()
    return table
  }

  #checkHowMany(guest: Guest): void {
    let sits = 0
    for (const table of this.#tables.values()) {
      if (table.row.state !== 'over' && table.seatOf(guest.id) !== WATCHER) sits++
    }
    if (sits >= this.mostMatches) {
      throw new Refusal('too-many', `you sit in ${sits} unfinished matches; finish some first`)
    }
  }

  async join(
    guest: Guest,
    id: string,
    key: string | undefined,
    wanted: { seat: Seat; deck: Deck; commit: string },
  ): Promise<void> {
    const table = await this.table(id)
    const { row } = table
    const seat = row.seats[wanted.seat]
    const kept = table.keptFor(guest.id)
    if (kept === null) checkKey(row, key)
    if (seat === undefined) throw new Refusal('illegal', `there is no seat ${wanted.seat}`)
    if (row.state !== 'waiting') throw new Refusal('not-allowed', 'the match has begun')
    if (table.seatOf(guest.id) !== WATCHER) throw new Refusal('not-allowed', 'you sit here already')
    if (isTaken(seat) || (seat.guest !== null && kept !== wanted.seat)) {
      throw new Refusal('not-allowed', 'this seat is taken')
    }
    checkDeck(gameOf(row.game), row.plan.format, wanted.deck)
    this.#checkHowMany(guest)
    const { deck, commit } = wanted
    await table.sit(wanted.seat, { guest: guest.id, name: guest.name, deck, commit })
  }

  /** The match after a finished one: the next of its series, or another between the same players. */
  async rematch(guest: Guest, id: string, commit: string): Promise<Table> {
    const table = await this.table(id)
    const { row } = table
    const seat = table.seatOf(guest.id)
    if (seat === WATCHER) throw new Refusal('not-allowed', 'you did not play here')
    if (row.state !== 'over') throw new Refusal('illegal', 'the match is not over')
    const made = row.next ?? this.#following.get(id)
    if (made !== undefined) {
      const next = await this.table(await made)
      await this.#sitWhereKept(next, guest, commit)
      return next
    }
    this.#checkHowMany(guest)
    const following = this.#follow(table, seat, commit).finally(() => this.#following.delete(id))
    this.#following.set(id, following)
    return this.table(await following)
  }

  /** The seats of the others are kept for them until they have committed themselves. */
  async #follow(table: Table, asking: Seat, commit: string): Promise<string> {
    const { row, match } = table
    const goesOn = !isDecided(row.series.wins, row.plan.bestOf)
    const [winner = null, ...others] = match?.outcome?.winners ?? []
    // What has never begun is tried again as it was planned.
    const starter =
      row.setup === null
        ? row.plan.starter
        : nextStarter(row.game, row.setup, others.length > 0 ? null : winner)
    const seats = row.seats.map((seat, i) => ({
      ...seat,
      commit: i === asking ? commit : null,
      entropy: null,
    }))
    const next = await this.#enter({
      ...row,
      ...this.#newRow(seats),
      version: '',
      plan: { ...row.plan, starter },
      series: goesOn
        ? { game: row.series.game + (row.setup === null ? 0 : 1), wins: row.series.wins }
        : { game: 1, wins: row.seats.map(() => 0) },
    })
    await table.follow(next.row.id)
    return next.row.id
  }

  async #sitWhereKept(table: Table, guest: Guest, commit: string): Promise<void> {
    const seat = table.keptFor(guest.id)
    if (seat === null) {
      const own = table.row.seats[table.seatOf(guest.id)]
      if (own?.commit !== commit) throw new Refusal('not-allowed', 'you sit there already')
      return
    }
    this.#checkHowMany(guest)
    const { deck } = table.row.seats[seat] as SeatRow
    await table.sit(seat, { guest: guest.id, name: guest.name, deck, commit })
  }

  // ---- looking on

  async open(listener: Listener, id: string, key: string | undefined, re?: number): Promise<Table> {
    const table = await this.table(id)
    const { guest } = listener
    const { row } = table
    if (table.seatOf(guest.id) === WATCHER && table.keptFor(guest.id) === null) {
      checkKey(row, key)
      if (row.state !== 'waiting' && !row.plan.spectators) {
        throw new Refusal('not-allowed', 'this match has no spectators')
      }
    }
    await table.welcome(listener, re)
    return table
  }

  // ---- keeping the memory tidy

  #sweepLater(): void {
    this.#callOff = this.#around.time.after(SWEEP, () => {
      this.#sweep()
      this.#sweepLater()
    })
  }

  #sweep(): void {
    const now = this.#around.time.now()
    for (const table of [...this.#tables.values()]) {
      if (!table.isIdle(now, table.row.state === 'over' ? IDLE_WHEN_OVER : IDLE)) continue
      table.close()
      this.#tables.delete(table.row.id)
    }
  }

  close(): void {
    this.#callOff()
    for (const table of this.#tables.values()) table.close()
  }
}

function checkKey(row: MatchRow, key: string | undefined): void {
  if (row.plan.private && key !== row.key) {
    throw new Refusal('not-allowed', 'this match is private: it needs the key of its link')
  }
}

/** The hall: all tables, those in memory and those on record. Makes matches, seats guests, finds tables again. */
import {
  type DeckList,
  type FollowUp,
  followUp,
  isDealt,
  type Match,
  type Seat,
  WATCHER,
} from '@regelwerk/core'
import { commitTo, loadGame, type MatchPlan, newSecret, USUAL_BOT } from '@regelwerk/protocol'
import { Arrivals } from './arrivals.ts'
import type { Listener } from './audience.ts'
import { isDamage } from './folder.ts'
import { type Guest, newId } from './guests.ts'
import { Lobby } from './lobby.ts'
import { checkDeck, checkPlan, openedBy } from './plan.ts'
import { Refusal } from './refusal.ts'
import { type Deck, type MatchRow, type SeatRow, stateOf } from './rows.ts'
import { isDecided, nextStarter } from './series.ts'
import { Showing } from './showing.ts'
import type { Surroundings } from './surroundings.ts'
import { Table } from './table.ts'

/** A match that nobody has looked at for so long leaves the memory; it stays on record. */
const IDLE = 10 * 60_000
const IDLE_WHEN_OVER = 10_000
/** So many unfinished matches with bots may a guest sit in. */
const MOST_WITH_BOTS = 10
const SWEEP = 15_000
/** So many matches that are due, or no longer kept, are looked after at a time. */
const AT_A_TIME = 50
const DAY = 24 * 3_600_000

const FREE: SeatRow = { guest: null, name: null, bot: null, deck: null, commit: null, entropy: null }

export class Hall {
  readonly #around: Surroundings
  readonly #tables = new Map<string, Table>()
  readonly #loading = new Map<string, Promise<Table>>()
  /** Matches that are being made after others. */
  readonly #following = new Map<string, Promise<string>>()
  /** Matches that guests are about to sit down at. */
  readonly #sitting = new Map<string, number>()
  #sweeping: Promise<void> = Promise.resolve()
  #closed = false
  #callOff: () => void = () => {}
  readonly lobby: Lobby
  readonly showing = new Showing()
  readonly arrivals = new Arrivals()

  constructor(
    around: Omit<Surroundings, 'changed' | 'showing' | 'started'>,
    /** So many unfinished matches may a guest sit in. */
    readonly mostMatches: number,
    /** Matches that are over are kept for so many days; null: for ever. */
    readonly keep: number | null = null,
  ) {
    this.#around = {
      ...around,
      started: around.time.now(),
      showing: this.showing,
      changed: () => this.lobby.changed(),
    }
    this.lobby = new Lobby(around.time, () => this.#tables.values())
    this.#sweepLater()
  }

  /** How many matches are in memory. */
  counts(): { [state: string]: number } {
    const counts: { [state: string]: number } = { waiting: 0, revealing: 0, playing: 0, over: 0 }
    for (const { row } of this.#tables.values()) counts[row.state] = (counts[row.state] as number) + 1
    return counts
  }

  /** How many connections look on, over all tables. */
  get here(): number {
    let here = 0
    for (const { audience } of this.#tables.values()) here += audience.size
    return here
  }

  /** When the matches have been looked after, if that is being done. */
  swept(): Promise<void> {
    return this.#sweeping
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
    const found = await this.#around.record.load(id).catch((error: Error) => {
      if (!isDamage(error)) throw error
      this.#around.log.fatal({ match: id, err: error }, 'THE RECORD IS DAMAGED: a match cannot be read')
      throw new Refusal('unavailable', 'the record of this match is damaged: it cannot be read')
    })
    if (found === null) throw new Refusal('no-such-match', 'there is no such match')
    const table = await Table.of(this.#around, found)
    this.#tables.set(id, table)
    return table
  }

  // ---- making and joining

  async make(guest: Guest, plan: MatchPlan): Promise<Table> {
    const game = await checkPlan(plan)
    await this.#checkBots(
      guest,
      plan.seats.some(({ who }) => who === 'bot'),
    )
    const opened = isDealt(game, plan.format) ? game.deckList(openedBy(plan)) : null
    return this.#oneMore(guest, () => this.#make(guest, game.id, plan, opened))
  }

  #make(guest: Guest, game: string, plan: MatchPlan, opened: DeckList | null): Promise<Table> {
    const { format, starter, clock, private: hidden, spectators, bestOf, handicap } = plan
    const seats = plan.seats.map((seat): SeatRow => {
      if (seat.who === 'open') return { ...FREE, deck: opened }
      const deck = opened ?? seat.deck
      if (seat.who === 'bot') return { ...FREE, name: seat.name, bot: seat.name, deck }
      return { ...FREE, guest: guest.id, name: guest.name, deck, commit: seat.commit }
    })
    return this.#enter({
      ...this.#newRow(seats),
      game,
      key: newId(12),
      plan: {
        maker: guest.id,
        format,
        starter,
        clock,
        private: hidden,
        spectators,
        bestOf,
        ...(opened && { opened }),
        ...(handicap && { handicap }),
      },
      series: { game: 1, wins: seats.map(() => 0) },
    })
  }

  /** The server commits to its secret when the match is made, before anybody reveals anything. */
  #newRow(seats: SeatRow[]): Omit<MatchRow, 'game' | 'key' | 'plan' | 'series'> {
    const secret = newSecret()
    return {
      id: newId(12),
      created: this.#around.time.now(),
      state: stateOf(seats),
      rules: '',
      secret,
      commit: commitTo(secret),
      seats,
      setup: null,
      begun: null,
      ended: null,
      reason: null,
      changes: [],
      next: null,
      due: null,
    }
  }

  async #enter(row: MatchRow): Promise<Table> {
    const table = new Table(this.#around, row, await loadGame(row.game))
    await table.enter()
    this.#tables.set(row.id, table)
    this.#around.log.info({ match: row.id, game: row.game, state: row.state }, 'a match has been made')
    table.wake()
    return table
  }

  /** Bots cost more than people: a guest may play against them in fewer matches at a time. */
  async #checkBots({ id }: Guest, hasBots: boolean): Promise<void> {
    if (!hasBots) return
    const count = await this.#around.record.howManyWithBots(id)
    if (count < MOST_WITH_BOTS) return
    throw new Refusal('too-many', `you play against bots in ${count} unfinished matches; finish some first`)
  }

  /** A guest sits down in one more match, if that is not too many: those on record count, and those being made. */
  async #oneMore<T>({ id }: Guest, sit: () => Promise<T>): Promise<T> {
    const before = this.#sitting.get(id) ?? 0
    this.#sitting.set(id, before + 1)
    try {
      const sits = (await this.#around.record.howMany(id)) + before
      if (sits >= this.mostMatches) {
        throw new Refusal('too-many', `you sit in ${sits} unfinished matches; finish some first`)
      }
      return await sit()
    } finally {
      const now = (this.#sitting.get(id) ?? 1) - 1
      if (now === 0) this.#sitting.delete(id)
      else this.#sitting.set(id, now)
    }
  }

  /** Who has made a match that has not begun may call it off. */
  async cancel(guest: Guest, id: string): Promise<void> {
    const table = await this.table(id)
    if (table.row.plan.maker !== guest.id) throw new Refusal('not-allowed', 'you have not made this match')
    await table.cancel()
  }

  async join(
    guest: Guest,
    id: string,
    key: string | undefined,
    wanted: { seat: Seat; deck?: Deck; commit: string },
  ): Promise<void> {
    const table = await this.table(id)
    const { row } = table
    if (table.keptFor(guest.id) === null) checkKey(row, key)
    table.checkSeat(wanted.seat, guest.id)
    const deck = isDealt(table.game, row.plan.format) ? row.seats[wanted.seat]?.deck : wanted.deck
    if (deck == null) throw new Refusal('illegal', 'who sits down brings a deck')
    if (deck === wanted.deck) checkDeck(table.game, row.plan.format, deck)
    const { commit } = wanted
    const sitting = { guest: guest.id, name: guest.name, deck, commit }
    await this.#oneMore(guest, () => table.sit(wanted.seat, sitting))
  }

  /** The match after a finished one: the next of its series, or another between the same players. */
  async rematch(guest: Guest, id: string, commit: string): Promise<Table> {
    const table = await this.table(id)
    const { row } = table
    const seat = table.seatOf(guest.id)
    if (seat === WATCHER) throw new Refusal('not-allowed', 'you did not play here')
    if (row.state !== 'over') throw new Refusal('illegal', 'the match is not over')
    const others = this.#following.get(id)
    // Who asks first makes it. If they may not, whoever asks next does.
    if (nextFor(row, seat) === null && others !== undefined) await others.catch(() => {})
    const next = nextFor(table.row, seat)
    const draft = table.game.leads !== undefined && table.match?.outcome != null ? table.match : null
    if (next !== null) {
      const made = await this.table(next)
      if (draft === null) await this.#sitWhereKept(made, guest, commit)
      return made
    }
    if (this.#following.has(id)) return this.rematch(guest, id, commit)
    const making =
      draft === null ? this.#next(guest, table, seat, commit) : this.#lead(guest, table, draft, seat)
    this.#following.set(id, making)
    return this.table(await making.finally(() => this.#following.delete(id)))
  }

  async #next(guest: Guest, table: Table, seat: Seat, commit: string): Promise<string> {
    await this.#checkBots(
      guest,
      table.row.seats.some(({ bot }) => bot !== null),
    )
    return this.#oneMore(guest, () => this.#follow(table, seat, commit))
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
      plan: { ...row.plan, starter, maker: row.seats[asking]?.guest ?? '' },
      series: goesOn
        ? { ...row.series, game: row.series.game + (row.setup === null ? 0 : 1) }
        : { ...row.series, game: 1, wins: row.seats.map(() => 0) },
    })
    await table.follow(next.row.id)
    return next.row.id
  }

  /**
   * The match that a draft leads to, with whoever sits opposite; a bot plays for them if they meet somebody else. Seats are kept:
   * what people commit to goes by the seat they have there.
   */
  async #lead(guest: Guest, table: Table, draft: Match, seat: Seat): Promise<string> {
    const { row } = table
    const met = followUp(draft, seat)
    if (met === null)
      throw new Refusal('illegal', 'nobody is left to play against, or you have left yourself')
    const other = met.seats[1] as Seat
    const isMutual = followUp(draft, other)?.seats[1] === seat
    const there = row.seats[other] as SeatRow
    const isBot = there.bot !== null || !isMutual
    await this.#checkBots(guest, isBot)
    const opponent = isBot
      ? { ...FREE, name: there.bot ?? USUAL_BOT, bot: there.bot ?? USUAL_BOT }
      : { ...FREE, guest: there.guest, name: there.name }
    const seats = [{ ...FREE, guest: guest.id, name: guest.name }, opponent]
    const next = await this.#oneMore(guest, () => this.#enterLed(row, met, seats))
    await table.lead(isMutual ? [seat, other] : [seat], next.row.id)
    return next.row.id
  }

  #enterLed(row: MatchRow, { game, setup }: FollowUp, seats: SeatRow[]): Promise<Table> {
    const { handicap } = setup
    const { opened: _, ...plan } = row.plan
    const dealt = seats.map((seat, i) => ({ ...seat, deck: setup.decks[i] ?? null }))
    return this.#enter({
      ...row,
      ...this.#newRow(dealt),
      game,
      plan: {
        ...plan,
        starter: 'random',
        maker: seats[0]?.guest ?? '',
        ...(handicap && { handicap }),
      },
      series: { game: 1, wins: seats.map(() => 0) },
    })
  }

  async #sitWhereKept(table: Table, guest: Guest, commit: string): Promise<void> {
    const seat = table.keptFor(guest.id)
    if (seat === null) {
      const own = table.row.seats[table.seatOf(guest.id)]
      if (own?.commit !== commit) throw new Refusal('not-allowed', 'you sit there already')
      return
    }
    const { deck } = table.row.seats[seat] as SeatRow
    const sitting = { guest: guest.id, name: guest.name, deck, commit }
    await this.#oneMore(guest, () => table.sit(seat, sitting))
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
      this.#sweeping = this.#sweep()
        .catch((error) => this.#around.log.error({ err: error }, 'the matches could not be looked after'))
        .finally(() => {
          if (!this.#closed) this.#sweepLater()
        })
    })
  }

  async #sweep(): Promise<void> {
    const { time, record } = this.#around
    const isIdle = (table: Table): boolean =>
      table.isIdle(time.now(), table.row.state === 'over' ? IDLE_WHEN_OVER : IDLE)
    const idle = [...this.#tables.values()].filter(isIdle)
    await Promise.all(idle.map((table) => table.layAside().catch(() => {})))
    // Somebody may have come meanwhile.
    for (const table of idle.filter(isIdle)) this.#forget(table)
    for (const id of await record.due(time.now(), AT_A_TIME)) {
      if (!this.#tables.has(id)) await this.#lookAfter(id)
    }
    if (this.keep !== null) await record.removeOver(time.now() - this.keep * DAY, AT_A_TIME)
  }

  async #lookAfter(id: string): Promise<void> {
    const { time, record, log } = this.#around
    try {
      await (await this.table(id)).lookAfter()
    } catch (error) {
      log.error({ match: id, err: error }, 'a match could not be looked after')
      await record.postpone(id, time.now() + DAY)
    }
  }

  #forget(table: Table): void {
    table.close()
    this.#tables.delete(table.row.id)
  }

  /** Nobody is here any more: how all matches stand is written down. */
  async close(): Promise<void> {
    this.#closed = true
    this.#callOff()
    await this.#sweeping
    const tables = [...this.#tables.values()]
    for (const table of tables) table.close()
    await Promise.all(tables.map((table) => table.layAside().catch(() => {})))
  }
}

/** The match after this one for who sits here: of a draft, not the same for all. */
const nextFor = ({ seats, next }: MatchRow, seat: Seat): string | null => seats[seat]?.next ?? next

function checkKey(row: MatchRow, key: string | undefined): void {
  if (row.plan.private && key !== row.key) {
    throw new Refusal('not-allowed', 'this match is private: it needs the key of its link')
  }
}

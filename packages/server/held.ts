/** What of a match is in memory: the match with its whole log, but of its answers only those since it was loaded. */
import { type Answer, type Game, type LogEntry, Match, type Seat, type Setup } from '@regelwerk/core'
import type { SnapshotTable } from './schema.ts'
import { AT_THE_BEGINNING, type Place, readStand, type Stand, snapshotOf } from './snapshots.ts'

/** A snapshot is taken after so many events, as soon as nothing can be taken back freely; after twice as many, anyway. */
const EVERY = 64

const DETAILS = { log: true, undo: true }

export class Held {
  constructor(
    readonly match: Match,
    /** So many answers count that the match itself no longer knows. */
    readonly before: number,
    /** The last snapshot, on disk or on its way there. */
    public base: Place,
    /** Who has given up. */
    readonly left: Set<Seat>,
  ) {}

  static begun(game: Game, setup: Setup): Held {
    return new Held(Match.start(game, setup, DETAILS), 0, AT_THE_BEGINNING, new Set())
  }

  /** As a snapshot has it, with the log until then; throws if that is none of this game as it is today. */
  static at(
    game: Game,
    setup: Setup,
    { saved, left }: Stand,
    { seq, counted, logged }: Place,
    log: LogEntry[],
  ): Held {
    const match = Match.load(game, { setup, saved, log }, DETAILS)
    game.invariants(match.state)
    // What can be shown to everybody can be gone on with.
    for (let seat = 0; seat < match.state.seats; seat++) match.view(seat)
    for (const decision of match.decisions) {
      game.sayPrompt(match.machine, decision, 'en')
      for (const option of decision.options) game.sayOption(match.machine, decision, option, 'en')
    }
    return new Held(match, counted, { seq, counted, logged }, new Set(left))
  }

  /** So many answers count. */
  get counted(): number {
    return this.before + this.match.answers.length
  }

  answer({ seat, choice }: Answer): void {
    this.match.answer(seat, choice)
    if (choice === 'concede') this.left.add(seat)
  }

  isTimeForSnapshot(seq: number): boolean {
    const since = seq - this.base.seq
    return since >= EVERY && (this.match.isSettled || since >= 2 * EVERY)
  }

  /** How it stands after so many events. What was answered until now cannot be taken back freely any more. */
  snapshot(id: string, seq: number, clocks: number[] | null, at: number): SnapshotTable {
    const { match, counted, left } = this
    const beside = { left: [...left], clocks, at }
    const snapshot = snapshotOf(id, match, { seq, counted }, this.base, beside)
    match.settle()
    this.base = { seq, counted, logged: match.logged }
    return snapshot
  }

  /** The match is over by no rule of the game: nobody is asked any more. To be done when it has been written. */
  stop(): void {
    this.match.state.pending = null
  }

  /** As it was when so many answers counted: from a snapshot before that, and the answers that counted after it. */
  backTo(counted: number, found: SnapshotTable & { state: Uint8Array }, after: readonly Answer[]): Held {
    const { game, setup, machine } = this.match
    const log = (machine.log ?? []).slice(0, found.logged)
    const held = Held.at(game, setup, readStand(found.state), found, log)
    for (const answer of after.slice(0, counted - found.counted)) held.answer(answer)
    return held
  }
}

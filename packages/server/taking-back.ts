/** Taking back: alone where the rules allow it, else with everybody's consent. */
import type { Answer, Match, Seat } from '@regelwerk/core'
import type { Asked } from './asked.ts'
import { beforeLastOf, standing } from './events.ts'
import type { Held } from './held.ts'
import type { Record } from './record.ts'
import { Refusal } from './refusal.ts'
import type { MatchRow } from './rows.ts'

/** Where something is taken back. */
interface BackTable {
  readonly around: { record: Record; mostEvents: number }
  readonly row: Readonly<MatchRow>
  readonly seq: number
  readonly asked: Asked
  /** What is played here; throws if nothing can be answered now. */
  playing(): Held
  take(seat: Seat, choice: Answer['choice']): Promise<void>
  /** Goes on from there, with so many answers. */
  goBack(seat: Seat, to: number, there: () => Held): Promise<void>
  tellInfo(): void
  settled(): Promise<void>
}

/** Somebody asks to go back. */
interface AskedBack {
  seat: Seat
  /** So many answers would still count. */
  to: number
  agreed: Set<Seat>
}

export class TakingBack {
  asked: AskedBack | null = null

  constructor(readonly table: BackTable) {}

  #check(seq: number): Match {
    const { match } = this.table.playing()
    const now = this.table.seq
    if (seq !== now) throw new Refusal('stale', `this was about number ${seq}; now it is ${now}`)
    return match
  }

  /** Takes the last answer of a seat back, as the rules allow, or asks the others whether that may be. */
  async undo(seat: Seat, seq: number): Promise<void> {
    const match = this.#check(seq)
    // What is taken back is answered again: that must not go on for ever.
    const most = Math.floor(this.table.around.mostEvents / 4)
    if (seq >= most) throw new Refusal('illegal', `after ${most} answers nothing is taken back any more`)
    if (match.canUndo(seat) && !this.#isAnotherAsked(seat)) return this.table.take(seat, 'undo')
    const { answers, from } = await this.#answersUntilLastOf(seat)
    this.#check(seq)
    const to = beforeLastOf(answers, seat)
    if (to === null) throw new Refusal('illegal', 'you have answered nothing that could be taken back')
    if (answers.slice(to).some(({ choice }) => choice === 'concede')) {
      throw new Refusal('illegal', 'nothing can be taken back past a concession')
    }
    this.asked = { seat, to: from + to, agreed: new Set([seat]) }
    await this.#rewindIfAgreed(this.asked)
  }

  /** Another person is already choosing: what they see must not be taken from under them. */
  #isAnotherAsked(seat: Seat): boolean {
    const { asked, row } = this.table
    return asked.seats.some((other) => other !== seat && row.seats[other]?.bot === null)
  }

  /** The answers that count, from some place before the last one of this seat on. */
  async #answersUntilLastOf(seat: Seat): Promise<{ answers: readonly Answer[]; from: number }> {
    const { around, row } = this.table
    const { before, match } = this.table.playing()
    const { answers } = match
    if (before === 0 || beforeLastOf(answers, seat) !== null) return { answers, from: before }
    await this.table.settled()
    return { answers: standing(await around.record.events(row.id)), from: 0 }
  }

  async consent(seat: Seat, seq: number, yes: boolean): Promise<void> {
    this.#check(seq)
    const { asked } = this
    if (asked === null) throw new Refusal('stale', 'nobody asks to go back')
    if (yes) {
      asked.agreed.add(seat)
      return this.#rewindIfAgreed(asked)
    }
    this.asked = null
    this.table.tellInfo()
  }

  /** All who are persons and still play must agree; bots agree to everything. */
  async #rewindIfAgreed(asked: AskedBack): Promise<void> {
    const { left } = this.table.playing()
    const isAgreed = this.table.row.seats.every(
      ({ bot }, seat) => bot !== null || asked.agreed.has(seat) || left.has(seat),
    )
    if (isAgreed) await this.#rewind(asked)
    else this.table.tellInfo()
  }

  /** Goes back to the last snapshot before that, and on from there: not many answers. */
  async #rewind({ seat, to }: AskedBack): Promise<void> {
    const { table } = this
    const { seq, row } = table
    const { record } = table.around
    await table.settled()
    const found = await record.snapshotBefore(row.id, to)
    if (!found?.state) throw new Refusal('unavailable', 'this could not be read; nothing has changed')
    const { state, counted } = found
    const after = standing(await record.events(row.id, found.seq), counted)
    this.#check(seq)
    await table.goBack(seat, to, () => table.playing().backTo(to, { ...found, state }, after))
  }
}

/** What is told of a match beside the game itself: to all around the table, when it has changed. */
import { WATCHER } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
import type { Audience } from './audience.ts'
import type { MatchRow } from './rows.ts'

export class Telling {
  /** What has been told last, without the clocks, and what that was made from. */
  #told = ''
  #of: { row: unknown; undo: unknown; audience: number } | null = null

  constructor(readonly audience: Audience) {}

  /** `row` and `undo` are what `info` is made from, beside those who are here: if they are the same, so is it, but for its clocks. */
  tell(row: unknown, undo: unknown, hasClocks: boolean, info: () => MatchInfo): void {
    const { version } = this.audience
    const before = this.#of
    const isSame =
      before !== null && before.row === row && before.undo === undo && before.audience === version
    if (!isSame) this.#of = { row, undo, audience: version }
    else if (!hasClocks) return
    const { id: match, clocks, ...rest } = info()
    const told = isSame ? this.#told : JSON.stringify(rest)
    if (told !== this.#told) this.audience.tellInfo(JSON.stringify({ id: match, ...rest, clocks }))
    else if (clocks !== undefined) this.audience.tell(JSON.stringify({ kind: 'clocks', match, clocks }))
    this.#told = told
  }

  /** Who came to see whether there is a seat does not stay where nobody may watch. */
  dismiss({ state, plan }: Pick<MatchRow, 'state' | 'plan'>): void {
    const { audience } = this
    if (state === 'waiting' || plan.spectators) return
    for (const listener of [...audience.listeners]) {
      if (audience.seatOf(listener.guest.id) !== WATCHER) continue
      audience.remove(listener)
      listener.send(
        JSON.stringify({ kind: 'error', code: 'not-allowed', text: 'this match has no spectators' }),
      )
    }
  }
}

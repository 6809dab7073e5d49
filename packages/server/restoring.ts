/**
 * A match from its record: as it stood last, and the answers since. Where the rules have changed meanwhile it goes on from
 * there, as far as the answers since lead where they led.
 */
import type { Answer, Game, Setup } from '@regelwerk/core'
import { fingerprintOf } from '@regelwerk/protocol/fingerprint'
import { standing } from './events.ts'
import { Held } from './held.ts'
import type { Kept } from './record.ts'
import { readLog, readStand } from './snapshots.ts'

export interface Restored {
  held: Held
  clocks: number[] | null
  /** When it was last certain how much time is left. */
  at: number
  /** Answers that lead elsewhere today: they no longer count. */
  lost: number
  /** Why. */
  reason: string | null
}

type Recorded = Answer & { hash: string }

/** Throws if the match cannot be loaded any more. */
export function restored(game: Game, { row, snapshots, events }: Kept): Restored {
  const last = snapshots.at(-1)
  if (!last?.state) throw new Error('there is no snapshot of it')
  const stand = readStand(last.state)
  const load = (): Held => Held.at(game, row.setup as Setup, stand, last, readLog(game, snapshots))
  const since: Recorded[] = standing(events, last.counted)
  const latest = events.at(-1)
  const { clocks, at } = latest ?? stand
  const held = load()
  const wrong = firstUnsure(held, since, row.rules !== fingerprintOf(row.game))
  if (wrong === null) return { held, clocks, at, lost: 0, reason: null }
  const again = load()
  for (const answer of since.slice(0, wrong.from)) again.answer(answer)
  return { held: again, clocks, at, lost: since.length - wrong.from, reason: wrong.reason }
}

/**
 * Gives these answers. Now and then one has a hash: if something is wrong, only those until the last that led where it led
 * still count. By other rules, nor do those after the last hash, which might lead anywhere.
 */
function firstUnsure(
  held: Held,
  answers: readonly Recorded[],
  isByOtherRules: boolean,
): { from: number; reason: string } | null {
  let from = 0
  for (const [at, answer] of answers.entries()) {
    try {
      held.answer(answer)
    } catch (error) {
      return { from, reason: `an answer is no longer possible: ${(error as Error).message}` }
    }
    if (answer.hash === '') continue
    if (held.match.hash() !== answer.hash) return { from, reason: 'an answer leads elsewhere than it did' }
    from = at + 1
  }
  if (!isByOtherRules || from === answers.length) return null
  return { from, reason: 'of the last answers it is not known whether they would lead where they led' }
}

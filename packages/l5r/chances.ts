/** How many conflicts a player may still declare in this phase. */
import type { Seat } from '@regelwerk/core'
import type { Skill } from './abilities.ts'
import { type G, on, rule } from './book.ts'
import { working } from './values.ts'

/** This player may not declare more than one conflict in this phase (Waning Hostilities). */
export const isLimitedToOneConflict = (g: G, seat: Seat): boolean =>
  on('glossary/kann-nicht-koennen-nicht') &&
  working(g, 'cannotDeclare').some(({ me, constant: { who, cannotDeclare } }) => {
    if (cannotDeclare !== 'moreThanOneConflict') return false
    return who === 'any' || (who === 'you') === (me === seat)
  })

export const conflictsLeft = rule('glossary/konflikt', (total: number, _used: number): number => total)

/** What texts add to them now, of one type or of both. */
export const extraConflicts = (g: G, seat: Seat, type?: Skill): number =>
  working(g, 'extraConflict').filter(
    ({ me, constant }) => me === seat && (type === undefined || constant.extraConflict === type),
  ).length

/** Opportunities to declare a conflict that a player has left. */
export function chancesOf(g: G, seat: Seat): number {
  const { total: own, used } = g.state.chances[seat] ?? { total: 0, used: 0 }
  const total = own + extraConflicts(g, seat)
  return isLimitedToOneConflict(g, seat) ? Math.min(total, 1 - used) : conflictsLeft(total, used)
}

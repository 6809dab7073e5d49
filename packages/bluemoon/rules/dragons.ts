/** Dragons (base/31 to base/35): how many a retreat yields, and attracting them. */
import type { Seat } from '@regelwerk/core'
import { binds, type G, rule } from '../book.ts'
import { atWork, isAny } from '../ignored.ts'
import { other } from '../state.ts'
import { areaCards } from '../values.ts'
import { happen } from './drawing.ts'
import { mayIntervene, moment, oneDragon } from './interventions.ts'

/** +n, then -n, then "at most one". */
export const inOrder = rule('base/33', (base: number, more: number, fewer: number, most: number): number =>
  Math.min(Math.max(0, base + more + fewer), most),
)

/** What the winner gains when `loser` retreats. */
export function dragonsFor(g: G, loser: Seat): number {
  const winner = other(loser)
  let enough = 6
  for (const { text } of atWork(g, winner, 'secondDragonWith'))
    enough = Math.min(enough, text.secondDragonWith)
  const most = isAny(g, loser, 'atMostOneDragon') ? 1 : 4
  const base = binds('base/31', areaCards(g, winner) >= enough) ? 2 : 1
  const change = (seat: Seat, when: 'opponentRetreats' | 'iRetreat'): number =>
    atWork(g, seat, 'dragons').reduce((sum, { text }) => sum + (text.when === when ? text.dragons : 0), 0)
  const more = change(winner, 'opponentRetreats')
  const fewer = change(loser, 'iRetreat')
  if (binds('base/30', isAny(g, loser, 'attractOnMyRetreat'))) return 0
  return inOrder(base, more, fewer, most)
}

/** Dragons come; a single one may be met by an intervention, so this is the last thing a step does. */
export function attract(g: G, seat: Seat, n: number): void {
  if (n === 1 && mayIntervene(g, other(seat))) g.call(oneDragon, moment(seat))
  else for (let i = 0; i < n && g.state.outcome === null; i++) happen(g, { kind: 'attract', seat })
}

/** Chapter 9, three and more players: leaving the game (9.2.3). Simultaneous turns (9.3) are in players.ts, 03 and 07. */
import type { BatchFrame, CardId, Frame, Seat } from '@regelwerk/core'
import { binds, type G, on, rule } from '../book.ts'
import type { LorcanaEvent } from '../events.ts'
import { playersLeft, sameTeam } from '../players.ts'
import { abilityNamed } from '../prepare.ts'
import { cardAt, GONE, type LorcanaState } from '../state.ts'
import { type ResolveFrame, resolve } from './06-under-way.ts'

export const leaving = rule('9.2.3', (_: LorcanaState, seat: Seat): LorcanaEvent[] => [
  { kind: 'leave game', seat },
])

/** A player loses and leaves at once, with all their cards and their abilities in the bag. */
export function leaveGame(g: G, seat: Seat): void {
  const s = g.state
  if (s.gone[seat]) return
  g.happen([{ kind: 'lose', seat } as LorcanaEvent, ...leaving(s, seat)])
  checkLastPlayer(g)
}

/** The last player (or team) left wins (1.8.1.3). */
function checkLastPlayer(g: G): void {
  const s = g.state
  const left = playersLeft(s)
  const first = left[0]
  if (s.outcome !== null) return
  if (first === undefined) g.happen([{ kind: 'win', seats: [] } as LorcanaEvent])
  else if (left.every((seat) => sameTeam(s, seat, first)) && on('1.8.1.3')) {
    g.rule = '1.8.1.3'
    g.happen([{ kind: 'win', seats: left } as LorcanaEvent])
  }
}

/** Conceding: always possible, and the player loses (2.3.3.4). */
export function concede(g: G, seat: Seat): void {
  const s = g.state
  if (!binds('2.3.3.4', s.gone[seat] !== true)) return
  g.rule = '2.3.3.4'
  leaveGame(g, seat)
  if (s.outcome !== null) s.pending = null
  else if (s.pending !== null) goOnWithout(g, seat)
}

/**
 * The game goes on without a player who left in the middle of it. What they were resolving ends with them; in what
 * another player resolves their part is left out. Any other question was put together with their cards still
 * there: it is asked anew.
 */
function goOnWithout(g: G, seat: Seat): void {
  const s = g.state
  s.pending = null
  const own = s.stack.find((f) => f.procedure === 'resolve' && (f as ResolveFrame).me === seat)
  if (own !== undefined) {
    g.leave(own)
    return
  }
  const resolving = g.frameOf(resolve)
  if (resolving !== null && resolving.you === seat) {
    const above = s.stack[s.stack.indexOf(resolving) + 1]
    if (above !== undefined) g.leave(above)
    skipPart(resolving)
    return
  }
  const top = s.stack[s.stack.length - 1] as Frame & { seat?: Seat }
  const isTheirs = top.procedure === 'play a card' || top.procedure === 'use an activated ability'
  if (isTheirs && top.seat === seat) g.leave(top)
  else if (top.procedure === 'settle') g.goTo(top, '1.8.1')
  else if (top.procedure === 'batch') cancelForGone(g, top as BatchFrame)
  else if (top.procedure !== 'resolve') g.again(top)
}

/** On to the next of the players who each do their part (6.7.6). */
function skipPart(f: ResolveFrame): void {
  const program = abilityNamed(f.ability).program
  f.answer = null
  while (f.pc < program.length && program[f.pc]?.op !== 'next') f.pc++
}

/** What would have happened to the cards of a player who left does not happen. */
function cancelForGone(g: G, f: BatchFrame): void {
  for (const event of f.batch as (BatchFrame['batch'][number] & { card?: CardId })[]) {
    if (event.card !== undefined && cardAt(g.state, event.card).zone === GONE) event.fate ??= 'cancelled'
  }
}

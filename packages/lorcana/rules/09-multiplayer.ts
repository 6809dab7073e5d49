/** Chapter 9, three and more players: leaving the game (9.2.3). Simultaneous turns (9.3) are in players.ts and 03. */
import type { Frame, Seat } from '@regelwerk/core'
import { type G, on } from '../book.ts'
import type { LorcanaEvent } from '../events.ts'
import { isActive, playersLeft, sameTeam } from '../players.ts'
import type { LorcanaState } from '../state.ts'

/** A player loses and leaves at once, with all their cards and their abilities in the bag. */
export function leaveGame(g: G, seat: Seat): void {
  const s = g.state
  if (s.gone[seat]) return
  const batch: LorcanaEvent[] = [{ kind: 'lose', seat }]
  if (on('9.2.3')) batch.push({ kind: 'leave game', seat })
  else s.gone[seat] = true
  g.happen(batch)
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

/** Conceding: always possible, and the player loses (2.3.3.4). Whatever they were asked is no longer asked. */
export function concede(g: G, seat: Seat): void {
  const s = g.state
  if (!on('2.3.3.4') || s.gone[seat]) return
  const asked = s.pending !== null && s.pending.decisions.some((d) => d.seat === seat)
  const wasActive = s.active === seat && !playersLeft(s).some((other) => other !== seat && isActive(s, other))
  g.rule = '2.3.3.4'
  leaveGame(g, seat)
  if (s.outcome !== null) {
    s.pending = null
    return
  }
  if (wasActive) endTurnAtOnce(g)
  else if (asked) abandonQuestion(g, seat)
}

/** The turn of a player who left is over. */
function endTurnAtOnce(g: G): void {
  const s = g.state
  s.pending = null
  s.bag = []
  s.waiting = []
  s.challenge = null
  const turn = g.frameOf('turn')
  if (turn !== null) g.leave(turn)
  else skipSetup(g)
}

/** A question to a player who left: its answer is the least there is, and what they were resolving ends. */
function abandonQuestion(g: G, seat: Seat): void {
  const s: LorcanaState = g.state
  const pending = s.pending
  if (pending === null) return
  if (pending.decisions.length > 1) {
    const decisions = pending.decisions.filter((d) => d.seat !== seat)
    s.pending = { ...pending, decisions, answers: decisions.map(() => null) }
    return
  }
  s.pending = null
  const frame = g.frameOf('resolve') as (Frame & { you: Seat }) | null
  const top = s.stack[s.stack.length - 1] as Frame & Record<string, unknown>
  if (frame !== null && frame.you === seat) g.leave(frame)
  else if (top.procedure === 'settle') g.goTo(top, '1.8.1')
  else {
    top[pending.into] = pending.decisions[0]?.kind === 'choose' ? null : []
  }
}

/** Leaving while hands are altered: the others go on. */
function skipSetup(g: G): void {
  const top = g.state.stack[g.state.stack.length - 1] as Frame & Record<string, unknown>
  top.put = []
}

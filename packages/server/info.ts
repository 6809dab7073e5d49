/** All that is told of a match beside the game itself. The secret is told when it is over. */
import type { Seat } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
import type { Audience } from './audience.ts'
import type { Clocks } from './clocks.ts'
import { fairnessOf, hasRevealed, isTaken, type MatchRow } from './rows.ts'

export function infoOf(
  row: MatchRow,
  audience: Audience,
  clocks: Clocks | null,
  undo: { seat: Seat; to: number } | null,
): MatchInfo {
  const { id, game, state, seats, plan, series, ended, reason, changes, next } = row
  const isReady = state === 'waiting' ? isTaken : hasRevealed
  return {
    id,
    game,
    format: plan.format,
    state,
    seats: seats.map((seat) => ({
      name: seat.name,
      ...(seat.bot !== null && { bot: seat.bot }),
      connected: seat.bot !== null || audience.isHere(seat.guest),
      ready: isReady(seat),
      ...(seat.next !== undefined && { next: seat.next }),
    })),
    maker: seats.findIndex(({ guest }) => guest !== null && guest === plan.maker),
    clock: plan.clock,
    ...(clocks && {
      clocks: { left: clocks.left.map(Math.round), running: state === 'playing' ? [...clocks.running] : [] },
    }),
    ...(plan.opened && { opened: plan.opened }),
    private: plan.private,
    spectators: plan.spectators,
    watching: audience.watching,
    series: { bestOf: plan.bestOf, game: series.game, wins: series.wins },
    undoAsked: undo && { seat: undo.seat, to: undo.to },
    ended,
    ...(reason !== null && { reason }),
    ...(changes.length > 0 && { changed: changes }),
    fair: fairnessOf(row),
    next,
  }
}

/** All that is told of a match beside the game itself. The secret is told when it is over. */
import type { Seat } from '@regelwerk/core'
import type { MatchInfo } from '@regelwerk/protocol'
import type { Audience } from './audience.ts'
import type { Clocks } from './clocks.ts'
import { entropyOf, type MatchRow } from './rows.ts'

export function infoOf(
  { id, game, state, seats, plan, series, ended, commit, secret, next }: MatchRow,
  audience: Audience,
  clocks: Clocks | null,
  undo: { seat: Seat; to: number } | null,
): MatchInfo {
  return {
    id,
    game,
    format: plan.format,
    state,
    seats: seats.map(({ name, bot, guest }) => ({
      name,
      ...(bot !== null && { bot }),
      connected: bot !== null || audience.isHere(guest),
    })),
    clock: plan.clock,
    ...(clocks && {
      clocks: { left: clocks.left.map(Math.round), running: state === 'playing' ? [...clocks.running] : [] },
    }),
    private: plan.private,
    spectators: plan.spectators,
    watching: audience.watching,
    series: { bestOf: plan.bestOf, ...series },
    undoAsked: undo && { seat: undo.seat, to: undo.to },
    ended,
    fair: { commit, entropy: entropyOf(seats), ...(state === 'over' && { secret }) },
    next,
  }
}

/** Who is who: turn order, opponents, teammates (1.3, 2.1.3). */
import type { Seat } from '@regelwerk/core'
import { binds, on, rule } from './book.ts'
import type { LorcanaState } from './state.ts'

/** How many seats further the next player sits. */
export const toTheLeft = rule('2.1.3', (_: LorcanaState): number => 1)

/** The players still in the game, in turn order from `first`. */
export function turnOrder(s: LorcanaState, first: Seat): Seat[] {
  const order: Seat[] = []
  const direction = toTheLeft(s)
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i * direction) % s.seats
    if (!s.gone[seat]) order.push(seat)
  }
  return order
}

export const sameTeam = (s: LorcanaState, a: Seat, b: Seat): boolean => s.teams[a] === s.teams[b]

/** Everybody but the player and, by 1.3.6.1, their team. */
export const isOpponent = rule('1.3.5.2', (s: LorcanaState, you: Seat, other: Seat): boolean => {
  if (you === other) return false
  return !binds('1.3.6.1', sameTeam(s, you, other))
})

export function opponentsOf(s: LorcanaState, you: Seat): Seat[] {
  return turnOrder(s, s.active).filter((seat) => isOpponent(s, you, seat))
}

/** The players whose turn it is: one, or in a simultaneous turn all of a team (9.3.1). */
export const activeSeats = rule('9.3.1', (s: LorcanaState): Seat[] => {
  return turnOrder(s, s.active).filter((seat) => sameTeam(s, seat, s.active))
})

export const isActive = (s: LorcanaState, seat: Seat): boolean =>
  seat === s.active || (sameTeam(s, seat, s.active) && on('9.3.1'))

export const playersLeft = (s: LorcanaState): Seat[] => turnOrder(s, s.active)

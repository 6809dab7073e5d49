/** Who is who: turn order, opponents, teammates (1.3, 2.1.3). */
import type { Seat } from '@regelwerk/core'
import { on } from './book.ts'
import type { LorcanaState } from './state.ts'

/** The players still in the game, in turn order from `first` (2.1.3: to the left around the table). */
export function turnOrder(s: LorcanaState, first: Seat): Seat[] {
  const order: Seat[] = []
  const direction = on('2.1.3') ? 1 : s.seats - 1
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i * direction) % s.seats
    if (!s.gone[seat]) order.push(seat)
  }
  return order
}

export const sameTeam = (s: LorcanaState, a: Seat, b: Seat): boolean => s.teams[a] === s.teams[b]

/** Everybody but the player and, by 1.3.6.1, their team. */
export function isOpponent(s: LorcanaState, you: Seat, other: Seat): boolean {
  if (you === other || !on('1.3.5.2')) return false
  return !(on('1.3.6.1') && sameTeam(s, you, other))
}

export function opponentsOf(s: LorcanaState, you: Seat): Seat[] {
  return turnOrder(s, s.active).filter((seat) => isOpponent(s, you, seat))
}

/** The players whose turn it is: one, or in a simultaneous turn all of a team (9.3.1). */
export function activeSeats(s: LorcanaState): Seat[] {
  if (!on('9.3.1')) return [s.active]
  return turnOrder(s, s.active).filter((seat) => sameTeam(s, seat, s.active))
}

export const isActive = (s: LorcanaState, seat: Seat): boolean =>
  seat === s.active || (sameTeam(s, seat, s.active) && on('9.3.1'))

export const playersLeft = (s: LorcanaState): Seat[] => turnOrder(s, s.active)

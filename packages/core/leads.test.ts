import { expect, test } from 'vitest'
import { opponentOf } from './leads.ts'

const deck = [[1, 'x']] as const
const there = (...seats: boolean[]) => seats.map((is) => (is ? deck : null))

test.each<[string, boolean[], (number | null)[]]>([
  ['two', [true, true], [1, 0]],
  ['four', [true, true, true, true], [2, 3, 0, 1]],
  ['eight', new Array<boolean>(8).fill(true), [4, 5, 6, 7, 0, 1, 2, 3]],
  ['three: one is left over', [true, true, true], [1, 0, 0]],
  ['four, one of whom has left', [true, false, true, true], [2, null, 0, 0]],
  ['two, one of whom has left', [true, false], [null, null]],
])('of %s everybody meets whoever sits opposite, who meets them', (_, seats, met) => {
  const decks = there(...seats)
  expect(seats.map((_, seat) => opponentOf(seat, decks))).toEqual(met)
})

/** How much of the screen Blue Moon's cards take. */
import type { TableView } from '@regelwerk/bluemoon'
import type { Seat } from '@regelwerk/core'
import { frameFor, HEADING, type Layout, type Size, shared, sum } from '../layout.ts'
import { rowsOf } from './faces.ts'

export interface BlueMoonLayout extends Layout {
  /** Of the cards in play: their area stands in front of them. */
  cell: number
  perRow: number
  /** Lines of each seat's cards in play. */
  play: number[]
  hand: { lines: number; cell: number }
}

/** Both status lines, the turn, the fight, the prompt, what Enter does, and the keys. */
const FIXED = 7

export function layoutFor(size: Size, view: TableView, viewer: Seat): BlueMoonLayout {
  const { fullHand, reserved, ...frame } = frameFor(size, view.players[viewer]?.hand.length ?? 0)
  const { rows, perRow, main, hand } = frame
  const needs = view.players.map((player) =>
    Math.max(1, sum(rowsOf(player).map(({ cards }) => Math.ceil(cards.length / perRow)))),
  )
  const play = shared(needs, rows - FIXED - fullHand - reserved)
  const cell = Math.floor((main - HEADING) / perRow)
  return { ...frame, cell, play, bottom: rows - FIXED - hand.lines - sum(play) }
}

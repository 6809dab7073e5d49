/** How much of the screen KeyForge's cards take. */
import type { Seat } from '@regelwerk/core'
import type { TableView } from '@regelwerk/keyforge'
import { frameFor, HEADING, type Layout, type Size, shared, sum } from '../layout.ts'
import { type PlayRow, rowsOf } from './faces.ts'

/** How a creature is drawn: in one line, or with its values in a second one. */
export type Detail = 'line' | 'lines'

export interface KeyForgeLayout extends Layout {
  /** Of the cards in play: their area stands in front of them. */
  cell: number
  perRow: number
  detail: Detail
  /** Lines of each seat's cards in play. */
  play: number[]
  hand: { lines: number; cell: number }
}

/** Both status lines, the turn, the prompt, what Enter does, and the keys. */
const FIXED = 6

export function layoutFor(size: Size, view: TableView, viewer: Seat): KeyForgeLayout {
  const { fullHand, reserved, ...frame } = frameFor(size, view.players[viewer]?.hand.length ?? 0)
  const { rows, perRow, main, hand } = frame
  const free = rows - FIXED - fullHand - reserved
  const needs = (detail: Detail): number[] =>
    view.players.map((player) =>
      Math.max(1, sum(rowsOf(player).map((row) => linesOf(row, perRow) * heightOf(row, detail)))),
    )
  const detail = sum(needs('lines')) <= free ? 'lines' : 'line'
  const play = shared(needs(detail), free)
  const cell = Math.floor((main - HEADING) / perRow)
  return { ...frame, cell, detail, play, bottom: rows - FIXED - hand.lines - sum(play) }
}

export const linesOf = ({ cards }: PlayRow, perRow: number): number => Math.ceil(cards.length / perRow)

/** Only the battleline is drawn at length. */
export const heightOf = ({ area }: PlayRow, detail: Detail): number =>
  area === 'line' && detail === 'lines' ? 2 : 1

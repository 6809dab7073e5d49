/** How much of the screen the cards of Legend of the Five Rings take. */
import type { Seat } from '@regelwerk/core'
import type { TableView } from '@regelwerk/l5r'
import { frameFor, HEADING, type Layout, type Size, shared, sum } from '../layout.ts'
import { type PlayRow, rowsOf } from './faces.ts'

/** How a character is drawn: in one line, or with its values in a second one. */
export type Detail = 'line' | 'lines'

export interface L5RLayout extends Layout {
  /** Of the characters: their row is named in front of them. */
  cell: number
  perRow: number
  detail: Detail
  /** The five provinces: in a small window what is in them stands in the same line. */
  provinces: { lines: 1 | 2; cell: number }
  /** Lines of each seat's characters. */
  play: number[]
  hand: { lines: number; cell: number }
}

/** Both status lines, the phase, the rings, the prompt, what Enter does, and the keys. */
const FIXED = 7
const PROVINCES = 5
/** From so many rows on there is room for a second line of provinces. */
const HIGH = 30

export function layoutFor(size: Size, view: TableView, viewer: Seat): L5RLayout {
  const { fullHand, reserved, ...frame } = frameFor(size, view.players[viewer]?.hand.length ?? 0)
  const { rows, perRow, main, hand } = frame
  const lines = rows >= HIGH ? 2 : 1
  const fixed = FIXED + 2 * lines
  const free = Math.max(2, rows - fixed - fullHand - reserved)
  const needs = (detail: Detail): number[] =>
    view.players.map((player) =>
      Math.max(1, sum(rowsOf(player).map((row) => linesOf(row, perRow) * heightOf(row, detail)))),
    )
  const detail = sum(needs('lines')) <= free ? 'lines' : 'line'
  const play = shared(needs(detail), free)
  const cell = Math.floor((main - HEADING) / perRow)
  const provinces = { lines, cell: Math.floor(main / PROVINCES) } as const
  return { ...frame, cell, detail, provinces, play, bottom: rows - fixed - hand.lines - sum(play) }
}

export const linesOf = ({ cards }: PlayRow, perRow: number): number => Math.ceil(cards.length / perRow)

/** Only characters are drawn at length. */
export const heightOf = ({ area }: PlayRow, detail: Detail): number =>
  area !== 'limbo' && detail === 'lines' ? 2 : 1

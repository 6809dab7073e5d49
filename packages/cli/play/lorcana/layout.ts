/** How much of the screen Lorcana's cards take. */
import type { Seat } from '@regelwerk/core'
import { type TableView, table } from '@regelwerk/lorcana'
import { frameFor, type Layout, type Size, shared, sum } from '../layout.ts'
import { inArea } from './faces.ts'

/** How a card in play is drawn: in one line, in two, or in a box. */
export type Detail = 'line' | 'lines' | 'box'

export interface LorcanaLayout extends Layout {
  cell: number
  perRow: number
  detail: Detail
  /** Lines of each seat's cards in play. */
  play: number[]
}

const HEIGHT: Readonly<Record<Detail, number>> = { line: 1, lines: 2, box: 5 }
/** Both status lines, the middle line, the prompt, what Enter does, and the keys. */
const FIXED = 6

export function layoutFor(size: Size, view: TableView, viewer: Seat): LorcanaLayout {
  const { fullHand, reserved, ...frame } = frameFor(size, view.players[viewer]?.hand.length ?? 0)
  const { rows, perRow, main, hand } = frame
  const free = rows - FIXED - fullHand - reserved
  const fits = (detail: Detail): boolean => sum(needs(view, perRow, detail)) <= free
  const detail = (['box', 'lines'] as const).find(fits) ?? 'line'
  const play = shared(needs(view, perRow, detail), free)
  const cell = Math.floor(main / perRow)
  return { ...frame, cell, detail, play, bottom: rows - FIXED - hand.lines - sum(play) }
}

/** Lines that each seat's cards need. */
const needs = (view: TableView, perRow: number, detail: Detail): number[] =>
  view.players.map(({ seat }) => {
    const lines = playRows.map((areas, row) => {
      const cards = sum(areas.map((area) => inArea(view, seat, area).length))
      return Math.ceil(cards / perRow) * heightOf(detail, row)
    })
    return Math.max(1, sum(lines))
  })

/** The rows of the table in which cards in play lie. */
export const playRows = table.rows
  .map((areas) => areas.filter(({ zone }) => zone === 'play'))
  .filter((areas) => areas.length > 0)

/** Only the row in the middle is drawn at length. */
export const detailOf = (detail: Detail, row: number): Detail => (row > 0 ? 'line' : detail)
export const heightOf = (detail: Detail, row: number): number => HEIGHT[detailOf(detail, row)]

/** How much of the screen the table takes: how many lines the cards of each side need, and which of them fit. */
import type { Seat, Table } from '@regelwerk/core'
import { frameFor, HEADING, type Layout, type Size, shared, sum } from './layout.ts'
import { handOf, middleOf, type Row, rowsOf, seatedAround } from './pieces.ts'

/** How a card in the middle of the table is drawn: in one line, in two, or in a box. */
export type Detail = 'line' | 'lines' | 'box'

export interface TableLayout extends Layout {
  /** Width of a card in play, beside the name of its row. */
  cell: number
  perRow: number
  detail: Detail
  /** How a place is drawn. */
  slots: Detail
  /** Lines of each side's cards in play, in the order of the sides. */
  play: number[]
}

export const HEIGHT: Readonly<Record<Detail, number>> = { line: 1, lines: 2, box: 5 }
/** The longest first. */
const DETAILS: readonly Detail[] = ['box', 'lines', 'line']
/** In a window of so many rows cards may have boxes, and places a second line. */
const HIGH = 31
/** The line between the players, the prompt, what Enter does, and the keys. */
const FIXED = 4

export function layoutFor(size: Size, table: Table, viewer: Seat): TableLayout {
  const { own } = seatedAround(table, viewer)
  const { fullHand, reserved, ...frame } = frameFor(size, handOf(own).length)
  const { perRow, main, hand } = frame
  const between = (table.contest ? 1 : 0) + (middleOf(table).length > 0 ? 1 : 0)
  const fixed = FIXED + table.sides.length + between
  const free = Math.max(2, frame.rows - fixed - fullHand - reserved)
  const rows = table.sides.map((side) => rowsOf(side, side === own).filter(({ isQuiet }) => !isQuiet))
  const isHigh = size.rows >= HIGH
  const slots = isHigh ? 'lines' : 'line'
  const needs = (detail: Detail): number[] =>
    rows.map((each) =>
      Math.max(1, sum(each.map((row) => linesOf(row, perRow) * heightOf(row, { detail, slots })))),
    )
  const detail = (isHigh ? DETAILS : DETAILS.slice(1)).find((one) => sum(needs(one)) <= free) ?? 'line'
  const play = shared(needs(detail), free)
  const cell = Math.floor((main - HEADING) / perRow)
  return { ...frame, cell, detail, slots, play, bottom: frame.rows - fixed - hand.lines - sum(play) }
}

/** Places stand in one line, however many there are. */
const linesOf = ({ zone, cells }: Row, perRow: number): number =>
  zone.slots ? 1 : Math.ceil(cells.length / perRow)

type Details = Pick<TableLayout, 'detail' | 'slots'>

export const detailOf = ({ zone, isLong }: Row, { detail, slots }: Details): Detail =>
  zone.slots ? slots : isLong ? detail : 'line'
const heightOf = (row: Row, details: Details): number => HEIGHT[detailOf(row, details)]

/** What is to be seen of a row. */
export interface Shown extends Row {
  /** So many more cards have no room. */
  hidden: number
  height: number
}

/** As many lines as there are; of each row the first, before any has its second. What has no line, or needs none, is `left`. */
export function fitted(
  all: readonly Row[],
  layout: TableLayout,
  height: number,
): { shown: Shown[]; left: Row[] } {
  const { perRow } = layout
  const rows = all.filter(({ isQuiet }) => !isQuiet)
  const given = rows.map(() => 0)
  let free = height
  const give = (row: Row, i: number): boolean => {
    const cost = heightOf(row, layout)
    if (free < cost || (given[i] as number) >= linesOf(row, perRow)) return false
    given[i] = (given[i] as number) + 1
    free -= cost
    return true
  }
  rows.forEach(give)
  rows.forEach((row, i) => {
    while (give(row, i));
  })
  const shown = rows.flatMap((row, i): Shown[] => {
    const lines = given[i] as number
    if (lines === 0) return []
    const fits = row.zone.slots ? row.cells.length : lines * perRow
    const cells = row.cells.length <= fits ? row.cells : row.cells.slice(0, fits - 1)
    return [{ ...row, cells, hidden: row.cells.length - cells.length, height: lines * heightOf(row, layout) }]
  })
  return { shown, left: [...all.filter(({ isQuiet }) => isQuiet), ...rows.filter((_, i) => given[i] === 0)] }
}

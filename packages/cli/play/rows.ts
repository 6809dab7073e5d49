/** Cards in play that lie in rows, the name of each row in front: how many lines they need, and which of them fit. */
import type { CardView } from '@regelwerk/core'
import { frameFor, HEADING, type Layout, type Size, shared, sum } from './layout.ts'

/** How a card in play is drawn: in one line, or with its values in a second one. */
export type Detail = 'line' | 'lines'

export interface PlayRow<Area extends string = string> {
  area: Area
  cards: CardView[]
  /** Where there is room, its cards have a second line. */
  long?: boolean
}

export interface RowsLayout extends Layout {
  /** Width of a card in play, beside the name of its row. */
  cell: number
  perRow: number
  detail: Detail
  /** Lines of each seat's cards in play. */
  play: number[]
}

/** `fixed` lines are taken by what is neither card nor choice; `rows` are those of each seat. */
export function layoutRows(size: Size, fixed: number, cardsInHand: number, rows: PlayRow[][]): RowsLayout {
  const { fullHand, reserved, ...frame } = frameFor(size, cardsInHand)
  const { perRow, main, hand } = frame
  const free = Math.max(2, frame.rows - fixed - fullHand - reserved)
  const needs = (detail: Detail): number[] =>
    rows.map((own) => Math.max(1, sum(own.map((row) => linesOf(row, perRow) * heightOf(row, detail)))))
  const detail = sum(needs('lines')) <= free ? 'lines' : 'line'
  const play = shared(needs(detail), free)
  const cell = Math.floor((main - HEADING) / perRow)
  return { ...frame, cell, detail, play, bottom: frame.rows - fixed - hand.lines - sum(play) }
}

const linesOf = ({ cards }: PlayRow, perRow: number): number => Math.ceil(cards.length / perRow)
const detailOf = ({ long }: PlayRow, detail: Detail): Detail => (long ? detail : 'line')
const heightOf = (row: PlayRow, detail: Detail): number => (detailOf(row, detail) === 'lines' ? 2 : 1)

/** What is to be seen of a row. */
export interface Shown<Area extends string> {
  area: Area
  cards: CardView[]
  /** So many more cards have no room. */
  hidden: number
  height: number
  detail: Detail
}

/** As many lines as there are; of each row the first, before any has its second. */
export function fitted<Area extends string>(
  rows: readonly PlayRow<Area>[],
  { perRow, detail }: RowsLayout,
  height: number,
): Shown<Area>[] {
  const given = rows.map(() => 0)
  let left = height
  const give = (i: number): boolean => {
    const row = rows[i] as PlayRow
    const cost = heightOf(row, detail)
    if (left < cost || (given[i] as number) >= linesOf(row, perRow)) return false
    given[i] = (given[i] as number) + 1
    left -= cost
    return true
  }
  for (let i = 0; i < rows.length; i++) give(i)
  for (let i = 0; i < rows.length; i++) while (give(i));
  return rows.flatMap((row, i) => {
    const lines = given[i] as number
    if (lines === 0) return []
    const fits = lines * perRow
    const cards = row.cards.length <= fits ? row.cards : row.cards.slice(0, fits - 1)
    return {
      area: row.area,
      cards,
      hidden: row.cards.length - cards.length,
      height: lines * heightOf(row, detail),
      detail: detailOf(row, detail),
    }
  })
}

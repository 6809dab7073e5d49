/** How the screen is divided. The board takes what its cards need, the choices and the log have the rest. */
import type { Seat } from '@regelwerk/core'
import { type TableView, table } from '@regelwerk/lorcana'
import { inArea } from './faces.ts'

export interface Size {
  columns: number
  rows: number
}

/** How a card in play is drawn: in one line, in two, or in a box. */
export type Detail = 'line' | 'lines' | 'box'

export interface Layout {
  columns: number
  rows: number
  /** Width of the board and the choices; beside it lies the panel with the card and the log, if there is room. */
  main: number
  side: number
  cell: number
  perRow: number
  detail: Detail
  /** Lines of each seat's cards in play. */
  play: number[]
  hand: { lines: number; cell: number }
  /** Lines for choices and log together. */
  bottom: number
  choices: { columns: number; cell: number; heading: number }
}

export const SMALLEST: Size = { columns: 76, rows: 22 }

const CELL = 25
/** From so many columns on there is room for the panel; the board keeps what it has in a small window. */
const WIDE = 118
const NARROWEST_PANEL = 36
const HEADING = 11
const MOST_HAND_LINES = 4
const HEIGHT: Readonly<Record<Detail, number>> = { line: 1, lines: 2, box: 5 }
/** Both status lines, the middle line, the prompt, what Enter does, and the keys. */
const FIXED = 6

export function layoutFor({ columns, rows }: Size, view: TableView, viewer: Seat): Layout {
  // A frame as high as the window would make the terminal scroll.
  const height = rows - 1
  const side = columns >= WIDE ? Math.min(60, NARROWEST_PANEL + Math.floor((columns - WIDE) / 3)) : 0
  const main = columns - side - (side > 0 ? 2 : 0)
  const perRow = Math.max(2, Math.floor(main / CELL))
  const cards = view.players[viewer]?.hand.length ?? 0
  const linesFor = (n: number): number => Math.min(MOST_HAND_LINES, Math.max(1, Math.ceil(n / perRow)))
  const hand = linesFor(cards)
  const handPerRow = Math.max(perRow, Math.ceil(cards / MOST_HAND_LINES))
  const reserved = Math.max(6, Math.min(14, Math.floor(height * 0.3)))
  // As if the hand were at least a full one, so that cards in play do not change their looks with every card played.
  const free = height - FIXED - linesFor(Math.max(7, cards)) - reserved
  const fits = (detail: Detail): boolean => sum(needs(view, perRow, detail)) <= free
  const detail = (['box', 'lines'] as const).find(fits) ?? 'line'
  const play = shared(needs(view, perRow, detail), free)
  const two = main >= 70
  const heading = HEADING
  return {
    columns,
    rows: height,
    main,
    side,
    cell: Math.floor(main / perRow),
    perRow,
    detail,
    play,
    hand: { lines: hand, cell: Math.floor(main / handPerRow) },
    bottom: height - FIXED - hand - sum(play),
    choices: { columns: two ? 2 : 1, heading, cell: Math.floor((main - heading) / (two ? 2 : 1)) },
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

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

/** Where even lines are too many, each seat has its share. */
function shared(wanted: readonly number[], free: number): number[] {
  if (sum(wanted) <= free) return [...wanted]
  const each = Math.floor(free / wanted.length)
  const spare = sum(wanted.map((n) => Math.max(0, each - n)))
  return wanted.map((n) => Math.min(n, each + spare))
}

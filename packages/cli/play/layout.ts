/** How the screen is divided. The board takes what its cards need, the choices and the log have the rest. */

export interface Size {
  columns: number
  rows: number
}

export interface Layout {
  columns: number
  rows: number
  /** Width of the board and the choices; beside it lies the panel with the card and the log, if there is room. */
  main: number
  side: number
  /** Lines for choices and log together. */
  bottom: number
  hand: { lines: number; cell: number }
  choices: { columns: number; cell: number; heading: number }
}

export const SMALLEST: Size = { columns: 76, rows: 22 }

/** Room for what a line begins with. */
export const HEADING = 12
const CELL = 25
/** From so many columns on there is room for the panel; the board keeps what it has in a small window. */
const WIDE = 118
const NARROWEST_PANEL = 36
const MOST_HAND_LINES = 4

/** What is the same for the boards of all games. */
export interface Frame extends Omit<Layout, 'bottom'> {
  perRow: number
  /** Lines for a full hand, so that cards in play do not change their looks with every card played. */
  fullHand: number
  /** Lines that choices and log have in any case. */
  reserved: number
}

export function frameFor({ columns, rows }: Size, cards: number): Frame {
  // A frame as high as the window would make the terminal scroll.
  const height = rows - 1
  const side = columns >= WIDE ? Math.min(60, NARROWEST_PANEL + Math.floor((columns - WIDE) / 3)) : 0
  const main = columns - side - (side > 0 ? 2 : 0)
  const perRow = Math.max(2, Math.floor(main / CELL))
  const linesFor = (n: number): number => Math.min(MOST_HAND_LINES, Math.max(1, Math.ceil(n / perRow)))
  const handPerRow = Math.max(perRow, Math.ceil(cards / MOST_HAND_LINES))
  const two = main >= 70
  const heading = HEADING
  return {
    columns,
    rows: height,
    main,
    side,
    perRow,
    hand: { lines: linesFor(cards), cell: Math.floor(main / handPerRow) },
    fullHand: linesFor(Math.max(7, cards)),
    reserved: Math.max(6, Math.min(14, Math.floor(height * 0.3))),
    choices: { columns: two ? 2 : 1, heading, cell: Math.floor((main - heading) / (two ? 2 : 1)) },
  }
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Where even lines are too many, each seat has its share. */
export function shared(wanted: readonly number[], free: number): number[] {
  if (sum(wanted) <= free) return [...wanted]
  const each = Math.floor(free / wanted.length)
  const spare = sum(wanted.map((n) => Math.max(0, each - n)))
  return wanted.map((n) => Math.min(n, each + spare))
}

/** How much of the screen the cards of Legend of the Five Rings take. */
import type { Seat } from '@regelwerk/core'
import type { TableView } from '@regelwerk/l5r'
import type { Size } from '../layout.ts'
import { layoutRows, type RowsLayout } from '../rows.ts'
import { rowsOf } from './faces.ts'

export interface L5RLayout extends RowsLayout {
  /** The five provinces: in a small window what is in them stands in the same line. */
  provinces: { lines: 1 | 2; cell: number }
}

/** Both status lines, the phase, the rings, the prompt, what Enter does, and the keys. */
const FIXED = 7
const PROVINCES = 5
/** In a window of so many rows there is room for a second line of provinces. */
const HIGH = 31

export function layoutFor(size: Size, { players }: TableView, viewer: Seat): L5RLayout {
  const lines = size.rows >= HIGH ? 2 : 1
  const layout = layoutRows(size, FIXED + 2 * lines, players[viewer]?.hand.length ?? 0, players.map(rowsOf))
  return { ...layout, provinces: { lines, cell: Math.floor(layout.main / PROVINCES) } }
}

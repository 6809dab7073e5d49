/** Blue Moon at the table. */
import { type TableView, table } from '@regelwerk/bluemoon'
import type { TableFace } from '../face.ts'
import { layoutRows, type RowsLayout } from '../rows.ts'
import { Board } from './board.tsx'
import { CloseUp, colourOf } from './card.tsx'
import { nameOf, rowsOf, seenCards } from './faces.ts'
import { words } from './words.ts'

/** Lines of the board besides the cards: both status lines, the turn, the fight, the prompt, what Enter does, and the keys. */
const FIXED = 7

export const bluemoonFace: TableFace = {
  words,
  plays: ['play', 'bluff', 'load', 'replace'],
  joint: () => ' → ',
  rules: { undo: 'base/41', first: 'base/10' },
  ruleColumn: 24,
  name: nameOf,
  colour: colourOf,
  drawn: (text) => text,
  seen: (view: TableView, viewer) => seenCards(view, viewer),
  area: (id, lang) => table.areas.find((area) => area.id === id)?.label[lang] ?? '',
  score: (view: TableView) => view.players.map(({ dragons }) => dragons).join(':'),
  layout: (size, { players }: TableView, viewer): RowsLayout =>
    layoutRows(size, FIXED, players[viewer]?.hand.length ?? 0, players.map(rowsOf)),
  Board,
  CloseUp,
}

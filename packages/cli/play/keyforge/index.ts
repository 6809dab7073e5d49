/** KeyForge at the table. */
import { type TableView, table } from '@regelwerk/keyforge'
import type { TableFace } from '../face.ts'
import { layoutRows, type RowsLayout } from '../rows.ts'
import { Board } from './board.tsx'
import { CloseUp, colourOf } from './card.tsx'
import { nameOf, rowsOf, seenCards } from './faces.ts'
import { words } from './words.ts'

/** Lines of the board besides the cards: both status lines, the turn, the prompt, what Enter does, and the keys. */
const FIXED = 6

export const keyforgeFace: TableFace = {
  words,
  plays: ['play'],
  joint: () => ' → ',
  rules: { undo: null, first: 'rules/zuguebersicht' },
  ruleColumn: 24,
  name: nameOf,
  colour: colourOf,
  drawn: (text) => text,
  seen: (view: TableView, viewer) => seenCards(view, viewer),
  area: (id, lang) => table.areas.find((area) => area.id === id)?.label[lang] ?? '',
  score: (view: TableView) => view.players.map(({ keys }) => keys.filter(Boolean).length).join(':'),
  layout: (size, { players }: TableView, viewer): RowsLayout =>
    layoutRows(size, FIXED, players[viewer]?.hand.length ?? 0, players.map(rowsOf)),
  Board,
  CloseUp,
}

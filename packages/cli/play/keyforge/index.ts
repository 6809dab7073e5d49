/** KeyForge at the table. */
import { type TableView, table } from '@regelwerk/keyforge'
import type { TableFace } from '../face.ts'
import { Board } from './board.tsx'
import { CloseUp, colourOf } from './card.tsx'
import { nameOf, seenCards } from './faces.ts'
import { type KeyForgeLayout, layoutFor } from './layout.ts'
import { words } from './words.ts'

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
  layout: (size, view: TableView, viewer): KeyForgeLayout => layoutFor(size, view, viewer),
  Board,
  CloseUp,
}

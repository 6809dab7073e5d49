/** Blue Moon at the table. */
import { type TableView, table } from '@regelwerk/bluemoon'
import type { TableFace } from '../face.ts'
import { Board } from './board.tsx'
import { CloseUp, colourOf } from './card.tsx'
import { nameOf, seenCards } from './faces.ts'
import { type BlueMoonLayout, layoutFor } from './layout.ts'
import { words } from './words.ts'

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
  layout: (size, view: TableView, viewer): BlueMoonLayout => layoutFor(size, view, viewer),
  Board,
  CloseUp,
}

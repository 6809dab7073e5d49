/** Lorcana at the table. */
import { type TableView, table } from '@regelwerk/lorcana'
import type { TableFace } from '../face.ts'
import { messages } from '../messages.ts'
import { Board } from './board.tsx'
import { CloseUp, colourOf } from './card.tsx'
import { nameOf, seenCards } from './faces.ts'
import { type LorcanaLayout, layoutFor } from './layout.ts'

export const lorcanaFace: TableFace = {
  words: (lang) => messages[lang],
  plays: ['play', 'play free', 'shift', 'sing', 'sing together'],
  joint: (verb) => (verb === 'sing' ? ' ♪ ' : ' → '),
  rules: { undo: '1.7.6', first: '3.1' },
  ruleColumn: 24,
  name: nameOf,
  colour: colourOf,
  drawn: table.withGlyphs,
  seen: (view: TableView, viewer) => seenCards(view, viewer),
  area: (id, lang) => table.areas.find((area) => area.id === id)?.label[lang] ?? '',
  score: (view: TableView) => view.players.map(({ lore }) => lore).join(':'),
  layout: (size, view: TableView, viewer): LorcanaLayout => layoutFor(size, view, viewer),
  Board,
  CloseUp,
}

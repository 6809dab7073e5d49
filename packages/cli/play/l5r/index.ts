/** Legend of the Five Rings at the table. */
import { type TableView, table } from '@regelwerk/l5r'
import type { TableFace } from '../face.ts'
import { Board } from './board.tsx'
import { CloseUp, colourOf } from './card.tsx'
import { nameOf, seenCards } from './faces.ts'
import { type L5RLayout, layoutFor } from './layout.ts'
import { words } from './words.ts'

export const l5rFace: TableFace = {
  words,
  // An event is played by its ability.
  plays: ['play', 'play as attachment', 'trigger'],
  joint: () => ' → ',
  rules: { undo: null, first: 'timing/anhang-i-timing-und-spielverlauf' },
  ruleColumn: 24,
  name: nameOf,
  colour: colourOf,
  drawn: (text) => text,
  seen: (view: TableView, viewer) => seenCards(view, viewer),
  area: (id, lang) => table.areas.find((area) => area.id === id)?.label[lang] ?? '',
  score: (view: TableView) => view.players.map(({ honor }) => honor).join(':'),
  layout: (size, view: TableView, viewer): L5RLayout => layoutFor(size, view, viewer),
  Board,
  CloseUp,
}

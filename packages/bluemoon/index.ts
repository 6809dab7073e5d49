/** Blue Moon, as core, players and front ends take it. */

import { type Game, whenRead } from '@regelwerk/core'
import { begin, writtenDeck } from './begin.ts'
import { procedures } from './book.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { ruleTexts } from './catalogue/texts/index.ts'
import { readyDecks } from './decks.ts'
import * as judgement from './evaluate.ts'
import { type BlueMoonEvent, reducers } from './events.ts'
import { checkDeck, countDeck, formats, parseDeck } from './formats.ts'
import { face, layOut } from './layout.ts'
import { obstacles } from './obstacles.ts'
import { windows } from './passing.ts'
import { position } from './position.ts'
import { scoreOf } from './rules/fights.ts'
import { type BlueMoonState, cardAt, inNumbers, LEADER, other, zones } from './state.ts'
import { textOf } from './text/index.ts'
import { sayEffect, sayLog, sayOption, sayPrompt } from './text/table-talk.ts'
import { kept } from './values.ts'
import { type TableView, view } from './view.ts'

function cardsOf(event: BlueMoonEvent): number[] {
  if ('cards' in event) return event.cards
  if ('card' in event) return [event.card]
  return 'ship' in event ? [event.ship] : []
}

export const bluemoon: Game<BlueMoonState> = {
  id: 'bluemoon',
  title: 'Blue Moon',
  players: [2, 2],
  formats,
  decks: readyDecks.map(({ id, name: title }) => ({ id, name: title })),
  deckList: writtenDeck,
  langs: ['en', 'de', 'it'],
  loadProperties: async () => (await import('./looking.ts')).properties,
  loadCatalogue: async () => (await import('./catalogue/index.ts')).catalogue,
  loadEnforced: async () => (await import('./catalogue/enforced.ts')).enforced,
  ruleTexts,
  procedures,
  zones,
  reducers: reducers as Game<BlueMoonState>['reducers'],
  kept,
  timing: { watched: () => false },
  cards: () =>
    definitions.map((card) => ({
      id: card.id,
      name: { en: card.name.en ?? card.name.de, de: card.name.de },
      text: whenRead((lang) => textOf(card, lang)),
      set: card.set ?? card.people,
    })),
  faces: {
    fields: ['def'],
    idOf: (def) => (definitions[def] as CardDefinition).id,
    defOf: (id) => definitionWithId(id)?.index,
  },
  parseDeck,
  checkDeck,
  countDeck,
  begin,
  concede: (g, seat) => {
    g.state.pending = null
    g.happen([{ kind: 'win', seat: other(seat), score: scoreOf(g, other(seat)) } as BlueMoonEvent])
  },
  view,
  layOut: (seen, lang) => layOut(seen as TableView, lang),
  face,
  backOf: (s, id) => (cardAt(s, id).zone === LEADER ? null : ''),
  obstacles,
  cardsOf: (event) => cardsOf(event as BlueMoonEvent),
  chapters: ['turn'],
  sayLog,
  sayPrompt,
  sayEffect,
  sayOption,
  describe: () => '',
  hashed: (s) => ({ cards: inNumbers(s.cards) }),
  invariants: (s) => {
    const n = s.zones.reduce((sum, zone) => sum + zone.length, 0)
    if (n !== s.cards.length) throw new Error(`broken state: ${s.cards.length - n} cards lie nowhere`)
    if (s.dragons[0] > 0 && s.dragons[1] > 0) throw new Error('broken state: both sides hold dragons')
  },
  windows,
  position,
  judgement,
}

export { type CardDefinition, definitions } from './cards/index.ts'
export { countMoons } from './formats.ts'
export * as table from './table.ts'
export type { PlacedView, SeatView, TableView } from './view.ts'

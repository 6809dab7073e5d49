/** Legend of the Five Rings: The Card Game, as core, players and front ends take it. */
import { type Game, whenRead } from '@regelwerk/core'
import { abilities } from './at-work.ts'
import { begin, deckNamed, writtenDeck } from './begin.ts'
import { procedures } from './book.ts'
import { allDefinitions, type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { ruleTexts } from './catalogue/texts/index.ts'
import { formatDeck, parseDeck } from './decks.ts'
import * as judgement from './evaluate.ts'
import type { L5REvent } from './events.ts'
import { checkDeck, countDeck, formats } from './formats.ts'
import { invariants } from './invariants.ts'
import { kept } from './kept.ts'
import { face, layOut } from './layout.ts'
import { obstacles } from './obstacles.ts'
import { windows } from './passing.ts'
import { position } from './position.ts'
import { readyDecks } from './ready.ts'
import { reducers } from './reducers.ts'
import { cardAt, faceAt, type L5RState, LIMBO, other, zones } from './state.ts'
import { cardText } from './text/index.ts'
import { sayLog } from './text/table-log.ts'
import { sayEffect, sayOption, sayPrompt } from './text/table-talk.ts'
import { timing } from './timing.ts'
import { cardsOf } from './told.ts'
import { type TableView, view } from './view.ts'
// What the rules call by its name, and what texts are read by.
import './rules/resolving.ts'
import { drawDeck } from './pool.ts'
import './words/index.ts'

export const l5r: Game<L5RState> = {
  id: 'l5r',
  title: 'Legend of the Five Rings: The Card Game',
  players: [2, 2],
  formats: ['core', ...formats.filter((format) => format !== 'core')],
  decks: readyDecks.map(({ id, name }) => ({ id, name: name.en })),
  drawDeck,
  abilities,
  deckList: writtenDeck,
  deckText: (id, lang) => formatDeck(deckNamed(id), lang === 'de' ? 'de' : 'en'),
  langs: ['en', 'de', 'it'],
  loadProperties: async () => (await import('./looking.ts')).properties,
  loadCatalogue: async () => (await import('./catalogue/index.ts')).catalogue,
  loadEnforced: async () => (await import('./catalogue/enforced.ts')).enforced,
  ruleTexts,
  procedures,
  zones,
  reducers: reducers as Game<L5RState>['reducers'],
  kept,
  timing,
  cards: () =>
    definitions.map((card) => ({
      id: card.id,
      name: { en: card.en, ...(card.de && { de: card.de }) },
      text: whenRead((lang) => cardText(card, lang)),
      set: card.set,
    })),
  faces: {
    fields: ['def', 'copies'],
    idOf: (def) => (allDefinitions[def] as CardDefinition).id,
    defOf: (id) => (definitionWithId(id) ?? allDefinitions.find((card) => card.id === id))?.index,
  },
  parseDeck,
  checkDeck,
  countDeck,
  notThereYet: async () => (await import('./cards/not-there-yet.ts')).names,
  begin,
  concede: (g, seat) => {
    g.state.pending = null
    g.happen([{ kind: 'win', seats: [other(seat)] } as L5REvent])
  },
  view,
  layOut: (view, lang) => layOut(view as TableView, lang),
  face,
  obstacles,
  backOf: (s, id) => (cardAt(s, id).zone === LIMBO ? null : faceAt(s, id).side),
  cardsOf: (event) => cardsOf(event as L5REvent),
  chapters: ['phase begins'],
  sayLog,
  sayPrompt,
  sayEffect,
  sayOption,
  describe: (g, stack) => {
    const ids = stack.flatMap((f) => ('card' in f ? [(f.card as { card: number }).card] : []))
    return [...new Set(ids)].map((id) => faceAt(g.state, id).en).join(', ') || 'none'
  },
  invariants,
  windows,
  position,
  judgement,
}

/** Disney Lorcana, as core, players and front ends take it. */
import { type Game, whenRead } from '@regelwerk/core'
import { abilities } from './at-work.ts'
import { begin, writtenDeck } from './begin.ts'
import { procedures } from './book.ts'
import { products } from './boosters.ts'
import { allDefinitions, type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { ruleTexts } from './catalogue/texts/index.ts'
import { parseDeck } from './deck-list.ts'
import { readyDecks } from './decks.ts'
import * as judgement from './evaluate.ts'
import { type LorcanaEvent, reducers } from './events.ts'
import { checkDeck, countDeck, formats, limited } from './formats.ts'
import { invariants } from './invariants.ts'
import { face, layOut } from './layout.ts'
import { cardsOf } from './log.ts'
import { windows } from './passing.ts'
import { drawDeck } from './pool.ts'
import { position } from './position.ts'
import { obstacles } from './rules/04-turn-actions.ts'
import { unchoosable } from './rules/06-abilities.ts'
import { concede } from './rules/09-multiplayer.ts'
import { cardAt, definitionOf, type LorcanaState, zones } from './state.ts'
import { signsInTexts } from './table.ts'
import { cardText } from './text/index.ts'
import { sayEffect, sayLog, sayOption, sayPrompt } from './text/table-talk.ts'
import { timing } from './timing.ts'

import { kept } from './values.ts'
import { type TableView, view } from './view.ts'
import './words/index.ts'

const LANGS = ['en', 'de', 'it'] as const

export const lorcana: Game<LorcanaState> = {
  id: 'lorcana',
  title: 'Disney Lorcana',
  players: [2, 4],
  formats,
  limited,
  get products() {
    return products()
  },
  decks: readyDecks,
  deckList: writtenDeck,
  drawDeck,
  abilities,
  langs: LANGS,
  signs: signsInTexts,
  loadProperties: async () => (await import('./looking.ts')).properties,
  loadCatalogue: async () => (await import('./catalogue/index.ts')).catalogue,
  loadEnforced: async () => (await import('./catalogue/enforced.ts')).enforced,
  ruleTexts,
  procedures,
  zones,
  reducers: reducers as Game<LorcanaState>['reducers'],
  kept,
  timing,
  cards: () =>
    definitions.map((card) => ({
      id: card.id,
      name: fullNames(card),
      text: whenRead((lang) => cardText(card, lang)),
      set: card.id.slice(0, card.id.lastIndexOf('-')),
      ...(card.name.it === undefined && { translated: false as const }),
    })),
  faces: {
    fields: ['def'],
    idOf: (def) => (allDefinitions[def] as CardDefinition).id,
    defOf: (id) => (definitionWithId(id) ?? allDefinitions.find((card) => card.id === id))?.index,
  },
  parseDeck,
  checkDeck,
  countDeck,
  notThereYet: async () => (await import('./cards/not-there-yet.ts')).names,
  begin,
  concede,
  view,
  layOut: (seen, lang) => layOut(seen as TableView, lang),
  face,
  backOf: (s, id) => (cardAt(s, id).def < 0 ? null : ''),
  obstacles: (g, seat) => [...obstacles(g, seat), ...unchoosable(g, seat)],
  loopRule: '6.1.10',
  cardsOf: (event) => cardsOf(event as LorcanaEvent),
  chapters: ['turn'],
  sayLog,
  sayPrompt,
  sayEffect,
  sayOption,
  describe: (g, stack) => {
    const ids = stack.flatMap((f) => ('source' in f ? [(f.source as { card: number }).card] : []))
    return [...new Set(ids)].map((id) => definitionOf(cardAt(g.state, id)).fullName).join(', ') || 'none'
  },
  invariants,
  windows,
  position,
  judgement,
}

function fullNames(card: (typeof definitions)[number]): { en: string; de?: string; it?: string } {
  const join = (lang: 'de' | 'it'): string | undefined => {
    const name = card.name[lang]
    if (name === undefined) return undefined
    return card.version ? `${name} - ${card.version[lang] ?? card.version.en}` : name
  }
  const de = join('de')
  const it = join('it')
  return { en: card.fullName, ...(de && { de }), ...(it && { it }) }
}

/** KeyForge, as core, players and front ends take it. */
import { type Game, whenRead } from '@regelwerk/core'
import { abilities } from './at-work.ts'
import { begin, deckNamed, writtenDeck } from './begin.ts'
import { procedures } from './book.ts'
import { definitions } from './cards/index.ts'
import { ruleTexts } from './catalogue/texts/index.ts'
import { formatDeck, parseDeck } from './decks.ts'
import * as judgement from './evaluate.ts'
import { cardsOf, type KeyForgeEvent } from './events.ts'
import { checkDeck, countDeck, formats } from './formats.ts'
import { invariants } from './invariants.ts'
import { face, layOut } from './layout.ts'
import { obstacles } from './obstacles.ts'
import { windows } from './passing.ts'
import { drawDeck } from './pool.ts'
import { position } from './position.ts'
import { numberOf, printNumbered, printWithId } from './prints.ts'
import { readyDecks } from './ready.ts'
import { reducers } from './reducers.ts'
import { chainsAfter, FIRST_CHAINS, MOST_CHAINS } from './series.ts'
import { cardAt, faceAt, isInPlay, type KeyForgeState, LIMBO, other, printOf, zones } from './state.ts'
import { cardText } from './text/index.ts'
import { sayEffect, sayLog, sayOption, sayPrompt } from './text/table-talk.ts'
import { timing } from './timing.ts'
import { OPENS, products } from './unopened.ts'
import { kept } from './values.ts'
import { type TableView, view } from './view.ts'
// What the rules call by its name.
import './rules/resolving.ts'
// What texts are read by.
import './words/index.ts'

export const keyforge: Game<KeyForgeState> = {
  id: 'keyforge',
  title: 'KeyForge',
  players: [2, 2],
  formats,
  limited: {
    sealed: { opens: OPENS, what: 'decks', first: 'keyforge-sealed' },
    auction: { first: 'keyforge-limited' },
  },
  products,
  handicap: {
    format: 'handicap',
    name: { en: 'Chains', de: 'Ketten', it: 'Catene' },
    usual: FIRST_CHAINS,
    most: MOST_CHAINS,
    after: chainsAfter,
  },
  decks: readyDecks.map(({ id, name }) => ({ id, name: name.en })),
  deckOfSeed: (seed) => `seed:${seed}`,
  drawDeck,
  abilities,
  deckList: writtenDeck,
  deckText: (id, lang) => formatDeck(deckNamed(id), lang),
  langs: ['en', 'de', 'it'],
  loadProperties: async () => (await import('./looking.ts')).properties,
  loadCatalogue: async () => (await import('./catalogue/index.ts')).catalogue,
  loadEnforced: async () => (await import('./catalogue/enforced.ts')).enforced,
  ruleTexts,
  procedures,
  zones,
  reducers: reducers as Game<KeyForgeState>['reducers'],
  kept,
  timing,
  cards: () =>
    definitions.map((card) => ({
      id: card.id,
      name: { en: card.en, de: card.de, ...(card.it && { it: card.it }) },
      text: whenRead((lang) => cardText(card, lang)),
      set: card.set,
    })),
  // A match has its own numbers for its cards; these are what front ends know them by.
  faces: {
    fields: [],
    idOf: (def) => printNumbered(def).id,
    defOf: (id) => {
      const print = printWithId(id)
      return print === undefined ? undefined : numberOf(print)
    },
  },
  parseDeck,
  checkDeck,
  countDeck,
  notThereYet: async () => (await import('./cards/not-there-yet.ts')).printed,
  begin,
  concede: (g, seat) => {
    g.state.pending = null
    g.happen([{ kind: 'win', seats: [other(seat)] } as KeyForgeEvent])
  },
  view,
  // While it is being played a copy still shows the card that it is.
  faceOf: (s, id) => {
    const card = cardAt(s, id)
    return isInPlay(card) ? printOf(card) : card.def
  },
  layOut: (view, lang) => layOut(view as TableView, lang),
  face,
  backOf: (s, id) => (cardAt(s, id).zone === LIMBO ? null : ''),
  obstacles,
  cardsOf: (event) => cardsOf(event as KeyForgeEvent),
  chapters: ['begin turn'],
  sayLog,
  sayPrompt,
  sayEffect,
  sayOption,
  describe: (g, stack) => {
    const ids = stack.flatMap((f) => ('self' in f ? [(f.self as { card: number }).card] : []))
    return (
      [...new Set(ids)]
        .filter((id) => id >= 0)
        .map((id) => faceAt(g.state, id).en)
        .join(', ') || 'none'
    )
  },
  invariants,
  windows,
  position,
  judgement,
}

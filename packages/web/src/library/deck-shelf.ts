/** Which deck is looked at, as the address of the page and its parts name it, and what is in it. */
import type { Game, Lang, Problem } from '@regelwerk/core'
import { type Entry, entriesOfDeck, textOf } from './deck.ts'
import { ownDeck } from './own-decks.ts'

export interface LookedAt {
  /** A ready deck's id, `own:…`, or the id of a deck made from a seed; null: a list that is nowhere kept. */
  id: string | null
  name: string
  entries: readonly Entry[]
  /** What was settled because the list does not tell it. */
  notes?: readonly string[]
}

/** Before a list that stands in the address itself. */
const LIST = 'list:'

/** The list in an address: its name in the first line, then the cards; null: the address names a deck that is kept. */
export const listIn = (id: string): string | null => (id.startsWith(LIST) ? id.slice(LIST.length) : null)

/** Where a deck can be seen by others: what is kept in this browser alone is told whole. */
export function deckAddress(game: Game, deck: LookedAt): string {
  const { id, name } = deck
  const isShared = id !== null && !id.startsWith('own:')
  const said = isShared ? id : `${LIST}Name: ${name}\n${textOfDeck(game, deck, 'en')}`
  return `#/decks/${game.id}?deck=${encodeURIComponent(said)}`
}

/** A deck from a list as people write it, with the name it gives itself. */
export function readList(game: Game, text: string, lang: Lang): { deck: LookedAt; problems: Problem[] } {
  const [line, name = ''] = /^Name: (.*)$/m.exec(text) ?? []
  const read = game.parseDeck(line === undefined ? text : text.replace(line, ''))
  const { cards, problems, notes = [] } = read
  const said = name.trim() || (read.name ?? '')
  return { deck: { id: null, name: said, entries: cards, notes: notes.map((note) => note[lang]) }, problems }
}

/** A deck by its id; undefined: there is none. */
export function deckById(game: Game, id: string, lang: Lang): LookedAt | undefined {
  const list = listIn(id)
  if (list !== null) {
    const { deck, problems } = readList(game, list, lang)
    return problems.length === 0 && deck.entries.length > 0 ? deck : undefined
  }
  const own = ownDeck(game.id, id)
  if (own !== undefined) return { id, name: own.name, entries: own.cards }
  try {
    const ready = game.decks.find((deck) => deck.id === id)
    return { id, name: nameIn(game, id, lang) ?? ready?.name ?? id, entries: entriesOfDeck(game, id) }
  } catch {
    return undefined
  }
}

/** The name that a deck's text gives it, in this language if it has one. */
function nameIn(game: Game, id: string, lang: Lang): string | undefined {
  const text = game.deckText?.(id, lang) ?? ''
  const [, own] = new RegExp(`^Name \\(${lang}\\): (.*)$`, 'm').exec(text) ?? []
  return own ?? /^Name: (.*)$/m.exec(text)?.[1]
}

/** The list to be kept or sent; what the game itself writes of a deck is more than its cards. */
export function textOfDeck(game: Game, { id, entries }: LookedAt, lang: Lang): string {
  if (id !== null && !id.startsWith('own:') && game.deckText !== undefined) return game.deckText(id, lang)
  return textOf(game, entries, lang)
}

/** How the set-up takes a deck by its id: a ready one as it is, any other as its list. */
export function pickOf(
  game: Game,
  id: string,
): { from: 'ready'; id: string } | { from: 'list'; text: string } {
  if (game.decks.some((deck) => deck.id === id)) return { from: 'ready', id }
  const deck = deckById(game, id, 'en')
  return { from: 'list', text: deck === undefined ? '' : textOfDeck(game, deck, 'en') }
}

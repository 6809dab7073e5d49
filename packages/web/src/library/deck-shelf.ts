/** Which deck is looked at, as the address of the page and its parts name it, and what is in it. */
import type { Game, Lang } from '@regelwerk/core'
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

/** A deck by its id; undefined: there is none. */
export function deckById(game: Game, id: string, lang: Lang): LookedAt | undefined {
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

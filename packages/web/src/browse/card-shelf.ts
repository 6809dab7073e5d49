/** The cards of a game as they are browsed: loaded once in each language, found, and put in order. */
import { type CardEntry, CardSearch, type Game, type Lang, type Property, type Result } from '@regelwerk/core'
import { loadGame } from '@regelwerk/protocol'

export interface CardShelf {
  game: Game
  properties: readonly Property[]
  /** By id, in the order of the printing. */
  cards: ReadonlyMap<string, CardEntry>
  find(query: string): Result
  /** The number by which the game knows the face of a card. */
  defOf(id: string): number
}

const shelves = new Map<string, Promise<CardShelf>>()

export function cardShelf(id: string, lang: Lang): Promise<CardShelf> {
  const key = `${id} ${lang}`
  let shelf = shelves.get(key)
  if (shelf === undefined) {
    shelf = fill(id, lang)
    shelves.set(key, shelf)
    // What could not be fetched may be fetched another time.
    shelf.catch(() => shelves.delete(key))
  }
  return shelf
}

async function fill(id: string, lang: Lang): Promise<CardShelf> {
  const game = await loadGame(id)
  const properties = (await game.loadProperties?.()) ?? []
  const cards = game.cards()
  // Only who searches needs all texts.
  let search: CardSearch | undefined
  return {
    game,
    properties,
    cards: new Map(cards.map((card) => [card.id, card])),
    find: (query) => {
      search ??= new CardSearch(properties, cards, lang)
      return search.find(query)
    },
    defOf: (card) => game.faces.defOf(card) ?? -1,
  }
}

/** In the order that was asked for: the best first, by name, or by a number that is printed on them. */
export function inOrder(
  { cards, properties }: CardShelf,
  found: readonly string[],
  by: string,
  lang: Lang,
): readonly string[] {
  if (by === 'best') return found
  const nameOf = (id: string): string => cards.get(id)?.name[lang] ?? cards.get(id)?.name.en ?? id
  if (by === 'name') {
    const { compare } = new Intl.Collator(lang)
    return [...found].sort((a, b) => compare(nameOf(a), nameOf(b)))
  }
  const property = properties.find((one) => one.id === by)
  if (property === undefined || property.values !== undefined) return found
  // What prints no such number comes last.
  const number = (id: string): number => property.of(id) ?? Number.POSITIVE_INFINITY
  return [...found].sort((a, b) => number(a) - number(b))
}

/** What is asked for by the address of the page, which is a link to the search. */
export const cardsAddress = (game: string, query = ''): string =>
  `#/cards/${game}${query.trim() === '' ? '' : `?q=${encodeURIComponent(query.trim())}`}`

export const cardAddress = (game: string, id: string): string => `#/card/${game}/${encodeURIComponent(id)}`

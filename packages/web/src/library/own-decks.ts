/** Decks that the reader has kept in this browser, for each game. */
import { keep, kept } from '../settings.ts'

export interface OwnDeck {
  /** As an address names it: `own:` and a few letters. */
  id: string
  name: string
  cards: (readonly [number, string])[]
  notes?: string
}

const keyOf = (game: string): string => `regelwerk.decks.${game}`

const isCards = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string'

function isDeck(value: unknown): value is OwnDeck {
  const { id, name, cards, notes } = (value ?? {}) as Partial<Record<keyof OwnDeck, unknown>>
  const isNamed = typeof id === 'string' && typeof name === 'string'
  return (
    isNamed && Array.isArray(cards) && cards.every(isCards) && ['string', 'undefined'].includes(typeof notes)
  )
}

/** In the order in which they were kept; what has become unreadable is left out. */
export function ownDecks(game: string): OwnDeck[] {
  const decks = kept(keyOf(game))
  return Array.isArray(decks) ? decks.filter(isDeck) : []
}

export const ownDeck = (game: string, id: string): OwnDeck | undefined =>
  ownDecks(game).find((deck) => deck.id === id)

/** Keeps a deck; one of the same name is replaced. */
export function keepDeck(game: string, name: string, cards: OwnDeck['cards'], notes = ''): OwnDeck {
  const decks = ownDecks(game)
  const same = decks.find((deck) => deck.name === name)
  const id = same?.id ?? `own:${crypto.randomUUID().slice(0, 8)}`
  const deck = { id, name, cards, ...(notes !== '' && { notes }) }
  keep(keyOf(game), same ? decks.map((one) => (one === same ? deck : one)) : [...decks, deck])
  return deck
}

export function dropDeck(game: string, id: string): void {
  const decks = ownDecks(game).filter((deck) => deck.id !== id)
  keep(keyOf(game), decks)
}

/** Decks that the reader has kept in this browser, for each game; with a server also there, see deck-sync.ts. */
import { useMemo, useSyncExternalStore } from 'react'
import { keep, kept } from '../settings.ts'

export interface OwnDeck {
  /** As an address names it: `own:` and a few letters. */
  id: string
  name: string
  cards: (readonly [number, string])[]
  notes?: string
  /** When it was changed last; absent: before that was written down. */
  changed?: number
  /** The change that the server has, as far as is known here; absent: none. */
  base?: number
}

/** A deck that was deleted here, until the server knows. */
export interface GoneDeck {
  id: string
  game: string
  changed: number
  base: number | null
}

const keyOf = (game: string): string => `regelwerk.decks.${game}`
const GONE = 'regelwerk.decks-gone'

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

export function goneDecks(): GoneDeck[] {
  const gone = kept(GONE)
  return Array.isArray(gone) ? (gone as GoneDeck[]) : []
}

/** Who has changed the decks: the reader, or what has come from the server. */
type Who = 'reader' | 'server'

let version = 0
const listeners = new Set<(who: Who) => void>()

/** Another tab has changed them. */
function elsewhere({ key }: StorageEvent): void {
  if (key?.startsWith('regelwerk.decks')) told('server')
}

export function onDecks(listener: (who: Who) => void): () => void {
  addEventListener('storage', elsewhere)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function told(who: Who): void {
  version++
  for (const listener of listeners) listener(who)
}

export function storeDecks(game: string, decks: readonly OwnDeck[], who: Who): void {
  keep(keyOf(game), decks)
  told(who)
}

export const storeGone = (gone: readonly GoneDeck[]): void => keep(GONE, gone)

/** The own decks of a game, also when they change under one's hands. */
export function useOwnDecks(game: string): OwnDeck[] {
  const now = useSyncExternalStore(onDecks, () => version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read anew when something has changed
  return useMemo(() => ownDecks(game), [game, now])
}

export const newDeckId = (): string => `own:${crypto.randomUUID().slice(0, 8)}`

/** A moment later than the last change, also where a clock has been set back. */
const moment = ({ changed = 0, base = 0 }: Partial<OwnDeck> = {}): number =>
  Math.max(Date.now(), changed + 1, base + 1)

/** Keeps a deck; one of the same name is replaced. */
export function keepDeck(game: string, name: string, cards: OwnDeck['cards'], notes = ''): OwnDeck {
  const decks = ownDecks(game)
  const same = decks.find((deck) => deck.name === name)
  const deck: OwnDeck = {
    id: same?.id ?? newDeckId(),
    name,
    cards,
    ...(notes !== '' && { notes }),
    changed: moment(same),
    ...(same?.base !== undefined && { base: same.base }),
  }
  storeDecks(game, same ? decks.map((one) => (one === same ? deck : one)) : [...decks, deck], 'reader')
  return deck
}

export function renameDeck(game: string, id: string, name: string): void {
  const decks = ownDecks(game).map((deck) =>
    deck.id === id && deck.name !== name ? { ...deck, name, changed: moment(deck) } : deck,
  )
  storeDecks(game, decks, 'reader')
}

export function dropDeck(game: string, id: string): void {
  const decks = ownDecks(game)
  const deck = decks.find((one) => one.id === id)
  if (deck === undefined) return
  storeGone([...goneDecks(), { id, game, changed: moment(deck), base: deck.base ?? null }])
  storeDecks(
    game,
    decks.filter((one) => one !== deck),
    'reader',
  )
}

/** The server has what was last changed here. */
export const isWithServer = ({ changed, base }: OwnDeck): boolean => base !== undefined && base === changed

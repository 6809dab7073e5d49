/** Decks that nobody has opened yet, for Sealed: a list names one by the set it is of, and the match's seed decides what is in it. */
import type { DeckList, Product } from '@regelwerk/core'
import { definitions } from './cards/index.ts'
import { type Deck, deckList } from './decks.ts'
import { generateDeck } from './generate.ts'
import { type SetCode, setFacts, sets } from './houses.ts'

/** So many decks each player opens, to choose one of them. */
export const OPENS = 3

const PREFIX = 'unopened:'

export const products: readonly Product[] = sets.map((set) => ({ id: PREFIX + set, name: setFacts[set].en }))

const setOfUnopened = (id: string): SetCode | undefined => sets.find((set) => id === PREFIX + set)

export const isUnopened = (id: string): boolean => setOfUnopened(id) !== undefined

export const openedDeck = (id: string, seed: string): Deck =>
  generateDeck(seed, definitions, setOfUnopened(id))

/** What is in it. */
export const opened = (id: string, seed: string): DeckList => deckList(openedDeck(id, seed))

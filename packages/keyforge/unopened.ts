/** Decks that nobody has opened yet, for Sealed: a list names one by the set it is of, and the match's seed decides what is in it. */
import type { DeckList, Product } from '@regelwerk/core'
import { definitions } from './cards/index.ts'
import { deckList } from './decks.ts'
import { generateDeck } from './generate.ts'
import { type SetCode, setFacts, sets } from './houses.ts'

const PREFIX = 'unopened:'

export const products: readonly Product[] = sets.map((set) => ({ id: PREFIX + set, name: setFacts[set].en }))

const setOfUnopened = (id: string): SetCode | undefined => sets.find((set) => id === PREFIX + set)

export const isUnopened = (id: string): boolean => setOfUnopened(id) !== undefined

/** What is in it. */
export const opened = (id: string, seed: string): DeckList =>
  deckList(generateDeck(seed, definitions, setOfUnopened(id)))

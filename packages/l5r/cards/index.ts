/**
 * The cards that are there, set by set: facts and ability trees together. The core set is there from the beginning, for the
 * ready decks are made of it; the others come with later.ts.
 */
import { ownTree } from '@regelwerk/core'
import type { CardText } from '../abilities.ts'
import { core } from './core/index.ts'
import { addFacts, type CardFacts, type CardSet, type Texts } from './facts.ts'

export interface CardDefinition extends CardFacts {
  index: number
  abilities: CardText
}

export const cardSets: CardSet[] = []
/** Every card that has an ability tree; its place here is its number in a state. */
export const definitions: CardDefinition[] = []
/** Those, and the cards that positions make up: in a state a card is a number in this list. */
export const allDefinitions: CardDefinition[] = []

const byId = new Map<string, CardDefinition>()

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

/** Cards are known by their place, here and on a server: so sets come in their order, and before all made-up cards. */
export function addSets(...more: readonly CardSet[]): void {
  if (allDefinitions.length > definitions.length)
    throw new Error('made-up cards have been added before all that are printed')
  const texts: Texts = Object.assign({}, ...more.flatMap((set) => Object.values(set.texts)))
  for (const card of addFacts(more)) {
    const text = texts[card.id]
    if (text === undefined) continue
    const definition = { ...card, index: definitions.length, abilities: ownTree(text) }
    definitions.push(definition)
    allDefinitions.push(definition)
    byId.set(card.id, definition)
  }
  cardSets.push(...more)
}

addSets(core)

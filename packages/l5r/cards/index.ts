/** The cards: facts and ability trees together. A card without a tree is known, but cannot be played with. */
import { ownTree } from '@regelwerk/core'
import type { CardText } from '../abilities.ts'
import { type CardFacts, cardSets, facts, type Texts } from './facts.ts'

export interface CardDefinition extends CardFacts {
  index: number
  abilities: CardText
}

const texts: Texts = Object.assign({}, ...cardSets.flatMap((set) => Object.values(set.texts)))

/** Every card that has an ability tree; its place here is its number in a state. */
export const definitions: readonly CardDefinition[] = facts
  .filter((card) => texts[card.id] !== undefined)
  .map((card, index) => ({ ...card, index, abilities: ownTree(texts[card.id] as CardText) }))

/** Those, and the cards that positions make up: in a state a card is a number in this list. */
export const allDefinitions: CardDefinition[] = [...definitions]

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

/** The cards: facts and ability trees together. A card without a tree is known, but cannot be played with. */
import { ownTree } from '@regelwerk/core'
import type { CardText } from '../abilities.ts'
import { type CardFacts, facts } from './facts.ts'
import { texts } from './texts.ts'

export interface CardDefinition extends CardFacts {
  index: number
  abilities: CardText
}

/** Every card that has an ability tree; its place here is its number in a state. */
export const definitions: readonly CardDefinition[] = facts
  .filter((card) => texts[card.id] !== undefined)
  .map((card, index) => ({ ...card, index, abilities: ownTree(texts[card.id] as CardText) }))

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

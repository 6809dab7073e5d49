/** The cards: facts and ability trees together. A card without a tree is known, but cannot be played with. */
import { ownTree } from '@regelwerk/core'
import type { CardText } from '../abilities.ts'
import { type CardFacts, facts, factsById, textsById } from './facts.ts'

export interface CardDefinition extends CardFacts {
  index: number
  abilities: CardText
}

/** Every card that has an ability tree; its place here is its number in a state. */
export const definitions: readonly CardDefinition[] = facts
  .filter(({ id }) => textsById.has(id))
  .map((card, index) => ({ ...card, index, abilities: ownTree(textsById.get(card.id) as CardText) }))

for (const id of textsById.keys())
  if (!factsById.has(id)) throw new Error(`there is a text for ${id}, which no set prints`)

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

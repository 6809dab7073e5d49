/**
 * The cards that are there, set by set: facts and ability trees together. The core set is there from the beginning, for the
 * ready decks are made of it; the others come with later.ts.
 */
import { ownTree, type Whole } from '@regelwerk/core'
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

export const written = (card: CardFacts, index: number, abilities: CardText): Whole<CardDefinition> => ({
  id: card.id,
  en: card.en,
  de: card.de,
  version: card.version,
  clan: card.clan,
  type: card.type,
  side: card.side,
  cost: card.cost,
  x: card.x,
  military: card.military,
  political: card.political,
  glory: card.glory,
  militaryBonus: card.militaryBonus,
  politicalBonus: card.politicalBonus,
  strength: card.strength,
  strengthBonus: card.strengthBonus,
  elements: card.elements,
  influence: card.influence,
  honor: card.honor,
  fate: card.fate,
  influencePool: card.influencePool,
  traits: card.traits,
  unique: card.unique,
  deckLimit: card.deckLimit,
  role: card.role,
  clans: card.clans,
  restricted: card.restricted,
  set: card.set,
  number: card.number,
  copies: card.copies,
  index,
  abilities,
})

/** Cards are known by their place, here and on a server: so sets come in their order, and before all made-up cards. */
export function addSets(...more: readonly CardSet[]): void {
  if (allDefinitions.length > definitions.length)
    throw new Error('made-up cards have been added before all that are printed')
  const texts: Texts = Object.assign({}, ...more.flatMap((set) => Object.values(set.texts)))
  for (const card of addFacts(more)) {
    const text = texts[card.id]
    if (text === undefined) continue
    const definition = written(card, definitions.length, ownTree(text))
    definitions.push(definition)
    allDefinitions.push(definition)
    byId.set(card.id, definition)
  }
  cardSets.push(...more)
}

addSets(core)

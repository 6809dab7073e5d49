/**
 * The cards that are there, set by set: what is printed on them (facts.ts of each set) joined with what they do (its houses).
 * Call of the Archons is there from the beginning, for the ready decks are made of it; the others come with later.ts.
 */
import { nearest, ownTree, type Whole } from '@regelwerk/core'
import type { BonusIcon, CardText } from '../abilities.ts'
import { callOfTheArchons } from './01-call-of-the-archons/index.ts'
import { addFacts, type CardFacts, type CardSet, type Texts } from './facts.ts'

export interface CardDefinition extends CardFacts {
  /** Its place in `definitions`. */
  index: number
  abilities: CardText
  /** The icons it has added to cards of its deck (glossary/verbesserung). */
  enhance: readonly BonusIcon[]
}

/** Joins facts and texts by id, behind the cards before; whatever does not fit throws, naming the card. */
export function defineCards(
  facts: readonly CardFacts[],
  texts: readonly Texts[],
  before: readonly CardDefinition[] = [],
): readonly CardDefinition[] {
  const textOf = new Map<string, CardText>()
  for (const [id, text] of texts.flatMap((record) => Object.entries(record))) {
    if (textOf.has(id)) throw new Error(`Two texts for the card ${id}.`)
    textOf.set(id, text)
  }
  const ids = new Set(before.map(({ id }) => id))
  const cards = facts.map((card, i): CardDefinition => {
    const { id, set, number, en, de, it, house, type, amber, power, armor, traits, rarity } = card
    const { also, houses, gigantic, anomaly, blank } = card
    if (ids.has(id)) throw new Error(`Two cards have the id ${id}.`)
    ids.add(id)
    const text = textOf.get(id)
    if (text === undefined && !blank) throw new Error(`No text for the card ${id} (${set} ${number}).`)
    if (text !== undefined && blank) throw new Error(`A text for the card ${id}, which is said to be blank.`)
    const abilities = ownTree(text ?? [])
    const enhance = abilities.flatMap((ability) => (ability.kind === 'enhance' ? ability.icons : []))
    const definition: Whole<CardDefinition> = {
      id,
      set,
      number,
      en,
      de,
      it,
      house,
      type,
      amber,
      power,
      armor,
      traits,
      rarity,
      also,
      houses,
      gigantic,
      anomaly,
      blank,
      index: before.length + i,
      abilities,
      enhance,
    }
    return definition
  })
  for (const id of textOf.keys()) {
    if (ids.has(id)) continue
    throw new Error(`A text for an unknown card ${id}. Nearest: ${nearest(id, ids).join(', ')}.`)
  }
  return cards
}

export const definitions: CardDefinition[] = []

const byId = new Map<string, CardDefinition>()

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

/** Cards are known by their place, here and on a server: so sets come in their order. */
export function addSets(...more: readonly CardSet[]): void {
  const cards = defineCards(
    more.flatMap(({ facts }) => facts),
    more.flatMap(({ texts }) => texts),
    definitions,
  )
  for (const set of more) addFacts(set)
  definitions.push(...cards)
  for (const card of cards) byId.set(card.id, card)
}

addSets(callOfTheArchons)

/** All cards, set by set: what is printed on them (facts.ts of each set) joined with what they do (its houses). */
import { nearest, ownTree } from '@regelwerk/core'
import type { BonusIcon, CardText } from '../abilities.ts'
import { type CardFacts, cardSets, type Texts } from './facts.ts'

export interface CardDefinition extends CardFacts {
  /** Its place in `definitions`. */
  index: number
  abilities: CardText
  /** The icons it has added to cards of its deck (glossary/verbesserung). */
  enhance: readonly BonusIcon[]
}

/** Joins facts and texts by id; whatever does not fit throws, naming the card. */
export function defineCards(facts: readonly CardFacts[], texts: readonly Texts[]): readonly CardDefinition[] {
  const textOf = new Map<string, CardText>()
  for (const [id, text] of texts.flatMap((record) => Object.entries(record))) {
    if (textOf.has(id)) throw new Error(`Two texts for the card ${id}.`)
    textOf.set(id, text)
  }
  const ids = new Set<string>()
  const cards = facts.map((card, index): CardDefinition => {
    const { id, blank, set, number } = card
    if (ids.has(id)) throw new Error(`Two cards have the id ${id}.`)
    ids.add(id)
    const text = textOf.get(id)
    if (text === undefined && !blank) throw new Error(`No text for the card ${id} (${set} ${number}).`)
    if (text !== undefined && blank) throw new Error(`A text for the card ${id}, which is said to be blank.`)
    const abilities = ownTree(text ?? [])
    const enhance = abilities.flatMap((ability) => (ability.kind === 'enhance' ? ability.icons : []))
    return { ...card, index, abilities, enhance }
  })
  for (const id of textOf.keys()) {
    if (ids.has(id)) continue
    throw new Error(`A text for an unknown card ${id}. Nearest: ${nearest(id, ids).join(', ')}.`)
  }
  return cards
}

export const definitions: readonly CardDefinition[] = defineCards(
  cardSets.flatMap(({ facts }) => facts),
  cardSets.flatMap(({ texts }) => texts),
)

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

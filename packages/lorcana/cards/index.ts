/**
 * The cards that are there, set by set: what is printed on them (facts.ts of each set) joined with what they do (its inks).
 * The First Chapter is there from the beginning, for the ready decks are made of it; the others come with later.ts.
 */
import { nearest, type Whole } from '@regelwerk/core'
import type { Ability, CardText, Effect } from '../abilities.ts'
import { theFirstChapter } from './01-the-first-chapter/index.ts'
import type { CardFacts, CardSet, Texts } from './facts.ts'
import { has } from './words.ts'

export interface CardDefinition extends CardFacts {
  /** Its place in `definitions`. */
  index: number
  /** English: 'Name - Version', or 'Name' where there is no version (5.2.6). */
  fullName: string
  abilities: readonly Ability[]
  /** What an action does (5.4.3). */
  effect?: Effect
}

/** Joins facts and texts by English full name, behind the cards before; whatever does not fit throws, naming the card. */
export function defineCards(
  facts: readonly CardFacts[],
  texts: readonly Texts[],
  before: readonly CardDefinition[] = [],
): readonly CardDefinition[] {
  const textOf = new Map<string, CardText>()
  for (const [name, text] of texts.flatMap((record) => Object.entries(record))) {
    if (textOf.has(name)) throw new Error(`Two texts for the card '${name}'.`)
    textOf.set(name, text)
  }
  const names = new Set(before.map(({ fullName }) => fullName))
  const cards = facts.map((card, i): CardDefinition => {
    const fullName = fullNameIn(card, 'en')
    if (names.has(fullName)) throw new Error(`Two cards are called '${fullName}'; the second is ${card.id}.`)
    names.add(fullName)
    const text = textOf.get(fullName)
    if (text === undefined && !card.blank) throw new Error(`No text for the card '${fullName}' (${card.id}).`)
    if (text !== undefined && card.blank)
      throw new Error(`A text for the card '${fullName}' (${card.id}), which is said to be blank.`)
    return written(card, before.length + i, fullName, text ?? [])
  })
  for (const name of textOf.keys()) {
    if (names.has(name)) continue
    const known = nearest(name, names).map((near) => `'${near}'`)
    throw new Error(`A text for an unknown card '${name}'. Nearest: ${known.join(', ')}.`)
  }
  return cards
}

function written(card: CardFacts, index: number, fullName: string, text: CardText): Whole<CardDefinition> {
  const { abilities, effect } = parts(text)
  return {
    id: card.id,
    name: card.name,
    version: card.version,
    inks: card.inks,
    cost: card.cost,
    inkwell: card.inkwell,
    type: card.type,
    song: card.song,
    strength: card.strength,
    willpower: card.willpower,
    lore: card.lore,
    moveCost: card.moveCost,
    classifications: card.classifications,
    rarity: card.rarity,
    again: card.again,
    blank: card.blank,
    index,
    fullName,
    abilities,
    effect,
  }
}

function parts(text: CardText): Pick<CardDefinition, 'abilities' | 'effect'> {
  if (!('effect' in text)) return { abilities: text }
  const { effect, keywords = [], abilities = [] } = text
  return { abilities: [...keywords.map(has), ...abilities], effect }
}

type Language = 'en' | 'de' | 'it'

/** The full name in a language, in English where the card is not translated. */
export function fullNameIn({ name, version }: CardFacts, language: Language): string {
  const said = name[language] ?? name.en
  return version ? `${said} - ${version[language] ?? version.en}` : said
}

export const sets: CardSet[] = []
/** Those that are printed; positions may add made-up ones behind them. */
export const definitions: CardDefinition[] = []
export const allDefinitions: CardDefinition[] = []

const byId = new Map<string, CardDefinition>()

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

/** Cards are known by their place, here and on a server: so sets come in their order, and before all made-up cards. */
export function addSets(...more: readonly CardSet[]): void {
  if (allDefinitions.length > definitions.length)
    throw new Error('made-up cards have been added before all that are printed')
  const cards = defineCards(
    more.flatMap(({ facts }) => facts),
    more.flatMap(({ texts }) => texts),
    definitions,
  )
  sets.push(...more)
  definitions.push(...cards)
  allDefinitions.push(...cards)
  for (const card of cards) byId.set(card.id, card)
  byName = null
}

const asKey = (name: string): string => name.toLowerCase().replaceAll('’', "'")

/** Made when first asked for. */
let byName: Map<string, CardDefinition | 'several'> | null = null

function namedCards(): Map<string, CardDefinition | 'several'> {
  const all = new Map<string, CardDefinition | 'several'>()
  for (const language of ['en', 'de', 'it'] as const) {
    for (const card of definitions) {
      const key = asKey(fullNameIn(card, language))
      const known = all.get(key)
      if (known === undefined) all.set(key, card)
      else if (known !== card && !(known !== 'several' && asKey(known.fullName) === key))
        all.set(key, 'several')
    }
  }
  return all
}

/**
 * The card with this full name in any language; case and the shape of the apostrophe do not matter. A translated name that two
 * cards bear (German has two such pairs) means neither of them.
 */
export function definitionNamed(name: string): CardDefinition | undefined {
  byName ??= namedCards()
  const found = byName.get(asKey(name))
  return found === 'several' ? undefined : found
}

addSets(theFirstChapter)

/** All cards, set by set: what is printed on them (facts.ts of each set) joined with what they do (its inks). */
import { nearest, ownTree } from '@regelwerk/core'
import type { Ability, CardText, Effect } from '../abilities.ts'
import { theFirstChapter } from './01-the-first-chapter/index.ts'
import { riseOfTheFloodborn } from './02-rise-of-the-floodborn/index.ts'
import { intoTheInklands } from './03-into-the-inklands/index.ts'
import { ursulasReturn } from './04-ursulas-return/index.ts'
import { shimmeringSkies } from './05-shimmering-skies/index.ts'
import { azuriteSea } from './06-azurite-sea/index.ts'
import { archaziasIsland } from './07-archazias-island/index.ts'
import { reignOfJafar } from './08-reign-of-jafar/index.ts'
import { fabled } from './09-fabled/index.ts'
import { whispersInTheWell } from './10-whispers-in-the-well/index.ts'
import { winterspell } from './11-winterspell/index.ts'
import { wildsUnknown } from './12-wilds-unknown/index.ts'
import { attackOfTheVine } from './13-attack-of-the-vine/index.ts'
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

/** Joins facts and texts by English full name; whatever does not fit throws, naming the card. */
export function defineCards(facts: readonly CardFacts[], texts: readonly Texts[]): readonly CardDefinition[] {
  const textOf = new Map<string, CardText>()
  for (const [name, text] of texts.flatMap((record) => Object.entries(record))) {
    if (textOf.has(name)) throw new Error(`Two texts for the card '${name}'.`)
    textOf.set(name, text)
  }
  const names = new Set<string>()
  const cards = facts.map((card, index): CardDefinition => {
    const fullName = fullNameIn(card, 'en')
    if (names.has(fullName)) throw new Error(`Two cards are called '${fullName}'; the second is ${card.id}.`)
    names.add(fullName)
    const text = textOf.get(fullName)
    if (text === undefined && !card.blank) throw new Error(`No text for the card '${fullName}' (${card.id}).`)
    if (text !== undefined && card.blank)
      throw new Error(`A text for the card '${fullName}' (${card.id}), which is said to be blank.`)
    return { ...card, index, fullName, ...parts(ownTree(text ?? [])) }
  })
  for (const name of textOf.keys()) {
    if (names.has(name)) continue
    const known = nearest(name, names).map((near) => `'${near}'`)
    throw new Error(`A text for an unknown card '${name}'. Nearest: ${known.join(', ')}.`)
  }
  return cards
}

function parts(text: CardText): Pick<CardDefinition, 'abilities' | 'effect'> {
  if (!('effect' in text)) return { abilities: text }
  return { abilities: (text.keywords ?? []).map(has), effect: text.effect }
}

type Language = 'en' | 'de' | 'it'

/** The full name in a language, in English where the card is not translated. */
export function fullNameIn({ name, version }: CardFacts, language: Language): string {
  const said = name[language] ?? name.en
  return version ? `${said} - ${version[language] ?? version.en}` : said
}

export const sets: readonly CardSet[] = [
  theFirstChapter,
  riseOfTheFloodborn,
  intoTheInklands,
  ursulasReturn,
  shimmeringSkies,
  azuriteSea,
  archaziasIsland,
  reignOfJafar,
  fabled,
  whispersInTheWell,
  winterspell,
  wildsUnknown,
  attackOfTheVine,
]

export const definitions: readonly CardDefinition[] = defineCards(
  sets.flatMap(({ facts }) => facts),
  sets.flatMap(({ texts }) => texts),
)

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

const asKey = (name: string): string => name.toLowerCase().replaceAll('’', "'")

const byName = new Map<string, CardDefinition | 'several'>()
for (const language of ['en', 'de', 'it'] as const) {
  for (const card of definitions) {
    const key = asKey(fullNameIn(card, language))
    const known = byName.get(key)
    if (known === undefined) byName.set(key, card)
    else if (known !== card && !(known !== 'several' && asKey(known.fullName) === key))
      byName.set(key, 'several')
  }
}

/**
 * The card with this full name in any language; case and the shape of the apostrophe do not matter. A translated name that two
 * cards bear (German has two such pairs) means neither of them.
 */
export function definitionNamed(name: string): CardDefinition | undefined {
  const found = byName.get(asKey(name))
  return found === 'several' ? undefined : found
}

/** All cards: what is printed on them (facts/) joined with what they do (first-chapter/, rulebook.ts, keywords.ts). */
import { nearest, ownTree } from '@regelwerk/core'
import type { Ability, CardText, Effect } from '../abilities.ts'
import { firstChapter } from './facts/first-chapter.ts'
import { otherSets } from './facts/other-sets.ts'
import type { CardFacts } from './facts.ts'
import { amber } from './first-chapter/amber.ts'
import { amethyst } from './first-chapter/amethyst.ts'
import { emerald } from './first-chapter/emerald.ts'
import { ruby } from './first-chapter/ruby.ts'
import { sapphire } from './first-chapter/sapphire.ts'
import { steel } from './first-chapter/steel.ts'
import { keywords } from './keywords.ts'
import { rulebook } from './rulebook.ts'
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

type Texts = Readonly<Record<string, CardText>>

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
    return { ...card, index, fullName, ...parts(ownTree(textOf.get(fullName) ?? [])) }
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

export const definitions: readonly CardDefinition[] = defineCards(
  [...firstChapter, ...otherSets],
  [amber, amethyst, emerald, ruby, sapphire, steel, rulebook, keywords],
)

const byId = new Map(definitions.map((card) => [card.id, card]))

export const definitionWithId = (id: string): CardDefinition | undefined => byId.get(id)

const asKey = (name: string): string => name.toLowerCase().replaceAll('’', "'")

const byName = new Map<string, CardDefinition>()
for (const language of ['en', 'de', 'it'] as const) {
  for (const card of definitions) {
    const key = asKey(fullNameIn(card, language))
    const known = byName.get(key)
    if (known && known !== card) {
      throw new Error(
        `'${key}' means both ${known.fullName} (${known.id}) and ${card.fullName} (${card.id}).`,
      )
    }
    byName.set(key, card)
  }
}

/** The card with this full name in any language; case and the shape of the apostrophe do not matter. */
export function definitionNamed(name: string): CardDefinition | undefined {
  return byName.get(asKey(name))
}

/** For the tests of this folder: cards made up to say one thing, and what is said in every language. */
import type { Ability, CardType, Effect } from '../abilities.ts'
import { type CardDefinition, definitionNamed } from '../cards/index.ts'
import { cardText, type Lang, type Sayable } from './index.ts'

export const langs: readonly Lang[] = ['en', 'de', 'it']

export const does = (effect: Effect): Sayable => ({
  type: 'action',
  fullName: 'Some Action',
  abilities: [],
  effect,
})
export const bears = (ability: Ability, type: CardType = 'character'): Sayable => ({
  type,
  fullName: 'Some Card',
  abilities: [ability],
})

/** A card, made up or by its name, and its text in each language. */
export type Saying = readonly [title: string, card: Sayable | string, en: string, de: string, it: string]

export function textsOf(what: Sayable | string): string[] {
  const card = typeof what === 'string' ? (definitionNamed(what) as CardDefinition) : what
  return langs.map((lang) => cardText(card, lang))
}

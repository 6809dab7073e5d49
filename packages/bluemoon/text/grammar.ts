/** What the languages share: filters taken apart, and what cards are called. */
import { cannotSay } from '@regelwerk/say'
import type { CardType, Element, Filter } from '../abilities.ts'
import { type CardDefinition, definitionNamed } from '../cards/index.ts'
import * as table from '../table.ts'

export type Lang = 'en' | 'de' | 'it'

export const elements: readonly Element[] = ['fire', 'earth']

/** What the table calls them, in one language. */
const calledIn =
  <Key extends string>(things: Readonly<Record<Key, { label: Readonly<Record<Lang, string>> }>>) =>
  (lang: Lang): Readonly<Record<Key, string>> => {
    const all = Object.entries<{ label: Readonly<Record<Lang, string>> }>(things)
    return Object.fromEntries(all.map(([key, { label }]) => [key, label[lang]])) as Record<Key, string>
  }

export const elementNames = calledIn(table.elements)
export const iconNames = calledIn(table.icons)

export const typesOf = ({ type }: Filter): readonly CardType[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

export const filtersOf = (filters: Filter | readonly Filter[]): readonly Filter[] =>
  Array.isArray(filters) ? filters : [filters as Filter]

/** What a card is called: in Italian as it is printed in English, for there is no Italian edition. */
export const nameOfCard = ({ name }: Pick<CardDefinition, 'name'>, lang: Lang): string =>
  lang === 'de' ? name.de : (name.en ?? name.de)

/** What the card of this id is called. */
export function nameOf(id: string, lang: Lang): string {
  const card = definitionNamed(id)
  if (!card) throw cannotSay(id, lang)
  return nameOfCard(card, lang)
}

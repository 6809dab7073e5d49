/** The text of a card, made from its data in English and German. What you read is what runs. */
import { asSentence } from '@regelwerk/say'
import type { CardType, Text } from '../abilities.ts'
import type { CardDefinition } from '../cards/index.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Lang, Sayable, Speaker } from './grammar.ts'

export type { Lang, Sayable } from './grammar.ts'

const speakers: Readonly<Record<Lang, Speaker>> = { en: english, de: german }

/** One text as it stands on a card of this type. */
export const sayText = (text: Text, lang: Lang, type?: CardType): string =>
  asSentence(speakers[lang].text(text, type))

/** The whole text, one line each; of a ship also how many cards it carries. Icons are shown, not said. */
export function cardText({ texts, type, capacity }: Sayable, lang: Lang): string {
  const lines = texts.map((text) => sayText(text, lang, type))
  if (capacity !== undefined) lines.unshift(asSentence(speakers[lang].capacity(capacity)))
  return lines.join('\n')
}

export const textOf = ({ text, type, capacity }: CardDefinition, lang: Lang): string =>
  cardText({ texts: text, ...(type && { type }), ...(capacity !== undefined && { capacity }) }, lang)

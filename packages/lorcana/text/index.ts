/** The text of a card, made from its ability trees in English, German and Italian. What you read is what runs. */
import type { Lang } from '@regelwerk/core'
import type { Ability } from '../abilities.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Sayable } from './grammar.ts'
import { italian } from './it.ts'
import { type Speaker, speaker } from './say.ts'

export type { Lang } from '@regelwerk/core'
export type { Sayable } from './grammar.ts'

const speakers: Readonly<Record<Lang, Speaker>> = {
  en: speaker(english),
  de: speaker(german),
  it: speaker(italian),
}

/** One ability as it stands on its card. */
export const sayAbility = (ability: Ability, card: Sayable, lang: Lang): string =>
  speakers[lang].ability(ability, card)

/** The whole text: keywords first, then every other ability, each in a line of its own; what an action does. */
export function cardText(card: Sayable, lang: Lang): string {
  const isKeyword = ({ kind }: Ability) => kind === 'keyword'
  const abilities = [...card.abilities.filter(isKeyword), ...card.abilities.filter((one) => !isKeyword(one))]
  const lines = abilities.map((ability) => sayAbility(ability, card, lang))
  if (card.effect) lines.push(speakers[lang].effect(card.effect, card))
  return lines.join('\n')
}

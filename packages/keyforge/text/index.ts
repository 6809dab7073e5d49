/** The text of a card, made from its ability trees in three languages. What you read is what runs. */

import type { Ability } from '../abilities.ts'
import { german } from './de/language.ts'
import { english } from './en/language.ts'
import type { Lang, Sayable } from './grammar.ts'
import { italian } from './it/language.ts'
import { type Speaker, speaker } from './say.ts'
// What texts are said with.
import '../words/index.ts'

export type { Lang, Sayable } from './grammar.ts'
export { traitName } from './traits.ts'

const speakers: Readonly<Record<Lang, Speaker>> = {
  en: speaker(english),
  de: speaker(german),
  it: speaker(italian),
}

/** One ability of a card, or a part `of` it; where the card grants it to another, that one is "this". */
export const abilityText = (ability: Ability, card: Sayable, lang: Lang, of?: Ability | null): string =>
  speakers[lang].ability(ability, card, of)

const isWord = ({ kind }: Ability): boolean => kind === 'keyword' || kind === 'enhance'

/** The whole text: the keywords in one line, every other ability in a line of its own. */
export function cardText(card: Sayable, lang: Lang): string {
  const say = (abilities: readonly Ability[]): readonly string[] => speakers[lang].abilities(abilities, card)
  const keywords = say(card.abilities.filter(isWord)).join(' ')
  const others = say(card.abilities.filter((ability) => !isWord(ability)))
  return [...(keywords ? [keywords] : []), ...others].join('\n')
}

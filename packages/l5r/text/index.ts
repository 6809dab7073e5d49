/** The text of a card, made from its ability trees in English and German. What you read is what runs. */
import type { Ability } from '../abilities.ts'
import type { CardDefinition } from '../cards/index.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Lang, Sayable } from './grammar.ts'
import { type Speaker, speaker } from './say.ts'

const speakers: Readonly<Record<Lang, Speaker>> = { en: speaker(english), de: speaker(german) }

/** One ability as it stands on its card. */
export const abilityText = (ability: Ability, card: Sayable, lang: Lang): string =>
  speakers[lang].ability(ability, card)

const USUAL_COPIES = 3
const isWord = ({ kind }: Ability): boolean => kind === 'keyword'

/** What the facts of a card say about building a deck is printed in its text, too. */
const printed = ({ role, deckLimit }: Pick<CardDefinition, 'role' | 'deckLimit'>): readonly Ability[] =>
  role === undefined && deckLimit === USUAL_COPIES
    ? []
    : [{ kind: 'deck', ...(role && { role }), ...(deckLimit !== USUAL_COPIES && { perDeck: deckLimit }) }]

/** The whole text: the keywords in one line, every other ability in a line of its own. */
export function cardText(card: CardDefinition, lang: Lang): string {
  const say = (abilities: readonly Ability[]): readonly string[] => speakers[lang].abilities(abilities, card)
  const keywords = say(card.abilities.filter(isWord)).join(' ')
  const others = say([...printed(card), ...card.abilities.filter((ability) => !isWord(ability))])
  return [...(keywords ? [keywords] : []), ...others].join('\n')
}

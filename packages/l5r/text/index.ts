/** The text of a card, made from its ability trees in English, German and Italian. What you read is what runs. */
import { once } from '@regelwerk/say'
import type { Ability } from '../abilities.ts'
import type { CardDefinition } from '../cards/index.ts'
import { registered, wholeOf } from '../prepare.ts'
import '../words/index.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import type { Lang, Sayable } from './grammar.ts'
import { italian } from './it.ts'
import { type Speaker, speaker } from './say.ts'

const speakers: Readonly<Record<Lang, Speaker>> = {
  en: speaker(english),
  de: speaker(german),
  it: speaker(italian),
}

/** One ability of a card, or a part `of` it; where another card gains it, that one is "this". */
export const abilityText = (ability: Ability, card: Sayable, lang: Lang, of?: Ability | null): string =>
  speakers[lang].ability(ability, card, of)

/** The text of an ability by its id; null: it is only a part of one, or comes with the rules. */
export const textNamed = once((id, lang): string | null => {
  const { ability, definition } = registered(id)
  return ability === null || definition === null ? null : abilityText(ability, definition, lang)
})

/** The text of an ability, or of the one of which this is a part; null: it comes with the rules. */
export const wholeText = (id: string, lang: Lang): string | null =>
  textNamed(registered(id).ability === null ? wholeOf(id).id : id, lang)

const USUAL_COPIES = 3
const isWord = ({ kind }: Ability): boolean => kind === 'keyword'

/** What the facts of a card say about building a deck is printed in its text, too. */
const printed = ({
  role,
  clans,
  deckLimit,
}: Pick<CardDefinition, 'role' | 'clans' | 'deckLimit'>): readonly Ability[] =>
  role === undefined && clans === undefined && deckLimit === USUAL_COPIES
    ? []
    : [
        {
          kind: 'deck',
          ...(role && { role }),
          ...(clans && { clans }),
          ...(deckLimit !== USUAL_COPIES && { perDeck: deckLimit }),
        },
      ]

/** The whole text: the keywords in one line, every other ability in a line of its own. */
export function cardText(card: CardDefinition, lang: Lang): string {
  const say = (abilities: readonly Ability[]): readonly string[] => speakers[lang].abilities(abilities, card)
  const keywords = say(card.abilities.filter(isWord)).join(' ')
  const others = say([...printed(card), ...card.abilities.filter((ability) => !isWord(ability))])
  return [...(keywords ? [keywords] : []), ...others].join('\n')
}

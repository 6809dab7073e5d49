/** What the languages share: what they must be able to say, and how sentences are put together. */
import { cannotSay } from '@regelwerk/say'
import type { CardType, Effect, Element, Filter, Text } from '../abilities.ts'
import { definitionNamed } from '../cards/index.ts'

export type Lang = 'en' | 'de'

/** A card as far as its text needs it. */
export interface Sayable {
  texts: readonly Text[]
  type?: CardType
  /** On a ship: how many cards it carries. */
  capacity?: number
}

export interface Speaker {
  /** One text, without capital and full stop. On a leadership card whatever lasts, lasts for this turn (base/25). */
  text(text: Text, type: CardType | undefined): string
  capacity(cards: number): string
}

/** Who does what an effect says: the player of the card, the opponent, or one after the other. */
type Who = 'me' | 'opponent' | 'each'

/** What somebody does: several things in order, and what follows behind the last verb. */
export interface Deed<Act> {
  who: Who
  acts: readonly Act[]
  /** Begins with its own comma or space. */
  tail?: string
  /** "may" is part of the effect itself. */
  may?: true
}

export type Continuous = Extract<Text, { kind: 'continuous' }>
export type EffectText = Extract<Text, { kind: 'effect' }>
export type Intervention = Extract<Text, { kind: 'intervention' }>
type EffectOf<Do extends Effect['do']> = Extract<Effect, { do: Do }>
export type Cost = Pick<EffectOf<'buyDragon'>, 'fire' | 'earth' | 'moons' | 'characters' | 'pairOf'>

export const elements: readonly Element[] = ['fire', 'earth']

export const typesOf = ({ type }: Filter): readonly CardType[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

export const filtersOf = (filters: Filter | readonly Filter[]): readonly Filter[] =>
  Array.isArray(filters) ? filters : [filters as Filter]

/** Acts of one person that follow each other; `then` marks where the next part begins. */
export function inOrder<Act>(deeds: readonly Deed<Act>[], then: (act: Act) => Act): Deed<Act> | undefined {
  const [{ who }] = deeds
  const last = deeds[deeds.length - 1]
  if (deeds.some((deed) => deed.who !== who || deed.may || (deed.tail !== undefined && deed !== last))) {
    return undefined
  }
  const acts = deeds.flatMap(({ acts: [first, ...rest] }, i) => [i === 0 ? first : then(first), ...rest])
  return { ...last, acts }
}

/** What the card of this id is called. */
export function nameOf(id: string, lang: Lang): string {
  const name = definitionNamed(id)?.name
  if (!name) throw cannotSay(id, lang)
  return name[lang] ?? name.de
}

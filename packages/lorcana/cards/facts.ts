import type { CardText, CardType, Ink } from '../abilities.ts'

/** A name in the languages in which the card exists; one that is not stated reads as in English. */
export interface Names {
  en: string
  de?: string
  it?: string
}

/** What is printed on a card besides its abilities (5.2). */
export interface CardFacts {
  /** The printing, set and number: '1-2'. */
  id: string
  name: Names
  version?: Names
  inks: readonly Ink[]
  cost: number
  /** Whether it may be put into the inkwell as the turn action (4.2). */
  inkwell: boolean
  type: CardType
  song?: true
  strength?: number
  willpower?: number
  lore?: number
  moveCost?: number
  classifications: readonly string[]
  rarity: 'common' | 'uncommon' | 'rare' | 'super rare' | 'legendary' | 'made-up'
  /** Later sets in which it is printed again. */
  again?: readonly number[]
  /** It has no abilities at all. */
  blank?: true
}

/** What cards do, by their English full names. */
export type Texts = Readonly<Record<string, CardText>>

export interface CardSet {
  number: number
  name: string
  /** By number. */
  facts: readonly CardFacts[]
  /** By ink; a card of two inks is with the first. */
  texts: readonly Texts[]
}

import type { CardType, Icon, People } from '../abilities.ts'

/** What every card of which anything is known prints. */
interface Printed {
  /** People and number: 'vulca-26'. */
  id: string
  /** 'extra': it belongs to no people, as interventions, inquisitors, Tutu, Hyla and spirits do. */
  people: People
  no: number
  /** A card that is not known in English reads as in German. */
  name: { de: string; en?: string }
  hasText: boolean
  /** On a ship: how many cards it carries (base/56). */
  capacity?: number
  /** On leaders and inquisitors: how many cards and foreign moons a deck may hold, or may hold more (base/52, base/64). */
  limits?: { cards: number; moons: number }
}

/** What is printed on a card besides its text. */
export interface CardFacts extends Printed {
  type: CardType
  /** null: prints no value. */
  fire: number | null
  earth: number | null
  moons: number
  icons: readonly Icon[]
  /** The set it is found in: the letter of a people's deck, Ba to Bf for the Buka families, X1 and X2. */
  set: string
}

/** A card whose effect is known and part of whose print is not: what is not known is left out. */
export interface PartialFacts extends Printed, Partial<Omit<CardFacts, keyof Printed>> {}

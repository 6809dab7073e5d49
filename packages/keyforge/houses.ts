/** The houses, and in which sets decks are made of them. */

import type { House } from './abilities.ts'

export const houses: readonly House[] = [
  'brobnar',
  'dis',
  'logos',
  'mars',
  'sanctum',
  'shadows',
  'untamed',
  'saurian',
  'staralliance',
]

export const houseNames: Readonly<Record<House, { en: string; de: string; it: string }>> = {
  brobnar: { en: 'Brobnar', de: 'Brobnar', it: 'Brobnar' },
  dis: { en: 'Dis', de: 'Dis', it: 'Dis' },
  logos: { en: 'Logos', de: 'Logos', it: 'Logos' },
  mars: { en: 'Mars', de: 'Mars', it: 'Marte' },
  sanctum: { en: 'Sanctum', de: 'Sanctum', it: 'Sanctum' },
  shadows: { en: 'Shadows', de: 'Schatten', it: 'Ombre' },
  untamed: { en: 'Untamed', de: 'Ungezähmte', it: 'Selvaggi' },
  saurian: { en: 'Saurian', de: 'Saurianer', it: 'Sauriani' },
  staralliance: { en: 'Star Alliance', de: 'Sternenallianz', it: 'Federazione' },
}

/** In the order in which they appeared: a legacy is of a set before the deck's (glossary/legacy). */
export const sets = ['CotA', 'AoA', 'WC', 'MM'] as const
export type SetCode = (typeof sets)[number]

interface SetFacts {
  en: string
  de: string
  /** The German rulebook's letters. */
  short: string
  houses: readonly House[]
}

const first: readonly House[] = ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed']

export const setFacts: Readonly<Record<SetCode, SetFacts>> = {
  CotA: { en: 'Call of the Archons', de: 'Ruf der Archonten', short: 'RdA', houses: first },
  AoA: { en: 'Age of Ascension', de: 'Zeitalter des Aufstiegs', short: 'ZdA', houses: first },
  WC: {
    en: 'Worlds Collide',
    de: 'Kollidierende Welten',
    short: 'KW',
    houses: ['brobnar', 'dis', 'logos', 'saurian', 'shadows', 'staralliance', 'untamed'],
  },
  MM: {
    en: 'Mass Mutation',
    de: 'Massenmutation',
    short: 'MM',
    houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'staralliance', 'untamed'],
  },
}

const spoken = (text: string): string => text.toLowerCase().replaceAll(/[\s-]+/g, '')

/** By its name in any language. */
export const houseNamed = (name: string): House | undefined =>
  houses.find((house) => [house, ...Object.values(houseNames[house])].some((n) => spoken(n) === spoken(name)))

/** By its letters or its name, English or German. */
export const setNamed = (name: string): SetCode | undefined =>
  sets.find((set) => {
    const { en, de, short } = setFacts[set]
    return [set, en, de, short].some((n) => spoken(n) === spoken(name))
  })

/** The place of a house in the list of houses. */
export const houseNumber = (house: House): number => houses.indexOf(house)

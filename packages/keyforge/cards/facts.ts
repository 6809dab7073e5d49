/** What is printed on the cards besides their text, errata of names included. */
import { type Problem, unknownCard } from '@regelwerk/core'
import type { BonusIcon, CardText, CardType, House } from '../abilities.ts'
import type { RuleId } from '../book.ts'
import { type SetCode, setNamed } from '../houses.ts'

/** The four kinds of bonus icons (glossary/bonussymbole). */
export const bonusIcons: readonly BonusIcon[] = ['amber', 'capture', 'damage', 'draw']

/** 'fixed', 'variant' and 'special' are what the rulebook calls special (glossary/seltenheit). */
export type Rarity = 'common' | 'uncommon' | 'rare' | 'variant' | 'fixed' | 'special'

export interface CardFacts {
  id: string
  /** The first set it was printed in, and its number there. */
  set: SetCode
  number: string
  en: string
  de: string
  /** Absent: it has not been translated. */
  it?: string
  house: House
  type: CardType
  /** Printed Æmber bonus icons. */
  amber: number
  /** null: not a creature, or a creature that prints no number. */
  power: number | null
  armor: number
  traits: readonly string[]
  rarity: Rarity
  /** Later sets that print it again, with its number there. */
  also?: readonly (readonly [SetCode, string])[]
  /** All houses that it is printed in, where there are several. */
  houses?: readonly House[]
  /** The upper half prints bonus icons; the lower one power, armor and text (glossary/gigantische-kreaturen). */
  gigantic?: { half: 'upper' | 'lower'; other: string }
  /** Of any house (glossary/anomalie). */
  anomaly?: true
  /** It has no text at all. */
  blank?: true
}

/** What cards do, by their ids. */
export type Texts = Readonly<Record<string, CardText>>

/** A set: what is printed on the cards that it is the first to print, and what they do. */
export interface CardSet {
  code: SetCode
  /** By number. */
  facts: readonly CardFacts[]
  /** By house; anomalies by themselves. */
  texts: readonly Texts[]
}

/** Those that are there (index.ts). */
export const cardSets: CardSet[] = []

export const facts: CardFacts[] = []

export const factsById = new Map<string, CardFacts>()

/** The sets that print a card, the first one first. */
export const setsOf = ({ set, also = [] }: CardFacts): SetCode[] => [set, ...also.map(([code]) => code)]

export const isIn = (card: CardFacts, set: SetCode): boolean =>
  card.set === set || (card.also?.some(([code]) => code === set) ?? false)

/** Is it printed in this house? */
export const isOf = ({ house, houses = [house] }: CardFacts, wanted: House): boolean =>
  houses.includes(wanted)

const asKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[“”„"]/g, '')
    .replaceAll('æ', 'ae')

/** Without accents, dots and spaces: as names come from elsewhere. */
const asLooseKey = (name: string): string =>
  asKey(name)
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\d]/gu, '')

const byName = new Map<string, CardFacts>()
/** null: it could be several. */
const byLooseName = new Map<string, CardFacts | null>()
const byPrinting = new Map<string, CardFacts>()

export function addFacts(set: CardSet): void {
  cardSets.push(set)
  facts.push(...set.facts)
  for (const card of set.facts) register(card)
}

function register(card: CardFacts): void {
  factsById.set(card.id, card)
  for (const name of [card.id, card.en, card.de, ...(card.it ? [card.it] : [])]) {
    const known = byName.get(asKey(name))
    if (known === undefined) byName.set(asKey(name), card)
    // The halves of a gigantic creature share their name: it means the upper one.
    else if (known !== card && known.gigantic?.other !== card.id) {
      throw new Error(`'${name}' means both ${known.id} and ${card.id}.`)
    }
    const loose = asLooseKey(name)
    const other = byLooseName.get(loose)
    if (other === undefined) byLooseName.set(loose, card)
    else if (other !== card && other?.gigantic?.other !== card.id) byLooseName.set(loose, null)
  }
  for (const [set, number] of [[card.set, card.number] as const, ...(card.also ?? [])]) {
    const key = `${set} ${number.replace(/^0+/, '')}`
    if (!byPrinting.has(key)) byPrinting.set(key, card)
  }
}

/** By id, name in any language, or printing ('RdA 93', 'CotA 093'). */
export function factsNamed(name: string): CardFacts | undefined {
  const found = byName.get(asKey(name))
  if (found !== undefined) return found
  const [, letters = '', number = ''] = /^(\S+)\s+0*(A?\d+)$/i.exec(name.trim()) ?? []
  const printing = byPrinting.get(`${setNamed(letters)} ${number.toUpperCase()}`)
  return printing ?? byLooseName.get(asLooseKey(name)) ?? undefined
}

/** What to say of a name that no card has. */
export const unknown = (rule: RuleId, name: string): Problem => unknownCard(rule, name, allNames())

const allNames = (): Iterable<string> => new Set(facts.flatMap(({ en, de, it = en }) => [en, de, it]))

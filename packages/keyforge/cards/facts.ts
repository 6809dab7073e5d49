/** What is printed on the cards besides their text, errata of names included. */
import { type Problem, unknownCard } from '@regelwerk/core'
import type { BonusIcon, CardType, House } from '../abilities.ts'
import type { RuleId } from '../book.ts'
import { type SetCode, setNamed } from '../houses.ts'
import { anomalies } from './facts/anomalies.ts'
import { aoaNamed } from './facts/aoa-named.ts'
import { cotaBrobnar } from './facts/cota-brobnar.ts'
import { cotaDis } from './facts/cota-dis.ts'
import { cotaLogos } from './facts/cota-logos.ts'
import { cotaMars } from './facts/cota-mars.ts'
import { cotaSanctum } from './facts/cota-sanctum.ts'
import { cotaShadows } from './facts/cota-shadows.ts'
import { cotaUntamed } from './facts/cota-untamed.ts'
import { extra } from './facts/extra.ts'
import { mmNamed } from './facts/mm-named.ts'
import { wcNamed } from './facts/wc-named.ts'

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
  /** The icons it has added to cards of its deck (glossary/verbesserung). */
  enhance?: readonly BonusIcon[]
  /** The upper half prints bonus icons; the lower one power, armor and text (glossary/gigantische-kreaturen). */
  gigantic?: { half: 'upper' | 'lower'; other: string }
  /** Of any house (glossary/anomalie). */
  anomaly?: true
}

export const facts: readonly CardFacts[] = [
  ...cotaBrobnar,
  ...cotaDis,
  ...cotaLogos,
  ...cotaMars,
  ...cotaSanctum,
  ...cotaShadows,
  ...cotaUntamed,
  ...aoaNamed,
  ...wcNamed,
  ...mmNamed,
  ...anomalies,
  ...extra,
]

export const factsById: ReadonlyMap<string, CardFacts> = new Map(facts.map((card) => [card.id, card]))

/** The sets that print a card, the first one first. */
export const setsOf = ({ set, also = [] }: CardFacts): SetCode[] => [set, ...also.map(([code]) => code)]

export const isIn = (card: CardFacts, set: SetCode): boolean =>
  card.set === set || (card.also?.some(([code]) => code === set) ?? false)

const asKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[“”„"]/g, '')
    .replaceAll('æ', 'ae')

const byName = new Map<string, CardFacts>()
const byPrinting = new Map<string, CardFacts>()

function register(card: CardFacts): void {
  for (const name of [card.id, card.en, card.de]) {
    const known = byName.get(asKey(name))
    if (known === undefined) byName.set(asKey(name), card)
    // The halves of a gigantic creature share their name: it means the upper one.
    else if (known !== card && known.gigantic?.other !== card.id) {
      throw new Error(`'${name}' means both ${known.id} and ${card.id}.`)
    }
  }
  for (const [set, number] of [[card.set, card.number] as const, ...(card.also ?? [])]) {
    const key = `${set} ${number.replace(/^0+/, '')}`
    if (!byPrinting.has(key)) byPrinting.set(key, card)
  }
}

for (const card of facts) register(card)

/** By id, English or German name, or printing ('RdA 93', 'CotA 093'). */
export function factsNamed(name: string): CardFacts | undefined {
  const found = byName.get(asKey(name))
  if (found !== undefined) return found
  const [, letters = '', number = ''] = /^(\S+)\s+0*(A?\d+)$/i.exec(name.trim()) ?? []
  return byPrinting.get(`${setNamed(letters)} ${number.toUpperCase()}`)
}

/** What to say of a name that no card has. */
export const unknown = (rule: RuleId, name: string): Problem => unknownCard(rule, name, allNames())

const allNames = (): Iterable<string> => new Set(facts.flatMap(({ en, de }) => [en, de]))

/** What is printed on the cards besides their text. */
import { type Problem, unknownCard } from '@regelwerk/core'
import type { CardText, CardType, Clan, Element } from '../abilities.ts'

/** As the rulebook cites cards: the numbers run through all packs of a cycle. */
export const setNames = {
  core: { en: 'Core Set', de: 'Grundspiel' },
  imperial: { en: 'Imperial Cycle', de: 'Kaiserreich-Zyklus' },
  disciples: { en: 'Disciples of the Void', de: 'Jünger der Leere' },
  elemental: { en: 'Elemental Cycle', de: 'Elementar-Zyklus' },
  children: { en: 'Children of the Empire', de: 'Kinder des Kaiserreichs' },
  masters: { en: 'Masters of the Court', de: 'Meister am Hofe' },
  underhand: { en: 'Underhand of the Emperor', de: 'Underhand of the Emperor' },
  warriors: { en: 'Warriors of the Wind', de: 'Warriors of the Wind' },
  inheritance: { en: 'Inheritance Cycle', de: 'Erbfolge-Zyklus' },
  legion: { en: "The Emperor's Legion", de: "The Emperor's Legion" },
  defenders: { en: 'Defenders of Rokugan', de: 'Defenders of Rokugan' },
  seekers: { en: 'Seekers of Wisdom', de: 'Seekers of Wisdom' },
  clanwar: { en: 'Clan War', de: 'Clan War' },
  dominion: { en: 'Dominion Cycle', de: 'Dominion Cycle' },
  temptations: { en: 'Temptations Cycle', de: 'Temptations Cycle' },
  shadow: { en: "Under Fu Leng's Shadow", de: "Under Fu Leng's Shadow" },
} as const
export type SetCode = keyof typeof setNames

/** By the back of the card, where there is a deck; strongholds and provinces lie on the table. */
export type Side = 'province' | 'role' | 'dynasty' | 'conflict'

/** A card without what cards of its type do not print is null there; so is a character's dash. */
export interface CardFacts {
  id: string
  en: string
  /** Where the rulebook names the card. */
  de?: string
  /** Of cards that share their name: the second, the third. */
  version?: number
  clan: Clan
  type: CardType
  side: Side
  cost: number | null
  /** Where an X is printed in place of a number: its text says how much, and else it is 0 (glossary/x-buchstabe). */
  x?: 'military' | 'cost'
  /** null on a character: a dash (glossary/gedankenstrich). */
  military: number | null
  political: number | null
  glory: number | null
  /** Of an attachment; 'X': its text says how much. */
  militaryBonus: number | 'X' | null
  politicalBonus: number | null
  /** Of a province. */
  strength: number | null
  /** Of a stronghold or holding, for the province it stands in. */
  strengthBonus: number | null
  /** Of a province; all five: any of them (glossary/provinzen-provinzkarten/6). */
  elements: readonly Element[]
  /** What a copy costs in a deck of another clan; null: it cannot be there (glossary/einfluss-einflusskosten/3). */
  influence: number | null
  /** Of a stronghold. */
  honor: number | null
  fate: number | null
  influencePool: number | null
  traits: readonly string[]
  unique: boolean
  /** "Limit X per deck". */
  deckLimit: number
  /** "... role only" (glossary/rollenkarten/5). */
  role?: Element | 'keeper' | 'seeker'
  /** Only a deck of one of these clans can have it (later/clans-only). */
  clans?: readonly Clan[]
  /** Its place on the restricted list (appendix V). */
  restricted?: string
  set: SetCode
  number: string
  /** How many of it are in one core set; 0: it is of another set. */
  copies: number
}

/** A card in the facts of its set: only what it prints; one copy of it in the core set, unless it says so. */
export type PrintedFacts = Pick<CardFacts, 'id' | 'number' | 'en' | 'type' | 'clan'> & Partial<CardFacts>

/** What cards do, by their ids. */
export type Texts = Readonly<Record<string, CardText>>

/** A cycle or box: what is printed on its cards, and what they do, clan by clan. */
export interface CardSet {
  code: SetCode
  facts: readonly PrintedFacts[]
  texts: Partial<Readonly<Record<Clan, Texts>>>
}

const sideOf = ({ type, side }: PrintedFacts): Side => {
  if (type === 'stronghold' || type === 'province') return 'province'
  if (type === 'role') return 'role'
  return side ?? (type === 'holding' ? 'dynasty' : 'conflict')
}

const wholeFacts = (set: SetCode, card: PrintedFacts): CardFacts => ({
  side: sideOf(card),
  cost: null,
  military: null,
  political: null,
  glory: null,
  militaryBonus: null,
  politicalBonus: null,
  strength: null,
  strengthBonus: null,
  elements: [],
  influence: null,
  honor: null,
  fate: null,
  influencePool: null,
  traits: [],
  unique: false,
  deckLimit: 3,
  set,
  copies: set === 'core' ? 1 : 0,
  ...card,
})

export const facts: CardFacts[] = []
export const factsById = new Map<string, CardFacts>()

/** Without macrons and umlauts, so that Dōjō is found as Dojo. */
const asKey = (name: string): string =>
  name.trim().toLowerCase().replaceAll('’', "'").normalize('NFD').replaceAll(/\p{M}/gu, '').replace(/!$/, '')

const byName = new Map<string, CardFacts>()

function register(name: string, card: CardFacts): void {
  const known = byName.get(asKey(name))
  if (known !== undefined && known !== card)
    throw new Error(`'${name}' means both ${known.id} and ${card.id}.`)
  byName.set(asKey(name), card)
}

const isFirst = ({ version }: CardFacts): boolean => version === undefined

/** What is printed on the cards of more sets. */
export function addFacts(more: readonly CardSet[]): readonly CardFacts[] {
  const added = more.flatMap(({ code, facts: printed }) => printed.map((card) => wholeFacts(code, card)))
  // By a name alone the first of several versions is meant, or the one that is there.
  for (const card of [...added.filter(isFirst), ...added.filter((one) => !isFirst(one))]) {
    const { en: set, de: satz } = setNames[card.set]
    const { id, en, de = en, version } = card
    for (const name of [id, ...[en, de].map((one) => (version ? `${one} (${version})` : one))])
      register(name, card)
    if (version && !byName.has(asKey(en))) register(en, card)
    for (const name of [card.set, set, satz]) register(`${name} ${card.number}`, card)
    factsById.set(id, card)
  }
  facts.push(...added)
  return added
}

/** A made-up card, under the name it has in a position. */
export function knowFacts(name: string, card: CardFacts): void {
  for (const one of [name, card.id]) if (!byName.has(asKey(one))) byName.set(asKey(one), card)
}

/** By id, English or German name, or printing ('Grundspiel 35', 'core 35'). */
export const factsNamed = (name: string): CardFacts | undefined =>
  factsById.get(name) ?? byName.get(asKey(name))

/** What is wrong with a name that no card has. */
export const unknown = (name: string, line?: number): Problem =>
  unknownCard('glossary/deckbau', name, new Set(facts.flatMap(({ en, de = en }) => [en, de])), line)

/** Unique decks from a seed: the same seed gives the same deck, for as long as the pool is the same. */
import { below, type RandomState, seedRandom, shuffle } from '@regelwerk/core'
import type { BonusIcon, House } from './abilities.ts'
import { isIn, type Rarity } from './cards/facts.ts'
import type { CardDefinition } from './cards/index.ts'
import type { Deck, DeckCard } from './decks.ts'
import { MOST_ICONS } from './formats.ts'
import { type SetCode, setFacts, sets } from './houses.ts'
import { archonName } from './names.ts'

/**
 * How often a card is drawn (glossary/seltenheit): with these, a house of Call of the Archons gets about seven common
 * cards, three or four uncommon and one or two rare ones. Special cards come with others or in their stead.
 */
const WEIGHT: Readonly<Record<Rarity, number>> = {
  common: 6,
  uncommon: 3,
  rare: 1,
  variant: 0,
  fixed: 0,
  special: 0,
}

/** One card in so many: a legacy is rare, a maverick and an anomaly are extremely rare. */
const LEGACY = 100
const MAVERICK = 500
const ANOMALY = 1000

/** A house is drawn only if the pool has so many different cards of it. */
const ENOUGH = 10
const CARDS_OF_A_HOUSE = 12

/** Cards that always come together: the first is drawn, the others are in the same house of the same deck. */
const TOGETHER: readonly (readonly [string, ...string[]])[] = [
  ['horseman-of-pestilence', 'horseman-of-death', 'horseman-of-famine', 'horseman-of-war'],
  ['timetraveller', 'help-from-future-self'],
  ['ultra-gravitron', 'ultra-gravitron2'],
]

/** Any of these is what is drawn when the first is. */
const VARIANTS: readonly (readonly string[])[] = [
  ['master-of-1', 'master-of-2', 'master-of-3'],
  ['sinestra', 'dexus'],
]

const groupOf = (id: string): readonly string[] => TOGETHER.find(([lead]) => lead === id) ?? [id]

/** A card is in an urn as often as its rarity says. */
type Urn = readonly CardDefinition[]

const urn = (cards: readonly CardDefinition[]): Urn =>
  cards.flatMap((card) => new Array<CardDefinition>(WEIGHT[card.rarity]).fill(card))

interface Source {
  set: SetCode
  /** How many different cards there are to draw. */
  size: number
  /** The houses that can be drawn, and what is drawn for them. */
  houses: readonly { house: House; cards: Urn }[]
  legacies: Urn
  mavericks: Urn
  anomalies: readonly CardDefinition[]
}

/** A pool, made ready to be drawn from. */
interface Pool {
  /** The sets that the cards suffice for, each as often as it has cards. */
  sets: readonly Source[]
  facts: ReadonlyMap<string, CardDefinition>
  /** Where a card stands in a list: by type, then by name. */
  place: ReadonlyMap<string, number>
}

const prepared = new WeakMap<readonly CardDefinition[], Pool>()

function prepare(cards: readonly CardDefinition[]): Pool {
  const known = prepared.get(cards)
  if (known) return known
  const sources = sets.map((set) => sourceOf(cards, set)).filter(({ houses }) => houses.length >= 3)
  const keys = cards.map(({ type, en, id }) => ({ id, key: `${type} ${en} ${id}` }))
  keys.sort((a, b) => (a.key < b.key ? -1 : 1))
  const pool: Pool = {
    sets: sources.flatMap((source) => new Array<Source>(source.size).fill(source)),
    facts: new Map(cards.map((card) => [card.id, card])),
    place: new Map(keys.map(({ id }, i) => [id, i])),
  }
  prepared.set(cards, pool)
  return pool
}

function sourceOf(pool: readonly CardDefinition[], set: SetCode): Source {
  const isOwn = (card: CardDefinition): boolean => isIn(card, set) && !(card.anomaly && card.set === set)
  const isEarlier = (card: CardDefinition): boolean =>
    sets.indexOf(card.set) < sets.indexOf(set) && !isIn(card, set)
  const isSingle = ({ id }: CardDefinition): boolean => groupOf(id).length === 1
  const ids = new Set(pool.filter(isOwn).map(({ id }) => id))
  const isWhole = ({ id }: CardDefinition): boolean => groupOf(id).every((each) => ids.has(each))
  const drawn = pool.filter((card) => WEIGHT[card.rarity] > 0 && isWhole(card))
  const houses = setFacts[set].houses
    .map((house) => ({ house, cards: drawn.filter((card) => card.house === house) }))
    .filter(({ cards }) => cards.length >= ENOUGH)
  return {
    set,
    size: houses.reduce((sum, { cards }) => sum + cards.length, 0),
    houses: houses.map(({ house, cards }) => ({ house, cards: urn(cards) })),
    legacies: urn(pool.filter((card) => isEarlier(card) && isSingle(card) && !card.anomaly)),
    mavericks: urn(drawn.filter(isSingle)),
    anomalies: pool.filter((card) => card.anomaly && card.set === set),
  }
}

const one = <T>(r: RandomState, list: readonly T[]): T => list[below(r, list.length)] as T

const oneIn = (r: RandomState, n: number): boolean => below(r, n) === 0

/** The deck of this seed, made of these cards; the more of a set there are, the more often it is a deck of that set. */
export function generateDeck(seed: string | number, cards: readonly CardDefinition[]): Deck {
  const pool = prepare(cards)
  if (pool.sets.length === 0) {
    throw new Error(
      `${cards.length} cards are too few for a deck: three houses of a set need ${ENOUGH} cards each`,
    )
  }
  const r = seedRandom(`deck ${seed}`)
  const from = one(r, pool.sets)
  const three = shuffle(r, [...from.houses]).slice(0, 3)
  three.sort((a, b) => from.houses.indexOf(a) - from.houses.indexOf(b))
  const name = archonName(r)
  const drawn = three.flatMap(({ house, cards: own }) => cardsOfHouse(r, pool, from, house, own))
  return { name, set: from.set, houses: three.map(({ house }) => house), cards: enhanced(r, drawn, pool) }
}

function cardsOfHouse(r: RandomState, pool: Pool, from: Source, house: House, own: Urn): DeckCard[] {
  const cards: DeckCard[] = []
  while (cards.length < CARDS_OF_A_HOUSE) {
    const strange = strangeCard(r, from, house)
    if (strange !== undefined) {
      cards.push(strange)
      continue
    }
    const { id } = one(r, own)
    const group = groupOf(id)
    const there = group.length > 1 && cards.some((card) => card.id === id)
    if (there || cards.length + group.length > CARDS_OF_A_HOUSE) continue
    for (const each of group) cards.push({ id: variantOf(r, each, from.set, pool), house })
  }
  const place = ({ id }: DeckCard): number => pool.place.get(id) as number
  return cards.sort((a, b) => place(a) - place(b))
}

/** Now and then a card that is not of this house or set. */
function strangeCard(r: RandomState, from: Source, house: House): DeckCard | undefined {
  if (oneIn(r, ANOMALY) && from.anomalies.length > 0) {
    return { id: one(r, from.anomalies).id, house, anomaly: true }
  }
  if (oneIn(r, MAVERICK)) {
    const others = from.mavericks.filter((card) => card.house !== house)
    if (others.length > 0) return { id: one(r, others).id, house }
  }
  if (oneIn(r, LEGACY)) {
    const old = from.legacies.filter((card) => card.house === house)
    if (old.length > 0) return { id: one(r, old).id, house, legacy: true }
  }
  return undefined
}

function variantOf(r: RandomState, id: string, set: SetCode, { facts }: Pool): string {
  const variants = VARIANTS.find(([first]) => first === id)
  if (variants === undefined) return id
  const known = variants.flatMap((each) => facts.get(each) ?? [])
  return one(
    r,
    known.filter((card) => isIn(card, set)),
  ).id
}

/** Each icon that a card adds is placed on another card of the deck, by lot (glossary/verbesserung). */
function enhanced(r: RandomState, cards: readonly DeckCard[], { facts }: Pool): DeckCard[] {
  const printed = cards.map(({ id }) => facts.get(id) as CardDefinition)
  const placed: BonusIcon[][] = cards.map(() => [])
  const hasRoom = (at: number): boolean => {
    const { amber, gigantic } = printed[at] as CardDefinition
    // Icons are printed on the upper half of a gigantic creature.
    return gigantic?.half !== 'lower' && amber + (placed[at] as BonusIcon[]).length < MOST_ICONS
  }
  for (const [from, { enhance }] of printed.entries()) {
    for (const icon of enhance) {
      const room = [...cards.keys()].filter((at) => at !== from && hasRoom(at))
      placed[one(r, room)]?.push(icon)
    }
  }
  return cards.map((card, i) => (placed[i]?.length ? { ...card, icons: placed[i] as BonusIcon[] } : card))
}

/** `seed:42` names the deck of the seed 42, wherever a deck is named. */
export function deckOfSeed(name: string, cards: readonly CardDefinition[]): Deck | undefined {
  return name.startsWith('seed:') ? generateDeck(name.slice('seed:'.length), cards) : undefined
}

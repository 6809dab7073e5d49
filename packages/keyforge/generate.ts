/** Unique decks from a seed: the same seed gives the same deck, for as long as the pool is the same. */
import { below, type RandomState, seedRandom, shuffle } from '@regelwerk/core'
import type { House } from './abilities.ts'
import { isIn, isOf, type Rarity } from './cards/facts.ts'
import type { CardDefinition } from './cards/index.ts'
import type { Deck, DeckCard } from './decks.ts'
import { enhanced } from './enhancing.ts'
import { families, together } from './families.ts'
import { type SetCode, setFacts, sets } from './houses.ts'
import { archonName } from './names.ts'

/**
 * How often a card is drawn (glossary/seltenheit): with these, a house of Call of the Archons gets about seven common
 * cards, three or four uncommon and one or two rare ones. Special cards come with others or in their stead (families.ts).
 */
const WEIGHT: Readonly<Record<Rarity, number>> = {
  common: 6,
  uncommon: 3,
  rare: 1,
  variant: 0,
  fixed: 0,
  special: 0,
}

/** One card in so many: a legacy is rare, a maverick and an anomaly are extremely rare; so are special cards. */
const LEGACY = 100
const MAVERICK = 500
const ANOMALY = 1000
const SPECIAL = 500

/** A house is drawn only if the pool has so many different cards of it. */
const ENOUGH = 10
const CARDS_OF_A_HOUSE = 12

/** What is drawn at once: one of several cards, or several of them, each with those that come along. */
interface Draw {
  of: readonly (readonly string[])[]
  take: number
}

/** A draw is in an urn as often as its rarity says. */
type Urn<T> = readonly T[]

const urn = <T>(draws: readonly (readonly [T, Rarity])[]): Urn<T> =>
  draws.flatMap(([draw, rarity]) => new Array<T>(WEIGHT[rarity]).fill(draw))

const urnOfCards = (cards: readonly CardDefinition[]): Urn<CardDefinition> =>
  urn(cards.map((card) => [card, card.rarity] as const))

/** The card with those that come along, as far as they are there, and with the other half of a gigantic creature. */
function groupOf({ id, gigantic }: CardDefinition, there: ReadonlyMap<string, unknown>): readonly string[] {
  const others = together.find(([lead]) => lead === id)?.slice(1) ?? []
  const half = gigantic?.half === 'upper' ? [gigantic.other] : []
  return [id, ...half, ...others.filter((other) => there.has(other))]
}

interface Source {
  set: SetCode
  /** How many different cards there are to draw. */
  size: number
  /** The houses that can be drawn, and what is drawn for them. */
  houses: readonly { house: House; draws: Urn<Draw> }[]
  legacies: Urn<CardDefinition>
  mavericks: Urn<CardDefinition>
  anomalies: readonly CardDefinition[]
  specials: readonly CardDefinition[]
}

/** A pool, made ready to be drawn from. */
interface Pool {
  /** The sets that the cards suffice for, each as often as it has cards. */
  sets: readonly Source[]
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
    place: new Map(keys.map(({ id }, i) => [id, i])),
  }
  prepared.set(cards, pool)
  return pool
}

function sourceOf(pool: readonly CardDefinition[], set: SetCode): Source {
  const isOwn = (card: CardDefinition): boolean => isIn(card, set) && !(card.anomaly && card.set === set)
  const isEarlier = (card: CardDefinition): boolean =>
    sets.indexOf(card.set) < sets.indexOf(set) && !isIn(card, set)
  const all = new Map(pool.map((card) => [card.id, card]))
  const isSingle = (card: CardDefinition): boolean => groupOf(card, all).length === 1
  const own = new Map(pool.filter(isOwn).map((card) => [card.id, card]))
  const whole = [...own.values()].filter((card) => groupOf(card, own).every((id) => own.has(id)))
  const inFamily = new Set(families.flatMap(({ of }) => of))
  const drawsOf = (house: House): (readonly [Draw, Rarity])[] => {
    const cards = whole.filter((card) => isOf(card, house))
    const singles = cards.filter(({ id, rarity }) => !inFamily.has(id) && WEIGHT[rarity] > 0)
    const kin = families.map(({ as, of, take = 1 }) => {
      const members = cards.filter(({ id }) => of.includes(id)).map((card) => groupOf(card, own))
      return [{ of: members, take: Math.min(take, members.length) }, as] as const
    })
    return [
      ...singles.map((card) => [{ of: [groupOf(card, own)], take: 1 }, card.rarity] as const),
      ...kin.filter(([draw]) => draw.take > 0),
    ]
  }
  const houses = setFacts[set].houses
    .map((house) => ({ house, draws: drawsOf(house) }))
    .filter(({ draws }) => draws.length >= ENOUGH)
  const drawn = whole.filter(({ rarity, houses }) => WEIGHT[rarity] > 0 && houses === undefined)
  return {
    set,
    size: houses.reduce((sum, { draws }) => sum + draws.length, 0),
    houses: houses.map(({ house, draws }) => ({ house, draws: urn(draws) })),
    legacies: urnOfCards(pool.filter((card) => isEarlier(card) && isSingle(card) && !card.anomaly)),
    mavericks: urnOfCards(drawn.filter(isSingle)),
    anomalies: pool.filter((card) => card.anomaly && card.set === set),
    specials: whole.filter(({ rarity }) => rarity === 'special'),
  }
}

const one = <T>(r: RandomState, list: readonly T[]): T => list[below(r, list.length)] as T

const oneIn = (r: RandomState, n: number): boolean => below(r, n) === 0

/**
 * The deck of this seed, made of these cards: of a set, if one is named; else the more cards there are of a set, the more
 * often it is a deck of that set.
 */
export function generateDeck(seed: string | number, cards: readonly CardDefinition[], set?: SetCode): Deck {
  const pool = prepare(cards)
  const sources = set === undefined ? pool.sets : pool.sets.filter((source) => source.set === set)
  if (sources.length === 0) {
    const of = set === undefined ? '' : ` of ${set}`
    throw new Error(
      `${cards.length} cards are too few for a deck${of}: three houses of a set need ${ENOUGH} cards each`,
    )
  }
  const r = seedRandom(`deck ${seed}`)
  const from = one(r, sources)
  const three = shuffle(r, [...from.houses]).slice(0, 3)
  three.sort((a, b) => from.houses.indexOf(a) - from.houses.indexOf(b))
  const name = archonName(r)
  const drawn = three.flatMap(({ house, draws }) => cardsOfHouse(r, pool, from, house, draws))
  return { name, set: from.set, houses: three.map(({ house }) => house), cards: enhanced(r, drawn) }
}

function cardsOfHouse(r: RandomState, pool: Pool, from: Source, house: House, draws: Urn<Draw>): DeckCard[] {
  const cards: DeckCard[] = []
  while (cards.length < CARDS_OF_A_HOUSE) {
    const strange = strangeCard(r, from, house)
    if (strange !== undefined) {
      cards.push(strange)
      continue
    }
    const { of, take } = one(r, draws)
    const ids = shuffle(r, [...of])
      .slice(0, take)
      .flat()
    const there = ids.length > 1 && cards.some(({ id }) => ids.includes(id))
    if (there || cards.length + ids.length > CARDS_OF_A_HOUSE) continue
    for (const id of ids) cards.push({ id, house })
  }
  const place = ({ id }: DeckCard): number => pool.place.get(id) as number
  return cards.sort((a, b) => place(a) - place(b))
}

/** Now and then a card that is not of this house or set, or one that follows no rule of rarity. */
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
  if (oneIn(r, SPECIAL)) {
    const special = from.specials.filter((card) => isOf(card, house))
    if (special.length > 0) return { id: one(r, special).id, house }
  }
  return undefined
}

/** `seed:42` names the deck of the seed 42 wherever a deck is named, `seed:MM 42` the one of Mass Mutation. */
export function deckOfSeed(name: string, cards: readonly CardDefinition[]): Deck | undefined {
  const [, seed] = /^seed:(.*)$/.exec(name) ?? []
  if (seed === undefined) return undefined
  const [, letters = '', rest = ''] = /^(\w+) (.+)$/.exec(seed) ?? []
  const set = sets.find((code) => code === letters)
  return set === undefined ? generateDeck(seed, cards) : generateDeck(rest, cards, set)
}

/** Decks drawn by chance from all cards of a set, rare ones as often as common ones, with certain cards among them. */
import { below, type DeckList, type RandomState, seedRandom, shuffle } from '@regelwerk/core'
import type { House } from './abilities.ts'
import { isIn, isOf } from './cards/facts.ts'
import { type CardDefinition, definitions, definitionWithId } from './cards/index.ts'
import { type DeckCard, deckList } from './decks.ts'
import { enhanced } from './enhancing.ts'
import { type SetCode, setFacts, sets } from './houses.ts'

const HOUSES = 3
const CARDS_OF_A_HOUSE = 12

const one = <T>(r: RandomState, list: readonly T[]): T => list[below(r, list.length)] as T

/** The two halves of a gigantic creature, or the card alone. */
const whole = (card: CardDefinition): CardDefinition[] =>
  card.gigantic === undefined ? [card] : [card, definitionWithId(card.gigantic.other) as CardDefinition]

const isAnomalyOf = (card: CardDefinition, set: SetCode): boolean => card.anomaly === true && card.set === set

/** In a deck of the set in which the first of them can be, as many of the wanted ones as fit into three houses. */
export function drawDeck(seed: string, wanted: readonly string[] = []): DeckList {
  const r = seedRandom(`pool/${seed}`)
  const asked = wanted.flatMap((id) => definitionWithId(id) ?? [])
  const set = one(
    r,
    asked[0] === undefined ? sets : sets.filter((code) => isIn(asked[0] as CardDefinition, code)),
  )
  const own = definitions.filter((card) => isIn(card, set))
  const deck = new Map<House, DeckCard[]>()
  const put = (card: CardDefinition, house: House): void => {
    const there = deck.get(house) ?? []
    const cards = whole(card)
    if (there.length + cards.length > CARDS_OF_A_HOUSE) return
    const anomaly = isAnomalyOf(card, set) && { anomaly: true as const }
    deck.set(house, [...there, ...cards.map(({ id }): DeckCard => ({ id, house, ...anomaly }))])
  }
  const add = (card: CardDefinition): void => {
    const house = houseFor(r, card, set, deck)
    if (house !== undefined) put(card, house)
  }
  const first = asked.filter((card) => isIn(card, set))
  for (const card of [...first, ...first]) add(card)
  for (const card of first) for (const friend of friendsOf(r, card, own)) add(friend)
  for (const house of shuffle(r, [...setFacts[set].houses])) {
    if (deck.size < HOUSES && !deck.has(house)) deck.set(house, [])
  }
  for (const house of deck.keys()) {
    const pool = own.filter((card) => isOf(card, house) && !isAnomalyOf(card, set))
    while ((deck.get(house) as DeckCard[]).length < CARDS_OF_A_HOUSE) put(one(r, pool), house)
  }
  return deckList({ cards: enhanced(r, [...deck.values()].flat()) })
}

/** One of its houses that the deck has or may still get; an anomaly is of any. */
function houseFor(
  r: RandomState,
  card: CardDefinition,
  set: SetCode,
  deck: ReadonlyMap<House, unknown>,
): House | undefined {
  const possible = setFacts[set].houses.filter((house) => isAnomalyOf(card, set) || isOf(card, house))
  const there = possible.filter((house) => deck.has(house))
  if (there.length > 0) return one(r, there)
  return deck.size < HOUSES && possible.length > 0 ? one(r, possible) : undefined
}

/** Some cards that this one speaks of: by name, by trait, by type. */
function friendsOf(r: RandomState, card: CardDefinition, own: readonly CardDefinition[]): CardDefinition[] {
  const said = JSON.stringify(card.abilities)
  const speaksOf = (key: string, value: string): boolean => said.includes(`"${key}":${JSON.stringify(value)}`)
  const pick = (isOne: (other: CardDefinition) => boolean, n: number): CardDefinition[] =>
    shuffle(
      r,
      own.filter((other) => other !== card && isOne(other)),
    ).slice(0, n)
  return [
    ...pick(({ id }) => speaksOf('named', id), 4),
    ...pick(({ traits }) => traits.some((trait) => speaksOf('trait', trait)), 4),
    ...pick(({ type }) => type !== 'creature' && speaksOf('type', type), 3),
  ]
}

/**
 * Boosters of any set, for Limited formats (1.10.1, 10.2.1). What is in one no rulebook says. As printed on the product: twelve
 * cards and a marketing card. Assumed: which rarities they have, how often the rarer ones come, that cards of one slot differ.
 */
import { below, type DeckList, type Product, type RandomState, shuffle } from '@regelwerk/core'
import { type CardDefinition, definitions, sets } from './cards/index.ts'

type Rarity = CardDefinition['rarity']

interface Slot {
  cards: number
  /** How often each rarity comes, of all together. */
  of: Partial<Record<Rarity, number>>
}

const SLOTS: readonly Slot[] = [
  { cards: 6, of: { common: 1 } },
  { cards: 3, of: { uncommon: 1 } },
  { cards: 2, of: { rare: 35, 'super rare': 9, legendary: 4 } },
  // The foil one.
  { cards: 1, of: { common: 24, uncommon: 12, rare: 7, 'super rare': 3, legendary: 2 } },
]

export const BOOSTER_SIZE = SLOTS.reduce((sum, { cards }) => sum + cards, 0)

const PREFIX = 'booster:'

/** One for each set, by the id that a deck list names it by. */
export const products = (): Product[] =>
  sets.map(({ number, name }) => ({ id: `${PREFIX}${number}`, name: `${number} · ${name}` }))

/** Is it the id of a booster, and no card? */
export const isBooster = (id: string): boolean =>
  id.startsWith(PREFIX) && sets.some(({ number }) => String(number) === id.slice(PREFIX.length))

/** How many boosters are in a list, which may hold cards, too. */
export const boostersIn = (list: DeckList): number =>
  list.reduce((sum, [n, id]) => sum + (isBooster(id) ? n : 0), 0)

const isOfSet = ({ id, again = [] }: CardDefinition, set: string): boolean =>
  id.slice(0, id.lastIndexOf('-')) === set || again.includes(Number(set))

/** The cards of a new booster, in no order. */
export function openBooster(random: RandomState, id: string): CardDefinition[] {
  const set = id.slice(PREFIX.length)
  const cards = definitions.filter((card) => isOfSet(card, set))
  const found = SLOTS.flatMap(({ cards: wanted, of }) => {
    const slot: CardDefinition[] = []
    while (slot.length < wanted) {
      const rarity = drawn(random, of)
      const left = cards.filter((card) => card.rarity === rarity && !slot.includes(card))
      slot.push(left[below(random, left.length)] as CardDefinition)
    }
    return slot
  })
  return shuffle(random, found)
}

/** One of these, each as often as it weighs. */
function drawn(random: RandomState, of: Slot['of']): Rarity {
  const entries = Object.entries(of) as [Rarity, number][]
  let at = below(
    random,
    entries.reduce((sum, [, weight]) => sum + weight, 0),
  )
  for (const [rarity, weight] of entries) {
    if (at < weight) return rarity
    at -= weight
  }
  throw new Error('no rarity has been drawn')
}

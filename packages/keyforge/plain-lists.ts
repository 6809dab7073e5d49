/**
 * Lists of a whole deck that tell neither its set nor which of its cards are mavericks or legacies, and maybe no houses: what
 * follows from the 36 cards is settled here. Of part of a deck, or where it could be otherwise, nothing is.
 */
import type { House } from './abilities.ts'
import { type CardFacts, factsNamed, isIn, isOf, setsOf } from './cards/facts.ts'
import { houses, type SetCode, sets } from './houses.ts'

/** A line of a list: how many of which card, and the house it stands under. */
export interface Row {
  n: number
  name: string
  house?: House | undefined
}

export interface Settled {
  set: SetCode
  /** Of each row. */
  houses: readonly House[]
}

const SIZE = 36
const CARDS_OF_A_HOUSE = 12

interface Known extends Row {
  card: CardFacts
}

/** The set that can have them all with the fewest legacies: none has cards of later ones. */
function setOfAll(rows: readonly Known[]): SetCode | undefined {
  const isEarlier = (card: CardFacts, set: SetCode): boolean =>
    setsOf(card).some((code) => sets.indexOf(code) < sets.indexOf(set))
  const legacies = (set: SetCode): number =>
    rows.reduce((sum, { card, n }) => sum + (isIn(card, set) ? 0 : isEarlier(card, set) ? n : SIZE), 0)
  const best = sets.reduce((a, b) => (legacies(b) < legacies(a) ? b : a))
  return legacies(best) < SIZE ? best : undefined
}

/**
 * Of cards without headings: most are of three houses. A card that is printed in several is in one that lacks cards, and a
 * maverick in the only one that does.
 */
function housesOf(rows: readonly Known[]): House[] | undefined {
  const sizes = new Map(houses.map((house) => [house, 0]))
  const found = new Map<Known, House>()
  const sizeOf = (house: House): number => sizes.get(house) ?? 0
  const put = (row: Known, house: House): void => {
    sizes.set(house, sizeOf(house) + row.n)
    found.set(row, house)
  }
  const several = rows.filter(({ card }) => card.houses !== undefined)
  for (const row of rows) if (!several.includes(row)) put(row, row.card.house)
  const three = houses.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 3)
  const lacking = (): House[] => three.filter((house) => sizeOf(house) < CARDS_OF_A_HOUSE)
  let isSure = true
  for (const row of several) {
    const open = lacking().filter((house) => isOf(row.card, house))
    isSure &&= open.length === 1
    put(row, open[0] ?? row.card.house)
  }
  for (const row of rows.filter((one) => !three.includes(found.get(one) as House))) {
    const [house, ...others] = lacking()
    if (house === undefined || others.length > 0 || !isSure) return undefined
    put(row, house)
  }
  const isWhole = three.every((house) => sizeOf(house) === CARDS_OF_A_HOUSE)
  return isWhole ? rows.map((row) => found.get(row) as House) : undefined
}

/** null: there is nothing to settle, or it could be one thing or another. */
export function settled(rows: readonly Row[]): Settled | null {
  const known = rows.flatMap((row) => {
    const card = factsNamed(row.name)
    return card === undefined ? [] : [{ ...row, card }]
  })
  const size = known.reduce((sum, { n }) => sum + n, 0)
  if (known.length < rows.length || size !== SIZE) return null
  const set = setOfAll(known)
  const headed = known.flatMap(({ house }) => house ?? [])
  const found = headed.length === known.length ? headed : headed.length === 0 ? housesOf(known) : undefined
  return set === undefined || found === undefined ? null : { set, houses: found }
}

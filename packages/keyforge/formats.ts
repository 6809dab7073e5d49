/**
 * Formats: one's own deck, a deck opened for the occasion, and the two ways to balance known decks by chains
 * (rules/ketten-handicap-optional, rules/decks-mit-ketten-ersteigern). To Sealed a deck is brought
 * unopened (unopened.ts); in all others one is legal or not alike.
 */
import type { DeckCount, DeckList, Problem } from '@regelwerk/core'
import type { BonusIcon, House } from './abilities.ts'
import { type RuleId, rule } from './book.ts'
import { bonusIcons, type CardFacts } from './cards/facts.ts'
import { definitionWithId } from './cards/index.ts'
import { type DeckCard, fits, readEntry, setOf } from './decks.ts'
import { MOST_ICONS } from './enhancing.ts'
import { houseNames, type SetCode, setFacts } from './houses.ts'
import { isUnopened, products } from './unopened.ts'

export const formats = ['archon', 'sealed', 'handicap', 'auction'] as const

const HOUSES = 3
/** The rulebook takes decks as they are; this is what every deck is made of. */
const CARDS_OF_A_HOUSE = 12

const HOUSES_RULE = 'rules/schritt-2-fraktion-waehlen'
const problem = (rule: RuleId, text: string): Problem => ({ rule, text })

/** What is wrong with a deck. */
export function checkDeck(list: DeckList, format: string): Problem[] {
  if (!(formats as readonly string[]).includes(format)) {
    return [problem(HOUSES_RULE, `there is no format ${format}; there are ${formats.join(', ')}`)]
  }
  // What is opened cannot be wrong; but it is one deck, and nothing else.
  const unopened = list.filter(([, entry]) => isUnopened(entry))
  if (format === 'sealed' && unopened.length > 0)
    return list.length === 1 && unopened[0]?.[0] === 1
      ? []
      : [problem(HOUSES_RULE, `one plays a single deck, opened or not, such as "1 ${products[0]?.id}"`)]
  const problems: Problem[] = []
  const cards: DeckCard[] = []
  for (const [n, entry] of list) {
    const { card, problems: found } = readEntry(entry)
    problems.push(...found)
    if (!Number.isSafeInteger(n) || n < 1) {
      problems.push(problem(HOUSES_RULE, `${n} is not a number of cards: ${entry}`))
    } else if (card !== undefined) {
      // One too many is enough to know.
      for (let k = 0; k < Math.min(n, HOUSES * CARDS_OF_A_HOUSE + 1); k++) cards.push(card)
    }
  }
  return [...problems, ...checkCards(cards, setOf(cards))]
}

/** What is wrong with the cards of a deck of this set. */
export function checkCards(cards: readonly DeckCard[], set: SetCode): Problem[] {
  const problems = wrongHouses(cards, set)
  for (const card of new Set(cards)) {
    const printed = definitionWithId(card.id)
    if (printed === undefined) problems.push(problem(HOUSES_RULE, `there is no card with the id ${card.id}`))
    else problems.push(...misfit(card, printed, set))
  }
  return [...problems, ...wrongIcons(cards), ...wrongHalves(cards)]
}

export const wrongHouses = rule(HOUSES_RULE, (cards: readonly DeckCard[], set: SetCode): Problem[] => {
  const sizes = new Map<House, number>()
  for (const { house } of cards) sizes.set(house, (sizes.get(house) ?? 0) + 1)
  const said = [...sizes].map(([house, n]) => `${n} ${houseNames[house].en}`).join(', ') || 'none'
  const problems: Problem[] = []
  if (sizes.size !== HOUSES || [...sizes.values()].some((n) => n !== CARDS_OF_A_HOUSE)) {
    const right = `${CARDS_OF_A_HOUSE} cards of each of ${HOUSES} houses`
    problems.push(problem(HOUSES_RULE, `a deck has ${right}; this one has ${said}`))
  }
  for (const house of sizes.keys()) {
    // Some decks have a house of an earlier set, with all its cards.
    const isGuest = cards.every((card) => card.house !== house || card.legacy === true)
    if (isGuest || setFacts[set].houses.includes(house)) continue
    const known = setFacts[set].houses.map((h) => houseNames[h].en).join(', ')
    problems.push(problem(HOUSES_RULE, `${houseNames[house].en} is no house of ${set}; there are: ${known}`))
  }
  return problems
})

/** The cards of each house, and the bonus icons that are to be placed. */
export function countDeck(list: DeckList): DeckCount[] {
  const cards = list.flatMap(([n, entry]) => {
    const { card } = readEntry(entry)
    return card === undefined ? [] : [{ n, card }]
  })
  const sizes = new Map<House, number>()
  let placed = 0
  let added = 0
  for (const { n, card } of cards) {
    sizes.set(card.house, (sizes.get(card.house) ?? 0) + n)
    placed += n * (card.icons?.length ?? 0)
    added += n * (definitionWithId(card.id)?.enhance?.length ?? 0)
  }
  return [
    {
      id: 'houses',
      name: { en: 'houses', de: 'Fraktionen', it: 'casate' },
      n: sizes.size,
      least: HOUSES,
      most: HOUSES,
    },
    ...[...sizes].map(([house, n]) => ({
      id: house,
      name: houseNames[house],
      n,
      least: CARDS_OF_A_HOUSE,
      most: CARDS_OF_A_HOUSE,
    })),
    ...(placed + added === 0
      ? []
      : [
          {
            id: 'icons',
            name: {
              en: 'bonus icons placed',
              de: 'Bonus-Symbole auf Karten',
              it: 'icone bonus sulle carte',
            },
            n: placed,
            least: added,
            most: added,
          },
        ]),
  ]
}

/** A card of the deck's set, or a legacy or an anomaly that is marked as such. */
function misfit(card: DeckCard, printed: CardFacts, set: SetCode): Problem[] {
  if (fits(card, printed, set)) return []
  const { en } = printed
  if (card.anomaly || (printed.anomaly && printed.set === set)) {
    const right = printed.anomaly ? `an anomaly of ${printed.set}: ${en} (anomaly)` : 'no anomaly'
    return noAnomaly(`${en}, in a deck of ${set}, is ${right}`)
  }
  return noLegacy(
    card.legacy
      ? `${en} is no legacy in a deck of ${set}: it is not of an earlier set only`
      : `${en} is not in ${set}; a card of an earlier set is ${en} (legacy)`,
  )
}

export const noAnomaly = rule('glossary/anomalie', (text: string): Problem[] => [
  problem('glossary/anomalie', text),
])
export const noLegacy = rule('glossary/legacy', (text: string): Problem[] => [
  problem('glossary/legacy', text),
])

const sorted = (list: readonly BonusIcon[]): BonusIcon[] =>
  bonusIcons.flatMap((icon) => list.filter((each) => each === icon))

const iconsOn = (id: string, placed: readonly BonusIcon[] = []): number =>
  placed.length && placed.length + (definitionWithId(id)?.amber ?? 0)

/** The icons placed on the cards are those that the deck's cards add, no more and no fewer. */
export const wrongIcons = rule('glossary/verbesserung', (cards: readonly DeckCard[]): Problem[] => {
  const crowded = cards.find(({ id, icons = [] }) => iconsOn(id, icons) > MOST_ICONS)
  if (crowded !== undefined) {
    const said = `${definitionWithId(crowded.id)?.en} with ${iconsOn(crowded.id, crowded.icons)} bonus icons`
    return [problem('glossary/verbesserung', `${said}, but at most ${MOST_ICONS} have place on a card`)]
  }
  const added = sorted(cards.flatMap(({ id }) => definitionWithId(id)?.enhance ?? []))
  const placed = sorted(cards.flatMap((card) => card.icons ?? []))
  if (added.join() === placed.join()) return []
  const say = (list: readonly BonusIcon[]): string => (list.length > 0 ? list.join(' ') : 'none')
  const text = `the cards add the bonus icons ${say(added)}; placed on cards are ${say(placed)}`
  return [problem('glossary/verbesserung', text)]
})

/** Both halves of a gigantic creature are there, in the same house. */
export const wrongHalves = rule('glossary/gigantische-kreaturen', (cards: readonly DeckCard[]): Problem[] => {
  const count = (id: string, house: House): number =>
    cards.filter((card) => card.id === id && card.house === house).length
  const alone = cards.find(({ id, house }) => {
    const other = definitionWithId(id)?.gigantic?.other
    return other !== undefined && count(id, house) !== count(other, house)
  })
  if (alone === undefined) return []
  const { en, gigantic } = definitionWithId(alone.id) as CardFacts
  const text = `${en} is half a creature: ${alone.id} and ${gigantic?.other} come together`
  return [problem('glossary/gigantische-kreaturen', text)]
})

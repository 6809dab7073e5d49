/** Formats: deck construction (1.10.1), what tournaments allow (legality.ts), Pack Rush (10.2), and series of games (2.1.3). */

import {
  type DeckCount,
  type DeckList,
  type Limited,
  type Problem,
  type Seat,
  unknownCard,
} from '@regelwerk/core'
import type { Filter } from './abilities.ts'
import { binds, on, rule } from './book.ts'
import { BOOSTER_SIZE, boostersIn, isBooster } from './boosters.ts'
import { type CardDefinition, definitionNamed, definitions, definitionWithId } from './cards/index.ts'
import { banned, coreSets } from './legality.ts'

/** Constructed is as the rulebook has it; of its tournament formats Core knows the newest sets only, Infinity all. */
export const formats = [
  'constructed',
  'core constructed',
  'infinity constructed',
  'draft',
  'sealed',
  'pack rush',
] as const
export type Format = (typeof formats)[number]

/** How many boosters each player opens; for Draft and Sealed the numbers are those of tournaments, which the rulebook leaves open. */
export const limited = {
  draft: { opens: 4, first: 'lorcana-limited', players: [2, 8] },
  sealed: { opens: 6, first: 'lorcana-limited', players: [2, 2] },
  'pack rush': { opens: 2 },
} as const satisfies Partial<Record<Format, Limited>>

const MINIMUM: Readonly<Record<Format, number>> = {
  constructed: 60,
  'core constructed': 60,
  'infinity constructed': 60,
  draft: 35,
  sealed: 40,
  'pack rush': 0,
}
const CONSTRUCTED: readonly string[] = ['constructed', 'core constructed', 'infinity constructed']

/** Why a tournament format does not allow a card; null: it does. */
function whyNotIn(format: string, { id, fullName, again = [] }: CardDefinition): string | null {
  const ban = banned.find((one) => one.format === format && one.card === fullName)
  if (ban !== undefined) return `${fullName} is banned in ${format} since ${ban.since}`
  const now = coreSets.at(-1)
  if (format !== 'core constructed' || now === undefined) return null
  const sets = [Number.parseInt(id, 10), ...again]
  if (sets.some((set) => set >= now.first && set <= now.last)) return null
  return `${fullName} is in none of the sets ${now.first} to ${now.last}, which ${format} allows since ${now.since}`
}

/** How many copies may be in a deck, if the card does not say otherwise (1.2.1). */
const COPIES = 4
export const copiesOf = rule('1.2.1', (card: CardDefinition): number => {
  const limit = card.abilities.flatMap((a) =>
    a.kind === 'static' && 'deckLimit' in a ? [a.deckLimit] : [],
  )[0]
  if (limit === undefined) return COPIES
  return limit === 'any' ? Number.POSITIVE_INFINITY : limit
})

/** A card of the deck says that such cards may be in it whatever their ink. */
const anyInkFor = (card: CardDefinition, deck: readonly CardDefinition[]): boolean =>
  on('1.2.1') &&
  deck.some((other) =>
    other.abilities.some(
      (a) => other !== card && a.kind === 'static' && 'anyInk' in a && isPrinted(card, a.anyInk),
    ),
  )

/** Of a filter, what can be asked of a card outside the game. */
const isPrinted = (card: CardDefinition, { type, classification }: Filter): boolean =>
  (type === undefined || type === card.type) &&
  (typeof classification !== 'string' || card.classifications.includes(classification))

const unknown = (name: string, line?: number): Problem => {
  const known = definitions.map((card) => card.fullName)
  return unknownCard('1.4.1', name, known, line)
}

/** A card of two inks is of both. */
export const inksOf = rule('5.2.5.1', ({ inks }: CardDefinition): readonly string[] => inks)

export const minimumOf = rule('10.2.1.1', (format: Format): number => MINIMUM[format])

export function checkDeck(cards: DeckList, format: string): Problem[] {
  if (!formats.includes(format as Format)) {
    return [{ rule: '1.10.1', text: `there is no format ${format}; there are ${formats.join(', ')}` }]
  }
  const constructed = CONSTRUCTED.includes(format)
  const problems: Problem[] = []
  const rule = constructed ? '1.10.1.1' : format === 'pack rush' ? '10.2.1.1' : '1.10.1.2'
  let total = 0
  const inks = new Set<string>()
  const deck: CardDefinition[] = []
  const copies = new Map<string, number>()
  for (const [n, name] of cards) {
    total += isBooster(name) ? n * BOOSTER_SIZE : n
    if (isBooster(name)) continue
    const card = definitionNamed(name) ?? definitionWithId(name)
    if (card === undefined) {
      problems.push(unknown(name))
      continue
    }
    deck.push(card)
    copies.set(card.fullName, (copies.get(card.fullName) ?? 0) + n)
  }
  for (const card of deck) if (!anyInkFor(card, deck)) for (const ink of inksOf(card)) inks.add(ink)
  const minimum = minimumOf(format as Format)
  if (total < minimum && (constructed ? on('1.10.1.1') : on('1.10.1.2'))) {
    problems.push({ rule, text: `${total} cards, but at least ${minimum} are needed` })
  }
  const boosters = boostersIn(cards)
  const { opens } = limited['pack rush']
  if (binds('10.2.1', format === 'pack rush' && (boosters !== opens || deck.length > 0)))
    problems.push({ rule: '10.2.1', text: `the deck is ${opens} unopened boosters, here ${boosters}` })
  if (!binds('1.10.1.1', constructed)) return problems
  if (inks.size > 2)
    problems.push({
      rule,
      text: `${inks.size} ink types (${[...inks].join(', ')}), but at most two are allowed`,
    })
  for (const [name, n] of copies) {
    const card = definitionNamed(name) as CardDefinition
    const most = copiesOf(card)
    if (n > most) problems.push({ rule, text: `${n} copies of ${name}, but at most ${most} are allowed` })
    const why = whyNotIn(format, card)
    if (why !== null) problems.push({ rule: '1.10.1', text: why })
  }
  return problems
}

/** Cards and inks, with the bounds of the format. */
export function countDeck(list: DeckList, format: string): DeckCount[] {
  const known = list.flatMap(([n, name]) => {
    const card = definitionNamed(name) ?? definitionWithId(name)
    return card === undefined ? [] : [{ n, card }]
  })
  const cards = known.reduce((sum, { n }) => sum + n, 0)
  const deck = known.map(({ card }) => card)
  const inks = new Set(deck.flatMap((card) => (anyInkFor(card, deck) ? [] : inksOf(card))))
  const stuck = known.reduce((sum, { n, card }) => sum + (card.inkwell ? 0 : n), 0)
  const isFormat = (formats as readonly string[]).includes(format)
  return [
    {
      id: 'cards',
      name: { en: 'cards', de: 'Karten', it: 'carte' },
      n: cards,
      ...(isFormat && { least: minimumOf(format as Format) }),
    },
    {
      id: 'inks',
      name: { en: 'inks', de: 'Tintenfarben', it: 'inchiostri' },
      n: inks.size,
      ...(CONSTRUCTED.includes(format) && { most: 2 }),
    },
    {
      id: 'stuck',
      name: { en: 'not for the inkwell', de: 'nicht für den Tintenvorrat', it: 'non per il calamaio' },
      n: stuck,
    },
  ]
}

/** A series: how many games, and who starts the next one. */
export interface Series {
  kind: 'two games' | 'best of'
  n: number
  /** Who started each game so far, and who won it. */
  games: { starter: Seat; winner: Seat | null }[]
}

export const theOtherStarts = rule('2.1.3.1', ({ starter }: { starter: Seat }): Seat => 1 - starter)

export const loserChooses = rule('2.1.3.2', (_starter: Seat, winner: Seat): Seat | { chosenBy: Seat } => ({
  chosenBy: 1 - winner,
}))

/** Who starts the next game: by lot, the other one, or as the loser chooses. */
export function nextStarter(series: Series): Seat | 'random' | { chosenBy: Seat } {
  const last = series.games.at(-1)
  if (last === undefined) return 'random'
  if (series.kind === 'two games') return theOtherStarts(last)
  if (last.winner === null) return 'random'
  return loserChooses(last.starter, last.winner)
}

/** Is the series decided? Most wins of N, or both games played. */
export function seriesWinner(series: Series): Seat | 'undecided' | 'drawn' {
  const wins = [0, 1].map((seat) => series.games.filter((game) => game.winner === seat).length) as [
    number,
    number,
  ]
  if (series.kind === 'two games') {
    if (series.games.length < 2) return 'undecided'
    return wins[0] === wins[1] ? 'drawn' : wins[0] > wins[1] ? 0 : 1
  }
  const needed = Math.floor(series.n / 2) + 1
  if (wins[0] >= needed) return 0
  return wins[1] >= needed ? 1 : 'undecided'
}

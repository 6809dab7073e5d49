/**
 * What a card is worth in a deck of few cards, by what is printed on it, and a sensible deck of a pool. Inks do not matter:
 * a Limited deck may have any (1.10.1.2). `npm run measure:drafts` has decks of such picks meet decks of picks by chance.
 */
import type { Keyword } from '../abilities.ts'
import type { CardDefinition } from '../cards/index.ts'

/** What a character of no abilities has for its cost: strength, willpower and twice its lore. */
const fairFor = (cost: number): number => 2 * cost + 3
/** What is dear comes late. */
const LATE = 5

const KEYWORDS: Readonly<Partial<Record<Keyword, number>>> = {
  evasive: 1.5,
  bodyguard: 1,
  ward: 1,
  rush: 0.8,
  resist: 1.2,
  support: 1,
  challenger: 0.6,
  reckless: -2,
  // Good where the character that it is played on is there, too.
  shift: 0.3,
}

/** What effects are worth by what they do, wherever it stands in a card. */
const DEEDS: Readonly<Record<string, number>> = {
  banish: 2.5,
  deal: 1.5,
  draw: 1.5,
  gainLore: 1.2,
  loseLore: 0.8,
  send: 0.8,
  exert: 0.6,
  look: 0.5,
  ready: 0.5,
  play: 0.7,
  discard: 0.5,
  give: 0.4,
  remove: 0.2,
}
/** An action is gone when it is done: it is as good as a character only if it does much. */
const ACTION = -2.5
const THING = -2.5
const NOT_INKABLE = -1.2

const worths = new Map<CardDefinition, number>()

/** How good a card is by itself, around 0. */
function worthOf(card: CardDefinition): number {
  const known = worths.get(card) ?? reckoned(card)
  worths.set(card, known)
  return known
}

function reckoned({ type, cost, inkwell, abilities, effect, ...card }: CardDefinition): number {
  let worth = inkwell ? 0 : NOT_INKABLE
  const { strength = 0, willpower = 0, lore = 0 } = card
  if (type === 'character') worth += (strength + willpower + 2 * lore - fairFor(cost)) / 2
  else if (type === 'action') worth += ACTION - cost / 4
  else worth += THING + lore
  worth -= Math.max(0, cost - LATE) / 2
  for (const ability of abilities) {
    if (ability.kind === 'keyword') worth += KEYWORDS[ability.keyword] ?? 0
    else worth += 0.2
  }
  for (const deed of deedsIn([abilities, effect])) worth += DEEDS[deed] ?? 0
  return worth
}

/** What a tree does, each once. */
function deedsIn(tree: unknown, found = new Set<string>()): Set<string> {
  if (typeof tree !== 'object' || tree === null) return found
  for (const [key, value] of Object.entries(tree)) {
    if (key === 'do' && typeof value === 'string') found.add(value)
    else deedsIn(value, found)
  }
  return found
}

/** Which part of a deck costs 0 and 1, 2, 3 and so on; the last: that much or more. */
const CURVE = [0.1, 0.22, 0.22, 0.18, 0.14, 0.14]
const stepOf = ({ cost }: CardDefinition): number => Math.min(Math.max(cost, 1), CURVE.length) - 1
/** So many of ten cards may be such as cannot become ink. */
const UNINKABLE = 0.2

/** What one more card is worth to these: less, if there are many like it. */
export function worthTo(cards: readonly CardDefinition[], card: CardDefinition, size: number): number {
  const alike = cards.filter((one) => stepOf(one) === stepOf(card)).length
  const over = alike + 1 - Math.ceil((CURVE[stepOf(card)] as number) * size)
  const stuck = cards.filter(({ inkwell }) => !inkwell).length + 1 - UNINKABLE * size
  return worthOf(card) - Math.max(0, over) - (card.inkwell ? 0 : Math.max(0, stuck))
}

/** Fills a deck up to its size: places in the pool, those that are in it already first. */
export function fillUp(pool: readonly CardDefinition[], begun: readonly number[], size: number): number[] {
  const deck = [...begun]
  while (deck.length < Math.min(size, pool.length)) {
    const cards = deck.map((i) => pool[i] as CardDefinition)
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    pool.forEach((card, i) => {
      if (deck.includes(i)) return
      const worth = worthTo(cards, card, size)
      if (worth <= most) return
      best = i
      most = worth
    })
    deck.push(best)
  }
  return deck
}

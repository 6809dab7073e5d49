/** The state of a Blue Moon game, and how its cards are found. */
import type { Card, CardId, Seat, State, ZoneRule } from '@regelwerk/core'
import { codeOf, zoneOf } from '@regelwerk/core'
import type { Element } from './abilities.ts'
import { type CardDefinition, definitions } from './cards/index.ts'

export const DECK = 0
export const HAND = 1
export const COMBAT = 2
export const SUPPORT = 3
export const DISCARD = 4
/** Used leadership cards: the leadership pile. */
export const PILE = 5
export const INFLUENCE = 6
/** Cards on ships: face up, not in play (base/56). */
export const CARGO = 7
/** The leader, and an inquisitor beside it. */
export const LEADER = 8
/** A card being played, until it is certain that nobody intervenes. */
export const LIMBO = 9

export const zones: readonly ZoneRule[] = [
  { name: 'deck', seen: 'none' },
  { name: 'hand', seen: 'holder', unordered: true },
  { name: 'combat', seen: 'all' },
  { name: 'support', seen: 'holder' },
  { name: 'discard', seen: 'all' },
  { name: 'pile', seen: 'all' },
  { name: 'influence', seen: 'all' },
  { name: 'cargo', seen: 'all' },
  { name: 'leader', seen: 'all' },
  { name: 'limbo', seen: 'all' },
]

export const NONE: number = -1

export interface BlueMoonCard extends Card {
  /** Lies open and counts (base/24, base/25). */
  active: boolean
  /** A bluff card: face down, worth 2/2, without text (base/59). */
  bluff: boolean
  /** The ship it lies on, or NONE. */
  ship: CardId
  /** It was played from a ship that landed. */
  landed: boolean
  /** Lies open in the hand until it is played (Pillar 27, Pillar 30). */
  open: boolean
}

/** What stands for each card in a hash: the same when cards are added. */
const CODES = definitions.map(({ id }) => codeOf(id))

/** All there is to know of cards, without the names of the fields. */
export function inNumbers(cards: readonly BlueMoonCard[]): number[] {
  const numbers: number[] = []
  for (const { def, owner, zone, holder, life, known, active, bluff, ship, landed, open } of cards) {
    const marks = Number(active) + 2 * Number(bluff) + 4 * Number(landed) + 8 * Number(open)
    numbers.push(CODES[def] as number, owner, zone, holder, life, known, marks, ship)
  }
  return numbers
}

/** How a card lay before it changed. */
export type Before = Pick<BlueMoonCard, 'zone' | 'active' | 'bluff' | 'ship' | 'landed' | 'open'> & {
  card: CardId
}

/** What has been played in this turn. */
export interface Played {
  characters: number
  /** Characters that were not FREE: one of them, or a pair or gang (base/13, base/45). */
  mains: number
  boosters: number
  supports: number
  /** Cards into the combat area, and all cards. */
  combat: number
  all: number
  /** An effective STOP was played: nothing more, except what texts add (base/48). */
  stopped: boolean
  /** How cards lay before they changed since the first character, and what was so then: if all is taken back (base/41). */
  before: Before[]
  element: Element | null
  used: number
  fulfilled: number
  /** Cards laid this turn, with where they came from. */
  laid: { card: CardId; from: number }[]
  /** The gang whose members are being played together (base/46). */
  gang: string | null
  /** The word of a pair of which one card has been played (base/44). */
  pair: string | null
  pairOf: 'character' | 'booster' | null
  /** The next card counts as FREE. */
  nextFree: boolean
  /** Something new was drawn or shown since the first character. */
  revealed: boolean
  /** Cards taken out of the own deck. */
  taken: number
  leadership: boolean
  /** An intervention made the first character void: another one, or a retreat. */
  voided: boolean
}

export interface BlueMoonState extends State {
  cards: BlueMoonCard[]
  format: string
  /** The match was set up with interventions: everybody knows that they may be played (base/67). */
  interventions: boolean
  /** Dragons on each side; the rest stand in the middle (base/2). */
  dragons: [number, number]
  turn: number
  active: Seat
  phase: Phase
  /** The contested element; null: no fight is on. */
  element: Element | null
  fight: number
  played: Played
  /** What has been used this turn: "card:life"; a card that came back to hand is new (khind/khind-06-top-dog/5). */
  used: string[]
  /** Ships that have landed this turn. */
  landing: CardId[]
  /** Demands fulfilled this turn, by card. */
  fulfilled: CardId[]
  /** The Caterpillar that Pillar 14 doubles, as its owner named it. */
  doubled: CardId
  /** Crystals of the winner. */
  score: number
}

export type Phase =
  | 'setup'
  | 'beginning'
  | 'leadership'
  | 'retreat'
  | 'character'
  | 'booster'
  | 'announce'
  | 'draw'
  | 'end'

export const cardAt = (s: BlueMoonState, id: CardId): BlueMoonCard => s.cards[id] as BlueMoonCard
export const definitionOf = (card: Card): CardDefinition => definitions[card.def] as CardDefinition
export const defAt = (s: BlueMoonState, id: CardId): CardDefinition => definitionOf(cardAt(s, id))

/** What follows from the print of a card alone: worked out once for each definition, not during a game. */
export function printed<T>(of: (definition: CardDefinition) => T): (s: BlueMoonState, id: CardId) => T {
  const known = definitions.map(of)
  return (s, id) => known[cardAt(s, id).def] as T
}

export const pile = (s: BlueMoonState, zone: number, seat: Seat): CardId[] => zoneOf(s, zone, seat)
export const other = (seat: Seat): Seat => 1 - seat
/** How many stand on a player's side. */
export const dragonsOf = ({ dragons: [first, second] }: BlueMoonState, seat: Seat): number =>
  seat === 0 ? first : second

export const middle = (s: BlueMoonState): number => 3 - s.dragons[0] - s.dragons[1]

export const nothingPlayed = (): Played => ({
  characters: 0,
  mains: 0,
  boosters: 0,
  supports: 0,
  combat: 0,
  all: 0,
  stopped: false,
  before: [],
  element: null,
  used: 0,
  fulfilled: 0,
  laid: [],
  gang: null,
  pair: null,
  pairOf: null,
  nextFree: false,
  revealed: false,
  taken: 0,
  leadership: false,
  voided: false,
})

/** Active cards of a player in the combat and support areas. */
export function activeCards(s: BlueMoonState, seat: Seat): CardId[] {
  const found: CardId[] = []
  for (const id of pile(s, COMBAT, seat)) if (cardAt(s, id).active) found.push(id)
  for (const id of pile(s, SUPPORT, seat)) if (cardAt(s, id).active) found.push(id)
  return found
}

export const usedAs = (s: BlueMoonState, id: CardId): string => `${id}:${cardAt(s, id).life}`

/** What a card in play is: a bluff card is a support without anything printed (base/59). */
export const typeOf = (s: BlueMoonState, id: CardId): CardDefinition['type'] =>
  cardAt(s, id).bluff ? 'support' : defAt(s, id).type

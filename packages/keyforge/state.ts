/** The state of a KeyForge game, and how its cards are found. */

import {
  type Card,
  type CardId,
  knows,
  type Lasting,
  type Ref,
  refTo,
  type Seat,
  type State,
  type ZoneRule,
  zoneOf,
} from '@regelwerk/core'
import type { BonusIcon, CardType, Counter, Duration, House } from './abilities.ts'
import type { CardDefinition } from './cards/index.ts'
import { type Face, facesOf } from './prints.ts'
import type { Occurrence } from './rules/occurrences.ts'

export const DECK = 0
export const HAND = 1
/** The battleline, from left to right. */
export const LINE = 2
export const ARTIFACTS = 3
/** Upgrades, with the controller of the upgrade; `on` says to which creature. */
export const UPGRADES = 4
export const DISCARD = 5
export const ARCHIVES = 6
export const PURGED = 7
/** Cards beneath others, facedown or grafted, and second halves: not in play. */
export const UNDER = 8
/** A card being played, before it has come into play or to the discard pile. */
export const LIMBO = 9

export const zones: readonly ZoneRule[] = [
  { name: 'deck', seen: 'none' },
  { name: 'hand', seen: 'holder', unordered: true },
  { name: 'battleline', seen: 'all' },
  { name: 'artifacts', seen: 'all' },
  { name: 'upgrades', seen: 'all' },
  { name: 'discard', seen: 'all' },
  { name: 'archives', seen: 'holder', unordered: true },
  { name: 'purged', seen: 'all' },
  { name: 'under', seen: 'none' },
  { name: 'limbo', seen: 'all' },
]

export const NONE: number = -1

export interface KeyForgeCard extends Card {
  exhausted: boolean
  damage: number
  amber: number
  stunned: boolean
  warded: boolean
  enraged: boolean
  /** +1 power counters and others; never changed in place. */
  counters: Readonly<Partial<Record<Counter, number>>> | null
  /** Damage its armor has prevented this turn, and the armor it had then (glossary/ruestung). */
  armorUsed: number
  armorSeen: number
  /** The card it is treated as a copy of (its definition), or NONE. */
  copy: number
  /** A house it belongs to instead of its own, or NONE. */
  house: number
  /** What it is attached to or lies beneath, or what purged it; NONE. */
  on: CardId
  /** Tagged for destruction (glossary/zerstoert). */
  tagged: boolean
  /** Goes to its owner's hand if it leaves these archives (Sample Collection). */
  abducted: boolean
  /** Played as an upgrade, though it is a creature. */
  asUpgrade: boolean
}

export interface KeyForgeLasting extends Lasting {
  for: Duration
  /** The turn in which it began. */
  turn: number
  /** A constant or triggered ability, by its id; or the text of another card that "it" gained. */
  ability: string
  text: number
  it: Ref[]
  house: House | null
  /** The card that was named, by its id. */
  title: string | null
  granter: CardId
  /** How often it can still be used; NONE: any number of times. */
  uses: number
}

/** What a card was when it left play (glossary/verlaesst-das-spiel), or when something happened to it. */
export interface LastKnown {
  card: CardId
  life: number
  type: CardType
  /** The print it was treated as. */
  def: number
  power: number
  armor: number
  amber: number
  houses: House[]
  traits: string[]
  controller: Seat
  neighbours: Ref[]
  /** All to the left of it in its battleline. */
  leftward: Ref[]
  /** A flank creature; and the one that was leftmost, rightmost. */
  flank: boolean
  left: boolean
  right: boolean
  destroyed: boolean
  /** The upper half of a gigantic creature, beneath it. */
  half: Ref | null
}

/** What has happened in this turn. */
export interface Tale {
  /** What a card of this match asks for when it is past. */
  past: Occurrence[]
  /** Everything played or used, by title, for the rule of six. */
  titles: number[]
  /** Creatures attacked. */
  attacked: Ref[]
  /** Key colours forged by the active player. */
  forged: number[]
  /** What has had its use this turn: "card:ability". */
  once: string[]
  /** How many creatures were played. */
  creatures: number
  /** How many cards each player has played; and how many were played or discarded from a hand. */
  plays: [number, number]
  fromHand: number
  /** How many cards were played, used or discarded, and how many of them before this step (glossary/alpha). */
  acts: number
  earlier: number
}

/** A card tagged for destruction, with what replaces it. */
export interface Doomed {
  card: Ref
  controller: Seat
  /** In a fight against this creature, or before it by the assault of that one. */
  fighting: Ref | null
  assault: boolean
  /** What would happen instead: abilities with their granters. */
  instead: { ability: string; granter: CardId }[]
}

export type TurnStep = 'setup' | 'forge' | 'house' | 'main' | 'ready' | 'draw' | 'end'

export interface KeyForgeState extends State {
  /** The prints that the match is played with: what `def`, `copy`, `text`, `titles` and `print` point to. */
  faces: readonly string[]
  cards: KeyForgeCard[]
  effects: KeyForgeLasting[]
  format: string
  /** The three houses of each identity card. */
  identities: [House[], House[]]
  amber: [number, number]
  /** Forged keys: a bit per colour. */
  keys: [number, number]
  chains: [number, number]
  starter: Seat
  turn: number
  active: Seat
  phase: TurnStep
  house: House | null
  /** A card with Omega has ended the step (glossary/omega). */
  stepOver: boolean
  /** An effect has ended the turn. */
  turnOver: boolean
  tale: Tale
  /** Of the turn before: the colours forged, and what a card asks for. */
  before: { forged: number[]; past: Occurrence[] }
  doomed: Doomed[]
  lastKnown: LastKnown[]
}

export const COLOURS = ['red', 'blue', 'yellow'] as const

export const newTale = (): Tale => ({
  past: [],
  titles: [],
  attacked: [],
  forged: [],
  once: [],
  creatures: 0,
  plays: [0, 0],
  fromHand: 0,
  acts: 0,
  earlier: 0,
})

// ---- what a card is: a print, by its number in this match

/** What is printed on a card of this number. */
export const definitionOf = (s: KeyForgeState, def: number): CardDefinition =>
  (facesOf(s)[def] as Face).definition
export const printedHouse = (s: KeyForgeState, def: number): House => (facesOf(s)[def] as Face).house
/** Bonus icons from top to bottom. */
export const iconsOf = (s: KeyForgeState, def: number): readonly BonusIcon[] =>
  (facesOf(s)[def] as Face).icons
/** By title, whatever the house and the icons of the copy. */
export const titleOf = (s: KeyForgeState, card: KeyForgeCard): number =>
  (facesOf(s)[printOf(card)] as Face).title

export const cardAt = (s: KeyForgeState, id: CardId): KeyForgeCard => s.cards[id] as KeyForgeCard

/** May a question to this player point to a card? Not to one that has gone where they do not know it. */
export const canBeShown = (s: KeyForgeState, seat: Seat, id: CardId): boolean =>
  id !== NONE && knows(cardAt(s, id), seat)

/** The print a card is treated as: its own, or that of the card it copies. */
export const printOf = (card: KeyForgeCard): number => (card.copy === NONE ? card.def : card.copy)
export const faceOf = (s: KeyForgeState, card: KeyForgeCard): CardDefinition => definitionOf(s, printOf(card))
export const faceAt = (s: KeyForgeState, id: CardId): CardDefinition => faceOf(s, cardAt(s, id))

/** Whatever stands in the battleline is a creature. */
export const typeOf = (s: KeyForgeState, card: KeyForgeCard): CardType =>
  card.zone === LINE ? 'creature' : card.asUpgrade ? 'upgrade' : faceOf(s, card).type

export const isInPlay = (card: Card): boolean => card.zone >= LINE && card.zone <= UPGRADES

export const lineOf = (s: KeyForgeState, seat: Seat): CardId[] => zoneOf(s, LINE, seat)
export const artifactsOf = (s: KeyForgeState, seat: Seat): CardId[] => zoneOf(s, ARTIFACTS, seat)
export const handOf = (s: KeyForgeState, seat: Seat): CardId[] => zoneOf(s, HAND, seat)
export const deckOf = (s: KeyForgeState, seat: Seat): CardId[] => zoneOf(s, DECK, seat)
export const discardOf = (s: KeyForgeState, seat: Seat): CardId[] => zoneOf(s, DISCARD, seat)
export const archivesOf = (s: KeyForgeState, seat: Seat): CardId[] => zoneOf(s, ARCHIVES, seat)

export const other = (seat: Seat): Seat => 1 - seat

/** The upgrades attached to a creature. */
export function upgradesOn(s: KeyForgeState, id: CardId): CardId[] {
  const found: CardId[] = []
  for (let seat = 0; seat < 2; seat++)
    for (const up of zoneOf(s, UPGRADES, seat)) if (cardAt(s, up).on === id) found.push(up)
  return found
}

/** The cards beneath another one. */
export function cardsUnder(s: KeyForgeState, id: CardId): CardId[] {
  const found: CardId[] = []
  for (let seat = 0; seat < 2; seat++)
    for (const card of zoneOf(s, UNDER, seat)) if (cardAt(s, card).on === id) found.push(card)
  return found
}

export const countersOn = (card: KeyForgeCard, counter: Counter): number => card.counters?.[counter] ?? 0
/** The counters of a card with so many more of a kind; those of the card stay as they are. */
export function withCounters(
  { counters }: KeyForgeCard,
  counter: Counter,
  n: number,
): KeyForgeCard['counters'] {
  const { [counter]: now = 0, ...others } = counters ?? {}
  const left = Math.max(0, now + n)
  if (left > 0) return { ...others, [counter]: left }
  return Object.keys(others).length === 0 ? null : others
}

export const keysForged = (s: KeyForgeState, seat: Seat): number => {
  const bits = s.keys[seat] as number
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)
}

export const refersTo = (s: KeyForgeState, ref: Ref, id: CardId): boolean =>
  ref.card === id && ref.life === cardAt(s, id).life

/** Tagged, or gone after having been tagged; also if its own ability took it elsewhere (glossary/zerstoert). */
export function wasDestroyed(s: KeyForgeState, ref: Ref): boolean {
  const card = cardAt(s, ref.card)
  if (card.life === ref.life) return card.tagged
  return s.lastKnown.some((known) => known.card === ref.card && known.life === ref.life && known.destroyed)
}

/** Is this very object still in play? */
export const isStillInPlay = (s: KeyForgeState, ref: Ref): boolean =>
  cardAt(s, ref.card).life === ref.life && isInPlay(cardAt(s, ref.card))

/** The upper half of a gigantic creature: what lies there by being grafted is not marked as one with it. */
export function halfBeneath(s: KeyForgeState, id: CardId): Ref | null {
  if (!faceAt(s, id).gigantic) return null
  const half = cardsUnder(s, id).find((card) => cardAt(s, card).tagged)
  return half === undefined ? null : refTo(s, half)
}

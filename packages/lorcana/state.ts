/** The state of a Lorcana game, and how its cards are found. */
import type { Card, CardId, Lasting, Ref, Seat, State, ZoneRule } from '@regelwerk/core'
import { zoneOf } from '@regelwerk/core'
import type { Duration, Filter, Grant } from './abilities.ts'
import { allDefinitions, type CardDefinition } from './cards/index.ts'
import type { Deed } from './happenings.ts'

export const DECK = 0
export const HAND = 1
export const PLAY = 2
export const INKWELL = 3
export const DISCARD = 4
/** Cards under another card in play: in the play zone, but not in play (5.1.1.5). */
export const UNDER = 5
/** Cards of players who have left the game (9.2.3). */
export const GONE = 6

export const zones: readonly ZoneRule[] = [
  { name: 'deck', seen: 'none' },
  { name: 'hand', seen: 'holder', unordered: true },
  { name: 'play', seen: 'all' },
  { name: 'inkwell', seen: 'none', facedown: true },
  { name: 'discard', seen: 'all' },
  { name: 'under', seen: 'none' },
  { name: 'gone', seen: 'none', facedown: true },
]

/** A marketing card in an inkwell (10.2.2): no definition. */
export const MARKETING = -1
export const NONE: number = -1

export interface LorcanaCard extends Card {
  exerted: boolean
  damage: number
  drying: boolean
  /** The location it is at, or NONE. */
  at: CardId
  /** The top card of the stack it lies under, or NONE. */
  under: CardId
  facedown: boolean
  /** It was played with Shift. */
  shifted: boolean
}

/** What a triggering event was about. */
export interface Occasion {
  /** The card it was about, and the other one in a challenge. */
  card: Ref | null
  other: Ref | null
  /** The player it was about. */
  seat: Seat | null
  /** How many: cards discarded. */
  count: number
}

/** A triggered ability waiting in the bag (7.7). */
export interface BagEntry {
  id: number
  seat: Seat
  ability: string
  source: Ref
  occasion: Occasion
  /** The cards a delayed ability is about. */
  it: Ref[]
}

/** The effect of an action that an effect has played: it waits for its parent and precedes the bag (6.7.8.1). */
export interface WaitingAction {
  card: Ref
  seat: Seat
  /** The card goes to the bottom of the deck instead of the discard. */
  toBottom: boolean
}

export interface LorcanaLasting extends Lasting {
  for: Duration
  /** The turn in which it began. */
  turn: number
  /** What it does; the cards it was applied to, or those that match at any time. */
  what:
    | { kind: 'grant'; grant: Grant; to: Ref[] }
    | { kind: 'grantAll'; grant: Grant; filter: Filter }
    | { kind: 'forbidPlaying'; filter: Filter }
    | { kind: 'payLessNext'; n: number; filter: Filter; how?: 'shift' }
    /** The next such card they play enters exerted and gets this for so long. */
    | { kind: 'nextEntersExerted'; filter: Filter; grant: Grant; lasts: Duration }
    /** Opponents ready at most so many characters in their ready step. */
    | { kind: 'readyAtMost'; n: number }
    | { kind: 'preventNextDamage'; to: Ref; instanceOf: string }
    | { kind: 'noChallengeDamage'; to: Ref }
    | { kind: 'additionalInk'; n: number }
    /** They may play such cards from where they are. */
    | { kind: 'mayPlay'; filter: Filter }
    /** `it`: the cards that its text speaks of; `next`: once. */
    | { kind: 'trigger'; ability: string; it: Ref[]; next: boolean }
}

/** What a card last was while in play (6.7.7). */
export interface LastKnown {
  card: CardId
  life: number
  strength: number
  willpower: number
  lore: number
  damage: number
  keywords: number
  exerted: boolean
  shifted: boolean
  /** The location it was at. */
  at: CardId
  /** How many cards were under it, and which. */
  under: number
  stack?: CardId[]
}

export interface Hit {
  card: Ref
  by: Ref
}

export interface LorcanaState extends State {
  cards: LorcanaCard[]
  effects: LorcanaLasting[]
  format: string
  teams: number[]
  lore: number[]
  /** Players who have left the game. */
  gone: boolean[]
  starter: Seat
  turn: number
  active: Seat
  phase: 'setup' | 'ready' | 'set' | 'draw' | 'main' | 'end'
  /** "During your turn" applies (3.2.1.2). */
  during: boolean
  /** How often each seat has inked as a turn action this turn (4.2.3). */
  inked: number[]
  bag: BagEntry[]
  /** Who resolved last from the bag; null: nobody yet (7.7.4.3). */
  holder: Seat | null
  waiting: WaitingAction[]
  challenge: { challenger: Ref; defender: Ref; damageDone: boolean } | null
  /** Damage in challenges since the last game state check (1.8.1.4). */
  hits: Hit[]
  /** What has been used this turn: "card:life:ability" (6.1.13.2, 8.4.1). */
  used: string[]
  /** What has happened this turn, as far as a card of this match asks for it. */
  history: Deed[]
  lastKnown: LastKnown[]
}

export const definitionOf = (card: Card): CardDefinition => allDefinitions[card.def] as CardDefinition

export const cardAt = (s: LorcanaState, id: CardId): LorcanaCard => s.cards[id] as LorcanaCard
export const inPlay = (s: LorcanaState, seat: Seat): CardId[] => zoneOf(s, PLAY, seat)
export const handOf = (s: LorcanaState, seat: Seat): CardId[] => zoneOf(s, HAND, seat)
export const deckOf = (s: LorcanaState, seat: Seat): CardId[] => zoneOf(s, DECK, seat)
export const discardOf = (s: LorcanaState, seat: Seat): CardId[] => zoneOf(s, DISCARD, seat)
export const inkwellOf = (s: LorcanaState, seat: Seat): CardId[] => zoneOf(s, INKWELL, seat)

/** Does the reference mean this card as it is now, and not an earlier life of it? */
export const refersTo = (s: LorcanaState, ref: Ref, id: CardId): boolean =>
  ref.card === id && ref.life === cardAt(s, id).life

export const isCharacter = (card: Card): boolean => card.def >= 0 && definitionOf(card).type === 'character'

export function readyInk(s: LorcanaState, seat: Seat): number {
  let n = 0
  for (const id of inkwellOf(s, seat)) if (!cardAt(s, id).exerted) n++
  return n
}

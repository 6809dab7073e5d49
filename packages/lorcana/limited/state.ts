/** The state of a draft or of sealed play: boosters, what is being picked from, pools, and the decks that come of them. */
import { type Card, type CardId, type Seat, type State, type ZoneRule, zoneOf } from '@regelwerk/core'
import { allDefinitions, type CardDefinition } from '../cards/index.ts'

/** Boosters that nobody has opened yet, one on top of the other. */
export const BOOSTERS = 0
/** The cards in front of a player, of which one is taken. */
export const PACK = 1
export const POOL = 2
export const DECK = 3

export const zones: readonly ZoneRule[] = [
  { name: 'boosters', seen: 'none' },
  { name: 'pack', seen: 'holder' },
  { name: 'pool', seen: 'holder' },
  { name: 'deck', seen: 'holder' },
]

export type LimitedFormat = 'draft' | 'sealed'

export interface LimitedState extends State {
  format: LimitedFormat
  /** How many boosters each player has opened, and how many cards taken from the last of them. */
  opened: number
  taken: number
  /** Players who have left. */
  gone: boolean[]
}

export const cardIn = (s: LimitedState, id: CardId): Card => s.cards[id] as Card
export const definitionOf = ({ def }: { def: number }): CardDefinition =>
  allDefinitions[def] as CardDefinition

export const boostersOf = (s: LimitedState, seat: Seat): CardId[] => zoneOf(s, BOOSTERS, seat)
export const packOf = (s: LimitedState, seat: Seat): CardId[] => zoneOf(s, PACK, seat)
export const poolOf = (s: LimitedState, seat: Seat): CardId[] => zoneOf(s, POOL, seat)
export const deckOf = (s: LimitedState, seat: Seat): CardId[] => zoneOf(s, DECK, seat)

export const seatsOf = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat)
export const playersLeft = (s: LimitedState): Seat[] => seatsOf(s).filter((seat) => !s.gone[seat])

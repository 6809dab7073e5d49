/** The state of a game of L5R, and how its cards are found. */
import type { Card, CardId, Lasting, Ref, Seat, State, ZoneRule } from '@regelwerk/core'
import { zoneOf } from '@regelwerk/core'
import type { DuelValue, Element, Period, Phase, Skill } from './abilities.ts'
import { binds, on, rule } from './book.ts'
import { allDefinitions, type CardDefinition } from './cards/index.ts'

export const DYNASTY = 0
export const CONFLICT = 1
export const HAND = 2
/** Characters in play, at home or participating. */
export const PLAY = 3
export const ATTACHED = 4
/** Province cards; `slot` says where, 4 is the stronghold's. */
export const PROVINCE = 5
/** Dynasty cards in provinces; faceup holdings are in play. */
export const ROW = 6
export const DYNASTY_DISCARD = 7
export const CONFLICT_DISCARD = 8
export const REMOVED = 9
export const STRONGHOLD = 10
export const ROLE = 11
/** A card being played. */
export const LIMBO = 12

export const zones: readonly ZoneRule[] = [
  { name: 'dynastyDeck', seen: 'none' },
  { name: 'conflictDeck', seen: 'none' },
  { name: 'hand', seen: 'holder', unordered: true },
  { name: 'play', seen: 'all' },
  { name: 'attachments', seen: 'all' },
  { name: 'provinces', seen: 'holder' },
  { name: 'row', seen: 'none' },
  { name: 'dynastyDiscard', seen: 'all' },
  { name: 'conflictDiscard', seen: 'all' },
  { name: 'removed', seen: 'all' },
  { name: 'stronghold', seen: 'all' },
  { name: 'role', seen: 'all' },
  { name: 'limbo', seen: 'all' },
]

export const NONE: number = -1
/** The place of the province under the stronghold. */
export const STRONGHOLD_SLOT = 4

/** Where cards lie before a player. */
export const TABLE: readonly number[] = [PLAY, ATTACHED, PROVINCE, ROW, STRONGHOLD, ROLE]

export const ORDINARY = 0
export const HONORED = 1
export const DISHONORED = 2
export const TAINTED = 4

export interface L5RCard extends Card {
  bowed: boolean
  fate: number
  /** The status tokens on it, as a set: HONORED or DISHONORED (glossary/persoenliche-ehre...), TAINTED (later/tainted). */
  status: number
  /** Provinces and cards in them. */
  faceup: boolean
  broken: boolean
  /** Which of the five provinces: of province cards and of the cards in them; NONE elsewhere. */
  slot: number
  /** What it is attached to. */
  on: CardId
  participating: boolean
  /** Covert: it cannot be declared as a defender in this conflict. */
  evaded: boolean
  /** A character played as an attachment. */
  asAttachment: boolean
  /** Honor tokens on it, of a province. */
  tokens?: number
}

export interface L5RLasting extends Lasting {
  /** `game`: for good, as long as the cards are in play. */
  for: Period | 'game'
  /** A constant ability by its id, or (`delayed`) an effect that is still to come. */
  ability: string
  delayed: boolean
  /** The cards it was applied to; null: what it says of players, rings and the like. */
  it: Ref[] | null
  /** Amounts, worked out when it began. */
  amounts: { military?: number; political?: number; glory?: number; strength?: number }
  /** The element or ring it is about. */
  element: Element | null
  uses: number
  /** The name that was named. */
  named?: string
  /** The card, by number, of which it makes them copies. */
  copies?: number
  /** Who controlled them before. */
  before?: Seat
  /** How many opportunities to act each seat had had when it began. */
  turns?: [number, number]
}

export interface Ring {
  /** Who has claimed it; NONE: nobody. */
  claimed: Seat
  fate: number
  /** In which kind of conflict it was claimed: the side that lies open. */
  type?: Skill
}

export interface Conflict {
  attacker: Seat
  type: Skill
  ring: Element
  province: Ref
  /** Where it is as well. */
  also?: Ref
  /** Counted among the conflicts of this phase, from 1. */
  number: number
  /** After step 3.2.3. */
  winner: Seat | null
  margin: number
  unopposed: boolean
  decided: boolean
  broke: boolean
  /** Whose provinces have been broken during it. */
  fallen?: Seat[]
  /** Who has been in a duel during it, and who has lost one. */
  duelled?: Ref[]
  triumphant?: Ref[]
  beaten?: Ref[]
  /** Cards played by each seat during it. */
  played: [number, number]
  /** Which those were. */
  playedCards?: { card: CardId; seat: Seat }[]
  /** Whose opportunity to act it is, and how many each seat has had; absent: nobody has had one. */
  acting?: Seat
  turns?: [number, number]
  /** Action abilities that each seat has triggered. */
  actions: [number, number]
  /** The ring goes back; nobody has won. */
  void: boolean
}

export interface Duel {
  skill: DuelValue
  /** Each side, which may be several characters; they win or lose together. */
  challenger: Ref[]
  challenged: Ref[]
  winner: Ref[] | null
  loser: Ref[] | null
}

export interface L5RState extends State {
  cards: L5RCard[]
  effects: L5RLasting[]
  format: string
  first: Seat
  round: number
  phase: Phase | 'setup'
  honor: [number, number]
  fate: [number, number]
  /** On the dial, and what the bid counts as (glossary/gebotswert). */
  dial: [number, number]
  bid: [number, number]
  favor: { seat: Seat; side: Skill } | null
  rings: Record<Element, Ring>
  conflict: Conflict | null
  duels: Duel[]
  /** Conflict opportunities left: military, political, and passes not yet of a kind. */
  chances: { military: number; political: number; total: number; used: number }[]
  /** Conflicts declared this phase, by seat; won and lost. */
  declared: [number, number]
  lost: [number, number]
  conflicts: { military: number; political: number }
  /** Whether each player has passed in the dynasty phase. */
  passed: [boolean, boolean]
  /** What has been used: "period|seat:card<giver:life:ability" or "period|max:seat:name#which". */
  used: string[]
  /** Honor gained in this phase; absent, as what follows: a save from before it was always there. */
  honorGained?: [number, number]
  /** Cards played in this phase, and by whom. */
  playedThisPhase?: { card: Ref; seat: Seat }[]
  /** Whose provinces the other player has broken in this phase. */
  lostProvinces?: Seat[]
  /** What has entered play from a hand in this phase. */
  fromHand?: Ref[]
  /** What everybody knows of each player's deck (hands.ts); absent: nothing. */
  lists?: [string, string]
  /** Limited cards played this round. */
  limited: [number, number]
}

export const definitionOf = (card: Card): CardDefinition => allDefinitions[card.def] as CardDefinition
export const cardAt = (s: L5RState, id: CardId): L5RCard => s.cards[id] as L5RCard
export const faceAt = (s: L5RState, id: CardId): CardDefinition => definitionOf(cardAt(s, id))
/** What a card counts as now: what is printed on it, or on the character of which it has become a copy. */
export function faceNow(s: L5RState, id: CardId): CardDefinition {
  const card = cardAt(s, id)
  for (let i = s.effects.length - 1; i >= 0; i--) {
    const { copies, it } = s.effects[i] as L5RLasting
    if (copies === undefined || !it?.some((ref) => ref.card === id && ref.life === card.life)) continue
    if (on('glossary/kopie-eines-charakters')) return allDefinitions[copies] as CardDefinition
  }
  return definitionOf(card)
}
export const other = (seat: Seat): Seat => 1 - seat
/** The first player, then the other. */
export const inOrder = rule('glossary/in-spielerreihenfolge', (s: L5RState): Seat[] => [s.first, 1 - s.first])

export const charactersOf = (s: L5RState, seat: Seat): CardId[] => zoneOf(s, PLAY, seat)
export const handOf = (s: L5RState, seat: Seat): CardId[] => zoneOf(s, HAND, seat)
export const rowOf = (s: L5RState, seat: Seat): CardId[] => zoneOf(s, ROW, seat)
export const provincesOf = (s: L5RState, seat: Seat): CardId[] => zoneOf(s, PROVINCE, seat)
export const strongholdOf = (s: L5RState, seat: Seat): CardId => zoneOf(s, STRONGHOLD, seat)[0] ?? NONE
export const roleOf = (s: L5RState, seat: Seat): CardId => zoneOf(s, ROLE, seat)[0] ?? NONE

export function attachmentsOn(s: L5RState, id: CardId): CardId[] {
  const found: CardId[] = []
  for (let seat = 0; seat < 2; seat++)
    for (const one of zoneOf(s, ATTACHED, seat)) if (cardAt(s, one).on === id) found.push(one)
  return found
}

export const provinceIn = (s: L5RState, seat: Seat, slot: number): CardId =>
  provincesOf(s, seat).find((id) => cardAt(s, id).slot === slot) ?? NONE
export const cardsInSlot = (s: L5RState, seat: Seat, slot: number): CardId[] =>
  rowOf(s, seat).filter((id) => cardAt(s, id).slot === slot)

/** Faceup, and not facedown. */
export const isProvinceInPlay = rule('glossary/provinzen-provinzkarten/1', (card: L5RCard): boolean =>
  binds('glossary/provinzen-provinzkarten/2', card.faceup),
)

/** Characters and attachments, faceup provinces and holdings, and strongholds (glossary/im-spiel-nicht-im-spiel). */
export function isInPlay(card: L5RCard): boolean {
  switch (card.zone) {
    case PLAY:
    case ATTACHED:
    case STRONGHOLD:
      return true
    case PROVINCE:
      return isProvinceInPlay(card)
    case ROW:
      return card.faceup && definitionOf(card).type === 'holding' && on('glossary/besitztum')
    default:
      return false
  }
}

export const isStill = (s: L5RState, ref: Ref): boolean => cardAt(s, ref.card).life === ref.life
export const isStillInPlay = (s: L5RState, ref: Ref): boolean =>
  isStill(s, ref) && isInPlay(cardAt(s, ref.card))

/** The provinces at which the conflict is, the first one first. */
export const attackedProvinces = ({ conflict }: L5RState): Ref[] =>
  conflict === null ? [] : conflict.also ? [conflict.province, conflict.also] : [conflict.province]
export const isAttacked = (s: L5RState, id: CardId): boolean =>
  attackedProvinces(s).some(({ card }) => card === id)

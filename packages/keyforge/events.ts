/** What can happen in KeyForge. */
import type { CardId, Fizzle, Ref, Seat } from '@regelwerk/core'
import type { Counter, House, Keyword } from './abilities.ts'
import type { G, RuleId } from './book.ts'
import { type KeyForgeLasting, type LastKnown, NONE, type TurnStep } from './state.ts'

interface Base {
  fate?: 'happened' | 'cancelled' | 'replaced'
}

export type KeyForgeEvent = Base &
  (
    | { kind: 'begin turn'; seat: Seat }
    // only told: a keyword, a ward or armor had its way, or an effect found nothing to choose
    | { kind: 'acts'; card: CardId; by: Keyword | 'warded' | 'armor' }
    | ({ kind: 'skipped'; card: CardId } & Fizzle)
    | { kind: 'begin step'; step: TurnStep }
    | { kind: 'choose house'; seat: Seat; house: House | null }
    | { kind: 'end turn'; seat: Seat; check: boolean }
    | { kind: 'win'; seats: Seat[] }
    // Æmber, keys, chains
    | { kind: 'gain'; seat: Seat; n: number }
    | { kind: 'lose'; seat: Seat; n: number }
    | { kind: 'steal'; from: Seat; to: Seat; n: number; supply: boolean }
    | { kind: 'capture'; card: CardId; from: Seat; n: number; supply: boolean }
    | { kind: 'pay'; from: Seat; to: Seat; n: number }
    | { kind: 'put amber'; card: CardId; n: number }
    | { kind: 'take amber'; card: CardId; n: number }
    | { kind: 'forge'; seat: Seat; key: number; cost: number }
    | { kind: 'unforge'; seat: Seat; key: number }
    | { kind: 'chains'; seat: Seat; n: number }
    // cards outside play
    | { kind: 'draw'; seat: Seat; card: CardId }
    | {
        kind: 'put'
        card: CardId
        to: number
        holder: Seat
        place?: 'bottom'
        discarded?: boolean
        abducted?: boolean
      }
    | { kind: 'shuffle'; seat: Seat; zone: number }
    | { kind: 'swap piles'; seat: Seat }
    | { kind: 'look'; seat: Seat; cards: CardId[] }
    | { kind: 'reveal'; cards: CardId[] }
    | { kind: 'put under'; card: CardId; on: CardId; faceup: boolean }
    // playing, using
    | { kind: 'play'; card: CardId; seat: Seat }
    | { kind: 'copy'; card: CardId; print: number; house: House | null }
    | {
        kind: 'enter'
        card: CardId
        seat: Seat
        zone: number
        at: number
        played: boolean
        exhausted: boolean
        stunned: boolean
        enraged: boolean
        on: CardId
      }
    | {
        kind: 'leave'
        card: CardId
        to: number
        holder: Seat
        place?: 'bottom'
        destroyed: boolean
        /** As it was before any of those left that leave together. */
        known: LastKnown
        abducted?: boolean
        by?: CardId
      }
    | { kind: 'use'; card: CardId; seat: Seat; how: string }
    | { kind: 'attack'; card: CardId; target: CardId }
    // creatures
    | { kind: 'exhaust' | 'ready' | 'stun' | 'unstun' | 'ward' | 'unward' | 'enrage' | 'calm'; card: CardId }
    | { kind: 'damage'; card: CardId; n: number; prevented: number }
    | { kind: 'heal'; card: CardId; n: number }
    | { kind: 'counter'; card: CardId; counter: Counter; n: number }
    | {
        kind: 'tag'
        card: CardId
        fighting: Ref | null
        assault: boolean
        instead: { ability: string; granter: CardId }[]
      }
    | { kind: 'untag'; card: CardId }
    | { kind: 'move'; card: CardId; at: number }
    | { kind: 'swap'; card: CardId; with: CardId }
    | { kind: 'control'; card: CardId; seat: Seat; at: number }
    | { kind: 'join line'; card: CardId; at: number }
    | { kind: 'house'; card: CardId; house: number }
    | { kind: 'attach'; card: CardId; on: CardId }
    | { kind: 'leave line'; card: CardId }
    | { kind: 'active house'; house: House }
    | { kind: 'turn over' }
    | { kind: 'as upgrade'; card: CardId }
    // lasting effects, and what is only told
    | { kind: 'lasting'; effect: Omit<KeyForgeLasting, 'id'> }
    | { kind: 'unlasting'; ids: number[] }
    | { kind: 'used up'; effect: number }
    | { kind: 'resolve'; card: CardId; ability: string }
    | { kind: 'mulligan'; seat: Seat }
    | { kind: 'name house'; house: House }
    | { kind: 'name number'; n: number }
    | { kind: 'name trait'; trait: string }
    | { kind: 'name card'; title: string }
  )

export type Of<K extends KeyForgeEvent['kind']> = Extract<KeyForgeEvent, { kind: K }>

/** Tells that a keyword, a ward or armor of this card has its way. */
export function acts(g: G, rule: RuleId, card: CardId, by: Keyword | 'warded' | 'armor'): void {
  const told: KeyForgeEvent = { kind: 'acts', card, by }
  g.tell(rule, told)
}

/** The cards an event is about, for knowledge in the log. */
export function cardsOf(e: KeyForgeEvent): CardId[] {
  switch (e.kind) {
    case 'look':
    case 'reveal':
      return e.cards
    case 'attack':
      return [e.card, e.target]
    case 'swap':
      return [e.card, e.with]
    case 'enter':
      return e.on === NONE ? [e.card] : [e.card, e.on]
    case 'put under':
    case 'attach':
      return [e.card, e.on]
    case 'lasting':
      return e.effect.source === null ? [] : [e.effect.source.card]
    default:
      return 'card' in e && typeof e.card === 'number' ? [e.card] : []
  }
}

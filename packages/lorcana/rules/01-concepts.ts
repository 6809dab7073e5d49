/** Chapter 1, concepts: the game state check (1.8), damage (1.9), lore (1.11), drawing (1.12), ink as payment (1.5). */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import { type G, on } from '../book.ts'
import { acts, type Banish, type Damage, type LorcanaEvent } from '../events.ts'
import { playersLeft, sameTeam, turnOrder } from '../players.ts'
import { prepared } from '../prepare.ts'
import {
  cardAt,
  deckOf,
  discardOf,
  HAND,
  inPlay,
  isCharacter,
  type LorcanaState,
  NONE,
  readyInk,
  refersTo,
} from '../state.ts'
import { isForbidden, resistOf, willpowerOf } from '../values.ts'
import { leaveGame } from './09-multiplayer.ts'

export const happen = (g: G, ...batch: LorcanaEvent[]): void => g.happen(batch)

// ---- 1.2 golden rules

/** What can be done only in part is done as far as possible (1.2.3). */
export const asMuchAsPossible = (wanted: number, there: number): number =>
  there >= wanted || on('1.2.3') ? Math.min(wanted, there) : 0

// ---- 1.5 costs

/** A cost is paid in full or not at all (1.5.3). */
export const canPayInk = (g: G, seat: Seat, n: number): boolean =>
  readyInk(g.state, seat) >= n || !on('1.5.3')

export function payInk(g: G, seat: Seat, n: number): void {
  if (n > 0) happen(g, { kind: 'payInk', seat, n })
}

// ---- 1.8 game state check

export const loreToWin = (s: LorcanaState): number => (s.format === 'pack rush' && on('10.2.4') ? 15 : 20)

/** One check: everything it finds is found first and leaves together, player by player in turn order (1.8.4). */
function checkOnce(g: G): boolean {
  const s = g.state
  const order = turnOrder(s, s.active)
  if (on('1.8.1.1')) {
    for (const seat of order) {
      if ((s.lore[seat] as number) >= loreToWin(s)) {
        win(g, seat)
        return false
      }
    }
  }
  const hits = s.hits
  if (hits.length > 0) s.hits = []
  const found: CardId[] = []
  for (const seat of order) for (const id of inPlay(s, seat)) if (isDefeated(g, id)) found.push(id)
  if (found.length === 0) return false
  banishTogether(g, on('1.8.4') ? found : found.slice(0, 1), hits)
  return true
}

/** As much damage as willpower, or more (1.8.1.4): none will do where the willpower is 0. Items have neither. */
function isDefeated(g: G, id: CardId): boolean {
  const card = cardAt(g.state, id)
  const type = prepared(card.def).definition.type
  if (type !== 'character' && type !== 'location') return false
  return card.damage >= willpowerOf(g, id) && on('1.8.1.4')
}

/** Banishes cards at the same time; those who dealt the damage in a challenge get the credit. */
export function banishTogether(
  g: G,
  ids: readonly CardId[],
  hits: readonly { card: Ref; by: Ref }[] = [],
): void {
  const s = g.state
  const batch: LorcanaEvent[] = []
  for (const id of ids) {
    const by = creditFor(s, id, hits)
    const event: Banish = { kind: 'banish', card: id, inChallenge: isInChallenge(s, id), by }
    batch.push(event)
    for (const ref of by) {
      const inChallenge = event.inChallenge && isInChallenge(s, ref.card)
      if (inChallenge && isCharacter(cardAt(s, id)))
        batch.push({ kind: 'banishes', card: ref.card, other: id })
    }
  }
  happen(g, ...batch)
}

/** Who dealt a card its damage, each once, whatever it was dealt in; nobody banishes themselves. */
function creditFor(s: LorcanaState, id: CardId, hits: readonly { card: Ref; by: Ref }[]): Ref[] {
  const by: Ref[] = []
  for (const hit of hits)
    if (refersTo(s, hit.card, id) && hit.by.card !== id && !by.some(({ card }) => card === hit.by.card))
      by.push(hit.by)
  return by
}

/** One of the two cards of the current challenge (4.6.2). */
function isInChallenge(s: LorcanaState, id: CardId): boolean {
  const challenge = s.challenge
  if (challenge === null) return false
  return refersTo(s, challenge.challenger, id) || refersTo(s, challenge.defender, id)
}

/** Checks repeat until one finds nothing (1.8.3). */
export function gameStateCheck(g: G): void {
  while (g.state.outcome === null && checkOnce(g)) if (!on('1.8.3')) return
}

function win(g: G, seat: Seat): void {
  const s = g.state
  const winners = playersLeft(s).filter((other) => sameTeam(s, seat, other))
  happen(g, { kind: 'win', seats: winners })
}

/** A player whose turn ends with an empty deck loses (1.8.1.2); in Pack Rush they get a new one (10.2.5). */
export function checkDeck(g: G, seat: Seat): void {
  const s = g.state
  if (s.gone[seat] || deckOf(s, seat).length > 0) return
  if (renewsDeck(s)) renewDeck(g, seat)
  else if (on('1.8.1.2')) leaveGame(g, seat)
}

/** In Pack Rush a player who runs out of deck shuffles their discard as a new one (10.2.5). */
const renewsDeck = (s: LorcanaState): boolean => s.format === 'pack rush' && on('10.2.5')

function renewDeck(g: G, seat: Seat): void {
  if (deckOf(g.state, seat).length === 0 && discardOf(g.state, seat).length > 0)
    happen(g, { kind: 'new deck', seat })
}

/** The deck a player takes a card of, or looks at: one that has run out is made anew first (10.2.5). */
export function deckInUse(g: G, seat: Seat): CardId[] {
  if (renewsDeck(g.state)) renewDeck(g, seat)
  return deckOf(g.state, seat)
}

/** How many cards a player's deck can still yield, counting a new one (10.2.5). */
export const cardsToCome = (s: LorcanaState, seat: Seat): number =>
  deckOf(s, seat).length + (renewsDeck(s) ? discardOf(s, seat).length : 0)

// ---- 1.9 damage

/** Damage that an effect deals, after everything that modifies damage (6.7.2.2): Resist (8.8.1). */
export function dealt(
  g: G,
  id: CardId,
  amount: number,
  source: CardId,
  by: Ref | null,
  ignoring?: 'resist',
): Damage {
  if (isForbidden(g, id, 'beDealtDamage'))
    return { kind: 'damage', card: id, amount: 0, how: 'dealt', by, source }
  const reduced = on('8.8.1') && !ignoring ? amount - resistOf(g, id) : amount
  if (reduced < amount) acts(g, '8.8.1', id, 'resist')
  const how = on('1.9.2.1') ? 'dealt' : 'put'
  return { kind: 'damage', card: id, amount: Math.max(0, reduced), how, by, source }
}

/** Damage put on or moved to a card: placed as it is (1.9.2.2, 8.8.3). */
export function placed(g: G, id: CardId, amount: number, how: 'put' | 'moved'): Damage {
  const rule = how === 'put' ? on('1.9.2.2') : on('1.9.2.4')
  const kept = rule && on('8.8.3') ? amount : amount - resistOf(g, id)
  return { kind: 'damage', card: id, amount: Math.max(0, kept), how, by: null, source: NONE }
}

/** Damage reduced to 0 has not been dealt (8.8.2). */
export const isDealt = (event: Damage): boolean => event.amount > 0 || !on('8.8.2')

export const removable = (g: G, id: CardId, amount: number): number =>
  isForbidden(g, id, 'beHealed') ? 0 : on('1.9.2.3') ? Math.min(amount, cardAt(g.state, id).damage) : amount

// ---- 1.11 lore

export function gainLore(g: G, seat: Seat, amount: number): void {
  if (amount > 0) happen(g, { kind: 'gainLore', seat, amount })
}

/** Lore never falls below 0; returns how much was lost (1.11.1). */
export function loseLore(g: G, seat: Seat, amount: number): number {
  const lost = on('1.11.1') ? Math.min(amount, g.state.lore[seat] as number) : amount
  if (lost > 0) happen(g, { kind: 'loseLore', seat, amount: lost })
  return lost
}

// ---- 1.12 drawing

/** Draws from the top of the player's own deck, one card after the other (1.12.2); returns how many came. */
export function draw(g: G, seat: Seat, n: number, from: 'top' | 'bottom' = 'top'): number {
  if (asMuchAsPossible(n, cardsToCome(g.state, seat)) === 0) return 0
  let drawn = 0
  const batch: LorcanaEvent[] = []
  for (let i = 0; i < n; i++) {
    const deck = deckInUse(g, seat)
    const isTop = on('1.12.1') === (from === 'top')
    const card = isTop ? deck[deck.length - 1 - batch.length] : deck[batch.length]
    if (card === undefined) break
    drawn++
    if (on('1.12.2')) happen(g, { kind: 'draw', seat, card })
    else batch.push(batch.length === 0 ? { kind: 'draw', seat, card } : { kind: 'put', card, to: HAND })
  }
  if (batch.length > 0) happen(g, ...batch)
  return drawn
}

/** Cards that an effect brings into a hand are not drawn (1.12.3). */
export function intoHand(g: G, cards: readonly CardId[]): void {
  const drawn = !on('1.12.3')
  happen(
    g,
    ...cards.map(
      (card): LorcanaEvent =>
        drawn ? { kind: 'draw', seat: cardAt(g.state, card).owner, card } : { kind: 'put', card, to: HAND },
    ),
  )
}

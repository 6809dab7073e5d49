/** Chapter 1, concepts: the game state check (1.8), damage (1.9), lore (1.11), drawing (1.12), ink as payment (1.5). */
import { type CardId, everyone, type Ref, type Seat } from '@regelwerk/core'
import { type G, meets, on, rule } from '../book.ts'
import { acts, type Banish, type Damage, type LorcanaEvent, stackUnder } from '../events.ts'
import { isOpponent, playersLeft, sameTeam, turnOrder } from '../players.ts'
import { prepared } from '../prepare.ts'
import {
  cardAt,
  deckOf,
  discardOf,
  HAND,
  inPlay,
  isCharacter,
  type LorcanaCard,
  type LorcanaState,
  NONE,
  readyInk,
  refersTo,
} from '../state.ts'
import { derived, isForbidden, isSoFor, resistOf, willpowerOf } from '../values.ts'
import { leaveGame } from './09-multiplayer.ts'

export const happen = (g: G, ...batch: LorcanaEvent[]): void => g.happen(batch)

// ---- 1.2 golden rules

/** What can be done only in part is done as far as possible (1.2.3). */
export const asMuchAsPossible = rule('1.2.3', (wanted: number, there: number): number =>
  Math.min(wanted, there),
)

// ---- 1.5 costs

/** A cost is paid in full or not at all (1.5.3). */
export const canPayInk = (g: G, seat: Seat, n: number): boolean =>
  meets('1.5.3', readyInk(g.state, seat) >= n)

export function payInk(g: G, seat: Seat, n: number): void {
  if (n > 0) happen(g, { kind: 'payInk', seat, n })
}

// ---- 1.8 game state check

const usualLore = (s: LorcanaState): number => (s.format === 'pack rush' && on('10.2.4') ? 15 : 20)

/** How much lore a player needs to win; effects may ask for more. */
export const loreToWin = (g: G, seat: Seat): number =>
  derived(g).loreToWin.reduce(
    (lore, reach) => (isOpponent(g.state, reach.you, seat) ? Math.max(lore, reach.lore) : lore),
    usualLore(g.state),
  )

/** What a check finds leaves together. */
export const atOnce = rule('1.8.4', (found: readonly CardId[]): readonly CardId[] => found)

/** One check: everything it finds is found first, player by player in turn order. */
export function checkOnce(g: G): boolean {
  const s = g.state
  const order = turnOrder(s, s.active)
  if (on('1.8.1.1')) {
    for (const seat of order) {
      if ((s.lore[seat] as number) >= loreToWin(g, seat)) {
        win(g, seat)
        return false
      }
    }
  }
  showTops(g, order)
  const hits = s.hits
  if (hits.length > 0) s.hits = []
  const found: CardId[] = []
  for (const seat of order) for (const id of inPlay(s, seat)) if (isDefeated(g, id)) found.push(id)
  if (found.length === 0) return false
  banishTogether(g, atOnce(found), hits)
  return true
}

/** Who plays with the top card of their deck faceup shows it. */
function showTops(g: G, order: readonly Seat[]): void {
  for (const seat of order) {
    if (!isSoFor(g, seat, 'topFaceup')) continue
    const top = deckOf(g.state, seat).at(-1)
    if (top === undefined || cardAt(g.state, top).known === everyone(g.state)) continue
    happen(g, { kind: 'reveal', seat, cards: [top] })
  }
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
    if (derived(g).toInkwell.includes(id)) {
      for (const card of [id, ...stackUnder(s, id)]) batch.push({ kind: 'ink', card, exerted: true })
      continue
    }
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
export const gameStateCheck = rule('1.8.3', (g: G): void => {
  while (g.state.outcome === null && checkOnce(g));
})

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

export const howDealt = rule('1.9.2.1', (): Damage['how'] => 'dealt')

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
  return { kind: 'damage', card: id, amount: Math.max(0, reduced), how: howDealt(), by, source }
}

/** Resist is only for damage that is dealt. */
export const withoutResist = rule('8.8.3', (_g: G, _id: CardId, amount: number): number => amount)
export const putAsItIs = rule('1.9.2.2', withoutResist)
export const movedAsItIs = rule('1.9.2.4', withoutResist)

/** Damage put on or moved to a card: placed as it is. */
export function placed(g: G, id: CardId, amount: number, how: 'put' | 'moved'): Damage {
  const kept = how === 'put' ? putAsItIs(g, id, amount) : movedAsItIs(g, id, amount)
  return { kind: 'damage', card: id, amount: Math.max(0, kept), how, by: null, source: NONE }
}

/** Damage reduced to 0 has not been dealt (8.8.2). */
export const isDealt = (event: Damage): boolean => meets('8.8.2', event.amount > 0)

/** No more than there is. */
export const removableFrom = rule('1.9.2.3', ({ damage }: LorcanaCard, amount: number): number =>
  Math.min(amount, damage),
)

export const removable = (g: G, id: CardId, amount: number): number =>
  isForbidden(g, id, 'beHealed') ? 0 : removableFrom(cardAt(g.state, id), amount)

// ---- 1.11 lore

export function gainLore(g: G, seat: Seat, amount: number): void {
  if (amount > 0 && !isSoFor(g, seat, 'cantGainLore')) happen(g, { kind: 'gainLore', seat, amount })
}

/** Lore never falls below 0. */
export const losable = rule('1.11.1', (s: LorcanaState, seat: Seat, amount: number): number =>
  Math.min(amount, s.lore[seat] as number),
)

/** Returns how much was lost. */
export function loseLore(g: G, seat: Seat, amount: number): number {
  if (isSoFor(g, seat, 'cantLoseLore')) return 0
  const lost = losable(g.state, seat, amount)
  if (lost > 0) happen(g, { kind: 'loseLore', seat, amount: lost })
  return lost
}

// ---- 1.12 drawing

/** From the top, unless a text says otherwise. */
export const fromTop = rule('1.12.1', (from: 'top' | 'bottom'): boolean => from === 'top')

/** Draws from the player's own deck, one card after the other; returns how many came. */
export const draw = rule('1.12.2', (g: G, seat: Seat, n: number, from: 'top' | 'bottom' = 'top'): number => {
  if (asMuchAsPossible(n, cardsToCome(g.state, seat)) === 0) return 0
  let drawn = 0
  for (let i = 0; i < n; i++) {
    const card = deckInUse(g, seat).at(fromTop(from) ? -1 : 0)
    if (card === undefined) break
    drawn++
    happen(g, { kind: 'draw', seat, card })
  }
  return drawn
})

/** Cards that an effect brings into a hand are not drawn. */
export const comesIntoHand = rule(
  '1.12.3',
  (_: LorcanaState, card: CardId): LorcanaEvent => ({
    kind: 'put',
    card,
    to: HAND,
  }),
)

export function intoHand(g: G, cards: readonly CardId[]): void {
  happen(g, ...cards.map((card) => comesIntoHand(g.state, card)))
}

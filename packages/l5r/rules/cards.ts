/** Drawing, refilling provinces, and what running out of cards costs (glossary/keine-karten-mehr-im-deck). */
import type { CardId, Frame, Seat } from '@regelwerk/core'
import { zoneOf } from '@regelwerk/core'
import { binds, type G, on, procedure, rule, step } from '../book.ts'
import { acts, type L5REvent } from '../events.ts'
import {
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  cardsInSlot,
  DYNASTY,
  DYNASTY_DISCARD,
  faceAt,
  inOrder,
  type L5RState,
  NONE,
  provinceIn,
  provincesOf,
  STRONGHOLD_SLOT,
} from '../state.ts'
import { isSaid, reaching } from '../values.ts'

/** What happens together shares its windows. */
export const happenTogether = rule('glossary/ausloesebedingung', (g: G, batch: L5REvent[]): void =>
  g.happen(batch),
)

/** Nothing happens once the game has ended. */
export const happen = (g: G, ...batch: L5REvent[]): void => {
  if (g.state.outcome !== null) return
  happenTogether(g, batch)
}

const pileOf = (s: L5RState, seat: Seat, deck: typeof DYNASTY | typeof CONFLICT): readonly CardId[] =>
  zoneOf(s, deck === DYNASTY ? DYNASTY_DISCARD : CONFLICT_DISCARD, seat)

/** Nothing left: 5 honor, and the discard pile becomes the deck. */
function runOut(g: G, deck: typeof DYNASTY | typeof CONFLICT, ...seats: Seat[]): void {
  if (!binds('glossary/keine-karten-mehr-im-deck', seats.length > 0)) return
  happen(g, ...seats.map((seat): L5REvent => ({ kind: 'lose honor', seat, n: 5, why: 'deck' })))
  for (const seat of seats) {
    const pile = [...pileOf(g.state, seat, deck)]
    if (pile.length === 0) continue
    happen(g, ...pile.map((card): L5REvent => ({ kind: 'put', card, to: deck, holder: seat })))
    happen(g, { kind: 'shuffle', seat, zone: deck })
  }
}

/** The top cards of the deck, as many as are wanted and there. */
export const topOfDeck = rule('glossary/karten-ziehen', (g: G, seat: Seat, n: number): CardId[] => {
  return zoneOf(g.state, CONFLICT, seat).slice(-n).reverse()
})

interface DrawLocals {
  todo: { seat: Seat; n: number }[]
  again: boolean
  /** What happens together with it. */
  more: L5REvent[]
}

/** What one ability or step draws is drawn all at once, and once more if the deck has run out. */
export const atOnce = rule('glossary/karten-ziehen/1', (n: number): number => n)
export const drawsOn = rule('glossary/karten-ziehen/1', (_: G, { again }: DrawLocals): boolean => !again)

/** Players draw at the same time; what is missing comes from the reshuffled pile. */
export const drawCards = procedure<DrawLocals>('draw cards', [
  step('~run out', (g, f) => {
    f.todo = f.todo.filter(({ n }) => n > 0)
    const without = f.todo.filter(({ seat }) => zoneOf(g.state, CONFLICT, seat).length === 0)
    runOut(g, CONFLICT, ...without.map(({ seat }) => seat))
  }),
  step('glossary/karten-ziehen', (g, f) => {
    const batch = f.more.splice(0)
    for (const one of f.todo) {
      const cards = topOfDeck(g, one.seat, atOnce(one.n))
      one.n -= cards.length
      if (cards.length > 0) batch.push({ kind: 'draw', seat: one.seat, cards })
    }
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('~the rest', (g, f) => {
    if (!drawsOn(g, f) || f.todo.every(({ n }) => n === 0)) return
    f.again = true
    g.goTo(f as Frame, '~run out')
  }),
])

export const drawing = (todo: DrawLocals['todo'], more: L5REvent[] = []): DrawLocals => ({
  todo,
  again: false,
  more,
})

/** Can a player draw so many, with what would be reshuffled? */
export const canDraw = (g: G, seat: Seat, n: number): boolean =>
  zoneOf(g.state, CONFLICT, seat).length + zoneOf(g.state, CONFLICT_DISCARD, seat).length >= n

/** Draws before the game begins, when nothing can come in between. */
export function drawFirst(g: G, seat: Seat, n: number): void {
  const cards = topOfDeck(g, seat, n)
  if (cards.length > 0) happen(g, { kind: 'draw', seat, cards })
}

/** A province that still holds a card is not refilled. */
const filling = (s: L5RState, seat: Seat, slot: number): CardId[] =>
  cardsInSlot(s, seat, slot).filter((id) =>
    binds(
      'glossary/provinzen-provinzkarten/4',
      faceAt(s, id).type !== 'holding' || on('glossary/besitztum/3'),
    ),
  )

const isEmpty = (s: L5RState, seat: Seat, slot: number): boolean =>
  slot !== STRONGHOLD_SLOT && slot !== NONE && filling(s, seat, slot).length === 0

/** Is there an empty province, and a card to put there? */
export const canRefill = (s: L5RState, seat: Seat, slot: number): boolean =>
  isEmpty(s, seat, slot) && zoneOf(s, DYNASTY, seat).length + pileOf(s, seat, DYNASTY).length > 0

/** Facedown, unless something else is said. */
export const isFilledFaceup = rule('glossary/provinz-wieder-auffuellen', (faceup: boolean): boolean =>
  binds('glossary/provinz-wieder-auffuellen/2', faceup),
)

/** An empty province is filled from the dynasty deck, facedown unless something else is said. */
export function refill(g: G, seat: Seat, slot: number, faceup = false): void {
  const s = g.state
  if (!isEmpty(s, seat, slot)) return
  if (!(faceup || on('glossary/provinz-wieder-auffuellen/1'))) return
  // What lies open may be answered to, and so may be the honor that is lost before.
  if (faceup && zoneOf(s, DYNASTY, seat).length === 0) {
    g.call(fillAnew, { seat, slot, least: 1 })
    return
  }
  if (zoneOf(s, DYNASTY, seat).length === 0) runOut(g, DYNASTY, seat)
  fillUp(g, seat, slot, isFilledFaceup(faceup), 1)
}

/** Out of a deck that is made anew first; `least` 0: a card joins those that lie there. */
const fillAnew = procedure<{ seat: Seat; slot: number; least: 0 | 1 }>('fill anew', [
  step('~run out', (g, f) => {
    if (zoneOf(g.state, DYNASTY, f.seat).length === 0) runOut(g, DYNASTY, f.seat)
  }),
  step('glossary/provinz-wieder-auffuellen', (g, { seat, slot, least }) => {
    if (least === 1) {
      fillUp(g, seat, slot, isFilledFaceup(true), 1)
      return
    }
    const card = zoneOf(g.state, DYNASTY, seat).at(-1)
    if (card !== undefined) happen(g, { kind: 'fill', card, slot, faceup: true })
  }),
])

/** With so many cards, or as many as the province is filled with. */
export function fillUp(g: G, seat: Seat, slot: number, faceup: boolean, least: number): void {
  const most = Math.max(least, fillsTo(g, provinceIn(g.state, seat, slot)))
  const wanted = most - filling(g.state, seat, slot).length
  const cards = wanted > 0 ? zoneOf(g.state, DYNASTY, seat).slice(-wanted).reverse() : []
  if (cards.length > 0) happen(g, ...cards.map((card): L5REvent => ({ kind: 'fill', card, slot, faceup })))
}

function fillsTo(g: G, province: CardId): number {
  if (province === NONE || !isSaid(g, 'fillsTo')) return 0
  return reaching(g, 'fillsTo', province)[0]?.constant.fillsTo ?? 0
}

/** Cards leave provinces, and these are refilled faceup once all is done that follows from it. */
export const discardThenRefill = procedure<{ batch: L5REvent[]; places: [Seat, number][] }>(
  'discard and refill',
  [
    step('~discard', (g, f) => {
      if (f.batch.length > 0) happen(g, ...f.batch)
    }),
    step('glossary/provinz-wieder-auffuellen', (g, f) => {
      const [place, ...rest] = f.places
      if (place === undefined) return
      f.places = rest
      g.again(f as Frame)
      refill(g, place[0], place[1], true)
    }),
  ],
)

/** All empty provinces at once, faceup; what is missing comes from the pile that has become the deck. */
export const refillFaceup = procedure<{ again: boolean }>('refill faceup', [
  step('glossary/provinz-wieder-auffuellen', (g) => {
    const batch: L5REvent[] = []
    for (const seat of inOrder(g.state)) {
      const deck = [...zoneOf(g.state, DYNASTY, seat)]
      for (const id of provincesOf(g.state, seat)) {
        const { slot } = cardAt(g.state, id)
        if (!isEmpty(g.state, seat, slot)) continue
        for (let n = Math.max(1, fillsTo(g, id)); n > 0 && deck.length > 0; n--)
          batch.push({ kind: 'fill', card: deck.pop() as CardId, slot, faceup: true })
      }
    }
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('~the rest', (g, f) => {
    const without = f.again ? [] : inOrder(g.state).filter((seat) => isShort(g.state, seat))
    if (without.length === 0) return
    f.again = true
    g.goTo(f as Frame, 'glossary/provinz-wieder-auffuellen')
    runOut(g, DYNASTY, ...without)
  }),
])

/** Rally: the top card of the dynasty deck joins the one that was revealed, faceup. */
export const rally = rule('later/rally', (g: G, revealed: CardId): void => {
  const { holder, slot } = cardAt(g.state, revealed)
  const isPossible = zoneOf(g.state, DYNASTY, holder).length + pileOf(g.state, holder, DYNASTY).length > 0
  if (isPossible) acts(g, 'later/rally', revealed, 'rally')
  g.call(fillAnew, { seat: holder, slot, least: 0 })
})

/** Players whose cards do not suffice run out together; where nothing is left, provinces stay empty at no cost. */
export function refillAll(g: G): void {
  refillWhileThereAre(g)
  const without = [0, 1].filter((seat) => isShort(g.state, seat))
  if (without.length === 0) return
  runOut(g, DYNASTY, ...without)
  refillWhileThereAre(g)
}

function refillWhileThereAre(g: G): void {
  for (const seat of [0, 1])
    for (const id of provincesOf(g.state, seat))
      if (zoneOf(g.state, DYNASTY, seat).length > 0) refill(g, seat, cardAt(g.state, id).slot)
}

/** There is an empty province, and a pile to make a new deck of. */
const isShort = (s: L5RState, seat: Seat): boolean =>
  zoneOf(s, DYNASTY, seat).length === 0 &&
  pileOf(s, seat, DYNASTY).length > 0 &&
  provincesOf(s, seat).some((id) => isEmpty(s, seat, cardAt(s, id).slot))

/** The top cards of the conflict deck, or as many as there are (glossary/effekte/3). */
export const topOf = rule('glossary/effekte/3', (g: G, seat: Seat, n: number): CardId[] => {
  const deck = zoneOf(g.state, CONFLICT, seat)
  return deck.slice(-n).reverse()
})

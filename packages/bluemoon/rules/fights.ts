/** Fights: retreating, declining, and how a game ends (base/8, base/9, base/22, base/36 to base/38). */

import type { CardId, Frame, Seat } from '@regelwerk/core'
import { binds, type G, on, procedure, rule, step } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { atWork } from '../ignored.ts'
import { type BlueMoonState, cardAt, DECK, DISCARD, HAND, INFLUENCE, other, PILE, pile } from '../state.ts'
import { cardTo } from './acts.ts'
import { sing } from './demands.ts'
import { attract, dragonsFor } from './dragons.ts'
import { drawTo, happen } from './drawing.ts'
import { doEffect, effectOf } from './effect-frame.ts'
import { mayIntervene, moment, retreating } from './interventions.ts'
import { game } from './under-way.ts'

/** Who may have more cards than six after a fight decides whether to draw them (hyla/infl-607-hyla-oktak). */
function drawBeyond(g: G, seat: Seat): void {
  for (const { card, text } of atWork(g, seat, 'refillTo')) {
    g.call(doEffect, effectOf(seat, card, { do: 'drawTo', n: text.refillTo }, true))
  }
}

const NO_SHIPS: readonly BlueMoonEvent[] = []

/** Landed ships that still lie there: they are discarded with what is left on them (base/57). */
export function landedShips(g: G): readonly BlueMoonEvent[] {
  const { landing } = g.state
  if (landing.length === 0) return NO_SHIPS
  return landing
    .filter((id) => cardAt(g.state, id).zone === INFLUENCE)
    .map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD }))
}

/** A player retreats: the other gains dragons, both areas are cleared, both refill, and the loser opens (base/8, base/9). */
export const retreat = procedure<{ seat: Seat }>('retreat', [
  step('~intervene', (g, f) => {
    if (mayIntervene(g, other(f.seat))) g.call(retreating, moment(f.seat))
  }),
  step('base/35', (g, f) => sing(g, f.seat)),
  step('base/31', (g, f) => {
    happen(g, { kind: 'retreat', seat: f.seat })
    attract(g, other(f.seat), dragonsFor(g, f.seat))
  }),
  step('base/9', (g, f) => {
    happen(g, { kind: 'end fight' }, ...landedShips(g))
    for (const seat of [other(f.seat), f.seat]) drawTo(g, seat, 6)
  }),
  step('base/25', (g) => endLeadership(g)),
  step('~beyond', (g, f) => {
    for (const seat of [f.seat, other(f.seat)]) drawBeyond(g, seat)
  }),
  step('base/8', (g, f) => nextTurnOf(g, f.seat)),
])

/** Leadership cards work for the turn in which they are played, however it ends (base/25). */
export function endLeadership(g: G): void {
  const cards: CardId[] = []
  for (let seat = 0; seat < 2; seat++)
    for (const id of pile(g.state, PILE, seat)) if (cardAt(g.state, id).active) cards.push(id)
  if (cards.length > 0) happen(g, { kind: 'silence', cards })
}

/** What the game itself knows (game.ts): whose turn comes next. */
const nextTurnOf = (g: G, seat: Seat): void => {
  const underWay = g.frameOf(game)
  if (underWay !== null) underWay.next = seat
}

export const hasNoCards = (g: G, seat: Seat): boolean =>
  pile(g.state, HAND, seat).length === 0 && pile(g.state, DECK, seat).length === 0

/** With dragons on a side that player wins; with all in the middle, whoever has no cards loses. */
export const winnerOf = rule(
  'base/37',
  ({ dragons: [a, b] }: BlueMoonState, without: Seat): Seat => (a > 0 ? 0 : b > 0 ? 1 : other(without)),
)

function endGame(g: G, without: Seat): void {
  const winner = winnerOf(g.state, without)
  happen(g, { kind: 'win', seat: winner, score: scoreOf(g, winner), rule: 'base/36' })
}

/** One crystal for the win, and one for each dragon on the winner's side. */
export const scoreOf = rule('base/38', (g: G, winner: Seat): number => 1 + g.state.dragons[winner as 0 | 1])

export function whoLacksCards(g: G, opener: Seat): Seat | undefined {
  if (hasNoCards(g, opener)) return opener
  return hasNoCards(g, other(opener)) ? other(opener) : undefined
}

/** A fight would have to be opened, and somebody has no cards: the game is over (base/36). */
export const endsForLackOfCards = rule('base/36', (g: G, opener: Seat): boolean => {
  const without = whoLacksCards(g, opener)
  if (without === undefined) return false
  endGame(g, without)
  return true
})

const toDiscard = cardTo('discard')

/** Declining to open: 1 to 3 cards are discarded, and only this player refills (base/22). */
export const decline = procedure<{ seat: Seat; picked: CardId[] | null }>('decline', [
  step('base/22', (g, f) => {
    happen(g, { kind: 'decline', seat: f.seat }, ...landedShips(g))
    const hand = pile(g.state, HAND, f.seat)
    const options = hand.map(toDiscard)
    g.pick(f as Frame, 'picked', f.seat, options, {
      prompt: 'decline',
      min: 1,
      max: 3,
      secret: hand.length > 1,
    })
  }),
  step('~discard', (g, f) => {
    const cards = f.picked ?? []
    happen(g, ...cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
    if (binds('base/36', hasNoCards(g, f.seat))) endGame(g, f.seat)
    else if (on('base/22')) drawTo(g, f.seat, 6)
  }),
  step('base/25', (g) => endLeadership(g)),
])

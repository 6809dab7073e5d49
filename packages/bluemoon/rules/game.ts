/** A whole game (base/3 to base/5): one turn after the other. */

import { below } from '@regelwerk/core'
import { procedure, step } from '../book.ts'
import { worksText } from '../ignored.ts'
import { DECK, LEADER, other, pile } from '../state.ts'
import { drawTo, happen } from './drawing.ts'
import { doEffect, effectOf } from './effect-frame.ts'
import { endsForLackOfCards, hasNoCards } from './fights.ts'
import { beginTurn } from './turn.ts'
import { game } from './under-way.ts'

export const playGame = procedure(game, [
  step('base/5', (g, f) => {
    f.next = below(g.state.random, 2)
    g.news = true
  }),
  /** The leaders lie open beside the board from now on. */
  step('base/3', (g) => {
    for (const seat of [0, 1]) happen(g, { kind: 'reveal', seat, cards: [...pile(g.state, LEADER, seat)] })
  }),
  /** What inquisitors do as they are revealed, before anybody draws (base/64). */
  step('base/64', (g) => {
    for (const seat of [0, 1]) {
      for (const id of pile(g.state, LEADER, seat)) {
        for (const text of worksText(g, id)) {
          if (text.kind === 'effect' && text.when === 'gameStart')
            g.call(doEffect, effectOf(seat, id, text.do, false))
        }
      }
    }
  }),
  step('base/4', (g) => {
    for (const seat of [0, 1]) happen(g, { kind: 'shuffle', seat, zone: DECK })
  }),
  step('base/4', (g) => {
    for (const seat of [0, 1]) drawTo(g, seat, 6)
  }),
  step('~turns', (g, f) => {
    const s = g.state
    const { next } = f
    g.again(f)
    // Whoever has nothing left cannot even land a ship to open with; the other's cards are counted in the retreat phase.
    if (s.element === null && hasNoCards(g, next) && endsForLackOfCards(g, next)) return
    f.next = other(next)
    beginTurn(g, next)
  }),
])

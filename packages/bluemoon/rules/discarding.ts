/** Discarding the opponent's cards where there is still something to choose. */
import { below, type CardId, type Frame, type Option, type Seat } from '@regelwerk/core'
import { procedure, step } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { cardAt, DISCARD, HAND, pile } from '../state.ts'
import { happen } from './drawing.ts'

interface FromHandLocals {
  me: Seat
  /** Whose hand. */
  holder: Seat
  card: CardId
  n: number
  which: CardId | 'blind' | null
}

/** Cards of a hand one after the other: each a card that lies open there, or one of the others unseen (Pillar 27). */
export const discardFromHand = procedure<FromHandLocals>('discard from a hand', [
  step('~which', (g, f) => {
    const hand = f.n > 0 ? pile(g.state, HAND, f.holder) : []
    const open = hand.filter((id) => cardAt(g.state, id).open)
    const options = open.map((id): Option => ({ verb: 'choose', target: id, value: id }))
    if (hand.length > open.length) options.push({ verb: 'blind', value: 'blind' })
    g.choose(f as Frame, 'which', f.me, options, { prompt: 'discard from hand', source: f.card })
  }),
  step('~discard', (g, f) => {
    if (f.which === null) return
    const unseen = pile(g.state, HAND, f.holder).filter((id) => !cardAt(g.state, id).open)
    if (f.which === 'blind') g.news = true
    const card = f.which === 'blind' ? (unseen[below(g.state.random, unseen.length)] as CardId) : f.which
    happen(g, { kind: 'reveal', seat: f.holder, cards: [card] }, { kind: 'put', card, to: DISCARD })
    f.n--
    g.goTo(f as Frame, '~which')
  }),
])

/** All of these cards but one character, which the discarding player names (Aqua 30). */
export const discardAllButOne = procedure<{
  me: Seat
  card: CardId
  characters: CardId[]
  cards: CardId[]
  spared: CardId | null
}>('discard all but one', [
  step('~spare', (g, f) => {
    const options = f.characters.map((id): Option => ({ verb: 'spare', target: id, value: id }))
    g.choose(f as Frame, 'spared', f.me, options, { prompt: 'spare', source: f.card })
  }),
  step('~discard', (g, f) => {
    const cards = f.cards.filter((id) => id !== f.spared)
    happen(g, ...cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD })))
  }),
])

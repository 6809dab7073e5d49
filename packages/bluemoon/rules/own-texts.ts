/** What a player's own texts do at a certain moment of the turn, in the order that the player wants. */
import type { CardId, Frame, Seat } from '@regelwerk/core'
import type { Effect } from '../abilities.ts'
import { binds, type G, procedure, step } from '../book.ts'
import { effectsAt, isAny } from '../ignored.ts'
import { other } from '../state.ts'
import { effectWord } from '../words/effects.ts'
import { mayDraw } from '../words/piles.ts'
import { cardTo } from './acts.ts'
import { doEffect, effectOf } from './effect-frame.ts'
import { isBarred } from './effects.ts'

type Doing = ReturnType<typeof effectsAt>[number]['text']
type Ending = 'endOfTurn' | 'turnEnds' | 'afterBoosters'

/** Those that are not forbidden. */
const textsFor = (g: G, seat: Seat, when: Ending) =>
  effectsAt(g, seat, when).filter(
    ({ text }) => !(text.additional && isAny(g, other(seat), 'additionalCards')),
  )

const fillsDeck = (effect: Effect): boolean => effectWord(effect).fillsDeck(effect)

/** Can one of a moment's texts do something? A deck that another of them fills is not empty. */
function canBeDone(g: G, seat: Seat, { do: effect }: Doing, texts: readonly Doing[]): boolean {
  if (!isBarred(g, seat, effect)) return true
  const draws = effect.do === 'draw' || effect.do === 'drawTo'
  return draws && mayDraw(g, seat) && texts.some((text) => fillsDeck(text.do))
}

const toOrder = cardTo('choose')

const endingTexts = procedure<{ seat: Seat; when: Ending; order: CardId[] | null }>('texts of a moment', [
  step('~order', (g, f) => {
    const all = textsFor(g, f.seat, f.when)
    const texts = all.map(({ text }) => text)
    const able = all.filter(({ text }) => canBeDone(g, f.seat, text, texts))
    // Drawing first here or there is all the same.
    const matters = new Set(able.map(({ text }) => text.do.do)).size > 1
    if (!binds('allgemein/timing/13', matters)) return
    const options = able.map(({ card }) => toOrder(card))
    g.order(f as Frame, 'order', f.seat, options, { prompt: 'order texts', rule: 'allgemein/timing/13' })
  }),
  step('~do', (g, { seat, when, order }) => {
    const texts = textsFor(g, seat, when)
    if (order !== null) texts.sort((a, b) => order.indexOf(a.card) - order.indexOf(b.card))
    // The first is called last, and so done first.
    for (const { card, text } of texts.reverse())
      g.call(doEffect, effectOf(seat, card, text.do, text.may === true))
  }),
])

export function runTexts(g: G, seat: Seat, when: Ending): void {
  if (effectsAt(g, seat, when).length > 0) g.call(endingTexts, { seat, when, order: null })
}

/** What texts do once: whoever has a part in it picks from what its word offers, then it is done. */
import type { Frame, Option, Seat } from '@regelwerk/core'
import type { Effect } from '../abilities.ts'
import { type G, procedure, step } from '../book.ts'
import { other } from '../state.ts'
import { effectWord } from '../words/effects.ts'
import type { Offer } from '../words/word.ts'
import { cardTo } from './acts.ts'
import { nameAnother } from './demands.ts'
import { doEffect, type EffectLocals } from './effect-frame.ts'

function seatsOf(effect: Effect, me: Seat): Seat[] {
  const { part } = effectWord(effect)
  if (part === 'mine') return [me]
  return part === 'theirs' ? [other(me)] : [other(me), me]
}

/** A text that takes cards cannot be used while taking them is forbidden, or where there is nothing to take. */
export const isBarred = (g: G, me: Seat, effect: Effect): boolean =>
  effectWord(effect).isBarred(g, me, effect)

const offerFor = (g: G, f: EffectLocals, seat: Seat): Offer | null =>
  effectWord(f.effect).offer?.(g, f, f.effect, seat) ?? null

/** Is there a card that the effect could choose? */
export const findsCards = (g: G, f: EffectLocals): boolean => (offerFor(g, f, f.me)?.cards.length ?? 0) > 0

const toChoose = cardTo('choose')

function optionsOf({ cards, weight, group }: Offer): Option[] {
  if (weight === undefined && group === undefined) return cards.map(toChoose)
  return cards.map((id) => {
    const option: Option = { ...toChoose(id) }
    if (weight) option.weight = weight(id)
    if (group) option.group = group(id)
    return option
  })
}

const YES_OR_NO = ['yes', 'no']

procedure(doEffect, [
  step('~begin', (g, f) => {
    f.queue = isBarred(g, f.me, f.effect) ? [] : seatsOf(f.effect, f.me)
  }),
  step('~may', (g, f) => {
    if (f.queue?.length === 0) return
    const { answers, isAskedFirst } = effectWord(f.effect)
    if (answers === undefined) {
      if (!f.may) return
      const asksByOffer = !isAskedFirst && offerFor(g, f, f.me) !== null
      if (asksByOffer) return
    }
    const options = (answers ?? YES_OR_NO).map((verb): Option => ({ verb, value: verb }))
    g.choose(f as Frame, 'agreed', f.me, options, { prompt: `may ${f.effect.do}`, source: f.card })
  }),
  step('~offer', (g, f) => {
    const seat = f.queue?.[0]
    f.picked = null
    if (seat === undefined || (f.may && f.agreed === 'no')) return
    const offer = offerFor(g, f, seat)
    if (offer === null) return
    effectWord(f.effect).before?.(g, seat, offer.cards)
    const options = optionsOf(offer)
    const { max, constraint, secret = false } = offer
    const min = f.may && f.agreed === null ? 0 : offer.min
    const details = { prompt: `choose ${f.effect.do}`, source: f.card, min, max, secret }
    g.pick(f as Frame, 'picked', seat, options, constraint ? { ...details, constraint } : details)
  }),
  step('~apply', (g, f) => {
    const seat = f.queue?.shift()
    if (seat === undefined) return
    const declined = f.may && f.agreed === 'no'
    if ((f.queue?.length ?? 0) > 0) g.goTo(f as Frame, '~offer')
    if (!declined) effectWord(f.effect).perform(g, f, f.effect, seat, f.picked ?? [])
  }),
  step('~double another', (g) => nameAnother(g)),
])

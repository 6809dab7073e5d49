/**
 * What is triggered. After something has happened, everything that waits for it is at hand together and the active
 * player says what comes next (glossary/aktiver-spieler); what is triggered meanwhile resolves first, because it opens
 * a window of its own inside. Only what is in play when its turn comes can still be triggered.
 */

import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Triggered } from '../abilities.ts'
import { binds, type G, meets, on, procedure, rule, step } from '../book.ts'
import { type Context, holds } from '../reading.ts'
import { canBeShown, cardAt, isInPlay, LIMBO, NONE, UNDER } from '../state.ts'
import { boldOf, contextIn, derived, type Listener } from '../values.ts'
import { allGain, doesTheSame, isSameAbility, speaksOfBearer, speaksOfOccasion, unlike } from './alike.ts'
import { resolve, resolving } from './effects.ts'
import { settle } from './leaving.ts'
import {
  isAwaited,
  isMeantBy,
  type Occurrence,
  opening,
  type WindowLocals,
  waitsFor,
  window,
} from './occurrences.ts'

interface Ready {
  key: string
  ability: string
  bearer: Ref | null
  card: CardId
  me: Seat
  granter: CardId
  borrowed: CardId
  occasion: Occurrence | null
  index: number
  it: Ref[]
  listener: Listener | null
}

const contextFor = (l: Listener): Context => contextIn(l.me, l.bearer, l.granter, l.lasting)

/** Is what happened the thing this ability waits for? */
function isMet(g: G, l: Listener, o: Occurrence): boolean {
  const triggered = l.ability.ability as Triggered
  const context = contextFor(l)
  return isMeantBy(g, triggered.when, o, context) && isFulfilled(g, triggered, context, o)
}

const isFulfilled = (g: G, triggered: Triggered, context: Context, o: Occurrence): boolean =>
  triggered.if === undefined ||
  holds(g, triggered.if, { ...context, occasion: o, it: o.card === null ? context.it : [o.card] })

/** Destroyed together with the others it was not in play then, even if it is in play again now (faq/timing/11). */
const isOneOfThem = (f: WindowLocals, l: Listener): boolean =>
  l.lasting === null &&
  f.happenings.some((o) => o.what === 'destroyed' && o.card?.card === l.bearer) &&
  on('glossary/faehigkeit-kartenfaehigkeit')

/** Everything that can be triggered now and has not been yet. */
function ready(g: G, f: WindowLocals): Ready[] {
  const s = g.state
  const found: Ready[] = []
  const { bold } = f
  if (bold !== null) {
    const card = cardAt(s, bold.card.card)
    const here =
      card.life === bold.card.life && (isInPlay(card) || card.zone === LIMBO || card.zone === UNDER)
    // Abilities of a card that has left are not active any more (faq/bonussymbole/5).
    if (meets('glossary/faehigkeit-kartenfaehigkeit', here)) {
      for (const word of bold.words) {
        for (const { ability, granter, from } of boldOf(g, bold.card.card, word)) {
          const key = `${ability.id}:${bold.card.card}:${granter}:${from}`
          if (f.done.includes(key) || found.some((one) => one.key === key)) continue
          found.push({
            key,
            ability: ability.id,
            bearer: bold.card,
            card: bold.card.card,
            me: bold.me,
            granter,
            borrowed: bold.borrowed,
            occasion: null,
            index: -1,
            it: [],
            listener: null,
          })
        }
      }
    }
  }
  if (f.happenings.length === 0) return found
  for (const l of derived(g).listeners) {
    for (let index = 0; index < f.happenings.length; index++) {
      const o = f.happenings[index] as Occurrence
      if (waitsFor(l.ability.ability as Triggered) !== o.what) continue
      const key = `${l.ability.id}:${l.bearer}:${l.granter}:${l.from}:${index}`
      if (f.done.includes(key) || isOneOfThem(f, l) || !isMet(g, l, o)) continue
      found.push({
        key,
        ability: l.ability.id,
        bearer: l.bearer === NONE ? null : refTo(s, l.bearer),
        card: l.bearer,
        me: l.me,
        granter: l.granter,
        borrowed: NONE,
        occasion: o,
        index,
        it: l.lasting !== null && l.lasting.it.length > 0 ? l.lasting.it : o.card === null ? [] : [o.card],
        listener: l,
      })
    }
  }
  // What comes "before it resolves" is triggered before the "Play:" of the action card (faq/timing/6).
  return found.some((one) => one.occasion?.what === 'before actionResolves') && on('faq/timing/6')
    ? found.filter((one) => one.occasion !== null)
    : found
}

const isSameOccasion = (a: Ready, b: Ready): boolean =>
  a.index === b.index &&
  a.it.length === b.it.length &&
  a.it.every((ref, i) => ref.card === b.it[i]?.card && ref.life === b.it[i]?.life)

/**
 * The same in every respect, so that it does not matter which comes first: one ability that a card has twice, or two of
 * its abilities that do the same, or one that two cards have and that speaks of neither of them.
 */
const isAlike = (a: Ready, b: Ready): boolean =>
  (a.ability === b.ability || (a.card === b.card && doesTheSame(a.ability, b.ability))) &&
  a.me === b.me &&
  ((isSameAbility(a, b) && a.card === b.card) || !speaksOfBearer(a.ability)) &&
  (isSameOccasion(a, b) || !speaksOfOccasion(a.ability)) &&
  a.listener?.lasting?.house === b.listener?.lasting?.house

/** The cards whose abilities wait for this. */
export const waitingFor = (g: G, happenings: Occurrence[]): CardId[] =>
  isAwaited(
    g,
    happenings.map((o) => o.what),
  )
    ? ready(g, opening(happenings)).map((one) => one.card)
    : []

/** That an ability is applied is no use of its card. */
export const applyAbility = rule('rules/konstante-faehigkeiten/2', (g: G, one: Ready): void => {
  g.call(
    resolve,
    resolving({
      ability: one.ability,
      me: one.me,
      self: one.bearer ?? { card: NONE, life: 0 },
      granter: one.granter,
      borrowed: one.borrowed,
      occasion: one.occasion,
      occasionAt: one.index,
      it: one.it,
      house: one.listener?.lasting?.house ?? null,
    }),
  )
})

procedure(window, [
  step('~settle', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
  step('~next', (g, f) => {
    f.pick = null
    const all = unlike(ready(g, f), isAlike)
    if (all.length === 0) {
      g.leave(f as Frame)
      return
    }
    const [first] = all
    if (!binds('glossary/aktiver-spieler', all.length > 1 && !allGain(all))) {
      f.pick = first?.key ?? null
      return
    }
    const s = g.state
    const options = all.map((one): Option => {
      const option: Option = { verb: 'resolve', ability: one.ability, value: one.key }
      const target = one.occasion?.card?.card ?? NONE
      if (canBeShown(s, s.active, one.card)) option.source = one.card
      if (canBeShown(s, s.active, target)) option.target = target
      return option
    })
    g.choose(f as Frame, 'pick', s.active, options, {
      prompt: 'resolve next',
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('~resolve', (g, f) => {
    const one = ready(g, f).find((r) => r.key === f.pick)
    f.done.push(f.pick as string)
    g.goTo(f as Frame, '~settle')
    if (one === undefined) return
    applyAbility(g, one)
  }),
])

/** Delayed effects: at a later moment, automatically and before any reaction (glossary/verzoegerte-effekte). */
import {
  type BatchFrame,
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  refTo,
  type Seat,
} from '@regelwerk/core'
import { type G, procedure, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { delayNamed, idOf } from '../prepare.ts'
import { contextOf, holds } from '../reading.ts'
import { type L5RLasting, type L5RState, NONE } from '../state.ts'
import { isTriggered } from '../triggers.ts'
import { derived } from '../values.ts'
import { resolve, resolving } from './effects.ts'

/** It counts as an effect of the card that created it. */
export const effectOf = rule('glossary/verzoegerte-effekte/3', ({ source }: L5RLasting) => source)

/** It is not a newly triggered ability: nothing initiates. */
export const run = rule(
  'glossary/verzoegerte-effekte/2',
  (g: G, effect: L5RLasting, about: CardId = NONE): void => {
    const verb = delayNamed(effect.ability)
    if (!verb?.each) g.happen([{ kind: 'unlasting', ids: [effect.id] } as L5REvent])
    const context = {
      ...contextOf(effect.seat, effect.source?.card ?? -1),
      it: effect.it ?? [],
      targets: [effect.it ?? []],
    }
    if (verb === undefined || (verb.if !== undefined && !holds(g, verb.if, context))) return
    g.call(
      resolve,
      resolving({
        ability: effect.ability,
        me: effect.seat,
        self: effectOf(effect) ?? { card: NONE, life: 0 },
        targets: [effect.it ?? []],
        it: effect.it ?? [],
        named: effect.named ?? null,
        about,
      }),
    )
  },
)

/** What is to be done in place of a ring effect comes before it (faq/7); true if something was called. */
export function delayedBefore(g: G, f: BatchFrame): boolean {
  for (const effect of g.state.effects) {
    const when = effect.delayed ? delayNamed(effect.ability)?.when : undefined
    if (when === undefined || 'endOf' in when || when.event !== 'ringEffects') continue
    const context = contextOf(effect.seat, effect.source?.card ?? -1)
    if (!f.batch.some((event) => isTriggered(g, when, event as L5REvent, context))) continue
    run(g, effect, g.state.stack.indexOf(f))
    return true
  }
  return false
}

/** What waits for one of these events; true if something was called. */
export function delayedFor(g: G, done: readonly GameEvent[]): boolean {
  return runAll(
    g,
    g.state.effects.filter((effect) => {
      const when = effect.delayed ? delayNamed(effect.ability)?.when : undefined
      if (when === undefined || 'endOf' in when || when.event === 'ringEffects') return false
      const it = effect.it ?? []
      const named = effect.named ?? null
      const context = { ...contextOf(effect.seat, effect.source?.card ?? -1), it, targets: [it], named }
      return done.some((event) => isTriggered(g, when, event as L5REvent, context))
    }),
  )
}

/** What follows from these events by itself, one after the other; true if something was called. */
export function followsFrom(g: G, done: readonly GameEvent[]): boolean {
  let isCalled = false
  for (const { rule, card, me } of derived(g).consequences) {
    const context = contextOf(me, card)
    if (!done.some((event) => isTriggered(g, rule.when, event as L5REvent, context))) continue
    g.call(resolve, resolving({ ability: idOf(rule.effect), me, self: refTo(g.state, card) }))
    isCalled = true
  }
  return isCalled
}

/** What waits for the end of this period, one after the other. */
export function delayedAtEndOf(g: G, period: 'conflict' | 'phase' | 'round'): boolean {
  return runAll(
    g,
    g.state.effects.filter((effect) => {
      const when = effect.delayed ? delayNamed(effect.ability)?.when : undefined
      return when !== undefined && 'endOf' in when && when.endOf === period
    }),
  )
}

/** One after the other; true if something was called. */
function runAll(g: G, waiting: readonly L5RLasting[]): boolean {
  const [effect, another] = waiting
  if (effect === undefined) return false
  if (another === undefined) run(g, effect)
  else g.call(nextDelayed, { ids: waiting.map(({ id }) => id), chosen: null })
  return true
}

/** The first player says so. */
export const whoSaysWhich = rule(
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/1',
  ({ first }: L5RState, _: readonly { seat: Seat }[]): Seat => first,
)

/** Of several delayed effects somebody says which comes next. */
const nextDelayed = procedure<{ ids: number[]; chosen: number | null }>('next delayed effect', [
  step('~which', (g, f) => {
    const { effects } = g.state
    const waiting = effects.filter(({ id }) => f.ids.includes(id))
    const options = waiting.map(
      ({ id, source }): Option => ({ verb: 'resolve', ...(source && { source: source.card }), value: id }),
    )
    g.choose(f as Frame, 'chosen', whoSaysWhich(g.state, waiting), options, { prompt: 'next delayed effect' })
  }),
  step('~resolve', (g, f) => {
    const effect = g.state.effects.find(({ id }) => id === f.chosen)
    f.ids = f.ids.filter((id) => id !== f.chosen)
    if (f.ids.length > 0) g.goTo(f as Frame, '~which')
    if (effect !== undefined) run(g, effect)
  }),
])

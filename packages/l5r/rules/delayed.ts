/** Delayed effects: at a later moment, automatically and before any reaction (glossary/verzoegerte-effekte). */
import type { GameEvent } from '@regelwerk/core'
import type { G } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { contextOf } from '../filter.ts'
import { delayNamed } from '../prepare.ts'
import { holds } from '../reckoning.ts'
import type { L5RLasting } from '../state.ts'
import { isTriggered } from '../triggers.ts'
import { resolve, resolving } from './effects.ts'

function run(g: G, effect: L5RLasting): void {
  const verb = delayNamed(effect.ability)
  g.happen([{ kind: 'unlasting', ids: [effect.id] } as L5REvent])
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
      self: effect.source ?? { card: -1, life: 0 },
      targets: [effect.it ?? []],
      it: effect.it ?? [],
    }),
  )
}

/** What waits for one of these events; true if something was called. */
export function delayedFor(g: G, done: readonly GameEvent[]): boolean {
  let called = false
  for (const effect of [...g.state.effects]) {
    if (!effect.delayed) continue
    const verb = delayNamed(effect.ability)
    if (verb === undefined || 'endOf' in verb.when) continue
    const { when } = verb
    const context = contextOf(effect.seat, effect.source?.card ?? -1)
    if (!done.some((event) => isTriggered(g, when, event, context))) continue
    run(g, effect)
    called = true
  }
  return called
}

/** What waits for the end of this period. */
export function delayedAtEndOf(g: G, period: 'conflict' | 'phase' | 'round'): boolean {
  for (const effect of g.state.effects) {
    if (!effect.delayed) continue
    const verb = delayNamed(effect.ability)
    if (verb === undefined || !('endOf' in verb.when) || verb.when.endOf !== period) continue
    run(g, effect)
    return true
  }
  return false
}

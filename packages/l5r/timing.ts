/** L5R's timing: interrupts before, reactions after, nested to any depth (glossary/sequenz-eingebetteter-faehigkeiten). */
import type { BatchFrame, Frame, GameEvent, Timing } from '@regelwerk/core'
import { type G, on } from './book.ts'
import type { L5REvent } from './events.ts'
import { contextOf } from './filter.ts'
import { delayedFor } from './rules/delayed.ts'
import { INTERRUPTS, isAwaited, live, open, REACTIONS, type WindowFrame } from './rules/windows.ts'
import type { L5RState } from './state.ts'
import { isSource } from './triggers.ts'
import { reachContext, working } from './values.ts'

/** What is cancelled without anybody using anything: by constant abilities. */
function cancelConstantly(g: G, batch: readonly GameEvent[]): void {
  for (const event of live(batch) as L5REvent[]) {
    if (event.kind === 'initiate') {
      for (const reach of working(g, 'cancels')) {
        const context = { ...contextOf(reach.me, reach.bearer), ...reachContext(reach) }
        if (isSource(g, reach.constant.cancels, event, context)) event.fate = 'cancelled'
      }
    } else if (event.kind === 'ring effect' && working(g, 'cancelsRingEffects').length > 0)
      event.fate = 'cancelled'
  }
}

function propose(g: G, f: BatchFrame): boolean {
  const window = f as unknown as WindowFrame
  if (window.notes.stage === undefined) cancelConstantly(g, f.batch)
  const stages =
    (f.batch[0] as L5REvent | undefined)?.kind === 'initiate' ? INTERRUPTS.slice(0, 1) : INTERRUPTS
  if (live(f.batch).length > 0 && open(g, window, stages, () => live(f.batch))) return true
  f.notes = {}
  return false
}

function after(g: G, f: BatchFrame): boolean {
  const done = f.batch.filter((e) => e.fate === 'happened' && (e as L5REvent).kind !== 'initiate')
  if (done.length === 0) return false
  // Delayed effects come at once, before any reaction (glossary/verzoegerte-effekte/1).
  if (!f.notes.delayed) {
    f.notes.delayed = true
    if (on('glossary/verzoegerte-effekte/1') && delayedFor(g, done)) return true
  }
  const holder = g.frameOf('initiate') as (Frame & { holds: boolean; held: GameEvent[] }) | null
  if (holder?.holds) {
    holder.held.push(...done)
    return false
  }
  return open(g, f as unknown as WindowFrame, REACTIONS, () => done)
}

export const timing: Timing<L5RState> = { watched: isAwaited, propose, after }

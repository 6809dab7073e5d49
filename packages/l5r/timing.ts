/** L5R's timing: interrupts before, reactions after, nested to any depth (glossary/sequenz-eingebetteter-faehigkeiten). */
import type { BatchFrame, CardId, Frame, GameEvent, Timing } from '@regelwerk/core'
import { type G, on, rule } from './book.ts'
import type { L5REvent } from './events.ts'
import { contextOf } from './reading.ts'
import { isUncancelled } from './restraints.ts'
import { happen, rally } from './rules/cards.ts'
import { putRight, watchVictory } from './rules/check.ts'
import { plunder, pride, reckon } from './rules/conflict.ts'
import { delayedBefore, delayedFor, followsFrom } from './rules/delayed.ts'
import { isUndecidedDuel } from './rules/duel.ts'
import { resolve } from './rules/effects.ts'
import { askOrder } from './rules/ordering.ts'
import {
  CANCELS,
  INTERRUPTS,
  isAwaited,
  isRevealedInProvince,
  live,
  open,
  REACTIONS,
  type WindowFrame,
} from './rules/windows.ts'
import type { L5RState } from './state.ts'
import { isSource } from './triggers.ts'
import { hasKeyword, reachContext, working } from './values.ts'

/** What is cancelled without anybody using anything: by constant abilities. */
function cancelConstantly(g: G, batch: readonly GameEvent[]): void {
  for (const event of batch as L5REvent[]) {
    if (event.fate !== undefined) continue
    if (event.kind === 'initiate') {
      if (isUncancelled(g, event.card)) continue
      for (const reach of working(g, 'cancels')) {
        const context = { ...contextOf(reach.me, reach.bearer), ...reachContext(reach) }
        if (isSource(g, reach.constant.cancels, event, context)) event.fate = 'cancelled'
      }
    } else if (event.kind === 'ring effect' && working(g, 'cancelsRingEffects').length > 0)
      event.fate = 'cancelled'
  }
}

/** When all interrupts are done, what was to happen is replaced by the replacement initiated last. */
function replace(g: G, batch: readonly GameEvent[]): boolean {
  for (const event of batch as L5REvent[]) {
    if (event.fate !== undefined) continue
    const { instead, fateInstead, redirected } = event
    if (redirected !== undefined)
      Object.assign(event, { card: redirected, redirected: undefined, diverted: true })
    const resolving = instead ?? fateInstead
    if (resolving === undefined) continue
    // What replaces only what becomes of its fate does not keep a card in play.
    if (instead !== undefined) event.fate = 'replaced'
    delete event.fateInstead
    g.call(resolve, resolving)
    return true
  }
  return false
}

/** What is cancelled is no longer about to happen. */
export const stillComing = rule('glossary/aufheben/1', (batch: readonly GameEvent[]): GameEvent[] =>
  live(batch),
)

/** What nobody has prevented happens. */
export const goAhead = rule('glossary/ausloesebedingung/step-4', (f: BatchFrame): void => {
  f.notes = {}
})

/** Within an ability others may be triggered. */
export const opensWithin = rule(
  'glossary/sequenz-eingebetteter-faehigkeiten',
  (_: Frame | undefined): boolean => true,
)

function propose(g: G, f: BatchFrame): boolean {
  const window = f as unknown as WindowFrame
  if (putRight(g)) return true
  // Who wins is reckoned afresh after each interrupt (glossary/wuerden, faq/18).
  for (const event of f.batch as L5REvent[])
    if (event.kind === 'outcome' && event.fate === undefined && on('glossary/unterbrechungen'))
      Object.assign(event, reckon(g))
  if (window.notes.stage === undefined) {
    if (on('glossary/verzoegerte-effekte/1') && delayedBefore(g, f)) return true
    cancelConstantly(g, f.batch)
  }
  const first = f.batch[0] as L5REvent | undefined
  const sure = first?.kind === 'leave' && first.sure === true && on('glossary/verkleidet/2')
  const stages = first?.kind === 'initiate' ? CANCELS : sure ? INTERRUPTS.slice(1) : INTERRUPTS
  const coming = stillComing(f.batch)
  if (coming.length > 0 && open(g, window, stages, coming)) return true
  if (on('glossary/ersatzeffekte') && replace(g, f.batch)) return true
  if (askOrder(g, f)) return true
  goAhead(f)
  return false
}

/** An event or a character being played: reactions wait until it is where it belongs. */
type Holder = Frame & { holds: boolean; held: GameEvent[] }

const isWonBreak = (e: L5REvent): e is L5REvent & { kind: 'break' } => e.kind === 'break' && e.won === true

/** The next card revealed in a province that brings another with it. */
const rallying = (g: G, done: readonly L5REvent[], seen: readonly CardId[]): CardId | undefined => {
  for (const e of done)
    if (isRevealedInProvince(g, e) && !seen.includes(e.card) && hasKeyword(g, e.card, 'rally')) return e.card
  return undefined
}

function after(g: G, f: BatchFrame): boolean {
  const done = f.batch.filter((e) => e.fate === 'happened' && (e as L5REvent).kind !== 'initiate')
  if (done.length === 0) return false
  const { stack } = g.state
  const holder = stack.findLast((frame): frame is Holder => 'holds' in frame)
  // Up to its result a duel has its own reactions, in their steps, also that of an event (step/D.9).
  const isHeld = holder?.holds && stack.findLastIndex(isUndecidedDuel) < stack.indexOf(holder)
  const plundered = (f.notes.plundered ?? []) as CardId[]
  const spoils = (done as L5REvent[]).filter(isWonBreak).find(({ card }) => !plundered.includes(card))
  if (spoils !== undefined) {
    f.notes.plundered = [...plundered, spoils.card]
    g.call(plunder, { seat: spoils.seat, province: spoils.card, answer: null })
    return true
  }
  const rallied = rallying(g, done as L5REvent[], (f.notes.rallied ?? []) as CardId[])
  if (rallied !== undefined) {
    f.notes.rallied = [...((f.notes.rallied ?? []) as CardId[]), rallied]
    rally(g, rallied)
    return true
  }
  if (!isHeld && putRight(g)) return true
  // Delayed effects come at once, before any reaction (glossary/verzoegerte-effekte/1).
  if (!f.notes.delayed) {
    f.notes.delayed = true
    if (on('glossary/verzoegerte-effekte/1') && delayedFor(g, done)) return true
  }
  if (!f.notes.followed) {
    f.notes.followed = true
    if (followsFrom(g, done)) return true
  }
  // Pride is like a forced reaction.
  if (done.some(({ kind }) => kind === 'outcome') && !f.notes.pride) {
    f.notes.pride = true
    const proud = pride(g)
    if (proud.length > 0) {
      g.rule = 'glossary/stolz'
      happen(g, ...proud)
      return true
    }
  }
  if (holder !== undefined && isHeld) {
    holder.held.push(...done)
    return false
  }
  return opensWithin(holder) && open(g, f as unknown as WindowFrame, REACTIONS, done)
}

/** What was about to happen to a card that has left play no longer is (glossary/im-spiel-nicht-im-spiel/4). */
function forgetGone(g: G, batch: readonly GameEvent[]): void {
  for (const e of batch as readonly L5REvent[]) {
    if (e.kind !== 'leave' || e.fate !== 'happened') continue
    const gone = [e.card, ...(e.brought?.attached ?? [])]
    for (const { procedure, batch: coming } of g.state.stack as BatchFrame[])
      if (procedure === 'batch' && on('glossary/im-spiel-nicht-im-spiel/4'))
        for (const event of live(coming) as L5REvent[])
          if (IN_PLAY.has(event.kind) && 'card' in event && gone.includes(event.card))
            event.fate = 'cancelled'
  }
}

/** What can only happen to a card in play. */
const IN_PLAY: ReadonlySet<string> = new Set<L5REvent['kind']>([
  'attach',
  'bow',
  'commit',
  'control',
  'detach',
  'dishonor',
  'gain token',
  'honor',
  'leave',
  'lose token',
  'move home',
  'place fate',
  'ready',
  'remove fate',
  'taint',
])

function heard(g: G, batch: readonly GameEvent[]): void {
  forgetGone(g, batch)
  watchVictory(g, batch)
}

export const timing: Timing<L5RState> = { watched: isAwaited, propose, heard, after }

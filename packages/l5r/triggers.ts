/** What each event may trigger, and whether an ability waits for it (glossary/ausloesebedingung). */
import { type CardId, oncePerNode, type Ref } from '@regelwerk/core'
import type { EffectSource, Happening } from './abilities.ts'
import type { G } from './book.ts'
import type { L5REvent } from './events.ts'
import { registered } from './prepare.ts'
import { type Context, matches } from './reading.ts'
import { cardAt, cardsInSlot, definitionOf, isAttacked, PROVINCE } from './state.ts'
import { traitsOf } from './values.ts'
import { happeningsByEvent, happeningWord } from './words/known.ts'

let byEvent: ReturnType<typeof happeningsByEvent> | null = null
const NONE_AT_ALL: readonly never[] = []
/** Honor that is paid is lost, but by nobody's effect. */
const OF_COSTS: readonly Happening['event'][] = ['opponentLosesHonor']

/** The triggering conditions that this event can be. Fate gained is one when it is collected, honor paid or begun with none. */
export function happeningsOf(e: L5REvent): readonly Happening['event'][] {
  if ((e.kind === 'lose honor' || e.kind === 'transfer honor') && e.why === 'cost') return OF_COSTS
  if (e.kind === 'fill' && !e.faceup) return NONE_AT_ALL
  if (e.kind === 'gain fate' && e.why === undefined) return NONE_AT_ALL
  if (e.kind === 'gain honor' && e.why === 'setup') return NONE_AT_ALL
  if (e.kind === 'contest' && e.gained === 0) return NONE_AT_ALL
  if (e.kind === 'discard cards' && e.hand === undefined) return NONE_AT_ALL
  byEvent ??= happeningsByEvent()
  return byEvent.get(e.kind) ?? NONE_AT_ALL
}

/** The cards an event is about, for "that character". */
export function triggeringCards(g: G, e: L5REvent): Ref[] {
  const ref = (id: CardId): Ref => ({ card: id, life: cardAt(g.state, id).life })
  switch (e.kind) {
    case 'declare':
      return [ref(e.province)]
    case 'duel':
    case 'duel over':
      return [...e.challenger, ...e.challenged].map(ref)
    default:
      return 'card' in e && typeof e.card === 'number' ? [ref(e.card)] : []
  }
}

export const countOf = (g: G, e: L5REvent): number => {
  if (e.kind === 'leave') return cardAt(g.state, e.card).fate
  if (e.kind === 'discard cards') return e.cards.length
  return 'n' in e && typeof e.n === 'number' ? e.n : 'margin' in e ? e.margin : 0
}

const tests = oncePerNode((happening: Happening) => {
  const { events, test } = happeningWord(happening)
  return { events: new Set<string>(events), test: test(happening) }
})

/** Is this event the triggering condition, seen from the bearer? */
export function isTriggered(g: G, happening: Happening, event: L5REvent, c: Context): boolean {
  const { events, test } = tests(happening)
  return events.has(event.kind) && test(g, event, c)
}

/** Are these the effects that a text speaks of? */
export function isSource(g: G, of: EffectSource, e: L5REvent & { kind: 'initiate' }, c: Context): boolean {
  const s = g.state
  const { ability } = registered(e.ability)
  const definition = definitionOf(cardAt(s, e.card))
  if (of.type === 'event' && definition.type !== 'event') return false
  if (of.type === 'character' && definition.type !== 'character') return false
  if (of.type === 'action' && ability?.kind !== 'action') return false
  if (of.by === 'opponent' && e.seat === c.me) return false
  if (of.trait !== undefined && !traitsOf(g, e.card).includes(of.trait)) return false
  const { targets } = of
  if (targets !== undefined && !e.targets.some((ref) => matches(g, targets, ref.card, c))) return false
  if (of.onProvince && cardAt(s, e.card).zone !== PROVINCE) return false
  if (of.onHidingProvince) {
    const { zone, slot, holder } = cardAt(s, e.card)
    if (zone !== PROVINCE || cardsInSlot(s, holder, slot).every((id) => cardAt(s, id).faceup)) return false
  }
  if (of.onAttackedProvince && !isAttacked(s, e.card)) return false
  if (of.firstActionEachConflict) {
    const { conflict } = s
    if (conflict === null || ability?.kind !== 'action') return false
    if (e.seat === c.me || conflict.actions[e.seat as 0 | 1] !== 1) return false
  }
  return true
}

/** What each event may trigger, and whether an ability waits for it (glossary/ausloesebedingung). */
import type { CardId, GameEvent, Ref } from '@regelwerk/core'
import type { EffectSource, Filter, Trigger } from './abilities.ts'
import { type G, on, type RuleId } from './book.ts'
import type { L5REvent } from './events.ts'
import { isOneOf, matches } from './filter.ts'
import { registered } from './prepare.ts'
import type { Context } from './reading.ts'
import { cardAt, definitionOf, NONE, other, ROW, roleOf } from './state.ts'
import { ringElements, traitsOf } from './values.ts'

/** The triggering conditions an event of this kind can be. */
export const TRIGGERS: Readonly<Partial<Record<L5REvent['kind'], readonly Trigger['event'][]>>> = {
  'phase begins': ['phaseBegins'],
  'phase ends': ['phaseEnds'],
  declare: ['conflictDeclared', 'ringSelected', 'committed', 'committedOrMoved'],
  'pass conflict': ['conflictPassed'],
  outcome: ['winsConflict', 'losesConflict', 'youWin', 'youLose'],
  'conflict ends': ['conflictResolved'],
  commit: ['committed', 'movedToConflict', 'committedOrMoved'],
  enter: ['entersPlay', 'attached'],
  attach: ['attached'],
  // Its fate goes back to the pool at the same time (glossary/das-spiel-verlassen/1).
  leave: ['leavesPlay', 'fateRemoved'],
  played: ['played'],
  honor: ['honored', 'honoredOrDishonored'],
  dishonor: ['dishonored', 'honoredOrDishonored'],
  bow: ['bowed'],
  'place fate': ['fatePlaced'],
  'remove fate': ['fateRemoved'],
  'reveal province': ['provinceRevealed'],
  break: ['provinceBroken'],
  claim: ['ringClaimed'],
  'ring effect': ['ringEffects'],
  'reveal dials': ['dialsRevealed'],
  draw: ['cardsDrawn'],
  'transfer honor': ['honorGiven'],
  'lose honor': ['honorLost'],
  initiate: ['effectsInitiate'],
  resolved: ['eventResolved'],
  duel: ['duelResolves'],
  'duel over': ['duelResolved'],
  'pass first player': ['passFirstPlayer'],
}

/** The cards an event is about, for "that character". */
export function triggeringCards(g: G, event: GameEvent): Ref[] {
  const e = event as L5REvent
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

export const countOf = (g: G, event: GameEvent): number => {
  const e = event as L5REvent
  if (e.kind === 'leave') return cardAt(g.state, e.card).fate
  return 'n' in e && typeof e.n === 'number' ? e.n : 'margin' in e ? e.margin : 0
}

const isOf = (g: G, what: Filter | 'self' | 'host', id: CardId, c: Context): boolean => {
  if (what === 'self') return id === c.self
  if (what === 'host') return c.self !== NONE && cardAt(g.state, c.self).on === id
  return matches(g, what, id, c)
}

/** The same of a card that leaves play or has left it: whose it was and of which type is judged by how it left. */
function wasOf(g: G, what: Filter | 'self' | 'host', e: L5REvent & { kind: 'leave' }, c: Context): boolean {
  const { brought } = e
  if (brought === undefined || typeof what === 'string') return isOf(g, what, e.card, c)
  const { type, whose = 'any', ...rest } = what
  if (type !== undefined && !isOneOf(brought.type, type)) return false
  if (whose !== 'any' && (brought.seat === c.me) !== (whose === 'yours')) return false
  return matches(g, rest, e.card, c)
}

/** Is this event the triggering condition, seen from the bearer? */
export function isTriggered(g: G, t: Trigger, event: GameEvent, c: Context): boolean {
  const e = event as L5REvent
  if (!(TRIGGERS[e.kind]?.includes(t.event) ?? false)) return false
  const s = g.state
  const rival = other(c.me)
  switch (t.event) {
    case 'winsConflict':
    case 'losesConflict': {
      if (e.kind !== 'outcome') return false
      const id = t.what === 'self' ? c.self : cardAt(s, c.self).on
      if (id === NONE) return false
      const rule: RuleId =
        t.event === 'winsConflict'
          ? 'glossary/gewinnen-einen-konflikt-gewinnen/5'
          : 'glossary/gewinnen-einen-konflikt-gewinnen/6'
      if (!cardAt(s, id).participating && on(rule)) return false
      const side = t.event === 'winsConflict' ? e.winner : e.loser
      if (side === null || cardAt(s, id).holder !== side) return false
      if (t.type !== undefined && e.type !== t.type) return false
      return t.as === undefined || (s.conflict?.attacker === side) === (t.as === 'attacker')
    }
    case 'youWin':
    case 'youLose': {
      if (e.kind !== 'outcome') return false
      if ((t.event === 'youWin' ? e.winner : e.loser) !== c.me) return false
      if (t.type !== undefined && e.type !== t.type) return false
      if (t.by !== undefined && e.margin < t.by) return false
      if (t.unopposed && !e.unopposed) return false
      const { conflict } = s
      if (conflict === null) return false
      if (t.as !== undefined && (conflict.attacker === c.me) !== (t.as === 'attacker')) return false
      if (t.element !== undefined && !ringElements(g, conflict.ring).includes(t.element)) return false
      return t.at === undefined || conflict.province.card === c.self
    }
    case 'conflictDeclared':
      if (e.kind !== 'declare') return false
      if (t.by !== undefined && (e.seat === c.me) !== (t.by === 'you')) return false
      if (t.at === 'self' && e.province !== c.self) return false
      return t.element === undefined || ringElements(g, e.ring).includes(t.element)
    case 'ringSelected':
      return e.kind === 'declare' && e.seat === rival && e.gained > 0
    case 'conflictPassed':
      return e.kind === 'pass conflict' && e.seat === rival
    case 'conflictResolved':
      if (e.kind !== 'conflict ends' || e.attacker !== c.me) return false
      return (!t.first || e.first) && (!t.broke || e.broke)
    case 'committed':
    case 'movedToConflict':
    case 'committedOrMoved': {
      const ids = e.kind === 'declare' ? e.attackers : e.kind === 'commit' ? [e.card] : []
      const moved = e.kind === 'commit' && e.moved
      if (t.event === 'committed' && moved) return false
      if (t.event === 'movedToConflict' && !moved) return false
      return ids.some((id) => isOf(g, t.what, id, c))
    }
    case 'entersPlay':
      if (e.kind !== 'enter' || e.on !== NONE || !isOf(g, t.what, e.card, c)) return false
      if (!on('glossary/ins-spiel-kommen')) return false
      if (t.from === 'province' && e.from !== ROW) return false
      return t.as === undefined || (e.participating && s.conflict?.attacker !== e.seat)
    case 'attached': {
      if (e.kind !== 'enter' && e.kind !== 'attach') return false
      if ((e.kind === 'enter' ? e.on : e.to) !== c.self || !matches(g, t.what, e.card, c)) return false
      return t.by === undefined || e.seat === c.me
    }
    case 'leavesPlay':
      return e.kind === 'leave' && wasOf(g, t.what, e, c) && on('glossary/im-spiel-nicht-im-spiel/2')
    case 'played':
      if (e.kind !== 'played' || (e.seat === c.me) !== (t.by === 'you')) return false
      return isOf(g, t.what, e.card, c) && (t.from === undefined || e.fromHand)
    case 'honored':
    case 'dishonored':
    case 'honoredOrDishonored':
      return (e.kind === 'honor' || e.kind === 'dishonor') && isOf(g, t.what, e.card, c)
    case 'bowed':
      return e.kind === 'bow' && matches(g, t.what, e.card, c) && (e.ring || e.by === rival)
    case 'fatePlaced':
    case 'fateRemoved': {
      if (e.kind !== 'place fate' && e.kind !== 'remove fate' && e.kind !== 'leave') return false
      return countOf(g, e) > 0 && isOf(g, t.on, e.card, c)
    }
    case 'provinceRevealed':
      return e.kind === 'reveal province' && isOf(g, t.what, e.card, c)
    case 'provinceBroken':
      if (e.kind !== 'break' || !isOf(g, t.what, e.card, c)) return false
      if (t.by === 'you' && e.seat !== c.me) return false
      return t.inConflictWith === undefined || cardAt(s, c.self).participating
    case 'ringClaimed': {
      if (e.kind !== 'claim' || e.seat !== c.me) return false
      if (t.type !== undefined && s.conflict?.type !== t.type) return false
      if (t.matching === undefined) return true
      const role = roleOf(s, c.me)
      if (role === NONE) return false
      const { traits } = definitionOf(cardAt(s, role))
      return ringElements(g, e.ring).some((element) => traits.includes(element))
    }
    case 'ringEffects':
      return e.kind === 'ring effect'
    case 'dialsRevealed':
      return true
    case 'cardsDrawn':
      return e.kind === 'draw' && e.seat === c.me
    case 'honorGiven':
      return e.kind === 'transfer honor' && e.to === c.me && e.why === 'bid' && e.n > 0
    case 'honorLost':
      return e.kind === 'lose honor' && e.seat === c.me && e.why === 'unopposed'
    case 'effectsInitiate':
      return e.kind === 'initiate' && isSource(g, t.of, e, c)
    case 'eventResolved':
      return e.kind === 'resolved' && e.seat === rival
    case 'duelResolves':
    case 'duelResolved': {
      if (e.kind !== 'duel' && e.kind !== 'duel over') return false
      const { involving } = t
      return (
        involving === undefined ||
        [...e.challenger, ...e.challenged].some((id) => matches(g, involving, id, c))
      )
    }
    case 'phaseBegins':
    case 'phaseEnds':
      return (e.kind === 'phase begins' || e.kind === 'phase ends') && e.phase === t.phase
    case 'passFirstPlayer':
      return e.kind === 'pass first player' && e.to !== c.me && s.first === c.me
  }
}

/** Are these the effects that a text speaks of? */
export function isSource(g: G, of: EffectSource, e: L5REvent & { kind: 'initiate' }, c: Context): boolean {
  const s = g.state
  const { ability } = registered(e.ability)
  const definition = definitionOf(cardAt(s, e.card))
  if (of.type === 'event' && definition.type !== 'event') return false
  if (of.type === 'action' && ability?.kind !== 'action') return false
  if (of.by === 'opponent' && e.seat === c.me) return false
  if (of.trait !== undefined && !traitsOf(g, e.card).includes(of.trait)) return false
  const { targets } = of
  if (targets !== undefined && !e.targets.some((ref) => matches(g, targets, ref.card, c))) return false
  if (of.onAttackedProvince && s.conflict?.province.card !== e.card) return false
  if (of.firstActionEachConflict) {
    const { conflict } = s
    if (conflict === null || ability?.kind !== 'action') return false
    if (e.seat === c.me || conflict.actions[e.seat as 0 | 1] !== 1) return false
  }
  return true
}

/** Whether an effect could change anything (glossary/ausgeloeste-faehigkeiten/5), without looking at its costs. */

import { type BatchFrame, type CardId, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import type { Amount, CardTarget, Effect, Skill, Status, Subject, TargetSpec, Verb } from '../abilities.ts'
import { type G, on, type RuleId } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { matching } from '../filter.ts'
import { prepared, type Registered, type Triggered, triggeredOf } from '../prepare.ts'
import { type Context, contextOf } from '../reading.ts'
import { amount, holds, ringsInPool, ringsMatching, seatsOf, subjectRefs } from '../reckoning.ts'
import {
  CONFLICT,
  cardAt,
  DISHONORED,
  definitionOf,
  faceNow,
  HONORED,
  handOf,
  isInPlay,
  NONE,
  ORDINARY,
  other,
  PLAY,
  provincesOf,
} from '../state.ts'
import {
  baseSkill,
  baseStrength,
  canBeAffected,
  duelValueOf,
  isForbidden,
  isLimitedToOneConflict,
  skillOf,
} from '../values.ts'
import { canBeAttached } from './attachments.ts'
import { canRefill } from './cards.ts'
import { mayDeclare, provincesToAttack } from './declarable.ts'
import { isAtMaximum } from './limits.ts'
import { waysToPlay } from './playable.ts'
import {
  canBeTargeted,
  canDishonor,
  canJoin,
  canLoseFate,
  canTurnFacedown,
  isTakenName,
  mayEnter,
  mayGo,
  whyNotTargeted,
} from './restrictions.ts'
import { hasRingEffect } from './rings.ts'
import { actionWindow } from './under-way.ts'

export function couldDo(g: G, c: Context, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.parts.some((part) => couldDo(g, c, part))
    case 'may':
      return couldDo(g, c, effect.effect)
    case 'if': {
      const { if: condition, then, else: otherwise } = effect
      if (isOpen(condition))
        return couldDo(g, c, then) || (otherwise !== undefined && couldDo(g, c, otherwise))
      const part = holds(g, condition, c) ? then : otherwise
      return part !== undefined && couldDo(g, c, part)
    }
    case 'ifYouDo':
      // What is chosen only then is not looked at before.
      return couldDo(g, c, effect.first) && (on('glossary/ziel/10') || couldDo(g, c, effect.then))
    case 'either':
      return effect.parts.some((part) => couldDo(g, c, part))
    case 'instead':
      if (isOpen(effect.if)) return couldDo(g, c, effect.effect) || couldDo(g, c, effect.then)
      return couldDo(g, c, holds(g, effect.if, c) ? effect.then : effect.effect)
    case 'each':
      return true
    default:
      return couldVerb(g, c, effect)
  }
}

/** Is it only known while the effect resolves? */
const isOpen = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  Object.entries(node).some(([key, value]) => OPEN.has(key) || isOpen(value))
const OPEN: ReadonlySet<string> = new Set(['done', 'duelWon', 'duelLost', 'duelLoser'])

/** The cards a subject could come to mean: all that might be chosen; a sacrifice is no target (glossary/opfern). */
function candidates(g: G, subject: Subject, c: Context, isTarget = true): readonly Ref[] {
  if (typeof subject === 'object' && 'choose' in subject) {
    return matching(g, subject.choose, c)
      .filter((id) => c.self === NONE || !isTarget || canBeTargeted(g, id, c.me, c.self))
      .map((id) => ({ card: id, life: cardAt(g.state, id).life }))
  }
  return subjectRefs(g, subject, c)
}

function couldVerb(g: G, c: Context, verb: Verb): boolean {
  const s = g.state
  const some = (subject: Subject, test: (id: CardId) => boolean): boolean =>
    candidates(g, subject, c, verb.do !== 'sacrifice').some(
      ({ card: id, life }) => cardAt(s, id).life === life && canBeAffected(g, id, c.self) && test(id),
    )
  const card = (id: CardId) => cardAt(s, id)
  switch (verb.do) {
    case 'honor':
      return some(
        verb.what,
        (id) => card(id).status !== HONORED || !on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/7'),
      )
    case 'dishonor':
      return some(verb.what, (id) => canDishonor(g, id))
    case 'honorOrDishonor':
    case 'honorOneDishonorOther':
      return some(verb.what, () => true)
    case 'bow':
      return some(
        verb.what,
        (id) => !(card(id).bowed && on('glossary/beugen-gebeugt/1')) && !isForbidden(g, id, 'beBowed', c.me),
      )
    case 'ready':
      return some(verb.what, (id) => card(id).bowed)
    case 'bowOrReady':
      return some(verb.what, (id) => card(id).bowed || !isForbidden(g, id, 'beBowed', c.me))
    case 'moveHome':
      return some(verb.what, (id) => card(id).participating && !isForbidden(g, id, 'beMoved', c.me))
    case 'moveToConflict':
      return some(verb.what, (id) => canJoin(g, id, c))
    case 'discardStatus':
      return some(verb.what, (id) => card(id).status !== ORDINARY)
    case 'moveStatus':
      return (
        some(verb.from, (id) => mayMove(g, id, verb.status)) &&
        some(verb.to, (id) => candidates(g, verb.from, c).some((ref) => mayReceive(g, ref.card, id)))
      )
    case 'placeFate':
      return amount(g, verb.n, c) > 0 && some(verb.on, () => true)
    case 'removeFate':
      return some(verb.from, (id) => canLoseFate(g, id))
    case 'moveFate':
      // Nothing is moved to where it already is.
      return some(
        verb.from,
        (from) => canLoseFate(g, from) && some(verb.to, (to) => couldMoveTo(verb, from, to)),
      )
    case 'discard':
      return some(verb.what, (id) => mayGo(g, id, c.self) && !isForbidden(g, id, 'beDiscarded'))
    case 'sacrifice':
    case 'returnToHand':
    case 'returnToTop':
    case 'returnToBottom':
    case 'removeFromGame':
      return some(verb.what, (id) => mayGo(g, id, c.self))
    case 'putIntoPlay':
      return some(verb.what, (id) => !isInPlay(card(id)) && mayEnter(g, id, c, verb.inConflict === true))
    case 'turnFaceup':
      return some(verb.what, (id) => !card(id).faceup)
    case 'turnFacedown':
      return some(verb.what, (id) => canTurnFacedown(g, id))
    case 'moveConflict':
      return some(verb.to, (id) => canBecomeAttacked(g, id))
    case 'takeControl':
      return some(verb.of, (id) => {
        const taken = definitionOf(card(id)).unique && isTakenName(g, id, c.me)
        return !taken && mayGo(g, id, c.self)
      })
    case 'attach':
      return some(verb.what, (id) => some(verb.to, (to) => couldMoveOnto(g, id, to)))
    case 'switchCards':
      return some(verb.a, (a) => some(verb.b, (b) => a !== b))
    case 'intoProvince':
      return c.paid.length > 0 && some(verb.what, (id) => mayEnter(g, id, c, false))
    case 'breakProvince':
      return some(verb.what, (id) => !card(id).broken)
    case 'replace':
      return couldDo(g, c, verb.effect) || !on('glossary/ersatzeffekte/2')
    case 'redirect':
      return some(verb.to, (id) => couldReceive(g, c, id) || !on('glossary/ersatzeffekte/2'))
    case 'duel':
      return [verb.challenger, verb.challenged].every((subject) =>
        some(subject, (id) => duelValueOf(g, id, verb.skill) !== null || !on('glossary/gedankenstrich/4')),
      )
    case 'discardFromHand':
      return seatsOf(g, verb.who, c).some((seat) => {
        const [n, held] = [amount(g, verb.n, c), handOf(s, seat).length]
        return verb.downTo ? held > n : Math.min(held, n) > 0
      })
    // There must be a card to look at; where there are fewer than wanted, they will do (glossary/effekte/3).
    case 'search':
    case 'lookAtTop':
    case 'playableTop':
      return zoneOf(s, CONFLICT, c.me).length > 0
    case 'revealTopOfEach':
      return zoneOf(s, CONFLICT, 0).length + zoneOf(s, CONFLICT, 1).length > 0
    case 'lookAtHand':
    case 'revealHand':
      return seatsOf(g, verb.who, c).some((seat) => handOf(s, seat).length > 0)
    case 'takeHonor':
      return Math.min(s.honor[other(c.me) as 0 | 1], amount(g, verb.n, c)) > 0
    case 'takeFate':
      return Math.min(s.fate[other(c.me) as 0 | 1], amount(g, verb.n, c)) > 0
    case 'giveHonor':
    case 'loseHonor':
    case 'giveFate':
    case 'loseFate': {
      const has = verb.do === 'giveHonor' || verb.do === 'loseHonor' ? s.honor : s.fate
      return seatsOf(g, verb.who, c).some((seat) => Math.min(has[seat as 0 | 1], amount(g, verb.n, c)) > 0)
    }
    case 'takeFateFromRing':
      return c.rings.some((ring) => s.rings[ring].fate > 0)
    case 'switchRing':
      if (!on('glossary/vertauschen')) return true
      return (
        ringsMatching(g, { state: 'unclaimed' }, c.me).length > 0 &&
        (verb.which === 'claimed' ? ringsInPool(g, c.me).length > 0 : s.conflict !== null)
      )
    case 'switchConflictType':
      return s.conflict !== null && (verb.to === undefined || s.conflict.type !== verb.to)
    case 'resolveRing':
      return couldResolveRing(g, c, verb)
    case 'lasting': {
      // What ends with the conflict is not begun outside one.
      if (verb.for === 'conflict' && s.conflict === null && on('glossary/andauernde-effekte/4')) return false
      const scope = 'to' in verb.what ? verb.what.to : null
      if (scope === null || scope === 'duelWinner') return true
      const refs =
        typeof scope === 'object' ? matching(g, scope, c) : subjectRefs(g, scope, c).map((ref) => ref.card)
      const { what } = verb
      const copied = 'becomesCopyOf' in what ? subjectRefs(g, what.becomesCopyOf, c) : null
      return refs.some(
        (id) =>
          canBeAffected(g, id, c.self) &&
          affects(g, what, id, c) &&
          (copied === null || copied.some((ref) => mayBecomeCopy(g, id, ref.card))),
      )
    }
    case 'gainAbilityOf':
      return (c.targets[0] ?? []).some((ref) => triggeredOn(g, ref.card).length > 0)
    case 'playSelf':
      return waysToPlay(g, c.me, c.self).length > 0
    case 'declareConflict':
      // It is to be the second one.
      return s.declared[c.me as 0 | 1] === 1 && mayDeclare(g, c.me)
    case 'additionalConflict':
      return !isLimitedToOneConflict(g)
    case 'delayed':
      return on('glossary/ziel/10') || couldDo(g, c, verb.effect)
    case 'lookAtProvince':
      return provincesOf(s, other(c.me)).some((id) => !card(id).faceup)
    case 'resolveEventAgain':
      return couldRepeat(g, c)
    case 'anotherAction':
      return g.frameOf(actionWindow) !== null
    case 'changeBid':
      return verb.by !== -1 || s.bid[c.me as 0 | 1] > 0
    case 'refillFaceup':
      return couldRefill(g, c)
    case 'draw':
    case 'gainHonor':
    case 'gainFate':
      return amount(g, verb.n, c) > 0
    default:
      return true
  }
}

/** The triggered abilities printed on a card. */
export const triggeredOn = (g: G, id: CardId): readonly Registered[] => {
  const { actions, reactive } = prepared(cardAt(g.state, id).def)
  return [...actions, ...reactive]
}

const mayMove = (g: G, id: CardId, wanted: Status | undefined): boolean => {
  const { status } = cardAt(g.state, id)
  return wanted === undefined ? status !== ORDINARY : status === (wanted === 'honored' ? HONORED : DISHONORED)
}

/** May the status token of one card be moved to the other (faq/8)? Nobody has the same one twice. */
const mayReceive = (g: G, from: CardId, to: CardId): boolean => {
  const { status } = cardAt(g.state, from)
  if (cardAt(g.state, to).status === status && on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/7'))
    return false
  return status !== DISHONORED || !isForbidden(g, to, 'receiveDishonored')
}

/** Would it change anything if this character received the honor or dishonor that is about to come? */
function couldReceive(g: G, c: Context, id: CardId): boolean {
  for (const frame of [...g.state.stack].reverse()) {
    for (const event of ((frame as unknown as BatchFrame).batch ?? []) as L5REvent[]) {
      if (event.fate !== undefined || !('card' in event) || event.card !== c.triggering[0]?.card) continue
      if (event.kind === 'honor') return cardAt(g.state, id).status !== HONORED
      if (event.kind === 'dishonor') return canDishonor(g, id)
    }
  }
  return true
}

/** Would some value not stay what it is? A dash is neither modified nor set (glossary/gedankenstrich/2). */
function affects(g: G, what: Extract<Verb, { do: 'lasting' }>['what'], id: CardId, c: Context): boolean {
  const isCharacter = cardAt(g.state, id).zone === PLAY
  if ('switchBase' in what && isCharacter)
    return differ(baseSkill(g, id, 'military'), baseSkill(g, id, 'political'))
  if ('double' in what) {
    const value = what.double === 'military' ? skillOf : baseSkill
    return differ(value(g, id, 'military'), 0)
  }
  if ('set' in what) return isSetAnew(g, what.set, id, c, skillOf)
  if ('setBase' in what) {
    const { strength } = what.setBase
    if (strength !== undefined && baseStrength(g, id) !== amount(g, strength, c)) return true
    return isSetAnew(g, what.setBase, id, c, baseSkill)
  }
  const said: Partial<Record<string, Amount>> = what as object
  const modified = MODIFIED.filter((value) => said[value] !== undefined)
  if (modified.length === 0) return true
  return modified.some((value) => {
    const isSkill = isCharacter && (value === 'military' || value === 'political')
    const isDash = isSkill && skillOf(g, id, value) === null
    return !isDash && amount(g, said[value] ?? 0, c) !== 0
  })
}
const MODIFIED = ['military', 'political', 'glory', 'strength'] as const

const differ = (a: number | null, b: number | null): boolean => a !== null && b !== null && a !== b

/** Is one of these skills not yet what it is set to? */
const isSetAnew = (
  g: G,
  set: Partial<Record<Skill, Amount>>,
  id: CardId,
  c: Context,
  value: typeof skillOf,
): boolean =>
  SKILLS.some((skill) => {
    const to = set[skill]
    return to !== undefined && differ(value(g, id, skill), amount(g, to, c))
  })
const SKILLS = ['military', 'political'] as const

/** Not of its own name, nor of a unique character of which its player has one (glossary/kopie-eines-charakters). */
function mayBecomeCopy(g: G, id: CardId, of: CardId): boolean {
  const s = g.state
  const { en, unique } = definitionOf(cardAt(s, of))
  if (faceNow(s, id).en === en && on('glossary/kopie-eines-charakters/5')) return false
  const { holder, owner } = cardAt(s, id)
  const theirs = [holder, owner]
  const taken = s.cards.some(
    (one, other) =>
      isInPlay(one) &&
      faceNow(s, other).en === en &&
      (theirs.includes(one.holder) || theirs.includes(one.owner)),
  )
  return !unique || !taken || !on('glossary/kopie-eines-charakters/3')
}

/** Another province that the attacking player could attack. */
function canBecomeAttacked(g: G, id: CardId): boolean {
  const { conflict } = g.state
  if (conflict === null || conflict.province.card === id) return false
  return provincesToAttack(g, conflict.attacker).includes(id)
}

/** Both are still to be chosen, or they are two. */
const couldMoveTo = (verb: Verb & { do: 'moveFate' }, from: CardId, to: CardId): boolean =>
  verb.from === verb.to || from !== to || !on('glossary/verschieben/1')

/** Nothing is moved to where it already is. */
const couldMoveOnto = (g: G, id: CardId, to: CardId): boolean =>
  (cardAt(g.state, id).on !== to || !on('glossary/verschieben/1')) &&
  canBeAttached(g, id, to, cardAt(g.state, id).holder)

/** One of the rings in question must have an effect that could change something. */
function couldResolveRing(g: G, c: Context, verb: Verb & { do: 'resolveRing' }): boolean {
  const { which } = verb
  const { conflict } = g.state
  if (typeof which === 'object')
    return ringsMatching(g, which.choose, c.me).some((ring) => hasRingEffect(g, c.me, ring))
  const ring = which === 'target' ? c.rings[0] : conflict?.ring
  return ring !== undefined && hasRingEffect(g, c.me, ring)
}

/** Can the province be refilled out of which the triggering card has entered play? */
function couldRefill(g: G, c: Context): boolean {
  const [entered] = c.triggering
  for (const frame of [...g.state.stack].reverse())
    for (const event of ((frame as unknown as BatchFrame).batch ?? []) as L5REvent[])
      if (event.kind === 'enter' && event.card === entered?.card)
        return canRefill(g.state, event.seat, event.slot)
  return false
}

function couldRepeat(g: G, c: Context): boolean {
  const [event] = c.triggering
  if (event === undefined) return false
  const ability = copyable(g, event.card)
  if (ability === null || isAtMaximum(g, c.me, event.card, ability)) return false
  return whyNotResolve(g, ability, contextOf(c.me, event.card)) === null
}

/**
 * The ability of an event that can be resolved again: one that needs no triggering condition (faq/13, faq/14), nor what its
 * cost has revealed.
 */
export function copyable(g: G, id: CardId): Registered | null {
  const [ability] = triggeredOn(g, id)
  if (ability === undefined) return null
  const { effect, refersToCondition, cost } = triggeredOf(ability)
  const reveals = cost?.some((one) => 'reveal' in one) ?? false
  const depends = refersToCondition === true || reveals || mentionsTrigger(effect)
  return depends && on('glossary/ausgeloeste-faehigkeiten/5') ? null : ability
}

const TO_TRIGGER: readonly unknown[] = ['triggering', 'cancel', 'replace', 'redirect', 'keepFirstPlayer']

/** Does this speak of what has triggered it? What a condition calls done is what the effect itself has done. */
const mentionsTrigger = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return TO_TRIGGER.includes(node)
  if ('done' in node && node.done === true) return true
  return Object.entries(node).some(([key, value]) => key !== 'if' && mentionsTrigger(value))
}

/** Are there targets, and could the effect, or one that can be selected, change something? */
export function whyNotResolve(g: G, ability: Registered, context: Context): RuleId | null {
  const triggered = triggeredOf(ability)
  if (triggered.select === undefined || triggered.targets !== undefined)
    return whyImpossible(g, triggered.targets ?? [], whole(triggered), context)
  const { options } = triggered.select
  const reasons = options.map((option) => whyImpossible(g, option.targets ?? [], option.effect, context))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** The effect, or all those of which one will be selected. */
export const whole = ({ effect, select }: Triggered): Effect | undefined =>
  effect ?? (select && { do: 'either', parts: select.options.map((option) => option.effect) })

export function whyImpossible(
  g: G,
  specs: readonly TargetSpec[],
  effect: Effect | undefined,
  c: Context,
): RuleId | null {
  if (on('glossary/faehigkeiten-initiieren-karten-spielen/step-1') && !hasTargets(g, specs, effect, c))
    return 'glossary/ziel/2'
  if (specs.length > 0 || effect === undefined || !on('glossary/ausgeloeste-faehigkeiten/5')) return null
  return couldDo(g, c, effect) ? null : 'glossary/ausgeloeste-faehigkeiten/5'
}

export const isCardTarget = (spec: TargetSpec): spec is CardTarget => 'choose' in spec

/** Why a card that fits is no legal target: it may not be chosen, or the effect could do nothing to it. */
export const whyNoTarget = (g: G, id: CardId, by: Seat, source: CardId, spec: CardTarget): RuleId =>
  whyNotTargeted(g, id, by, source) ?? (spec.reference ? 'glossary/ziel/9' : 'glossary/ziel/8')

/**
 * The legal targets: they fit, may be chosen, and the effect could do something to them (glossary/ziel/8). `more`:
 * another target is still to be chosen, so that it cannot be said yet what the effect would do.
 */
export const legalTargets = (
  g: G,
  spec: CardTarget,
  effect: Effect | undefined,
  c: Context,
  more: boolean,
): CardId[] => matching(g, spec.choose, c).filter((id) => isLegalTarget(g, id, spec, effect, c, more))

function isLegalTarget(
  g: G,
  id: CardId,
  spec: CardTarget,
  effect: Effect | undefined,
  c: Context,
  more: boolean,
): boolean {
  if (!canBeTargeted(g, id, c.me, c.self)) return false
  // Nobody duels in a skill that is a dash.
  const dash = effect?.do === 'duel' && duelValueOf(g, id, effect.skill) === null
  if (dash && on('glossary/gedankenstrich/4')) return false
  if (on('glossary/ziel/8') && !isTouched(g, id, effect, c)) return false
  if (effect === undefined || more || !on(spec.reference ? 'glossary/ziel/9' : 'glossary/ziel/8')) return true
  return couldDo(g, withTarget(c, [refTo(g.state, id)]), effect)
}

/** Each target must be one that what is done to it now, by itself or with the others, could change. */
function isTouched(g: G, id: CardId, effect: Effect | undefined, c: Context): boolean {
  if (effect !== undefined && 'what' in effect && effect.what === 'targets')
    return couldDo(g, { ...c, targets: [[refTo(g.state, id)]] }, effect)
  const name = SLOTS[c.targets.length]
  const parts = effect?.do === 'all' ? effect.parts.filter((part) => isDoneTo(part, name)) : []
  if (parts.length === 0) return true
  const chosen = withTarget(c, [refTo(g.state, id)])
  return parts.some((part) => couldDo(g, chosen, part))
}

const SLOTS = ['target', 'second']

/** What is delayed is done to it later, if at all. */
const isDoneTo = (part: Effect, name: string | undefined): boolean =>
  part.do !== 'delayed' && mentions(part, name)

const mentions = (node: unknown, name: unknown): boolean =>
  typeof node === 'object' && node !== null
    ? Object.values(node).some((value) => mentions(value, name))
    : node === name

/** With one more target chosen. */
export const withTarget = (c: Context, chosen: Ref[]): Context => {
  const targets = [...c.targets, chosen]
  return { ...c, targets, it: targets[0] ?? [] }
}

export function hasTargets(
  g: G,
  specs: readonly TargetSpec[],
  effect: Effect | undefined,
  c: Context,
): boolean {
  return leavesTargets(g, specs, effect, c, 0) || !on('glossary/ziel/2')
}

/** Is there a choice for the target in this place and for all behind it? They are chosen together (glossary/ziel/4). */
export function leavesTargets(
  g: G,
  specs: readonly TargetSpec[],
  effect: Effect | undefined,
  c: Context,
  slot: number,
): boolean {
  const spec = specs[slot]
  if (spec === undefined) return true
  if (!isCardTarget(spec)) {
    const enough = spec.upTo === true || ringsMatching(g, spec.ring, c.me).length >= (spec.n ?? 1)
    return enough && leavesTargets(g, specs, effect, c, slot + 1)
  }
  const rest = (chosen: Ref[]): boolean =>
    leavesTargets(g, specs, effect, withTarget(c, on('glossary/ziel/4') ? chosen : []), slot + 1)
  if (mayBeNone(g, spec, effect, c)) return rest([])
  const wanted = spec.upTo ? 1 : amount(g, spec.n ?? 1, c)
  const more = slot < specs.length - 1
  // Where one is enough, the others need not be looked at.
  if (wanted === 1)
    return matching(g, spec.choose, c).some(
      (id) => isLegalTarget(g, id, spec, effect, c, more) && rest([refTo(g.state, id)]),
    )
  const ids = legalTargets(g, spec, effect, c, more)
  if (ids.length < wanted) return false
  return rest(ids.slice(0, wanted).map((id) => refTo(g.state, id)))
}

/** "Up to" may be none, unless the effect would then change nothing (glossary/ziel/6). */
export function mayBeNone(g: G, spec: CardTarget, effect: Effect | undefined, c: Context): boolean {
  if (!spec.upTo || effect === undefined || !on('glossary/ziel/6')) return spec.upTo === true
  return couldDo(g, { ...withTarget(c, []), it: [] }, effect)
}

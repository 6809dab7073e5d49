/** Whether an effect could change anything (glossary/ausgeloeste-faehigkeiten/5), without looking at its costs. */

import { type CardId, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { CardTarget, Condition, Constant, Effect, TargetSpec, Verb } from '../abilities.ts'
import { binds, type G, meets, on, type RuleId, rule } from '../book.ts'
import { prepared, type Registered, type Triggered, triggeredOf } from '../prepare.ts'
import { amount, type Context, holds, matching } from '../reading.ts'
import { mentions } from '../reads.ts'
import { cardAt } from '../state.ts'
import { ringsMatching, seatsOf } from '../subjects.ts'
import { duelValueOf } from '../values.ts'
import { conditionWord, constantWord, isVerb, verbWord } from '../words/known.ts'
import { canBeTargeted, whyNotTargeted } from './restrictions.ts'

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
      return couldDo(g, c, effect.first) && couldFollow(g, c, effect.then)
    case 'either':
      return effect.parts.some((part) => couldDo(g, c, part))
    case 'instead':
      if (isOpen(effect.if)) return couldDo(g, c, effect.effect) || couldDo(g, c, effect.then)
      return couldDo(g, c, holds(g, effect.if, c) ? effect.then : effect.effect)
    case 'each': {
      // Who wins a duel is not known before.
      if (typeof effect.who === 'object') return true
      const { effect: what } = effect
      return seatsOf(g, effect.who, c).some((seat) => couldDo(g, { ...c, me: seat }, what))
    }
    default:
      return couldVerb(g, c, effect)
  }
}

/** What is chosen only then is not looked at before. */
export const couldFollow = rule('glossary/ziel/10', (_: G, __: Context, ___: Effect): boolean => true)

/** Is it only known while the effect resolves? */
const isOpen = (test: Condition): boolean => conditionWord(test).isOpen?.(test) ?? false

const couldVerb = (g: G, c: Context, verb: Verb): boolean => verbWord(verb).could(g, c, verb)

/** The triggered abilities printed on a card. */
export const triggeredOn = (g: G, id: CardId): readonly Registered[] => {
  const { actions, reactive } = prepared(cardAt(g.state, id).def)
  return [...actions, ...reactive]
}

/** Would it change anything for this card, as a lasting effect? */
export function affects(g: G, what: Constant, id: CardId, c: Context): boolean {
  const word = constantWord(what)
  return word.affects?.(g, what, id, c) ?? true
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

/** Can it be resolved by itself, without what has triggered it or what was paid for it? */
export const standsAlone = (ability: Registered): boolean => {
  const { effect, select, refersToCondition } = triggeredOf(ability)
  return !refersToCondition && !ability.isAboutPaid && !mentionsTrigger(effect) && !mentionsTrigger(select)
}

/** Does this speak of what has triggered it? What a condition calls done is what the effect itself has done. */
const mentionsTrigger = (node: unknown): boolean => {
  if (typeof node !== 'object' || node === null) return node === 'triggering'
  if ('done' in node && node.done === true) return true
  if ('do' in node && isVerb(node.do as string) && verbWord(node as Verb).isAnswer) return true
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
  if (specs.length > 0 || effect === undefined) return null
  return binds('glossary/ausgeloeste-faehigkeiten/5', !couldDo(g, c, effect))
    ? 'glossary/ausgeloeste-faehigkeiten/5'
    : null
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
  if (effect === undefined || more) return true
  const could = couldDo(g, withTarget(c, [refTo(g.state, id)]), effect)
  return meets(spec.reference ? 'glossary/ziel/9' : 'glossary/ziel/8', could)
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
  return meets('glossary/ziel/2', leavesTargets(g, specs, effect, c, 0))
}

/** Targets are chosen together: each with the others in mind. */
export const together = rule('glossary/ziel/4', (chosen: Ref[]): Ref[] => chosen)

/** Is there a choice for the target in this place and for all behind it? */
export function leavesTargets(
  g: G,
  specs: readonly TargetSpec[],
  effect: Effect | undefined,
  c: Context,
  slot: number,
): boolean {
  const spec = specs[slot]
  if (spec === undefined) return true
  if ('player' in spec) return leavesTargets(g, specs, effect, c, slot + 1)
  if (!isCardTarget(spec)) {
    const enough = spec.upTo === true || ringsMatching(g, spec.ring, c.me).length >= (spec.n ?? 1)
    return enough && leavesTargets(g, specs, effect, c, slot + 1)
  }
  const rest = (chosen: Ref[]): boolean =>
    leavesTargets(g, specs, effect, withTarget(c, together(chosen)), slot + 1)
  if (mayBeNone(g, spec, effect, c)) return rest([])
  if (spec.ifAble && legalTargets(g, spec, effect, c, slot < specs.length - 1).length === 0) return rest([])
  const isNone = spec.upTo && typeof spec.n === 'object' && amount(g, spec.n, c) <= 0
  if (isNone) return false
  const wanted = spec.upTo || spec.n === 'any' ? 1 : amount(g, spec.n ?? 1, c)
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
  if (spec.joins !== undefined) return true
  if (!spec.upTo || effect === undefined) return spec.upTo === true
  return meets('glossary/ziel/6', couldDo(g, { ...withTarget(c, []), it: [] }, effect))
}

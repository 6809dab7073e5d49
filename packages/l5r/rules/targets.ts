/** What may be chosen as a target (glossary/ziel). */
import { type CardId, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { CardTarget, Effect, TargetSpec } from '../abilities.ts'
import { type G, on, type RuleId } from '../book.ts'
import { type Context, matching } from '../filter.ts'
import { amount, ringsMatching } from '../reckoning.ts'
import { cardAt, faceAt, NONE } from '../state.ts'
import { duelValueOf, isForbidden, isImmune } from '../values.ts'
import { couldDo } from './possible.ts'

export const isCardTarget = (spec: TargetSpec): spec is CardTarget => 'choose' in spec

/** May this card be chosen by an ability of this player's card? */
export const canBeTargeted = (g: G, id: CardId, by: Seat, source: CardId): boolean =>
  whyNotTargeted(g, id, by, source) === null

function whyNotTargeted(g: G, id: CardId, by: Seat, source: CardId): RuleId | null {
  const isEvent = faceAt(g.state, source).type === 'event'
  if (!on('glossary/ziel')) return null
  if (isForbidden(g, id, 'beTargeted', by)) return 'glossary/ziel'
  if (isEvent && isForbidden(g, id, 'beTargetedByEvents', by)) return 'glossary/ziel'
  if (!isEvent) return null
  // Its attachments are not protected with it.
  const { on: host } = cardAt(g.state, id)
  return isImmune(g, on('glossary/immun/1') || host === NONE ? id : host) ? 'glossary/immun' : null
}

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

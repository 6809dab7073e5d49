/** Whether an effect could change anything (glossary/ausgeloeste-faehigkeiten/5), without looking at its costs. */
import { type BatchFrame, type CardId, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import type { Amount, Cannot, Effect, Skill, Status, Subject, Verb } from '../abilities.ts'
import { type G, on } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { type Context, contextOf, matching } from '../filter.ts'
import { prepared, type Registered, triggeredOf } from '../prepare.ts'
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
  PROVINCE,
  provincesOf,
  ROLE,
  STRONGHOLD,
} from '../state.ts'
import {
  baseSkill,
  baseStrength,
  canBeAffected,
  duelValueOf,
  isForbidden,
  isLimitedToOneConflict,
  skillOf,
  working,
} from '../values.ts'
import { canRefill } from './cards.ts'
import { mayDeclare, provincesToAttack } from './conflict.ts'
import { whyNotResolve } from './initiating.ts'
import { isAtMaximum } from './limits.ts'
import { canBeAttached, waysToPlay } from './playing.ts'
import { hasRingEffect } from './rings.ts'
import { canBeTargeted } from './targets.ts'

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
      return g.frameOf('action window') !== null
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

/** An honored character only loses its token, whatever forbids to receive the other one (faq/8). */
export const canDishonor = (g: G, id: CardId): boolean => {
  const { status } = cardAt(g.state, id)
  return status === HONORED || (status !== DISHONORED && !isForbidden(g, id, 'receiveDishonored'))
}

/** Has it so much fate, and may it lose it? What is moved is lost as well (glossary/verlieren/1). */
export const canLoseFate = (g: G, id: CardId, n = 1): boolean =>
  cardAt(g.state, id).fate >= n && !isForbidden(g, id, 'loseFate')

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

/** Can a character come into the conflict (glossary/teilnehmen...)? */
export function canJoin(g: G, id: CardId, c: Context): boolean {
  const s = g.state
  const card = cardAt(s, id)
  if (s.conflict === null || card.zone !== PLAY) return false
  if (card.participating && on('glossary/verschieben/1')) return false
  // Who was evaded can still be moved there.
  if (card.evaded && !on('glossary/verstohlenheit/1')) return false
  if (isForbidden(g, id, 'beMoved', c.me) || isShutOut(g, card.holder)) return false
  return mayParticipate(g, id, card.holder)
}

/** No character of this player moves to the conflict or is played into it. */
export const isShutOut = (g: G, seat: Seat): boolean =>
  working(g, 'cannotMoveToConflict').some(({ me }) => me !== seat)

/** May a character participate in the current conflict on this side? */
export function mayParticipate(g: G, id: CardId, seat: number): boolean {
  const { conflict } = g.state
  if (conflict === null) return false
  if (skillOf(g, id, conflict.type) === null && on('glossary/gedankenstrich')) return false
  return !isBarred(g, id, seat, conflict.type, seat === conflict.attacker)
}

/** Who "cannot participate" comes in no way into a conflict of this type, or on this side of it. */
export function isBarred(g: G, id: CardId, seat: Seat, type: Skill, attacking: boolean): boolean {
  const { favor } = g.state
  if (!on('glossary/teilnehmen-und-kann-nicht-teilnehmen/7')) return false
  const cannot = (what: Cannot): boolean => isForbidden(g, id, what) || saysOfItself(g, id, what)
  if (cannot('participate')) return true
  if (type === 'military' && cannot('participateMilitary')) return true
  if (!attacking) return false
  if (cannot('attack')) return true
  return favor !== null && favor.seat !== seat && cannot('attackFavorHolder')
}

/** What a card that is not in play yet says of itself also keeps it from entering play there. */
const saysOfItself = (g: G, id: CardId, what: Cannot): boolean =>
  cardAt(g.state, id).zone !== PLAY &&
  prepared(cardAt(g.state, id).def).constants.some(({ ability }) => {
    if (ability?.kind !== 'constant' || !('cannot' in ability)) return false
    return ability.to === 'self' && ability.cannot === what && ability.if === undefined
  })

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

/** Would a unique card stand beside another of its name (glossary/einzigartige-karten)? */
function isTakenName(g: G, id: CardId, seat: number): boolean {
  const s = g.state
  const card = cardAt(s, id)
  const { en } = definitionOf(card)
  return s.cards.some((one, other) => {
    if (other === id || !isInPlay(one) || faceNow(s, other).en !== en) return false
    if (one.holder === seat || one.owner === seat) return on('glossary/einzigartige-karten/1')
    return card.owner !== seat && one.holder === card.owner && on('glossary/einzigartige-karten/2')
  })
}

/** A stronghold neither leaves play nor changes hands; a role is not touched by abilities of other cards. */
export function mayGo(g: G, id: CardId, by: CardId): boolean {
  const { zone } = cardAt(g.state, id)
  if (zone === STRONGHOLD) return !on('glossary/festung')
  return zone !== ROLE || id === by || !on('glossary/rollenkarten/2')
}

export function mayEnter(g: G, id: CardId, c: Context, inConflict: boolean): boolean {
  const s = g.state
  const card = cardAt(s, id)
  const definition = definitionOf(card)
  if (definition.type === 'event' && on('glossary/ereigniskarten/5')) return false
  if (definition.unique && isTakenName(g, id, c.me)) return false
  // What is put into play is no matter of "limited" (glossary/limitiert/1).
  const spent = s.limited[c.me as 0 | 1] > 0 && prepared(card.def).keywords.includes('limited')
  if (spent && !on('glossary/limitiert/1')) return false
  if (!inConflict) return true
  if (s.conflict === null) return false
  const { attacker, type } = s.conflict
  if (isBarred(g, id, c.me, type, c.me === attacker)) return false
  return definition[type] !== null || !on('glossary/gedankenstrich')
}

/** A province that nobody has broken. */
export const canTurnFacedown = (g: G, id: CardId): boolean => {
  const { zone, faceup, broken } = cardAt(g.state, id)
  return zone === PROVINCE && faceup && !broken && !isForbidden(g, id, 'turnFacedown')
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

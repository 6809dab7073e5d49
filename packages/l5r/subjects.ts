/** The cards, rings and players a text speaks of, as far as they are known without asking. */
import { type CardId, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import type { Element, RingFilter, RingSubject, Subject, Who } from './abilities.ts'
import { type G, rule } from './book.ts'
import { elements } from './elements.ts'
import { amount, type Context, matching } from './reading.ts'
import {
  attackedProvinces,
  CONFLICT,
  cardAt,
  charactersOf,
  DYNASTY,
  definitionOf,
  inOrder,
  type L5RState,
  NONE,
  other,
  PROVINCE,
  provinceIn,
  ROW,
  roleOf,
} from './state.ts'
import { elementsOf, hasClaimed, ringElements } from './values.ts'

/** A text that names its card means that one. */
export const thisOne = rule(
  'glossary/selbstreferenzieller-text',
  (s: L5RState, self: CardId): readonly Ref[] => [refTo(s, self)],
)

export function subjectRefs(g: G, subject: Subject, c: Context): readonly Ref[] {
  const s = g.state
  const ref = (id: CardId): Ref => ({ card: id, life: cardAt(s, id).life })
  if (typeof subject === 'object') {
    if ('each' in subject) return matching(g, subject.each, c).map(ref)
    if ('provinceOf' in subject)
      return subjectRefs(g, subject.provinceOf, c).flatMap(({ card }) => {
        const { zone, holder, slot } = cardAt(s, card)
        // What was sacrificed there has told which one it was.
        if (zone === PROVINCE && subject.provinceOf === 'paid') return [ref(card)]
        const province = zone === ROW ? provinceIn(s, holder, slot) : NONE
        return province === NONE ? [] : [ref(province)]
      })
    if ('hostOf' in subject) {
      const [one, was] = subjectRefs(g, subject.hostOf, c)
      // What was paid with is no longer on it.
      if (subject.hostOf === 'paid' && was !== undefined) return [was]
      const host = one === undefined ? NONE : cardAt(s, one.card).on
      return host === NONE ? NOBODY : [ref(host)]
    }
    if ('top' in subject) {
      const pile = zoneOf(
        s,
        subject.top === 'conflict' ? CONFLICT : DYNASTY,
        subject.whose === 'opponents' ? other(c.me) : c.me,
      )
      const n = subject.n === 'all' ? pile.length : amount(g, subject.n, c)
      return n === 0 ? NOBODY : pile.slice(-n).reverse().map(ref)
    }
    return c.it
  }
  switch (subject) {
    case 'self':
      if (c.self === NONE) return NOBODY
      return thisOne(s, c.self)
    case 'host': {
      const host = c.self === NONE ? NONE : cardAt(s, c.self).on
      return host === NONE ? NOBODY : [ref(host)]
    }
    case 'itself':
      return c.itself === NONE ? NOBODY : [ref(c.itself)]
    case 'target':
      return c.targets[0] ?? NOBODY
    case 'second':
      return c.targets[1] ?? NOBODY
    case 'targets':
      return c.targets.flat()
    case 'it':
      return c.it
    case 'triggering':
      return c.triggering
    case 'paid':
      return c.paid
    case 'duelWinner':
    case 'duelLoser': {
      const duel = s.duels.at(-1)
      return (subject === 'duelWinner' ? duel?.winner : duel?.loser) ?? NOBODY
    }
    case 'attackedProvince':
      return attackedProvinces(s)
  }
}

const NOBODY: readonly never[] = []

/** All copies by name, which a text that speaks of its own card does not mean. */
export const copiesInPlay = (s: G['state'], id: CardId): CardId[] =>
  charactersOf(s, cardAt(s, id).holder).filter((one) => cardAt(s, one).def === cardAt(s, id).def)

/** The players a text speaks of, in player order. */
export function seatsOf(g: G, who: Who | undefined, c: Context): readonly Seat[] {
  const s = g.state
  if (typeof who === 'object') {
    const [ref] = subjectRefs(g, 'controllerOf' in who ? who.controllerOf : who.ownerOf, c)
    if (ref === undefined) return NOBODY
    const { holder, owner } = cardAt(s, ref.card)
    return ['controllerOf' in who ? holder : owner]
  }
  switch (who ?? 'you') {
    case 'you':
      return [c.me]
    case 'opponent':
      return [other(c.me)]
    case 'eachPlayer':
      return inOrder(s)
    case 'attacker':
      return s.conflict === null ? NOBODY : [s.conflict.attacker]
    case 'defender':
      return s.conflict === null ? NOBODY : [other(s.conflict.attacker)]
    case 'loser': {
      const winner = s.conflict?.winner ?? null
      return winner === null ? NOBODY : [other(winner)]
    }
    case 'firstPlayer':
      return [s.first]
    default:
      return c.players
  }
}

/** Has the ring an element that is a trait of this player's role? */
export function isOfRole(g: G, ring: Element, seat: Seat): boolean {
  const role = roleOf(g.state, seat)
  if (role === NONE) return false
  const { traits } = definitionOf(cardAt(g.state, role))
  return ringElements(g, ring).some((element) => traits.includes(element))
}

/** Has the ring an element of the province under attack? */
function isOfAttackedProvince(g: G, ring: Element): boolean {
  const of = attackedProvinces(g.state).flatMap(({ card }) => elementsOf(g, card))
  return ringElements(g, ring).some((element) => of.includes(element))
}

/** Rings that match; the contested ring is neither claimed nor unclaimed until the conflict is over. */
export function ringsMatching(g: G, f: RingFilter, me: Seat, targets: readonly Element[] = []): Element[] {
  const s = g.state
  const contested = s.conflict?.ring ?? null
  return elements.filter((element) => {
    const ring = s.rings[element]
    if (f.element !== undefined && element !== f.element) return false
    if (f.isNot === 'target' ? targets.includes(element) : f.isNot === element) return false
    if (f.ofRole && !isOfRole(g, element, me)) return false
    if (f.hasFate !== undefined && ring.fate > 0 !== f.hasFate) return false
    if (f.type !== undefined && ring.type !== f.type) return false
    if (f.ofProvince && !isOfAttackedProvince(g, element)) return false
    if (f.inPool && ring.claimed !== (f.state === 'opponents' ? other(me) : me)) return false
    switch (f.state) {
      case 'unclaimed':
        return ring.claimed === NONE && element !== contested
      case 'claimed':
        return ring.claimed !== NONE || hasClaimed(g, me, element) || hasClaimed(g, other(me), element)
      case 'yours':
        return hasClaimed(g, me, element)
      case 'opponents':
        return hasClaimed(g, other(me), element)
      case 'contested':
        return element === contested
      default:
        return true
    }
  })
}

/** The rings a text speaks of; of those to be chosen, all that could be. */
export function ringsOf(g: G, subject: RingSubject, c: Context): readonly Element[] {
  if (typeof subject === 'object' && 'elementOf' in subject)
    return subjectRefs(g, subject.elementOf, c).flatMap(({ card }) => elementsOf(g, card))
  if (typeof subject === 'object')
    return ringsMatching(g, 'each' in subject ? subject.each : subject.choose, c.me, c.rings)
  const ring = subject === 'target' || subject === 'it' ? c.rings[0] : g.state.conflict?.ring
  return ring === undefined ? NOBODY : [ring]
}

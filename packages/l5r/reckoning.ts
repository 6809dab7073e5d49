/** Numbers and conditions in texts. */
import type { CardId, Ref, Seat } from '@regelwerk/core'
import type { Amount, Condition, Element, RingFilter, Subject, Who } from './abilities.ts'
import { type G, on } from './book.ts'
import { elements } from './elements.ts'
import { countMatching, matches, matching } from './filter.ts'
import { type Context, readBy } from './reading.ts'
import {
  cardAt,
  charactersOf,
  definitionOf,
  HONORED,
  handOf,
  inOrder,
  NONE,
  other,
  provincesOf,
  roleOf,
} from './state.ts'
import { gloryOf, hasClaimed, reaching, ringElements, skillOf } from './values.ts'

/** The cards a subject means, as far as a context knows them without asking. */
export function subjectRefs(g: G, subject: Subject, c: Context): readonly Ref[] {
  const s = g.state
  const ref = (id: CardId): Ref => ({ card: id, life: cardAt(s, id).life })
  if (typeof subject === 'object') return 'each' in subject ? matching(g, subject.each, c).map(ref) : c.it
  switch (subject) {
    case 'self':
      if (c.self === NONE) return []
      return on('glossary/selbstreferenzieller-text') ? [ref(c.self)] : copiesInPlay(s, c.self).map(ref)
    case 'host': {
      const host = c.self === NONE ? NONE : cardAt(s, c.self).on
      return host === NONE ? [] : [ref(host)]
    }
    case 'target':
      return c.targets[0] ?? []
    case 'second':
      return c.targets[1] ?? []
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
      return (subject === 'duelWinner' ? duel?.winner : duel?.loser) ?? []
    }
    case 'attackedProvince':
      return s.conflict === null ? [] : [s.conflict.province]
  }
}

/** All copies by name, which a text that speaks of its own card does not mean. */
const copiesInPlay = (s: G['state'], id: CardId): CardId[] =>
  charactersOf(s, cardAt(s, id).holder).filter((one) => cardAt(s, one).def === cardAt(s, id).def)

/** The players a text speaks of, as far as a context knows them. */
export function seatsOf(g: G, who: Who | undefined, c: Context): Seat[] {
  const [it] = c.it
  switch (who ?? 'you') {
    case 'you':
      return [c.me]
    case 'opponent':
      return [other(c.me)]
    case 'eachPlayer':
      return inOrder(g.state)
    case 'controllerOfIt':
      return it === undefined ? [] : [cardAt(g.state, it.card).holder]
    case 'ownerOfIt':
      return it === undefined ? [] : [cardAt(g.state, it.card).owner]
    default: {
      const [loser] = g.state.duels.at(-1)?.loser ?? []
      return loser ? [cardAt(g.state, loser.card).holder] : []
    }
  }
}

/** The rings that really lie in a player's pool: a ring that only counts as claimed cannot be switched. */
export const ringsInPool = (g: G, seat: Seat): Element[] =>
  elements.filter((element) => g.state.rings[element].claimed === seat)

/** Rings that match; the contested ring is neither claimed nor unclaimed until the conflict is over. */
export function ringsMatching(g: G, f: RingFilter, me: Seat): Element[] {
  const s = g.state
  const contested = s.conflict?.ring ?? null
  return elements.filter((element) => {
    const ring = s.rings[element]
    if (f.element !== undefined && element !== f.element) return false
    if (f.hasFate && ring.fate === 0) return false
    switch (f.state) {
      case 'unclaimed':
        return ring.claimed === NONE && element !== contested
      case 'claimed':
        return ring.claimed !== NONE || hasClaimed(g, me, element) || hasClaimed(g, other(me), element)
      case 'yours':
        return hasClaimed(g, me, element)
      case 'contested':
        return element === contested
      default:
        return true
    }
  })
}

export function amount(g: G, n: Amount, c: Context): number {
  if (typeof n === 'number') return n
  const s = g.state
  if ('each' in n) return (n.times ?? 1) * countMatching(g, n.each, c)
  if ('rings' in n) return (n.times ?? 1) * ringsMatching(g, n.rings, c.me).length
  if ('fateOnRings' in n) {
    return (n.times ?? 1) * ringsMatching(g, n.fateOnRings, c.me).reduce((sum, e) => sum + s.rings[e].fate, 0)
  }
  if ('skill' in n) {
    const [ref] = subjectRefs(g, n.of, c)
    if (ref === undefined) return 0
    if (n.skill === 'cost') return definitionOf(cardAt(s, ref.card)).cost ?? 0
    return n.skill === 'glory' ? gloryOf(g, ref.card) : (skillOf(g, ref.card, n.skill) ?? 0)
  }
  if ('fateOn' in n)
    return subjectRefs(g, n.fateOn, c).reduce((sum, ref) => sum + cardAt(s, ref.card).fate, 0)
  if ('done' in n) return c.count
  if ('honorBid' in n) return s.dial[(n.honorBid === 'yours' ? c.me : other(c.me)) as 0 | 1]
  if ('cardsInHand' in n) return handOf(s, n.cardsInHand === 'yours' ? c.me : other(c.me)).length
  if ('provinces' in n) return provincesOf(s, c.me).filter((id) => !cardAt(s, id).faceup).length
  if ('highest' in n) {
    const all = matching(g, n.among, c).map((id) =>
      n.highest === 'glory' ? gloryOf(g, id) : (skillOf(g, id, n.highest) ?? 0),
    )
    return all.length === 0 ? Number.NaN : Math.max(...all)
  }
  return amount(g, n.minus[0], c) - amount(g, n.minus[1], c)
}

const first = (refs: readonly Ref[]): CardId => refs[0]?.card ?? NONE

export function holds(g: G, condition: Condition, c: Context): boolean {
  const s = g.state
  const me = c.me as 0 | 1
  const rival = other(me) as 0 | 1
  const { conflict } = s
  if ('there' in condition) {
    const n = countMatching(g, condition.there, c)
    const least =
      condition.atLeast === undefined
        ? condition.atMost === undefined
          ? 1
          : 0
        : amount(g, condition.atLeast, c)
    return n >= least && (condition.atMost === undefined || n <= amount(g, condition.atMost, c))
  }
  if ('conflict' in condition) {
    const wanted = condition.conflict
    if (conflict === null) return false
    if (wanted.type !== undefined && conflict.type !== wanted.type) return false
    if (wanted.element !== undefined && !ringElements(g, conflict.ring).includes(wanted.element)) return false
    if (wanted.at === 'self' && conflict.province.card !== c.self) return false
    return (
      wanted.participating === undefined ||
      countMatching(g, { ...wanted.participating, participating: true }, c) > 0
    )
  }
  if ('phase' in condition) return s.phase === condition.phase
  if ('self' in condition) return c.self !== NONE && matches(g, condition.self, c.self, c)
  if ('host' in condition) {
    const host = c.self === NONE ? NONE : cardAt(s, c.self).on
    return host !== NONE && matches(g, condition.host, host, c)
  }
  if ('target' in condition) {
    const id = first(c.targets[0] ?? c.it)
    return id !== NONE && matches(g, condition.target, id, c)
  }
  if ('triggering' in condition) {
    const id = first(c.triggering)
    return id !== NONE && matches(g, condition.triggering, id, c)
  }
  if ('honor' in condition) {
    const more = on('glossary/ehre/3') ? s.honor[me] - s.honor[rival] : 0
    return condition.honor === 'more' ? more >= (condition.by ?? 1) : -more >= (condition.by ?? 1)
  }
  // What the dial shows, whatever the bid counts as (glossary/ehre/4).
  const bids = on('glossary/ehre/4') ? s.dial : s.bid
  if ('bid' in condition) return condition.bid === 'lower' ? bids[me] < bids[rival] : bids[me] > bids[rival]
  if ('skillInConflict' in condition)
    return conflict?.type === condition.of && on('glossary/aktuell/1')
      ? totalOf(g, me) > totalOf(g, rival)
      : sumInConflict(g, me, condition.of) > sumInConflict(g, rival, condition.of)
  if ('gloryInConflict' in condition) return sumInConflict(g, me, 'glory') > sumInConflict(g, rival, 'glory')
  if ('gloryCount' in condition)
    return gloryCount(g, me) > gloryCount(g, rival) && on('glossary/ruhmzaehlung/2')
  if ('favor' in condition) return s.favor !== null && (s.favor.seat === me) === (condition.favor === 'yours')
  if ('ringClaimed' in condition) return hasClaimed(g, me, condition.ringClaimed)
  if ('ringContested' in condition)
    return conflict !== null && ringElements(g, conflict.ring).includes(condition.ringContested)
  if ('role' in condition) {
    const role = roleOf(s, me)
    return role !== NONE && definitionOf(cardAt(s, role)).traits.includes(condition.role)
  }
  if ('attackingPlayer' in condition) return conflict?.attacker === me
  if ('defendingPlayer' in condition) return conflict !== null && conflict.attacker !== me
  if ('conflictsDeclaredAgainstYou' in condition)
    return s.declared[rival] >= condition.conflictsDeclaredAgainstYou
  if ('firstConflict' in condition) {
    if (conflict === null) return false
    if (condition.firstConflict === 'any') return conflict.number === 1
    return conflict.type === condition.firstConflict && s.conflicts[condition.firstConflict] === 1
  }
  if ('conflictWonBy' in condition)
    return conflict?.winner === me && conflict.margin >= condition.conflictWonBy
  if ('lostConflictThisPhase' in condition) return s.lost[me] > 0
  if ('cardsPlayedThisConflict' in condition)
    return conflict !== null && conflict.played[me] >= condition.cardsPlayedThisConflict
  if ('moreCharacters' in condition) return charactersOf(s, rival).length > charactersOf(s, me).length
  if ('moreHonored' in condition) {
    const honored = (seat: Seat): number =>
      charactersOf(s, seat).filter((id) => cardAt(s, id).status === HONORED).length
    return honored(me) > honored(rival)
  }
  if ('handSize' in condition) return handOf(s, me).length < handOf(s, rival).length
  if ('firstPlayer' in condition) return s.first === me
  const isSelf = (ref: Ref): boolean => ref.card === c.self
  if ('duelWon' in condition) return s.duels.at(-1)?.winner?.some(isSelf) ?? false
  if ('duelLost' in condition) return s.duels.at(-1)?.loser?.some(isSelf) ?? false
  if ('duelLoser' in condition) {
    const loser = s.duels.at(-1)?.loser ?? []
    return loser.some((ref) => matches(g, condition.duelLoser, ref.card, c))
  }
  if ('sameElementAsRole' in condition) {
    const role = roleOf(s, me)
    if (role === NONE || conflict === null) return false
    const { traits } = definitionOf(cardAt(s, role))
    return ringElements(g, conflict.ring).some((element) => traits.includes(element))
  }
  if ('done' in condition) return c.count > 0
  if ('either' in condition) return condition.either.some((part) => holds(g, part, c))
  if ('both' in condition) return condition.both.every((part) => holds(g, part, c))
  return !holds(g, condition.not, c)
}

/** What a player's ready participating characters count together (glossary/zaehlen). */
function sumInConflict(g: G, seat: Seat, of: 'military' | 'political' | 'glory'): number {
  let sum = 0
  for (const id of charactersOf(g.state, seat)) {
    const card = cardAt(g.state, id)
    if (!card.participating || (card.bowed && on('glossary/zaehlen'))) continue
    if (on('glossary/aktuell')) sum += of === 'glory' ? gloryOf(g, id) : (skillOf(g, id, of) ?? 0)
    else sum += definitionOf(card)[of] ?? 0
  }
  // This is no glory count: rings are not added.
  if (of === 'glory' && !on('glossary/ruhmzaehlung/3'))
    sum += ringsMatching(g, { state: 'yours' }, seat).length
  return sum
}

/** Glory of ready characters, and 1 for each claimed ring (glossary/ruhmzaehlung). */
export function gloryCount(g: G, seat: Seat): number {
  const counts = (id: CardId): boolean => !cardAt(g.state, id).bowed || !on('glossary/ruhmzaehlung')
  const ready = charactersOf(g.state, seat).filter(counts)
  const rings = on('glossary/ringe/1') ? ringsMatching(g, { state: 'yours' }, seat).length : 0
  return ready.reduce((sum, id) => sum + gloryOf(g, id), rings)
}

/** A player's total in the conflict: ready participants, the Favor, and who helps from home. */
export function totalOf(g: G, seat: Seat): number {
  const s = g.state
  const { conflict, favor } = s
  if (conflict === null) return 0
  const participants = charactersOf(s, seat).filter((id) => cardAt(s, id).participating)
  let total = sumInConflict(g, seat, on('glossary/fertigkeit') ? conflict.type : 'military')
  for (const id of charactersOf(s, seat)) {
    const card = cardAt(s, id)
    if (card.participating || card.bowed) continue
    const helps = reaching(g, 'contributesFromHome', id).some((reach) =>
      ringElements(g, conflict.ring).includes(reach.constant.contributesFromHome),
    )
    if (!helps) continue
    total += skillOf(g, id, conflict.type) ?? 0
  }
  if (
    favor !== null &&
    favor.seat === seat &&
    favor.side === conflict.type &&
    participants.length > 0 &&
    on('glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/1')
  )
    total += 1
  return total
}

readBy({ matches, holds, amount })

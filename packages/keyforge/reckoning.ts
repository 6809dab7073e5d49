/** Numbers and conditions in texts: glossary/fuer-jeden..., glossary/x, and what a turn has seen so far. */

import type { CardId, Seat } from '@regelwerk/core'
import type { Amount, Condition, Filter } from './abilities.ts'
import { type G, on } from './book.ts'
import { fight } from './fighting.ts'
import {
  asItWas,
  countMatching,
  housesNowOrThen,
  matches,
  matching,
  printMatches,
  traitsNowOrThen,
} from './filter.ts'
import { type Context, readBy } from './reading.ts'
import {
  archivesOf,
  COLOURS,
  cardAt,
  countersOn,
  discardOf,
  handOf,
  isInPlay,
  type KeyForgeState,
  keysForged,
  lineOf,
  NONE,
  other,
  type Played,
  refersTo,
} from './state.ts'
import { housesOf, isCentre, isFlank, powerOf } from './values.ts'

/** A player's Æmber is what lies in the pool, not what lies on cards (glossary/aember). */
const amberOf = (s: KeyForgeState, seat: Seat): number => {
  const onCards = on('glossary/aember') ? [] : lineOf(s, seat)
  return onCards.reduce((sum, id) => sum + cardAt(s, id).amber, s.amber[seat] as number)
}

/** A number as the text stands now; `target`: the card the effect is done to. Numbers of a running effect: rules/effects.ts. */
export function amount(g: G, n: Amount, c: Context, target: CardId = NONE): number {
  if (typeof n === 'number') return n
  const s = g.state
  if ('each' in n) {
    const count = countMatching(g, n.each, c)
    return (n.times ?? 1) * (on('glossary/fuer-jeden-fuer-jede-fuer-jedes') ? count : Math.min(1, count))
  }
  if ('amber' in n) {
    const times = n.times ?? 1
    if (n.amber === 'yours') return times * amberOf(s, c.me)
    if (n.amber === 'opponents') return times * amberOf(s, other(c.me))
    const id = n.amber === 'self' ? c.self : n.amber === 'it' ? (c.it[0]?.card ?? NONE) : target
    return id === NONE ? 0 : times * cardAt(s, id).amber
  }
  if ('keys' in n)
    return (
      (n.times ?? 1) * (n.keys === 'yoursUnforged' ? 3 - keysForged(s, c.me) : keysForged(s, other(c.me)))
    )
  if ('cardsIn' in n) return (n.cardsIn === 'yourHand' ? handOf(s, c.me) : archivesOf(s, c.me)).length
  if ('excess' in n) {
    const more = lineOf(s, c.me).length - lineOf(s, other(c.me)).length
    return Math.max(0, n.excess === 'yours' ? more : -more)
  }
  if ('traits' in n) {
    const it = c.it[0]
    return it === undefined ? 0 : (n.times ?? 1) * traitsNowOrThen(s, it).length
  }
  if ('powerOf' in n) return matching(g, n.powerOf, c).reduce((total, id) => total + powerOf(g, id), 0)
  if ('enemiesDestroyed' in n) {
    return s.tale.destroyed.filter(
      (d) => d.controller !== c.me && (n.enemiesDestroyed === 'thisTurn' || d.inFight),
    ).length
  }
  if ('allBut' in n) return Math.max(0, (s.amber[other(c.me)] as number) - n.allBut)
  if ('half' in n) return Math.floor((s.amber[c.me] as number) / 2)
  if ('minus' in n) return Math.max(0, amount(g, n.minus[0], c, target) - amount(g, n.minus[1], c, target))
  if ('plus' in n) return amount(g, n.plus[0], c, target) + amount(g, n.plus[1], c, target)
  return 0
}

const within = (
  n: number,
  range: { atLeast?: number; atMost?: number; exactly?: number },
  least = 1,
): boolean =>
  range.exactly !== undefined
    ? n === range.exactly
    : n >= (range.atLeast ?? (range.atMost === undefined ? least : 0)) && n <= (range.atMost ?? n)

const countPlayed = (s: KeyForgeState, list: readonly Played[], f: Filter): number => {
  let n = 0
  for (const { def } of list) if (printMatches(s, f, def)) n++
  return n
}

export function holds(g: G, condition: Condition, c: Context): boolean {
  const s = g.state
  if ('there' in condition) return within(countMatching(g, condition.there, c), condition)
  if ('amber' in condition) {
    const n = amberOf(s, condition.amber === 'yours' ? c.me : other(c.me))
    return within(n, condition, 0)
  }
  if ('opponentHasMoreAmber' in condition) return (s.amber[other(c.me)] as number) > (s.amber[c.me] as number)
  if ('moreCreatures' in condition) {
    const more = lineOf(s, c.me).length - lineOf(s, other(c.me)).length
    return condition.moreCreatures === 'yours' ? more > 0 : more < 0
  }
  if ('is' in condition) {
    const [it] = c.it
    const what = condition.is === 'self' ? c.self : it === undefined ? NONE : asItWas(s, it)
    return what !== NONE && matches(g, condition.a, what, c)
  }
  if ('forged' in condition) {
    return condition.forged === 'youThisTurn'
      ? s.active === c.me && s.tale.forged.length > 0
      : s.active === c.me && s.before.forged.length > 0
  }
  if ('played' in condition)
    return within(
      countPlayed(
        s,
        s.tale.played.filter((p) => p.seat === c.me && !(condition.played.other && p.card === c.self)),
        condition.played,
      ),
      condition,
    )
  if ('opponentPlayedLastTurn' in condition) {
    const list = s.before.played.filter((p) => p.seat === other(c.me))
    return countPlayed(s, list, condition.opponentPlayedLastTurn) >= condition.atLeast
  }
  if ('used' in condition) {
    const used = s.tale.used.filter((then) => matches(g, condition.used, then, c))
    return new Set(used.map(({ card }) => card)).size >= condition.atLeast
  }
  if ('firstUse' in condition)
    return s.tale.used.filter((ref) => c.self !== NONE && refersTo(s, ref, c.self)).length <= 1
  if ('discardedThisTurn' in condition) {
    return s.tale.discarded.some(
      ({ def, seat }) => seat === c.me && printMatches(s, condition.discardedThisTurn, def),
    )
  }
  if ('friendlyDestroyedThisTurn' in condition) return s.tale.destroyed.some((d) => d.controller === c.me)
  if ('enemiesDestroyedThisTurn' in condition) {
    return s.tale.destroyed.filter((d) => d.controller !== c.me).length >= condition.enemiesDestroyedThisTurn
  }
  if ('yourTurn' in condition) return s.active === c.me
  if ('houses' in condition) {
    const found = new Set(lineOf(s, c.me).flatMap((id) => housesOf(g, id)))
    return found.size >= condition.houses
  }
  if ('itShareAHouse' in condition) {
    const [first, ...rest] = c.it.map((ref) => housesNowOrThen(g, asItWas(s, ref)))
    if (first === undefined || rest.length === 0) return false
    return first.some((house) => rest.every((list) => list.includes(house)))
  }
  if ('activeHouse' in condition) return s.house === condition.activeHouse
  if ('haunted' in condition) {
    const n = discardOf(s, condition.haunted === 'you' ? c.me : other(c.me)).length
    return n >= 10 && on('glossary/heimgesucht')
  }
  if ('keyForged' in condition) {
    const bits = s.keys[condition.whose === 'yours' ? c.me : other(c.me)] as number
    return (bits & (1 << COLOURS.indexOf(condition.keyForged))) !== 0
  }
  // Neither high nor low: no card changes the tide yet.
  if ('tide' in condition) return !on('glossary/ebbe-und-flut')
  if ('selfIs' in condition) {
    if (c.self === NONE) return false
    if (condition.selfIs === 'flank') return isFlank(g, c.self)
    if (condition.selfIs === 'centre') return isCentre(g, c.self)
    if (condition.selfIs === 'inPlay') return isInPlay(cardAt(s, c.self))
    const underWay = g.frameOf(fight)
    if (underWay === null) return false
    const { attacker, target } = underWay
    return (condition.selfIs === 'attacking' ? attacker : target)?.card === c.self
  }
  if ('amberOn' in condition) return c.self !== NONE && cardAt(s, c.self).amber >= condition.atLeast
  if ('counterInPlay' in condition) {
    return s.cards.some((card) => isInPlay(card) && countersOn(card, condition.counterInPlay) > 0)
  }
  if ('both' in condition) return condition.both.every((part) => holds(g, part, c))
  if ('not' in condition) return !holds(g, condition.not, c)
  return false
}

readBy({ matches, holds, amount })

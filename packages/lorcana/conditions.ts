/** Conditions and amounts that do not depend on a resolution under way (those in rules/06-resolving.ts do). */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { Amount, Condition } from './abilities.ts'
import { type G, on } from './book.ts'
import { countMatching, hasName, matches } from './filter.ts'
import { isActive, opponentsOf } from './players.ts'
import { prepared } from './prepare.ts'
import { readBy } from './reading.ts'
import { cardAt, handOf, inkwellOf, inPlay, isCharacter, NONE, UNDER } from './state.ts'

const cardsUnder = (g: G, id: CardId): number => {
  if (id < 0) return 0
  let n = 0
  for (const other of zoneOf(g.state, UNDER, cardAt(g.state, id).holder))
    if (cardAt(g.state, other).under === id) n++
  return n
}

/** A number as it is now, for the player `you` and the card `self`. */
export function amount(g: G, n: Amount, you: Seat, self: CardId): number {
  if (typeof n === 'number') return n
  const times = ('times' in n ? n.times : undefined) ?? 1
  if ('each' in n) return times * countMatching(g, n.each, you, self)
  if ('cardsUnder' in n) return times * cardsUnder(g, self)
  if ('cardsInHand' in n) {
    if (n.cardsInHand === 'yours') return times * handOf(g.state, you).length
    let cards = 0
    for (const seat of opponentsOf(g.state, you)) cards += handOf(g.state, seat).length
    return times * cards
  }
  throw new Error(`this amount needs a resolution: ${JSON.stringify(n)}`)
}

/** Is a condition true now, for the player `you` and the card `self`? */
export function holds(g: G, condition: Condition, you: Seat, self: CardId): boolean {
  const s = g.state
  if ('have' in condition) {
    const n = countMatching(g, condition.have, you, self)
    if (condition.atMost !== undefined && n > condition.atMost) return false
    return n >= (condition.atLeast ?? (condition.atMost === undefined ? 1 : 0))
  }
  if ('haveNamed' in condition) {
    return condition.haveNamed.every((name) =>
      inPlay(s, you).some((id) => isCharacter(cardAt(s, id)) && hasName(prepared(cardAt(s, id).def), name)),
    )
  }
  if ('handAtLeast' in condition) return handOf(s, you).length >= condition.handAtLeast
  if ('handEmpty' in condition) return handOf(s, you).length === 0
  if ('inkwellAtLeast' in condition) return inkwellOf(s, you).length >= condition.inkwellAtLeast
  if ('opponentHasMoreCards' in condition) {
    return opponentsOf(s, you).some((seat) => handOf(s, seat).length > handOf(s, you).length)
  }
  if ('opponentLoreAtLeast' in condition) {
    return opponentsOf(s, you).some((seat) => (s.lore[seat] as number) >= condition.opponentLoreAtLeast)
  }
  if ('selfIs' in condition) {
    if (self < 0) return false
    const card = cardAt(s, self)
    if (condition.selfIs === 'exerted') return card.exerted
    return condition.selfIs === 'damaged' ? card.damage > 0 : card.at !== NONE
  }
  if ('selfDamageAtLeast' in condition)
    return self >= 0 && cardAt(s, self).damage >= condition.selfDamageAtLeast
  if ('cardsUnderAtLeast' in condition) return cardsUnder(g, self) >= condition.cardsUnderAtLeast
  if ('shifted' in condition) return self >= 0 && cardAt(s, self).shifted
  if ('opposingBanishedInChallengeThisTurn' in condition) {
    return s.banishedInChallenge.some((seat) => opponentsOf(s, you).includes(seat))
  }
  if ('yourTurn' in condition) return (isActive(s, you) && s.during) || !on('6.1.13.1')
  if ('both' in condition) return condition.both.every((part) => holds(g, part, you, self))
  if ('not' in condition) return !holds(g, condition.not, you, self)
  throw new Error(`this condition needs a resolution: ${JSON.stringify(condition)}`)
}

readBy({ matches, holds, amount })

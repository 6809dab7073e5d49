/** What cannot be done to a card, or by it, whatever an effect says (glossary/kann-nicht-koennen-nicht). */
import type { CardId, Seat } from '@regelwerk/core'
import type { Skill } from '../abilities.ts'
import { type G, on, type RuleId } from '../book.ts'
import { prepared } from '../prepare.ts'
import type { Context } from '../reading.ts'
import {
  cardAt,
  DISHONORED,
  definitionOf,
  faceAt,
  faceNow,
  HONORED,
  isInPlay,
  NONE,
  other,
  PLAY,
  PROVINCE,
  ROLE,
  STRONGHOLD,
} from '../state.ts'
import { hasKeyword, isForbidden, isImmune, skillOf, working } from '../values.ts'
import type { Cannot } from '../words/constants/cards.ts'

/** Who breaks a province otherwise than in a conflict: its controller's opponent. */
export const breaker = (controller: Seat): Seat =>
  on('glossary/provinz-unterwerfen-unterworfenen-provinz/6') ? other(controller) : controller

const many = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])

/** An honored character only loses its token, whatever forbids to receive the other one (faq/8). */
export const canDishonor = (g: G, id: CardId): boolean => {
  const { status } = cardAt(g.state, id)
  if (isForbidden(g, id, 'beDishonored')) return false
  return status === HONORED || (status !== DISHONORED && !isForbidden(g, id, 'receiveDishonored'))
}

/** Nobody is honored twice (glossary/persoenliche-ehre.../7). */
export const canHonor = (g: G, id: CardId): boolean =>
  !isForbidden(g, id, 'beHonored') &&
  (cardAt(g.state, id).status !== HONORED || !on('glossary/persoenliche-ehre-persoenlicher-ehrverlust/7'))

/** Has it so much fate, and may it lose it? What is moved is lost as well (glossary/verlieren/1). */
export const canLoseFate = (g: G, id: CardId, n = 1): boolean =>
  cardAt(g.state, id).fate >= n && !isForbidden(g, id, 'loseFate')

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
  if (cannot(type === 'military' ? 'participateMilitary' : 'participatePolitical')) return true
  if (!attacking) return false
  if (cannot('attack')) return true
  return favor !== null && favor.seat !== seat && cannot('attackFavorHolder')
}

/** What a card that is not in play yet says of itself also keeps it from entering play there. */
export const saysOfItself = (g: G, id: CardId, what: Cannot): boolean =>
  cardAt(g.state, id).zone !== PLAY &&
  prepared(cardAt(g.state, id).def).constants.some(({ ability }) => {
    if (ability?.kind !== 'constant' || !('cannot' in ability)) return false
    return ability.to === 'self' && many(ability.cannot).includes(what) && ability.if === undefined
  })

/** Would a unique card stand beside another of its name (glossary/einzigartige-karten)? */
export function isTakenName(g: G, id: CardId, seat: number): boolean {
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
  if (hasKeyword(g, id, 'eminent') && on('later/eminent')) return false
  return zone === PROVINCE && faceup && !broken && !isForbidden(g, id, 'turnFacedown')
}

/** May this card be chosen by an ability of this player's card? */
export const canBeTargeted = (g: G, id: CardId, by: Seat, source: CardId): boolean =>
  whyNotTargeted(g, id, by, source) === null

export function whyNotTargeted(g: G, id: CardId, by: Seat, source: CardId): RuleId | null {
  const isEvent = faceAt(g.state, source).type === 'event'
  if (!on('glossary/ziel')) return null
  if (isForbidden(g, id, 'beTargeted', by)) return 'glossary/ziel'
  if (isEvent && isForbidden(g, id, 'beTargetedByEvents', by)) return 'glossary/ziel'
  if (!isEvent) return null
  // Its attachments are not protected with it.
  const { on: host } = cardAt(g.state, id)
  return isImmune(g, on('glossary/immun/1') || host === NONE ? id : host) ? 'glossary/immun' : null
}

/** What cannot be done to a card, or by it, whatever an effect says (glossary/kann-nicht-koennen-nicht). */
import type { CardId, Seat } from '@regelwerk/core'
import type { Skill } from '../abilities.ts'
import { binds, type G, meets, on, type RuleId, rule } from '../book.ts'
import { prepared } from '../prepare.ts'
import type { Context } from '../reading.ts'
import { isShielded } from '../restraints.ts'
import {
  cardAt,
  DISHONORED,
  definitionOf,
  faceAt,
  faceNow,
  HONORED,
  isInPlay,
  other,
  PLAY,
  PROVINCE,
  ROLE,
  STRONGHOLD,
  TAINTED,
} from '../state.ts'
import { hasToken } from '../tokens.ts'
import { hasKeyword, isForbidden, isImmune, ringElements, skillOf, working } from '../values.ts'
import type { Cannot } from '../words/constants/bans.ts'

/** Who breaks a province otherwise than in a conflict: its controller's opponent. */
export const breaker = rule(
  'glossary/provinz-unterwerfen-unterworfenen-provinz/6',
  (controller: Seat): Seat => other(controller),
)

const many = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])

/** An honored character only loses its token, whatever forbids to receive the other one (faq/8). */
export const canDishonor = (g: G, id: CardId, by: Seat | null = null): boolean => {
  const s = g.state
  if (isForbidden(g, id, 'beDishonored', by)) return false
  if (hasToken(s, id, HONORED)) return true
  return !hasToken(s, id, DISHONORED) && !isForbidden(g, id, 'receiveDishonored')
}

/** Nobody is honored twice (glossary/persoenliche-ehre.../7). */
export const canHonor = (g: G, id: CardId): boolean =>
  !isForbidden(g, id, 'beHonored') &&
  meets('glossary/persoenliche-ehre-persoenlicher-ehrverlust/7', !hasToken(g.state, id, HONORED))

/** Characters and provinces; a token is no use to a broken province. */
export const canTaint = (g: G, id: CardId): boolean =>
  !hasToken(g.state, id, TAINTED) && !cardAt(g.state, id).broken

/** Has it so much fate, and may it lose it? What is moved is lost as well (glossary/verlieren/1). */
export const canLoseFate = (g: G, id: CardId, n = 1): boolean =>
  cardAt(g.state, id).fate >= n && !isForbidden(g, id, 'loseFate')

/** May an effect of this player, of a card or a ring, take it? */
export const mayTakeFate = (g: G, id: CardId, by: Seat): boolean =>
  canLoseFate(g, id) &&
  !isForbidden(g, id, 'loseFateToEffects') &&
  !isForbidden(g, id, 'loseFateToOpponents', by)

/** Can a character come into the conflict (glossary/teilnehmen...)? Who was evaded can still be moved there. */
export const canJoin = rule('glossary/verstohlenheit/1', (g: G, id: CardId, c: Context): boolean => {
  const s = g.state
  const card = cardAt(s, id)
  if (s.conflict === null || card.zone !== PLAY) return false
  if (card.participating && on('glossary/verschieben/1')) return false
  if (isForbidden(g, id, 'beMoved', c.me) || isShutOut(g, card.holder)) return false
  return mayParticipate(g, id, card.holder)
})

/** No effect forbids this player to claim rings. */
export const canClaim = (g: G, seat: Seat): boolean =>
  working(g, 'cannotClaim').every(({ me, constant: { who } }) => (who === 'you') !== (me === seat))

/** No character of this player moves to the conflict or is played into it. */
export const isShutOut = (g: G, seat: Seat): boolean =>
  working(g, 'cannotMoveToConflict').some(({ me, constant: { who } }) => who === 'any' || me !== seat)

/** May a character participate in the current conflict on this side? */
export function mayParticipate(g: G, id: CardId, seat: number): boolean {
  const { conflict } = g.state
  if (conflict === null) return false
  if (skillOf(g, id, conflict.type) === null && on('glossary/gedankenstrich')) return false
  return !isBarred(g, id, seat, conflict.type, seat === conflict.attacker)
}

/** Who "cannot participate" comes in no way into a conflict of this type, or on this side of it. */
export const isBarred = rule(
  'glossary/teilnehmen-und-kann-nicht-teilnehmen/7',
  (g: G, id: CardId, seat: Seat, type: Skill, attacking: boolean): boolean => {
    const { favor } = g.state
    const cannot = (what: Cannot): boolean => isForbidden(g, id, what) || saysOfItself(g, id, what)
    if (cannot('participate')) return true
    if (cannot('opposeOwner') && seat !== cardAt(g.state, id).owner) return true
    if (cannot(type === 'military' ? 'participateMilitary' : 'participatePolitical')) return true
    if (!attacking) return false
    if (cannot('attack')) return true
    return favor !== null && favor.seat !== seat && cannot('attackFavorHolder')
  },
)

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
  if (binds('glossary/festung', zone === STRONGHOLD)) return false
  return !binds('glossary/rollenkarten/2', zone === ROLE && id !== by)
}

/** ... and may it leave play? */
export const mayLeave = (g: G, id: CardId, by: CardId): boolean =>
  mayGo(g, id, by) && !(isInPlay(cardAt(g.state, id)) && isForbidden(g, id, 'leavePlay'))

/** While such a ring is contested nobody enters play. */
const isKeptOut = (g: G): boolean => {
  const { conflict } = g.state
  if (conflict === null) return false
  const barred = working(g, 'noEntering').map(({ lasting }) => lasting?.element)
  return barred.length > 0 && ringElements(g, conflict.ring).some((one) => barred.includes(one))
}

/** What is put into play is no matter of "limited". */
export const mayEnter = rule(
  'glossary/limitiert/1',
  (g: G, id: CardId, c: Context, inConflict: boolean): boolean => {
    const s = g.state
    const card = cardAt(s, id)
    const definition = definitionOf(card)
    if (definition.type === 'event' && on('glossary/ereigniskarten/5')) return false
    if (definition.unique && isTakenName(g, id, c.me)) return false
    if (definition.type === 'character' && isKeptOut(g)) return false
    if (!inConflict) return true
    if (s.conflict === null) return false
    const { attacker, type } = s.conflict
    if (isBarred(g, id, c.me, type, c.me === attacker)) return false
    return meets('glossary/gedankenstrich', definition[type] !== null)
  },
)

/** A province that nobody has broken. */
export const canTurnFacedown = (g: G, id: CardId): boolean => {
  const { zone, faceup, broken } = cardAt(g.state, id)
  if (hasKeyword(g, id, 'eminent') && on('later/eminent')) return false
  return zone === PROVINCE && faceup && !broken && !isForbidden(g, id, 'turnFacedown')
}

/** Whose immunity protects a card: its own, and not that of the card it is attached to. */
export const protects = rule('glossary/immun/1', (_: G, id: CardId): CardId => id)

/** May this card be chosen by an ability of this player's card? */
export const canBeTargeted = (g: G, id: CardId, by: Seat, source: CardId): boolean =>
  whyNotTargeted(g, id, by, source) === null

export const whyNotTargeted = rule(
  'glossary/ziel',
  (g: G, id: CardId, by: Seat, source: CardId): RuleId | null => {
    const isEvent = faceAt(g.state, source).type === 'event'
    if (isForbidden(g, id, 'beTargeted', by)) return 'glossary/ziel'
    if (isEvent && isForbidden(g, id, 'beTargetedByEvents', by)) return 'glossary/ziel'
    if (isShielded(g, id, source)) return 'glossary/ziel'
    const { dial } = g.state
    const outbid = dial[by as 0 | 1] > dial[cardAt(g.state, id).holder as 0 | 1]
    if (isEvent && outbid && isForbidden(g, id, 'beTargetedByHigherBid')) return 'glossary/ziel'
    return isImmune(g, protects(g, id), source) ? 'glossary/immun' : null
  },
)

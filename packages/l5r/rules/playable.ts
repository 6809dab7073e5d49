/** Whether a card can be played at all, and what it costs (glossary/spielen-und-ins-spiel-bringen). */
import { type CardId, type Seat, zoneOf } from '@regelwerk/core'
import type { CardType, Constant, Filter, Zone } from '../abilities.ts'
import { asInHand, mustJoinConflict } from '../as-in-hand.ts'
import { type G, meets, on, type RuleId, rule } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { asAttachment, prepared } from '../prepare.ts'
import { amount, contextOf, holds, isIn, isOneOf, matches, typeOf } from '../reading.ts'
import {
  CONFLICT_DISCARD,
  cardAt,
  charactersOf,
  definitionOf,
  isStill,
  type L5RCard,
  type L5RLasting,
  type L5RState,
  NONE,
  provinceIn,
  provincesOf,
  ROW,
} from '../state.ts'
import { tokenOf } from '../tokens.ts'
import { isAdjacent, type Reach, reachContext, reaching, working } from '../values.ts'
import { attachesToProvinces, canBeAttached, isBarredFrom } from './attachments.ts'
import { spendable } from './paying.ts'
import { isBarred, isShutOut, mayEnter, mayParticipate } from './restrictions.ts'

/** What makes a card cheaper now, played as one of this type, onto this character; none named: onto any. */
function reductions(g: G, seat: Seat, card: CardId, as: CardType, host?: CardId) {
  return working(g, 'reduceCost').filter((reach) => {
    const { of, onto, who = 'you' } = reach.constant
    if (who !== 'any' && (who === 'you') !== (reach.me === seat)) return false
    if (reach.constant.nextAction && !isNextAction(g, reach.lasting)) return false
    if (onto !== undefined && host !== undefined && hostOf(g, reach) !== host) return false
    return of === 'self' ? reach.bearer === card : isSpokenOf(g, of, reach, seat, card, as)
  })
}

/** Is it the opportunity that follows, for whoever has it, on that in which this began? */
function isNextAction(g: G, lasting: L5RLasting | null): boolean {
  const { acting, turns } = g.state.conflict ?? {}
  if (acting === undefined || turns === undefined || lasting?.turns === undefined) return false
  return turns[acting as 0 | 1] === lasting.turns[acting as 0 | 1] + 1
}

/** The card that it is on; a lasting effect stays with the one that it was on when it began, while that is in play. */
function hostOf(g: G, { bearer, lasting }: Reach): CardId {
  if (lasting === null) return cardAt(g.state, bearer).on
  const [ref] = lasting.it ?? []
  if (ref === undefined) return NONE
  return meets('glossary/das-spiel-verlassen/3', isStill(g.state, ref)) ? ref.card : NONE
}

/** "The next card you play" is cheaper: that is used up with it. */
export function usedUp(g: G, seat: Seat, card: CardId, as: CardType, host?: CardId): L5REvent[] {
  const ids = reductions(g, seat, card, as, host).flatMap(({ constant, lasting }) =>
    constant.next && lasting !== null ? [lasting.id] : [],
  )
  return ids.length > 0 ? [{ kind: 'unlasting', ids }] : []
}

/** The fate cost of playing a card now, as one of this type. */
export const fateCost = rule(
  'glossary/faehigkeiten-initiieren-karten-spielen/step-3',
  (g: G, seat: Seat, card: CardId, as: CardType, host?: CardId): number => {
    let cost = definitionOf(cardAt(g.state, card)).cost ?? 0
    for (const reach of reductions(g, seat, card, as, host)) {
      const less = cost - amount(g, reach.constant.reduceCost, reachContext(reach))
      cost = Math.max(less, Math.min(cost, reach.constant.min ?? less))
    }
    if (as === 'attachment') cost -= cheaperAttached(g, card)
    for (const { constant } of ownReductions(g, card)) {
      const { ontoSuch } = constant
      const isOnto = host === undefined || !ontoSuch || matches(g, ontoSuch, host, contextOf(seat, card))
      if (!isOnto) continue
      if (constant.if === undefined || holds(g, constant.if, contextOf(seat, card)))
        cost -= amount(g, constant.reduceCost, contextOf(seat, card))
    }
    return Math.max(0, cost)
  },
)

/** What a character is cheaper as an attachment. */
const cheaperAttached = (g: G, card: CardId): number =>
  prepared(cardAt(g.state, card).def).rules.reduce(
    (sum, rule) => (rule.kind === 'asAttachment' ? sum + (rule.cheaper ?? 0) : sum),
    0,
  )

/** A card in hand that says of itself that it is cheaper. */
const ownReductions = (g: G, card: CardId) =>
  prepared(cardAt(g.state, card).def).constants.flatMap((r) => {
    const constant = r.ability
    return constant?.kind === 'constant' && 'reduceCost' in constant && constant.of === 'self'
      ? [{ constant }]
      : []
  })

/** Is this a card that the text speaks of, when it is played as one of this type? What is played as if in hand counts as there. */
function isSpokenOf(g: G, filter: Filter, reach: Reach, seat: Seat, card: CardId, as: CardType): boolean {
  const from = filter.in === undefined ? null : [filter.in].flat()
  const isThere = (zone: Zone): boolean =>
    zone === 'hand' ? asInHand(g, seat).includes(card) : isIn(g.state, card, zone)
  if (from !== null && !from.some(isThere)) return false
  if (meets('glossary/kartenarten/1', as === typeOf(g.state, card)))
    return matches(g, filter, card, reachContext(reach))
  // A character played as an attachment is one from the beginning.
  const { type, ...rest } = filter
  return (type === undefined || isOneOf(as, type)) && matches(g, rest, card, reachContext(reach))
}

/** What keeps a player from playing a card at all, as one of this type; null: nothing. */
export function whyNotPlay(g: G, seat: Seat, card: CardId, as: CardType, saved = 0): RuleId | null {
  const definition = definitionOf(cardAt(g.state, card))
  if (definition.cost === null && on('glossary/kosten/2')) return 'glossary/kosten/2'
  const p = prepared(definition.index)
  if (p.keywords.includes('limited') && g.state.limited[seat as 0 | 1] > 0 && on('glossary/limitiert'))
    return 'glossary/limitiert'
  for (const rule of p.rules)
    if (
      rule.kind === 'playOnly' &&
      !holds(g, rule.if, contextOf(seat, card)) &&
      on('glossary/spieleinschraenkungen-und-berechtigungen')
    )
      return 'glossary/spieleinschraenkungen-und-berechtigungen'
  for (const reach of working(g, 'cannotPlay')) {
    const { who, cannotPlay } = reach.constant
    if (who !== 'any' && (who === 'you') !== (reach.me === seat)) continue
    if (isMeant(g, cannotPlay, reach, seat, card, as)) return 'glossary/kann-nicht-koennen-nicht'
  }
  const isPaid = spendable(g, seat, card) >= fateCost(g, seat, card, as) - saved
  return isPaid ? null : 'glossary/spielen-und-ins-spiel-bringen/2'
}

/** Is this one of the cards that a player cannot play? */
function isMeant(
  g: G,
  cannotPlay: CannotPlay,
  reach: Reach,
  seat: Seat,
  card: CardId,
  as: CardType,
): boolean {
  switch (cannotPlay) {
    case 'events':
      return as === 'event'
    case 'characters':
      return as === 'character'
    case 'copiesInDiscard': {
      // A copy is known by its name (glossary/kopie-einer-karte).
      const { en } = definitionOf(cardAt(g.state, card))
      const isCopy = (id: CardId): boolean => definitionOf(cardAt(g.state, id)).en === en
      const pile = zoneOf(g.state, CONFLICT_DISCARD, seat)
      return as === 'event' && pile.some(isCopy) && on('glossary/kopie-einer-karte')
    }
    default:
      return isSpokenOf(g, cannotPlay, reach, seat, card, as)
  }
}
type CannotPlay = Extract<Constant, { cannotPlay: unknown }>['cannotPlay']

/** Attachments are for characters. */
export const placesFor = rule('glossary/verstaerkungskarten/2', (s: L5RState, seat: Seat): CardId[] => [
  ...charactersOf(s, seat),
  ...charactersOf(s, 1 - seat),
])

/** On which characters, or provinces, an attachment may be played. */
function hostsFor(g: G, attachment: CardId, seat: Seat): CardId[] {
  const s = g.state
  const only = prepared(cardAt(s, attachment).def).rules.flatMap((rule) =>
    rule.kind === 'playOnlyOn' ? [rule.filter] : [],
  )
  const places = attachesToProvinces(g, attachment)
    ? [...provincesOf(s, seat), ...provincesOf(s, 1 - seat)]
    : placesFor(s, seat)
  return places.filter(
    (id) =>
      canBeAttached(g, attachment, id, seat) &&
      !isBarredFrom(g, attachment, id, seat) &&
      only.every((filter) => matches(g, filter, id, contextOf(seat, attachment))),
  )
}

/** Those onto which it can be paid for: some make it cheaper. */
export const payableHosts = (g: G, id: CardId, seat: Seat): CardId[] =>
  hostsFor(g, id, seat).filter((host) => spendable(g, seat, id) >= fateCost(g, seat, id, 'attachment', host))

export type Way = 'character' | 'attachment'

/** The ways in which a character or attachment can be played now. */
export function waysToPlay(g: G, seat: Seat, id: CardId): Way[] {
  const ways = waysOf(cardAt(g.state, id)).filter((way) => whyNotPlay(g, seat, id, way) === null)
  if (ways.length === 0 || !mayEnter(g, id, contextOf(seat, id), false)) return []
  if (mustJoinConflict(g, seat, id) && !mayPlayIntoConflict(g, seat, id)) return []
  return ways.filter(
    (way) =>
      way === 'character' || meets('glossary/verstaerkungskarten/1', payableHosts(g, id, seat).length > 0),
  )
}

/** As what it can be played: a character out of a province as nothing else. */
function waysOf(card: L5RCard): Way[] {
  const ways: Way[] = []
  if (isCharacter(card)) ways.push('character')
  if (isAttachment(card) && card.zone !== ROW) ways.push('attachment')
  return ways
}

const isCharacter = (card: L5RCard): boolean => definitionOf(card).type === 'character'

const isAttachment = (card: L5RCard): boolean =>
  definitionOf(card).type === 'attachment' || asAttachment(card.def) !== null

/** Why there is no such way: none at all, its name is taken, or nothing to attach it to. */
export function whyNoWay(g: G, seat: Seat, id: CardId): RuleId {
  const [way = 'character'] = waysOf(cardAt(g.state, id))
  const unplayable = whyNotPlay(g, seat, id, way)
  if (unplayable !== null) return unplayable
  if (!mayEnter(g, id, contextOf(seat, id), false)) return 'glossary/einzigartige-karten/1'
  return hostsFor(g, id, seat).length > 0
    ? 'glossary/spielen-und-ins-spiel-bringen/2'
    : 'glossary/verstaerkungskarten/1'
}

/** The fate with which a character enters play, by the province out of which it is played. */
export const fateFromProvince = (g: G, { seat, from, slot }: { seat: Seat; from: number; slot: number }) =>
  working(g, 'entersWithFate').reduce((sum, { bearer, constant }) => {
    const there = bearer !== NONE && from === ROW && provinceIn(g.state, seat, slot) === bearer
    return there ? sum + constant.entersWithFate : sum
  }, 0)

/** The status with which a character enters play, by the province out of which it is played. */
export function statusFromProvince(g: G, { seat, from, slot }: { seat: Seat; from: number; slot: number }) {
  const province = from === ROW ? provinceIn(g.state, seat, slot) : NONE
  if (province === NONE) return undefined
  for (const { bearer, constant } of working(g, 'entersAs'))
    if (constant.playedFrom === 'self' ? province === bearer : isAdjacent(g.state, province, bearer))
      return tokenOf[constant.entersAs]
  return undefined
}

/** A text keeps fate off who is played out of this province. */
export const isPlayedBare = (g: G, seat: Seat, slot: number): boolean =>
  working(g, 'noFateWhenPlayed').some(
    ({ bearer, constant }) =>
      constant.playedFrom === 'adjacent' && isAdjacent(g.state, provinceIn(g.state, seat, slot), bearer),
  )

export const mayPlayIntoConflict = rule('step/3.2.2/4', (g: G, seat: Seat, id: CardId): boolean => {
  const { conflict } = g.state
  if (conflict === null || definitionOf(cardAt(g.state, id))[conflict.type] === null) return false
  if (isBarred(g, id, seat, conflict.type, seat === conflict.attacker)) return false
  if (isShutOut(g, seat)) return false
  return mayParticipate(g, id, seat) || reaching(g, 'cannot', id).length === 0
})

/** Costs of abilities: paid with one's own cards and tokens, all together or not at all (glossary/kosten). */
import { type CardId, type Option, type Ref, refTo, type Seat, zoneOf } from '@regelwerk/core'
import type { CardType, Cost, Element, Filter } from '../abilities.ts'
import { type G, on } from '../book.ts'
import { elements } from '../elements.ts'
import type { L5REvent } from '../events.ts'
import { matching } from '../filter.ts'
import type { Context } from '../reading.ts'
import { holds } from '../reckoning.ts'
import {
  CONFLICT,
  cardAt,
  DYNASTY,
  HAND,
  isInPlay,
  NONE,
  other,
  provinceIn,
  provincesOf,
  rowOf,
} from '../state.ts'
import { canBeAffected, duelValueOf, isForbidden } from '../values.ts'
import { canDishonor, canLoseFate, mayEnter } from './restrictions.ts'

/** Costs are paid with what one controls (glossary/kosten/3). */
const own = (f: Filter): Filter => (on('glossary/kosten/3') ? { ...f, whose: 'yours' } : f)

/** ... and with what is in one's own zones outside play (glossary/kosten/4). */
const fromOutside = (): 'yours' | 'any' => (on('glossary/kosten/4') ? 'yours' : 'any')

const canBow = (g: G, id: CardId): boolean =>
  !(cardAt(g.state, id).bowed && on('glossary/beugen-gebeugt/4')) && !isForbidden(g, id, 'beBowed')

/** Who breaks a province otherwise than in a conflict: its controller's opponent. */
export const breaker = (controller: Seat): Seat =>
  on('glossary/provinz-unterwerfen-unterworfenen-provinz/6') ? other(controller) : controller

const hostOf = (g: G, c: Context): CardId => (c.self === NONE ? NONE : cardAt(g.state, c.self).on)

/** The cards with which this cost could be paid; null: nothing is to be chosen. */
export function payers(g: G, cost: Cost, c: Context): CardId[] | null {
  const ids = candidates(g, cost, c)
  // Immunity does not keep a card from paying.
  return ids === null || on('glossary/immun/3') ? ids : ids.filter((id) => canBeAffected(g, id, c.self))
}

function candidates(g: G, cost: Cost, c: Context): CardId[] | null {
  if ('bow' in cost && typeof cost.bow === 'object')
    return matching(g, own(cost.bow), c).filter((id) => canBow(g, id))
  if ('sacrifice' in cost && typeof cost.sacrifice === 'object')
    // What cannot be discarded can still be sacrificed (glossary/opfern/2).
    return matching(g, own(cost.sacrifice), c).filter(
      (id) => on('glossary/opfern/2') || !isForbidden(g, id, 'beDiscarded'),
    )
  if ('dishonor' in cost && typeof cost.dishonor === 'object')
    return matching(g, own(cost.dishonor), c).filter((id) => canDishonor(g, id))
  if ('removeFate' in cost && typeof cost.from === 'object')
    return matching(g, own(cost.from), c).filter((id) => canLoseFate(g, id, cost.removeFate))
  if ('discard' in cost && 'n' in cost)
    return matching(g, { in: 'hand', ...cost.discard, whose: fromOutside() }, c).filter((id) => id !== c.self)
  if ('shuffleProvinceCard' in cost) {
    const s = g.state
    return rowOf(s, c.me).filter((id) => {
      const { slot } = cardAt(s, id)
      return provincesOf(s, c.me).some((p) => cardAt(s, p).slot === slot && !cardAt(s, p).broken)
    })
  }
  if ('duel' in cost) {
    // The character itself must be one of the two, and in a conflict both must be participating (step/D.1).
    const there = g.state.conflict !== null
    if (there && !cardAt(g.state, c.self).participating && on('step/D.1/3')) return []
    const dash = (id: CardId): boolean =>
      duelValueOf(g, id, cost.duel) === null && on('glossary/gedankenstrich/4')
    if (dash(c.self)) return []
    const whose = on('step/D.1/1') ? 'opponents' : 'any'
    return matching(
      g,
      { ...cost.against, whose, ...(there && on('step/D.1/2') && { participating: true }) },
      c,
    ).filter(
      (id) =>
        id !== c.self && !dash(id) && !(isForbidden(g, id, 'beTargeted', c.me) && on('glossary/duell/1')),
    )
  }
  return null
}

const ringsToFeed = (g: G, which: 'unclaimed' | Element): Element[] =>
  which === 'unclaimed'
    ? elements.filter((e) => g.state.rings[e].claimed === NONE && g.state.conflict?.ring !== e)
    : [which]

/** How many cards are to be revealed, all of them or it is not paid. */
const toReveal = (g: G, { reveal, instead }: Extract<Cost, { reveal: unknown }>, c: Context): number =>
  instead !== undefined && holds(g, instead.if, c) ? instead.n : reveal

/** What is to be chosen for a cost, of what is worth choosing; null: nothing. */
export function costChoices(g: G, cost: Cost, c: Context, isWorth: (id: CardId) => boolean): Option[] | null {
  if ('fateToRing' in cost)
    return ringsToFeed(g, cost.fateToRing).map((ring): Option => ({ verb: 'ring', name: ring, value: ring }))
  if ('nameCardType' in cost)
    return (['character', 'attachment', 'event'] as CardType[]).map(
      (type): Option => ({ verb: 'type', name: type, value: type }),
    )
  const ids = payers(g, cost, c)?.filter(isWorth)
  return ids?.map((id): Option => ({ verb: 'pay with', target: id, value: id })) ?? null
}

/** Can all of them be paid, beside so much fate for the card itself? */
export function canPay(g: G, costs: readonly Cost[], c: Context, fate: number): boolean {
  const s = g.state
  const me = c.me as 0 | 1
  let needed = fate
  for (const cost of costs) {
    if ('bow' in cost && typeof cost.bow === 'string') {
      const id = cost.bow === 'self' ? c.self : hostOf(g, c)
      if (id === NONE || !canBow(g, id)) return false
    } else if ('fate' in cost) needed += cost.fate
    else if ('giveFate' in cost) needed += cost.giveFate
    else if ('fateToRing' in cost) {
      needed += 1
      if (ringsToFeed(g, cost.fateToRing).length === 0) return false
    } else if ('removeFate' in cost && typeof cost.from === 'string') {
      const id = cost.from === 'self' ? c.self : hostOf(g, c)
      if (id === NONE || !canLoseFate(g, id, cost.removeFate)) return false
    } else if ('honor' in cost) {
      if (s.honor[me] < cost.honor) return false
    } else if ('sacrifice' in cost && cost.sacrifice === 'self') {
      if (!isInPlay(cardAt(s, c.self))) return false
    } else if ('dishonor' in cost && cost.dishonor === 'host') {
      const host = hostOf(g, c)
      if (host === NONE || !canDishonor(g, host)) return false
    } else if ('discardFavor' in cost) {
      if (s.favor?.seat !== me) return false
    } else if ('putIntoPlay' in cost) {
      if (!mayEnter(g, c.self, c, false)) return false
    } else if ('reveal' in cost) {
      if (zoneOf(s, CONFLICT, me).length < toReveal(g, cost, c)) return false
    } else if ('discard' in cost && 'n' in cost) {
      if ((payers(g, cost, c)?.length ?? 0) < cost.n) return false
    } else {
      const list = payers(g, cost, c)
      if (list !== null && list.length === 0) return false
    }
  }
  return s.fate[me] >= needed
}

/** What happens when it is paid, and with which cards. */
export function costEvents(
  g: G,
  cost: Cost,
  choice: unknown,
  c: Context,
): { events: L5REvent[]; paid: Ref[] } {
  const s = g.state
  const { me } = c
  const chosen = typeof choice === 'number' ? choice : NONE
  const ref = (id: CardId): Ref[] => (id === NONE ? [] : [refTo(s, id)])
  const one = (id: CardId, event: L5REvent): { events: L5REvent[]; paid: Ref[] } => ({
    events: [event],
    paid: ref(id),
  })
  const named = (what: 'self' | 'host' | Filter): CardId =>
    what === 'self' ? c.self : what === 'host' ? hostOf(g, c) : chosen
  if ('bow' in cost) return one(named(cost.bow), { kind: 'bow', card: named(cost.bow), by: me, ring: false })
  if ('fate' in cost) return { events: [{ kind: 'lose fate', seat: me, n: cost.fate }], paid: [] }
  if ('fateToRing' in cost) {
    const ring = choice as Element
    return {
      events: [
        { kind: 'lose fate', seat: me, n: 1 },
        // Fate spent to a ring is placed on it.
        { kind: 'ring fate', ring, n: on('glossary/schicksal/3') ? 1 : 0 },
      ],
      paid: [],
    }
  }
  if ('removeFate' in cost) {
    const id = named(cost.from)
    return one(id, { kind: 'remove fate', card: id, n: cost.removeFate })
  }
  if ('honor' in cost)
    return { events: [{ kind: 'lose honor', seat: me, n: cost.honor, why: 'effect' }], paid: [] }
  if ('giveFate' in cost)
    return { events: [{ kind: 'transfer fate', from: me, to: other(me), n: cost.giveFate }], paid: [] }
  if ('sacrifice' in cost) {
    const id = cost.sacrifice === 'self' ? c.self : chosen
    return one(id, { kind: 'leave', card: id, way: 'sacrifice', by: me })
  }
  if ('discard' in cost && 'n' in cost)
    return one(chosen, { kind: 'discard cards', seat: me, cards: [chosen] })
  if ('discardSelf' in cost) return one(c.self, { kind: 'leave', card: c.self, way: 'discard', by: me })
  if ('dishonor' in cost) {
    const id = cost.dishonor === 'host' ? hostOf(g, c) : chosen
    return one(id, { kind: 'dishonor', card: id })
  }
  if ('returnToHand' in cost) return one(c.self, { kind: 'leave', card: c.self, way: 'hand', by: me })
  if ('breakSelf' in cost) return one(c.self, { kind: 'break', card: c.self, seat: breaker(me) })
  if ('shuffleProvinceCard' in cost)
    return {
      events: [
        { kind: 'put', card: chosen, to: DYNASTY, holder: cardAt(s, chosen).owner },
        { kind: 'shuffle', seat: me, zone: DYNASTY },
      ],
      // The province is what the effect speaks of.
      paid: ref(provinceIn(s, me, cardAt(s, chosen).slot)),
    }
  if ('reveal' in cost) {
    const cards = zoneOf(s, CONFLICT, me).slice(-toReveal(g, cost, c))
    return { events: [{ kind: 'reveal', cards }], paid: cards.map((id) => refTo(s, id)) }
  }
  if ('discardFavor' in cost) {
    const returned = on('glossary/kaiserliche-gunst-wettstreit-um-die-kaiserliche-gunst/7')
    return { events: returned ? [{ kind: 'favor', seat: null, side: 'military' }] : [], paid: [] }
  }
  if ('putIntoPlay' in cost)
    return one(c.self, {
      kind: 'enter',
      card: c.self,
      seat: me,
      from: HAND,
      slot: NONE,
      participating: s.conflict !== null && !on('glossary/spielen-und-ins-spiel-bringen/4'),
      tokens: 0,
      on: NONE,
      asAttachment: false,
    })
  if ('duel' in cost) return { events: [], paid: ref(chosen) }
  return { events: [], paid: [] }
}

/** What texts do once: each effect offers cards to pick from, then does its part. */
import type { CardId, Constraint, Frame, Option, Seat } from '@regelwerk/core'
import type { Effect, Icon } from '../abilities.ts'
import { type G, procedure, step } from '../book.ts'
import type { BlueMoonEvent } from '../events.ts'
import { matches } from '../filter.ts'
import { hasIcon, isProtected } from '../ignored.ts'
import {
  activeCards,
  CARGO,
  COMBAT,
  cardAt,
  DECK,
  DISCARD,
  defAt,
  HAND,
  INFLUENCE,
  other,
  PILE,
  pile,
  SUPPORT,
  typeOf,
} from '../state.ts'
import { printedValue } from '../values.ts'
import { cardTo } from './acts.ts'
import { nameAnother } from './demands.ts'
import { discardAllButOne, discardFromHand } from './discarding.ts'
import { attract } from './dragons.ts'
import { couldHold, draw, drawTo, happen, mayHold, mayTake, toHand } from './drawing.ts'
import { doEffect, type EffectLocals, effectOf } from './effect-frame.ts'
import { layNow } from './laying.ts'
import { buyDragon, type Price } from './payment.ts'
import { isLoadable, mayBring, shipsWithRoom } from './playing.ts'

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>

/** What a player is offered for an effect. */
interface Offer {
  cards: CardId[]
  min: number
  max: number
  weight?: (id: CardId) => number
  group?: (id: CardId) => string
  constraint?: Constraint
  /** Depends on what only they know. */
  secret?: boolean
}

const discardable = (g: G, me: Seat, effect: Of<'discardOpposing'>): CardId[] => {
  const s = g.state
  const rival = other(me)
  const zones =
    effect.zone === undefined ? [COMBAT, SUPPORT, INFLUENCE] : [effect.zone === 'combat' ? COMBAT : SUPPORT]
  const found: CardId[] = []
  for (const zone of zones) {
    for (const id of pile(s, zone, rival)) {
      if ((effect.active && !cardAt(s, id).active) || !matches(s, id, effect.filter)) continue
      if (isProtected(g, id)) continue
      if (zone === INFLUENCE && (effect.filter.icon === undefined || defAt(s, id).type === 'ship')) continue
      if (!effect.filter.iconEffective || hasIcon(g, id, effect.filter.icon as Icon)) found.push(id)
    }
  }
  if (!effect.keepCharacter) return found
  const characters = activeCards(s, rival).filter((id) => typeOf(s, id) === 'character')
  return characters.length > 1 ? found : found.filter((id) => !characters.includes(id))
}

/** The active boosters or supports of a player that may be discarded. */
const boostersOrSupports = (g: G, seat: Seat, zone: number): CardId[] =>
  pile(g.state, zone, seat).filter(
    (id) => cardAt(g.state, id).active && typeOf(g.state, id) !== 'character' && !isProtected(g, id),
  )

/** Whose part it is, in order: the opponent's first (pillar/pillar-32-auserwaehlter-der-weite/2). */
function seatsOf(effect: Effect, me: Seat): Seat[] {
  switch (effect.do) {
    case 'opponentDiscards':
    case 'opponentDiscardsTo':
    case 'shuffleAreasIntoDeck':
      return [other(me)]
    case 'eachDiscards':
    case 'eachDraws':
    case 'eachShufflesHandAndDraws':
    case 'shuffleLeadershipIntoDeck':
    case 'eachMayBuyDragon':
      return [other(me), me]
    default:
      return [me]
  }
}

/** May cards come from the deck into this player's hand? */
export const mayDraw = (g: G, seat: Seat): boolean => mayTake(g, seat) > 0 && mayHold(g, seat)

/** A text that takes cards cannot be used while taking them is forbidden, or where there is nothing to take. */
export function isBarred(g: G, me: Seat, effect: Effect): boolean {
  const isEmpty = (zone: number, seat: Seat): boolean => pile(g.state, zone, seat).length === 0
  switch (effect.do) {
    case 'draw':
    case 'search':
    case 'revealAndTake':
      return !mayDraw(g, me) || isEmpty(DECK, me)
    case 'drawTo':
      return !mayDraw(g, me) || isEmpty(DECK, me) || pile(g.state, HAND, me).length >= effect.n
    case 'discardOpposing':
      return discardable(g, me, effect).length === 0
    case 'discardBoostersOrSupports':
      return [COMBAT, SUPPORT].every((zone) => boostersOrSupports(g, other(me), zone).length === 0)
    case 'opponentDiscards':
    case 'discardBlind':
      return isEmpty(HAND, other(me))
    case 'opponentDiscardsTo':
      return pile(g.state, HAND, other(me)).length <= effect.n
    case 'discardTopOfDeck':
      return isEmpty(DECK, other(me))
    case 'searchForShip':
      return mayTake(g, me) === 0 || isEmpty(DECK, me)
    case 'discardOwn':
    case 'putUnderDeck':
    case 'load':
    case 'buyDragon':
      return isEmpty(HAND, me)
    case 'drawFromDiscard':
      return !mayHold(g, me) || isEmpty(DISCARD, me)
    case 'inOrder':
      // What follows the drawing is done even if there was nothing to draw, or no room for it in the hand; only who may not
      // draw at all cannot use it (mimix/mimix-19-schamane-der-kuenftigen-heldentaten).
      return effect.parts[0]?.do === 'draw'
        ? mayTake(g, me) === 0 || !couldHold(g, me)
        : isBarred(g, me, effect.parts[0] as Effect)
    default:
      return false
  }
}

/** The cards that may be revealed of so many (mimix/mimix-18-schamane-des-heiligen-opfers/4). */
const topOfDeck = (g: G, seat: Seat, n: number): CardId[] =>
  pile(g.state, DECK, seat).slice(-Math.min(n, mayTake(g, seat)))

/** Whether to use these is decided before anything is seen. */
const isAskedFirst = (effect: Effect): boolean =>
  ['revealAndTake', 'opponentDiscards', 'opponentDiscardsTo'].includes(effect.do)

const hand = (g: G, seat: Seat): CardId[] => pile(g.state, HAND, seat)

/** Cards of a hand that reach a sum together, none of them useless (allgemein/einige-besondere-regeln/17). */
const reaching = (cards: CardId[], weight: (id: CardId) => number, sum: number): Offer => ({
  cards: cards.filter((id) => weight(id) > 0),
  min: 0,
  max: cards.length,
  weight,
  constraint: { sumAtLeast: sum, noUseless: true },
  secret: true,
})

function offerFor(g: G, f: EffectLocals, seat: Seat): Offer | null {
  const s = g.state
  const { effect } = f
  switch (effect.do) {
    case 'discardOpposing': {
      const cards = discardable(g, f.me, effect)
      return effect.n === 1 ? { cards, min: 1, max: 1 } : null
    }
    case 'opponentDiscards':
    case 'eachDiscards':
      return { cards: hand(g, seat), min: effect.n, max: effect.n }
    case 'opponentDiscardsTo': {
      const n = Math.max(0, hand(g, seat).length - effect.n)
      return { cards: hand(g, seat), min: n, max: n }
    }
    case 'discardOwn':
    case 'putUnderDeck':
      return { cards: hand(g, seat), min: 0, max: hand(g, seat).length, secret: true }
    case 'takeBack': {
      if (!mayHold(g, seat)) return { cards: [], min: 0, max: 0 }
      // A ship that has landed no longer lies there (buka/buka-23-geist-des-alten-goo-laa/2).
      const from =
        effect.from === 'active'
          ? [...activeCards(s, seat), ...pile(s, INFLUENCE, seat).filter((id) => !s.landing.includes(id))]
          : pile(s, effect.from === 'combat' ? COMBAT : DISCARD, seat)
      return { cards: from.filter((id) => !effect.other || id !== f.card), min: 1, max: 1 }
    }
    case 'search': {
      const cards = pile(s, DECK, seat).filter(
        (id) => effect.filter === undefined || matches(s, id, effect.filter),
      )
      return { cards, min: 0, max: 1, secret: true }
    }
    case 'shuffleFromHand':
      return { cards: hand(g, seat), min: effect.n, max: effect.n }
    case 'shuffleLeadershipIntoDeck': {
      const cards = pile(s, PILE, seat).filter((id) => id !== f.card)
      return { cards, min: 1, max: 1 }
    }
    case 'revealAndTake':
      return { cards: topOfDeck(g, seat, effect.n), min: effect.discard, max: effect.discard }
    case 'buyDragon':
      return buying(g, seat, effect)
    case 'load': {
      const room =
        (defAt(s, f.card).capacity ?? 0) -
        pile(s, CARGO, seat).filter((id) => cardAt(s, id).ship === f.card).length
      const cards = hand(g, seat).filter((id) =>
        ['character', 'booster', 'support'].includes(defAt(s, id).type ?? ''),
      )
      return { cards, min: 0, max: Math.min(effect.n, room), secret: true }
    }
    case 'searchForShip': {
      const room = shipsWithRoom(s, seat).length > 0
      const cards = pile(s, DECK, seat).filter((id) => (isLoadable(s, id) ? room : mayBring(g, seat, id)))
      return { cards, min: 0, max: 1, secret: true }
    }
    case 'exchangeHyla':
      return { cards: pile(s, DISCARD, seat).filter((id) => defAt(s, id).type === 'hyla'), min: 0, max: 1 }
    default:
      return null
  }
}

/** Is there a card that the effect could choose? */
export const findsCards = (g: G, f: EffectLocals): boolean => (offerFor(g, f, f.me)?.cards.length ?? 0) > 0

function buying(g: G, seat: Seat, effect: Of<'buyDragon'>): Offer {
  const s = g.state
  const cards = hand(g, seat)
  if (effect.fire !== undefined) return reaching(cards, (id) => printedValue(g, id, 'fire'), effect.fire)
  if (effect.earth !== undefined) return reaching(cards, (id) => printedValue(g, id, 'earth'), effect.earth)
  if (effect.moons !== undefined) return reaching(cards, (id) => defAt(s, id).moons, effect.moons)
  if (effect.characters !== undefined) {
    return reaching(cards, (id) => (defAt(s, id).type === 'character' ? 1 : 0), effect.characters)
  }
  // Two of one type, whatever is ignored (hoax/hoax-31-beeinflusse-den-heiligen-drachen/3).
  const pair = reaching(
    cards,
    (id) => Number((effect.pairOf ?? []).some((type) => defAt(s, id).type === type)),
    2,
  )
  return {
    ...pair,
    group: (id) => defAt(s, id).type ?? '',
    constraint: { ...pair.constraint, oneGroup: true },
  }
}

const discard = (cards: readonly CardId[]): BlueMoonEvent[] =>
  cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DISCARD }))

function shuffleInto(g: G, seat: Seat, cards: readonly CardId[]): void {
  happen(g, ...cards.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DECK })))
  happen(g, { kind: 'shuffle', seat, zone: DECK })
}

function apply(g: G, f: EffectLocals, seat: Seat, picked: CardId[]): void {
  const s = g.state
  const { effect } = f
  const rival = other(f.me)
  switch (effect.do) {
    case 'discardOpposing':
      if (effect.n === 'all' && effect.keepCharacter) {
        const characters = activeCards(s, rival).filter((id) => typeOf(s, id) === 'character')
        const cards = discardable(g, f.me, effect)
        g.call(discardAllButOne, { me: f.me, card: f.card, characters, cards, spared: null })
      } else happen(g, ...discard(effect.n === 'all' ? discardable(g, f.me, effect) : picked))
      return
    case 'discardBoostersOrSupports': {
      const zone = f.agreed === 'supports' ? SUPPORT : COMBAT
      happen(g, ...discard(boostersOrSupports(g, rival, zone)))
      return
    }
    case 'opponentDiscards':
    case 'opponentDiscardsTo':
    case 'eachDiscards':
    case 'discardOwn':
      happen(g, ...discard(picked))
      return
    case 'discardBlind':
      g.call(discardFromHand, { me: f.me, holder: rival, card: f.card, n: effect.n, which: null })
      return
    case 'discardTopOfDeck':
      happen(g, ...discard(pile(s, DECK, rival).slice(-1)))
      return
    case 'draw':
    case 'eachDraws':
      draw(g, seat, effect.n)
      return
    case 'drawTo':
      drawTo(g, seat, effect.n)
      return
    case 'takeBack':
      for (const id of picked) toHand(g, seat, id)
      return
    case 'search':
      if (picked.length > 0) {
        happen(g, { kind: 'reveal', seat, cards: picked })
        for (const id of picked) toHand(g, seat, id)
      }
      happen(g, { kind: 'shuffle', seat, zone: DECK })
      return
    case 'drawFromDiscard': {
      happen(g, { kind: 'shuffle', seat, zone: DISCARD })
      for (const id of pile(s, DISCARD, seat).slice(-effect.n)) toHand(g, seat, id)
      happen(g, { kind: 'reveal', seat, cards: pile(s, DISCARD, seat) })
      return
    }
    case 'revealAndTake': {
      const cards = topOfDeck(g, seat, effect.n)
      happen(g, ...discard(picked))
      for (const id of cards) if (!picked.includes(id)) toHand(g, seat, id)
      return
    }
    case 'shuffleFromHand':
      shuffleInto(g, seat, picked)
      return
    case 'putUnderDeck':
      happen(g, ...picked.map((card): BlueMoonEvent => ({ kind: 'put', card, to: DECK, place: 'bottom' })))
      return
    case 'shuffleDiscardIntoDeck':
      for (const player of effect.who === 'both' ? [f.me, rival] : [f.me])
        shuffleInto(g, player, [...pile(s, DISCARD, player)])
      return
    case 'shuffleAreasIntoDeck':
      shuffleInto(
        g,
        rival,
        [...pile(s, COMBAT, rival), ...pile(s, SUPPORT, rival)].filter((id) => !isProtected(g, id)),
      )
      return
    case 'shuffleLeadershipIntoDeck':
      if (picked.length > 0) shuffleInto(g, seat, picked)
      return
    case 'eachShufflesHandAndDraws':
      shuffleInto(g, seat, [...hand(g, seat)])
      drawTo(g, seat, effect.n)
      return
    case 'bothDiscardSupports':
      happen(
        g,
        ...discard([0, 1].flatMap((player) => pile(s, SUPPORT, player)).filter((id) => !isProtected(g, id))),
      )
      return
    case 'openHand':
      happen(g, { kind: 'reveal', seat: rival, cards: [...hand(g, rival)], open: true })
      return
    case 'buyDragon':
      if (picked.length > 0) {
        happen(g, ...discard(picked))
        attract(g, seat, 1)
      }
      return
    case 'eachMayBuyDragon': {
      const price: Price = [
        [
          { of: 'earth', sum: effect.earth },
          { of: 'fire', sum: effect.fire },
        ],
      ]
      g.call(buyDragon, { seat, card: f.card, price, paid: null })
      return
    }
    case 'attract':
      attract(g, seat, effect.n)
      return
    case 'load':
      happen(g, ...picked.map((card): BlueMoonEvent => ({ kind: 'load', card, ship: f.card })))
      return
    case 'searchForShip':
      happen(g, { kind: 'reveal', seat, cards: picked })
      happen(g, { kind: 'shuffle', seat, zone: DECK })
      for (const card of picked) {
        if (isLoadable(s, card)) g.call(loadOnShip, { seat, card, ship: null })
        else layNow(g, seat, card)
      }
      return
    case 'exchangeHyla':
      for (const card of picked) {
        happen(g, { kind: 'put', card: f.card, to: DISCARD })
        happen(g, { kind: 'lay', card, zone: INFLUENCE, bluff: false, landed: false })
      }
      return
    case 'inOrder':
      for (const part of [...effect.parts].reverse()) g.call(doEffect, effectOf(f.me, f.card, part, false))
      return
    default:
      return
  }
}

/** Loads a card onto one of the ships with room, also one that landed this turn (buka/buka-27-erbitte-eine-gunst/2). */
const loadOnShip = procedure<{ seat: Seat; card: CardId; ship: CardId | null }>('load onto a ship', [
  step('~ship', (g, f) => {
    const options = shipsWithRoom(g.state, f.seat).map(
      (id): Option => ({ verb: 'choose', target: id, value: id }),
    )
    g.choose(f as Frame, 'ship', f.seat, options, { prompt: 'choose ship', source: f.card })
  }),
  step('~load', (g, f) => {
    if (f.ship !== null) happen(g, { kind: 'load', card: f.card, ship: f.ship })
  }),
])

const toChoose = cardTo('choose')

function optionsOf({ cards, weight, group }: Offer): Option[] {
  if (weight === undefined && group === undefined) return cards.map(toChoose)
  return cards.map((id) => {
    const option: Option = { ...toChoose(id) }
    if (weight) option.weight = weight(id)
    if (group) option.group = group(id)
    return option
  })
}

/** One effect: whoever has a part in it picks, then it is done. */
procedure(doEffect, [
  step('~begin', (g, f) => {
    f.queue = isBarred(g, f.me, f.effect) ? [] : seatsOf(f.effect, f.me)
  }),
  step('~may', (g, f) => {
    if (f.queue?.length === 0) return
    const asksAnyway = f.effect.do === 'discardBoostersOrSupports'
    if (!asksAnyway) {
      if (!f.may) return
      const asksByOffer = !isAskedFirst(f.effect) && offerFor(g, f, f.me) !== null
      if (asksByOffer) return
    }
    const answers = asksAnyway ? ['boosters', 'supports', 'no'] : ['yes', 'no']
    const options = answers.map((verb): Option => ({ verb, value: verb }))
    g.choose(f as Frame, 'agreed', f.me, options, { prompt: `may ${f.effect.do}`, source: f.card })
  }),
  step('~offer', (g, f) => {
    const seat = f.queue?.[0]
    f.picked = null
    if (seat === undefined || (f.may && f.agreed === 'no')) return
    const offer = offerFor(g, f, seat)
    if (offer === null) return
    if (f.effect.do === 'revealAndTake') happen(g, { kind: 'reveal', seat, cards: offer.cards })
    if (f.effect.do === 'search' || f.effect.do === 'searchForShip')
      happen(g, { kind: 'look', seat, cards: [...pile(g.state, DECK, seat)] })
    const options = optionsOf(offer)
    const { max, constraint, secret = false } = offer
    const min = f.may && f.agreed === null ? 0 : offer.min
    const details = { prompt: `choose ${f.effect.do}`, source: f.card, min, max, secret }
    g.pick(f as Frame, 'picked', seat, options, constraint ? { ...details, constraint } : details)
  }),
  step('~apply', (g, f) => {
    const seat = f.queue?.shift()
    if (seat === undefined) return
    const declined = f.may && f.agreed === 'no'
    if ((f.queue?.length ?? 0) > 0) g.goTo(f as Frame, '~offer')
    if (!declined) apply(g, f, seat, f.picked ?? [])
  }),
  step('~double another', (g) => nameAnother(g)),
])

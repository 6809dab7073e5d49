/** Demands of the opponent's cards: each fulfilled on its own, by the end of the booster and support phase (base/12). */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { Demand, Text } from '../abilities.ts'
import { type G, procedure, step } from '../book.ts'
import { matches } from '../filter.ts'
import { atWork, isAny, worksText } from '../ignored.ts'
import { activeCards, COMBAT, cardAt, defAt, HAND, NONE, other, pile, printed, typeOf } from '../state.ts'
import { demandWord } from '../words/demanding.ts'
import { effectWord } from '../words/effects.ts'
import { attract } from './dragons.ts'
import { happen } from './drawing.ts'
import { afterLaying } from './laying.ts'
import { canPay, choosePayment, choosing, type Part, type Price, reachesAll, without } from './payment.ts'
import { mayBoostOrSupport, sources, whyNotBluff } from './playing.ts'

interface OpenDemand {
  card: CardId
  demand: Demand
}

const NO_DEMANDS: readonly OpenDemand[] = []

/** What the opponent's cards still demand of this player. */
export function openDemands(g: G, seat: Seat): readonly OpenDemand[] {
  const s = g.state
  const demands = atWork(g, other(seat), 'demand')
  if (demands.length === 0) return NO_DEMANDS
  return demands
    .filter(({ card, text }) => {
      if (s.fulfilled.includes(card)) return false
      if (!('playOne' in text)) return true
      return !s.played.laid.some((l) => typeOf(s, l.card) === text.playOne)
    })
    .map(({ card, text }) => ({ card, demand: text }))
}

// ---- doubling a Caterpillar (Pillar 14)

const caterpillars = (g: G, seat: Seat): CardId[] =>
  activeCards(g.state, seat).filter((id) => matches(g.state, id, { family: 'caterpillar' }))

/** Has the one that was doubled left, its demand not yet met? Then another may be named. */
const isFreeToDouble = (g: G): boolean => {
  const { doubled, fulfilled } = g.state
  return doubled === NONE || (!cardAt(g.state, doubled).active && !fulfilled.includes(doubled))
}

function isDoubled(g: G, card: CardId): boolean {
  const seat = cardAt(g.state, card).owner
  if (!isAny(g, seat, 'doubleCaterpillar')) return false
  if (g.state.doubled === card) return true
  return caterpillars(g, seat).length === 1 && caterpillars(g, seat)[0] === card && isFreeToDouble(g)
}

const doublesCaterpillar = printed(({ text }) => text.some((one) => 'doubleCaterpillar' in one))

/** Does this player double a Caterpillar, or would, were it not ignored? */
export const doubles = (g: G, seat: Seat): boolean =>
  activeCards(g.state, seat).some((id) => doublesCaterpillar(g.state, id) && !cardAt(g.state, id).bluff)

/** Of several Caterpillars their owner names the one that Pillar 14 doubles. */
export const nameDoubled = procedure<{ seat: Seat; doubled: CardId | null }>('name the doubled', [
  step('~name', (g, f) => {
    f.doubled = null
    if (!doubles(g, f.seat)) return
    const options = caterpillars(g, f.seat).map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'doubled', f.seat, options, { prompt: 'double' })
  }),
  step('~named', (g, f) => {
    if (f.doubled !== null) happen(g, { kind: 'double', card: f.doubled })
  }),
])

/** The doubled one has been discarded: another is named at once. */
export function nameAnother(g: G): void {
  const { doubled } = g.state
  if (doubled === NONE || cardAt(g.state, doubled).zone === COMBAT || !isFreeToDouble(g)) return
  const seat = cardAt(g.state, doubled).owner
  if (caterpillars(g, seat).length > 0 && doubles(g, seat)) g.call(nameDoubled, { seat, doubled: null })
}

// ---- what a demand costs

/** The price in hand cards; null if it is met by playing a card. */
const priceOf = (g: G, { card, demand }: OpenDemand): Price | null =>
  demandWord(demand).price(demand, isDoubled(g, card) ? 2 : 1)

/** Are cards demanded, whether they could be paid or not? That everybody sees. */
export const demandsCards = (g: G, seat: Seat): boolean =>
  openDemands(g, seat).some((open) => priceOf(g, open) !== null)

/** Demands that could be paid from hand now. */
export const payable = (g: G, seat: Seat): CardId[] =>
  openDemands(g, seat).flatMap((open) => {
    const price = priceOf(g, open)
    return price !== null && canPay(g, pile(g.state, HAND, seat), price) ? [open.card] : []
  })

/** Could a text bring cards to pay with, or take away the card that demands, as a card is played or used? */
const mayHelp = (text: Text): boolean =>
  (text.kind === 'continuous' && 'ignore' in text) ||
  (text.kind === 'effect' &&
    (text.when === 'played' || text.when === 'onMyTurn') &&
    effectWord(text.do).mayHelp)

interface Play {
  card: CardId
  bluff: boolean
}

/** How a card of this type could be played now; a bluff card is played as a support (terrah/terrah-13-kabu-kat/3). */
const playsOf = (g: G, seat: Seat, type: string): Play[] =>
  sources(g, seat).flatMap((card) => {
    const plays: Play[] = []
    if (defAt(g.state, card).type === type && mayBoostOrSupport(g, seat, card, false))
      plays.push({ card, bluff: false })
    if (type === 'support' && whyNotBluff(g, seat, card, false) === null) plays.push({ card, bluff: true })
    return plays
  })

/**
 * Can everything demanded be met, as far as the player knows: all of it together, with cards apart, after one of the
 * characters that could be played (`playing`; if it is empty none is needed)? Cards that could be played and whose
 * texts may change the matter leave it open (pillar/raupenverstaerkungen-allgemein/1).
 */
export function canMeetDemands(g: G, seat: Seat, playing: readonly CardId[]): boolean {
  if (!isAny(g, other(seat), 'demand')) return true
  const open = openDemands(g, seat).filter(({ demand }) => demand.orElse === 'retreat')
  if (open.length === 0) return true
  const helpers = sources(g, seat).filter((id) => worksText(g, id).some(mayHelp))
  if (helpers.some((id) => playing.includes(id))) return true
  const toPlay = new Set(open.flatMap(({ demand }) => ('playOne' in demand ? [demand.playOne] : [])))
  const ways = open.reduce<Part[][]>(
    (all, demand) => {
      const price = priceOf(g, demand)
      return price === null ? all : all.flatMap((parts) => price.map((more) => [...parts, ...more]))
    },
    [[]],
  )
  const hand = pile(g.state, HAND, seat)
  const spend = (kept: readonly Play[]): boolean => {
    const left = without(hand, ...kept.map(({ card }) => card))
    return ways.some((parts) => reachesAll(g, left, parts))
  }
  /** After these cards, one of each type, in whatever order; `before`: the table without the last of them. */
  const keep = (before: G, kept: readonly Play[], types: readonly string[]): boolean => {
    if (types.length === 0 && spend(kept)) return true
    if (types.length === 0 && helpers.length === 0) return false
    const last = kept.at(-1)
    const table = last === undefined ? before : afterLaying(before, seat, last.card, last.bluff)
    const helps = (id: CardId): boolean => helpers.includes(id) && mayBoostOrSupport(table, seat, id, false)
    if (sources(table, seat).some(helps)) return true
    return types.some((type) => {
      const rest = types.filter((one) => one !== type)
      return playsOf(table, seat, type).some((play) => keep(table, [...kept, play], rest))
    })
  }
  if (playing.length === 0) return keep(g, [], [...toPlay])
  return playing.some((card) => keep(g, [{ card, bluff: false }], [...toPlay]))
}

// ---- paying

interface FulfilLocals {
  seat: Seat
  card: CardId
  paid: CardId[] | null
}

/** Pays one demand. */
export const fulfil = procedure<FulfilLocals>('fulfil a demand', [
  step('~choose', (g, f) => {
    const open = openDemands(g, f.seat).find(({ card }) => card === f.card)
    const price = open && priceOf(g, open)
    if (price) g.call(choosePayment, choosing(f.seat, f.card, price, false))
  }),
  step('~paid', (g, f) => {
    if (f.paid !== null) happen(g, { kind: 'fulfil', card: f.card, cards: f.paid })
  }),
])

export const fulfilling = (seat: Seat, card: CardId): FulfilLocals => ({ seat, card, paid: null })

/** Sirens: no character was discarded, so each attracts a dragon; it does not come by the retreat (base/35). */
export function sing(g: G, seat: Seat): void {
  for (const { card, demand } of openDemands(g, seat)) {
    if (demand.orElse !== 'dragon') continue
    happen(g, { kind: 'fulfil', card, cards: [] })
    attract(g, other(seat), 1)
  }
}

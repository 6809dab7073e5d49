/** Whose fate pays for a card: the player's own, or that on characters, where a text says so. */
import type { CardId, Frame, Option, Seat } from '@regelwerk/core'
import type { Element } from '../abilities.ts'
import type { G } from '../book.ts'
import { elements } from '../elements.ts'
import type { L5REvent } from '../events.ts'
import { prepared } from '../prepare.ts'
import { contextOf, matches, matching } from '../reading.ts'
import { arePoolsClosed, keepsRingFate } from '../restraints.ts'
import { cardAt, faceAt } from '../state.ts'
import { isSaid, reachContext, ringElements, traitsOf, working } from '../values.ts'
import { canLoseFate } from './restrictions.ts'

interface Purse {
  /** The pool pays what the cards do not. */
  pool: boolean
  cards: readonly CardId[]
  rings: readonly Element[]
}

/** On these characters alone is the fate with which this card is paid. */
function onlyFrom(g: G, seat: Seat, card: CardId): readonly CardId[] | null {
  for (const { ability } of prepared(cardAt(g.state, card).def).constants)
    if (ability?.kind === 'constant' && 'paidOnlyWith' in ability)
      return matching(g, ability.paidOnlyWith, contextOf(seat, card))
  return null
}

/** What may pay for this card, by its own text or by others. */
function purseFor(g: G, seat: Seat, card: CardId): Purse {
  const only = onlyFrom(g, seat, card)
  if (only !== null) return { pool: false, cards: only.filter((id) => canLoseFate(g, id)), rings: [] }
  const pool = !arePoolsClosed(g)
  const rings = ringsFor(g, seat, card)
  if (!isSaid(g, 'mayPayFor')) return pool && rings.length === 0 ? OWN : { pool, cards: [], rings }
  const cards = working(g, 'mayPayFor')
    .filter((reach) => reach.me === seat && matches(g, reach.constant.mayPayFor, card, reachContext(reach)))
    .map(({ bearer }) => bearer)
  return { pool, cards: cards.filter((id) => canLoseFate(g, id)), rings }
}
const OWN: Purse = { pool: true, cards: [], rings: [] }

/** Rings whose fate pays for a conflict card with a trait that is their element. */
function ringsFor(g: G, seat: Seat, card: CardId): readonly Element[] {
  if (!isSaid(g, 'mayPayFromRings') || faceAt(g.state, card).side !== 'conflict') return []
  if (keepsRingFate(g, seat) || working(g, 'mayPayFromRings').every(({ me }) => me !== seat)) return []
  const traits: readonly string[] = traitsOf(g, card)
  return elements.filter(
    (ring) =>
      g.state.rings[ring].fate > 0 && ringElements(g, ring).some((element) => traits.includes(element)),
  )
}

const fateOnRings = (g: G, rings: readonly Element[]): number =>
  rings.reduce((sum, ring) => sum + g.state.rings[ring].fate, 0)

const fateOn = (g: G, cards: readonly CardId[]): number =>
  cards.reduce((sum, id) => sum + cardAt(g.state, id).fate, 0)

/** How much this player could spend on the card. */
export function spendable(g: G, seat: Seat, card: CardId): number {
  const { pool, cards, rings } = purseFor(g, seat, card)
  return (pool ? g.state.fate[seat as 0 | 1] : 0) + fateOn(g, cards) + fateOnRings(g, rings)
}

/** What the pool must bear of this cost. */
export function fromPool(g: G, seat: Seat, card: CardId, n: number): number {
  const { pool, cards, rings } = purseFor(g, seat, card)
  return pool ? Math.max(0, n - fateOn(g, cards) - fateOnRings(g, rings)) : 0
}

/** What was said so far: one card for each fate. */
export interface Paying {
  fateFrom?: (CardId | Element)[]
  payer?: CardId | Element | null
}

/** From whom comes the next fate of a cost of n? */
export function askPayer(g: G, f: Frame & Paying, seat: Seat, card: CardId, n: number): void {
  const { pool, cards, rings } = purseFor(g, seat, card)
  f.fateFrom ??= []
  f.payer = null
  const { fateFrom } = f
  const rest = n - fateFrom.length
  const left = cards.filter((id) => cardAt(g.state, id).fate > fateFrom.filter((one) => one === id).length)
  const taken = (ring: Element): number => fateFrom.filter((one) => one === ring).length
  const leftRings = rings.filter((ring) => g.state.rings[ring].fate > taken(ring))
  if (rest <= 0 || left.length + leftRings.length === 0) return
  const options = left.map((id): Option => ({ verb: 'pay with', target: id, value: id }))
  options.push(...leftRings.map((ring): Option => ({ verb: 'ring', name: ring, value: ring })))
  if (pool && g.state.fate[seat as 0 | 1] >= rest) options.push({ verb: 'from your pool', value: null })
  g.choose(f, 'payer', seat, options, { prompt: 'fate from whom', source: card })
}

/** Takes down who was named; false: the pool pays the rest. */
export function notePayer(f: Paying): boolean {
  if (f.payer == null) return false
  f.fateFrom?.push(f.payer)
  f.payer = null
  return true
}

/** Pays so much fate for a card, with what was named. */
export function payFate(seat: Seat, n: number, { fateFrom = [] }: Paying): L5REvent[] {
  const batch = [...new Set(fateFrom)].map((from): L5REvent => {
    const much = fateFrom.filter((one) => one === from).length
    return typeof from === 'number'
      ? { kind: 'remove fate', card: from, n: much }
      : { kind: 'ring fate', ring: from, n: -much }
  })
  const rest = n - fateFrom.length
  if (rest > 0) batch.push({ kind: 'lose fate', seat, n: rest })
  return batch
}

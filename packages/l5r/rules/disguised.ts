/** Disguised: a unique character takes the place of another one (glossary/verkleidet). */
import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import { asInHand } from '../as-in-hand.ts'
import { binds, type G, meets, on, procedure, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { prepared } from '../prepare.ts'
import { contextOf, matches } from '../reading.ts'
import {
  attachmentsOn,
  cardAt,
  charactersOf,
  definitionOf,
  faceAt,
  handOf,
  isStill,
  type L5RState,
  NONE,
  ROW,
  rowOf,
} from '../state.ts'
import { tokenOf, tokensOn } from '../tokens.ts'
import { announce } from './announcing.ts'
import { happen, refill } from './cards.ts'
import { fateCost, fateFromProvince, mayPlayIntoConflict, whyNotPlay } from './playable.ts'
import { mayEnter } from './restrictions.ts'
import { moveFate } from './tasks.ts'

/** The cost is lowered by the printed cost of the character that is replaced. */
const saved = (g: G, replaced: CardId): number => faceAt(g.state, replaced).cost ?? 0

/** Whom a card in hand or province could replace now. */
function replaceable(g: G, seat: Seat, id: CardId): CardId[] {
  const s = g.state
  const [rule] = prepared(cardAt(s, id).def).rules.filter((one) => one.kind === 'disguised')
  if (rule?.kind !== 'disguised' || !mayEnter(g, id, contextOf(seat, id), false)) return []
  const wanted = { ...rule.as, unique: false }
  return charactersOf(s, seat).filter(
    (one) =>
      matches(g, wanted, one, contextOf(seat, id)) &&
      whyNotPlay(g, seat, id, 'character', saved(g, one)) === null,
  )
}

/** What can be played disguised: from hand, and out of a province even in the conflict phase. */
export function disguises(g: G, seat: Seat, dynasty: boolean): CardId[] {
  const s = g.state
  const open = rowOf(s, seat).filter((id) => cardAt(s, id).faceup)
  const fromRow = dynasty || (s.phase === 'conflict' && on('glossary/verkleidet/1')) ? open : []
  const fromHand = dynasty ? [] : handOf(s, seat)
  return [...fromHand, ...fromRow].filter(
    (id) => definitionOf(cardAt(s, id)).type === 'character' && replaceable(g, seat, id).length > 0,
  )
}

interface DisguiseLocals {
  seat: Seat
  card: Ref
  from: number
  fromHand: boolean
  /** How much fate it has cost. */
  spent?: number
  slot: number
  chosen: CardId | null
  replaced: Ref | null
  place: 'conflict' | 'home' | null
}

export const disguising = (g: G, seat: Seat, id: CardId): DisguiseLocals => {
  const { zone, slot } = cardAt(g.state, id)
  return {
    seat,
    card: refTo(g.state, id),
    from: zone,
    fromHand: asInHand(g, seat).includes(id),
    slot,
    chosen: null,
    replaced: null,
    place: null,
  }
}

/** What the replaced one has saved is not paid. */
export const lessFor = rule('glossary/verkleidet/2', (g: G, replaced: CardId): number => saved(g, replaced))

/** Attachments and status are taken over; it is ready, whatever the other one was. */
export const takesOver = rule(
  'glossary/verkleidet/4',
  (s: L5RState, from: CardId, to: CardId): L5REvent[] => {
    const batch = attachmentsOn(s, from).map(
      (card): L5REvent => ({ kind: 'attach', card, to, seat: cardAt(s, card).holder }),
    )
    for (const status of tokensOn(s, from)) {
      const token = tokenOf[status]
      batch.push({ kind: 'lose token', card: from, token }, { kind: 'gain token', card: to, token })
    }
    return batch
  },
)

export const playDisguised = procedure<DisguiseLocals>('play disguised', [
  step('~announce', (g, f) => announce(g, f.seat, f.card.card, 'play')),
  step('~whom', (g, f) => {
    const options = replaceable(g, f.seat, f.card.card).map(
      (id): Option => ({ verb: 'choose', target: id, value: id }),
    )
    g.choose(f as Frame, 'chosen', f.seat, options, { prompt: 'replace', source: f.card.card })
  }),
  step('~cost', (g, f) => {
    f.replaced = refTo(g.state, f.chosen as CardId)
    const less = lessFor(g, f.replaced.card)
    const n = Math.max(0, fateCost(g, f.seat, f.card.card, 'character') - less)
    f.spent = n
    if (n > 0) happen(g, { kind: 'lose fate', seat: f.seat, n })
  }),
  step('~where', (g, f) => {
    const there = meets('glossary/verkleidet/3', cardAt(g.state, f.chosen as CardId).participating)
    const options: Option[] = [{ verb: 'home', value: 'home' }]
    if (there && mayPlayIntoConflict(g, f.seat, f.card.card))
      options.unshift({ verb: 'into the conflict', value: 'conflict' })
    g.choose(f as Frame, 'place', f.seat, options, { prompt: 'where to', source: f.card.card })
  }),
  step('~enter', (g, f) => {
    const event: L5REvent = {
      kind: 'enter',
      card: f.card.card,
      seat: f.seat,
      from: f.from,
      slot: f.slot,
      participating: f.place === 'conflict',
      tokens: fateFromProvince(g, f),
      on: NONE,
      asAttachment: false,
    }
    happen(g, event)
  }),
  step('~fate', (g, f) => {
    if (f.replaced === null || !binds('glossary/verkleidet/2', isStill(g.state, f.replaced))) return
    const { card: from } = f.replaced
    const { fate: n } = cardAt(g.state, from)
    if (n > 0) g.call(moveFate, { from, to: refTo(g.state, f.card.card), n, removed: null })
  }),
  step('glossary/verkleidet/2', (g, f) => {
    const s = g.state
    const to = f.card.card
    if (f.replaced === null || !isStill(s, f.replaced)) return
    const batch = takesOver(s, f.replaced.card, to)
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('~discard', (g, f) => {
    if (f.replaced !== null && isStill(g.state, f.replaced))
      happen(g, { kind: 'leave', card: f.replaced.card, way: 'discard', by: null, sure: true })
  }),
  step('~refill', (g, f) => {
    if (f.from === ROW) refill(g, f.seat, f.slot)
  }),
  step('~played', (g, f) =>
    happen(g, {
      kind: 'played',
      card: f.card.card,
      seat: f.seat,
      fromHand: f.fromHand,
      ...(f.from === ROW && { fromRow: true }),
      spent: f.spent ?? 0,
    }),
  ),
])

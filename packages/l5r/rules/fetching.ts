/** Cards on top of decks: put back in another order, or one of them put to use. */
import { type CardId, type Frame, type Option, type Ref, type Seat, zoneOf } from '@regelwerk/core'
import { type G, on, procedure, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import {
  CONFLICT,
  cardAt,
  cardsInSlot,
  DYNASTY,
  DYNASTY_DISCARD,
  isInPlay,
  NONE,
  other,
  provincesOf,
  rowOf,
  STRONGHOLD_SLOT,
} from '../state.ts'
import { canBeAttached } from './attachments.ts'
import { happen } from './cards.ts'
import { waysToPlay } from './playable.ts'
import { playCard, playing } from './playing.ts'

const choices = (verb: string, ids: readonly CardId[]): Option[] =>
  ids.map((id) => ({ verb, target: id, value: id }))

const topCards = (g: G, zone: number, owner: Seat, n: number): CardId[] =>
  n === 0 ? [] : zoneOf(g.state, zone, owner).slice(-n).reverse()

/** Added to a zone that is the opponent's. */
const THEIRS = 100

/** `bottom`: any number goes under the deck; `discard`: ... is discarded; `spread`: one is discarded, one goes on top, the others under it. */
export type Arrangement = 'order' | 'bottom' | 'discard' | 'spread'

interface ArrangeLocals {
  seat: Seat
  owner: Seat
  /** Whose deck is still to be said. */
  anyones: boolean
  /** null: which deck is still to be said. */
  zone: number | null
  n: number
  how: Arrangement
  source: CardId
  cards: CardId[]
  picked: CardId[] | null
  answer: unknown
}

export const arrange = procedure<ArrangeLocals>('arrange', [
  step('~which deck', (g, f) => {
    if (f.zone !== null) return
    const options: Option[] = [
      { verb: 'dynasty deck', value: DYNASTY },
      { verb: 'conflict deck', value: CONFLICT },
    ]
    const theirs: Option[] = [
      { verb: "opponent's dynasty deck", value: DYNASTY + THEIRS },
      { verb: "opponent's conflict deck", value: CONFLICT + THEIRS },
    ]
    const all = f.anyones ? [...options, ...theirs] : options
    g.choose(f as Frame, 'answer', f.seat, all, { prompt: 'which deck', source: f.source })
  }),
  step('~see', (g, f) => {
    if (f.zone === null) {
      const chosen = f.answer as number
      f.zone = chosen % THEIRS
      if (chosen >= THEIRS) f.owner = other(f.owner)
    }
    f.answer = null
    f.cards = topCards(g, f.zone, f.owner, f.n)
    if (f.cards.length > 0) happen(g, { kind: 'look', seat: f.seat, cards: f.cards })
  }),
  step('~discard or put under', (g, f) => {
    const details = { source: f.source, secret: true as const }
    if (f.how === 'spread' && f.cards.length > 0)
      g.choose(f as Frame, 'answer', f.seat, choices('discard', f.cards), { prompt: 'discard', ...details })
    if (f.how === 'bottom' || f.how === 'discard')
      g.pick(f as Frame, 'picked', f.seat, choices('choose', f.cards), {
        prompt: f.how === 'bottom' ? 'put under' : 'discard any',
        min: 0,
        max: f.cards.length,
        ...details,
      })
  }),
  step('~put there', (g, f) => {
    const { zone, owner } = f
    const picked = f.picked ?? []
    const one = f.how === 'spread' && typeof f.answer === 'number' ? [f.answer] : []
    const gone = f.how === 'discard' ? picked : one
    const under = f.how === 'bottom' ? picked : []
    f.answer = null
    f.cards = f.cards.filter((id) => !gone.includes(id) && !under.includes(id))
    const batch = under.map(
      (card): L5REvent => ({ kind: 'put', card, to: zone ?? CONFLICT, holder: owner, place: 'bottom' }),
    )
    if (gone.length > 0) batch.push({ kind: 'discard cards', seat: owner, cards: gone })
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('~order', (g, f) => {
    if (f.cards.length > 1)
      g.order(f as Frame, 'picked', f.seat, choices('order', f.cards), {
        prompt: 'order top',
        source: f.source,
        secret: true,
      })
    else f.picked = f.cards
  }),
  step('glossary/effekte/2', (g, f) => {
    const [top, ...others] = f.picked ?? []
    if (top === undefined) return
    if (f.how === 'spread') {
      const under = others.map(
        (card): L5REvent => ({ kind: 'put', card, to: f.zone ?? CONFLICT, holder: f.owner, place: 'bottom' }),
      )
      if (under.length > 0) happen(g, ...under)
    } else happen(g, { kind: 'order pile', cards: [...others.reverse(), top] })
  }),
])

/** Faceup into a province, of which every other card is discarded. */
export function putAlone(g: G, card: CardId, seat: Seat, slot: number): L5REvent[] {
  const others = cardsInSlot(g.state, seat, slot).filter((id) => id !== card)
  const inPlay = others.filter((id) => isInPlay(cardAt(g.state, id)))
  const hidden = others.filter((id) => !inPlay.includes(id))
  const batch = inPlay.map((id): L5REvent => ({ kind: 'leave', card: id, way: 'discard', by: seat }))
  if (hidden.length > 0) batch.push({ kind: 'discard cards', seat, cards: hidden })
  return [...batch, { kind: 'fill', card, slot, faceup: true }]
}

/** What becomes of the card that is taken. */
export type Use =
  | { to: 'play' }
  | { to: 'played' }
  | { to: 'attach'; host: Ref }
  /** `alone`: the other cards there are discarded; `free`: what may go into any province instead. */
  | { to: 'province'; slot: number; faceup: boolean; alone?: true; free?: readonly CardId[] }
  | { to: 'switch'; with: readonly CardId[] }

interface FetchLocals {
  seat: Seat
  zone: number
  cards: CardId[]
  fit: CardId[]
  use: Use
  rest: 'shuffle' | 'stay' | 'discard'
  /** How many may be taken; absent: one. */
  most?: number
  source: CardId
  picked: CardId[] | null
  other: CardId | null
}

export const fetchCard = procedure<FetchLocals>('fetch', [
  step('~see', (g, f) => {
    if (f.cards.length > 0) happen(g, { kind: 'look', seat: f.seat, cards: f.cards })
  }),
  step('glossary/durchsuchen', (g, f) => {
    if (f.use.to === 'played') f.fit = f.fit.filter((id) => waysToPlay(g, f.seat, id).length > 0)
    g.pick(f as Frame, 'picked', f.seat, choices('choose', f.fit), {
      prompt: 'search',
      source: f.source,
      min: 0,
      max: Math.max(1, Math.min(f.most ?? 1, f.fit.length)),
      secret: true,
    })
  }),
  step('~which is switched', (g, f) => {
    const [found] = f.picked ?? []
    if (found === undefined) return
    if (f.use.to === 'province' && f.use.free?.includes(found)) {
      const ids = provincesOf(g.state, f.seat)
      g.choose(f as Frame, 'other', f.seat, choices('choose', ids), {
        prompt: 'into which province',
        source: found,
      })
    }
    if (f.use.to !== 'switch') return
    g.choose(f as Frame, 'other', f.seat, choices('choose', f.use.with), {
      prompt: 'take',
      source: f.source,
    })
  }),
  step('~put to use', (g, f) => {
    const card = f.picked?.[0]
    if (card === undefined) return
    const enters = (host: CardId): L5REvent => ({
      kind: 'enter',
      card,
      seat: f.seat,
      from: f.zone,
      slot: NONE,
      participating: false,
      tokens: 0,
      on: host,
      asAttachment: false,
    })
    switch (f.use.to) {
      case 'play':
        happen(g, enters(NONE))
        return
      case 'attach':
        if (canBeAttached(g, card, f.use.host.card, f.seat)) happen(g, enters(f.use.host.card))
        return
      case 'province': {
        const { slot: meant, faceup } = f.use
        const slot = f.other === null ? meant : cardAt(g.state, f.other).slot
        if (f.use.alone) happen(g, ...putAlone(g, card, f.seat, slot))
        else
          happen(g, ...(f.picked ?? []).map((one): L5REvent => ({ kind: 'fill', card: one, slot, faceup })))
        return
      }
      case 'switch': {
        if (f.other === null) return
        const { slot } = cardAt(g.state, f.other)
        happen(
          g,
          { kind: 'leave', card: f.other, way: 'shuffle', by: f.seat },
          { kind: 'fill', card, slot, faceup: true },
        )
        return
      }
      case 'played': {
        const [way] = waysToPlay(g, f.seat, card)
        if (way !== undefined) g.call(playCard, playing(g, f.seat, card, way))
      }
    }
  }),
  step('~the rest', (g, f) => {
    const left = f.cards.filter((id) => cardAt(g.state, id).zone === f.zone)
    if (f.rest === 'discard' && left.length > 0)
      happen(g, { kind: 'discard cards', seat: f.seat, cards: left })
    if (f.rest === 'shuffle' && on('glossary/durchsuchen/1'))
      happen(g, { kind: 'shuffle', seat: f.seat, zone: f.zone })
  }),
])

/** What was found takes the place of a card in a province. */
export const unearthing = procedure<{
  seat: Seat
  source: CardId
  cards: CardId[]
  found: CardId | null
  picked: CardId | null
}>('unearth', [
  step('~discard', (g, f) => {
    if (f.cards.length > 0) happen(g, { kind: 'discard cards', seat: f.seat, cards: f.cards, ordered: true })
  }),
  step('~which gives way', (g, f) => {
    if (f.found === null) return
    const ids = rowOf(g.state, f.seat).filter((id) => cardAt(g.state, id).slot !== STRONGHOLD_SLOT)
    g.choose(f as Frame, 'picked', f.seat, choices('discard', ids), { prompt: 'discard', source: f.source })
  }),
  step('glossary/danach', (g, f) => {
    const { found, picked } = f
    if (found === null || picked === null || cardAt(g.state, found).zone !== DYNASTY_DISCARD) return
    const { slot } = cardAt(g.state, picked)
    happen(
      g,
      isInPlay(cardAt(g.state, picked))
        ? { kind: 'leave', card: picked, way: 'discard', by: f.seat }
        : { kind: 'discard cards', seat: f.seat, cards: [picked] },
      { kind: 'fill', card: found, slot, faceup: true },
    )
  }),
])

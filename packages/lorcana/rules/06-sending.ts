/** Cards that an effect brings from one zone to another (7.1). */
import { type CardId, find, type Option, type Ref, type Seat, shuffle } from '@regelwerk/core'
import { type G, procedure, rule, step } from '../book.ts'
import { type LorcanaEvent, stackUnder } from '../events.ts'
import { turnOrder } from '../players.ts'
import { cardAt, DECK, DISCARD, HAND, type LorcanaState } from '../state.ts'
import { isSoFor } from '../values.ts'
import type { Place } from '../words/verbs/sending.ts'
import { happen, intoHand } from './01-concepts.ts'
import type { Resolving } from './06-under-way.ts'

/** Brings cards where an effect says. Several on a deck are put in an order, which their player chooses. */
export function sendCards(
  g: G,
  { you, source }: Pick<Resolving, 'you' | 'source'>,
  refs: readonly Ref[],
  to: Place,
  under: readonly Ref[] = [],
  order?: 'random',
): void {
  const cards = refs.map(({ card }) => card)
  if (typeof to === 'object') {
    if ('under' in to) putUnder(g, cards, under, to.faceup === true)
    else g.call(chooseWhere, { seat: you, cards: [...refs], places: to.either, source, to: null })
    return
  }
  switch (to) {
    case 'hand':
      intoHand(g, cards)
      return
    case 'top':
    case 'bottom':
      g.call(putOnDecks, {
        cards: [...refs],
        place: to,
        random: order === 'random',
        seats: null,
        order: null,
        source: source.card,
      })
      return
    case 'shuffledIn':
      happen(g, ...cards.map((card): LorcanaEvent => ({ kind: 'put', card, to: DECK, place: 'bottom' })))
      for (const seat of new Set(cards.map((card) => cardAt(g.state, card).owner)))
        happen(g, { kind: 'shuffle', seat })
      return
    case 'discard':
      happen(
        g,
        ...cards
          .filter((card) => canGo(g, card))
          .map((card): LorcanaEvent => ({ kind: 'put', card, to: DISCARD })),
      )
      return
    case 'inkwell':
    case 'inkwellExerted':
      putIntoInkwells(g, you, cards, to === 'inkwellExerted')
  }
}

/** Out of a hand whose player does not discard by effects nothing goes. */
function canGo(g: G, id: CardId): boolean {
  const { zone, holder } = cardAt(g.state, id)
  return zone !== HAND || !isSoFor(g, holder, 'cantDiscard')
}

/** All cards of a stack become ink, ready unless something else is said. */
export const wholeStack = rule('7.5.2', (s: LorcanaState, id: CardId): CardId[] => [id, ...stackUnder(s, id)])
export const entersInkwell = rule('7.5.2', (exerted: boolean): boolean => exerted)

/** Not revealed, needs no symbol, and is not the turn's inking. */
export const putIntoInkwells = rule(
  '4.2.3.2',
  (g: G, _seat: Seat, ids: readonly CardId[], exerted: boolean): void => {
    const cards = ids.flatMap((id) => wholeStack(g.state, id))
    const late = (id: CardId): boolean => isSoFor(g, cardAt(g.state, id).owner, 'inkEntersExerted')
    happen(
      g,
      ...cards.map(
        (card): LorcanaEvent => ({ kind: 'ink', card, exerted: entersInkwell(exerted || late(card)) }),
      ),
    )
  },
)

/** Under one card, or one under each. */
function putUnder(g: G, cards: readonly CardId[], under: readonly Ref[], faceup: boolean): void {
  const [first] = under
  happen(
    g,
    ...cards.flatMap((card, i): LorcanaEvent[] => {
      const onto = under.length > 1 ? under[i] : first
      if (onto === undefined) return []
      const elsewhere = cardAt(g.state, card).zone !== DECK
      return [{ kind: 'boost', card: onto.card, under: card, faceup, elsewhere }]
    }),
  )
}

interface OnDecksLocals {
  cards: Ref[]
  place: 'top' | 'bottom'
  random: boolean
  seats: Seat[] | null
  order: CardId[] | null
  source: CardId
}

/** Each player orders their own cards, stacks taken apart; all see the order of what was faceup (7.2.3). */
const putOnDecks = procedure<OnDecksLocals>('put on decks', [
  step('~begin', (g, f) => {
    f.seats = turnOrder(g.state, g.state.active)
  }),
  step('7.2.3.1', (g, f) => {
    const seat = f.seats?.[0]
    if (seat === undefined) return
    const cards = cardsOf(g, f, seat)
    if (f.random) {
      f.order = shuffle(g.state.random, cards)
      return
    }
    const options = cards.map((id): Option => ({ verb: 'order', target: id, value: id }))
    g.order(f, 'order', seat, options, { prompt: `order ${f.place}`, source: f.source })
  }),
  step('~put', (g, f) => {
    const seat = f.seats?.shift()
    if (seat === undefined) return
    const order = f.order ?? cardsOf(g, f, seat)
    f.order = null
    if (f.seats && f.seats.length > 0) g.goTo(f, '7.2.3.1')
    // Orders are given from the top down.
    const put = f.place === 'top' ? [...order].reverse() : order
    const [card] = put
    if (card !== undefined) happen(g, { kind: 'put', card, to: DECK, place: f.place, order: put })
  }),
])

function cardsOf(g: G, f: OnDecksLocals, seat: Seat): CardId[] {
  const mine = f.cards.filter((ref) => cardAt(g.state, ref.card).owner === seat && find(g.state, ref))
  return mine.flatMap((ref) => [ref.card, ...stackUnder(g.state, ref.card)])
}

const VERBS = {
  hand: 'put into hand',
  top: 'put on top',
  bottom: 'put on bottom',
  shuffledIn: 'shuffle in',
  discard: 'put into discard',
  inkwell: 'put into inkwell',
  inkwellExerted: 'put into inkwell',
} as const
const verbFor = (place: Place): string => (typeof place === 'string' ? VERBS[place] : 'put under')

interface WhereLocals {
  seat: Seat
  cards: Ref[]
  places: readonly Place[]
  source: Ref
  to: number | null
}

/** A card goes to one of several places, as the player likes. */
const chooseWhere = procedure<WhereLocals>('choose where', [
  step('~where', (g, f) => {
    const [first] = f.cards
    const options = f.places.map(
      (place, n): Option => ({ verb: verbFor(place), ...(first && { target: first.card }), value: n }),
    )
    g.choose(f, 'to', f.seat, options, { prompt: 'where', source: f.source.card })
  }),
  step('~put', (g, f) => {
    const place = f.places[f.to ?? 0]
    if (place === undefined) return
    sendCards(g, { you: f.seat, source: f.source }, f.cards, place)
  }),
])

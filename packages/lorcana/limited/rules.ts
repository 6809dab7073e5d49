/**
 * Limited formats (1.10.1, 1.10.1.2): players open boosters, in a draft take a card each in turn and pass the rest on, and build
 * a deck of what they have. How a draft goes the rulebook does not say; as is the custom, the first booster is passed to the
 * left, the next one to the right, and so on.
 */
import { type CardId, type Frame, type Option, rulebook, type Seat } from '@regelwerk/core'
import type { RuleId } from '../book.ts'
import { minimumOf } from '../formats.ts'
import type { G, LimitedEvent } from './events.ts'
import { boostersOf, type LimitedState, packOf, playersLeft, poolOf, seatsOf } from './state.ts'

const book = rulebook<LimitedState, RuleId>()
const { procedure, step } = book
export const { procedures } = book

interface Limited {
  takes?: CardId[] | null
  decks?: CardId[][]
}

const happen = (g: G, events: LimitedEvent[]): void => g.happen(events)
const some = (pile: readonly unknown[]): boolean => pile.length > 0

procedure<Limited>('limited', [
  step('1.10.1', (g, f) => {
    const into = g.state.format === 'draft' ? 'pack' : 'pool'
    happen(g, [{ kind: 'open', n: g.state.opened + 1, into }])
    if (into === 'pool') g.goTo(f, some(boostersOf(g.state, 0)) ? '1.10.1' : '1.10.1.2')
  }),
  step('~take', (g, f) => {
    const s = g.state
    f.takes = null
    // The last card there is nothing to choose from.
    if (packOf(s, 0).length === 1) return
    const offers = playersLeft(s).map((seat) => ({
      seat,
      options: packOf(s, seat).map((card): Option => ({ verb: 'take', source: card, value: card })),
      details: { prompt: 'take' },
    }))
    g.askSeats('all', 'takes', offers)
  }),
  step('~pass', (g, f) => {
    const s = g.state
    const taken = takenBy(s, f.takes ?? [])
    happen(
      g,
      seatsOf(s).map((seat) => ({ kind: 'take', seat, card: taken[seat] as CardId })),
    )
    happen(g, [{ kind: 'pass', by: s.opened % 2 === 1 ? 1 : -1 }])
    if (some(packOf(s, 0))) g.goTo(f, '~take')
    else if (some(boostersOf(s, 0))) g.goTo(f, '1.10.1')
  }),
  step('1.10.1.2', (g) => {
    const s = g.state
    const offers = playersLeft(s).map((seat) => ({
      seat,
      options: poolOf(s, seat).map((card): Option => ({ verb: 'deck', source: card, value: card })),
      details: { prompt: 'deck' },
      min: minimumOf(s.format),
    }))
    g.askSeats('all', 'decks', offers)
  }),
  step('~decks', (g, f) => {
    const cards = f.decks ?? []
    happen(g, [
      ...cards.map(
        (deck): LimitedEvent => ({
          kind: 'build',
          seat: g.state.cards[deck[0] as CardId]?.holder as Seat,
          cards: deck,
        }),
      ),
      { kind: 'end' },
    ])
  }),
])

/** What each seat takes: what it has chosen, or else the first there is. */
function takenBy(s: LimitedState, chosen: readonly CardId[]): CardId[] {
  return seatsOf(s).map((seat) => {
    const pack = packOf(s, seat)
    return chosen.find((card) => pack.includes(card)) ?? (pack[0] as CardId)
  })
}

export const limitedFrame = (): Frame => ({ procedure: 'limited', step: 0 })

/** Who leaves takes what comes first from then on, and has no deck. */
export function concede(g: G, seat: Seat): void {
  const s = g.state
  if (s.gone[seat]) return
  g.rule = '2.3.3.4'
  happen(g, [{ kind: 'leave', seat }])
  const { pending } = s
  const at = pending?.decisions.findIndex((one, i) => one.seat === seat && pending.answers[i] === null) ?? -1
  const decision = pending?.decisions[at]
  if (s.outcome !== null) s.pending = null
  else if (decision !== undefined)
    g.answer(at, decision.kind === 'choose' ? 0 : decision.options.slice(0, decision.min).map((_, i) => i))
}

/** Duels, in the rulebook's nine steps (step/D). */
import {
  beginning,
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  type Seat,
} from '@regelwerk/core'
import type { Amount, DuelValue } from '../abilities.ts'
import { type G, on, procedure, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { amount } from '../reading.ts'
import { cardAt, handOf, isStillInPlay, other } from '../state.ts'
import { duelValueOf, isForbidden, working } from '../values.ts'
import { happen } from './cards.ts'
import { settling } from './check.ts'
import { contextNow, type Resolving, resolve } from './effects.ts'
import { canDishonor } from './restrictions.ts'
import { discarding, discardTogether } from './tasks.ts'

interface DuelLocals {
  skill: DuelValue
  challenger: Ref[]
  challenged: Ref[]
  /** What follows, by the id of the effect. */
  result: string
  /** Cards may be discarded instead of giving honor (Duelist Training). */
  discards: boolean
  /** Whoever is challenged may be dishonored instead. */
  refusable: boolean
  refused: 'yes' | 'no' | null
  bids: [number, number] | null
  event: GameEvent[] | null
  known: Resolving
  pay: 'honor' | 'cards' | null
  /** The values that decide it; -1: no longer in play. */
  values: [number, number]
  /** Only its result is still to come. */
  decided: boolean
  /** What each of them has more in this duel. */
  bonus: Amount | null
}

export const isUndecidedDuel = (frame: Frame): boolean =>
  frame.procedure === 'duel' && !(frame as Frame & DuelLocals).decided

const numbers = [1, 2, 3, 4, 5].map((n): Option => ({ verb: 'bid', n, value: n }))

/** What no effect forbids this player. */
function bidsOf(g: G, seat: Seat): Option[] {
  const barred = working(g, 'cannotBid').flatMap(({ me, constant }) =>
    me === seat ? [] : constant.cannotBid,
  )
  return barred.length === 0 ? numbers : numbers.filter(({ n }) => !barred.includes(n ?? 0))
}

/** Both players bid in secret, at the same time. */
export function askBids(g: G, into: string, prompt: string): void {
  g.askSeats(
    'all',
    into,
    [0, 1].map((seat) => ({ seat, options: bidsOf(g, seat), details: { prompt } })),
  )
}

/** Whoever has bid more gives the other the difference (step/2.4, step/D.5). */
export function honorOwed(g: G): { from: Seat; n: number } | null {
  const { bid } = g.state
  if (bid[0] === bid[1]) return null
  const from: Seat = bid[0] > bid[1] ? 0 : 1
  return { from, n: Math.abs(bid[0] - bid[1]) }
}

const cardsOf = (side: Ref[]): CardId[] => side.map((ref) => ref.card)
const sides = (f: DuelLocals) => ({ challenger: cardsOf(f.challenger), challenged: cardsOf(f.challenged) })

export const wholeSide = rule('step/D.6/1', (side: readonly Ref[]): readonly Ref[] => side)

/** Several characters on one side count together; -1: none of them is in play any longer. */
function skillOfSide(g: G, side: Ref[], { skill, bonus, known }: DuelLocals): number {
  const there = wholeSide(side).filter((ref) => isStillInPlay(g.state, ref))
  const more = (card: CardId): number =>
    bonus === null ? 0 : amount(g, bonus, { ...contextNow(known), itself: card })
  return there.length === 0
    ? -1
    : there.reduce((sum, { card }) => sum + (duelValueOf(g, card, skill) ?? 0) + more(card), 0)
}

export const resolveDuel = procedure<DuelLocals>('duel', [
  step('~refuse?', (g, f) => {
    const [challenged] = f.challenged
    if (!f.refusable || challenged === undefined || !canDishonor(g, challenged.card)) return
    const options: Option[] = [
      { verb: 'refuse', target: challenged.card, value: 'yes' },
      { verb: 'accept', value: 'no' },
    ]
    const by = cardAt(g.state, challenged.card).holder
    g.choose(f as Frame, 'refused', by, options, { prompt: 'refuse duel', source: f.known.self.card })
  }),
  step('~refused', (g, f) => {
    const [challenged] = f.challenged
    if (f.refused !== 'yes' || challenged === undefined) return
    g.leave(f as Frame)
    happen(g, { kind: 'dishonor', card: challenged.card, by: f.known.me })
  }),
  step('step/D.2', (g, f) => {
    g.state.duels.push({
      skill: f.skill,
      challenger: f.challenger,
      challenged: f.challenged,
      winner: null,
      loser: null,
    })
    g.happen([{ kind: 'duel', ...sides(f) } as L5REvent], f as Frame, 'event')
  }),
  step('step/D.3', (g, f) => {
    if (f.event?.[0]?.fate === 'cancelled') {
      g.state.duels.pop()
      g.leave(f as Frame)
      return
    }
    askBids(g, 'bids', 'duel bid')
  }),
  step('step/D.4', (g, f) => {
    happen(g, { kind: 'dials', values: f.bids ?? [1, 1] })
    happen(g, { kind: 'reveal dials' })
  }),
  step('~honor or cards', (g, f) => {
    const owed = honorOwed(g)
    if (owed === null || !f.discards || handOf(g.state, owed.from).length < owed.n) return
    const options: Option[] = [
      { verb: 'give honor', value: 'honor' },
      { verb: 'discard cards', value: 'cards' },
    ]
    g.choose(f as Frame, 'pay', owed.from, options, {
      prompt: 'honor or cards',
      source: f.known.self.card,
      rule: 'step/D.5',
    })
  }),
  step('step/D.5', (g, f) => {
    const owed = honorOwed(g)
    if (owed === null) return
    if (f.pay === 'cards')
      g.call(
        discardTogether,
        discarding([{ seat: owed.from, chooser: owed.from, n: owed.n }], f.known.self.card),
      )
    else happen(g, { kind: 'transfer honor', from: owed.from, to: other(owed.from), n: owed.n, why: 'bid' })
  }),
  settling(),
  step('step/D.6', (g, f) => {
    f.values = [skillOfSide(g, f.challenger, f), skillOfSide(g, f.challenged, f)]
  }),
  step('~compare', (g, f) => {
    const s = g.state
    const duel = s.duels.at(-1)
    if (duel === undefined) return
    const bidFor = ([one]: Ref[]): number =>
      one !== undefined && on('step/D.7') ? s.bid[cardAt(s, one.card).holder as 0 | 1] : 0
    const total = (side: Ref[], value: number): number => (value < 0 ? -1 : value + bidFor(side))
    const [a, b] = [total(f.challenger, f.values[0]), total(f.challenged, f.values[1])]
    if (a !== b) {
      duel.winner = a > b ? f.challenger : f.challenged
      // Who cannot lose is not the loser, though the other has won.
      duel.loser = (a > b ? f.challenged : f.challenger).filter(
        ({ card }) => !isForbidden(g, card, 'loseDuels'),
      )
    }
    happen(g, { kind: 'duel decided', winner: (duel.winner ?? []).map((ref) => ref.card) })
  }),
  step('step/D.8', (g, f) => {
    f.decided = true
    g.call(resolve, { ...f.known, ability: f.result, ...beginning(), inside: true })
  }),
  step('step/D.9', (g, f) => happen(g, { kind: 'duel over', ...sides(f) })),
  step('~over', (g) => {
    g.state.duels.pop()
  }),
])

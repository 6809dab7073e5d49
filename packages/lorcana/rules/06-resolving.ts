/** Chapter 6, resolving effects (6.7): what a resolution knows, and whom, which cards and how much its text means. */

import { beginning, find, type Ref, type Seat } from '@regelwerk/core'
import type { Amount, Condition, Verb, Who } from '../abilities.ts'
import { type G, procedure, rule, step } from '../book.ts'
import { choicesOf, isChoice, prepared, targetsOf } from '../prepare.ts'
import { amount, type From, holds } from '../reading.ts'
import { type BagEntry, cardAt, DISCARD, NONE, type Occasion, PLAY, type WaitingAction } from '../state.ts'
import { refsOf, seatsMeant } from '../targets.ts'
import { verbWord } from '../vocabulary.ts'
import { happen } from './01-concepts.ts'
import { type Resolving, resolve } from './06-under-way.ts'

export const NOTHING: Occasion = { card: null, other: null, seat: null, count: 0 }

export function resolving(
  start: Pick<Resolving, 'ability' | 'you' | 'source' | 'action'> & Partial<Resolving>,
): Resolving {
  return {
    me: start.you,
    occasion: NOTHING,
    ...beginning(),
    it: [],
    done: true,
    complete: true,
    movedFrom: [],
    chosen: [],
    first: [],
    changed: [],
    was: [],
    there: [],
    chosenSeat: null,
    chosenSeats: null,
    looked: [],
    openly: false,
    name: null,
    counted: -1,
    count: start.occasion?.count ?? 0,
    ...start,
  }
}

/** Its player makes the decisions. */
export const whoDecides = rule('1.4.3', (_: G, { seat }: BagEntry): Seat => seat)

export const startResolving = (g: G, entry: BagEntry): Resolving =>
  resolving({
    ability: entry.ability,
    you: whoDecides(g, entry),
    source: entry.source,
    action: false,
    occasion: entry.occasion,
    it: entry.it,
  })

/** How the text of an effect is read while it resolves; the card that bears it may no longer be what it was. */
export const inside = (g: G, f: Resolving): From => ({
  you: f.you,
  self: find(g.state, f.source) ? f.source.card : NONE,
  f,
})

/** The targets of a verb, one list per target it names. */
export function targets(g: G, f: Resolving, verb: Verb): Ref[][] {
  const from = inside(g, f)
  // Beside what it chooses itself, "it" is what was spoken of before that.
  const before = choicesOf(verb).length > 0 ? { ...from, f: { ...f, it: f.was } } : from
  let slot = 0
  return targetsOf(verb).map((target) => {
    const refs = refsOf(g, target === 'it' ? before : from, target, isChoice(target) ? slot++ : 0)
    return verbWord(verb).where === 'play'
      ? refs.filter(({ card }) => cardAt(g.state, card).zone === PLAY)
      : refs
  })
}

/** A number while an effect resolves: counted once, now (6.1.8). */
export const amountNow = (g: G, f: Resolving, n: Amount): number => amount(g, n, inside(g, f))

/** The same for a verb that has chosen cards: "it" is what was spoken of before that. */
export const amountBefore = (g: G, f: Resolving, n: Amount, verb: Verb): number =>
  amountNow(g, choicesOf(verb).length > 0 ? { ...f, it: f.was } : f, n)

/** A condition while an effect resolves. */
export const holdsNow = (g: G, f: Resolving, condition: Condition): boolean =>
  holds(g, condition, inside(g, f))

export const seatsNow = (g: G, f: Resolving, who: Who | undefined): Seat[] => seatsMeant(g, inside(g, f), who)

/** What was done, for "if you do" and "once". */
export function report(f: Resolving, result: 'full' | 'partial' | 'none'): void {
  if (result === 'full') return
  f.done = false
  f.complete = false
}

/** Done in full, in part or not at all. */
export const reportSoMany = (f: Resolving, done: number, wanted: number): void =>
  report(f, done >= wanted ? 'full' : done > 0 ? 'partial' : 'none')

/** An action's effect resolves, then the card goes to the discard (6.7.1.2). */
export const resolveAction = procedure<WaitingAction>('resolve an action', [
  step('6.7.1.2', (g, f) => {
    const action = prepared(cardAt(g.state, f.card.card).def).action
    if (action === null) return
    g.call(resolve, resolving({ ability: action.id, you: f.seat, source: f.card, action: true }))
  }),
  step('4.3.3.2', (g, f) => {
    if (!find(g.state, f.card)) return
    const card = f.card.card
    if (f.toBottom) happen(g, { kind: 'put', card, to: 0, place: 'bottom' })
    else happen(g, { kind: 'put', card, to: DISCARD })
  }),
])

export const finishAction = (g: G, waiting: WaitingAction): void => {
  g.call(resolveAction, waiting)
}

/** Chapter 6, resolving effects (6.7): what a resolution knows, and whom, which cards and how much its text means. */

import { beginning, type CardId, find, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { Amount, Condition, Target, Verb, Who } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import { amount, holds } from '../conditions.ts'
import { matches, matching } from '../filter.ts'
import { isOpponent, opponentsOf, turnOrder } from '../players.ts'
import { prepared, targetsOf } from '../prepare.ts'
import {
  type BagEntry,
  cardAt,
  DISCARD,
  type LastKnown,
  type LorcanaState,
  NONE,
  type Occasion,
  PLAY,
  type WaitingAction,
} from '../state.ts'
import { hasKeyword, loreOf, strengthOf } from '../values.ts'
import { happen } from './01-concepts.ts'
import { type Resolving, resolve } from './06-under-way.ts'

const NOTHING: Occasion = { card: null, other: null, seat: null, count: 0 }

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
    count: start.occasion?.count ?? 0,
    ...start,
  }
}

/** Its player makes the decisions (1.4.3). */
export const startResolving = (g: G, entry: BagEntry): Resolving =>
  resolving({
    ability: entry.ability,
    you: on('1.4.3') ? entry.seat : g.state.active,
    source: entry.source,
    action: false,
    occasion: entry.occasion,
    it: entry.it,
  })

/** The card that bears the ability, for filters: -1 if it is no longer what it was. */
export const selfOf = (g: G, f: Resolving): CardId => (find(g.state, f.source) ? f.source.card : -1)

export function seatsMeant(g: G, f: Resolving, who: Who | undefined): Seat[] {
  const s = g.state
  switch (who ?? 'you') {
    case 'you':
      return [on('1.3.3') ? f.you : s.active]
    case 'eachOpponent': {
      const order = opponentsOf(s, f.you)
      if (!on('1.3.3')) return order.slice(0, 1)
      return on('6.7.6') ? order : order.reverse()
    }
    case 'eachPlayer': {
      const order = turnOrder(s, s.active)
      return on('6.7.6') ? order : order.reverse()
    }
    case 'itsPlayer':
      return f.it[0] === undefined ? [] : [cardAt(s, f.it[0].card).owner]
    case 'thatPlayer':
      return f.occasion.seat === null ? [] : [f.occasion.seat]
    case 'challengingPlayer':
      return s.challenge === null ? [] : [cardAt(s, s.challenge.challenger.card).owner]
    default:
      return []
  }
}

/** The cards a target means now, of those still there (7.1.6). */
export const refsOf = (g: G, f: Resolving, target: Target, slot: number): Ref[] =>
  refsMeant(g, f, target, slot).filter((ref) => find(g.state, ref) !== null)

/** The cards a target means, whether they are still there or not. */
function refsMeant(g: G, f: Resolving, target: Target, slot: number): readonly Ref[] {
  const s = g.state
  const one = (ref: Ref | null | undefined): Ref[] => (ref ? [ref] : [])
  if (target === 'self') return [f.source]
  if (target === 'it') return f.it
  if (target === 'triggering') return one(f.occasion.card)
  if (target === 'challenger') return one(s.challenge?.challenger)
  if (target === 'challenged') return one(s.challenge?.defender)
  if ('all' in target) {
    const warded = (id: CardId): boolean =>
      isOpponent(s, f.you, cardAt(s, id).holder) && hasKeyword(g, id, 'ward')
    const found = matching(g, target.all, f.you, selfOf(g, f)).filter((id) => on('8.15.2') || !warded(id))
    return found.map((id) => refTo(s, id))
  }
  return f.slots[slot] ?? []
}

/** What is done to cards in play only: elsewhere a card has none of these conditions (5.1.2). */
const IN_PLAY: ReadonlySet<Verb['do']> = new Set([
  'deal',
  'put',
  'remove',
  'moveDamage',
  'banish',
  'exert',
  'ready',
  'give',
  'preventNextDamage',
  'noChallengeDamage',
  'move',
])

/** The targets of a verb, one list per target it names. */
export function targets(g: G, f: Resolving, verb: Verb): Ref[][] {
  let slot = 0
  return targetsOf(verb).map((target) => {
    const isChoice = typeof target === 'object' && !('all' in target)
    const refs = refsOf(g, f, target, isChoice ? slot++ : 0)
    return IN_PLAY.has(verb.do) ? refs.filter(({ card }) => cardAt(g.state, card).zone === PLAY) : refs
  })
}

/** A number while an effect resolves: counted once, now (6.1.8). */
export function amountNow(g: G, f: Resolving, n: Amount): number {
  if (typeof n === 'object') {
    if ('done' in n) return (n.times ?? 1) * f.count
    if ('of' in n) return valueNow(g, f, n)
    const last = 'cardsUnder' in n && lastKnown(g.state, f, f.source)
    if (last) return (n.times ?? 1) * last.under
    if (!on('6.1.8')) return ('times' in n ? n.times : undefined) ?? 1
  }
  return amount(g, n, f.you, selfOf(g, f))
}

/** A characteristic of a card; of one that has left, its last known value (6.7.7). */
function valueNow(g: G, f: Resolving, n: { of: Target; value: 'strength' | 'lore' | 'damage' }): number {
  const s = g.state
  const ref = refsMeant(g, f, n.of, 0)[0]
  if (ref === undefined) return 0
  if (find(s, ref) !== null && cardAt(s, ref.card).zone === PLAY) {
    if (n.value === 'strength') return strengthOf(g, ref.card)
    return n.value === 'lore' ? loreOf(g, ref.card) : cardAt(s, ref.card).damage
  }
  return Math.max(0, lastKnown(s, f, ref)?.[n.value] ?? 0)
}

/** What a card that has left play was (6.7.7): the object that is meant, not one it was earlier or is now (7.1.6). */
function lastKnown(s: LorcanaState, f: Resolving, ref: Ref): LastKnown | undefined {
  if (find(s, ref)?.zone === PLAY || !on('6.7.7')) return undefined
  // What has triggered an ability by leaving is known by what it became (timing.ts).
  const asItBecame = [f.source, f.occasion.card, f.occasion.other].some(
    (other) => other?.card === ref.card && other.life === ref.life,
  )
  return s.lastKnown.find(
    ({ card, life }) => card === ref.card && (life === ref.life || (asItBecame && life === ref.life - 1)),
  )
}

/** A condition while an effect resolves. */
export function holdsNow(g: G, f: Resolving, condition: Condition): boolean {
  if ('is' in condition) {
    const ref =
      condition.is === 'it'
        ? f.it[0]
        : condition.is === 'triggering'
          ? f.occasion.card
          : g.state.challenge?.challenger
    if (ref === undefined || ref === null) return false
    return matches(g, condition.a, ref.card, f.me, selfOf(g, f), lastKnown(g.state, f, ref))
  }
  const last = lastKnown(g.state, f, f.source)
  if (last !== undefined) {
    if ('shifted' in condition) return last.shifted
    if ('selfIs' in condition) return wasSo(last, condition.selfIs)
    if ('selfDamageAtLeast' in condition) return last.damage >= condition.selfDamageAtLeast
    if ('cardsUnderAtLeast' in condition) return last.under >= condition.cardsUnderAtLeast
  }
  if ('both' in condition) return condition.both.every((part) => holdsNow(g, f, part))
  if ('not' in condition) return !holdsNow(g, f, condition.not)
  return holds(g, condition, f.you, selfOf(g, f))
}

/** What the source was when it left. */
function wasSo(last: LastKnown, how: 'exerted' | 'damaged' | 'atLocation'): boolean {
  if (how === 'exerted') return last.exerted
  return how === 'damaged' ? last.damage > 0 : last.at !== NONE
}

/** What was done, for "if you do" and "once". */
export function report(f: Resolving, result: 'full' | 'partial' | 'none'): void {
  if (result === 'full') return
  f.done = false
  f.complete = false
}

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

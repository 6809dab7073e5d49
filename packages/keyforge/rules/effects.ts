/** What is known while an ability resolves (rules/kartenfaehigkeiten): whose it is, what was chosen, what was done. */
import {
  beginning,
  type CardId,
  type Frame,
  knows,
  type Ref,
  type Resolution,
  refTo,
  type Seat,
  shuffle,
} from '@regelwerk/core'
import type { Amount, Condition, Effect, Filter, House, Target, Who } from '../abilities.ts'
import { type G, named, on } from '../book.ts'
import { controllerNowOrThen, matches, matching, neighboursOfRef } from '../filter.ts'
import { type Doing, idOf, isChoice, targetsOf } from '../prepare.ts'
import type { Context } from '../reading.ts'
import { amount, holds } from '../reckoning.ts'
import { cardAt, DISCARD, deckOf, faceAt, isInPlay, isStillInPlay, NONE, other } from '../state.ts'
import { type Occurrence, subjectOf, window } from './occurrences.ts'

/** What a resolution knows, beside what it knows in every game. */
export interface Resolving extends Resolution {
  self: Ref
  granter: CardId
  /** The card that is used as if it were "yours". */
  borrowed: CardId
  occasion: Occurrence | null
  /** Its place among the happenings of the window. */
  occasionAt: number
  chosen: CardId[]
  house: House | null
  number: number | null
  /** What might be done was not wanted. */
  declined: boolean
  /** How much or how many the last effect did, and to which cards. */
  count: number
  doneTo: { card: CardId; controller: Seat; owner: Seat }[]
  /** Cards revealed last. */
  revealed: Ref[]
  /** Armor just lost. */
  lost: { card: CardId; n: number }[]
  /** The creatures "it" has been used to fight against. */
  fought: Ref[]
  /** Runs inside another effect, to which it returns what it knows. */
  inside: boolean
}
export type ResolveFrame = Frame & Resolving

/** Written in resolving.ts, with the verbs, of which some have other effects resolved. */
export const resolve = named<Resolving>('resolve')

export function resolving(start: Pick<Resolving, 'ability' | 'me' | 'self'> & Partial<Resolving>): Resolving {
  return {
    you: start.me,
    granter: NONE,
    borrowed: NONE,
    occasion: null,
    occasionAt: -1,
    ...beginning(),
    it: [],
    chosen: [],
    house: null,
    number: null,
    done: true,
    declined: false,
    count: 0,
    doneTo: [],
    revealed: [],
    lost: [],
    fought: [],
    inside: false,
    ...start,
  }
}

/** Runs part of a tree inside a resolution. */
export function runInside(g: G, f: ResolveFrame, effect: Effect, it?: Ref[]): void {
  const { procedure: _, step: __, ...known } = f
  g.call(resolve, {
    ...known,
    ability: idOf(effect),
    ...beginning(),
    inside: true,
    declined: false,
    it: it ?? f.it,
    chosen: f.chosen.slice(),
  })
}

export function contextNow(f: Resolving): Context {
  return {
    me: f.you,
    self: f.self.card,
    borrowed: f.borrowed,
    it: f.it,
    chosen: f.chosen,
    house: f.house,
    number: f.number,
  }
}

export function seatsMeant(g: G, f: Resolving, who: Who | undefined): Seat[] {
  const it = f.it[0] ?? f.occasion?.card
  switch (who ?? 'you') {
    case 'you':
      return [f.you]
    case 'opponent':
      return [other(f.you)]
    case 'eachPlayer':
      return [g.state.active, other(g.state.active)]
    case 'itsController':
      return it === undefined || it === null ? [] : [controllerNowOrThen(g.state, it)]
    case 'itsOwner':
      return it === undefined || it === null ? [] : [cardAt(g.state, it.card).owner]
    default:
      return it === undefined || it === null ? [] : [other(controllerNowOrThen(g.state, it))]
  }
}

/**
 * Cards still where the effect can reach them: in play, or in the discard pile after being destroyed; never in a
 * hidden place (glossary/verlaesst-das-spiel).
 */
export function reachable(g: G, ref: Ref): boolean {
  const card = cardAt(g.state, ref.card)
  if (card.life === ref.life) return true
  const followed = card.life === ref.life + 1 && card.zone === DISCARD
  if (followed && on('glossary/faehigkeit-kartenfaehigkeit')) return true
  return !on('glossary/verlaesst-das-spiel') && !isInPlay(card)
}

/** The creature on the other side of the fight that "self" is in. */
function opposingOf(g: G, self: CardId): Ref | null {
  const stack = g.state.stack
  for (let i = stack.length - 1; i >= 0; i--) {
    const f = stack[i] as Frame & { attacker?: Ref; target?: Ref | null }
    if (f.procedure !== 'fight' || f.attacker === undefined) continue
    if (f.attacker.card === self) return f.target ?? null
    if (f.target?.card === self) return f.attacker
  }
  return null
}

const namedCard = (g: G, f: Resolving, name: 'self' | 'it' | 'host' | 'opposing' | 'attacked'): Ref[] => {
  const s = g.state
  switch (name) {
    case 'self':
      if (f.self.card !== NONE && !on('glossary/selbstbezueglicher-text'))
        return matching(g, { named: faceAt(s, f.self.card).id }, contextNow(f)).map((id) => refTo(s, id))
      return f.self.card === NONE ? [] : [f.self]
    case 'it':
      return f.it
    case 'host': {
      const host = f.self.card === NONE ? NONE : cardAt(s, f.self.card).on
      return host === NONE ? [] : [refTo(s, host)]
    }
    case 'opposing': {
      const opposing = opposingOf(g, f.self.card)
      return opposing === null ? [] : [opposing]
    }
    case 'attacked':
      return f.fought.slice(-1)
  }
}

/** The cards a target means now. `slot`: the answer, where somebody chose. */
export function refsOf(g: G, f: Resolving, target: Target, slot: number): Ref[] {
  const s = g.state
  if (typeof target === 'string') {
    switch (target) {
      case 'granter':
        return f.granter === NONE ? [] : [refTo(s, f.granter)]
      // Of a fight without a word on destruction: who was destroyed in it is out of reach.
      case 'opposing':
        return namedCard(g, f, target).filter(
          (ref) => isStillInPlay(s, ref) || !on('glossary/faehigkeit-kartenfaehigkeit'),
        )
      case 'triggering':
        return f.occasion?.card ? [f.occasion.card].filter((ref) => reachable(g, ref)) : []
      default:
        return namedCard(g, f, target).filter((ref) => reachable(g, ref))
    }
  }
  if (isChoice(target)) return (f.slots[slot] ?? []).filter((ref) => reachable(g, ref))
  if ('each' in target) return matching(g, target.each, contextNow(f)).map((id) => refTo(s, id))
  if ('neighboursOf' in target) {
    return namedCard(g, f, target.neighboursOf)
      .flatMap((ref) => neighboursOfRef(g, ref))
      .map((id) => refTo(s, id))
  }
  if ('random' in target) {
    const ids = shuffle(s.random, matching(g, target.random, contextNow(f)))
    return ids.slice(0, target.n ?? 1).map((id) => refTo(s, id))
  }
  if ('top' in target) {
    const seats =
      target.of === 'each'
        ? [s.active, other(s.active)]
        : target.of === 'itsController'
          ? seatsMeant(g, f, 'itsController')
          : [target.of === 'yours' ? f.you : other(f.you)]
    return seats.flatMap((seat) => deckOf(s, seat).slice(-target.top).reverse()).map((id) => refTo(s, id))
  }
  return []
}

/** The targets of a verb, one list per target it names. Random ones are drawn by the verbs themselves. */
export function targets(g: G, f: Resolving, verb: Doing): Ref[][] {
  let slot = 0
  return targetsOf(verb).map((target) => refsOf(g, f, target, isChoice(target) ? slot++ : 0))
}

/** A number of a running effect; `target`: the card it is done to. */
export function amountNow(g: G, f: Resolving, n: Amount, target: CardId = NONE): number {
  if (typeof n === 'number') return n
  if ('done' in n) return (n.times ?? 1) * f.count
  if ('doneToYours' in n) {
    return f.doneTo.filter((d) => (n.doneToYours === 'controlled' ? d.controller : d.owner) === f.you).length
  }
  if ('armorLost' in n) return f.lost.find((one) => one.card === target)?.n ?? 0
  if ('ofEvent' in n) return g.frameOf(window)?.happenings[f.occasionAt]?.n ?? f.occasion?.n ?? 0
  if ('minus' in n)
    return Math.max(0, amountNow(g, f, n.minus[0], target) - amountNow(g, f, n.minus[1], target))
  if ('plus' in n) return amountNow(g, f, n.plus[0], target) + amountNow(g, f, n.plus[1], target)
  return amount(g, n, contextNow(f), target)
}

export function holdsNow(g: G, f: Resolving, condition: Condition): boolean {
  if ('destroyed' in condition) return f.it.some((ref) => wasDestroyed(g, ref))
  if ('done' in condition) return f.count >= condition.done
  if ('is' in condition && condition.is === 'triggering') {
    const what = f.occasion === null ? null : subjectOf(g.state, f.occasion)
    return what !== null && matches(g, condition.a, what, contextNow(f))
  }
  if ('both' in condition) return condition.both.every((part) => holdsNow(g, f, part))
  if ('not' in condition) return !holdsNow(g, f, condition.not)
  return holds(g, condition, contextNow(f))
}

/** Tagged, or gone after having been tagged; also if its own ability took it elsewhere (glossary/zerstoert). */
function wasDestroyed(g: G, ref: Ref): boolean {
  const card = cardAt(g.state, ref.card)
  if (card.life === ref.life) return card.tagged
  return g.state.lastKnown.some(
    (known) => known.card === ref.card && known.life === ref.life && known.destroyed,
  )
}

/** What was done, for "if you do". */
export function report(f: Resolving, done: boolean): void {
  if (!done) f.done = false
}

/** What has been tagged cannot be chosen to be destroyed or sacrificed (glossary/zerstoert). */
export const canBeChosen = (g: G, id: CardId, verb: Doing): boolean =>
  (verb.do !== 'destroy' && verb.do !== 'sacrifice') ||
  !cardAt(g.state, id).tagged ||
  !on('glossary/zerstoert')

export function choosable(g: G, f: Resolving, filter: Filter, verb: Doing): CardId[] {
  return matching(g, filter, contextNow(f)).filter((id) => canBeChosen(g, id, verb))
}

export const isHidden = (filter: Filter): boolean =>
  filter.in === 'hand' ||
  filter.in === 'archives' ||
  filter.in === 'deck' ||
  (Array.isArray(filter.in) && filter.in.some((zone) => zone === 'hand' || zone === 'deck'))

/** Is there a card among them that the player who does not choose cannot know? Then nothing may be told of it. */
export const isSecret = (g: G, ids: readonly CardId[]): boolean =>
  ids.some((id) => !knows(cardAt(g.state, id), other(g.state.active)))

/** The resolution that a frame belongs to: the nearest below it. */
export function parentOf(g: G, f: Frame): ResolveFrame {
  const stack = g.state.stack
  for (let i = stack.indexOf(f) - 1; i >= 0; i--)
    if (stack[i]?.procedure === 'resolve') return stack[i] as ResolveFrame
  throw new Error(`${f.procedure} runs outside any effect`)
}

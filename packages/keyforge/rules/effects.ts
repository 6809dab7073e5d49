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
import type { Effect, Filter, Ref as Named, Target } from '../abilities.ts'
import { binds, type G, meets, named, rule } from '../book.ts'
import { matching, neighboursOfRef, refsOfNamed } from '../filter.ts'
import { seatsMeant } from '../players.ts'
import { type Doing, idOf, isChoice, isLoop, targetsOf } from '../prepare.ts'
import { type Context, type Done, verbWord } from '../reading.ts'
import { cardAt, DISCARD, deckOf, discardOf, isStillInPlay, NONE, other } from '../state.ts'

/** What a resolution knows, beside what it knows in every game. */
export interface Resolving extends Resolution, Context {
  you: Seat
  it: Ref[]
  chosen: CardId[]
  seen: Ref[]
  doneTo: Done[]
  fought: Ref[]
  /** What might be done was not wanted. */
  declined: boolean
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
    trait: null,
    title: null,
    done: true,
    declined: false,
    count: 0,
    doneTo: [],
    seen: [],
    lost: [],
    fought: [],
    candidate: NONE,
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

/**
 * Cards still where the effect can reach them: in play, or in the discard pile after being destroyed; never in a
 * hidden place (glossary/verlaesst-das-spiel).
 */
export const reachable = rule('glossary/verlaesst-das-spiel', (g: G, ref: Ref): boolean => {
  const card = cardAt(g.state, ref.card)
  if (card.life === ref.life) return true
  const followed = card.life === ref.life + 1 && card.zone === DISCARD
  return binds('glossary/faehigkeit-kartenfaehigkeit', followed)
})

/** "This creature" is this one, not every one of its name. */
export const namedCards = rule(
  'glossary/selbstbezueglicher-text',
  (g: G, f: Resolving, name: Named): readonly Ref[] => refsOfNamed(g, f, name),
)

/** What cannot be done is left out; where the effect goes on. */
export const goesOn = rule(
  'rules/so-viel-wie-moeglich-abhandeln',
  (_: Resolving, next: number): number => next,
)

/** The cards a target means now. `slot`: the answer, where somebody chose. */
function refsOf(g: G, f: Resolving, target: Target, slot: number, verb: Doing): Ref[] {
  const s = g.state
  if (typeof target === 'string') {
    const refs = namedCards(g, f, target)
    // Nothing is done to it yet: it is only spoken of.
    if (verb.do === 'chooseCard') return [...refs]
    // Of a fight without a word on destruction: who was destroyed in it is out of reach.
    return refs.filter((ref) =>
      target === 'opposing'
        ? meets('glossary/faehigkeit-kartenfaehigkeit', isStillInPlay(s, ref))
        : reachable(g, ref),
    )
  }
  if (isChoice(target)) return (f.slots[slot] ?? []).filter((ref) => reachable(g, ref))
  if ('each' in target) return matching(g, target.each, f).map((id) => refTo(s, id))
  if ('neighboursOf' in target) {
    return namedCards(g, f, target.neighboursOf)
      .flatMap((ref) => neighboursOfRef(g, ref))
      .map((id) => refTo(s, id))
  }
  if ('random' in target) {
    const ids = shuffle(s.random, matching(g, target.random, f))
    return ids.slice(0, target.n ?? 1).map((id) => refTo(s, id))
  }
  if ('top' in target) {
    const seats = seatsMeant(g, f, target.of)
    const pile = target.in === 'discard' ? discardOf : deckOf
    return seats.flatMap((seat) => pile(s, seat).slice(-target.top).reverse()).map((id) => refTo(s, id))
  }
  return []
}

/** The targets of a verb, one list per target it names. Random ones are drawn by the verbs themselves. */
export function targets(g: G, f: Resolving, verb: Doing): Ref[][] {
  let slot = 0
  return targetsOf(verb).map((target) => refsOf(g, f, target, isChoice(target) ? slot++ : 0, verb))
}

/** What was done, for "if you do". */
export function report(f: Resolving, done: boolean): void {
  if (!done) f.done = false
}

/** Can this card be chosen for a verb? */
export const canBeChosen = (g: G, id: CardId, verb: Doing): boolean =>
  isLoop(verb) || (verbWord(verb).choosable?.(g, id) ?? true)

export function choosable(g: G, f: Resolving, filter: Filter, verb: Doing): CardId[] {
  return matching(g, filter, f).filter((id) => canBeChosen(g, id, verb))
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

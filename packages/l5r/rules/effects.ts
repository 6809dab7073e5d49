/** What is known while an effect resolves (glossary/effekte): whose it is, its targets, what was chosen and done. */
import { beginning, type Frame, type GameEvent, type Ref, type Resolution, type Seat } from '@regelwerk/core'
import type { Amount, Effect, Element, RingSubject, Subject, Verb, Who } from '../abilities.ts'
import { type G, named } from '../book.ts'
import { idOf } from '../prepare.ts'
import { amount, type Context } from '../reading.ts'
import { cardAt, NONE } from '../state.ts'
import { ringsOf, seatsOf, subjectRefs } from '../subjects.ts'
import { canBeAffected } from '../values.ts'
import { verbWord } from '../words/known.ts'
import type { Named } from '../words/records.ts'

/** What a resolution knows, beside what it knows in every game. */
export interface Resolving extends Resolution {
  self: Ref
  targets: Ref[][]
  rings: Element[]
  /** Rings chosen for the verb that comes next, by the place of the choice. */
  chosenRings: Element[][]
  /** The players chosen as targets. */
  chosenPlayers: Seat[]
  paid: Ref[]
  /** The card type that was named as a cost. */
  named: string | null
  triggering: Ref[]
  /** The place in the stack of the window it answers to. */
  about: number
  /** What came last before a "then", and what became of it (glossary/danach). */
  made: GameEvent[] | null
  count: number
  inside: boolean
}
export type ResolveFrame = Frame & Resolving

/** Written in resolving.ts, with the verbs, of which some have other effects resolved. */
export const resolve = named<Resolving>('resolve')

export const resolving = (
  start: Pick<Resolving, 'ability' | 'me' | 'self'> & Partial<Resolving>,
): Resolving => ({
  you: start.me,
  targets: [],
  rings: [],
  chosenRings: [],
  chosenPlayers: [],
  paid: [],
  named: null,
  triggering: [],
  about: NONE,
  ...beginning(),
  it: start.targets?.[0] ?? [],
  done: true,
  made: null,
  count: 0,
  inside: false,
  ...start,
})

/** Part of a tree, to be run with what a resolution knows. */
export function inside(f: ResolveFrame, effect: Effect): Resolving {
  const { procedure: _, step: __, ...known } = f
  return { ...known, ability: idOf(effect), ...beginning(), inside: true }
}

export const contextNow = (f: Resolving): Context => ({
  me: f.you,
  self: f.self.card,
  targets: f.targets,
  paid: f.paid,
  it: f.it,
  triggering: f.triggering,
  rings: f.rings,
  count: f.count,
  itself: NONE,
  named: f.named,
  done: f.done,
  players: f.chosenPlayers,
})

export const seatsMeant = (g: G, f: Resolving, who: Who | undefined): readonly Seat[] =>
  seatsOf(g, who, contextNow(f))

const isRing = (named_: Named): named_ is { ring: RingSubject } =>
  typeof named_ === 'object' && 'ring' in named_

/** Is it to be chosen when it is its turn? */
export const isChoice = (subject: Subject | RingSubject): boolean =>
  typeof subject === 'object' && 'choose' in subject

/** What a verb has chosen while it resolves: cards and rings, in the order of its text. */
export const choicesOf = (verb: Verb): readonly Named[] =>
  verbWord(verb)
    .subjects(verb)
    .filter((one) => isChoice(isRing(one) ? one.ring : one))

/** The cards a subject means now, of those still there. */
export function refsOf(g: G, f: Resolving, subject: Subject, slot = 0): Ref[] {
  const refs = isChoice(subject) ? (f.slots[slot] ?? []) : subjectRefs(g, subject, contextNow(f))
  return refs.filter(
    (ref) => cardAt(g.state, ref.card).life === ref.life && canBeAffected(g, ref.card, f.self.card),
  )
}

/** The rings that are meant now. */
export const ringsMeant = (g: G, f: Resolving, subject: RingSubject, slot = 0): readonly Element[] =>
  isChoice(subject) ? (f.chosenRings[slot] ?? []) : ringsOf(g, subject, contextNow(f))

/** The cards of a verb, one list per subject it names. */
export function subjects(g: G, f: Resolving, verb: Verb): Ref[][] {
  let slot = 0
  return verbWord(verb)
    .subjects(verb)
    .flatMap((subject) => {
      if (isRing(subject)) return []
      return [refsOf(g, f, subject, isChoice(subject) ? slot++ : 0)]
    })
}

export const amountNow = (g: G, f: Resolving, n: Amount): number => Math.max(0, amount(g, n, contextNow(f)))

export function report(f: Resolving, done: boolean): void {
  if (!done) f.done = false
}

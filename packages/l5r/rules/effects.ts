/** Resolving effects (glossary/effekte): one instruction after the other, as far as possible. */
import {
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  refTo,
  type Seat,
} from '@regelwerk/core'
import type { Amount, Condition, Effect, Element, Subject, Verb, Who } from '../abilities.ts'
import { type G, on, procedure, type RuleId, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { type Context, matching } from '../filter.ts'
import { choicesOf, idOf, isChoice, type L5RProgram, registered, subjectsOf } from '../prepare.ts'
import { amount, holds, seatsOf, subjectRefs } from '../reckoning.ts'
import { cardAt, handOf, NONE, other } from '../state.ts'
import { canBeAffected } from '../values.ts'
import { couldDo } from './possible.ts'
import { canBeTargeted } from './targets.ts'
import { perform } from './verbs.ts'

export interface Resolving {
  ability: string
  /** "You" in the text; inside "each player ..." that player. */
  you: Seat
  me: Seat
  self: Ref
  targets: Ref[][]
  rings: Element[]
  paid: Ref[]
  /** The card type that was named as a cost. */
  named: string | null
  triggering: Ref[]
  /** The place in the stack of the window it answers to. */
  about: number
  pc: number
  slots: Ref[][]
  it: Ref[]
  /** Everything since the last "then" began has been done in full (glossary/danach). */
  done: boolean
  /** What came last before a "then", and what became of it. */
  made: GameEvent[] | null
  count: number
  players: Seat[] | null
  answer: unknown
  inside: boolean
}
export type ResolveFrame = Frame & Resolving

export const resolving = (
  start: Pick<Resolving, 'ability' | 'me' | 'self'> & Partial<Resolving>,
): Resolving => ({
  you: start.me,
  targets: [],
  rings: [],
  paid: [],
  named: null,
  triggering: [],
  about: NONE,
  pc: 0,
  slots: [],
  it: start.targets?.[0] ?? [],
  done: true,
  made: null,
  count: 0,
  players: null,
  answer: null,
  inside: false,
  ...start,
})

/** Part of a tree, to be run with what a resolution knows. */
export function inside(f: ResolveFrame, effect: Effect): Resolving {
  const { procedure: _, step: __, ...known } = f
  return { ...known, ability: idOf(effect), pc: 0, slots: [], players: null, answer: null, inside: true }
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
})

export const seatsMeant = (g: G, f: Resolving, who: Who | undefined): Seat[] => seatsOf(g, who, contextNow(f))

/** The cards a subject means now, of those still there. */
export function refsOf(g: G, f: Resolving, subject: Subject, slot = 0): Ref[] {
  const refs = isChoice(subject) ? (f.slots[slot] ?? []) : subjectRefs(g, subject, contextNow(f))
  return refs.filter(
    (ref) => cardAt(g.state, ref.card).life === ref.life && canBeAffected(g, ref.card, f.self.card),
  )
}

/** The cards of a verb, one list per subject it names. */
export function subjects(g: G, f: Resolving, verb: Verb): Ref[][] {
  let slot = 0
  return subjectsOf(verb).map((subject) => refsOf(g, f, subject, isChoice(subject) ? slot++ : 0))
}

export const amountNow = (g: G, f: Resolving, n: Amount): number => Math.max(0, amount(g, n, contextNow(f)))

function holdsNow(g: G, f: Resolving, condition: Condition): boolean {
  if ('done' in condition) return f.done
  if ('not' in condition) return !holdsNow(g, f, condition.not)
  return holds(g, condition, contextNow(f))
}

export function report(f: Resolving, done: boolean): void {
  if (!done) f.done = false
}

type ChooseOp = Extract<L5RProgram[number], { op: 'choose' }>

function choose(g: G, f: ResolveFrame, at: ChooseOp): void {
  const subject = choicesOf(at.verb)[at.slot]
  if (subject === undefined) return
  const chooser = subject.by === 'opponent' ? other(f.you) : f.you
  const ids = matching(g, subject.choose, contextNow(f)).filter(
    (id) =>
      (at.verb.do === 'sacrifice' || canBeTargeted(g, id, f.me, f.self.card)) &&
      couldDo(g, { ...contextNow(f), it: [refTo(g.state, id)] }, withIt(at.verb)),
  )
  const n = Math.min(subject.n === undefined ? 1 : amountNow(g, f, subject.n), ids.length)
  if (n === 0) {
    const told: L5REvent = { kind: 'skipped', card: f.self.card }
    if (ids.length === 0) g.tell('glossary/effekte/2' satisfies RuleId, told)
    chosenNothing(f, at)
    return
  }
  const options = ids.map((id): Option => ({ verb: 'choose', target: id, value: id }))
  const hidden = ids.some((id) => handOf(g.state, chooser).includes(id))
  const details = { prompt: `choose to ${at.verb.do}`, source: f.self.card, ...(hidden && { secret: true }) }
  if (n === 1 && !subject.upTo) {
    if (at.decline !== undefined) options.push({ verb: 'decline', value: 'decline' })
    g.choose(f, 'answer', chooser, options, details)
  } else
    g.pick(f, 'answer', chooser, options, {
      ...details,
      min: subject.upTo || at.decline !== undefined ? 0 : n,
      max: n,
    })
}

/** The verb as if its choice were made. */
const withIt = (verb: Verb): Verb => {
  const copy = { ...verb } as Record<string, unknown>
  for (const key of ['what', 'on', 'from', 'to', 'of'])
    if (typeof copy[key] === 'object' && copy[key] !== null && 'choose' in (copy[key] as object))
      copy[key] = 'it'
  return copy as unknown as Verb
}

function chosenNothing(f: ResolveFrame, at: ChooseOp): void {
  f.slots[at.slot] = []
  f.it = []
  report(f, false)
  f.pc = at.decline ?? f.pc + 1
}

function takeChoice(g: G, f: ResolveFrame, at: ChooseOp): void {
  const { answer } = f
  f.answer = null
  const ids = answer === 'decline' ? [] : ((Array.isArray(answer) ? answer : [answer]) as CardId[])
  if (ids.length === 0) {
    chosenNothing(f, at)
    return
  }
  f.slots[at.slot] = ids.map((id) => refTo(g.state, id))
  f.it = f.slots[at.slot] as Ref[]
  f.pc++
}

function askMay(g: G, f: ResolveFrame, at: Extract<L5RProgram[number], { op: 'may' }>): void {
  if (!on('glossary/duerfen')) f.answer = 'yes'
  if (f.answer === null) {
    if (!couldDo(g, contextNow(f), at.effect)) {
      report(f, false)
      f.pc = at.decline
      return
    }
    const options: Option[] = [
      { verb: 'yes', value: 'yes' },
      { verb: 'no', value: 'no' },
    ]
    g.choose(f, 'answer', f.you, options, {
      prompt: `may ${at.effect.do}`,
      source: f.self.card,
      rule: 'glossary/duerfen',
    })
    return
  }
  const yes = f.answer === 'yes'
  f.answer = null
  if (!yes) report(f, false)
  f.pc = yes ? f.pc + 1 : at.decline
}

function askEither(g: G, f: ResolveFrame, at: Extract<L5RProgram[number], { op: 'either' }>): void {
  if (!on('glossary/auswaehlen/2')) f.answer = 0
  if (f.answer === null) {
    const all = at.parts.map((part, i) => ({ part, i }))
    // One that could change something, if there is one (glossary/auswaehlen/4).
    const possible = all.filter(({ part }) => couldDo(g, contextNow(f), part))
    const offered = possible.length > 0 && on('glossary/auswaehlen/4') ? possible : all
    const options = offered.map(({ part, i }): Option => ({ verb: 'either', name: part.do, n: i, value: i }))
    g.choose(f, 'answer', f.you, options, { prompt: 'either', source: f.self.card })
    return
  }
  f.pc = at.to[f.answer as number] as number
  f.answer = null
}

function nextPlayer(g: G, f: ResolveFrame, at: Extract<L5RProgram[number], { op: 'each' }>): void {
  if (f.players === null) f.players = seatsMeant(g, f, at.who)
  const next = f.players.shift()
  f.you = next ?? f.me
  if (next === undefined) {
    f.players = null
    f.pc = at.end
  } else f.pc++
}

function execute(g: G, f: ResolveFrame, at: L5RProgram[number]): void {
  switch (at.op) {
    case 'choose':
      if (f.answer === null) choose(g, f, at)
      else takeChoice(g, f, at)
      return
    case 'verb':
      perform(g, f, registered(f.ability).program, at.verb)
      return
    case 'may':
      askMay(g, f, at)
      return
    case 'unless':
      f.pc = holdsNow(g, f, at.if) ? f.pc + 1 : at.to
      return
    case 'goto':
      f.pc = at.to
      return
    case 'begin':
      f.done = true
      f.pc++
      return
    case 'unlessDone':
      // What was prevented, replaced or turned to another card was not done as it is said.
      if (f.made?.some((e) => e.fate !== 'happened' || (e as L5REvent).diverted)) f.done = false
      f.made = null
      f.pc = (f.done ? on('glossary/danach/1') : !on('glossary/danach/2')) ? f.pc + 1 : at.to
      return
    case 'either':
      askEither(g, f, at)
      return
    case 'each':
      nextPlayer(g, f, at)
      return
    case 'next':
      f.pc = at.start
      return
  }
}

export const resolve = procedure<Resolving>('resolve', [
  step('glossary/effekte/2', (g, f) => {
    const instruction = registered(f.ability).program[f.pc]
    if (instruction === undefined) return
    g.again(f)
    execute(g, f, instruction)
  }),
])

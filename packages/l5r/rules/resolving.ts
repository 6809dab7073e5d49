/** Resolving effects (glossary/effekte): one instruction after the other, as far as possible. */
import { type CardsOffered, type Choosing, type Fizzle, type Option, refTo, resolver } from '@regelwerk/core'
import type { Condition, Element, RingSubject, Subject, Verb, Who } from '../abilities.ts'
import { type G, obeyed, on, procedure, type RuleId, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { programOf, registered } from '../prepare.ts'
import { holds, matching } from '../reading.ts'
import { handOf, type L5RState, NONE, other } from '../state.ts'
import { ringsMatching } from '../subjects.ts'
import { verbWord } from '../words/known.ts'
import type { Named } from '../words/records.ts'
import { perform } from './changes.ts'
import {
  amountNow,
  choicesOf,
  contextNow,
  type ResolveFrame,
  report,
  resolve,
  seatsMeant,
} from './effects.ts'
import { couldDo } from './possible.ts'
import { canBeTargeted } from './restrictions.ts'

function offer(g: G, f: ResolveFrame, { verb, slot, decline }: Choosing<Verb>): CardsOffered | 'made' | null {
  const choice = choicesOf(verb)[slot] as Named
  if (typeof choice === 'object' && 'ring' in choice)
    return offerRings(g, f, choice.ring as ChosenRing, decline !== undefined)
  const subject = choice as Extract<Subject, { choose: unknown }>
  const by = subject.by === 'opponent' ? other(f.you) : f.you
  const cards = matching(g, subject.choose, contextNow(f)).filter(
    (id) =>
      (verb.do === 'sacrifice' || canBeTargeted(g, id, f.me, f.self.card)) &&
      couldDo(g, { ...contextNow(f), it: [refTo(g.state, id)] }, withIt(verb, slot === 0 ? subject : null)),
  )
  const most = subject.n === 'any' ? cards.length : subject.n === undefined ? 1 : amountNow(g, f, subject.n)
  const n = Math.min(most, cards.length)
  if (n === 0) {
    if (cards.length === 0) fizzled(g, f, { ability: f.ability, why: 'choice' })
    return null
  }
  const secret = cards.some((id) => handOf(g.state, by).includes(id))
  const isFree = subject.upTo || subject.n === 'any' || (n > 1 && decline !== undefined)
  return { cards, min: isFree ? 0 : n, max: n, decline: decline !== undefined, secret, by }
}

type ChosenRing = Extract<RingSubject, { choose: unknown }>

/** Rings are asked for here: core knows cards alone. */
function offerRings(
  g: G,
  f: ResolveFrame,
  { choose, n = 1, upTo }: ChosenRing,
  mayDecline: boolean,
): 'made' | null {
  const rings = ringsMatching(g, choose, f.you, f.rings)
  if (rings.length === 0) return null
  const options = rings.map((ring): Option => ({ verb: 'ring', name: ring, value: ring }))
  const details = { prompt: 'choose ring', source: f.self.card }
  if (n === 1 && !upTo) {
    if (mayDecline) options.push({ verb: 'decline', value: 'decline' })
    g.choose(f, 'answer', f.you, options, details)
  } else g.pick(f, 'answer', f.you, options, { ...details, min: upTo ? 0 : n, max: n })
  return 'made'
}

/** An answer that is rings. */
function take(_: G, f: ResolveFrame, at: Choosing<Verb>, answers: readonly unknown[]): boolean {
  const choice = choicesOf(at.verb)[at.slot] as Named
  if (typeof choice !== 'object' || !('ring' in choice)) return false
  if (answers.length === 0 && at.decline !== undefined) return false
  f.chosenRings[at.slot] = answers as Element[]
  f.pc++
  return true
}

/** Says so where an effect does nothing, unless that has just been said. */
function fizzled(g: G, { self: { card } }: ResolveFrame, fizzle: Fizzle): void {
  const last = g.log?.at(-1)?.event as L5REvent | undefined
  if (card === NONE || (last?.kind === 'skipped' && last.card === card)) return
  const told: L5REvent = { kind: 'skipped', card, ...fizzle }
  g.tell('glossary/effekte/2' satisfies RuleId, told)
}

/** The verb as if this choice were made; null: as if all were. */
const withIt = (verb: Verb, chosen: Subject | null): Verb => {
  const copy = { ...verb } as Record<string, unknown>
  for (const key of ['what', 'on', 'from', 'to', 'of', 'attachTo'])
    if (typeof copy[key] === 'object' && copy[key] !== null && 'choose' in (copy[key] as object))
      if (chosen === null || copy[key] === chosen) copy[key] = 'it'
  return copy as unknown as Verb
}

/** What was prevented, replaced or turned to another card was not done as it is said. */
function wasDone(f: ResolveFrame): boolean {
  if (f.made?.some((e) => e.fate !== 'happened' || (e as L5REvent).diverted)) f.done = false
  f.made = null
  return f.done && on('glossary/danach/1')
}

const runNext = resolver<L5RState, Verb, Condition, Who, ResolveFrame>({
  rules: {
    may: obeyed('glossary/duerfen'),
    mayAsked: obeyed('glossary/duerfen'),
    able: obeyed('glossary/auswaehlen/4'),
    either: obeyed('glossary/auswaehlen/2'),
    ifYouDo: obeyed('glossary/danach/2'),
  },
  program: (ability) => programOf(registered(ability)),
  decider: (_, f) => f.you,
  source: (_, f) => f.self.card,
  offer,
  take,
  undone: (f) => report(f, false),
  could: (g, f, effect) => couldDo(g, contextNow(f), effect),
  holds: (g, f, condition) => holds(g, condition, contextNow(f)),
  seats: (g, f, who) => [...seatsMeant(g, f, who)],
  wasDone,
  perform,
  isTraceless: (verb) => verbWord(verb).isAnswer === true,
  fizzled,
})

procedure(resolve, [step('glossary/effekte/2', runNext)])

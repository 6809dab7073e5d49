/** Resolving effects (glossary/effekte): one instruction after the other, as far as possible. */
import { type CardsOffered, type Choosing, type Fizzle, refTo, resolver } from '@regelwerk/core'
import type { Condition, Subject, Verb, Who } from '../abilities.ts'
import { type G, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { matching } from '../filter.ts'
import { choicesOf, registered } from '../prepare.ts'
import { holds } from '../reckoning.ts'
import { handOf, type L5RState, NONE, other } from '../state.ts'
import {
  amountNow,
  contextNow,
  type ResolveFrame,
  type Resolving,
  report,
  resolve,
  seatsMeant,
} from './effects.ts'
import { couldDo } from './possible.ts'
import { canBeTargeted } from './restrictions.ts'
import { perform } from './verbs.ts'

function holdsNow(g: G, f: Resolving, condition: Condition): boolean {
  if ('done' in condition) return f.done
  if ('not' in condition) return !holdsNow(g, f, condition.not)
  return holds(g, condition, contextNow(f))
}

function offer(g: G, f: ResolveFrame, { verb, slot, decline }: Choosing<Verb>): CardsOffered | null {
  const subject = choicesOf(verb)[slot] as Extract<Subject, { choose: unknown }>
  const by = subject.by === 'opponent' ? other(f.you) : f.you
  const cards = matching(g, subject.choose, contextNow(f)).filter(
    (id) =>
      (verb.do === 'sacrifice' || canBeTargeted(g, id, f.me, f.self.card)) &&
      couldDo(g, { ...contextNow(f), it: [refTo(g.state, id)] }, withIt(verb)),
  )
  const n = Math.min(subject.n === undefined ? 1 : amountNow(g, f, subject.n), cards.length)
  if (n === 0) {
    if (cards.length === 0) fizzled(g, f, { ability: f.ability, why: 'choice' })
    return null
  }
  const secret = cards.some((id) => handOf(g.state, by).includes(id))
  const isFree = subject.upTo || (n > 1 && decline !== undefined)
  return { cards, min: isFree ? 0 : n, max: n, decline: decline !== undefined, secret, by }
}

/** Says so where an effect does nothing, unless that has just been said. */
function fizzled(g: G, { self: { card } }: ResolveFrame, fizzle: Fizzle): void {
  const last = g.log?.at(-1)?.event as L5REvent | undefined
  if (card === NONE || (last?.kind === 'skipped' && last.card === card)) return
  const told: L5REvent = { kind: 'skipped', card, ...fizzle }
  g.tell('glossary/effekte/2' satisfies RuleId, told)
}

/** The verb as if its choice were made. */
const withIt = (verb: Verb): Verb => {
  const copy = { ...verb } as Record<string, unknown>
  for (const key of ['what', 'on', 'from', 'to', 'of'])
    if (typeof copy[key] === 'object' && copy[key] !== null && 'choose' in (copy[key] as object))
      copy[key] = 'it'
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
    may: rule('glossary/duerfen'),
    mayAsked: rule('glossary/duerfen'),
    able: rule('glossary/auswaehlen/4'),
    either: rule('glossary/auswaehlen/2'),
    ifYouDo: rule('glossary/danach/2'),
  },
  program: (ability) => registered(ability).program,
  decider: (_, f) => f.you,
  source: (_, f) => f.self.card,
  offer,
  undone: (f) => report(f, false),
  could: (g, f, effect) => couldDo(g, contextNow(f), effect),
  holds: holdsNow,
  seats: seatsMeant,
  wasDone,
  perform,
  isTraceless: (verb) => verb.do === 'cancel' || verb.do === 'replace' || verb.do === 'redirect',
  fizzled,
})

procedure(resolve, [step('glossary/effekte/2', runNext)])

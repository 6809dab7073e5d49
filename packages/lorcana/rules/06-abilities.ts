/** Chapter 6, resolving effects (6.7): one instruction of an ability's program after the other. */
import { type CardId, type Choosing, type Fizzle, type Obstacle, resolver, type Seat } from '@regelwerk/core'
import type { Amount, Condition, Effect, Target, Triggered, Verb, Who } from '../abilities.ts'
import { type G, meets, obeyed, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { LorcanaEvent } from '../events.ts'
import { abilityNamed, choicesOf } from '../prepare.ts'
import { matching } from '../reading.ts'
import { cardAt, definitionOf, type LorcanaState, PLAY } from '../state.ts'
import { usedKey } from '../timing.ts'
import { verbWord } from '../vocabulary.ts'
import { happen } from './01-concepts.ts'
import { chosenBy, offer, tellSkipped, warded, whyNotChosen } from './06-choosing.ts'
import { amountNow, holdsNow, inside, report, seatsNow } from './06-resolving.ts'
import { type ResolveFrame, type Resolving, resolve } from './06-under-way.ts'

/** Says so where an effect does nothing for another reason, unless that has just been said. */
function fizzled(g: G, { source: { card } }: Resolving, fizzle: Fizzle): void {
  const last = g.log?.at(-1)?.event as LorcanaEvent | undefined
  if (last?.kind === 'skipped' && last.card === card) return
  const told: LorcanaEvent = { kind: 'skipped', card, spared: [], ...fizzle }
  g.tell('1.7.7' satisfies RuleId, told)
}

/** Says so where it is for Ward that there is nothing to do (of a "may" that is not asked). */
function tellWarded(g: G, f: Resolving, effect: Effect): void {
  switch (effect.do) {
    case 'all':
    case 'either':
      for (const part of effect.parts) tellWarded(g, f, part)
      return
    case 'may':
    case 'instead':
      tellWarded(g, f, effect.effect)
      return
    case 'if':
    case 'ifYouDo':
    case 'each':
    case 'times':
      return
    default: {
      const filters = choicesOf(effect).flatMap((target) => chosenBy(target) ?? [])
      const filter = filters.find((one) => warded(g, f, one, effect).length > 0)
      if (filter !== undefined) tellSkipped(g, f, filter, effect)
    }
  }
}

/** What the choice that is asked for now leaves out, with the rule that does. */
export function unchoosable(g: G, seat: Seat): Obstacle[] {
  const f = g.state.stack.at(-1) as ResolveFrame | undefined
  const decision = g.state.pending?.decisions[0]
  if (f?.procedure !== 'resolve' || decision?.seat !== seat) return []
  const at = abilityNamed(f.ability).program[f.pc]
  if (at?.op !== 'choose') return []
  const filter = chosenBy(choicesOf(at.verb)[at.slot] as Target)
  if (filter === null || filter.in === 'hand') return []
  return matching(g, filter, inside(g, f)).flatMap((target): Obstacle[] => {
    const rule = whyNotChosen(g, f, target, at.verb, filter)
    return rule === null ? [] : [{ verb: 'choose', target, rule }]
  })
}

/** The effect of an action is none of an ability. */
export const isAction = rule('5.4.3', ({ action }: Resolving): boolean => action)

/** It is an item's ability. */
const isItem = (g: G, f: Resolving): boolean =>
  !f.action &&
  cardAt(g.state, f.source.card).def >= 0 &&
  definitionOf(cardAt(g.state, f.source.card)).type === 'item'

function chosen(g: G, f: ResolveFrame, _: Choosing<Verb>, ids: readonly CardId[]): void {
  if (f.chosen.length === 0) f.first = f.it
  f.chosen.push(...ids)
  const inPlayNow = ids.filter((id) => cardAt(g.state, id).zone === PLAY)
  for (const card of inPlayNow)
    happen(g, { kind: 'chosen', card, seat: f.you, action: isAction(f), item: isItem(g, f) })
}

// ---- could it do anything? (only public facts decide whether a player is asked)

/** Can this effect change anything now? */
function could(g: G, f: Resolving, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.parts.some((part) => could(g, f, part))
    case 'may':
      return could(g, f, effect.effect)
    case 'if':
      return true
    case 'ifYouDo':
      return isCost(effect.first) ? canPay(g, f, effect.first) : could(g, f, effect.first)
    case 'either':
      return effect.parts.some((part) => could(g, f, part))
    case 'instead':
      return could(g, f, effect.effect)
    case 'each':
      return true
    case 'times':
      return amountNow(g, f, effect.n) > 0 && could(g, f, effect.effect)
    default:
      return verbWord(effect).could(g, f, effect)
  }
}

/** Where ink is asked for, all of it is a cost (6.1.5) ... */
const isCost = (effect: Effect): boolean =>
  on('6.1.5') && (effect.do === 'payInk' || (effect.do === 'all' && effect.parts.some(isCost)))

/** ... and a cost is paid in full or not at all. */
const canPay = (g: G, f: Resolving, cost: Effect): boolean =>
  cost.do === 'all' ? cost.parts.every((part) => canPay(g, f, part)) : could(g, f, cost)

/** What is only done if something is so is not done where it is not. */
const applies = (g: G, f: Resolving, effect: Effect): boolean =>
  effect.do !== 'if' || effect.else !== undefined || holdsNow(g, f, effect.if)

// ---- running

/** What cannot be done is left out: where an effect goes on that ends there. */
export const leftOut = rule('1.7.7', (_end: number, next: number): number => next)

/** As much of an effect as possible is done. */
export const goesOn = rule('6.1.2', leftOut)

const runNext = resolver<LorcanaState, Verb, Condition, Who, ResolveFrame, Amount>({
  rules: {
    may: obeyed('6.1.4'),
    able: obeyed('6.1.5.2'),
    ifYouDo: obeyed('6.1.5.1'),
    instead: obeyed('6.5.7.1'),
  },
  goesOn: (f, next) => goesOn(abilityNamed(f.ability).program.length, next),
  program: (ability) => abilityNamed(ability).program,
  decider: (_, f) => f.you,
  source: (_, f) => f.source.card,
  offer,
  chosen,
  undone: (f) => report(f, 'none'),
  could,
  passOver: (g, f, effect) => {
    if (g.log !== null) tellWarded(g, f, effect)
  },
  holds: holdsNow,
  seats: seatsNow,
  count: amountNow,
  isGone: (g, seat) => g.state.gone[seat] === true,
  begins: (g, f, first) => (isCost(first) ? canPay(g, f, first) : applies(g, f, first)),
  perform: (g, f, verb) => verbWord(verb).perform(g, f, verb),
  isIdle: (_, f) => f.looked.length === 0,
  after: (g, f, verb) => verbWord(verb).after?.(g, f, verb),
  fizzled,
})

/** Why a triggered ability resolves without effect, if it does: a false "if" (6.2.4), or its "once" used up. */
function isVoid(g: G, f: ResolveFrame): boolean {
  const ability = abilityNamed(f.ability).ability as Triggered | null
  if (ability === null || ability.kind !== 'triggered') return false
  if (ability.if !== undefined && !holdsNow(g, f, ability.if) && on('6.2.4')) return true
  const key = onceKey(g, f)
  const often = ability.once === undefined ? Number.POSITIVE_INFINITY : Number(ability.once)
  return on('6.1.13.2') && g.state.used.filter((one) => one === key).length >= often
}

const onceKey = (g: G, f: ResolveFrame): string => usedKey(g.state, f.source.card, f.ability)

/** While an effect resolves nothing is checked (1.8.5, 6.7.5) and nothing of the bag is resolved (6.7.4). */
export const uncheckedPart = rule('1.8.5', (g: G, f: ResolveFrame): void => runNext(g, f))
export const unchecked = rule('6.7.5', uncheckedPart)
export const resolveNext = rule('6.7.4', unchecked)

procedure(resolve, [
  step('6.7.2.1', (g, f) => {
    const empty = isVoid(g, f)
    happen(g, { kind: 'resolve', card: f.source.card, ability: f.ability, seat: f.me, empty })
    if (empty) g.leave(f)
  }),
  step('6.7.2.3', (g, f) => {
    resolveNext(g, f)
  }),
  step('6.1.13.2', (g, f) => {
    const once = abilityNamed(f.ability).ability?.once !== undefined || f.ability === 'boost'
    if (once && meets('6.1.1', f.complete)) g.state.used.push(onceKey(g, f))
  }),
])

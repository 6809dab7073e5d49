/** Resolving card abilities (rules/kartenfaehigkeiten): one instruction after the other, as they are written. */

import {
  type CardId,
  type CardsOffered,
  type Choosing,
  type Fizzle,
  type Option,
  type Ref,
  refTo,
  resolver,
  type Seat,
} from '@regelwerk/core'
import type { Condition, Effect, Extreme, Filter, House, Target, Verb, Who } from '../abilities.ts'
import { type G, obeyed, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { matching } from '../filter.ts'
import { houses } from '../houses.ts'
import { seatsMeant } from '../players.ts'
import { choicesOf, type Doing, idOf, isLoop, programOf, targetsOf } from '../prepare.ts'
import { amount, holds, verbWord } from '../reading.ts'
import { canBeShown, deckOf, discardOf, type KeyForgeState, NONE } from '../state.ts'
import { isOfHouse, powerOf } from '../values.ts'
import { asMuchAsPossible, happen } from './amber.ts'
import {
  canBeChosen,
  choosable,
  goesOn,
  isHidden,
  isSecret,
  type ResolveFrame,
  type Resolving,
  report,
  resolve,
  targets,
} from './effects.ts'
import { settle } from './leaving.ts'
import { startLoop } from './loops.ts'
import { choiceMatters, couldMatter } from './mattering.ts'

interface Group {
  sure: CardId[]
  tied: CardId[]
  open: number
}

/** Spells out a group of the most or least powerful: sure members, and those who tie. */
function group(g: G, ids: readonly CardId[], n: number, strongest: boolean): Group {
  const sorted = [...ids].sort((a, b) => {
    const by = powerOf(g, b) - powerOf(g, a)
    return strongest ? by : -by
  })
  if (sorted.length <= n) return { sure: sorted, tied: [], open: 0 }
  const edge = powerOf(g, sorted[n - 1] as CardId)
  const sure = sorted.filter((id) => (strongest ? powerOf(g, id) > edge : powerOf(g, id) < edge))
  const tied = sorted.filter((id) => powerOf(g, id) === edge)
  const open = n - sure.length
  return open >= tied.length ? { sure: [...sure, ...tied], tied: [], open: 0 } : { sure, tied, open }
}

export const strongestOf = rule(
  'glossary/staerkste-kreatur',
  (g: G, ids: readonly CardId[], n: number): Group => group(g, ids, n, true),
)

export const weakestOf = rule(
  'glossary/schwaechste-kreatur',
  (g: G, ids: readonly CardId[], n: number): Group => group(g, ids, n, false),
)

/** The cards of the hidden places that a filter speaks of. */
function hiddenCards(g: G, f: Resolving, { in: places, whose }: Filter): CardId[] {
  return matching(g, { ...(places && { in: places }), ...(whose && { whose }) }, f)
}

/** Does what may be chosen from a hidden place depend on more than the number of cards there? */
const namesAKind = (filter: Filter): boolean =>
  Object.keys(filter).some((key) => key !== 'in' && key !== 'whose' && key !== 'among')

/** Whoever's ability it is, the active player decides. */
export const decider = rule('rules/kartenfaehigkeiten', (g: G, _: ResolveFrame): Seat => g.state.active)

type ChooseOp = Choosing<Doing>

/** Says that an effect finds nothing to be done to. */
function tellSkipped(g: G, f: ResolveFrame): void {
  fizzled(g, f, { ability: f.ability, why: 'choice' })
}

/** Says so where an effect does nothing, unless that has just been said. */
function fizzled(g: G, { self: { card } }: ResolveFrame, fizzle: Fizzle): void {
  const last = g.log?.at(-1)?.event as KeyForgeEvent | undefined
  if (card === NONE || (last?.kind === 'skipped' && last.card === card)) return
  const told: KeyForgeEvent = { kind: 'skipped', card, ...fizzle }
  g.tell('rules/so-viel-wie-moeglich-abhandeln' satisfies RuleId, told)
}

/** The most or least powerful, or all but those. */
type GroupTarget = Extreme | { each: Filter; except: Extreme }

const isGroup = (target: Target): target is GroupTarget =>
  typeof target === 'object' && ('most' in target || 'least' in target || 'except' in target)

function offer(g: G, f: ResolveFrame, at: ChooseOp): CardsOffered | 'made' | null {
  const target = choicesOf(at.verb)[at.slot] as Exclude<Target, string>
  if (isGroup(target)) {
    chooseGroup(g, f, at, target)
    return 'made'
  }
  if (!('choose' in target)) return 'made'
  const filter = target.choose
  const cards = choosable(g, f, filter, at.verb)
  const secret = isHidden(filter) && namesAKind(filter) && isSecret(g, hiddenCards(g, f, filter))
  const wanted = target.n === 'any' ? cards.length : amount(g, target.n ?? 1, f)
  const decline = at.decline !== undefined && on('glossary/duerfen')
  if (target.perHouse) {
    const house = houseOf(g, cards, f.slots[at.slot]?.length ?? 0)
    const again = house === undefined ? [] : cards.filter((id) => isOfHouse(g, id, house))
    if (again.length > 0) return { cards: again, min: 1, max: 1 }
    offerAgain(f, at, [], 0)
    return 'made'
  }
  if (target.totalPower !== undefined) return offerTotal(g, f, at, cards, target.totalPower)
  if (target.repeated) {
    const again = offerAgain(f, at, cards, wanted)
    return again === 'made' ? again : { cards: again, min: 1, max: 1, decline }
  }
  // Of a hidden place nobody is told that there is nothing to find.
  if ((cards.length === 0 && !secret) || (wanted === 0 && (target.n !== 'any' || !secret))) {
    if (cards.length === 0 && wanted > 0) tellSkipped(g, f)
    return null
  }
  const free = target.upTo === true || target.n === 'any' || (secret && cards.length < wanted)
  if (!free && asMuchAsPossible(wanted, cards.length) === 0) return null
  if (!secret && !choiceMatters(g, f, at, cards)) {
    tellSkipped(g, f)
    return null
  }
  const max = Math.min(wanted, Math.max(1, cards.length))
  const min = free ? 0 : Math.min(wanted, cards.length)
  return { cards, min: decline && max > 1 ? 0 : min, max, decline, secret }
}

/** Of the houses that these belong to, the one with this number. */
const houseOf = (g: G, ids: readonly CardId[], at: number): House | undefined =>
  houses.filter((house) => ids.some((id) => isOfHouse(g, id, house)))[at]

/** As many as are wanted, if they have so much power together. */
function offerTotal(g: G, f: ResolveFrame, at: ChooseOp, ids: CardId[], least: number): 'made' | null {
  if (ids.reduce((sum, id) => sum + powerOf(g, id), 0) < least) {
    tellSkipped(g, f)
    return null
  }
  const options = ids.map((id): Option => ({ verb: 'choose', target: id, value: id, weight: powerOf(g, id) }))
  g.pick(f, 'answer', decider(g, f), options, {
    prompt: `choose to ${at.verb.do}`,
    min: 0,
    max: ids.length,
    constraint: { sumAtLeast: least },
  })
  return 'made'
}

/** Each time any of them, also one that was chosen before. */
export const eachTime = rule(
  'glossary/fuer-jeden-fuer-jede-fuer-jedes',
  (cards: CardId[], _before: readonly Ref[]): CardId[] => cards,
)

/** One after the other, the same again if wanted. */
function offerAgain(f: ResolveFrame, at: ChooseOp, cards: CardId[], wanted: number): CardId[] | 'made' {
  const so = f.slots[at.slot] ?? []
  if (cards.length === 0 || so.length >= wanted) {
    f.slots[at.slot] = so
    f.it = so
    f.pc++
    return 'made'
  }
  return eachTime(cards, so)
}

/** Those a group is taken from, its sure members, and those of whom some are to be chosen. */
function groupOf(g: G, f: ResolveFrame, target: GroupTarget) {
  const extreme = 'except' in target ? target.except : target
  const among = matching(g, extreme.of, f)
  const all = 'except' in target ? matching(g, target.each, f) : among
  const n = 'most' in extreme ? extreme.most : extreme.least
  return { all, isStrong: 'most' in extreme, ...('most' in extreme ? strongestOf : weakestOf)(g, among, n) }
}

function chooseGroup(g: G, f: ResolveFrame, at: ChooseOp, target: GroupTarget): void {
  const { all, sure, tied, open, isStrong } = groupOf(g, f, target)
  if (open === 0) {
    takeGroup(g, f, at, target, all, sure)
    return
  }
  // Of those that tie, the active player chooses; not one already tagged, if another can be chosen.
  const free = tied.filter((id) => canBeChosen(g, id, at.verb))
  const offered = free.length >= open ? free : tied
  if (!choiceMatters(g, f, at, offered)) {
    takeGroup(g, f, at, target, all, [...sure, ...offered.slice(0, open)])
    return
  }
  const options = offered.map((id): Option => ({ verb: 'choose', target: id, value: id }))
  g.pick(f, 'answer', decider(g, f), options, {
    prompt: `choose to ${at.verb.do}`,
    min: open,
    max: open,
    rule: isStrong ? 'glossary/staerkste-kreatur' : 'glossary/schwaechste-kreatur',
  })
}

function takeGroup(
  g: G,
  f: ResolveFrame,
  at: ChooseOp,
  target: GroupTarget,
  all: readonly CardId[],
  members: readonly CardId[],
): void {
  const meant = 'except' in target ? all.filter((id) => !members.includes(id)) : members
  f.slots[at.slot] = meant.map((id) => refTo(g.state, id))
  f.it = f.slots[at.slot] as Ref[]
  f.chosen.push(...meant)
  f.pc++
}

/** Members of a group, one of several choices, or none of as many as are wanted. */
function take(g: G, f: ResolveFrame, at: ChooseOp, ids: readonly CardId[]): boolean {
  const target = choicesOf(at.verb)[at.slot] as Exclude<Target, string>
  if (isGroup(target)) {
    const { all, sure } = groupOf(g, f, target)
    takeGroup(g, f, at, target, all, [...sure, ...ids])
    return true
  }
  if (!('choose' in target)) return false
  if (target.repeated || target.perHouse) {
    f.slots[at.slot] = [...(f.slots[at.slot] ?? []), ...ids.map((id) => refTo(g.state, id))]
    return true
  }
  const isFree = target.upTo === true || target.n === 'any'
  if (ids.length > 0 || at.decline !== undefined || !isFree) return false
  f.slots[at.slot] = []
  f.it = []
  f.done = true
  f.pc++
  return true
}

function chosen(_: G, f: ResolveFrame, at: ChooseOp, ids: readonly CardId[]): void {
  const target = choicesOf(at.verb)[at.slot] as Exclude<Target, string>
  f.chosen.push(...ids)
  if ('choose' in target && typeof target.n === 'number' && !target.upTo && ids.length < target.n)
    report(f, false)
}

/** Could it do anything, as far as everybody can tell? Where not, nobody is asked for it. */
function could(g: G, f: Resolving, effect: Effect): boolean {
  switch (effect.do) {
    case 'all':
      return effect.parts.some((part) => could(g, f, part))
    case 'may':
      return could(g, f, effect.effect)
    case 'ifYouDo':
      return could(g, f, effect.first)
    case 'either':
      return effect.parts.some((part) => could(g, f, part))
    case 'if':
    case 'instead':
    case 'each':
    case 'times':
    case 'eachOf':
    case 'repeat':
      return true
    default:
      return couldVerb(g, f, effect)
  }
}

function couldVerb(g: G, f: Resolving, verb: Verb): boolean {
  if (verbWord(verb).could?.(g, f, verb) === false) return false
  return targetsOf(verb).every((target) => {
    if (typeof target !== 'object') return true
    if ('choose' in target) return isThere(g, f, target.choose, () => choosable(g, f, target.choose, verb))
    if ('top' in target) {
      const pile = target.in === 'discard' ? discardOf : deckOf
      return seatsMeant(g, f, target.of).some((seat) => pile(g.state, seat).length > 0)
    }
    if ('random' in target) return isThere(g, f, target.random, () => matching(g, target.random, f))
    return !('each' in target) || isThere(g, f, target.each, () => matching(g, target.each, f))
  })
}

/** How many cards lie in a hidden place everybody knows, but not which ones. */
const isThere = (g: G, f: Resolving, filter: Filter, find: () => readonly CardId[]): boolean =>
  (isHidden(filter) ? hiddenCards(g, f, filter) : find()).length > 0

/** Does what a verb says. */
function perform(g: G, f: ResolveFrame, verb: Doing): void {
  if (isLoop(verb)) startLoop(g, f, verb, idOf(verb.effect))
  else {
    verbWord(verb).perform(g, f, verb, targets(g, f, verb))
    f.slots = []
  }
}

const runNext = resolver<KeyForgeState, Doing, Condition, Who, ResolveFrame>({
  rules: {
    may: obeyed('glossary/duerfen'),
    mayAsked: obeyed('glossary/duerfen'),
    able: obeyed('rules/so-viel-wie-moeglich-abhandeln'),
    ifYouDo: obeyed('glossary/falls-du-das-tust-und-um-zu'),
    instead: obeyed('glossary/ersatzeffekte'),
  },
  goesOn,
  program: (ability) => programOf(ability),
  decider,
  source: (g, f) => (canBeShown(g.state, decider(g, f), f.self.card) ? f.self.card : undefined),
  offer,
  take,
  chosen,
  declined: (f) => {
    f.declined = true
  },
  undone: (f) => report(f, false),
  could,
  matters: (g, f, effects) => effects.some((effect) => couldMatter(g, f, effect)),
  holds: (g, f, condition) => holds(g, condition, f),
  seats: seatsMeant,
  perform,
  fizzled,
})

/** What an effect inside another has learned goes back to it. */
function handBack(g: G, f: ResolveFrame): void {
  const stack = g.state.stack
  let at = stack.indexOf(f) - 1
  while (at >= 0 && stack[at]?.procedure !== 'resolve') at--
  const parent = stack[at] as ResolveFrame | undefined
  if (parent === undefined) return
  Object.assign(parent, {
    it: f.it,
    chosen: f.chosen,
    house: f.house,
    number: f.number,
    trait: f.trait,
    title: f.title,
    done: f.done && parent.done,
    declined: f.declined,
    count: f.count,
    doneTo: f.doneTo,
    seen: f.seen,
    fought: f.fought,
  })
}

procedure(resolve, [
  step('rules/kartenfaehigkeiten', (g, f) => {
    if (!f.inside && f.self.card !== NONE)
      happen(g, { kind: 'resolve', card: f.self.card, ability: f.ability })
  }),
  step('rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text', (g, f) => {
    if (settle(g)) {
      g.again(f)
      return
    }
    runNext(g, f)
  }),
  step('~return', (g, f) => {
    if (f.inside) handBack(g, f)
  }),
])

/** Resolving card abilities (rules/kartenfaehigkeiten): one instruction after the other, as they are written. */
import {
  type CardId,
  type Frame,
  knows,
  type Option,
  type Ref,
  refTo,
  type Seat,
  shuffle,
} from '@regelwerk/core'
import type { Amount, Condition, Effect, Filter, House, Target, Verb, Who } from '../abilities.ts'
import { type G, on, procedure, type RuleId, step } from '../book.ts'
import type { KeyForgeEvent } from '../events.ts'
import { type Context, controllerNowOrThen, matches, matching, neighboursOfRef } from '../filter.ts'
import {
  choicesOf,
  type Doing,
  idOf,
  isChoice,
  type KeyForgeProgram,
  registered,
  targetsOf,
} from '../prepare.ts'
import { amount, holds } from '../reckoning.ts'
import { canBeShown, cardAt, DISCARD, deckOf, faceAt, isInPlay, NONE, other } from '../state.ts'
import { powerOf } from '../values.ts'
import { happen } from './amber.ts'
import { settle } from './leaving.ts'
import { choiceMatters, couldMatter } from './mattering.ts'
import { perform } from './verbs.ts'
import { type Occurrence, subjectOf } from './windows.ts'

export interface Resolving {
  ability: string
  /** "You" in the text; inside "each player ..." that player. */
  you: Seat
  me: Seat
  self: Ref
  granter: CardId
  /** The card that is used as if it were "yours". */
  borrowed: CardId
  occasion: Occurrence | null
  /** Its place among the happenings of the window. */
  occasionAt: number
  pc: number
  slots: Ref[][]
  it: Ref[]
  chosen: CardId[]
  house: House | null
  number: number | null
  /** Everything since the last "if you do" began has been done in full. */
  done: boolean
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
  players: Seat[] | null
  answer: unknown
  /** Runs inside another effect, to which it returns what it knows. */
  inside: boolean
}
export type ResolveFrame = Frame & Resolving

export function resolving(start: Pick<Resolving, 'ability' | 'me' | 'self'> & Partial<Resolving>): Resolving {
  return {
    you: start.me,
    granter: NONE,
    borrowed: NONE,
    occasion: null,
    occasionAt: -1,
    pc: 0,
    slots: [],
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
    players: null,
    answer: null,
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
    pc: 0,
    slots: [],
    players: null,
    answer: null,
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
  if ('ofEvent' in n) {
    const window = g.frameOf('window') as unknown as { happenings: Occurrence[] } | null
    return window?.happenings[f.occasionAt]?.n ?? f.occasion?.n ?? 0
  }
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

// ---- choices

/** Spells out a group of the most or least powerful (glossary/staerkste-kreatur): sure members, and those who tie. */
function group(
  g: G,
  ids: readonly CardId[],
  n: number,
  strongest: boolean,
): { sure: CardId[]; tied: CardId[]; open: number } {
  if (!on(strongest ? 'glossary/staerkste-kreatur' : 'glossary/schwaechste-kreatur'))
    return { sure: [], tied: [...ids], open: Math.min(n, ids.length) }
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

/** What has been tagged cannot be chosen to be destroyed or sacrificed (glossary/zerstoert). */
const canBeChosen = (g: G, id: CardId, verb: Doing): boolean =>
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

/** The cards of the hidden places that a filter speaks of. */
function hiddenCards(g: G, f: Resolving, { in: places, whose }: Filter): CardId[] {
  return matching(g, { ...(places && { in: places }), ...(whose && { whose }) }, contextNow(f))
}

/** Does what may be chosen from a hidden place depend on more than the number of cards there? */
const namesAKind = (filter: Filter): boolean =>
  Object.keys(filter).some((key) => key !== 'in' && key !== 'whose' && key !== 'notChosen')

/** Whoever's ability it is, the active player decides (rules/kartenfaehigkeiten). */
const decider = (g: G, f: ResolveFrame): Seat => (on('rules/kartenfaehigkeiten') ? g.state.active : f.you)

type ChooseOp = Extract<KeyForgeProgram[number], { op: 'choose' }>

function ask(
  g: G,
  f: ResolveFrame,
  at: ChooseOp,
  ids: readonly CardId[],
  details: { min: number; max: number; secret: boolean },
): void {
  const options = ids.map((id): Option => ({ verb: 'choose', target: id, value: id }))
  const prompt = `choose to ${at.verb.do}`
  const source = canBeShown(g.state, decider(g, f), f.self.card) ? { source: f.self.card } : {}
  const secret = details.secret ? { secret: true } : {}
  if (details.max === 1 && details.min === 1) {
    if (at.decline !== undefined && on('glossary/duerfen'))
      options.push({ verb: 'decline', value: 'decline' })
    g.choose(f, 'answer', decider(g, f), options, { prompt, ...source, ...secret })
    return
  }
  const min = at.decline !== undefined && on('glossary/duerfen') ? 0 : details.min
  g.pick(f, 'answer', decider(g, f), options, { prompt, ...source, ...secret, min, max: details.max })
}

/** Says that an effect finds nothing to be done to. */
function tellSkipped(g: G, f: ResolveFrame): void {
  const told: KeyForgeEvent = { kind: 'skipped', card: f.self.card }
  g.tell('rules/so-viel-wie-moeglich-abhandeln' satisfies RuleId, told)
}

function choose(g: G, f: ResolveFrame, at: ChooseOp): void {
  const target = choicesOf(at.verb)[at.slot] as Exclude<Target, string>
  if ('most' in target || 'least' in target || 'sparing' in target) {
    chooseGroup(g, f, at, target)
    return
  }
  if (!('choose' in target)) return
  const filter = target.choose
  const ids = choosable(g, f, filter, at.verb)
  const hidden = isHidden(filter) && namesAKind(filter) && isSecret(g, hiddenCards(g, f, filter))
  const wanted = target.n === 'any' ? ids.length : amountNow(g, f, target.n ?? 1)
  if (target.repeated) {
    chooseRepeatedly(g, f, at, ids, wanted)
    return
  }
  // Of a hidden place nobody is told that there is nothing to find.
  if ((ids.length === 0 && !hidden) || (wanted === 0 && (target.n !== 'any' || !hidden))) {
    if (ids.length === 0 && wanted > 0) tellSkipped(g, f)
    chosenNothing(f, at)
    return
  }
  const free = target.upTo === true || target.n === 'any' || (hidden && ids.length < wanted)
  if (ids.length < wanted && !free && !on('rules/so-viel-wie-moeglich-abhandeln')) {
    chosenNothing(f, at)
    return
  }
  if (!hidden && !choiceMatters(g, f, at, ids)) {
    tellSkipped(g, f)
    chosenNothing(f, at)
    return
  }
  const max = Math.min(wanted, Math.max(1, ids.length))
  ask(g, f, at, ids, { min: free ? 0 : Math.min(wanted, ids.length), max, secret: hidden })
}

/** One after the other, the same again if wanted (glossary/fuer-jeden-fuer-jede-fuer-jedes). */
function chooseRepeatedly(g: G, f: ResolveFrame, at: ChooseOp, ids: CardId[], wanted: number): void {
  const so = f.slots[at.slot] ?? []
  if (ids.length === 0 || so.length >= wanted) {
    f.slots[at.slot] = so
    f.it = so
    f.pc++
    return
  }
  const [same] = on('glossary/fuer-jeden-fuer-jede-fuer-jedes') ? [] : so
  ask(g, f, at, same === undefined ? ids : [same.card], { min: 1, max: 1, secret: false })
}

function chooseGroup(
  g: G,
  f: ResolveFrame,
  at: ChooseOp,
  target: Extract<Target, { most: number } | { least: number } | { each: Filter }>,
): void {
  const s = g.state
  const filter = 'each' in target ? target.each : target.of
  const ids = matching(g, filter, contextNow(f))
  const n = 'most' in target ? target.most : 'least' in target ? target.least : 1
  const found = group(g, ids, n, !('least' in target))
  if (found.open === 0) {
    takeGroup(f, at, target, ids, found.sure, (id) => refTo(s, id))
    return
  }
  // Of those that tie, the active player chooses; not one already tagged, if another can be chosen.
  const free = found.tied.filter((id) => canBeChosen(g, id, at.verb))
  const tied = free.length >= found.open ? free : found.tied
  const options = tied.map((id): Option => ({ verb: 'choose', target: id, value: id }))
  g.pick(f, 'answer', decider(g, f), options, {
    prompt: `choose to ${at.verb.do}`,
    min: found.open,
    max: found.open,
    rule: 'least' in target ? 'glossary/schwaechste-kreatur' : 'glossary/staerkste-kreatur',
  })
}

function takeGroup(
  f: ResolveFrame,
  at: ChooseOp,
  target: Exclude<Target, string>,
  all: readonly CardId[],
  members: readonly CardId[],
  ref: (id: CardId) => Ref,
): void {
  const meant = 'sparing' in target ? all.filter((id) => !members.includes(id)) : members
  f.slots[at.slot] = meant.map(ref)
  f.it = f.slots[at.slot] as Ref[]
  f.pc++
}

/** No legal choice: that part does nothing, the others are still done (rules/so-viel-wie-moeglich-abhandeln). */
function chosenNothing(f: ResolveFrame, at: ChooseOp): void {
  f.slots[at.slot] = []
  f.it = []
  report(f, false)
  if (at.decline !== undefined) f.pc = at.decline
  else if (on('rules/so-viel-wie-moeglich-abhandeln')) f.pc++
  else f.pc = registered(f.ability).program.length
}

function takeChoice(g: G, f: ResolveFrame, at: ChooseOp): void {
  const s = g.state
  const { answer } = f
  f.answer = null
  const ids = answer === 'decline' ? [] : ((Array.isArray(answer) ? answer : [answer]) as CardId[])
  const target = choicesOf(at.verb)[at.slot] as Exclude<Target, string>
  if ('most' in target || 'least' in target || 'sparing' in target) {
    const filter = 'each' in target ? target.each : target.of
    const all = matching(g, filter, contextNow(f))
    const n = 'most' in target ? target.most : 'least' in target ? target.least : 1
    const { sure } = group(g, all, n, !('least' in target))
    takeGroup(f, at, target, all, [...sure, ...ids], (id) => refTo(s, id))
    return
  }
  if ('choose' in target && target.repeated) {
    f.slots[at.slot] = [...(f.slots[at.slot] ?? []), ...ids.map((id) => refTo(s, id))]
    return
  }
  if (ids.length === 0) {
    const optional = 'choose' in target && (target.upTo === true || target.n === 'any')
    f.declined = at.decline !== undefined
    chosenNothing(f, at)
    if (optional && at.decline === undefined) f.done = true
    return
  }
  f.slots[at.slot] = ids.map((id) => refTo(s, id))
  f.it = f.slots[at.slot] as Ref[]
  f.chosen.push(...ids)
  if ('choose' in target && typeof target.n === 'number' && !target.upTo && ids.length < target.n)
    report(f, false)
  f.pc++
}

// ---- running

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
  if (verb.do === 'gain' && amountNow(g, f, verb.n) === 0) return false
  return targetsOf(verb).every((target) => {
    if (typeof target !== 'object') return true
    if ('choose' in target) return isThere(g, f, target.choose, () => choosable(g, f, target.choose, verb))
    return !('each' in target) || isThere(g, f, target.each, () => matching(g, target.each, contextNow(f)))
  })
}

/** How many cards lie in a hidden place everybody knows, but not which ones. */
const isThere = (g: G, f: Resolving, filter: Filter, find: () => readonly CardId[]): boolean =>
  (isHidden(filter) ? hiddenCards(g, f, filter) : find()).length > 0

const yesOrNo = (): Option[] => [
  { verb: 'yes', value: 'yes' },
  { verb: 'no', value: 'no' },
]

function askMay(g: G, f: ResolveFrame, at: Extract<KeyForgeProgram[number], { op: 'may' }>): void {
  if (f.answer === null) {
    if (!on('glossary/duerfen')) {
      f.pc++
      return
    }
    if (!could(g, f, at.effect) || !couldMatter(g, f, at.effect)) {
      report(f, false)
      f.pc = at.decline
      return
    }
    const prompt = at.effect.do === 'all' ? 'may' : `may ${at.effect.do}`
    g.choose(f, 'answer', g.state.active, yesOrNo(), {
      prompt,
      ...(canBeShown(g.state, g.state.active, f.self.card) && { source: f.self.card }),
      rule: 'glossary/duerfen',
    })
    return
  }
  const yes = f.answer === 'yes'
  f.answer = null
  if (yes) f.pc++
  else {
    f.declined = true
    report(f, false)
    f.pc = at.decline
  }
}

function askEither(g: G, f: ResolveFrame, at: Extract<KeyForgeProgram[number], { op: 'either' }>): void {
  if (f.answer === null) {
    const all = at.parts.map(
      (part, i): Option => ({ verb: 'either', name: part.do, n: i, ability: f.ability, value: i }),
    )
    // What cannot be done is no way out while something else can (rules/so-viel-wie-moeglich-abhandeln).
    const able = all.filter((_, i) => could(g, f, at.parts[i] as Effect))
    const options = able.length > 0 && on('rules/so-viel-wie-moeglich-abhandeln') ? able : all
    if (!at.parts.some((part) => couldMatter(g, f, part))) {
      f.pc = at.to[0] as number
      return
    }
    g.choose(f, 'answer', g.state.active, options, {
      prompt: 'either',
      ...(canBeShown(g.state, g.state.active, f.self.card) && { source: f.self.card }),
    })
    return
  }
  f.pc = at.to[f.answer as number] as number
  f.answer = null
}

function nextPlayer(g: G, f: ResolveFrame, at: Extract<KeyForgeProgram[number], { op: 'each' }>): void {
  if (f.players === null) f.players = seatsMeant(g, f, at.who)
  const next = f.players.shift()
  if (next === undefined) {
    f.players = null
    f.you = f.me
    f.pc = at.end
  } else {
    f.you = next
    f.pc++
  }
}

function execute(g: G, f: ResolveFrame, at: KeyForgeProgram[number]): void {
  switch (at.op) {
    case 'choose':
      if (f.answer === null) choose(g, f, at)
      else takeChoice(g, f, at)
      return
    case 'verb':
      f.pc++
      perform(g, f, at.verb)
      return
    case 'may':
      askMay(g, f, at)
      return
    case 'unless':
      f.pc = holdsNow(g, f, at.if) && (!at.instead || on('glossary/ersatzeffekte')) ? f.pc + 1 : at.to
      return
    case 'goto':
      f.pc = at.to
      return
    case 'begin':
      f.done = true
      f.pc++
      return
    case 'unlessDone':
      f.pc = f.done || !on('glossary/falls-du-das-tust-und-um-zu') ? f.pc + 1 : at.to
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
    done: f.done && parent.done,
    declined: f.declined,
    count: f.count,
    doneTo: f.doneTo,
    revealed: f.revealed,
    fought: f.fought,
  })
}

export const resolve = procedure<Resolving>('resolve', [
  step('rules/kartenfaehigkeiten', (g, f) => {
    if (!f.inside && f.self.card !== NONE)
      happen(g, { kind: 'resolve', card: f.self.card, ability: f.ability })
  }),
  step('rules/faehigkeiten-in-der-reihenfolge-abhandeln-in-der-sie-im-text', (g, f) => {
    if (settle(g)) {
      g.again(f)
      return
    }
    const instruction = registered(f.ability).program[f.pc]
    if (instruction === undefined) return
    g.again(f)
    execute(g, f, instruction)
  }),
  step('~return', (g, f) => {
    if (f.inside) handBack(g, f)
  }),
])

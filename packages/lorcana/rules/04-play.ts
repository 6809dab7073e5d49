/** Section 4.3, playing a card: for its ink cost, by Shift (8.10), by singing (5.4.4.2, 8.12), or for free. */
import { type CardId, type Frame, find, type Option, refTo, type Seat } from '@regelwerk/core'
import type { Condition, Cost, Filter, Static, StaticDetails } from '../abilities.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { acts, type LorcanaEvent } from '../events.ts'
import { isOpponent, sameTeam } from '../players.ts'
import { idOf, type Prepared, prepared, type Shift } from '../prepare.ts'
import { amount, from, holds, matches } from '../reading.ts'
import {
  cardAt,
  DISCARD,
  definitionOf,
  inPlay,
  isCharacter,
  type LorcanaLasting,
  NONE,
  type WaitingAction,
} from '../state.ts'
import {
  type Discount,
  derived,
  gainedClassifications,
  hasKeyword,
  isForbidden,
  type Reach,
  singingCost,
} from '../values.ts'
import { canPayInk, happen, payInk } from './01-concepts.ts'
import { askForCost, noteCost, type Paying, payCosts, whyNotPay } from './04-costs.ts'
import { NOTHING, resolveAction } from './06-resolving.ts'
import { resolve } from './06-under-way.ts'
import { settle } from './07-zones.ts'

/** How a card is played, with what that needs. */
export type HowToPlay =
  | { verb: 'play'; card: CardId }
  | { verb: 'play free'; card: CardId }
  | { verb: 'shift' | 'shift free'; card: CardId; onto: CardId }
  | { verb: 'sing'; card: CardId; singer: CardId }
  | { verb: 'sing together'; card: CardId }
export type PlayAction = HowToPlay

/** What a card says of others it says only from play. */
export const isAboutItself = rule(
  '4.3.6',
  (_g: G, _seat: Seat, _id: CardId, to: 'self' | Filter): boolean => to === 'self',
)

/** What the player pays to play a card: the cost with all payment modifiers; the cost itself stays (1.5.4). */
function payment(g: G, seat: Seat, id: CardId, cost: number, onto: CardId = NONE): number {
  const isHow = ({ how, onto: self }: Pick<Discount, 'how' | 'onto'>, bearer: CardId): boolean =>
    (how === undefined || onto !== NONE) && (self === undefined || onto === bearer)
  let less = 0
  for (const reach of derived(g).payLess) {
    if (reach.you !== seat && reach.who === undefined) continue
    if (isHow(reach, reach.self) && matches(g, reach.filter, id, reach)) less += reach.n
  }
  for (const ability of prepared(cardAt(g.state, id).def).statics) {
    if (!('payLess' in ability)) continue
    if (isAboutItself(g, seat, id, ability.for) && isHow(ability, id) && applies(g, ability.while, seat, id))
      less += amount(g, ability.payLess, from(seat, id))
  }
  for (const effect of g.state.effects) if (isForNext(g, effect, seat, id, onto)) less += effect.what.n
  return Math.max(0, cost - less)
}

type ForNext = LorcanaLasting & { what: Extract<LorcanaLasting['what'], { kind: 'payLessNext' }> }

/** A discount for the next such card, which this one is. */
const isForNext = (g: G, effect: LorcanaLasting, seat: Seat, id: CardId, onto: CardId): effect is ForNext =>
  effect.what.kind === 'payLessNext' &&
  effect.seat === seat &&
  (effect.what.how === undefined || onto !== NONE) &&
  matches(g, effect.what.filter, id, from(seat, NONE))

/** A static ability with an "if" applies while its condition is true (6.4.4.2). */
const applies = (g: G, condition: Condition | undefined, seat: Seat, id: CardId): boolean =>
  condition === undefined || meets('6.4.4.2', holds(g, condition, from(seat, id)))

/** May this player play such a card at all now? "Can't" beats "can" (1.2.2). */
function whyNotPlay(g: G, seat: Seat, id: CardId): RuleId | null {
  const s = g.state
  for (const reach of derived(g).cantPlay) {
    if (isOpponent(s, reach.you, seat) && matches(g, reach.filter, id, reach) && on('1.2.2')) return '1.2.2'
  }
  for (const ability of prepared(cardAt(s, id).def).statics)
    if ('cantPlay' in ability && isSo(g, ability, seat, id)) return '1.2.2'
  return null
}

/** Do the conditions of a static ability hold for a card that is being played? */
const isSo = (g: G, { while: only, unless }: StaticDetails, seat: Seat, id: CardId): boolean =>
  (only === undefined || holds(g, only, from(seat, id))) &&
  (unless === undefined || !holds(g, unless, from(seat, id)))

/** The Shift that a card has where it is: printed, or gained. */
function shiftOf(g: G, seat: Seat, id: CardId): Shift | null {
  const p = prepared(cardAt(g.state, id).def)
  if (p.shift !== null) return p.shift
  for (const ability of p.statics)
    if ('gainsShift' in ability && isSo(g, ability, seat, id))
      return { keyword: 'shift', n: ability.gainsShift }
  return null
}

/** "Classification Shift": onto any character of it, whatever its name. */
export const isOntoClass = rule(
  '8.10.8.1',
  (_: Prepared, target: Prepared, onto: string, gained: readonly string[]): boolean =>
    target.definition.classifications.includes(onto) || gained.includes(onto),
)

/** The characters a card with Shift may go onto. */
export const shiftTargets = rule('8.10.1', (g: G, seat: Seat, id: CardId, shift: Shift): CardId[] => {
  const fitting = inPlay(g.state, seat).filter((other) => canShiftOnto(g, seat, id, shift, other))
  if (shift.with !== 'duo') return fitting
  return fitting.filter((other) => partnersOf(g, seat, id, shift, other).length > 0)
})

/** "Universal Shift": onto any character, whatever its name. */
export const isOntoAny = rule('8.10.8.2', (_: Prepared, __: Prepared): boolean => true)

function canShiftOnto(g: G, seat: Seat, id: CardId, shift: Shift, other: CardId): boolean {
  const p = prepared(cardAt(g.state, id).def)
  const target = prepared(cardAt(g.state, other).def)
  const { onto } = shift
  if (typeof onto === 'object') return matches(g, onto, other, from(seat, id))
  if (target.definition.type !== 'character') return false
  const counts = countsAs(target)
  if (counts.includes('anything')) return true
  if (onto === 'any') return isOntoAny(p, target)
  if (onto !== undefined) return isOntoClass(p, target, onto, gainedClassifications(g, other))
  if (counts.includes('anyName') || counts.some((name) => p.names.includes(name.toLowerCase()))) return true
  return sharesName(p, target)
}

/** What a character counts as for Shift. */
const countsAs = ({ statics }: Prepared): readonly string[] =>
  statics.flatMap((ability) => ('countsForShift' in ability ? [ability.countsForShift] : []))

/** Those that it may go onto together with this one: of its other names. */
function partnersOf(g: G, seat: Seat, id: CardId, shift: Shift, first: CardId): CardId[] {
  if (shift.with === undefined) return []
  const { names } = prepared(cardAt(g.state, id).def)
  const parts = names.slice(1)
  const bears = (card: CardId, name: string): boolean => {
    const target = prepared(cardAt(g.state, card).def)
    const counts = countsAs(target)
    return (
      target.names.includes(name) ||
      counts.includes('anyName') ||
      counts.includes('anything') ||
      counts.some((one) => one.toLowerCase() === name)
    )
  }
  return inPlay(g.state, seat).filter(
    (other) =>
      other !== first &&
      isCharacter(cardAt(g.state, other)) &&
      parts.some(
        (name) => bears(first, name) && parts.some((second) => second !== name && bears(other, second)),
      ),
  )
}

export const sharesName = (a: { names: readonly string[] }, b: { names: readonly string[] }): boolean =>
  a.names.some((name) => b.names.includes(name))

/** Ready, dry characters that may sing: of the player, and in Sing Together also of teammates (8.12.1). */
function singers(g: G, seat: Seat, together: boolean): CardId[] {
  const s = g.state
  const found: CardId[] = []
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && !(together && sameTeam(s, seat, other) && on('1.3.6.2'))) continue
    for (const id of inPlay(s, other)) {
      const card = cardAt(s, id)
      if (!isCharacter(card) || (card.exerted && on('5.1.1.2')) || (card.drying && on('5.1.1.11'))) continue
      if (!isForbidden(g, id, 'sing') && (together || !isForbidden(g, id, 'singAlone'))) found.push(id)
    }
  }
  return found
}

/** What it costs to play the card for free by its own ability or another static one (1.5.5.3); null: it cannot be. */
function freeFor(g: G, seat: Seat, id: CardId): readonly Cost[] | null {
  if (derived(g).playFree.some((reach) => reach.you === seat && matches(g, reach.filter, id, reach)))
    return []
  let costs: readonly Cost[] | null = null
  for (const ability of prepared(cardAt(g.state, id).def).statics) {
    if (!('playFree' in ability) || ability.playFree !== 'self' || !applies(g, ability.while, seat, id))
      continue
    const { cost = [] } = ability
    if (cost.length === 0) return cost
    if (whyNotPay(g, { seat, card: id }, cost) === null) costs = cost
  }
  return costs
}

/** What those who sing together must cost in all. */
export const singersNeeded = rule('8.12.2', (p: Prepared): number => p.singTogether)

/** Every way in which the player can play a card from hand now; `because` is told what forbids the others. */
export function waysToPlay(g: G, seat: Seat, id: CardId, because?: (rule: RuleId) => void): Option[] {
  const forbidden = whyNotPlay(g, seat, id)
  if (forbidden !== null) {
    because?.(forbidden)
    return []
  }
  const p = prepared(cardAt(g.state, id).def)
  const options: Option[] = []
  const add = (how: HowToPlay, target?: CardId): void => {
    if (target === undefined) options.push({ verb: how.verb, source: id, value: how })
    else options.push({ verb: how.verb, source: id, target, value: how })
  }
  if (canPayInk(g, seat, payment(g, seat, id, p.definition.cost))) add({ verb: 'play', card: id })
  else because?.('1.5.3')
  if (freeFor(g, seat, id) !== null) add({ verb: 'play free', card: id })
  const shift = shiftOf(g, seat, id)
  if (shift !== null) {
    for (const onto of shiftTargets(g, seat, id, shift))
      if (canPayShift(g, seat, id, shift, onto)) add({ verb: 'shift', card: id, onto }, onto)
  }
  if (p.otherShift !== null) {
    for (const onto of shiftTargets(g, seat, id, p.otherShift))
      if (canPayShift(g, seat, id, p.otherShift, onto)) add({ verb: 'shift free', card: id, onto }, onto)
  }
  if (p.definition.song && on('5.4.4.2')) {
    for (const singer of singers(g, seat, false)) {
      if (singingCost(g, singer) >= p.definition.cost) add({ verb: 'sing', card: id, singer }, singer)
    }
    if (p.singTogether > 0 && on('8.12.1')) {
      let sum = 0
      for (const singer of singers(g, seat, true)) sum += singingCost(g, singer)
      if (sum >= singersNeeded(p)) add({ verb: 'sing together', card: id })
    }
  }
  return options
}

const canPayShift = (g: G, seat: Seat, id: CardId, { n, cost }: Shift, onto: CardId): boolean =>
  cost === undefined
    ? canPayInk(g, seat, payment(g, seat, id, n, onto))
    : whyNotPay(g, { seat, card: id }, cost) === null

/** The Shift by which it is played. */
function shiftBy(g: G, { seat, how }: Pick<PlayLocals, 'seat' | 'how'>): Shift | null {
  if (how.verb === 'shift free') return prepared(cardAt(g.state, how.card).def).otherShift
  return how.verb === 'shift' ? shiftOf(g, seat, how.card) : null
}

/** What is paid for it beside ink. */
function costsOf(g: G, f: PlayLocals): readonly Cost[] {
  const shift = shiftBy(g, f)
  if (f.free) return []
  if (shift !== null) return shift.cost ?? []
  return f.how.verb === 'play free' && !f.byEffect ? (freeFor(g, f.seat, f.how.card) ?? []) : []
}

export interface PlayLocals extends Paying {
  seat: Seat
  how: HowToPlay
  /** An effect has the card played: what that causes waits (6.7.8). */
  byEffect: boolean
  /** An effect has it shifted for free (6.1.7). */
  free?: true
  /** An effect makes it enter exerted. */
  exerted: boolean
  /** An action that goes under the deck instead of to the discard. */
  toBottom: boolean
  total: number
  singers?: CardId[]
  /** What is paid beside ink, worked out once. */
  costs?: readonly Cost[]
  /** A second character that it goes onto. */
  also?: CardId[]
  guard?: boolean | null
}

export const isAction = (g: G, f: PlayLocals): boolean =>
  definitionOf(cardAt(g.state, f.how.card)).type === 'action'

/** What is to be paid in ink, after payment modifiers. */
function totalOf(g: G, f: PlayLocals): number {
  const { verb, card } = f.how
  const p = prepared(cardAt(g.state, card).def)
  if (verb === 'play') return payment(g, f.seat, card, p.definition.cost)
  const shift = shiftBy(g, f)
  if (f.free) return 0
  if (verb === 'shift' && shift?.cost === undefined)
    return payment(g, f.seat, card, shift?.n ?? 0, f.how.onto)
  return 0
}

/** A discount for the next such card is used up, however the card was paid for (4.3.6). */
function useUpDiscounts(g: G, f: PlayLocals): void {
  const onto = 'onto' in f.how ? f.how.onto : NONE
  const ids = g.state.effects
    .filter((effect) => isForNext(g, effect, f.seat, f.how.card, onto))
    .map((effect) => effect.id)
  if (ids.length > 0 && on('4.3.6')) happen(g, { kind: 'unlasting', ids })
}

function askForSingers(g: G, f: Frame & PlayLocals): void {
  if (f.how.verb === 'sing') f.singers = [f.how.singer]
  if (f.how.verb !== 'sing together') return
  const options = singers(g, f.seat, true).map(
    (id): Option => ({ verb: 'choose', target: id, weight: singingCost(g, id), value: id }),
  )
  g.pick(f, 'singers', f.seat, options, {
    prompt: 'sing together',
    source: f.how.card,
    min: 1,
    max: options.length,
    constraint: { sumAtLeast: singersNeeded(prepared(cardAt(g.state, f.how.card).def)) },
    rule: '8.12.1',
  })
}

/** Onto one of each of its names: which is the second, if any. */
function askForPartner(g: G, f: Frame & PlayLocals): void {
  const shift = shiftBy(g, f)
  if (shift === null || shift.with === undefined || !('onto' in f.how)) return
  const partners = partnersOf(g, f.seat, f.how.card, shift, f.how.onto)
  if (partners.length === 0) return
  const options = partners.map((id): Option => ({ verb: 'choose', target: id, value: id }))
  const min = shift.with === 'duo' ? 1 : 0
  g.pick(f, 'also', f.seat, options, { prompt: 'shift onto both', source: f.how.card, min, max: 1 })
}

function pay(g: G, f: PlayLocals): void {
  payInk(g, f.seat, f.total)
  if (f.singers) happen(g, ...f.singers.map((card): LorcanaEvent => ({ kind: 'exert', card })))
  payCosts(g, f, { seat: f.seat, card: f.how.card }, f.costs ?? [])
}

type Entering = Extract<Static, { enters: unknown }>

/** "May enter play exerted", not by Bodyguard. */
const mayEnterExerted = (g: G, id: CardId): Entering | undefined =>
  prepared(cardAt(g.state, id).def).statics.find(
    (ability): ability is Entering => 'enters' in ability && ability.enters.exerted === 'may',
  )

/** It entered exerted to do something: that waits in the bag, as what triggers does. */
function enteredTo(g: G, f: PlayLocals): void {
  const then = f.guard === true ? mayEnterExerted(g, f.how.card)?.then : undefined
  if (then === undefined) return
  const s = g.state
  const entry = { seat: f.seat, ability: idOf(then), source: refTo(s, f.how.card), occasion: NOTHING, it: [] }
  s.bag.push({ id: s.serial++, ...entry })
}

/** Bodyguard: the character may enter play exerted (8.3.2). */
function askForBodyguard(g: G, f: Frame & PlayLocals): void {
  const card = cardAt(g.state, f.how.card)
  if (!binds('8.3.2', isCharacter(card) && !f.exerted)) return
  if ('onto' in f.how && cardAt(g.state, f.how.onto).exerted) return
  if (!hasKeyword(g, f.how.card, 'bodyguard') && mayEnterExerted(g, f.how.card) === undefined) return
  const options: Option[] = [
    { verb: 'no', value: false },
    { verb: 'yes', value: true },
  ]
  g.choose(f, 'guard', f.seat, options, { prompt: 'bodyguard', source: f.how.card, rule: '8.3.2' })
}

/** Whose card it will be in play is who plays it. */
const isSuch = (g: G, { filter, ...reach }: Reach, id: CardId, seat: Seat): boolean => {
  const { whose, ...rest } = filter
  if (whose === 'yours' && reach.you !== seat) return false
  if (whose === 'opposing' && !isOpponent(g.state, reach.you, seat)) return false
  return matches(g, whose === undefined ? filter : rest, id, reach)
}

/** Temporary Shift: at the end of the turn only this card returns to hand. */
function returnsLater(g: G, f: PlayLocals): void {
  const source = refTo(g.state, f.how.card)
  const what = { kind: 'trigger' as const, ability: 'shift', it: [source], next: true }
  const effect = { seat: f.seat, source, for: 'thisTurn' as const, turn: g.state.turn, what }
  happen(g, { kind: 'lasting', effect })
}

/** What has cards enter exerted is for shifted ones, too. */
export const shiftsExerted = rule('8.10.3', (exerted: boolean): boolean => exerted)

/** Characters and items enter ready, unless an effect says otherwise; locations are never exerted. */
export const entersExerted = {
  character: rule('5.1.2.1', (exerted: boolean): boolean => exerted),
  item: rule('5.1.2.2', (exerted: boolean): boolean => exerted),
  location: rule('5.1.2.3', (_: boolean): boolean => false),
  action: (exerted: boolean): boolean => exerted,
}

type EntersNext = LorcanaLasting & { what: Extract<LorcanaLasting['what'], { kind: 'nextEntersExerted' }> }

/** "The next ... you play enters play exerted": this is the one. */
const isNextToEnter = (g: G, effect: LorcanaLasting, seat: Seat, id: CardId): effect is EntersNext =>
  effect.what.kind === 'nextEntersExerted' &&
  effect.seat === seat &&
  matches(g, effect.what.filter, id, from(seat, NONE))

/** It has entered so, and gets what goes with that; the one after it does not. */
function enteredNext(g: G, card: CardId, effects: readonly EntersNext[]): void {
  if (effects.length === 0) return
  const { turn } = g.state
  const gets = effects.map(({ seat, source, what: { grant, lasts } }): LorcanaEvent => {
    const what = { kind: 'grant' as const, grant, to: [refTo(g.state, card)] }
    return { kind: 'lasting', effect: { seat, source, for: lasts, turn, what } }
  })
  happen(g, { kind: 'unlasting', ids: effects.map(({ id }) => id) }, ...gets)
}

/** The card enters play as its type and its own abilities say (4.3.3, 6.7.9). */
export const enter = rule('6.7.1.1', (g: G, f: PlayLocals): void => {
  const s = g.state
  const { card } = f.how
  const definition = definitionOf(cardAt(s, card))
  const onto = 'onto' in f.how && on('8.10.1') && on('4.3.3.1') ? f.how.onto : NONE
  const also = f.also?.[0] ?? NONE
  let exerted = f.guard === true || f.exerted
  let damage = 0
  for (const ability of prepared(cardAt(s, card).def).statics) {
    if ('enters' in ability && !ability.which && isSo(g, ability, f.seat, card) && on('6.7.9')) {
      if (ability.enters.exerted === true) exerted = true
      damage += ability.enters.damage ?? 0
    }
  }
  if (derived(g).entersExerted.some((reach) => isSuch(g, reach, card, f.seat))) exerted = true
  if (!f.byEffect && cardAt(s, card).zone === DISCARD)
    exerted ||= derived(g).playFrom.some((reach) => reach.exerted && isSuch(g, reach, card, f.seat))
  const next = s.effects.filter((effect) => isNextToEnter(g, effect, f.seat, card))
  if (next.length > 0) exerted = true
  if (onto !== NONE) exerted = shiftsExerted(exerted)
  exerted = entersExerted[definition.type](exerted)
  if (onto !== NONE && !find(s, refTo(s, onto))) return
  if (onto !== NONE) acts(g, '8.10.1', card, 'shift')
  happen(g, { kind: 'enter', card, exerted, damage, onto, ...(also !== NONE && { also }) })
  enteredNext(g, card, next)
  if (shiftBy(g, f)?.temporary) returnsLater(g, f)
  enteredTo(g, f)
  // "Play a character. They gain Rush": from now on it is what was played.
  const effect = f.byEffect ? g.frameOf(resolve) : null
  if (effect !== null) effect.it = [refTo(s, card)]
})

const HOW = {
  play: 'ink',
  'play free': 'free',
  shift: 'shift',
  'shift free': 'shift',
  sing: 'sing',
  'sing together': 'singTogether',
} as const

/** Each of those who sing together sings. */
export const whoSang = rule('8.12.3', ({ singers = [] }: PlayLocals): readonly CardId[] => singers)

/** The card counts as played; whoever sang has sung. */
function announcePlayed(g: G, f: PlayLocals): void {
  const { card, verb } = f.how
  const batch: LorcanaEvent[] = [{ kind: 'play', card, seat: f.seat, how: HOW[verb], paid: f.total }]
  const sang = whoSang(f)
  for (const singer of sang) batch.push({ kind: 'sing', card: singer, song: card })
  if (verb === 'sing together') acts(g, '8.12.1', card, 'singTogether')
  for (const singer of sang) if (hasKeyword(g, singer, 'singer')) acts(g, '8.11.1', singer, 'singer')
  happen(g, ...batch)
}

/** What triggers in the course of a turn action waits until its process is complete. */
export const waitsToResolve = rule('4.1.5', (_: G): void => {})

export const playCard = procedure<PlayLocals>('play a card', [
  step('4.3.2.1', (g, f) => happen(g, { kind: 'reveal', seat: f.seat, cards: [f.how.card] })),
  step('4.3.2.2', (g, f) => askForSingers(g, f)),
  step('4.3.2.3', (g, f) => {
    f.total = totalOf(g, f)
  }),
  step('~partner', (g, f) => askForPartner(g, f)),
  step('~costs', (g, f) => {
    f.costs = costsOf(g, f)
  }),
  step('~choose', (g, f) => askForCost(g, f, { seat: f.seat, card: f.how.card }, f.costs ?? [])),
  step('~chosen', (g, f) => {
    if (noteCost(f, f.costs ?? [])) g.goTo(f, '~choose')
  }),
  step('4.3.2.4', (g, f) => {
    useUpDiscounts(g, f)
    pay(g, f)
  }),
  step('~bodyguard', (g, f) => askForBodyguard(g, f)),
  step('4.3.3', (g, f) => enter(g, f)),
  step('4.3.4.1', (g, f) => {
    announcePlayed(g, f)
    waitsToResolve(g)
  }),
  step('4.3.3.2', (g, f) => {
    if (!isAction(g, f)) return
    const action: WaitingAction = { card: refTo(g.state, f.how.card), seat: f.seat, toBottom: f.toBottom }
    if (f.byEffect && on('6.7.8')) g.state.waiting.push(action)
    else g.call(resolveAction, action)
  }),
  step('4.3.4', (g, f) => {
    if (!f.byEffect) g.call(settle, {})
  }),
])

/** Can an effect have this player play the card, for free or for its cost (6.1.7)? */
export function canBePlayedByEffect(g: G, seat: Seat, id: CardId, free: boolean): boolean {
  if (whyNotPlay(g, seat, id) !== null) return false
  return (
    (free && on('6.1.7')) || canPayInk(g, seat, payment(g, seat, id, definitionOf(cardAt(g.state, id)).cost))
  )
}

/** Can an effect have this player shift the card for free? */
export function canBeShiftedByEffect(g: G, seat: Seat, id: CardId): boolean {
  const shift = shiftOf(g, seat, id)
  return shift !== null && whyNotPlay(g, seat, id) === null && shiftTargets(g, seat, id, shift).length > 0
}

/** An effect has a card shifted for free: its player chooses onto which character. */
export const shiftByEffect = procedure<{ seat: Seat; card: CardId; onto: CardId | null }>(
  'shift by an effect',
  [
    step('~onto', (g, f) => {
      const shift = shiftOf(g, f.seat, f.card)
      const onto = shift === null ? [] : shiftTargets(g, f.seat, f.card, shift)
      const options = onto.map((id): Option => ({ verb: 'choose', target: id, value: id }))
      if (options.length > 0)
        g.choose(f, 'onto', f.seat, options, { prompt: 'shift onto', source: f.card, rule: '8.10.1' })
    }),
    step('~shift', (g, { seat, card, onto }) => {
      if (onto === null) return
      const how: HowToPlay = { verb: 'shift', card, onto }
      g.call(playCard, { seat, how, byEffect: true, free: true, exerted: false, toBottom: false, total: 0 })
    }),
  ],
)

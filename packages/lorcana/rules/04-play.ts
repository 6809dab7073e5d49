/** Section 4.3, playing a card: for its ink cost, by Shift (8.10), by singing (5.4.4.2, 8.12), or for free. */
import { type CardId, type Frame, find, type Option, refTo, type Seat } from '@regelwerk/core'
import type { Condition, Filter } from '../abilities.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { acts, type LorcanaEvent } from '../events.ts'
import { isOpponent, sameTeam } from '../players.ts'
import { type Prepared, prepared } from '../prepare.ts'
import { amount, from, holds, matches } from '../reading.ts'
import { cardAt, definitionOf, handOf, inPlay, isCharacter, NONE, type WaitingAction } from '../state.ts'
import { derived, hasKeyword, isForbidden, singingCost } from '../values.ts'
import { canPayInk, happen, payInk } from './01-concepts.ts'
import { resolveAction } from './06-resolving.ts'
import { resolve } from './06-under-way.ts'
import { settle } from './07-zones.ts'

/** How a card is played, with what that needs. */
export type HowToPlay =
  | { verb: 'play'; card: CardId }
  | { verb: 'play free'; card: CardId }
  | { verb: 'shift'; card: CardId; onto: CardId }
  | { verb: 'sing'; card: CardId; singer: CardId }
  | { verb: 'sing together'; card: CardId }
export type PlayAction = HowToPlay

/** What a card says of others it says only from play. */
export const isAboutItself = rule(
  '4.3.6',
  (_g: G, _seat: Seat, _id: CardId, to: 'self' | Filter): boolean => to === 'self',
)

/** What the player pays to play a card: the cost with all payment modifiers; the cost itself stays (1.5.4). */
function payment(g: G, seat: Seat, id: CardId, cost: number): number {
  let less = 0
  for (const reach of derived(g).payLess) {
    if (reach.you === seat && matches(g, reach.filter, id, reach)) less += reach.n
  }
  for (const ability of prepared(cardAt(g.state, id).def).statics) {
    if (!('payLess' in ability)) continue
    if (isAboutItself(g, seat, id, ability.for) && applies(g, ability.while, seat, id))
      less += amount(g, ability.payLess, from(seat, id))
  }
  for (const effect of g.state.effects) {
    if (
      effect.what.kind === 'payLessNext' &&
      effect.seat === seat &&
      matches(g, effect.what.filter, id, from(seat, NONE))
    ) {
      less += effect.what.n
    }
  }
  return Math.max(0, cost - less)
}

/** A static ability with an "if" applies while its condition is true (6.4.4.2). */
const applies = (g: G, condition: Condition | undefined, seat: Seat, id: CardId): boolean =>
  condition === undefined || meets('6.4.4.2', holds(g, condition, from(seat, id)))

/** May this player play such a card at all now? "Can't" beats "can" (1.2.2). */
function whyNotPlay(g: G, seat: Seat, id: CardId): RuleId | null {
  const s = g.state
  for (const reach of derived(g).cantPlay) {
    if (isOpponent(s, reach.you, seat) && matches(g, reach.filter, id, reach) && on('1.2.2')) return '1.2.2'
  }
  return null
}

/** "Classification Shift": onto any character of it, whatever its name. */
export const isOntoClass = rule('8.10.8.1', (_: Prepared, target: Prepared, onto: string): boolean =>
  target.definition.classifications.includes(onto),
)

/** The characters a card with Shift may go onto. */
export const shiftTargets = rule('8.10.1', (g: G, seat: Seat, id: CardId): CardId[] => {
  const p = prepared(cardAt(g.state, id).def)
  const shift = p.shift
  if (shift === null) return []
  return inPlay(g.state, seat).filter((other) => {
    const target = prepared(cardAt(g.state, other).def)
    if (target.definition.type !== 'character') return false
    if (shift.onto === 'any') return on('8.10.8.2') || sharesName(p, target)
    if (shift.onto !== undefined) {
      return isOntoClass(p, target, shift.onto)
    }
    return sharesName(p, target)
  })
})

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

/** May the card be played for free by its own ability or another static one (1.5.5.3)? */
function isFree(g: G, seat: Seat, id: CardId): boolean {
  for (const ability of prepared(cardAt(g.state, id).def).statics) {
    if ('playFree' in ability && ability.playFree === 'self') {
      if (applies(g, ability.while, seat, id)) return true
    }
  }
  return derived(g).playFree.some((reach) => reach.you === seat && matches(g, reach.filter, id, reach))
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
  if (isFree(g, seat, id)) add({ verb: 'play free', card: id })
  if (p.shift !== null && canPayShift(g, seat, id)) {
    for (const onto of shiftTargets(g, seat, id)) add({ verb: 'shift', card: id, onto }, onto)
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

function canPayShift(g: G, seat: Seat, id: CardId): boolean {
  const shift = prepared(cardAt(g.state, id).def).shift
  if (shift === null) return false
  if (shift.discard !== undefined) return handOf(g.state, seat).length - 1 >= shift.discard
  return canPayInk(g, seat, payment(g, seat, id, shift.n))
}

export interface PlayLocals {
  seat: Seat
  how: HowToPlay
  /** An effect has the card played: what that causes waits (6.7.8). */
  byEffect: boolean
  /** An effect makes it enter exerted. */
  exerted: boolean
  /** An action that goes under the deck instead of to the discard. */
  toBottom: boolean
  total: number
  singers?: CardId[]
  discards?: CardId[]
  guard?: boolean | null
}

export const isAction = (g: G, f: PlayLocals): boolean =>
  definitionOf(cardAt(g.state, f.how.card)).type === 'action'

/** What is to be paid in ink, after payment modifiers. */
function totalOf(g: G, f: PlayLocals): number {
  const { verb, card } = f.how
  const p = prepared(cardAt(g.state, card).def)
  if (verb === 'play') return payment(g, f.seat, card, p.definition.cost)
  if (verb === 'shift' && p.shift?.discard === undefined) return payment(g, f.seat, card, p.shift?.n ?? 0)
  return 0
}

/** A discount for the next such card is used up, however the card was paid for (4.3.6). */
function useUpDiscounts(g: G, f: PlayLocals): void {
  const ids = g.state.effects
    .filter(
      ({ what, seat }) =>
        what.kind === 'payLessNext' &&
        seat === f.seat &&
        matches(g, what.filter, f.how.card, from(seat, NONE)),
    )
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

function askForDiscards(g: G, f: Frame & PlayLocals): void {
  const n = f.how.verb === 'shift' ? prepared(cardAt(g.state, f.how.card).def).shift?.discard : undefined
  if (n === undefined) return
  const options = handOf(g.state, f.seat)
    .filter((id) => id !== f.how.card)
    .map((id): Option => ({ verb: 'discard', target: id, value: id }))
  g.pick(f, 'discards', f.seat, options, { prompt: 'discard', min: n, max: n })
}

function pay(g: G, f: PlayLocals): void {
  payInk(g, f.seat, f.total)
  if (f.singers) happen(g, ...f.singers.map((card): LorcanaEvent => ({ kind: 'exert', card })))
  if (f.discards && f.discards.length > 0) happen(g, { kind: 'discard', seat: f.seat, cards: f.discards })
}

/** Bodyguard: the character may enter play exerted (8.3.2). */
function askForBodyguard(g: G, f: Frame & PlayLocals): void {
  const card = cardAt(g.state, f.how.card)
  if (!binds('8.3.2', isCharacter(card) && !f.exerted)) return
  if (f.how.verb === 'shift' && cardAt(g.state, f.how.onto).exerted) return
  if (!hasKeyword(g, f.how.card, 'bodyguard')) return
  const options: Option[] = [
    { verb: 'no', value: false },
    { verb: 'yes', value: true },
  ]
  g.choose(f, 'guard', f.seat, options, { prompt: 'bodyguard', source: f.how.card, rule: '8.3.2' })
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

/** The card enters play as its type and its own abilities say (4.3.3, 6.7.9). */
export const enter = rule('6.7.1.1', (g: G, f: PlayLocals): void => {
  const s = g.state
  const { card } = f.how
  const definition = definitionOf(cardAt(s, card))
  const onto = f.how.verb === 'shift' && on('8.10.1') && on('4.3.3.1') ? f.how.onto : NONE
  let exerted = f.guard === true || f.exerted
  let damage = 0
  for (const ability of prepared(cardAt(s, card).def).statics) {
    if ('enters' in ability && on('6.7.9')) {
      if (ability.enters.exerted) exerted = true
      damage += ability.enters.damage ?? 0
    }
  }
  if (onto !== NONE) exerted = shiftsExerted(exerted)
  exerted = entersExerted[definition.type](exerted)
  if (onto !== NONE && !find(s, refTo(s, onto))) return
  if (onto !== NONE) acts(g, '8.10.1', card, 'shift')
  happen(g, { kind: 'enter', card, exerted, damage, onto })
  // "Play a character. They gain Rush": from now on it is what was played.
  const effect = f.byEffect ? g.frameOf(resolve) : null
  if (effect !== null) effect.it = [refTo(s, card)]
})

const HOW = {
  play: 'ink',
  'play free': 'free',
  shift: 'shift',
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
  step('4.3.2.4', (g, f) => askForDiscards(g, f)),
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

/**
 * Windows around what happens (glossary/ausloesebedingung): "would" interrupts, forced and other interrupts, the
 * condition itself, forced and other reactions. A window opens by public facts alone: whoever holds cards could hold one
 * that fits.
 */
import {
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  type Seat,
  zoneOf,
} from '@regelwerk/core'
import type { Happening, ReactiveAbility } from '../abilities.ts'
import { besideHand } from '../as-in-hand.ts'
import { type Bearer, bearersOf, giversOf, outsidePlay } from '../bearers.ts'
import { type G, on, procedure, type RuleId, rule, step } from '../book.ts'
import type { CardDefinition } from '../cards/index.ts'
import type { L5REvent } from '../events.ts'
import { answersHeld, isOneLeft } from '../hands.ts'
import { prepared, type Registered, type Waiters, type Waiting, waitersFor } from '../prepare.ts'
import { type Context, contextOf } from '../reading.ts'
import {
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY_DISCARD,
  faceAt,
  HAND,
  handOf,
  inOrder,
  type L5RState,
  ROW,
  TABLE,
} from '../state.ts'
import { countOf, happeningsOf, isTriggered, triggeringCards } from '../triggers.ts'
import { derived } from '../values.ts'
import { heldReactions } from './announcing.ts'
import { putRight } from './check.ts'
import { type Attempt, initiate, initiating, whyNotInitiate } from './initiating.ts'
import { unordered } from './ordering.ts'

type Stage = 'would' | 'forced interrupt' | 'interrupt' | 'forced reaction' | 'reaction'

export interface Notes {
  stage?: number
  passes?: number
  /** Whose turn it is, counted from the first player. */
  turn?: number
  done?: string[]
}

/** Where a window is open: around a batch, or for reactions that were held back. */
export type WindowFrame = Frame & { batch: GameEvent[]; notes: Notes; chosen?: string | null; cause: string }

interface Usable {
  key: string
  /** The card about which it is, where it could be about several. */
  whom: CardId | undefined
  card: CardId
  ability: Registered
  seat: Seat
  triggering: Ref[]
  count: number
}

const live = (batch: readonly GameEvent[]): GameEvent[] => batch.filter((e) => e.fate === undefined)

/** "Would" comes before what lacks the word. */
const isBeforeOthers = ({ kind, would }: ReactiveAbility): boolean =>
  kind === 'interrupt' && would === true && on('glossary/wuerden')

const fitsStage = (ability: ReactiveAbility, stage: Stage): boolean => {
  switch (stage) {
    case 'would':
      return isBeforeOthers(ability) && on('glossary/ausloesebedingung/step-2')
    case 'forced interrupt':
      return ability.kind === 'interrupt' && !ability.would && ability.forced === true
    case 'interrupt':
      return (
        ability.kind === 'interrupt' &&
        !isBeforeOthers(ability) &&
        !ability.forced &&
        on('glossary/ausloesebedingung/step-3')
      )
    case 'forced reaction':
      return ability.kind === 'reaction' && ability.forced === true && on('glossary/ausloesebedingung/step-5')
    case 'reaction':
      return ability.kind === 'reaction' && !ability.forced && on('glossary/ausloesebedingung/step-6')
  }
}

const WAITING: Readonly<Record<Stage, Waiting>> = {
  would: 'interrupt',
  'forced interrupt': 'forced interrupt',
  interrupt: 'interrupt',
  'forced reaction': 'forced reaction',
  reaction: 'reaction',
}

const conditionsOf = (event: GameEvent): readonly Happening['event'][] => happeningsOf(event as L5REvent)

type Condition = Happening['event']

/** What may be triggered by these events. */
function conditionsOfAll(events: readonly GameEvent[]): readonly Condition[] {
  const [only] = events
  if (only !== undefined && events.length === 1) return conditionsOf(only)
  return [...new Set(events.flatMap(conditionsOf))]
}

/** Who waits so for one of these, on the table and in hands, or in discard piles. */
function waiters(how: Waiting, about: readonly Condition[], inPiles = false): Waiters[] {
  const found: Waiters[] = []
  for (const one of about) {
    const cards = waitersFor(how, one, inPiles)
    if (cards !== undefined) found.push(cards)
  }
  return found
}

const isAmong = (found: readonly Waiters[], def: number): boolean => {
  for (const cards of found) if (cards[def] === true) return true
  return false
}

/** A copy waits for other things than what is printed on it. */
function hasCopies(g: G): boolean {
  for (const { copies } of g.state.effects) if (copies !== undefined) return true
  return false
}

/** Every card of a seat that waits for one of these conditions where it lies, with its reactive abilities. */
function bearers(g: G, seat: Seat, how: Waiting, about: readonly GameEvent[]): Bearer[] {
  const s = g.state
  const conditions = conditionsOfAll(about)
  const wanted = waiters(how, conditions)
  const found: Bearer[] = []
  const { gained } = derived(g)
  const copies = hasCopies(g)
  if (wanted.length === 0 && gained.length === 0 && !copies) return found
  for (const bearer of bearersOf(g, seat, 'reactive')) {
    const [id] = bearer
    const { def } = cardAt(s, id)
    const mayWait = copies || isAmong(wanted, def) || gained.some(({ card }) => card === id)
    if (mayWait) found.push(bearer)
  }
  for (const id of zoneOf(s, HAND, seat))
    if (isAmong(wanted, cardAt(s, id).def)) found.push([id, outsidePlay(g, id, 'hand')])
  const inPiles = waiters(how, conditions, true)
  if (inPiles.length > 0)
    for (const [zone, name] of PILES)
      for (const id of zoneOf(s, zone, seat))
        if (isAmong(inPiles, cardAt(s, id).def)) found.push([id, outsidePlay(g, id, name)])
  // Such a card may be played; what else can be done with one in hand cannot be done with it.
  for (const id of besideHand(g, seat))
    if (faceAt(s, id).type === 'event') found.push([id, outsidePlay(g, id, 'hand')])
  return found
}

const PILES = [
  [DYNASTY_DISCARD, 'dynastyDiscard'],
  [CONFLICT_DISCARD, 'conflictDiscard'],
] as const

const keyOf = ({ id }: Registered, card: CardId): string => `${id}:${card}`

/** Has it been used here, as often as the card has it? */
function isDone(g: G, { notes: { done } }: WindowFrame, ability: Registered, card: CardId): boolean {
  if (done === undefined) return false
  const key = keyOf(ability, card)
  if (!done.includes(key)) return false
  return done.filter((one) => one === key).length >= giversOf(g, card, ability).length
}

/** What can be used at this stage by a seat; `why`: told of what waits for this and cannot be used. */
function usable(
  g: G,
  f: WindowFrame,
  stage: Stage,
  seat: Seat,
  about: readonly GameEvent[],
  why?: WhyNot,
): Usable[] {
  const found: Usable[] = []
  for (const [id, abilities] of bearers(g, seat, WAITING[stage], about)) {
    for (const ability of abilities) {
      const reactive = ability.ability as ReactiveAbility
      if (!fitsStage(reactive, stage)) continue
      // Once for each occurrence, however often per round it may be used.
      const once = reactive.kind === 'reaction' ? 'glossary/reaktionen/2' : 'glossary/unterbrechungen/2'
      if (on(once) && isDone(g, f, ability, id)) {
        why?.(id, once)
        continue
      }
      const from = found.length
      for (const event of about) {
        const awaited = conditionsOf(event)
        if (!ability.triggers.some((t) => awaited.includes(t.event))) continue
        const context = contextFor(g, id, seat, event)
        if (!ability.triggers.some((t) => isTriggered(g, t, event as L5REvent, context))) continue
        const rule = whyNotInitiate(g, { seat, card: id, ability, context })
        if (rule !== null) {
          why?.(id, rule)
          continue
        }
        const triggering = triggeringCards(g, event as L5REvent)
        const whom = triggering[0]?.card
        if (found.some((other, n) => n >= from && other.whom === whom)) continue
        const key = found.length === from ? keyOf(ability, id) : `${keyOf(ability, id)}:${whom}`
        found.push({ key, whom, card: id, ability, seat, triggering, count: countOf(g, event as L5REvent) })
        // To which of several it answers is asked where its text speaks of that one.
        if (!ability.isAboutTriggering) break
      }
      const only = found[from]
      if (only !== undefined && found.length === from + 1) only.whom = undefined
    }
  }
  return found
}

type WhyNot = (card: CardId, rule: RuleId) => void

/** Of each card that waits for what this window is about why it cannot be used. */
export function whyNotNow(g: G, stage: string, seat: Seat, why: WhyNot): void {
  const f = g.state.stack.at(-1) as WindowFrame
  const isAbout = stage === 'reaction' ? 'happened' : undefined
  const about = f.batch.filter(({ fate }) => fate === isAbout)
  usable(g, f, stage as Stage, seat, about, why)
}

function contextFor(g: G, id: CardId, seat: Seat, event: GameEvent): Context {
  const context = contextOf(seat, id)
  context.triggering = triggeringCards(g, event as L5REvent)
  context.count = countOf(g, event as L5REvent)
  return context
}

/**
 * Could this player hold a card that can be used now? Of a hand everybody knows how many cards it has. What else decides is
 * open to all: which cards the deck can have and which were seen, fate, what has happened and to whom, who is there, how
 * often something was used.
 */
function mightHold(g: G, stage: Stage, seat: Seat, about: readonly GameEvent[]): boolean {
  const [card] = handOf(g.state, seat)
  if (stage === 'forced interrupt' || stage === 'forced reaction' || card === undefined) return false
  const s = g.state
  const waiting = answersHeld(s, seat)[stage === 'reaction' ? 'reaction' : 'interrupt']
  for (const event of about)
    for (const condition of conditionsOf(event))
      for (const held of waiting.get(condition) ?? NO_ANSWERS)
        if (isOneLeft(s, seat, held) && wouldDo(g, stage, { seat, card, ability: held.ability }, event))
          return true
  return false
}

const NO_ANSWERS: readonly never[] = []

/** If this card of a hand were the one that bears the ability: could it be used? */
function wouldDo(g: G, stage: Stage, attempt: Omit<Attempt, 'context'>, event: GameEvent): boolean {
  const { seat, card, ability } = attempt
  if (!fitsStage(ability.ability as ReactiveAbility, stage)) return false
  const context = contextFor(g, card, seat, event)
  const held = cardAt(g.state, card)
  const { def } = held
  held.def = (ability.definition as CardDefinition).index
  try {
    if (!ability.triggers.some((t) => isTriggered(g, t, event as L5REvent, context))) return false
    return whyNotInitiate(g, { ...attempt, context }, ability.isAboutHidden) === null
  } finally {
    held.def = def
  }
}

const optionOf = (verb: 'trigger' | 'resolve', { card, whom, ability, key }: Usable): Option => ({
  verb,
  source: card,
  ...(whom !== undefined && { target: whom }),
  ability: ability.id,
  value: key,
})

/** Nobody has chosen, nor passed. */
const NOT_YET = ''

/** The players go on in turn. */
export const nextInTurn = rule('glossary/in-spielerreihenfolge/1', (turn: number): number => turn + 1)

/** The first player orders what is forced. */
export const firstOrders = rule(
  'glossary/prioritaet-bei-gleichzeitiger-abhandlung/1',
  ({ first }: L5RState, _: readonly { seat: Seat }[]): Seat => first,
)
export const whoOrders = rule(
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/2',
  firstOrders,
)

/** The first player is asked first. */
export const windowOrder = rule('glossary/startspieler-startspielermarker/3', (s: L5RState): Seat[] =>
  inOrder(s),
)

/** Nobody must trigger what is not forced. */
export const mayPass = rule('glossary/faehigkeit/4', (_usable: readonly unknown[]): boolean => true)

/** Opens the stages one after the other; true while somebody is asked or something is used. */
export function open(g: G, f: WindowFrame, stages: readonly Stage[], about: readonly GameEvent[]): boolean {
  const { notes } = f
  if (typeof f.chosen === 'string' && f.chosen !== NOT_YET) {
    const key = f.chosen
    f.chosen = NOT_YET
    // One pass shuts nobody out.
    if (on('glossary/reaktionen')) notes.passes = 0
    notes.turn = nextInTurn(notes.turn ?? 0)
    const stage = stageAt(stages, notes.stage ?? 0)
    for (const seat of inOrder(g.state)) {
      const one = usable(g, f, stage, seat, about).find((w) => w.key === key)
      if (one === undefined) continue
      notes.done = [...(notes.done ?? []), keyOf(one.ability, one.card)]
      g.call(
        initiate,
        initiating(seat, one.card, one.ability.id, {
          about: g.state.stack.indexOf(f),
          triggering: one.triggering,
          count: one.count,
        }),
      )
      return true
    }
    return true
  }
  if (f.chosen === null) {
    f.chosen = NOT_YET
    skip(notes)
  }
  for (; (notes.stage ?? 0) < stages.length; nextStage(notes)) {
    const stage = stageAt(stages, notes.stage ?? 0)
    if (stage.startsWith('forced')) {
      const all = inOrder(g.state).flatMap((seat) => usable(g, f, stage, seat, about))
      if (all.length === 0) continue
      const options = all.map((w) => optionOf('resolve', w))
      g.choose(f, 'chosen', whoOrders(g.state, all), options, { prompt: stage, rule: ruleOf(stage) })
      return true
    }
    const order = windowOrder(g.state)
    while ((notes.passes ?? 0) < order.length) {
      const seat = order[(notes.turn ?? 0) % order.length] as Seat
      const own = usable(g, f, stage, seat, about)
      const asked = own.length > 0 || mightHold(g, stage, seat, about)
      if (asked) {
        const options = own.map((w) => optionOf('trigger', w))
        if (mayPass(own)) options.push({ verb: 'pass', value: null })
        g.choose(f, 'chosen', seat, options, { prompt: stage, rule: ruleOf(stage), secret: true })
        return true
      }
      skip(notes)
    }
  }
  return false
}

/** What is forced comes before what is not. */
export const stageAt = rule(
  'glossary/erzungen-erzwungene-unterbrechungen-erzwungene-reaktionen/1',
  (stages: readonly Stage[], n: number): Stage => stages[n] as Stage,
)

function skip(notes: Notes): void {
  notes.passes = (notes.passes ?? 0) + 1
  notes.turn = (notes.turn ?? 0) + 1
}

function nextStage(notes: Notes): void {
  notes.stage = (notes.stage ?? 0) + 1
  notes.passes = 0
  notes.turn = 0
}

const ruleOf = (stage: Stage): string =>
  stage === 'would'
    ? 'glossary/ausloesebedingung/step-2'
    : stage === 'forced reaction'
      ? 'glossary/ausloesebedingung/step-5'
      : stage === 'reaction'
        ? 'glossary/ausloesebedingung/step-6'
        : 'glossary/ausloesebedingung/step-3'

/** Only canceling interrupts an initiation. */
export const CANCELS: readonly Stage[] = ['would']
export const INTERRUPTS: readonly Stage[] = ['would', 'forced interrupt', 'interrupt']
export const REACTIONS: readonly Stage[] = ['forced reaction', 'reaction']

export { live }

/** Could anything wait for an event of these kinds? Only public facts decide. */
export function isAwaited(g: G, batch: readonly GameEvent[]): boolean {
  const s = g.state
  if (batch.some((e) => isRallying(g, e as L5REvent))) return true
  if (!batch.some((e) => conditionsOf(e).length > 0)) return unordered(g, batch) !== null
  const conditions = conditionsOfAll(batch)
  for (let seat = 0; seat < 2; seat++) {
    if (handOf(s, seat).length === 0) continue
    const { interrupt, reaction } = answersHeld(s, seat)
    for (const one of conditions) if (interrupt.has(one) || reaction.has(one)) return true
  }
  for (const effect of s.effects) if (effect.delayed) return true
  for (const { rule } of derived(g).consequences) if (conditions.includes(rule.when.event)) return true
  if (derived(g).gained.length > 0 || hasCopies(g)) return true
  const [first] = batch as L5REvent[]
  return (
    (first !== undefined && ALWAYS.has(first.kind)) ||
    isAwaitedByCards(g, batch as L5REvent[], conditions) ||
    unordered(g, batch) !== null
  )
}

/** Does a card that all can see, or that enters play, wait for this? */
function isAwaitedByCards(g: G, batch: readonly L5REvent[], conditions: readonly Condition[]): boolean {
  const s = g.state
  const wanted = [...waiters('interrupt', conditions), ...waiters('reaction', conditions)]
  if (wanted.length === 0) return false
  for (let seat = 0; seat < 2; seat++) {
    for (const zone of EVERYWHERE)
      for (const id of zoneOf(s, zone, seat)) if (isAmong(wanted, cardAt(s, id).def)) return true
    for (const id of besideHand(g, seat)) if (isAmong(wanted, cardAt(s, id).def)) return true
  }
  return batch.some(
    (e) => (e.kind === 'enter' || e.kind === 'fill') && isAmong(wanted, cardAt(s, e.card).def),
  )
}

/** What constant abilities may cancel, what pride answers to, and what may be plundered. */
const ALWAYS: ReadonlySet<string> = new Set<L5REvent['kind']>(['initiate', 'ring effect', 'outcome', 'break'])

/** Turned faceup there, or put there faceup. */
export const isRevealedInProvince = (g: G, e: L5REvent): e is L5REvent & { kind: 'turn faceup' | 'fill' } =>
  (e.kind === 'turn faceup' || (e.kind === 'fill' && e.faceup)) && cardAt(g.state, e.card).zone === ROW

const isRallying = (g: G, e: L5REvent): boolean =>
  (e.kind === 'turn faceup' || (e.kind === 'fill' && e.faceup)) &&
  prepared(cardAt(g.state, e.card).def).isRallying

const EVERYWHERE = [...TABLE, DYNASTY_DISCARD, CONFLICT_DISCARD]

/** Reactions that had to wait until an event card was discarded. */
procedure(heldReactions, [
  step('glossary/reaktionen', (g, f) => {
    const window = f as unknown as WindowFrame
    if (putRight(g) || open(g, window, REACTIONS, f.batch)) g.again(f as Frame)
  }),
])

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
import type { ReactiveAbility, Trigger } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { type Context, contextOf } from '../filter.ts'
import { fromHand, prepared, type Registered, triggersOf } from '../prepare.ts'
import {
  ATTACHED,
  CONFLICT_DISCARD,
  cardAt,
  DYNASTY_DISCARD,
  faceAt,
  HAND,
  handOf,
  inOrder,
  isInPlay,
  PLAY,
  PROVINCE,
  ROLE,
  ROW,
  STRONGHOLD,
} from '../state.ts'
import { countOf, isTriggered, TRIGGERS, triggeringCards } from '../triggers.ts'
import { triggeredAbilities } from '../values.ts'
import { canInitiate, initiate, initiating } from './initiating.ts'

type Stage = 'would' | 'forced interrupt' | 'interrupt' | 'forced reaction' | 'reaction'

interface Notes {
  stage?: number
  passes?: number
  done?: string[]
}

/** Where a window is open: around a batch, or for reactions that were held back. */
export type WindowFrame = Frame & { batch: GameEvent[]; notes: Notes; chosen?: string | null; cause: string }

interface Waiting {
  key: string
  card: CardId
  ability: Registered
  seat: Seat
  triggering: Ref[]
  count: number
}

const live = (batch: readonly GameEvent[]): GameEvent[] => batch.filter((e) => e.fate === undefined)

const fitsStage = (ability: ReactiveAbility, stage: Stage): boolean => {
  switch (stage) {
    case 'would':
      return ability.kind === 'interrupt' && ability.would === true
    case 'forced interrupt':
      return ability.kind === 'interrupt' && !ability.would && ability.forced === true
    case 'interrupt':
      return ability.kind === 'interrupt' && !ability.would && !ability.forced
    case 'forced reaction':
      return ability.kind === 'reaction' && ability.forced === true
    case 'reaction':
      return ability.kind === 'reaction' && !ability.forced
  }
}

const TABLE = [PLAY, ATTACHED, PROVINCE, ROW, STRONGHOLD, ROLE]

/** Every card of a seat whose reactive abilities could work now, with those abilities. */
function* bearers(g: G, seat: Seat): Generator<[CardId, readonly Registered[]]> {
  const s = g.state
  for (const zone of TABLE) {
    for (const id of zoneOf(s, zone, seat)) {
      const card = cardAt(s, id)
      if (isInPlay(card) || zone === ROLE) yield [id, triggeredAbilities(g, id, 'reactive')]
      else if (zone === ROW && card.faceup) yield [id, elsewhere(g, id, 'provinces')]
    }
  }
  for (const id of zoneOf(s, HAND, seat)) yield [id, elsewhere(g, id, 'hand')]
  for (const id of zoneOf(s, DYNASTY_DISCARD, seat)) yield [id, elsewhere(g, id, 'dynastyDiscard')]
  for (const id of zoneOf(s, CONFLICT_DISCARD, seat)) yield [id, elsewhere(g, id, 'conflictDiscard')]
}

/** Abilities that work outside play: those of events in hand, and those that say so. */
function elsewhere(
  g: G,
  id: CardId,
  zone: 'hand' | 'provinces' | 'dynastyDiscard' | 'conflictDiscard',
): readonly Registered[] {
  const p = prepared(cardAt(g.state, id).def)
  if (p.reactive.length === 0) return NOTHING
  const isEvent = p.definition.type === 'event'
  return p.reactive.filter((r) => {
    const { from } = r.ability as ReactiveAbility
    return from === undefined ? isEvent && zone === 'hand' : from.includes(zone)
  })
}
const NOTHING: readonly Registered[] = []

/** What can be used at this stage by a seat. */
function usable(g: G, f: WindowFrame, stage: Stage, seat: Seat, about: readonly GameEvent[]): Waiting[] {
  const found: Waiting[] = []
  for (const [id, abilities] of bearers(g, seat)) {
    for (const ability of abilities) {
      const reactive = ability.ability as ReactiveAbility
      if (!fitsStage(reactive, stage)) continue
      const key = `${ability.id}:${id}`
      if (f.notes.done?.includes(key)) continue
      for (const event of about) {
        const context = contextFor(g, id, seat, event)
        if (!triggersOf(reactive).some((t) => isTriggered(g, t, event, context))) continue
        if (!canInitiate(g, { seat, card: id, ability, context })) continue
        found.push({
          key,
          card: id,
          ability,
          seat,
          triggering: triggeringCards(g, event),
          count: countOf(event),
        })
        break
      }
    }
  }
  return found
}

function contextFor(g: G, id: CardId, seat: Seat, event: GameEvent): Context {
  const context = contextOf(seat, id)
  context.triggering = triggeringCards(g, event)
  context.count = countOf(event)
  return context
}

/** Could somebody hold a card that fits? Everybody knows how many cards a player holds. */
function mightHold(g: G, stage: Stage, seat: Seat, about: readonly GameEvent[]): boolean {
  if (stage === 'forced interrupt' || stage === 'forced reaction' || handOf(g.state, seat).length === 0)
    return false
  const kinds = fromHand[stage === 'reaction' ? 'reaction' : 'interrupt']
  return about.some((e) => (TRIGGERS[(e as L5REvent).kind] ?? []).some((t) => kinds.has(t)))
}

/** Opens the stages one after the other; true while somebody is asked or something is used. */
export function open(
  g: G,
  f: WindowFrame,
  stages: readonly Stage[],
  about: () => readonly GameEvent[],
): boolean {
  const { notes } = f
  if (typeof f.chosen === 'string') {
    const key = f.chosen
    delete f.chosen
    notes.passes = 0
    notes.done = [...(notes.done ?? []), key]
    const stage = stages[notes.stage ?? 0] as Stage
    for (const seat of inOrder(g.state)) {
      const one = usable(
        g,
        { ...f, notes: { ...notes, done: notes.done.filter((k) => k !== key) } },
        stage,
        seat,
        about(),
      ).find((w) => w.key === key)
      if (one === undefined) continue
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
    delete f.chosen
    notes.passes = (notes.passes ?? 0) + 1
  }
  for (; (notes.stage ?? 0) < stages.length; notes.stage = (notes.stage ?? 0) + 1, notes.passes = 0) {
    const stage = stages[notes.stage ?? 0] as Stage
    if (stage.startsWith('forced')) {
      const all = inOrder(g.state).flatMap((seat) => usable(g, f, stage, seat, about()))
      if (all.length === 0) continue
      const options = all.map(
        (w): Option => ({ verb: 'resolve', source: w.card, ability: w.ability.id, value: w.key }),
      )
      // The first player orders what is forced (glossary/erzungen...).
      g.choose(f, 'chosen', g.state.first, options, { prompt: stage, rule: ruleOf(stage) })
      return true
    }
    const order = inOrder(g.state)
    while ((notes.passes ?? 0) < order.length) {
      const seat = order[notes.passes ?? 0] as Seat
      const own = usable(g, f, stage, seat, about())
      const asked = own.length > 0 || mightHold(g, stage, seat, about())
      if (asked) {
        const options = own.map(
          (w): Option => ({ verb: 'trigger', source: w.card, ability: w.ability.id, value: w.key }),
        )
        options.push({ verb: 'pass', value: null })
        g.choose(f, 'chosen', seat, options, { prompt: stage, rule: ruleOf(stage), secret: true })
        return true
      }
      notes.passes = (notes.passes ?? 0) + 1
    }
  }
  return false
}

const ruleOf = (stage: Stage): string =>
  stage === 'would'
    ? 'glossary/ausloesebedingung/step-2'
    : stage === 'forced reaction'
      ? 'glossary/ausloesebedingung/step-5'
      : stage === 'reaction'
        ? 'glossary/ausloesebedingung/step-6'
        : 'glossary/ausloesebedingung/step-3'

export const INTERRUPTS: readonly Stage[] = ['would', 'forced interrupt', 'interrupt']
export const REACTIONS: readonly Stage[] = ['forced reaction', 'reaction']

export { live }

/** Could anything wait for an event of these kinds? Only public facts decide. */
export function isAwaited(g: G, batch: readonly GameEvent[]): boolean {
  const s = g.state
  const wanted = new Set<Trigger['event']>()
  for (const e of batch) for (const t of TRIGGERS[(e as L5REvent).kind] ?? []) wanted.add(t)
  if (wanted.size === 0) return false
  const held = handOf(s, 0).length + handOf(s, 1).length > 0
  for (const t of wanted) if (held && (fromHand.interrupt.has(t) || fromHand.reaction.has(t))) return true
  for (const effect of s.effects) if (effect.delayed) return true
  for (let seat = 0; seat < 2; seat++) {
    for (const zone of [...TABLE, DYNASTY_DISCARD, CONFLICT_DISCARD]) {
      for (const id of zoneOf(s, zone, seat)) {
        if (
          prepared(faceAt(s, id).index).reactive.some((r) =>
            triggersOf(r.ability as ReactiveAbility).some((t) => wanted.has(t.event)),
          )
        )
          return true
      }
    }
  }
  return wanted.has('effectsInitiate') || wanted.has('ringEffects') || !on('glossary/ausloesebedingung')
}

/** Reactions that had to wait until an event card was discarded. */
export const heldReactions = procedure<{ batch: GameEvent[]; notes: Notes; cause: string }>('reactions', [
  step('glossary/reaktionen', (g, f) => {
    const window = f as unknown as WindowFrame
    if (open(g, window, REACTIONS, () => f.batch)) g.again(f as Frame)
  }),
])

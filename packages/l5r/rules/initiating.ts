/** Initiating abilities and playing events, in the rulebook's eight steps (glossary/faehigkeiten-initiieren-karten-spielen). */
import {
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  refTo,
  type Seat,
} from '@regelwerk/core'
import type { CardTarget, Effect, Element, Filter, Limits, RingTarget, TargetSpec } from '../abilities.ts'
import { type G, on, procedure, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { type Context, contextOf, matching } from '../filter.ts'
import { idOf, prepared, type Registered, registered, type Triggered, triggeredOf } from '../prepare.ts'
import { amount, holds, ringsMatching } from '../reckoning.ts'
import {
  CONFLICT_DISCARD,
  cardAt,
  definitionOf,
  faceAt,
  handOf,
  isStill,
  LIMBO,
  NONE,
  other,
} from '../state.ts'
import { isForbidden, reachContext, reaching, working } from '../values.ts'
import { canPay, costChoices, costEvents } from './costs.ts'
import { resolve, resolving } from './effects.ts'
import { couldDo } from './possible.ts'
import { heldReactions } from './windows.ts'

// ---- limits

const periodOf = (limit: Limits['limit'] | Limits['max']): string =>
  limit === undefined || limit === 'unlimited' ? 'round' : limit.per

/** Each ability once per round, unless its text says otherwise; each copy for itself, a maximum for all copies. */
function limitKeys(g: G, seat: Seat, card: CardId, ability: Registered): { limit: string; max: string } {
  const { limit, max } = triggeredOf(ability)
  const { life } = cardAt(g.state, card)
  return {
    limit: `${periodOf(limit)}|${seat}:${card}:${life}:${ability.id}`,
    max: `${periodOf(max)}|max:${seat}:${ability.id}`,
  }
}

const times = (used: readonly string[], key: string): number =>
  used.reduce((n, one) => (one === key ? n + 1 : n), 0)

function isUsedUp(g: G, seat: Seat, card: CardId, ability: Registered): boolean {
  const { limit, max } = triggeredOf(ability)
  const keys = limitKeys(g, seat, card, ability)
  const { used } = g.state
  if (max !== undefined && times(used, keys.max) >= max.n && on('glossary/maximal-x-pro-zeitraum'))
    return true
  // An event leaves the hand when it is used: only a maximum limits it.
  if (faceAt(g.state, card).type === 'event' || limit === 'unlimited') return false
  const extra = reaching(g, 'extraUses', card).reduce((n, reach) => n + reach.constant.extraUses, 0)
  const n = (limit?.n ?? 1) + extra
  return times(used, keys.limit) >= n && on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten')
}

// ---- what an event costs

/** The fate cost of playing a card now. */
export function fateCost(g: G, seat: Seat, card: CardId): number {
  let cost = definitionOf(cardAt(g.state, card)).cost ?? 0
  for (const reach of working(g, 'reduceCost')) {
    if (reach.me !== seat) continue
    const { of, reduceCost } = reach.constant
    const context = reachContext(reach)
    if (of === 'self' ? reach.bearer !== card : !fits(g, of, card, context)) continue
    cost -= amount(g, reduceCost, context)
  }
  for (const { constant } of ownReductions(g, card)) {
    if (constant.if === undefined || holds(g, constant.if, contextOf(seat, card)))
      cost -= amount(g, constant.reduceCost, contextOf(seat, card))
  }
  return Math.max(0, cost)
}

/** A card in hand that says of itself that it is cheaper. */
const ownReductions = (g: G, card: CardId) =>
  prepared(cardAt(g.state, card).def).constants.flatMap((r) => {
    const constant = r.ability
    return constant?.kind === 'constant' && 'reduceCost' in constant && constant.of === 'self'
      ? [{ constant }]
      : []
  })

const fits = (g: G, filter: Filter, card: CardId, context: Context): boolean => {
  const { whose: _, in: __, ...print } = filter
  return matchesPrint(g, print, card, context)
}

const matchesPrint = (g: G, filter: Filter, card: CardId, context: Context): boolean => {
  const definition = definitionOf(cardAt(g.state, card))
  if (filter.type !== undefined && definition.type !== filter.type) return false
  return filter.trait === undefined || definition.traits.includes(filter.trait as string) || context.me < 0
}

/** Restrictions on playing a card at all (glossary/spieleinschraenkungen-und-berechtigungen). */
export function mayPlay(g: G, seat: Seat, card: CardId): boolean {
  const definition = definitionOf(cardAt(g.state, card))
  if (definition.cost === null && on('glossary/kosten/2')) return false
  const p = prepared(definition.index)
  if (p.keywords.includes('limited') && g.state.limited[seat as 0 | 1] > 0 && on('glossary/limitiert'))
    return false
  for (const rule of p.rules)
    if (rule.kind === 'playOnly' && !holds(g, rule.if, contextOf(seat, card))) return false
  for (const reach of working(g, 'cannotPlay')) {
    const { who, cannotPlay } = reach.constant
    if (who !== 'any' && (who === 'you') !== (reach.me === seat)) continue
    if (cannotPlay === 'events' && definition.type === 'event') return false
    if (cannotPlay === 'characters' && definition.type === 'character') return false
    if (cannotPlay === 'copiesInDiscard') {
      const pile = g.state.zones[CONFLICT_DISCARD * 2 + seat] ?? []
      if (definition.type === 'event' && pile.some((id) => cardAt(g.state, id).def === definition.index))
        return false
    }
    if (typeof cannotPlay === 'object' && matchesPrint(g, cannotPlay, card, contextOf(seat, card)))
      return false
  }
  return g.state.fate[seat as 0 | 1] >= fateCost(g, seat, card)
}

// ---- targets

const isCardTarget = (spec: TargetSpec): spec is CardTarget => 'choose' in spec

/** May this card be chosen by an ability of this player's card? */
export function canBeTargeted(g: G, id: CardId, by: Seat, source: CardId): boolean {
  const isEvent = faceAt(g.state, source).type === 'event'
  const rival = cardAt(g.state, id).holder !== by
  if (isForbidden(g, id, 'beTargeted', by)) return false
  if (isEvent && rival && isForbidden(g, id, 'beTargetedByEvents', by)) return false
  return !(isEvent && reaching(g, 'immuneTo', id).length > 0 && on('glossary/immun'))
}

/** The legal targets: they fit, may be chosen, and the effect could do something to them (glossary/ziel/8). */
export function legalTargets(
  g: G,
  spec: CardTarget,
  effect: Effect | undefined,
  c: Context,
  slot: number,
): CardId[] {
  const chooser = spec.by === 'opponent' ? other(c.me) : c.me
  const mine: Context = spec.by === 'opponent' ? { ...c, me: chooser } : c
  return matching(g, spec.choose, mine).filter((id) => {
    if (!canBeTargeted(g, id, c.me, c.self)) return false
    if (effect === undefined || spec.reference || !on('glossary/ziel/8')) return true
    const targets = [...c.targets]
    targets[slot] = [refTo(g.state, id)]
    return couldDo(g, { ...c, targets, it: targets[slot] ?? [] }, effect)
  })
}

function hasTargets(g: G, specs: readonly TargetSpec[], effect: Effect | undefined, c: Context): boolean {
  return specs.every((spec, slot) => {
    if (!isCardTarget(spec))
      return spec.upTo === true || ringsMatching(g, spec.ring, c.me).length >= (spec.n ?? 1)
    if (spec.upTo) return true
    const wanted = amount(g, spec.n ?? 1, c)
    return legalTargets(g, spec, specs.length === 1 ? effect : undefined, c, slot).length >= wanted
  })
}

// ---- may it be initiated?

export interface Attempt {
  seat: Seat
  card: CardId
  ability: Registered
  context: Context
}

/** Steps 1 and 2: restrictions, targets, costs; and the effect alone must be able to change something. */
export function canInitiate(g: G, { seat, card, ability, context }: Attempt): boolean {
  const triggered = triggeredOf(ability)
  const s = g.state
  if (isUsedUp(g, seat, card, ability)) return false
  if (triggered.if !== undefined && !holds(g, triggered.if, context)) return false
  if (isForbidden(g, card, 'triggerAbilities')) return false
  if (faceAt(s, card).type === 'event' && !mayPlay(g, seat, card)) return false
  const spent = faceAt(s, card).type === 'event' ? fateCost(g, seat, card) : 0
  if (!canPay(g, triggered.cost ?? [], context, spent)) return false
  if (triggered.select !== undefined)
    return triggered.select.options.some((option) =>
      isPossible(g, option.targets ?? [], option.effect, context),
    )
  return isPossible(g, triggered.targets ?? [], triggered.effect, context)
}

function isPossible(g: G, specs: readonly TargetSpec[], effect: Effect | undefined, c: Context): boolean {
  if (!hasTargets(g, specs, effect, c)) return false
  if (specs.length > 0 || effect === undefined || !on('glossary/ausgeloeste-faehigkeiten/5')) return true
  return couldDo(g, c, effect)
}

// ---- the eight steps

interface InitiateLocals {
  seat: Seat
  card: Ref
  ability: string
  /** The place in the stack of the window it answers to; NONE: an action. */
  about: number
  triggering: Ref[]
  count: number
  from: number
  /** Which cost is being chosen, and what was chosen for each. */
  at: number
  choices: unknown[]
  answer: unknown
  payment: GameEvent[] | null
  paid: Ref[]
  slot: number
  targets: Ref[][]
  rings: Element[]
  select: number | null
  initiated: GameEvent[] | null
  /** Resolutions still to come. */
  left: number
  twice: boolean
  holds: boolean
  held: GameEvent[]
}
export type InitiateFrame = Frame & InitiateLocals

export const initiating = (
  seat: Seat,
  card: CardId,
  ability: string,
  details: { about?: number; triggering?: Ref[]; count?: number } = {},
): InitiateLocals => ({
  seat,
  card: { card, life: NONE },
  ability,
  about: details.about ?? NONE,
  triggering: details.triggering ?? [],
  count: details.count ?? 0,
  from: NONE,
  at: 0,
  choices: [],
  answer: null,
  payment: null,
  paid: [],
  slot: 0,
  targets: [],
  rings: [],
  select: null,
  initiated: null,
  left: 1,
  twice: false,
  holds: false,
  held: [],
})

const contextOfUse = (f: InitiateLocals): Context => ({
  me: f.seat,
  self: f.card.card,
  targets: f.targets,
  paid: f.paid,
  it: f.targets[0] ?? [],
  triggering: f.triggering,
  rings: f.rings,
  count: f.count,
})

const isEventCard = (g: G, f: InitiateLocals): boolean => faceAt(g.state, f.card.card).type === 'event'

const specsOf = (f: InitiateLocals): readonly TargetSpec[] => {
  const triggered = triggeredOf(registered(f.ability))
  const option = f.select === null ? undefined : triggered.select?.options[f.select]
  return [...(triggered.targets ?? []), ...(option?.targets ?? [])]
}

const effectOf = (f: InitiateLocals): Effect | undefined => {
  const triggered: Triggered = triggeredOf(registered(f.ability))
  return f.select === null ? triggered.effect : triggered.select?.options[f.select]?.effect
}

export const initiate = procedure<InitiateLocals>('initiate', [
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-3', (g, f) => {
    f.card = refTo(g.state, f.card.card)
    f.from = cardAt(g.state, f.card.card).zone
  }),
  step('~choose costs', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    const cost = costs[f.at]
    if (cost === undefined) return
    const options = costChoices(g, cost, contextOfUse(f))
    if (options === null) {
      f.choices[f.at++] = null
      g.again(f as Frame)
      return
    }
    g.choose(f as Frame, 'answer', f.seat, options, {
      prompt: 'pay',
      source: f.card.card,
      rule: 'glossary/kosten',
    })
  }),
  step('~chosen', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    if (f.at >= costs.length) return
    f.choices[f.at++] = f.answer
    f.answer = null
    g.goTo(f as Frame, '~choose costs')
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-4', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    const batch: L5REvent[] = []
    if (isEventCard(g, f)) {
      const n = fateCost(g, f.seat, f.card.card)
      if (n > 0) batch.push({ kind: 'lose fate', seat: f.seat, n })
    }
    costs.forEach((cost, i) => {
      const made = costEvents(g, cost, f.choices[i], contextOfUse(f))
      batch.push(...made.events)
      f.paid.push(...made.paid)
    })
    g.happen(batch, f as Frame, 'payment')
  }),
  step('~paid?', (g, f) => {
    // A sacrifice that was prevented or replaced has not been paid (glossary/kosten/6, glossary/opfern/1).
    const failed = f.payment?.some(
      (e) => e.fate === 'cancelled' || (e.fate === 'replaced' && (e as L5REvent).kind === 'leave'),
    )
    if (failed && on('glossary/kosten/6')) {
      g.leave(f as Frame)
      return
    }
    const keys = limitKeys(g, f.seat, f.card.card, registered(f.ability))
    g.happen([{ kind: 'used', key: keys.limit } as L5REvent, { kind: 'used', key: keys.max } as L5REvent])
    const { conflict } = g.state
    if (conflict && registered(f.ability).ability?.kind === 'action') conflict.actions[f.seat as 0 | 1]++
  }),
  step('~select', (g, f) => {
    const { select } = triggeredOf(registered(f.ability))
    if (select === undefined || f.select !== null) return
    const possible = select.options.flatMap((option, i) =>
      isPossible(g, option.targets ?? [], option.effect, contextOfUse(f)) || !on('glossary/auswaehlen/4')
        ? [i]
        : [],
    )
    const options = possible.map((i): Option => ({ verb: 'select', n: i, ability: f.ability, value: i }))
    const chooser = select.by === 'opponent' ? other(f.seat) : f.seat
    g.choose(f as Frame, 'select', chooser, options, {
      prompt: 'select',
      source: f.card.card,
      rule: 'glossary/auswaehlen/1',
    })
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-5', (g, f) => {
    const spec = specsOf(f)[f.slot]
    if (spec === undefined) return
    if (isCardTarget(spec)) askCards(g, f as InitiateFrame, spec)
    else askRings(g, f as InitiateFrame, spec)
  }),
  step('~target', (g, f) => {
    const spec = specsOf(f)[f.slot]
    if (spec === undefined) return
    const answers = (Array.isArray(f.answer) ? f.answer : f.answer === null ? [] : [f.answer]) as (
      | CardId
      | Element
    )[]
    f.answer = null
    if (isCardTarget(spec)) f.targets.push((answers as CardId[]).map((id) => refTo(g.state, id)))
    else f.rings.push(...(answers as Element[]))
    f.slot++
    g.goTo(f as Frame, 'glossary/faehigkeiten-initiieren-karten-spielen/step-5')
  }),
  step('~on the table', (g, f) => {
    if (isEventCard(g, f) && cardAt(g.state, f.card.card).zone !== LIMBO) {
      g.happen([{ kind: 'put', card: f.card.card, to: LIMBO, holder: f.seat } as L5REvent])
      f.card = refTo(g.state, f.card.card)
      f.holds = true
    }
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-6', (g, f) => {
    const event: L5REvent = {
      kind: 'initiate',
      card: f.card.card,
      seat: f.seat,
      ability: f.ability,
      targets: f.targets.flat(),
    }
    g.happen([event], f as Frame, 'initiated')
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-7', (g, f) => {
    if (f.initiated?.[0]?.fate === 'cancelled') {
      f.left = 0
      f.twice = true
      return
    }
    const effect = effectOf(f)
    if (effect === undefined) return
    const ability = f.select === null ? f.ability : idOf(effect)
    g.call(
      resolve,
      resolving({
        ability,
        me: f.seat,
        self: f.card,
        targets: f.targets,
        rings: f.rings,
        paid: f.paid,
        triggering: f.triggering,
        about: f.about,
        count: f.count,
      }),
    )
  }),
  step('~twice?', (g, f) => {
    const { twice } = triggeredOf(registered(f.ability))
    f.answer = null
    if (twice === undefined || f.twice || !canPay(g, twice, contextOfUse(f), 0)) return
    if (!hasTargets(g, specsOf(f), effectOf(f), { ...contextOfUse(f), targets: [] })) return
    const options: Option[] = [
      { verb: 'yes', value: 'yes' },
      { verb: 'no', value: 'no' },
    ]
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'resolve twice', source: f.card.card })
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/1', (g, f) => {
    const { twice } = triggeredOf(registered(f.ability))
    const again = f.answer === 'yes'
    f.answer = null
    if (!again || twice === undefined) return
    // Steps 5 to 7 once more, before any reaction; only what the text asks for is paid.
    f.twice = true
    f.slot = 0
    f.targets = []
    f.rings = []
    g.goTo(f as Frame, 'glossary/faehigkeiten-initiieren-karten-spielen/step-5')
    g.happen(twice.flatMap((cost) => costEvents(g, cost, null, contextOfUse(f)).events))
  }),
  step('glossary/ereigniskarten/1', (g, f) => {
    const s = g.state
    if (!isStill(s, f.card) || cardAt(s, f.card.card).zone !== LIMBO) return
    g.happen([
      {
        kind: 'put',
        card: f.card.card,
        to: CONFLICT_DISCARD,
        holder: cardAt(s, f.card.card).owner,
      } as L5REvent,
    ])
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-8', (g, f) => {
    const held = f.held.splice(0)
    f.holds = false
    if (isEventCard(g, f)) {
      const played: L5REvent = { kind: 'played', card: f.card.card, seat: f.seat, from: f.from }
      const batch: L5REvent[] = [played]
      if (f.initiated?.[0]?.fate !== 'cancelled')
        batch.push({ kind: 'resolved', card: f.card.card, seat: f.seat, ability: f.ability })
      if (held.length > 0) g.call(heldReactions, { batch: held, notes: {}, cause: g.rule })
      g.happen(batch)
      return
    }
    if (held.length > 0) g.call(heldReactions, { batch: held, notes: {}, cause: g.rule })
  }),
])

function askCards(g: G, f: InitiateFrame, spec: CardTarget): void {
  const c = contextOfUse(f)
  const ids = legalTargets(g, spec, specsOf(f).length === 1 ? effectOf(f) : undefined, c, f.slot)
  const chooser = spec.by === 'opponent' ? other(f.seat) : f.seat
  const options = ids.map((id): Option => {
    const option: Option = { verb: 'choose', target: id, value: id }
    if (spec.totalCost !== undefined) option.weight = faceAt(g.state, id).cost ?? 0
    return option
  })
  const hidden = ids.some((id) => handOf(g.state, chooser).includes(id))
  const details = { prompt: 'choose target', source: f.card.card, ...(hidden && { secret: true }) }
  const n = Math.min(amount(g, spec.n ?? 1, c), ids.length)
  if (n === 1 && !spec.upTo) {
    g.choose(f, 'answer', chooser, options, details)
    return
  }
  g.pick(f, 'answer', chooser, options, {
    ...details,
    min: spec.upTo ? 0 : n,
    max: n,
    ...(spec.totalCost !== undefined && { constraint: { sumAtMost: spec.totalCost } }),
  })
}

function askRings(g: G, f: InitiateFrame, spec: RingTarget): void {
  const options = ringsMatching(g, spec.ring, f.seat).map(
    (ring): Option => ({ verb: 'ring', name: ring, value: ring }),
  )
  const details = { prompt: 'choose ring', source: f.card.card }
  if ((spec.n ?? 1) === 1 && !spec.upTo) g.choose(f, 'answer', f.seat, options, details)
  else
    g.pick(f, 'answer', f.seat, options, { ...details, min: spec.upTo ? 0 : (spec.n ?? 1), max: spec.n ?? 1 })
}

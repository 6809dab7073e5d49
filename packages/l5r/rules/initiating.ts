/** Initiating abilities and playing events, in the rulebook's eight steps (glossary/faehigkeiten-initiieren-karten-spielen). */
import {
  type CardId,
  type Frame,
  type GameEvent,
  type Option,
  type Ref,
  refTo,
  type Seat,
  zoneOf,
} from '@regelwerk/core'
import type {
  CardTarget,
  Constant,
  Effect,
  Element,
  Filter,
  Limits,
  RingTarget,
  TargetSpec,
} from '../abilities.ts'
import { type G, on, procedure, type RuleId, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { type Context, contextOf, matching } from '../filter.ts'
import { idOf, prepared, type Registered, registered, type Triggered, triggeredOf } from '../prepare.ts'
import { amount, holds, ringsMatching } from '../reckoning.ts'
import {
  CONFLICT_DISCARD,
  cardAt,
  definitionOf,
  faceAt,
  HAND,
  handOf,
  isStill,
  LIMBO,
  NONE,
  other,
} from '../state.ts'
import { duelValueOf, isForbidden, isImmune, reachContext, reaching, working } from '../values.ts'
import { happen } from './cards.ts'
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
  const instance = on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/1')
    ? cardAt(g.state, card).life
    : 0
  const by = on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/3') ? seat : 0
  return {
    limit: `${periodOf(limit)}|${by}:${on('glossary/nur-x-pro-zeitraum/1') ? card : ''}:${instance}:${ability.id}`,
    max: `${periodOf(max)}|max:${on('glossary/maximal-x-pro-zeitraum/1') ? seat : ''}:${ability.id}`,
  }
}

const times = (used: readonly string[], key: string): number =>
  used.reduce((n, one) => (one === key ? n + 1 : n), 0)

/** The limit by which it has been used as often as it can be; null: there is none. */
function whyUsedUp(g: G, seat: Seat, card: CardId, ability: Registered): RuleId | null {
  const { limit, max } = triggeredOf(ability)
  const { used } = g.state
  if (!used.some((key) => key.endsWith(ability.id))) return null
  const keys = limitKeys(g, seat, card, ability)
  if (max !== undefined && times(used, keys.max) >= max.n && on('glossary/maximal-x-pro-zeitraum'))
    return 'glossary/maximal-x-pro-zeitraum'
  // An event leaves the hand when it is used: only a maximum limits it.
  if (faceAt(g.state, card).type === 'event' || limit === 'unlimited') return null
  // A card that stays in a hand counts as a new one: nobody has seen which it was.
  const anew =
    limit === undefined
      ? on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/2')
      : on('glossary/nur-x-pro-zeitraum/3')
  if (cardAt(g.state, card).zone === HAND && anew) return null
  const extra = reaching(g, 'extraUses', card).reduce((n, reach) => n + reach.constant.extraUses, 0)
  const n = ((on('glossary/nur-x-pro-zeitraum') && limit?.n) || 1) + extra
  if (times(used, keys.limit) < n || !on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten'))
    return null
  return limit === undefined
    ? 'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten'
    : 'glossary/nur-x-pro-zeitraum'
}

// ---- what an event costs

/** What makes a card cheaper now, onto this character; none named: onto any. */
function reductions(g: G, seat: Seat, card: CardId, host?: CardId) {
  return working(g, 'reduceCost').filter((reach) => {
    if (reach.me !== seat) return false
    const { of, onto } = reach.constant
    if (onto === 'host' && host !== undefined && cardAt(g.state, reach.bearer).on !== host) return false
    return of === 'self' ? reach.bearer === card : fits(g, of, card, reachContext(reach))
  })
}

/** "The next card you play" is cheaper: that is used up with it. */
export function usedUp(g: G, seat: Seat, card: CardId, host?: CardId): L5REvent[] {
  const ids = reductions(g, seat, card, host).flatMap(({ constant, lasting }) =>
    constant.next && lasting !== null ? [lasting.id] : [],
  )
  return ids.length > 0 ? [{ kind: 'unlasting', ids }] : []
}

/** The fate cost of playing a card now. */
export function fateCost(g: G, seat: Seat, card: CardId, host?: CardId): number {
  let cost = definitionOf(cardAt(g.state, card)).cost ?? 0
  if (!on('glossary/faehigkeiten-initiieren-karten-spielen/step-3')) return cost
  for (const reach of reductions(g, seat, card, host))
    cost -= amount(g, reach.constant.reduceCost, reachContext(reach))
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

/** What keeps a player from playing a card at all; null: nothing. */
export function whyNotPlay(g: G, seat: Seat, card: CardId, saved = 0): RuleId | null {
  const definition = definitionOf(cardAt(g.state, card))
  if (definition.cost === null && on('glossary/kosten/2')) return 'glossary/kosten/2'
  const p = prepared(definition.index)
  if (p.keywords.includes('limited') && g.state.limited[seat as 0 | 1] > 0 && on('glossary/limitiert'))
    return 'glossary/limitiert'
  for (const rule of p.rules)
    if (
      rule.kind === 'playOnly' &&
      !holds(g, rule.if, contextOf(seat, card)) &&
      on('glossary/spieleinschraenkungen-und-berechtigungen')
    )
      return 'glossary/spieleinschraenkungen-und-berechtigungen'
  for (const reach of working(g, 'cannotPlay')) {
    const { who, cannotPlay } = reach.constant
    if (who !== 'any' && (who === 'you') !== (reach.me === seat)) continue
    if (isMeant(g, cannotPlay, seat, card)) return 'glossary/kann-nicht-koennen-nicht'
  }
  const isPaid = g.state.fate[seat as 0 | 1] >= fateCost(g, seat, card) - saved
  return isPaid ? null : 'glossary/spielen-und-ins-spiel-bringen/2'
}

/** Is this one of the cards that a player cannot play? */
function isMeant(g: G, cannotPlay: CannotPlay, seat: Seat, card: CardId): boolean {
  const { type, en } = definitionOf(cardAt(g.state, card))
  switch (cannotPlay) {
    case 'events':
      return type === 'event'
    case 'characters':
      return type === 'character'
    case 'copiesInDiscard': {
      // A copy is known by its name (glossary/kopie-einer-karte).
      const isCopy = (id: CardId): boolean => definitionOf(cardAt(g.state, id)).en === en
      const pile = zoneOf(g.state, CONFLICT_DISCARD, seat)
      return type === 'event' && pile.some(isCopy) && on('glossary/kopie-einer-karte')
    }
    default:
      return matchesPrint(g, cannotPlay, card, contextOf(seat, card))
  }
}
type CannotPlay = Extract<Constant, { cannotPlay: unknown }>['cannotPlay']

// ---- targets

const isCardTarget = (spec: TargetSpec): spec is CardTarget => 'choose' in spec

/** May this card be chosen by an ability of this player's card? */
export function canBeTargeted(g: G, id: CardId, by: Seat, source: CardId): boolean {
  const isEvent = faceAt(g.state, source).type === 'event'
  const rival = cardAt(g.state, id).holder !== by
  if (!on('glossary/ziel')) return true
  if (isForbidden(g, id, 'beTargeted', by)) return false
  if (isEvent && rival && isForbidden(g, id, 'beTargetedByEvents', by)) return false
  if (!isEvent) return true
  // Its attachments are not protected with it.
  const { on: host } = cardAt(g.state, id)
  return !isImmune(g, on('glossary/immun/1') || host === NONE ? id : host)
}

/**
 * The legal targets: they fit, may be chosen, and the effect could do something to them (glossary/ziel/8). `more`:
 * another target is still to be chosen, so that it cannot be said yet what the effect would do.
 */
const legalTargets = (
  g: G,
  spec: CardTarget,
  effect: Effect | undefined,
  c: Context,
  more: boolean,
): CardId[] => matching(g, spec.choose, c).filter((id) => isLegalTarget(g, id, spec, effect, c, more))

function isLegalTarget(
  g: G,
  id: CardId,
  spec: CardTarget,
  effect: Effect | undefined,
  c: Context,
  more: boolean,
): boolean {
  if (!canBeTargeted(g, id, c.me, c.self)) return false
  // Nobody duels in a skill that is a dash.
  const dash = effect?.do === 'duel' && duelValueOf(g, id, effect.skill) === null
  if (dash && on('glossary/gedankenstrich/4')) return false
  if (effect === undefined || more || !on(spec.reference ? 'glossary/ziel/9' : 'glossary/ziel/8')) return true
  return couldDo(g, withTarget(c, [refTo(g.state, id)]), effect)
}

/** With one more target chosen. */
const withTarget = (c: Context, chosen: Ref[]): Context => {
  const targets = [...c.targets, chosen]
  return { ...c, targets, it: targets[0] ?? [] }
}

function hasTargets(g: G, specs: readonly TargetSpec[], effect: Effect | undefined, c: Context): boolean {
  return leavesTargets(g, specs, effect, c, 0) || !on('glossary/ziel/2')
}

/** Is there a choice for the target in this place and for all behind it? They are chosen together (glossary/ziel/4). */
function leavesTargets(
  g: G,
  specs: readonly TargetSpec[],
  effect: Effect | undefined,
  c: Context,
  slot: number,
): boolean {
  const spec = specs[slot]
  if (spec === undefined) return true
  if (!isCardTarget(spec)) {
    const enough = spec.upTo === true || ringsMatching(g, spec.ring, c.me).length >= (spec.n ?? 1)
    return enough && leavesTargets(g, specs, effect, c, slot + 1)
  }
  const rest = (chosen: Ref[]): boolean =>
    leavesTargets(g, specs, effect, withTarget(c, on('glossary/ziel/4') ? chosen : []), slot + 1)
  if (mayBeNone(g, spec, effect, c)) return rest([])
  const wanted = spec.upTo ? 1 : amount(g, spec.n ?? 1, c)
  const more = slot < specs.length - 1
  // Where one is enough, the others need not be looked at.
  if (wanted === 1)
    return matching(g, spec.choose, c).some(
      (id) => isLegalTarget(g, id, spec, effect, c, more) && rest([refTo(g.state, id)]),
    )
  const ids = legalTargets(g, spec, effect, c, more)
  if (ids.length < wanted) return false
  return rest(ids.slice(0, wanted).map((id) => refTo(g.state, id)))
}

/** "Up to" may be none, unless the effect would then change nothing (glossary/ziel/6). */
function mayBeNone(g: G, spec: CardTarget, effect: Effect | undefined, c: Context): boolean {
  if (!spec.upTo || effect === undefined || !on('glossary/ziel/6')) return spec.upTo === true
  return couldDo(g, { ...withTarget(c, []), it: [] }, effect)
}

// ---- may it be initiated?

export interface Attempt {
  seat: Seat
  card: CardId
  ability: Registered
  context: Context
}

/** Steps 1 and 2: restrictions, targets, costs; and the effect alone must be able to change something. */
export function whyNotInitiate(g: G, { seat, card, ability, context }: Attempt): RuleId | null {
  const triggered = triggeredOf(ability)
  const used = whyUsedUp(g, seat, card, ability)
  if (used !== null) return used
  const allowed = triggered.if === undefined || holds(g, triggered.if, context)
  if (!allowed && on('glossary/spieleinschraenkungen-und-berechtigungen'))
    return 'glossary/spieleinschraenkungen-und-berechtigungen'
  if (isForbidden(g, card, 'triggerAbilities')) return 'glossary/kann-nicht-koennen-nicht'
  const isEvent = faceAt(g.state, card).type === 'event'
  const mayBegin = on('glossary/faehigkeiten-initiieren-karten-spielen/step-1')
  const unplayable = isEvent && mayBegin ? whyNotPlay(g, seat, card) : null
  if (unplayable !== null) return unplayable
  const spent = isEvent ? fateCost(g, seat, card) : 0
  const mustPay = on('glossary/faehigkeiten-initiieren-karten-spielen/step-2')
  if (mustPay && !canPay(g, triggered.cost ?? [], context, spent))
    return 'glossary/ausgeloeste-faehigkeiten/6'
  return whyNotResolve(g, ability, context)
}

/** Are there targets, and could the effect, or one that can be selected, change something? */
export function whyNotResolve(g: G, ability: Registered, context: Context): RuleId | null {
  const triggered = triggeredOf(ability)
  if (triggered.select === undefined || triggered.targets !== undefined)
    return whyImpossible(g, triggered.targets ?? [], whole(triggered), context)
  const { options } = triggered.select
  const reasons = options.map((option) => whyImpossible(g, option.targets ?? [], option.effect, context))
  return reasons.includes(null) ? null : (reasons[0] ?? null)
}

/** The effect, or all those of which one will be selected. */
const whole = ({ effect, select }: Triggered): Effect | undefined =>
  effect ?? (select && { do: 'either', parts: select.options.map((option) => option.effect) })

function whyImpossible(
  g: G,
  specs: readonly TargetSpec[],
  effect: Effect | undefined,
  c: Context,
): RuleId | null {
  if (on('glossary/faehigkeiten-initiieren-karten-spielen/step-1') && !hasTargets(g, specs, effect, c))
    return 'glossary/ziel/2'
  if (specs.length > 0 || effect === undefined || !on('glossary/ausgeloeste-faehigkeiten/5')) return null
  return couldDo(g, c, effect) ? null : 'glossary/ausgeloeste-faehigkeiten/5'
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
  /** An event resolved once more, without costs: it stays where it is and is not played. */
  copy: boolean
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
  copy: false,
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

/** Who is chosen for a duel is chosen as a target (glossary/duell/1). */
const duelTargets = (f: InitiateLocals): Ref[] =>
  triggeredOf(registered(f.ability)).cost?.some((cost) => 'duel' in cost) && on('glossary/duell/1')
    ? f.paid
    : []

/** The card type that was named as a cost. */
const namedType = (f: InitiateLocals): string | null => {
  const at = triggeredOf(registered(f.ability)).cost?.findIndex((cost) => 'nameCardType' in cost) ?? -1
  return at < 0 ? null : String(f.choices[at])
}

const isEventCard = (g: G, f: InitiateLocals): boolean => faceAt(g.state, f.card.card).type === 'event'

const specsOf = (f: InitiateLocals): readonly TargetSpec[] => {
  const triggered = triggeredOf(registered(f.ability))
  const option = f.select === null ? undefined : triggered.select?.options[f.select]
  return [...(triggered.targets ?? []), ...(option?.targets ?? [])]
}

const effectOf = (f: InitiateLocals): Effect | undefined => {
  const triggered: Triggered = triggeredOf(registered(f.ability))
  return f.select === null ? whole(triggered) : triggered.select?.options[f.select]?.effect
}

/** A player says what they are going to do, and shows the card. */
export function announce(g: G, seat: Seat, card: CardId, what: 'play' | 'use'): void {
  g.rule = 'glossary/faehigkeiten-initiieren-karten-spielen'
  happen(g, { kind: 'announce', card, seat, what })
}

export const initiate = procedure<InitiateLocals>('initiate', [
  step('~begin', (g, f) => {
    f.card = refTo(g.state, f.card.card)
    f.from = cardAt(g.state, f.card.card).zone
    announce(g, f.seat, f.card.card, isEventCard(g, f) ? 'play' : 'use')
  }),
  step('~choose costs', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    if (f.copy) f.at = costs.length
    const cost = costs[f.at]
    if (cost === undefined) return
    const options = costChoices(g, cost, contextOfUse(f))
    if (options === null) {
      f.choices[f.at++] = null
      g.again(f as Frame)
      return
    }
    const chooser = 'duel' in cost && cost.by === 'opponent' ? other(f.seat) : f.seat
    g.choose(f as Frame, 'answer', chooser, options, {
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
    if (f.copy) return
    if (isEventCard(g, f)) {
      const n = fateCost(g, f.seat, f.card.card)
      if (n > 0) batch.push({ kind: 'lose fate', seat: f.seat, n })
      batch.push(...usedUp(g, f.seat, f.card.card))
    }
    costs.forEach((cost, i) => {
      const made = costEvents(g, cost, f.choices[i], contextOfUse(f))
      batch.push(...made.events)
      f.paid.push(...made.paid)
    })
    if (!on('glossary/kosten/5')) for (const event of batch.splice(0, batch.length - 1)) g.happen([event])
    g.happen(batch, f as Frame, 'payment')
  }),
  step('~paid?', (g, f) => {
    // A sacrifice that was prevented or replaced has not been paid (glossary/kosten/6, glossary/opfern/1).
    const failed = f.payment?.some(
      (e) =>
        e.fate === 'cancelled' ||
        (e.fate === 'replaced' && (e as L5REvent).kind === 'leave' && on('glossary/opfern/1')),
    )
    if (failed && on('glossary/kosten/6')) {
      g.leave(f as Frame)
      return
    }
    if (f.copy) return
    const keys = limitKeys(g, f.seat, f.card.card, registered(f.ability))
    g.happen([{ kind: 'used', key: keys.limit } as L5REvent, { kind: 'used', key: keys.max } as L5REvent])
    const { conflict } = g.state
    if (conflict && registered(f.ability).ability?.kind === 'action') conflict.actions[f.seat as 0 | 1]++
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
  step('glossary/auswaehlen/1', (g, f) => {
    const { select } = triggeredOf(registered(f.ability))
    if (select === undefined || f.select !== null) return
    const possible = select.options.flatMap((option, i) =>
      whyImpossible(g, option.targets ?? [], option.effect, contextOfUse(f)) === null ||
      !on('glossary/auswaehlen/4')
        ? [i]
        : [],
    )
    const options = possible.map((i): Option => ({ verb: 'select', n: i, ability: f.ability, value: i }))
    const theirs = (select.by === 'opponent') === on('glossary/auswaehlen/3')
    const chooser = theirs ? other(f.seat) : f.seat
    g.choose(f as Frame, 'select', chooser, options, {
      prompt: 'select',
      source: f.card.card,
      rule: 'glossary/auswaehlen/1',
    })
  }),
  step('~selected', (g, f) => {
    // What was selected may have targets of its own.
    if (f.slot < specsOf(f).length)
      g.goTo(f as Frame, 'glossary/faehigkeiten-initiieren-karten-spielen/step-5')
  }),
  step('~on the table', (g, f) => {
    if (isEventCard(g, f) && !f.copy && cardAt(g.state, f.card.card).zone !== LIMBO) {
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
      targets: [...f.targets.flat(), ...duelTargets(f)],
    }
    g.happen([event], f as Frame, 'initiated')
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-7', (g, f) => {
    if (f.initiated?.[0]?.fate === 'cancelled') {
      // It counts as used all the same.
      const { limit, max } = limitKeys(g, f.seat, f.card.card, registered(f.ability))
      const forget = (gone: string): string[] => g.state.used.filter((key) => key !== gone)
      if (!on('glossary/maximal-x-pro-zeitraum/2')) g.state.used = forget(max)
      if (!on('glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4')) g.state.used = forget(limit)
      f.left = 0
      f.twice = true
      return
    }
    const effect = effectOf(f)
    if (effect === undefined || (f.select === null && triggeredOf(registered(f.ability)).select)) return
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
        named: namedType(f),
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
  step('glossary/ereigniskarten/2', (g, f) => {
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
    if (isEventCard(g, f) && !f.copy) {
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
  const specs = specsOf(f)
  const alone = spec.upTo || (spec.n ?? 1) !== 1 || !on('glossary/ziel/4')
  const ids = legalTargets(g, spec, effectOf(f), c, f.slot < specs.length - 1).filter((id) => {
    const chosen = withTarget(c, [refTo(g.state, id)])
    return alone || leavesTargets(g, specs, effectOf(f), chosen, f.slot + 1)
  })
  // Whoever controls the card decides, unless its text names another (glossary/faehigkeit/6).
  const chooser = (spec.by === 'opponent') === on('glossary/faehigkeit/6') ? other(f.seat) : f.seat
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
    min: mayBeNone(g, spec, effectOf(f), c) ? 0 : spec.upTo ? 1 : n,
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

/** Initiating abilities and playing events, in the rulebook's eight steps (glossary/faehigkeiten-initiieren-karten-spielen). */
import {
  type CardId,
  type Decision,
  type Frame,
  type GameEvent,
  type Obstacle,
  type Option,
  type Ref,
  refTo,
  type Seat,
} from '@regelwerk/core'
import type { CardTarget, Cost, Effect, Element, PlayerTarget, RingTarget, TargetSpec } from '../abilities.ts'
import { asInHand, lettingPlay } from '../as-in-hand.ts'
import { type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { discardOf } from '../destinations.ts'
import type { L5REvent } from '../events.ts'
import { idOf, type Registered, registered, type Triggered, triggeredOf } from '../prepare.ts'
import { amount, type Context, holds, matching } from '../reading.ts'
import { fateToTarget, honorForTriggering } from '../restraints.ts'
import { CONFLICT, cardAt, faceAt, handOf, isStill, LIMBO, NONE, other, REMOVED } from '../state.ts'
import { ringsMatching } from '../subjects.ts'
import { isForbidden, reaching, working } from '../values.ts'
import { announce, reactTo } from './announcing.ts'
import { putRight } from './check.ts'
import { canPay, costChoices, costEvents, mightPay, mostPaid, taxOn } from './costs.ts'
import { resolve, resolving } from './effects.ts'
import { limitKey, maximumKey, whyUsedUp } from './limits.ts'
import { askPayer, fromPool, notePayer, type Paying, payFate } from './paying.ts'
import { fateCost, usedUp, whyNotPlay } from './playable.ts'
import {
  hasTargets,
  isCardTarget,
  leavesTargets,
  legalTargets,
  mayBeNone,
  whole,
  whyImpossible,
  whyNoTarget,
  whyNotResolve,
  withTarget,
} from './possible.ts'

// ---- may it be initiated?

export interface Attempt {
  seat: Seat
  card: CardId
  ability: Registered
  context: Context
}

/**
 * Steps 1 and 2: restrictions, targets, costs; and the effect alone must be able to change something. `openly`: nothing is
 * asked that depends on cards which not everybody knows.
 */
export function whyNotInitiate(
  g: G,
  { seat, card, ability, context }: Attempt,
  openly = false,
): RuleId | null {
  const triggered = triggeredOf(ability)
  const used = whyUsedUp(g, seat, card, ability)
  if (used !== null) return used
  const allowed = triggered.if === undefined || openly || holds(g, triggered.if, context)
  if (!allowed && on('glossary/spieleinschraenkungen-und-berechtigungen'))
    return 'glossary/spieleinschraenkungen-und-berechtigungen'
  if (isForbidden(g, card, 'triggerAbilities')) return 'glossary/kann-nicht-koennen-nicht'
  const isReaction = triggered.kind === 'reaction' && !triggered.forced
  if (isReaction && working(g, 'noReactions').length > 0) return 'glossary/kann-nicht-koennen-nicht'
  const isEvent = faceAt(g.state, card).type === 'event'
  const mayBegin = on('glossary/faehigkeiten-initiieren-karten-spielen/step-1')
  const unplayable = isEvent && mayBegin ? whyNotPlay(g, seat, card, 'event') : null
  if (unplayable !== null) return unplayable
  const spent = isEvent ? fateCost(g, seat, card, 'event') : 0
  const mustPay = on('glossary/faehigkeiten-initiieren-karten-spielen/step-2')
  if (g.state.honor[seat as 0 | 1] < taxOn(g, seat, card)) return 'glossary/ausgeloeste-faehigkeiten/6'
  if (openly) return null
  if (mustPay && !canPay(g, triggered.cost ?? [], context, fromPool(g, seat, card, spent)))
    return 'glossary/ausgeloeste-faehigkeiten/6'
  const costs = triggered.cost ?? []
  const counted = costs.find((cost) => 'counting' in cost || mostPaid(g, cost, context) !== undefined)
  const least = counted ? { count: 1 } : {}
  if (!ability.isAboutPaid) {
    const why = whyNotResolve(g, ability, { ...context, ...least })
    const most = why === null || counted === undefined ? 1 : (mostPaid(g, counted, context) ?? 1)
    // Perhaps with more.
    for (let count = 2; count <= most; count++)
      if (whyNotResolve(g, ability, { ...context, count }) === null) return null
    return why
  }
  const paid = costs.flatMap((cost) => mightPay(g, cost, context))
  return whyNotResolve(g, ability, { ...context, ...least, paid: paid.map((id) => refTo(g.state, id)) })
}

// ---- the eight steps

export interface InitiateLocals extends Paying {
  seat: Seat
  card: Ref
  ability: string
  /** The place in the stack of the window it answers to; NONE: an action. */
  about: number
  triggering: Ref[]
  count: number
  fromHand: boolean
  /** How much fate the event has cost. */
  spent?: number
  /** Which cost is being chosen, and what was chosen for each. */
  at: number
  choices: unknown[]
  answer: unknown
  payment: GameEvent[] | null
  paid: Ref[]
  slot: number
  targets: Ref[][]
  rings: Element[]
  players: Seat[]
  select: number | null
  initiated: GameEvent[] | null
  /** Who chooses the targets, if not the player. */
  choosing?: GameEvent[] | null
  /** Resolutions still to come. */
  left: number
  twice: boolean
  holds: boolean
  held: GameEvent[]
  /** An event resolved once more, without costs: it stays where it is and is not played. */
  copy: boolean
  /** When it has been played, it is removed from the game. */
  thenRemoved?: true
  /** ... or put under its owner's deck. */
  thenUnder?: true
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
  fromHand: false,
  at: 0,
  choices: [],
  answer: null,
  payment: null,
  paid: [],
  slot: 0,
  targets: [],
  rings: [],
  players: [],
  select: null,
  initiated: null,
  left: 1,
  twice: false,
  holds: false,
  held: [],
  copy: false,
})

/** What the effect is about must be something that it could change. */
function isWorthPaying(g: G, f: InitiateLocals, id: CardId): boolean {
  const ability = registered(f.ability)
  if (!ability.isAboutPaid) return true
  return whyNotResolve(g, ability, { ...contextOfUse(f), paid: [refTo(g.state, id)] }) === null
}

/** As many or as much as there is something to do with: what follows may want that many targets. */
function worth(g: G, f: InitiateLocals, most: number): { min: number; max: number } {
  const could = (count: number): boolean =>
    whyNotResolve(g, registered(f.ability), { ...contextOfUse(f), count }) === null
  let max = most
  while (max > 1 && !could(max)) max--
  let min = 1
  while (min < max && !could(min)) min++
  return { min, max }
}

const contextOfUse = (f: InitiateLocals): Context => ({
  me: f.seat,
  self: f.card.card,
  targets: f.targets,
  paid: f.paid,
  it: f.targets[0] ?? [],
  triggering: f.triggering,
  rings: f.rings,
  count: f.count,
  itself: NONE,
  named: null,
  done: true,
  players: f.players,
})

/** All costs are paid at the same time. */
export const payAtOnce = rule('glossary/kosten/5', (g: G, f: InitiateFrame, batch: L5REvent[]): void => {
  g.happen(batch, f, 'payment')
})

/** Whoever controls the card decides, unless its text names another. */
export const isSelectedByOpponent = rule(
  'glossary/auswaehlen/3',
  (by: string | undefined): boolean => by === 'opponent',
)
export const isChosenByOpponent = rule(
  'glossary/faehigkeit/6',
  (by: string | undefined): boolean => by === 'opponent',
)

/** What is cancelled counts as used all the same. */
export const endAtLimit = rule(
  'glossary/beschraenkungen-von-ausgeloesten-faehigkeiten/4',
  (_: G, f: InitiateLocals): void => {
    f.left = 0
    f.twice = true
  },
)
export const endCancelled = rule('glossary/maximal-x-pro-zeitraum/2', endAtLimit)

/** Who is chosen for a duel is chosen as a target (glossary/duell/1). */
const duelTargets = (f: InitiateLocals): Ref[] =>
  triggeredOf(registered(f.ability)).cost?.some((cost) => 'duel' in cost) && on('glossary/duell/1')
    ? f.paid
    : []

/** The card type or the name that was named as a cost. */
const namedType = (f: InitiateLocals): string | null => {
  const at =
    triggeredOf(registered(f.ability)).cost?.findIndex(
      (cost) => 'nameCardType' in cost || 'nameCard' in cost,
    ) ?? -1
  return at < 0 ? null : String(f.choices[at])
}

/** Who chooses what the text leaves to the player. */
const chooserOf = (f: InitiateLocals): Seat => {
  const [event] = (f.choosing ?? []) as L5REvent[]
  return event?.kind === 'choosing' && event.by !== undefined ? event.by : f.seat
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

export const initiate = procedure<InitiateLocals>('initiate', [
  step('~begin', (g, f) => {
    f.card = refTo(g.state, f.card.card)
    f.fromHand = isEventCard(g, f) && asInHand(g, f.seat).includes(f.card.card)
    if (isEventCard(g, f) && lettingPlay(g, f.seat, f.card.card).some(({ constant }) => constant.under))
      f.thenUnder = true
    announce(g, f.seat, f.card.card, isEventCard(g, f) ? 'play' : 'use')
  }),
  step('~choose costs', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    if (f.copy) f.at = costs.length
    const cost = costs[f.at]
    if (cost === undefined) return
    const options = costChoices(g, cost, contextOfUse(f), (id) => isWorthPaying(g, f, id))
    if (options === null) {
      f.choices[f.at++] = null
      g.again(f as Frame)
      return
    }
    const chooser = 'duel' in cost && cost.by === 'opponent' ? other(f.seat) : f.seat
    const details = { prompt: 'pay', source: f.card.card, rule: 'glossary/kosten' } as const
    const most = mostPaid(g, cost, contextOfUse(f))
    if (most === undefined) g.choose(f as Frame, 'answer', chooser, options, details)
    else {
      const { min, max } = worth(g, f, most)
      // How much, or which ones.
      if ('honor' in cost || 'spendUpTo' in cost)
        g.choose(f as Frame, 'answer', chooser, options.slice(min - 1, max), details)
      else g.pick(f as Frame, 'answer', chooser, options, { ...details, min, max })
    }
  }),
  step('~chosen', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    if (f.at >= costs.length) return
    const cost = costs[f.at] as Cost
    if (mostPaid(g, cost, contextOfUse(f)) !== undefined)
      f.count = Array.isArray(f.answer) ? f.answer.length : Number(f.answer)
    f.choices[f.at++] = f.answer
    f.answer = null
    g.goTo(f as Frame, '~choose costs')
  }),
  step('~fate from whom', (g, f) => {
    if (isEventCard(g, f) && !f.copy)
      askPayer(g, f as InitiateFrame, f.seat, f.card.card, fateCost(g, f.seat, f.card.card, 'event'))
  }),
  step('~payer named', (g, f) => {
    if (notePayer(f)) g.goTo(f as Frame, '~fate from whom')
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-4', (g, f) => {
    const costs = triggeredOf(registered(f.ability)).cost ?? []
    const batch: L5REvent[] = []
    if (f.copy) return
    if (isEventCard(g, f)) {
      const n = fateCost(g, f.seat, f.card.card, 'event')
      batch.push(...payFate(f.seat, n, f))
      f.spent = n
      batch.push(...usedUp(g, f.seat, f.card.card, 'event'))
    }
    const tax = taxOn(g, f.seat, f.card.card)
    if (tax > 0) batch.push({ kind: 'transfer honor', from: f.seat, to: other(f.seat), n: tax, why: 'cost' })
    costs.forEach((cost, i) => {
      const made = costEvents(g, cost, f.choices[i], contextOfUse(f))
      batch.push(...made.events)
      f.paid.push(...made.paid)
      if (made.count !== undefined) f.count = made.count
    })
    payAtOnce(g, f as InitiateFrame, batch)
  }),
  step('~paid?', (g, f) => {
    // A sacrifice that was prevented or replaced has not been paid (glossary/kosten/6, glossary/opfern/1).
    const failed = f.payment?.some(
      (e) =>
        e.fate === 'cancelled' ||
        (e.fate === 'replaced' && (e as L5REvent).kind === 'leave' && on('glossary/opfern/1')) ||
        (e.fate === 'replaced' && (e as L5REvent).kind === 'return ring'),
    )
    if (failed && on('glossary/kosten/6')) {
      g.leave(f as Frame)
      return
    }
    const ability = registered(f.ability)
    const { kind, max } = triggeredOf(ability)
    const used: L5REvent[] = []
    if (max !== undefined) used.push({ kind: 'used', key: maximumKey(g, f.seat, f.card.card, ability) })
    // What is resolved again is so as if it had just been played: that counts against a maximum.
    const limit = limitKey(g, f.seat, f.card.card, ability)
    if (!f.copy) used.push({ kind: 'used', key: limit, ...(kind === 'action' && { action: f.seat }) })
    g.happen(used)
  }),
  step('~put right', (g, f) => {
    if (putRight(g)) g.again(f as Frame)
  }),
  step('~about to choose', (g, f) => {
    if (!specsOf(f).some((spec) => !('by' in spec) || spec.by === undefined)) return
    g.happen([{ kind: 'choosing', card: f.card.card, seat: f.seat } as L5REvent], f as Frame, 'choosing')
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-5', (g, f) => {
    const spec = specsOf(f)[f.slot]
    if (spec === undefined) return
    if ('player' in spec) askPlayers(g, f as InitiateFrame, spec)
    else if (isCardTarget(spec)) askCards(g, f as InitiateFrame, spec)
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
    if ('player' in spec) {
      const chosen = answers as readonly unknown[] as Seat[]
      f.players.push(...chosen.filter((seat) => !f.players.includes(seat)))
    } else if (isCardTarget(spec)) f.targets.push((answers as CardId[]).map((id) => refTo(g.state, id)))
    else f.rings.push(...(answers as Element[]))
    f.slot++
    g.goTo(f as Frame, 'glossary/faehigkeiten-initiieren-karten-spielen/step-5')
    const fate = isCardTarget(spec)
      ? (answers as CardId[]).reduce((sum, id) => sum + fateToTarget(g, id, f.seat, f.card.card), 0)
      : 0
    if (fate > 0) g.happen([{ kind: 'lose fate', seat: f.seat, n: fate } as L5REvent])
    const n = 'joins' in spec && answers.length > 0 ? spec.joins : undefined
    if (n !== undefined)
      g.happen([{ kind: 'transfer honor', from: other(f.seat), to: f.seat, n, why: 'cost' } as L5REvent])
  }),
  step('glossary/auswaehlen/1', (g, f) => {
    const { select } = triggeredOf(registered(f.ability))
    if (select === undefined || f.select !== null) return
    const possible = select.options.flatMap((option, i) =>
      meets(
        'glossary/auswaehlen/4',
        whyImpossible(g, option.targets ?? [], option.effect, contextOfUse(f)) === null,
      )
        ? [i]
        : [],
    )
    const options = possible.map((i): Option => ({ verb: 'select', n: i, ability: f.ability, value: i }))
    const chosen = select.by === 'controller' ? f.targets[0]?.[0] : undefined
    const own = isSelectedByOpponent(select.by) ? other(f.seat) : f.seat
    const chooser = chosen === undefined ? own : cardAt(g.state, chosen.card).holder
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
      endCancelled(g, f)
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
        chosenPlayers: f.players,
      }),
    )
  }),
  step('~twice?', (g, f) => {
    const { twice, twiceIf } = triggeredOf(registered(f.ability))
    f.answer = null
    if (twiceIf !== undefined && !holds(g, twiceIf, contextOfUse(f))) return
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
    const paid = twice.flatMap((cost) => costEvents(g, cost, null, contextOfUse(f)).events)
    f.twice = true
    f.slot = 0
    f.targets = []
    f.rings = []
    f.players = []
    g.goTo(f as Frame, 'glossary/faehigkeiten-initiieren-karten-spielen/step-5')
    g.happen(paid)
  }),
  step('glossary/ereigniskarten/2', (g, f) => {
    const s = g.state
    if (!isStill(s, f.card) || cardAt(s, f.card.card).zone !== LIMBO) return
    g.happen([
      {
        kind: 'put',
        card: f.card.card,
        to: f.thenRemoved ? REMOVED : f.thenUnder ? CONFLICT : discardOf(cardAt(s, f.card.card)),
        holder: cardAt(s, f.card.card).owner,
        ...(f.thenUnder && { place: 'bottom' }),
      } as L5REvent,
    ])
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-8', (g, f) => {
    const held = f.held.splice(0)
    f.holds = false
    if (isEventCard(g, f) && !f.copy) {
      const { seat, fromHand } = f
      const chosen = [...f.targets.flat(), ...duelTargets(f)].filter((ref) => isStill(g.state, ref))
      const played: L5REvent = {
        kind: 'played',
        card: f.card.card,
        seat,
        fromHand,
        spent: f.spent ?? 0,
        targets: chosen.map(({ card }) => card),
      }
      const batch: L5REvent[] = [
        played,
        ...chosen.map(({ card }): L5REvent => ({ kind: 'targeted', card, seat })),
      ]
      if (f.initiated?.[0]?.fate !== 'cancelled')
        batch.push({ kind: 'resolved', card: f.card.card, seat: f.seat, ability: f.ability })
      reactTo(g, held)
      g.happen(batch)
      return
    }
    reactTo(g, held)
  }),
  step('~triggered', (g, f) => {
    if (isEventCard(g, f) || f.copy) return
    const honor = honorForTriggering(g, f.card.card)
    const batch: L5REvent[] = [{ kind: 'triggered', card: f.card.card, seat: f.seat }]
    if (honor > 0) batch.push({ kind: 'lose honor', seat: f.seat, n: honor, why: 'effect' })
    g.happen(batch)
  }),
])

/** What fits the target that is asked for now and cannot be chosen, with the rule that says so. */
export function unchoosable(g: G, decision: Decision): Obstacle[] {
  const f = g.state.stack.at(-1) as InitiateFrame | undefined
  const spec = f?.procedure === 'initiate' ? specsOf(f)[f.slot] : undefined
  if (f === undefined || spec === undefined || !isCardTarget(spec)) return []
  const c = contextOfUse(f)
  const offered = decision.options.map(({ target }) => target)
  return matching(g, spec.choose, c)
    .filter((id) => !offered.includes(id))
    .map((target) => ({ verb: 'choose', target, rule: whyNoTarget(g, target, c.me, c.self, spec) }))
}

function askCards(g: G, f: InitiateFrame, spec: CardTarget): void {
  const c = contextOfUse(f)
  const specs = specsOf(f)
  const isAny = spec.n === 'any'
  const alone = spec.upTo || (spec.n ?? 1) !== 1
  const legal = mayJoin(g, f, spec.joins)
    ? legalTargets(g, spec, effectOf(f), c, f.slot < specs.length - 1)
    : []
  const payable = legal.filter(
    (id) => fateToTarget(g, id, f.seat, f.card.card) <= g.state.fate[f.seat as 0 | 1],
  )
  const ids = payable.filter((id) => {
    const chosen = withTarget(c, [refTo(g.state, id)])
    return alone || meets('glossary/ziel/4', leavesTargets(g, specs, effectOf(f), chosen, f.slot + 1))
  })
  const chooser = isChosenByOpponent(spec.by) ? other(f.seat) : chooserOf(f)
  const must = isEventCard(g, f) ? mustBeAmong(g, f, ids) : []
  const options = ids.map((id): Option => {
    const option: Option = { verb: 'choose', target: id, value: id, ...(must.includes(id) && { must: true }) }
    if (spec.totalCost !== undefined) option.weight = faceAt(g.state, id).cost ?? 0
    return option
  })
  const hidden = ids.some((id) => handOf(g.state, chooser).includes(id))
  const details = { prompt: 'choose target', source: f.card.card, ...(hidden && { secret: true }) }
  const n = spec.n === 'any' ? ids.length : Math.min(amount(g, spec.n ?? 1, c), ids.length)
  if (n === 1 && !spec.upTo && !isAny && spec.joins === undefined) {
    const those = must.length > 0 ? options.filter((option) => option.must) : options
    g.choose(f, 'answer', chooser, those, details)
    return
  }
  const mustInclude = Math.min(must.length, n)
  g.pick(f, 'answer', chooser, options, {
    ...details,
    min: Math.max(mustInclude, mayBeNone(g, spec, effectOf(f), c) ? 0 : spec.upTo ? 1 : n),
    max: n,
    ...((spec.totalCost !== undefined || mustInclude > 0) && {
      constraint: {
        ...(spec.totalCost !== undefined && { sumAtMost: spec.totalCost }),
        ...(mustInclude > 0 && { mustInclude }),
      },
    }),
  })
}

/** Characters, of the other player or of anybody, that an event must choose, unless it has. */
const mustBeAmong = (g: G, f: InitiateFrame, ids: readonly CardId[]): CardId[] =>
  ids.filter(
    (id) =>
      reaching(g, 'mustBeTargeted', id).some(
        ({ constant }) => constant.by === 'anybody' || cardAt(g.state, id).holder !== f.seat,
      ) && !f.targets.flat().some(({ card }) => card === id),
  )

/** Whoever may join has to have the honor for it. */
const mayJoin = (g: G, f: InitiateFrame, joins: number | undefined): boolean =>
  joins === undefined || g.state.honor[other(f.seat) as 0 | 1] >= joins

function askPlayers(g: G, f: InitiateFrame, { by, joins, n }: PlayerTarget): void {
  const chooser = by === 'opponent' ? other(f.seat) : chooserOf(f)
  const seats = mayJoin(g, f, joins) ? [f.seat, other(f.seat)] : []
  const options = seats.map((seat): Option => ({ verb: 'player', seat, value: seat }))
  if (joins !== undefined) options.push({ verb: 'decline', value: null })
  const details = { prompt: 'choose player', source: f.card.card }
  if (n === undefined) g.choose(f, 'answer', chooser, options, details)
  else g.pick(f, 'answer', chooser, options, { ...details, min: 1, max: options.length })
}

function askRings(g: G, f: InitiateFrame, spec: RingTarget): void {
  const options = ringsMatching(g, spec.ring, f.seat).map(
    (ring): Option => ({ verb: 'ring', name: ring, value: ring }),
  )
  const details = { prompt: 'choose ring', source: f.card.card }
  if (spec.by === 'opponent') {
    const offered = mayJoin(g, f, spec.joins)
      ? options.filter(({ name }) => !f.rings.includes(name as Element))
      : []
    if (offered.length > 0 && spec.joins !== undefined) offered.push({ verb: 'decline', value: null })
    g.choose(f, 'answer', other(f.seat), offered, details)
    return
  }
  if ((spec.n ?? 1) === 1 && !spec.upTo) g.choose(f, 'answer', chooserOf(f), options, details)
  else
    g.pick(f, 'answer', chooserOf(f), options, {
      ...details,
      min: spec.upTo ? 0 : (spec.n ?? 1),
      max: spec.n ?? 1,
    })
}

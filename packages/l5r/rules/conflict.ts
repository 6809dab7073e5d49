/** Conflicts, from their declaration to the return home (step/3.2). */

import {
  type CardId,
  type Constraint,
  copyState,
  type Frame,
  Machine,
  type Option,
  type Seat,
} from '@regelwerk/core'
import type { Element, Skill } from '../abilities.ts'
import { binds, type G, meets, on, procedure, type RuleId, rule, step } from '../book.ts'
import { acts, type L5REvent } from '../events.ts'
import { delayNamed } from '../prepare.ts'
import { totalOf } from '../reckoning.ts'
import { reducers } from '../reducers.ts'
import { areUnbreakable, isShielded, keepsRingFate, takesPart } from '../restraints.ts'
import {
  attackedProvinces,
  cardAt,
  cardsInSlot,
  charactersOf,
  handOf,
  isStill,
  type L5RState,
  NONE,
  other,
} from '../state.ts'
import { strengthOf } from '../strength.ts'
import { hasKeyword, isForbidden, isSaid, reaching, skillOf, working } from '../values.ts'
import { opening } from './actions.ts'
import { happen, refill } from './cards.ts'
import { settling } from './check.ts'
import {
  attackersFor,
  cardsToAttack,
  fateToAttack,
  provincesToAttack,
  ringsToContest,
  TYPES,
  typeNow,
  whyNotDeclare,
} from './declarable.ts'
import { delayedAtEndOf } from './delayed.ts'
import { canClaim, canDishonor, canHonor, isBarred } from './restrictions.ts'
import { ringEffect, ringing } from './rings.ts'
import { declaringCosts, honorToDeclare, honorToDefend } from './taint.ts'
import { actionWindow } from './under-way.ts'

// ---- declaring

/** In the first conflict of the round some must be declared. */
const mustJoin = (g: G, id: CardId, isFirst: boolean): boolean =>
  isFirst && reaching(g, 'mustJoinFirst', id).length > 0

const declarable = (
  g: G,
  verb: 'attacker' | 'defender',
  ids: readonly CardId[],
  isFirst: boolean,
): Option[] =>
  ids.map((id): Option => {
    const weight = honorToDeclare(g, id)
    const must = mustJoin(g, id, isFirst)
    return { verb, target: id, value: id, ...(weight > 0 && { weight }), ...(must && { must }) }
  })

/** No more of them than there is honor to pay for; `more`: what is paid beside. */
function affordable(
  g: G,
  seat: Seat,
  ids: readonly CardId[],
  must: number,
  more = 0,
): { constraint?: Constraint } {
  const sumAtMost = g.state.honor[seat as 0 | 1] - more
  const cost = ids.reduce((sum, id) => sum + honorToDeclare(g, id), 0)
  const constraint: Constraint = {
    ...(cost > sumAtMost && { sumAtMost }),
    ...(must > 0 && { mustInclude: must }),
  }
  return Object.keys(constraint).length > 0 ? { constraint } : {}
}

/** Those who cost fate to be declared, as many as there is fate for. */
function payableTogether(g: G, seat: Seat, ids: readonly CardId[]): CardId[] {
  let left = g.state.fate[seat as 0 | 1]
  return ids.filter((id) => {
    const cost = fateToAttack(g, id)
    if (cost > left) return false
    left -= cost
    return true
  })
}

/** With how many of them at most, the cheapest first. */
function mostAffordable(g: G, seat: Seat, ids: readonly CardId[]): number {
  let left = g.state.honor[seat as 0 | 1]
  const costs = ids.map((id) => honorToDeclare(g, id)).sort((a, b) => a - b)
  return costs.filter((cost) => {
    left -= cost
    return left >= 0
  }).length
}

interface DeclareLocals {
  seat: Seat
  /** An effect has this player declare one: it is not passed while there is one to declare. */
  must: boolean
  type: Skill | 'pass' | null
  ring: Element | null
  province: CardId | null
  attackers: CardId[] | null
  /** Cards from hand, as the cost of declaring them. */
  discarded?: CardId[] | null
  coverts: CardId[]
  /** Who is evaded, and by whom. */
  evaded: [CardId, CardId][]
  answer: CardId | null
}

type Declaration = L5REvent & { kind: 'declare' }

/** What is being declared; null: the player passes. */
/** Only of those who attack. */
export const whoseCovert = rule(
  'glossary/verstohlenheit/2',
  (_: L5RState, { attackers }: Declaration): CardId[] => attackers,
)

function declarationOf(g: G, { seat, type, ring, province, attackers }: DeclareLocals): Declaration | null {
  if (type === 'pass' || type === null || ring === null || province === null) return null
  const gained = keepsRingFate(g, seat) ? 0 : g.state.rings[ring].fate
  const actual = typeNow(g, type)
  const event: Declaration = {
    kind: 'declare',
    seat,
    type: actual,
    ring,
    province,
    attackers: attackers ?? [],
    gained,
  }
  return actual === type ? event : { ...event, normally: type }
}

/** The game as it will be then: covert may have been gained for conflicts of one element alone. */
function onceDeclared(g: G, event: Declaration): G {
  if (!isSaid(g, 'gains')) return g
  const there = new Machine(g.game, copyState(g.state))
  reducers.declare?.(there, event)
  return there
}

/** Declares a conflict, or passes. All parts of a declaration count as made together. */
export const declareConflict = procedure<DeclareLocals>('declare a conflict', [
  step('~element', (g, f) => {
    if (working(g, 'defenderChoosesRing').length === 0) return
    const types = TYPES.filter((type) => whyNotDeclare(g, f.seat, type) === null)
    const rings = ringsToContest(g, f.seat).filter((ring) =>
      types.some((type) => attackersFor(g, f.seat, typeNow(g, type), ring).length > 0),
    )
    const options = rings.map((ring): Option => ({ verb: 'ring', name: ring, value: ring }))
    if (options.length > 0)
      g.choose(f as Frame, 'ring', other(f.seat), options, { prompt: 'contest which ring' })
  }),
  step('step/3.2', (g, f) => {
    const { ring } = f
    const types = TYPES.filter(
      (type) =>
        whyNotDeclare(g, f.seat, type) === null &&
        (ring === null || attackersFor(g, f.seat, typeNow(g, type), ring).length > 0),
    )
    const options = types.map((type): Option => ({ verb: 'declare', name: type, value: type }))
    const must = f.must || working(g, 'mustAttackWithAll').length > 0
    if (!must || types.length === 0) options.push({ verb: 'pass', value: 'pass' })
    g.choose(f as Frame, 'type', f.seat, options, { prompt: 'declare conflict', secret: true })
  }),
  step('step/3.2/3', (g, f) => {
    if (f.type === 'pass') happen(g, { kind: 'pass conflict', seat: f.seat })
  }),
  step('step/3.2/4', (g, f) => {
    if (f.type === 'pass' || f.type === null || f.ring !== null) return
    const type = typeNow(g, f.type)
    const rings = ringsToContest(g, f.seat).filter((ring) => attackersFor(g, f.seat, type, ring).length > 0)
    const options = rings.map((ring): Option => ({ verb: 'ring', name: ring, value: ring }))
    g.choose(f as Frame, 'ring', f.seat, options, { prompt: 'contest which ring' })
  }),
  step('~province', (g, f) => {
    if (f.type === 'pass' || f.type === null) return
    const options = provincesToAttack(g, f.seat, typeNow(g, f.type)).map(
      (id): Option => ({ verb: 'attack', target: id, value: id }),
    )
    g.choose(f as Frame, 'province', f.seat, options, { prompt: 'attack which province' })
  }),
  step('step/3.2/5', (g, f) => {
    if (f.type === 'pass' || f.type === null) return
    const ids = payableTogether(g, f.seat, attackersFor(g, f.seat, typeNow(g, f.type), f.ring))
    const isFirst = g.state.declared[0] + g.state.declared[1] === 0
    const must = ids.filter((id) => mustJoin(g, id, isFirst)).length
    const all = working(g, 'mustAttackWithAll').length > 0
    const cards = cardsToAttack(g, typeNow(g, f.type))
    const held = handOf(g.state, f.seat).length
    const most = cards === 0 ? ids.length : Math.min(ids.length, Math.floor(held / cards))
    g.pick(f as Frame, 'attackers', f.seat, declarable(g, 'attacker', ids, isFirst), {
      prompt: 'declare attackers',
      min: all ? Math.max(1, Math.min(mostAffordable(g, f.seat, ids), most)) : 1,
      max: most,
      ...affordable(g, f.seat, ids, Math.min(must, most)),
    })
  }),
  step('~cards for them', (g, f) => {
    if (f.type === 'pass' || f.type === null) return
    const n = cardsToAttack(g, typeNow(g, f.type)) * (f.attackers?.length ?? 0)
    const options = handOf(g.state, f.seat).map((id): Option => ({ verb: 'choose', target: id, value: id }))
    if (n > 0) g.pick(f as Frame, 'discarded', f.seat, options, { prompt: 'discard', min: n, max: n })
  }),
  step('glossary/verstohlenheit', (g, f) => {
    const event = declarationOf(g, f)
    if (event === null) return
    const declaredNow = onceDeclared(g, event)
    f.coverts = whoseCovert(g.state, event).filter((id) => hasKeyword(declaredNow, id, 'covert'))
  }),
  step('~covert', (g, f) => {
    const event = declarationOf(g, f)
    if (f.coverts.length === 0 || event === null) return
    const declaredNow = onceDeclared(g, event)
    // Each of them may choose the same one.
    const ids = charactersOf(g.state, other(f.seat)).filter(
      (id) =>
        !hasKeyword(declaredNow, id, 'covert') &&
        !isForbidden(declaredNow, id, 'beEvaded') &&
        !isShielded(declaredNow, id, f.coverts[0] as CardId),
    )
    const options: Option[] = ids.map((id) => ({
      verb: 'evade',
      source: f.coverts[0] as CardId,
      target: id,
      value: id,
    }))
    // Covert says "may": it is optional, as other keywords are not (glossary/faehigkeit/3).
    if (on('glossary/faehigkeit/3')) options.push({ verb: 'evade nobody', value: null })
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'covert', source: f.coverts[0] as CardId })
  }),
  step('~evade', (g, f) => {
    if (f.coverts.length === 0) return
    if (f.answer !== null) acts(g, 'glossary/verstohlenheit', f.coverts[0] as CardId, 'covert')
    if (f.answer !== null) f.evaded.push([f.answer, f.coverts[0] as CardId])
    f.answer = null
    f.coverts.shift()
    if (f.coverts.length > 0) g.goTo(f as Frame, '~covert')
  }),
  step('~declared', (g, f) => {
    const event = declarationOf(g, f)
    if (event === null) return
    g.call(resolveConflict, {
      seat: f.seat,
      event,
      evaded: f.evaded,
      discarded: f.discarded ?? [],
      defenders: null,
    })
  }),
])

export const declaring = (seat: Seat, must: boolean): DeclareLocals => ({
  seat,
  must,
  type: null,
  ring: null,
  province: null,
  attackers: null,
  coverts: [],
  evaded: [],
  answer: null,
})

// ---- resolving

interface ConflictLocals {
  seat: Seat
  event: L5REvent
  evaded: [CardId, CardId][]
  /** What is discarded from hand to declare the attackers. */
  discarded?: CardId[]
  defenders: CardId[] | null
  /** Who was attacking when the conflict was over. */
  attackers?: CardId[]
}

function defendersFor(g: G): CardId[] {
  const { conflict } = g.state
  if (conflict === null) return []
  return charactersOf(g.state, other(conflict.attacker)).filter(
    (id) => whyNotDefender(g, id, conflict.type) === null,
  )
}

export function whyNotDefender(g: G, id: CardId, type: Skill): RuleId | null {
  const { bowed, evaded, holder } = cardAt(g.state, id)
  if (bowed) return 'step/3.2.1'
  if (evaded) return 'glossary/verstohlenheit'
  if (skillOf(g, id, type) === null) return 'glossary/gedankenstrich'
  const honor = honorToDeclare(g, id) + honorToDefend(g)
  if (honor > g.state.honor[holder as 0 | 1] || isForbidden(g, id, 'beDeclaredDefender'))
    return 'glossary/kann-nicht-koennen-nicht'
  return isBarred(g, id, holder, type, false) ? 'glossary/teilnehmen-und-kann-nicht-teilnehmen/7' : null
}

export const whereNobodyCan = rule(
  'glossary/gewinnen-einen-konflikt-gewinnen/4',
  (_attacker: Seat): Seat | null => null,
)

/** Who must be declared as a defender: how many of whom. */
function mustDefend(
  g: G,
  ids: readonly CardId[],
  seat: Seat,
  isFirst: boolean,
): { ids: readonly CardId[]; n: number } {
  const named = ids.filter((id) => mustJoin(g, id, isFirst) || reaching(g, 'mustDefend', id).length > 0)
  if (named.length > 0) return { ids: named, n: named.length }
  const anyOf = working(g, 'mustHaveDefender').some(({ me }) => me !== seat)
  return { ids, n: anyOf && ids.length > 0 ? 1 : 0 }
}

/** A bowed defender is still one. */
export const isUnopposed = rule(
  'glossary/unverteidigt-unverteidigter-konflikt',
  (defenders: number, _total: number): boolean => defenders === 0,
)

/** Somebody attacks whose victories are unopposed. */
const isUnopposedBy = (g: G, attacker: Seat): boolean =>
  charactersOf(g.state, attacker).some(
    (id) => cardAt(g.state, id).participating && reaching(g, 'winsUnopposed', id).length > 0,
  )

/** Who wins now, and by how much (glossary/gewinnen-einen-konflikt-gewinnen). */
export function reckon(g: G): L5REvent & { kind: 'outcome' } {
  const s = g.state
  const conflict = s.conflict as NonNullable<typeof s.conflict>
  const attacker = conflict.attacker
  const defender = other(attacker)
  const count = (seat: Seat): number => charactersOf(s, seat).filter((id) => takesPart(g, id)).length
  const [a, d] = conflict.void ? [0, 0] : [totalOf(g, attacker), totalOf(g, defender)]
  const canWin = (seat: Seat, total: number): boolean =>
    meets('glossary/gewinnen-einen-konflikt-gewinnen/2', total > 0 && count(seat) > 0)
  const wins = a > d || (a === d && on('glossary/gewinnen-einen-konflikt-gewinnen/3'))
  let winner: Seat | null = null
  if (wins && canWin(attacker, a)) winner = attacker
  else if (!wins && canWin(defender, d)) winner = defender
  else winner = whereNobodyCan(attacker)
  return {
    kind: 'outcome',
    winner,
    loser: winner === null ? null : other(winner),
    margin: Math.abs(a - d),
    unopposed: winner === attacker && (isUnopposed(count(defender), d) || isUnopposedBy(g, attacker)),
    type: conflict.type,
  }
}

/** Pride: the winners are honored, the losers dishonored, before anybody reacts (glossary/stolz). */
export const pride = rule('glossary/stolz', (g: G): L5REvent[] => {
  const s = g.state
  const winner = s.conflict?.winner ?? null
  if (winner === null) return []
  const batch: L5REvent[] = []
  for (const seat of [0, 1]) {
    for (const card of charactersOf(s, seat)) {
      if (!takesPart(g, card) || !hasKeyword(g, card, 'pride')) continue
      if (seat === winner && canHonor(g, card)) batch.push({ kind: 'honor', card })
      if (seat !== winner && canDishonor(g, card)) batch.push({ kind: 'dishonor', card })
    }
  }
  return batch
})

/** The defender acts first. */
export const firstInConflict = rule(
  'glossary/startspieler-startspielermarker/2',
  (attacker: Seat, g: G): Seat => (working(g, 'attackerActsFirst').length > 0 ? attacker : other(attacker)),
)

const resolveConflict = procedure<ConflictLocals>('conflict', [
  step('step/3.2', (g, f) => {
    const event = f.event as Declaration
    const { province } = event
    // A facedown province is turned before anybody reacts to the declaration.
    const hidden = !cardAt(g.state, province).faceup && on('glossary/verdeckte-provinz/1')
    const evaded = f.evaded.map(([card, by]): L5REvent => ({ kind: 'evade', card, by }))
    const revealed: L5REvent[] = hidden ? [{ kind: 'reveal province', card: province }] : []
    const costs = declaringCosts(g, f.seat, event.attackers)
    const fate = event.attackers.reduce((sum, id) => sum + fateToAttack(g, id), 0)
    if (fate > 0) costs.push({ kind: 'lose fate', seat: f.seat, n: fate })
    const cards = f.discarded ?? []
    const hand = { by: f.seat, why: 'cost' } as const
    if (cards.length > 0) costs.push({ kind: 'discard cards', seat: f.seat, cards, ordered: true, hand })
    g.happen([...costs, event, ...evaded, ...revealed])
  }),
  settling(),
  step('step/3.2.1', (g, f) => {
    const ids = defendersFor(g)
    const one = working(g, 'cannotDeclare').some(
      (reach) => reach.constant.cannotDeclare === 'moreThanOneDefender',
    )
    const isFirst = g.state.conflict?.number === 1
    const { constraint } = affordable(g, other(f.seat), ids, 0, honorToDefend(g))
    const max = one ? 1 : ids.length
    const must = mustDefend(g, ids, other(f.seat), isFirst)
    const mustInclude = Math.min(must.n, max, constraint === undefined ? max : 0)
    const options = declarable(g, 'defender', ids, isFirst).map(
      (option): Option =>
        mustInclude > 0 && must.ids.includes(option.value as CardId) ? { ...option, must: true } : option,
    )
    g.pick(f, 'defenders', other(f.seat), options, {
      prompt: 'declare defenders',
      min: mustInclude,
      max,
      ...((constraint || mustInclude > 0) && {
        constraint: { ...constraint, ...(mustInclude > 0 && { mustInclude }) },
      }),
    })
  }),
  step('~defend', (g, f) => {
    const ids = f.defenders ?? []
    const costs = declaringCosts(g, other(f.seat), ids, honorToDefend(g))
    if (ids.length > 0)
      happen(g, ...costs, ...ids.map((card): L5REvent => ({ kind: 'commit', card, moved: false })))
  }),
  step('~defended', (g, f) => happen(g, { kind: 'defenders', seat: other(f.seat) })),
  step('step/3.2.2', (g, f) => g.call(actionWindow, opening(firstInConflict(f.seat, g)))),
  step('step/3.2.3', (g) => g.happen([reckon(g)])),
  step('step/3.2.4', (g, f) => {
    if (g.state.conflict?.unopposed)
      happen(g, { kind: 'lose honor', seat: other(f.seat), n: 1, why: 'unopposed' })
  }),
  settling(),
  step('step/3.2.5', (g, f) => {
    const { conflict } = g.state
    if (conflict === null || conflict.winner !== f.seat || areUnbreakable(g)) return
    const batch = attackedProvinces(g.state)
      .filter((ref) => isStill(g.state, ref) && !cardAt(g.state, ref.card).broken)
      .filter(({ card }) => conflict.margin >= strengthOf(g, card))
      .map(({ card }): L5REvent => ({ kind: 'break', card, seat: f.seat, won: true }))
    if (batch.length > 0) happen(g, ...batch)
  }),
  settling(),
  step('step/3.2.6', (g, f) => {
    const { conflict } = g.state
    if (conflict?.winner === f.seat && on('glossary/ringeffekte'))
      g.call(ringEffect, ringing(f.seat, conflict.ring))
  }),
  settling(),
  step('step/3.2.7', (g) => {
    const { conflict, rings } = g.state
    if (conflict === null || rings[conflict.ring].claimed !== NONE) return
    const { winner, ring } = conflict
    if (winner !== null && canClaim(g, winner) && working(g, 'ringGoesBack').length === 0)
      happen(g, { kind: 'claim', ring, seat: winner })
  }),
  step('step/3.2.8', (g, f) => {
    const s = g.state
    f.attackers = charactersOf(s, f.seat).filter((id) => cardAt(s, id).participating)
    const batch: L5REvent[] = []
    for (const seat of [0, 1]) {
      for (const card of charactersOf(s, seat)) {
        if (!cardAt(s, card).participating) continue
        if (!cardAt(s, card).bowed && !staysReady(g, card))
          batch.push({ kind: 'bow', card, by: null, ring: false, after: true })
        batch.push({ kind: 'move home', card })
      }
    }
    if (batch.length > 0) happen(g, ...batch)
  }),
  step('~end of conflict', (g, f) => {
    endPeriod(g, 'conflict')
    if (delayedAtEndOf(g, 'conflict')) g.again(f as Frame)
  }),
  step('step/3.3', (g, f) => {
    const { conflict, declared } = g.state
    const broke = conflict?.broke ?? false
    happen(g, { kind: 'end conflict' })
    const first = declared[f.seat as 0 | 1] === 1
    happen(g, { kind: 'conflict ends', attacker: f.seat, first, broke, attackers: f.attackers ?? [] })
  }),
])

/**
 * Who has broken a province by winning the conflict may at once discard what lies in it. That belongs to the breaking: nobody
 * reacts before it is done. What has broken it otherwise gives the attacker nothing.
 */
export const plunder = procedure<{ seat: Seat; province: CardId; answer: 'yes' | 'no' | null }>('plunder', [
  step('~discard there?', (g, f) => {
    if (inProvince(g, f.province).length === 0) return
    const options: Option[] = [
      { verb: 'discard', value: 'yes' },
      { verb: 'leave', value: 'no' },
    ]
    g.choose(f as Frame, 'answer', f.seat, options, { prompt: 'discard from province', source: f.province })
  }),
  step('glossary/provinz-unterwerfen-unterworfenen-provinz/2', (g, f) => {
    const { holder } = cardAt(g.state, f.province)
    if (f.answer === 'yes')
      happen(g, { kind: 'discard cards', seat: holder, cards: inProvince(g, f.province) })
  }),
  step('~refill', (g, f) => {
    const { slot, holder } = cardAt(g.state, f.province)
    if (f.answer === 'yes') refill(g, holder, slot)
  }),
])

const inProvince = (g: G, province: CardId): CardId[] => {
  const { slot, holder } = cardAt(g.state, province)
  return cardsInSlot(g.state, holder, slot)
}

const staysReady = (g: G, id: CardId): boolean => {
  const { conflict } = g.state
  return reaching(g, 'doesNotBow', id).some(({ constant }) => {
    if (constant.type !== undefined && constant.type !== conflict?.type) return false
    const { holder } = cardAt(g.state, id)
    if (constant.while === 'lost') return conflict?.winner === other(holder)
    return constant.while !== 'defending' || holder !== conflict?.attacker
  })
}

/** Lasting effects of a period end before anything that waits for its end (glossary/andauernde-effekte/3). */
export function endPeriod(g: G, period: 'conflict' | 'phase' | 'round'): void {
  // What has waited in vain for something to happen in it ends too.
  const waits = (id: string): boolean => 'endOf' in (delayNamed(id)?.when ?? {})
  const over = g.state.effects.filter(
    (effect) => effect.for === period && !(effect.delayed && waits(effect.ability)),
  )
  if (!binds('glossary/andauernde-effekte/3', over.length > 0)) return
  happen(g, { kind: 'unlasting', ids: over.map((effect) => effect.id) })
  // What was controlled for so long goes back to who had it before the first of these effects.
  const back = new Map<CardId, Seat>()
  for (const { ability, it, before } of over) {
    const [ref] = ability === 'control' ? (it ?? []) : []
    if (ref !== undefined && isStill(g.state, ref) && !back.has(ref.card))
      back.set(ref.card, before ?? cardAt(g.state, ref.card).owner)
  }
  for (const [card, seat] of back)
    if (cardAt(g.state, card).holder !== seat) happen(g, { kind: 'control', card, seat })
}

/** Leaving play (glossary/verlaesst-das-spiel) and being destroyed (glossary/zerstoert). */
import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import type { BoldAbility } from '../abilities.ts'
import { binds, type G, on, procedure, rule, step } from '../book.ts'
import { acts, type KeyForgeEvent } from '../events.ts'
import { asItWas } from '../filter.ts'
import { asItIs } from '../last-known.ts'
import { registered } from '../prepare.ts'
import { contextOf, holds } from '../reading.ts'
import {
  type ARCHIVES,
  canBeShown,
  cardAt,
  DECK,
  DISCARD,
  type Doomed,
  faceAt,
  type HAND,
  isInPlay,
  isStillInPlay,
  type KeyForgeCard,
  LINE,
  lineOf,
  NONE,
  PURGED,
  typeOf,
} from '../state.ts'
import {
  applies,
  armorOf,
  boldOf,
  endsWithTurn,
  hasKeyword,
  isOver,
  powerBeforeDamage,
  powerOf,
  RIGHT,
  reaches,
  reaching,
  working,
} from '../values.ts'
import { allGain, isSameAbility, speaksOfBearer, unlike } from './alike.ts'
import { gain, happen } from './amber.ts'
import { controlAgain } from './control.ts'
import { reachable, resolve, resolving } from './effects.ts'
import { BY_ASSAULT, occurrence, openWindow } from './occurrences.ts'

/** Where cards can go that leave play. */
export interface Going {
  card: CardId
  to: typeof HAND | typeof DECK | typeof DISCARD | typeof ARCHIVES | typeof PURGED
  /** Absent: its owner's. */
  holder?: Seat
  place?: 'bottom'
  abducted?: true
  /** Into a deck that is shuffled right after. */
  shuffled?: true
  /** The card that purges it. */
  by?: CardId
}

interface LeaveLocals {
  going: Going[]
  destroyed: boolean
  order: CardId[] | null
  /** Abilities with "Leaves play:". */
  parting: Waiting[]
}

/** A ward goes instead of the creature (glossary/beschuetzen-beschuetzt). */
function spareWarded(g: G, going: readonly Going[]): Going[] {
  return going.filter(({ card }) => {
    const c = cardAt(g.state, card)
    if (!binds('glossary/beschuetzen-beschuetzt', c.warded && c.zone === LINE)) return true
    happen(g, { kind: 'unward', card })
    acts(g, 'glossary/beschuetzen-beschuetzt', card, 'warded')
    return false
  })
}

/** Cards whose place among others matters: several go onto one pile. */
function needsOrder(g: G, going: readonly Going[]): boolean {
  const piles = new Set<number>()
  for (const { card, to, shuffled } of going) {
    if ((to !== DISCARD && to !== DECK) || shuffled) continue
    const pile = to * 2 + cardAt(g.state, card).owner
    if (piles.has(pile)) return true
    piles.add(pile)
  }
  return false
}

/** Creatures that would go to a discard pile may be purged instead (Annihilation Ritual). */
function destination(g: G, going: Going): Going {
  const s = g.state
  if (going.to !== DISCARD || typeOf(s, cardAt(s, going.card)) !== 'creature') return going
  return working(g, 'discardIs').length > 0 ? { ...going, to: PURGED } : going
}

/** The Æmber on creatures that leave play, for their controller's opponent. */
export const amberFreed = rule(
  'rules/schaden-und-ruestung/1',
  (g: G, cards: readonly CardId[], seat: Seat): number => {
    const creatures = cards.map((id) => cardAt(g.state, id)).filter(({ zone }) => zone === LINE)
    return creatures.reduce((sum, { amber, holder }) => sum + (holder === seat ? 0 : amber), 0)
  },
)

/** Who controls a card only borrows it. */
export const goesBackTo = rule('glossary/kontrolle', ({ owner }: KeyForgeCard): Seat => owner)

/** These cards leave play together, in an order the active player chooses. */
export const leavePlay = procedure<LeaveLocals>('leave play', [
  step('~ward', (g, f) => {
    f.going = f.going.filter(({ card }) => isInPlay(cardAt(g.state, card)))
    if (!f.destroyed) f.going = spareWarded(g, f.going)
    f.going = f.going.map((going) => destination(g, going))
  }),
  step('~order', (g, f) => {
    if (!needsOrder(g, f.going)) return
    const options = f.going.map(({ card }): Option => ({ verb: 'order', target: card, value: card }))
    g.order(f as Frame, 'order', g.state.active, options, {
      prompt: 'order leaving',
      rule: 'glossary/zerstoert',
    })
  }),
  step('glossary/verlaesst-das-spiel', (g, f) => {
    const s = g.state
    for (const { card } of f.going) {
      for (const { ability, granter } of boldOf(g, card, 'leaves'))
        f.parting.push({ ability: ability.id, self: refTo(s, card), me: cardAt(s, card).holder, granter })
    }
    const order = f.order ?? f.going.map(({ card }) => card)
    const batch = order.map((card): KeyForgeEvent => {
      const going = f.going.find((one) => one.card === card) as Going
      return {
        kind: 'leave',
        card,
        to: going.to,
        holder: going.holder ?? goesBackTo(cardAt(s, card)),
        destroyed: f.destroyed,
        // What has been tagged counts as destroyed, wherever it goes (glossary/zerstoert).
        known: asItIs(g, card, f.destroyed || cardAt(s, card).tagged),
        ...(going.place && { place: going.place }),
        ...(going.abducted && { abducted: true }),
        ...(going.by !== undefined && { by: going.by }),
      }
    })
    const amber = [0, 1].map((seat) => amberFreed(g, order, seat))
    happen(g, ...batch)
    amber.forEach((n, seat) => {
      gain(g, seat, n)
    })
    endLasting(g)
  }),
  step('~leaves', (g, f) => {
    const next = f.parting.shift()
    if (next === undefined) return
    g.again(f as Frame)
    g.call(resolve, resolving({ ability: next.ability, me: next.me, self: next.self, granter: next.granter }))
  }),
  step('~settle', (g, f) => {
    if (settle(g)) g.again(f as Frame)
  }),
])

export const leaving = (going: Going[], destroyed = false): LeaveLocals => ({
  going,
  destroyed,
  order: null,
  parting: [],
})

/** What a text goes on to speak of: a gigantic creature that has left play, with both halves (glossary/verlaesst-das-spiel). */
export const whole = (g: G, refs: readonly Ref[]): Ref[] =>
  refs.flatMap((ref) => {
    const was = asItWas(g.state, ref)
    const half = typeof was === 'number' ? null : was.half
    return half !== null && reachable(g, half) ? [ref, half] : [ref]
  })

/** Lasting effects that have run out, or hung on a card that has left. */
export function endLasting(g: G): void {
  const over = g.state.effects.filter((effect) => isOver(g, effect)).map((effect) => effect.id)
  if (over.length > 0) happen(g, { kind: 'unlasting', ids: over })
}

/** Lasting effects that are for this turn and no longer. */
export function endWithTurn(g: G): void {
  const over = g.state.effects.filter((effect) => endsWithTurn(g, effect)).map((effect) => effect.id)
  if (over.length > 0) happen(g, { kind: 'unlasting', ids: over })
}

// ---- what must be destroyed, whoever did it

/** As much damage as power, or more: also power 0 (rules/schaden-und-ruestung, faq/kreaturen-mit-staerke-0/1). */
function isBeaten(g: G, id: CardId, unhurt: boolean): boolean {
  const card = cardAt(g.state, id)
  if (card.tagged) return false
  const power = unhurt ? powerBeforeDamage(g, id) : powerOf(g, id)
  if (card.damage >= power) return on('glossary/schaden') && canBeDestroyed(g, id)
  return false
}

const canBeDestroyed = (g: G, id: CardId): boolean =>
  !binds('glossary/unverwundbar', hasKeyword(g, id, 'invulnerable'))

/** What the state of the game itself destroys now. `unhurt`: creatures that had no damage until now. */
export const beaten = rule('glossary/zerstoert', (g: G, unhurt: readonly CardId[] = []): CardId[] => {
  const s = g.state
  let found: CardId[] | null = null
  for (let seat = 0; seat < 2; seat++) {
    for (const id of lineOf(s, seat)) {
      if (!isBeaten(g, id, unhurt.includes(id))) continue
      if (found === null) found = []
      found.push(id)
    }
  }
  for (const reach of reaches(g, 'destroyedIf')) {
    const card = cardAt(s, reach.bearer)
    if (card.tagged || !isInPlay(card) || !canBeDestroyed(g, reach.bearer)) continue
    const constant = {
      ...reach.constant,
      if: reach.constant.destroyedIf,
    }
    if (!applies(g, { ...reach, constant }, reach.bearer)) continue
    if (found === null) found = []
    if (!found.includes(reach.bearer)) found.push(reach.bearer)
  }
  return found ?? []
})

/** Armor that has been gained or lost since it prevented damage: what is lost is lost first from what is used. */
function noteArmor(g: G, id: CardId): void {
  const card = cardAt(g.state, id)
  if (card.armorUsed === 0) return
  const now = armorOf(g, id)
  card.armorUsed = Math.max(0, card.armorUsed - Math.max(0, card.armorSeen - now))
  card.armorSeen = now
}

/** What is a creature no longer goes back from the battleline (Animator). */
export function leaveLine(g: G): void {
  const s = g.state
  for (let seat = 0; seat < 2; seat++) {
    const gone = lineOf(s, seat).filter(
      (id) => faceAt(s, id).type === 'artifact' && reaching(g, 'isCreature', id).length === 0,
    )
    for (const card of gone) happen(g, { kind: 'leave line', card })
  }
}

/**
 * Calls for what must be done before anything else goes on: control that has ended, creatures that are beaten. One
 * thing at a time: who asks for it asks again until nothing is left to do.
 */
export function settle(g: G): boolean {
  // Nothing has happened since nothing was left to do.
  if (g.isKept(RIGHT)) return false
  if (controlAgain(g)) return true
  for (let seat = 0; seat < 2; seat++) for (const id of lineOf(g.state, seat)) noteArmor(g, id)
  const cards = beaten(g)
  if (cards.length === 0) {
    g.keep(RIGHT)
    return false
  }
  g.call(destroy, destroying(g, cards))
  return true
}

// ---- destruction

interface Waiting {
  ability: string
  self: Ref
  me: Seat
  granter: CardId
}

interface DestroyLocals {
  cards: Ref[]
  /** Who fought whom, if it is a fight that destroys. */
  fighting: [Ref, Ref] | null
  /** Or rather the assault before it. */
  assault: boolean
  waiting: Waiting[] | null
  pick: number | null
  /** Everything destroyed together, until it has left. */
  all: Doomed[] | null
  /** The card that is being saved by a replacement. */
  saved: Ref | null
}

export const destroying = (
  g: G,
  cards: readonly CardId[],
  fighting: [Ref, Ref] | null = null,
  assault = false,
): DestroyLocals => ({
  cards: cards.map((id) => refTo(g.state, id)),
  fighting,
  assault,
  waiting: null,
  pick: null,
  all: null,
  saved: null,
})

export const opponentIn = rule('glossary/gegnerisch', (fighting: [Ref, Ref] | null, ref: Ref): Ref | null => {
  if (fighting === null) return null
  if (fighting[0].card === ref.card) return fighting[1]
  return fighting[1].card === ref.card ? fighting[0] : null
})

/** Tags what can be destroyed; it keeps the "Destroyed:" abilities that it has now, and no others. */
function tag(g: G, f: DestroyLocals): void {
  const s = g.state
  const waiting: Waiting[] = []
  const batch: KeyForgeEvent[] = []
  for (const ref of f.cards) {
    const card = cardAt(s, ref.card)
    if (!isStillInPlay(s, ref) || card.tagged || !canBeDestroyed(g, ref.card)) continue
    if (card.warded && card.zone === LINE && on('glossary/beschuetzen-beschuetzt')) {
      happen(g, { kind: 'unward', card: ref.card })
      acts(g, 'glossary/beschuetzen-beschuetzt', ref.card, 'warded')
      continue
    }
    const instead: Doomed['instead'] = []
    const abilities = working(g, 'noTrigger').length > 0 ? [] : boldOf(g, ref.card, 'destroyed')
    for (const { ability, granter } of abilities) {
      if ((ability.ability as BoldAbility).instead) instead.push({ ability: ability.id, granter })
      else waiting.push({ ability: ability.id, self: ref, me: card.holder, granter })
    }
    batch.push({
      kind: 'tag',
      card: ref.card,
      fighting: opponentIn(f.fighting, ref),
      assault: f.assault,
      instead,
    })
  }
  f.waiting = waiting
  if (batch.length > 0) happen(g, ...batch)
}

/** Not inside a destruction whose cards have yet to leave; one whose cards are leaving waits for no more. */
const isOutermost = (g: G, f: Frame): boolean => {
  const first = g.state.stack.find(
    (frame) => frame.procedure === 'destroy' && (frame as Frame & DestroyLocals).all === null,
  )
  return first === f
}

type Replacement = Doomed['instead'][number]

/** A tagged card whose destruction is replaced. */
function nextReplaced(g: G): Doomed | undefined {
  const s = g.state
  for (const d of s.doomed) {
    if (!isStillInPlay(s, d.card)) continue
    const instead = d.instead.filter((one) => isOpen(g, d, one))
    if (instead.length > 0) return { ...d, instead }
  }
  return undefined
}

/** Some replace it only if something is so, when the card would leave. */
function isOpen(g: G, { card: { card } }: Doomed, { ability }: Replacement): boolean {
  const condition = (registered(ability).ability as BoldAbility).if
  return condition === undefined || holds(g, condition, contextOf(cardAt(g.state, card).holder, card))
}

/** Of two copies of an upgrade that are one player's, it does not matter which one does it. */
function isSameReplacement(g: G, a: Replacement, b: Replacement): boolean {
  if (isSameAbility(a, b)) return true
  if (a.ability !== b.ability || a.granter === NONE || b.granter === NONE) return false
  const [one, same] = [cardAt(g.state, a.granter), cardAt(g.state, b.granter)]
  return one.def === same.def && one.owner === same.owner && one.holder === same.holder
}

export const destroyedGoTo = rule('glossary/ablagestapel', (): Going['to'] => DISCARD)

/** Something is destroyed: tagged, then its abilities, and only then does it leave, with all that was tagged since. */
export const destroy = procedure<DestroyLocals>('destroy', [
  step('glossary/zerstoert', (g, f) => tag(g, f)),
  step('~next ability', (g, f) => {
    const waiting = f.waiting ?? []
    const isAlike = (a: Waiting, b: Waiting): boolean =>
      (isSameAbility(a, b) && a.self.card === b.self.card) ||
      (a.ability === b.ability && a.me === b.me && !speaksOfBearer(a.ability))
    const all = unlike(waiting, isAlike)
    if (!binds('glossary/aktiver-spieler', all.length > 1 && !allGain(all))) {
      f.pick = 0
      return
    }
    const options = all.map(
      (one): Option => ({
        verb: 'resolve',
        ability: one.ability,
        ...(canBeShown(g.state, g.state.active, one.self.card) && { source: one.self.card }),
        value: waiting.indexOf(one),
      }),
    )
    g.choose(f as Frame, 'pick', g.state.active, options, {
      prompt: 'order destroyed',
      rule: 'glossary/zerstoert',
    })
  }),
  step('~destroyed', (g, f) => {
    const [next] = f.waiting?.splice(f.pick ?? 0, 1) ?? []
    if (next === undefined) return
    f.pick = null
    g.goTo(f as Frame, '~next ability')
    g.call(resolve, resolving({ ability: next.ability, me: next.me, self: next.self, granter: next.granter }))
  }),
  step('~outermost', (g, f) => {
    if (!isOutermost(g, f as Frame)) g.leave(f as Frame)
  }),
  // Replacing effects come last, when the card would leave (glossary/ersatzeffekte); one of them is enough.
  step('~which instead', (g, f) => {
    const s = g.state
    if (f.saved !== null && isStillInPlay(s, f.saved)) happen(g, { kind: 'untag', card: f.saved.card })
    f.saved = null
    f.pick = null
    const replaced = nextReplaced(g)
    const all = unlike(replaced?.instead ?? [], (a, b) => isSameReplacement(g, a, b))
    if (replaced === undefined || !binds('glossary/aktiver-spieler', all.length > 1)) return
    const options = all.map((one): Option => {
      const target = one.granter === NONE ? replaced.card.card : one.granter
      return {
        verb: 'choose',
        ability: one.ability,
        ...(canBeShown(s, s.active, target) && { target }),
        value: replaced.instead.indexOf(one),
      }
    })
    g.choose(f as Frame, 'pick', s.active, options, {
      prompt: 'instead of destruction',
      source: replaced.card.card,
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('glossary/ersatzeffekte', (g, f) => {
    const s = g.state
    const replaced = nextReplaced(g)
    const instead = replaced?.instead[f.pick ?? 0]
    if (replaced === undefined || instead === undefined) return
    g.goTo(f as Frame, '~which instead')
    const { card } = replaced.card
    // The tag goes when the replacement is done, so that the damage it heals does not destroy the card again.
    f.saved = replaced.card
    g.call(
      resolve,
      resolving({
        ability: instead.ability,
        me: cardAt(s, card).holder,
        self: replaced.card,
        granter: instead.granter,
      }),
    )
  }),
  step('~leave', (g, f) => {
    const s = g.state
    f.all = s.doomed
    s.doomed = []
    const going = f.all
      .filter((d) => isStillInPlay(s, d.card))
      .map((d): Going => ({ card: d.card.card, to: destroyedGoTo() }))
    g.call(leavePlay, leaving(going, true))
  }),
  step('~gone', (g, f) => {
    const all = f.all ?? []
    const happenings = all
      .filter((d) => wasCreature(g, d.card))
      .map((d) => {
        const n = d.assault ? BY_ASSAULT : 0
        return occurrence(g, 'destroyed', d.controller, d.card, { other: d.fighting, n })
      })
    openWindow(g, happenings)
  }),
])

/** It stood in the battleline when it left. */
const wasCreature = (g: G, ref: Ref): boolean =>
  g.state.lastKnown.some(
    (known) => known.card === ref.card && known.life === ref.life && known.type === 'creature',
  )

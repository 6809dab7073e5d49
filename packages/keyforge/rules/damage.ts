/** Damage (rules/schaden-und-ruestung, glossary/schaden): what is dealt together, what prevents or redirects it. */

import { type CardId, type Frame, type Option, type Ref, refTo, type Seat } from '@regelwerk/core'
import { many } from '@regelwerk/say'
import type { ConstantOf, Filter } from '../abilities.ts'
import { binds, type G, on, procedure, rule, step } from '../book.ts'
import { acts, type KeyForgeEvent } from '../events.ts'
import { asItWas } from '../filter.ts'
import { idOf } from '../prepare.ts'
import { matches } from '../reading.ts'
import { cardAt, LINE } from '../state.ts'
import {
  applies,
  armorLeft,
  hasKeyword,
  neighboursOf,
  type Reach,
  reachContext,
  reaches,
  reaching,
} from '../values.ts'
import { happen } from './amber.ts'
import { resolve, resolving } from './effects.ts'
import { beaten, destroy, destroying } from './leaving.ts'
import { type Occurrence, occurrence, openWindow } from './occurrences.ts'

export interface Hitting {
  card: Ref
  n: number
  /** The card that deals it; null: a bonus icon. */
  source: Ref | null
  /** By its power, in a fight. */
  fight: boolean
  ignoreArmor: boolean
}

interface DamageLocals {
  hits: Hitting[]
  fighting: [Ref, Ref] | null
  /** It is dealt by assault. */
  assault: boolean
  /** Those that had no damage before. */
  unhurt: CardId[]
  /** Dealt by a bonus icon. */
  icon: boolean
  me: Seat
  poisoned: Ref[]
  after: Occurrence[]
  /** Who takes the damage of whom, where it was for the active player to say; and their answer. */
  takers: { of: CardId; by: CardId }[]
  taker: CardId | null
}

export const dealing = (
  hits: Hitting[],
  me: Seat,
  details: { fighting?: [Ref, Ref] | null; icon?: boolean; assault?: boolean } = {},
): DamageLocals => ({
  hits,
  me,
  fighting: details.fighting ?? null,
  assault: details.assault ?? false,
  unhurt: [],
  icon: details.icon ?? false,
  poisoned: [],
  after: [],
  takers: [],
  taker: null,
})

const isHere = (g: G, ref: Ref): boolean => {
  const card = cardAt(g.state, ref.card)
  return card.life === ref.life && card.zone === LINE
}

/** Something else happens where a card would deal damage (Shoulder Id), even if it would have been prevented. */
function replaceDealing(g: G, f: DamageLocals): boolean {
  if (!binds('glossary/ersatzeffekte', reaches(g, 'insteadOfDamage').length > 0)) return false
  for (const hit of f.hits) {
    if (hit.source === null || hit.n <= 0) continue
    const [reach] = reaching(g, 'insteadOfDamage', hit.source.card)
    if (reach === undefined) continue
    f.hits = f.hits.filter((one) => one !== hit)
    const effect = reach.constant.insteadOfDamage
    g.call(resolve, resolving({ ability: idOf(effect), me: reach.me, self: hit.source, inside: false }))
    return true
  }
  return false
}

/** Hits on one card are one instance of damage (faq/toedliche-ablenkung/1). */
function merged(hits: readonly Hitting[]): Hitting[] {
  const byCard = new Map<CardId, Hitting>()
  for (const hit of hits) {
    const same = byCard.get(hit.card.card)
    if (same === undefined) byCard.set(hit.card.card, { ...hit })
    else {
      same.n += hit.n
      same.ignoreArmor ||= hit.ignoreArmor
    }
  }
  return [...byCard.values()]
}

/** Damage of a fight that is dealt to a neighbour as well (Drecker): once, and without going further. */
export const alsoDealt = rule('faq/wuehler/1', (g: G, hits: readonly Hitting[]): Hitting[] => {
  const more: Hitting[] = []
  for (const reach of reaches(g, 'takesDamageOf')) {
    const constant = reach.constant
    if (!constant.also) continue
    for (const hit of hits) {
      if (!hit.fight || hit.card.card === reach.bearer) continue
      if (!matches(g, constant.takesDamageOf, hit.card.card, reachContext(reach))) continue
      more.push({ ...hit, card: refTo(g.state, reach.bearer) })
    }
  }
  return more
})

/** Is it done by one of those of whom an ability speaks? It may speak of nobody. */
export function isBy(g: G, reach: Reach<ConstantOf<'cannot'>>, by: Ref | null): boolean {
  const { by: whom } = reach.constant
  if (whom === undefined) return true
  if (by === null) return false
  return many<Filter>(whom).some((filter) => matches(g, filter, asItWas(g.state, by), reachContext(reach)))
}

export const cannotBeDamaged = (g: G, id: CardId, source: Ref | null = null): boolean => {
  if (hasKeyword(g, id, 'invulnerable') && on('glossary/unverwundbar')) return true
  for (const reach of reaches(g, 'cannot')) {
    if (reach.constant.cannot !== 'beDamaged' || !applies(g, reach, id)) continue
    if (isBy(g, reach, source)) return true
  }
  return false
}

/** Those who take it instead (Shadow Self). */
export const takersOf = rule('glossary/ersatzeffekte', (g: G, id: CardId): CardId[] => {
  const found: CardId[] = []
  for (const reach of reaches(g, 'takesDamageOf')) {
    const constant = reach.constant
    if (constant.also || id === reach.bearer) continue
    if (matches(g, constant.takesDamageOf, id, reachContext(reach))) found.push(reach.bearer)
  }
  return found
})

const redirected = (g: G, f: DamageLocals, id: CardId): CardId | null =>
  f.takers.find(({ of }) => of === id)?.by ?? takersOf(g, id)[0] ?? null

/** Damage that several would take instead, of whom none has been chosen yet. */
function contested(g: G, f: DamageLocals): CardId | null {
  if (!binds('glossary/aktiver-spieler', reaches(g, 'takesDamageOf').length > 1)) return null
  const batch: KeyForgeEvent[] = []
  const isOpen = ({ card: ref, n, ignoreArmor, source }: Hitting): boolean => {
    const id = ref.card
    if (f.takers.some(({ of }) => of === id) || !isHere(g, ref) || cannotBeDamaged(g, id, source))
      return false
    const armor = ignoreArmor ? 0 : armorLeft(g, id) - alreadyPrevented(batch, id)
    return n > armor && takersOf(g, id).length > 1
  }
  // What is also dealt follows from what is dealt first: once that is settled, as if it were dealt.
  const hit =
    merged(f.hits).find(isOpen) ??
    merged(strikeFirst(g, { ...f, poisoned: [], after: [] }, batch)).find(isOpen)
  return hit?.card.card ?? null
}

/** What armor has prevented of other damage that is dealt to a card at the same time. */
const alreadyPrevented = (batch: readonly KeyForgeEvent[], id: CardId): number =>
  batch.reduce((sum, e) => sum + (e.kind === 'damage' && e.card === id ? e.prevented : 0), 0)

/** What is left of a hit after "cannot be dealt damage" and armor, and what armor prevented of it. */
function pastArmor(g: G, f: DamageLocals, hit: Hitting, batch: readonly KeyForgeEvent[]): [number, number] {
  const id = hit.card.card
  if (hit.n <= 0 || !isHere(g, hit.card)) return [0, 0]
  if (on('faq/ruestung/2') && cannotBeDamaged(g, id, hit.source)) return [0, 0]
  const prevented = hit.ignoreArmor ? 0 : Math.min(hit.n, armorLeft(g, id) - alreadyPrevented(batch, id))
  if (prevented > 0)
    f.after.push(occurrence(g, 'armorPrevents', cardAt(g.state, id).holder, hit.card, { n: prevented }))
  return [hit.n - prevented, prevented]
}

/** The hit as it is for whoever takes it instead: what the armor of the one that was meant has left of it. */
function redirect(g: G, f: DamageLocals, hit: Hitting, batch: KeyForgeEvent[]): Hitting {
  const taker = redirected(g, f, hit.card.card)
  if (taker === null) return hit
  const [n, prevented] = pastArmor(g, f, hit, batch)
  if (prevented > 0) batch.push({ kind: 'damage', card: hit.card.card, n: 0, prevented })
  return n > 0 ? { ...hit, card: refTo(g.state, taker), n } : { ...hit, n: 0 }
}

/** One instance on one creature: armor, then a ward, and only what is taken is enlarged. Returns how much that is. */
function take(g: G, f: DamageLocals, hit: Hitting, batch: KeyForgeEvent[]): number {
  const id = hit.card.card
  const [n, prevented] = pastArmor(g, f, hit, batch)
  const blocked = n > 0 && cardAt(g.state, id).warded && on('glossary/beschuetzen-beschuetzt')
  const taken = n <= 0 || blocked || cannotBeDamaged(g, id, hit.source) ? 0 : n + additional(g, id)
  if (prevented > 0 || taken > 0) batch.push({ kind: 'damage', card: id, n: taken, prevented })
  if (blocked) batch.push({ kind: 'unward', card: id })
  if (taken > 0) {
    if (hit.fight && hit.source !== null && hasKeyword(g, hit.source.card, 'poison') && on('glossary/gift'))
      f.poisoned.push(hit.card)
    if (f.icon) f.after.push(occurrence(g, 'damagedByIcon', f.me, hit.card, { n: taken }))
  }
  return taken
}

/** Deals hits at once: what comes to one creature, also instead of others, is one instance. Returns what was taken. */
function strike(g: G, f: DamageLocals, hits: readonly Hitting[], batch: KeyForgeEvent[]): Hitting[] {
  const landing = merged(hits).map((hit) => redirect(g, f, hit, batch))
  return merged(landing).map((hit) => ({ ...hit, n: take(g, f, hit, batch) }))
}

/** Deals all hits, and returns what is also dealt by that. */
function strikeFirst(g: G, f: DamageLocals, batch: KeyForgeEvent[]): Hitting[] {
  return alsoDealt(g, strike(g, f, f.hits, batch))
}

/** Additional damage is part of the damage it is added to: each effect adds once. */
export const addedOnce = rule('faq/toedliche-ablenkung/1', (each: readonly number[]): number =>
  each.reduce((a, b) => a + b, 0),
)

function additional(g: G, id: CardId): number {
  return addedOnce(reaching(g, 'takesMore', id).map((reach) => reach.constant.takesMore))
}

/** Says what kept damage off. */
function tellGuard(g: G, event: KeyForgeEvent): void {
  if (event.kind === 'damage' && event.prevented > 0) acts(g, 'glossary/ruestung', event.card, 'armor')
  if (event.kind === 'unward') acts(g, 'glossary/beschuetzen-beschuetzt', event.card, 'warded')
}

/** Everything in `hits` is dealt at the same time; what it beats is destroyed together. */
export const dealDamage = procedure<DamageLocals>('deal damage', [
  step('~instead', (g, f) => {
    if (replaceDealing(g, f)) g.again(f as Frame)
  }),
  step('~who takes it', (g, f) => {
    const of = contested(g, f)
    if (of === null) return
    const options = takersOf(g, of).map((id): Option => ({ verb: 'choose', target: id, value: id }))
    g.choose(f as Frame, 'taker', g.state.active, options, {
      prompt: 'takes damage',
      source: of,
      rule: 'glossary/aktiver-spieler',
    })
  }),
  step('~taker', (g, f) => {
    const of = contested(g, f)
    if (of === null || f.taker === null) return
    f.takers.push({ of, by: f.taker })
    f.taker = null
    g.goTo(f as Frame, '~who takes it')
  }),
  step('glossary/schaden', (g, f) => {
    const batch: KeyForgeEvent[] = []
    strike(g, f, strikeFirst(g, f, batch), batch)
    f.unhurt = batch.flatMap((e) =>
      e.kind === 'damage' && cardAt(g.state, e.card).damage === 0 ? [e.card] : [],
    )
    if (batch.length > 0) happen(g, ...batch)
    for (const event of batch) tellGuard(g, event)
  }),
  step('~destroy', (g, f) => {
    const cards = beaten(g, f.unhurt)
    for (const { card } of f.poisoned) {
      const poisonous = f.fighting?.find((ref) => ref.card !== card)
      if (poisonous !== undefined) acts(g, 'glossary/gift', poisonous.card, 'poison')
      if (!cards.includes(card)) cards.push(card)
    }
    if (cards.length > 0) g.call(destroy, destroying(g, cards, f.fighting, f.assault))
  }),
  step('~after', (g, f) => {
    if (f.after.length > 0) openWindow(g, f.after)
  }),
])

/** Splash: each neighbour of the creature as well. */
export const splashed = rule('glossary/explosion', (g: G, id: CardId): CardId[] => neighboursOf(g, id))

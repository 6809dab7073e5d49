/**
 * When things trigger and replace in Lorcana. Triggered abilities go into the bag the moment their condition is met
 * (6.2.3, 7.7.3.1) and are resolved later; only replacement effects (6.5) come between.
 */
import type { BatchFrame, CardId, GameEvent, Option, Ref, Seat, Timing } from '@regelwerk/core'
import { find, refTo, zoneOf } from '@regelwerk/core'
import type { TriggerEvent, Triggered } from './abilities.ts'
import { type G, on } from './book.ts'
import { acts, type Damage, type LorcanaEvent, rememberLeaving } from './events.ts'
import { isOpponent, turnOrder } from './players.ts'
import { abilityNamed, prepared, type RunnableAbility, watchMask } from './prepare.ts'
import { from, holds, matches } from './reading.ts'
import { resolve } from './rules/06-under-way.ts'
import {
  type BagEntry,
  cardAt,
  DISCARD,
  definitionOf,
  type LorcanaState,
  type Occasion,
  PLAY,
  refersTo,
} from './state.ts'
import { derived, hasKeyword } from './values.ts'

/** An event as triggered abilities see it. */
interface Happening {
  trigger: TriggerEvent
  mask: number
  /** The card it is about, or -1. */
  subject: CardId
  other: CardId
  /** The player it is about, or -1. */
  seat: Seat
  location: CardId
  inChallenge: false | 'asChallenger' | 'asChallenged'
  count: number
}

const happening = (trigger: TriggerEvent, parts: Partial<Happening>): Happening => ({
  trigger,
  mask: watchMask(trigger),
  subject: -1,
  other: -1,
  seat: -1,
  location: -1,
  inChallenge: false,
  count: 0,
  ...parts,
})

function roleInChallenge(s: LorcanaState, id: CardId): Happening['inChallenge'] {
  if (s.challenge === null) return false
  if (refersTo(s, s.challenge.challenger, id)) return 'asChallenger'
  return refersTo(s, s.challenge.defender, id) ? 'asChallenged' : false
}

/** What an event means for triggers; most mean nothing. */
function happenings(s: LorcanaState, e: LorcanaEvent): Happening[] {
  switch (e.kind) {
    case 'play':
      return [happening('play', { subject: e.card, seat: e.seat })]
    case 'quest':
      return [happening('quest', { subject: e.card })]
    case 'challenge':
      return [
        happening('challenge', {
          subject: e.challenger,
          other: e.defender,
          seat: cardAt(s, e.challenger).holder,
        }),
        happening('challenged', {
          subject: e.defender,
          other: e.challenger,
          seat: cardAt(s, e.challenger).holder,
        }),
      ]
    case 'banish': {
      const inChallenge = e.inChallenge ? roleInChallenge(s, e.card) : false
      const other =
        inChallenge === 'asChallenger'
          ? s.challenge?.defender.card
          : inChallenge === 'asChallenged'
            ? s.challenge?.challenger.card
            : -1
      return [happening('banished', { subject: e.card, inChallenge, other: other ?? -1 })]
    }
    case 'banishes':
      return [happening('banishesInChallenge', { subject: e.card, other: e.other })]
    case 'sing':
      return [happening('sing', { subject: e.card, other: e.song })]
    case 'draw':
      return [happening('draw', { seat: e.seat })]
    case 'discard':
      return [happening('opponentDiscards', { seat: e.seat, count: e.cards.length })]
    case 'moveTo':
      return [happening('move', { subject: e.card, location: e.location })]
    case 'ink':
      return [happening('inked', { subject: e.card, seat: cardAt(s, e.card).owner })]
    case 'support':
      return [happening('chosenForSupport', { subject: e.card, other: e.by })]
    case 'chosen':
      return e.action ? [happening('chosenByOpposingAction', { subject: e.card, seat: e.seat })] : []
    case 'start of turn':
      return [happening('startOfYourTurn', { seat: e.seat })]
    case 'end of turn':
      return [happening('endOfYourTurn', { seat: e.seat })]
    default:
      return []
  }
}

/** Those that are about a player, not about a card. */
const ABOUT_SEAT = watchMask(['startOfYourTurn', 'endOfYourTurn', 'draw', 'inked'])

function waitsFor(ability: Triggered, h: Happening): boolean {
  if (typeof ability.on === 'string') return ability.on === h.trigger
  return on('6.2.6') ? ability.on.includes(h.trigger) : ability.on[0] === h.trigger
}

/** Is the trigger condition met, for this bearer? */
function isMet(g: G, ability: Triggered, h: Happening, you: Seat, bearer: CardId): boolean {
  if (!waitsFor(ability, h)) return false
  const s = g.state
  const reader = from(you, bearer)
  if ((h.mask & ABOUT_SEAT) !== 0) {
    if (h.seat !== you) return false
  } else if (h.trigger === 'opponentDiscards') {
    if (!isOpponent(s, you, h.seat)) return false
  } else {
    const what = ability.what ?? 'self'
    if (what === 'self' ? h.subject !== bearer : !matches(g, what, h.subject, reader)) return false
    if (h.trigger === 'play' && what === 'self' && h.seat !== you) return false
  }
  if (ability.whom !== undefined) {
    if (h.trigger === 'move') {
      if (ability.whom.here && h.location !== bearer) return false
    } else if (h.other < 0 || !matches(g, ability.whom, h.other, reader)) return false
  }
  if (ability.inChallenge !== undefined && on('4.6.2')) {
    if (h.inChallenge === false) return false
    if (ability.inChallenge !== true && ability.inChallenge !== h.inChallenge) return false
  }
  return ability.while === undefined || holds(g, ability.while, reader)
}

/** The key under which a use of an ability by this object is noted for the turn. */
export const usedKey = (s: LorcanaState, card: CardId, ability: string): string =>
  `${card}:${card < 0 ? 0 : cardAt(s, card).life}:${ability}`

/** The object a card is after the batch: one that is banished is a new card in the discard, and is still meant. */
function refAfter(s: LorcanaState, id: CardId, leaving: ReadonlySet<CardId>): Ref {
  const ref = refTo(s, id)
  return leaving.has(id) && on('7.1.6') ? { card: id, life: ref.life + 1 } : ref
}

function occasionOf(s: LorcanaState, h: Happening, leaving: ReadonlySet<CardId>): Occasion {
  return {
    card: h.subject < 0 ? null : refAfter(s, h.subject, leaving),
    other: h.location >= 0 ? refTo(s, h.location) : h.other < 0 ? null : refAfter(s, h.other, leaving),
    seat: h.seat < 0 ? null : h.seat,
    count: h.count,
  }
}

interface Heard {
  entries: Omit<BagEntry, 'id'>[]
  used: string[]
  delayed: number[]
}

function listenTo(g: G, h: Happening, leaving: ReadonlySet<CardId>, out: Heard): void {
  const s = g.state
  const add = (runnable: RunnableAbility | { id: string }, seat: Seat, source: Ref, it: Ref[] = []): void => {
    const entry = { seat, ability: runnable.id, source, occasion: occasionOf(s, h, leaving), it }
    out.entries.push(entry)
    if (!on('6.2.1')) out.entries.push({ ...entry })
  }
  const consider = (id: CardId, seat: Seat, from: 'discard' | undefined): void => {
    const p = prepared(cardAt(s, id).def)
    if ((p.watches & h.mask) === 0) return
    if (leaving.has(id) && id !== h.subject && !on('7.4.3')) return
    for (const runnable of p.triggered) {
      const ability = runnable.ability as Triggered
      if (ability.from !== from && on('6.1.12')) continue
      if (!isMet(g, ability, h, seat, id)) continue
      if (ability.once === 'firstTime') {
        // Of several at once, one is the first.
        const key = usedKey(s, id, `first ${runnable.id}`)
        if (s.used.includes(key) || out.used.includes(key)) continue
        out.used.push(key)
      }
      add(runnable, seat, refAfter(s, id, leaving))
    }
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) consider(id, seat, undefined)
    if (h.trigger === 'startOfYourTurn')
      for (const id of zoneOf(s, DISCARD, seat)) consider(id, seat, 'discard')
  }
  for (const effect of s.effects) {
    const source = effect.source as Ref
    if (effect.what.kind === 'trigger') {
      const runnable = abilityNamed(effect.what.ability)
      const bearer = find(s, source) ? source.card : -1
      if (!isMet(g, runnable.ability as Triggered, h, effect.seat, bearer)) continue
      add(runnable, effect.seat, source)
      if (!on('6.2.7.1')) out.delayed.push(effect.id)
    } else if (
      effect.what.kind === 'delayed' &&
      h.trigger === 'endOfYourTurn' &&
      h.seat === effect.seat &&
      on('6.2.7.2')
    ) {
      out.delayed.push(effect.id)
      add({ id: effect.what.ability }, effect.seat, source, effect.what.it)
    }
  }
  if (h.trigger === 'quest' && hasKeyword(g, h.subject, 'support') && on('8.13.1')) {
    add({ id: 'support' }, cardAt(s, h.subject).holder, refTo(s, h.subject))
    acts(g, '8.13.1', h.subject, 'support')
  } else if (h.trigger === 'chosenByOpposingAction' && hasKeyword(g, h.subject, 'vanish') && on('8.14.1')) {
    const holder = cardAt(s, h.subject).holder
    if (isOpponent(s, holder, h.seat)) {
      add({ id: 'vanish' }, holder, refTo(s, h.subject))
      acts(g, '8.14.1', h.subject, 'vanish')
    }
  }
}

/** What each kind of event may trigger; others trigger nothing. */
const TRIGGERED_BY = new Map<string, number>([
  ['play', watchMask('play')],
  ['quest', watchMask('quest')],
  ['challenge', watchMask(['challenge', 'challenged'])],
  ['banish', watchMask('banished')],
  ['banishes', watchMask('banishesInChallenge')],
  ['sing', watchMask('sing')],
  ['draw', watchMask('draw')],
  ['discard', watchMask('opponentDiscards')],
  ['moveTo', watchMask('move')],
  ['ink', watchMask('inked')],
  ['support', watchMask('chosenForSupport')],
  ['chosen', watchMask('chosenByOpposingAction')],
  ['start of turn', watchMask('startOfYourTurn')],
  ['end of turn', watchMask('endOfYourTurn')],
])

/** Events that something other than a card in play may wait for: keywords, cards in a discard. */
const ALWAYS_HEARD = watchMask(['quest', 'chosenByOpposingAction', 'startOfYourTurn'])

/** Does anything wait for events of this kind? */
function isAwaited(s: LorcanaState, mask: number): boolean {
  if ((mask & ALWAYS_HEARD) !== 0) return true
  for (const { what } of s.effects) if (what.kind === 'trigger' || what.kind === 'delayed') return true
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat))
      if ((prepared(cardAt(s, id).def).watches & mask) !== 0) return true
  }
  return false
}

function listen(g: G, batch: readonly GameEvent[]): Heard | null {
  rememberLeaving(g, batch as readonly LorcanaEvent[])
  let out: Heard | null = null
  for (const event of batch) {
    const mask = event.fate === undefined ? TRIGGERED_BY.get(event.kind) : undefined
    if (mask === undefined || !isAwaited(g.state, mask)) continue
    if (out === null) out = { entries: [], used: [], delayed: [] }
    const leaving = new Set<CardId>()
    for (const other of batch as LorcanaEvent[]) if (other.kind === 'banish') leaving.add(other.card)
    for (const h of happenings(g.state, event as LorcanaEvent)) listenTo(g, h, leaving, out)
  }
  return out
}

function heard(g: G, _batch: readonly GameEvent[], what: unknown): void {
  const found = what as Heard | null
  if (found === null) return
  const s = g.state
  for (const key of found.used) s.used.push(key)
  if (found.delayed.length > 0) g.happen([{ kind: 'unlasting', ids: found.delayed } as LorcanaEvent])
  if (!on('7.7.3.1')) return
  for (const entry of found.entries) {
    s.bag.push({ id: s.serial++, ...entry })
    if (g.log !== null) {
      g.note({
        kind: 'add to bag',
        card: entry.source.card,
        ability: entry.ability,
        seat: entry.seat,
      } as LorcanaEvent)
    }
  }
}

// ---- replacement effects (6.5)

interface Replacement {
  /** Instances of the same effect have the same name (6.5.8). */
  sameAs: string
  /** This instance. */
  instance: string
  source: CardId
  /** It brings the damage to another card. */
  redirects: boolean
  appliesTo: (part: Damage) => boolean
  apply: (part: Damage) => Damage
  lapse: number[]
}

/** All replacement effects there are now. Those of different players, or for different characters, are different. */
function replacements(g: G): Replacement[] {
  const s = g.state
  const found: Replacement[] = []
  if (on('6.5.1')) {
    for (const reach of derived(g).takesDamageFor) {
      const { self, you, filter, dealt } = reach
      found.push({
        sameAs: `takes damage ${definitionOf(cardAt(s, self)).id} ${you}`,
        instance: `takes damage ${self}`,
        source: self,
        redirects: true,
        appliesTo: ({ card }) => card !== self && matches(g, filter, card, reach),
        // Whoever takes it is no part of the challenge (4.6.2).
        apply: (part) => ({ ...part, card: self, how: dealt ? 'dealt' : 'put', by: null }),
        lapse: [],
      })
    }
  }
  for (const { id, source, what } of s.effects) {
    if (what.kind !== 'preventNextDamage' || !on('6.5.3')) continue
    const sameAs = `${what.instanceOf} ${what.to.card}`
    found.push({
      sameAs,
      instance: `${sameAs} ${id}`,
      source: source?.card ?? -1,
      redirects: false,
      appliesTo: (part) => refersTo(s, what.to, part.card),
      apply: (part) => ({ ...part, amount: 0 }),
      lapse: [id],
    })
  }
  return found
}

/** Those that still have their chance: one for each effect (6.5.5), and for one instance of it only (6.5.8). */
function withAChance(g: G, f: ReplaceFrame): Replacement[] {
  const had = f.notes.had ?? []
  const bound = g.frameOf(resolve)?.replacing ?? []
  return replacements(g).filter((r) => {
    // Without 6.5.5 the first may come round once more.
    if (had.includes(on('6.5.8') ? r.sameAs : r.instance) && (on('6.5.5') || had.length > 2)) return false
    return bound.every(({ sameAs, instance }) => sameAs !== r.sameAs || instance === r.instance)
  })
}

interface ReplaceFrame extends BatchFrame {
  notes: {
    /** The replacement effects that have been applied to this batch. */
    had?: string[]
  }
  picked?: string | null
}

const canBeReplaced = (event: GameEvent): event is Damage =>
  event.kind === 'damage' &&
  event.fate === undefined &&
  (event as Damage).how === 'dealt' &&
  ((event as Damage).amount > 0 || !on('8.8.2'))

/** Applies a replacement to every part of the event that it can replace: the event is the whole (6.5.2). */
function replace(g: G, f: ReplaceFrame, chosen: Replacement, all: readonly Replacement[]): void {
  const same = on('6.5.8') ? all.filter((r) => r.sameAs === chosen.sameAs) : [chosen]
  const parts = f.batch.filter(canBeReplaced).filter(chosen.appliesTo)
  for (const part of on('6.5.2') ? parts : parts.slice(0, 1)) {
    const changed = chosen.apply(part)
    if (on('6.5.4') || changed.amount === 0) part.fate = 'replaced'
    if (changed.amount > 0) f.batch.push(changed)
  }
  f.notes.had = [...(f.notes.had ?? []), on('6.5.8') ? chosen.sameAs : chosen.instance]
  bind(g, chosen)
  const lapse = same.flatMap((r) => r.lapse)
  if (lapse.length > 0) g.happen([{ kind: 'unlasting', ids: lapse } as LorcanaEvent])
}

/** What is left of the same resolution is part of the same event: the other instances have lapsed for it too. */
function bind(g: G, { sameAs, instance }: Replacement): void {
  const event = g.frameOf(resolve)
  if (event === null || !on('6.5.2') || !on('6.5.8')) return
  event.replacing = [...(event.replacing ?? []).filter((r) => r.sameAs !== sameAs), { sameAs, instance }]
}

/** One of each that leave nothing to choose: of instances that only prevent, all lapse whichever is picked (6.5.8). */
const different = (all: readonly Replacement[]): Replacement[] =>
  all.filter(
    (r, at) => r.redirects || !on('6.5.8') || all.findIndex((other) => other.sameAs === r.sameAs) === at,
  )

/** Each prevents damage to another character: they do not get in each other's way. */
const areApart = (all: readonly Replacement[], parts: readonly Damage[]): boolean =>
  all.every((r) => !r.redirects) && parts.every((part) => all.filter((r) => r.appliesTo(part)).length < 2)

/** 6.5.7: the player whose cards are affected picks one replacement after the other, until none applies. */
function propose(g: G, batch: BatchFrame): boolean {
  const f = batch as ReplaceFrame
  if (f.notes.had !== undefined && !on('6.5.7.3')) return false
  const s = g.state
  const parts = f.batch.filter(canBeReplaced)
  if (parts.length === 0) return false
  const all = withAChance(g, f)
  for (const seat of turnOrder(s, s.active)) {
    const theirs = parts.filter(({ card }) => cardAt(s, card).holder === seat)
    const possible = different(all.filter((r) => theirs.some(r.appliesTo)))
    const [first] = possible
    if (first === undefined) continue
    const mayChoose = possible.length > 1 && !areApart(possible, theirs) && on('6.5.7.2')
    const chosen = mayChoose ? possible.find((r) => r.instance === f.picked) : first
    if (chosen === undefined) {
      ask(g, f, on('6.5.7') ? seat : s.active, possible, theirs)
      return true
    }
    f.picked = null
    replace(g, f, chosen, all)
    return true
  }
  return false
}

function ask(g: G, f: ReplaceFrame, seat: Seat, possible: readonly Replacement[], parts: Damage[]): void {
  const hit = (r: Replacement): CardId => (parts.find(r.appliesTo) as Damage).card
  const options = possible.map((r): Option => {
    const option = { verb: 'replace', source: r.source, value: r.instance }
    return r.redirects ? option : { ...option, target: hit(r) }
  })
  const source = hit(possible[0] as Replacement)
  g.choose(f, 'picked', seat, options, { prompt: 'replacement', rule: '6.5.7.2', source })
}

function watched(g: G, batch: readonly GameEvent[]): boolean {
  for (const event of batch) {
    if (!canBeReplaced(event)) continue
    if (derived(g).takesDamageFor.length > 0) return true
    for (const { what } of g.state.effects) if (what.kind === 'preventNextDamage') return true
  }
  return false
}

export const timing: Timing<LorcanaState> = { watched, propose, listen, heard }

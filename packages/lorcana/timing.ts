/**
 * When things trigger and replace in Lorcana. Triggered abilities go into the bag the moment their condition is met
 * (6.2.3, 7.7.3.1) and are resolved later; only replacement effects (6.5) come between.
 */
import type { BatchFrame, CardId, GameEvent, Option, Ref, Seat, Timing } from '@regelwerk/core'
import { ALL, find, refTo, zoneOf } from '@regelwerk/core'
import type { Happens, Triggered } from './abilities.ts'
import { type G, meets, on, rule } from './book.ts'
import { VANISH } from './cards/keyword-abilities.ts'
import { acts, type Damage, type LorcanaEvent, rememberLeaving } from './events.ts'
import { type Deed, deedsOf, isMeant, timesHappened } from './happenings.ts'
import { turnOrder } from './players.ts'
import { abilityNamed, prepared, type RunnableAbility } from './prepare.ts'
import { type From, from, holds, matches } from './reading.ts'
import { resolve } from './rules/06-under-way.ts'
import {
  type BagEntry,
  cardAt,
  DISCARD,
  definitionOf,
  handOf,
  type LorcanaState,
  NONE,
  type Occasion,
  PLAY,
  refersTo,
} from './state.ts'
import { derived, gainedAbilities, hasKeyword } from './values.ts'
import { happensBy } from './vocabulary.ts'

/** Is the trigger condition met, for this bearer? */
function isMet(g: G, ability: Triggered, deed: Deed, reader: From): boolean {
  if (!isMeant(g, ability, deed, reader)) return false
  return ability.while === undefined || holds(g, ability.while, reader)
}

/** The key under which a use of an ability by this object is noted for the turn. */
export const usedKey = (s: LorcanaState, card: CardId, ability: string): string =>
  `${card}:${card < 0 ? 0 : cardAt(s, card).life}:${ability}`

/** The object a card is after the batch: one that is banished or enters play is a new card there, and is still meant. */
function refAfter(s: LorcanaState, id: CardId, leaving: ReadonlySet<CardId>): Ref {
  const ref = refTo(s, id)
  return leaving.has(id) && on('7.1.6') ? { card: id, life: ref.life + 1 } : ref
}

function occasionOf(s: LorcanaState, deed: Deed, leaving: ReadonlySet<CardId>, count: number): Occasion {
  const { card, other, seat } = deed
  return {
    card: card < 0 ? null : refAfter(s, card, leaving),
    other: other < 0 ? null : refAfter(s, other, leaving),
    seat: seat < 0 ? null : seat,
    count,
  }
}

export interface Heard {
  entries: Omit<BagEntry, 'id'>[]
  delayed: number[]
  /** What is to be remembered of this turn. */
  deeds: Deed[]
}

type Entry = Heard['entries'][number]

/** Once for each time that its condition is met. */
export const triggers = rule('6.2.1', (entries: Entry[], entry: Entry): void => {
  entries.push(entry)
})

/** Cards that leave play together see each other leave. */
export const seesThem = rule(
  '7.4.3',
  (_id: CardId, _leaving: ReadonlySet<CardId>, _deeds: readonly Deed[]): boolean => true,
)

/** What waits for "the next time" waits like any other. */
export const isWaiting = rule('6.2.7.2', (_next: boolean): boolean => true)

/** What has triggered waits in the bag. */
export const intoTheBag = rule('7.7.3.1', (entries: readonly Entry[]): readonly Entry[] => entries)

/** How much was done, for the effect to count; what was paid to play a card is nothing of that. */
const doneBy = ({ on: what, n }: Deed): number => (what === 'play' ? 0 : n)

/** What has triggered by these deeds, which are one event. */
function listenTo(g: G, deeds: readonly Deed[], leaving: ReadonlySet<CardId>, out: Heard): void {
  const s = g.state
  const areQuoted = castOf(g).quotes.size > 0
  const add = (
    ability: string,
    seat: Seat,
    source: Ref,
    deed: Deed,
    count = doneBy(deed),
    it: Ref[] = [],
  ): void => {
    triggers(out.entries, { seat, ability, source, occasion: occasionOf(s, deed, leaving, count), it })
  }
  const trigger = (
    { id, ability }: RunnableAbility,
    reader: From,
    source: Ref,
    it?: Ref[],
    once = false,
  ): boolean => {
    const waits = ability as Triggered
    const met = deeds.filter(
      (deed) => isMet(g, waits, deed, reader) && isNth(g, waits, deed, deeds, out, reader),
    )
    const [first] = met
    if (first === undefined) return false
    if (waits.together) {
      const same = out.entries.find(
        (one) => one.ability === id && one.source.card === source.card && one.seat === reader.you,
      )
      if (same) same.occasion.count += met.length
      else add(id, reader.you, source, { ...first, card: NONE }, met.length, it)
    } else for (const deed of once ? [first] : met) add(id, reader.you, source, deed, doneBy(deed), it)
    return true
  }
  const consider = (id: CardId, seat: Seat, zone: 'discard' | undefined): void => {
    const p = prepared(cardAt(s, id).def)
    const gained = zone === undefined && areQuoted ? gainedAbilities(g, id) : []
    if (p.triggered.length === 0 && gained.length === 0) return
    if (!seesThem(id, leaving, deeds)) return
    for (const runnable of p.triggered) {
      if ((runnable.ability as Triggered).inZone !== zone && on('6.1.12')) continue
      trigger(runnable, from(seat, id), refAfter(s, id, leaving))
    }
    for (const one of gained)
      if (one.ability?.kind === 'triggered') trigger(one, from(seat, id), refAfter(s, id, leaving))
  }
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) consider(id, seat, undefined)
    for (const id of zoneOf(s, DISCARD, seat))
      if (meets('6.1.12', prepared(cardAt(s, id).def).worksInDiscard)) consider(id, seat, 'discard')
  }
  // A card that is discarded is in the discard when its ability triggers (6.2.3).
  for (const { on: what, card } of deeds)
    if (what === 'discard' && card >= 0 && prepared(cardAt(s, card).def).worksInDiscard)
      consider(card, cardAt(s, card).owner, 'discard')
  for (const { id, seat, source, what } of s.effects) {
    if (what.kind !== 'trigger' || !isWaiting(what.next === true)) continue
    const by = source as Ref
    const bearer = find(s, by) ? by.card : NONE
    const reader = { ...from(seat, bearer), it: what.it }
    const met = trigger(abilityNamed(what.ability), reader, by, what.it, what.next)
    if (met && meets('6.2.7.1', what.next === true)) out.delayed.push(id)
  }
  for (const deed of deeds) {
    if (deed.on === 'quest' && hasKeyword(g, deed.card, 'support') && on('8.13.1')) {
      add('support', deed.seat, refTo(s, deed.card), deed)
      acts(g, '8.13.1', deed.card, 'support')
    } else if (deed.on === 'chosen' && hasKeyword(g, deed.card, 'vanish') && on('8.14.1')) {
      const { holder } = cardAt(s, deed.card)
      if (!isMeant(g, VANISH, deed, from(holder, deed.card))) continue
      add('vanish', holder, refTo(s, deed.card), deed)
      acts(g, '8.14.1', deed.card, 'vanish')
    }
  }
}

/** Of several such events in a turn, is this the one that is meant? Of several at once, one comes after the other. */
function isNth(
  g: G,
  ability: Triggered,
  deed: Deed,
  deeds: readonly Deed[],
  out: Heard,
  reader: From,
): boolean {
  if (ability.nth === undefined) return true
  const before = [...out.deeds, ...deeds.slice(0, deeds.indexOf(deed))].filter((one) =>
    isMeant(g, ability, one, reader),
  )
  return timesHappened(g, ability, reader) + before.length + 1 === ability.nth
}

/** Events that keywords wait for. */
const ALWAYS_HEARD: ReadonlySet<string> = new Set<LorcanaEvent['kind']>(['quest', 'chosen'])

/** What the cards of a match wait for and ask for. */
interface Cast {
  /** The kinds of events that their abilities wait for, and those that quoted abilities do. */
  watches: ReadonlySet<string>
  quotes: ReadonlySet<string>
  /** What they ask of the turn so far. */
  asks: ReadonlySet<Happens>
  worksInDiscard: boolean
}

const castOf = (g: G): Cast => (g.cast.gathered as Cast | null) ?? gather(g)

function gather(g: G): Cast {
  const all = [...new Set(g.state.cards.map(({ def }) => def))].filter((def) => def >= 0).map(prepared)
  const cast: Cast = {
    watches: new Set(all.flatMap(({ watches }) => [...watches])),
    quotes: new Set(all.flatMap(({ quotes }) => [...quotes])),
    asks: new Set(all.flatMap(({ asks }) => [...asks])),
    worksInDiscard: all.some((p) => p.worksInDiscard),
  }
  g.cast.gathered = cast
  return cast
}

/** Does anything wait for events of this kind? */
function isAwaited(g: G, kind: string): boolean {
  const s = g.state
  const cast = castOf(g)
  if (ALWAYS_HEARD.has(kind) || cast.quotes.has(kind)) return true
  for (const { what } of s.effects) if (what.kind === 'trigger') return true
  if (!cast.watches.has(kind)) return false
  for (let seat = 0; seat < s.seats; seat++) {
    for (const id of zoneOf(s, PLAY, seat)) if (prepared(cardAt(s, id).def).watches.has(kind)) return true
    for (const id of waitingInDiscard(g, seat)) if (prepared(cardAt(s, id).def).watches.has(kind)) return true
    if (kind === 'discard' && cast.worksInDiscard)
      for (const id of handOf(s, seat)) {
        const { def } = cardAt(s, id)
        if (def >= 0 && prepared(def).worksInDiscard && prepared(def).watches.has(kind)) return true
      }
  }
  return false
}

/** Cards in the discard with an ability that works there (6.1.12). */
function waitingInDiscard(g: G, seat: Seat): readonly CardId[] {
  if (on('6.1.12') && !castOf(g).worksInDiscard) return NO_CARDS
  const s = g.state
  return zoneOf(s, DISCARD, seat).filter((id) => meets('6.1.12', prepared(cardAt(s, id).def).worksInDiscard))
}
const NO_CARDS: readonly CardId[] = []

function listen(g: G, batch: readonly GameEvent[]): Heard | null {
  rememberLeaving(g, batch as readonly LorcanaEvent[])
  const remembered = castOf(g).asks
  let out: Heard | null = null
  for (const event of batch) {
    if (event.fate !== undefined) continue
    const awaited = happensBy(event.kind)
    if (awaited.length === 0) continue
    const isHeard = isAwaited(g, event.kind)
    const isKept = awaited.some((what) => remembered.has(what))
    if (!isHeard && !isKept) continue
    if (out === null) out = { entries: [], delayed: [], deeds: [] }
    const deeds = deedsOf(g, event as LorcanaEvent)
    if (isHeard) {
      const leaving = new Set<CardId>()
      for (const other of batch as LorcanaEvent[]) {
        if (other.kind === 'banish' || other.kind === 'enter') leaving.add(other.card)
        if (other.kind === 'discard') for (const card of other.cards) leaving.add(card)
      }
      listenTo(g, deeds, leaving, out)
    }
    for (const deed of deeds) if (remembered.has(deed.on)) out.deeds.push(deed)
  }
  return out
}

function heard(g: G, _batch: readonly GameEvent[], what: unknown): void {
  const found = what as Heard | null
  if (found === null) return
  const s = g.state
  if (found.deeds.length > 0) {
    s.history.push(...found.deeds)
    // What was worked out since the event does not know of it: "while you've played a song this turn".
    g.touch(ALL)
  }
  if (found.delayed.length > 0) g.happen([{ kind: 'unlasting', ids: found.delayed } as LorcanaEvent])
  for (const entry of intoTheBag(found.entries)) {
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

export interface Replacement {
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
  for (const self of derived(g).shielded) {
    const key = usedKey(s, self, 'shield')
    if (s.used.includes(key)) continue
    found.push({
      sameAs: `shield ${self}`,
      instance: `shield ${self}`,
      source: self,
      redirects: false,
      appliesTo: ({ card }) => card === self,
      apply: (part) => {
        s.used.push(key)
        return { ...part, amount: 0 }
      },
      lapse: [],
    })
  }
  for (const { id, source, what } of s.effects) {
    if (what.kind !== 'preventNextDamage' || !prevents()) continue
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

export const prevents = rule('6.5.3', (): boolean => true)

/** Instances of the same effect count as one. */
export const named = rule('6.5.8', ({ sameAs }: Replacement): string => sameAs)

/** Each effect has its chance once. */
export const hasHadItsChance = rule('6.5.5', (had: readonly string[], name: string): boolean =>
  had.includes(name),
)

/** An event is replaced as a whole. */
export const wholeEvent = rule('6.5.2', (parts: readonly Damage[]): readonly Damage[] => parts)

/** One replacement follows the other until none applies. */
export const mayFollow = rule('6.5.7.3', (_had: readonly string[] | undefined): boolean => true)

/** The player whose cards are affected picks. */
export const whoPicks = rule('6.5.7', (_s: LorcanaState, seat: Seat): Seat => seat)

/** Those that still have their chance: one for each effect (6.5.5), and for one instance of it only (6.5.8). */
function withAChance(g: G, f: ReplaceFrame): Replacement[] {
  const had = f.notes.had ?? []
  const bound = g.frameOf(resolve)?.replacing ?? []
  return replacements(g).filter((r) => {
    if (hasHadItsChance(had, named(r))) return false
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
  meets('8.8.2', (event as Damage).amount > 0)

/** What is replaced does not happen. */
export const putInPlace = rule('6.5.4', (part: Damage, _by: Damage): void => {
  part.fate = 'replaced'
})

/** Applies a replacement to every part of the event that it can replace: the event is the whole (6.5.2). */
function replace(g: G, f: ReplaceFrame, chosen: Replacement, all: readonly Replacement[]): void {
  const same = all.filter((r) => named(r) === named(chosen))
  const parts = f.batch.filter(canBeReplaced).filter(chosen.appliesTo)
  for (const part of wholeEvent(parts)) {
    const changed = chosen.apply(part)
    putInPlace(part, changed)
    if (changed.amount > 0) f.batch.push(changed)
  }
  f.notes.had = [...(f.notes.had ?? []), named(chosen)]
  bind(g, chosen)
  const lapse = same.flatMap((r) => r.lapse)
  if (lapse.length > 0) g.happen([{ kind: 'unlasting', ids: lapse } as LorcanaEvent])
}

/** What is left of the same resolution is part of the same event: the other instances have lapsed for it too. */
function bindSame(g: G, { sameAs, instance }: Replacement): void {
  const event = g.frameOf(resolve)
  if (event === null) return
  event.replacing = [...(event.replacing ?? []).filter((r) => r.sameAs !== sameAs), { sameAs, instance }]
}

export const bindInstance = rule('6.5.8', bindSame)
export const bind = rule('6.5.2', bindInstance)

/** One of each that leave nothing to choose: of instances that only prevent, all lapse whichever is picked (6.5.8). */
const different = (all: readonly Replacement[]): Replacement[] =>
  all.filter((r, at) => r.redirects || all.findIndex((other) => named(other) === named(r)) === at)

/** Each prevents damage to another character: they do not get in each other's way. */
const areApart = (all: readonly Replacement[], parts: readonly Damage[]): boolean =>
  all.every((r) => !r.redirects) && parts.every((part) => all.filter((r) => r.appliesTo(part)).length < 2)

/** 6.5.7: the player whose cards are affected picks one replacement after the other, until none applies. */
function propose(g: G, batch: BatchFrame): boolean {
  const f = batch as ReplaceFrame
  if (!mayFollow(f.notes.had)) return false
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
      ask(g, f, whoPicks(s, seat), possible, theirs)
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
    if (derived(g).takesDamageFor.length > 0 || derived(g).shielded.length > 0) return true
    for (const { what } of g.state.effects) if (what.kind === 'preventNextDamage') return true
  }
  return false
}

export const timing: Timing<LorcanaState> = { watched, propose, listen, heard }

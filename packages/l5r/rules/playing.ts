/** Playing characters and attachments (glossary/spielen-und-ins-spiel-bringen). */
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
import type { Ability } from '../abilities.ts'
import { type G, on, procedure, type RuleId, step } from '../book.ts'
import type { L5REvent } from '../events.ts'
import { contextOf, matches } from '../filter.ts'
import { asAttachment, prepared } from '../prepare.ts'
import {
  ATTACHED,
  attachmentsOn,
  cardAt,
  charactersOf,
  definitionOf,
  faceAt,
  faceNow,
  handOf,
  type L5RCard,
  NONE,
  PLAY,
  provinceIn,
  ROW,
  rowOf,
  strongholdOf,
} from '../state.ts'
import { asInHand, hasKeyword, isBlank, reaching, traitsOf, working } from '../values.ts'
import { happen, refill } from './cards.ts'
import { announce } from './initiating.ts'
import { fateCost, usedUp, whyNotPlay } from './playable.ts'
import { isBarred, isShutOut, mayEnter, mayParticipate } from './possible.ts'
import { heldReactions } from './windows.ts'

// ---- attachments

/** May this attachment be on that card (glossary/verstaerkungskarten, glossary/keine-verstaerkungen)? */
export function canBeAttached(
  g: G,
  attachment: CardId,
  host: CardId,
  seat: Seat,
  gone: readonly CardId[] = [],
): boolean {
  const s = g.state
  const context = contextOf(seat, attachment)
  const rules = asAttachmentRules(g, attachment)
  for (const rule of rules) {
    if (rule.kind !== 'attachTo') continue
    if (!matches(g, rule.filter, host, context)) return false
    if (rule.onePerCharacter) {
      const same = attachmentsOn(s, host).some(
        (id) => id !== attachment && cardAt(s, id).def === cardAt(s, attachment).def && !gone.includes(id),
      )
      if (same) return false
    }
  }
  if (cardAt(s, host).zone !== PLAY && on('glossary/verstaerkungskarten/2')) return false
  if (!on('glossary/verstaerkungskarten/3') && attachmentsOn(s, host).some((id) => id !== attachment))
    return false
  const { rules: printed } = prepared(faceNow(s, host).index)
  const limits = isBlank(g, host) ? [] : printed.filter((rule) => rule.kind === 'noAttachments')
  if (limits.length === 0 || !on('glossary/keine-verstaerkungen')) return true
  const traits = traitsOf(g, attachment)
  const allowed = limits.map((rule) => allows(rule, traits))
  // Of several that contradict each other, the one that forbids prevails.
  return on('glossary/keine-verstaerkungen/3') ? !allowed.includes(false) : allowed.includes(true)
}

/** "No attachments", or none with these traits, or none but those with them. */
function allows(rule: Extract<Ability, { kind: 'noAttachments' }>, traits: readonly string[]): boolean {
  const has = (wanted: readonly string[]): boolean => wanted.some((trait) => traits.includes(trait))
  if (rule.except !== undefined && on('glossary/keine-verstaerkungen/2')) return has(rule.except)
  return rule.traits !== undefined && on('glossary/keine-verstaerkungen/1') && !has(rule.traits)
}

const asAttachmentRules = (g: G, id: CardId) => {
  const card = cardAt(g.state, id)
  return definitionOf(card).type === 'attachment' ? prepared(card.def).rules : (asAttachment(card.def) ?? [])
}

/** On which characters an attachment may be played. */
function hostsFor(g: G, attachment: CardId, seat: Seat): CardId[] {
  const s = g.state
  const only = prepared(cardAt(s, attachment).def).rules.flatMap((rule) =>
    rule.kind === 'playOnlyOn' ? [rule.filter] : [],
  )
  const places = [...charactersOf(s, seat), ...charactersOf(s, 1 - seat)]
  if (!on('glossary/verstaerkungskarten/2')) places.push(strongholdOf(s, seat))
  return places.filter(
    (id) =>
      canBeAttached(g, attachment, id, seat) &&
      only.every((filter) => matches(g, filter, id, contextOf(seat, attachment))),
  )
}

/** Those onto which it can be paid for: some make it cheaper. */
const payableHosts = (g: G, id: CardId, seat: Seat): CardId[] =>
  hostsFor(g, id, seat).filter(
    (host) => g.state.fate[seat as 0 | 1] >= fateCost(g, seat, id, 'attachment', host),
  )

// ---- what can be played

export type Way = 'character' | 'attachment'

/** The ways in which a character or attachment can be played now. */
export function waysToPlay(g: G, seat: Seat, id: CardId): Way[] {
  const ways = waysOf(cardAt(g.state, id)).filter((way) => whyNotPlay(g, seat, id, way) === null)
  if (ways.length === 0 || !mayEnter(g, id, contextOf(seat, id), false)) return []
  return ways.filter(
    (way) =>
      way === 'character' || payableHosts(g, id, seat).length > 0 || !on('glossary/verstaerkungskarten/1'),
  )
}

/** As what it can be played: a character out of a province as nothing else. */
function waysOf(card: L5RCard): Way[] {
  const ways: Way[] = []
  if (isCharacter(card)) ways.push('character')
  if (isAttachment(card) && card.zone !== ROW) ways.push('attachment')
  return ways
}

const isCharacter = (card: L5RCard): boolean => definitionOf(card).type === 'character'
const isAttachment = (card: L5RCard): boolean =>
  definitionOf(card).type === 'attachment' || asAttachment(card.def) !== null

/** Why there is no such way: none at all, its name is taken, or nothing to attach it to. */
export function whyNoWay(g: G, seat: Seat, id: CardId): RuleId {
  const [way = 'character'] = waysOf(cardAt(g.state, id))
  const unplayable = whyNotPlay(g, seat, id, way)
  if (unplayable !== null) return unplayable
  if (!mayEnter(g, id, contextOf(seat, id), false)) return 'glossary/einzigartige-karten/1'
  return hostsFor(g, id, seat).length > 0
    ? 'glossary/spielen-und-ins-spiel-bringen/2'
    : 'glossary/verstaerkungskarten/1'
}

interface PlayLocals {
  seat: Seat
  card: Ref
  way: Way
  /** Where it goes: into the conflict, home, or onto this card. */
  place: 'conflict' | 'home' | CardId | null
  fate: number | null
  from: number
  fromHand: boolean
  slot: number
  /** Reactions wait until fate has been placed. */
  holds: boolean
  held: GameEvent[]
}

export const playing = (g: G, seat: Seat, id: CardId, way: Way): PlayLocals => {
  const { zone, slot } = cardAt(g.state, id)
  return {
    seat,
    card: refTo(g.state, id),
    way,
    place: null,
    fate: null,
    from: zone,
    fromHand: asInHand(g, seat).includes(id),
    slot,
    holds: false,
    held: [],
  }
}

export const playCard = procedure<PlayLocals>('play', [
  step('~announce', (g, f) => announce(g, f.seat, f.card.card, 'play')),
  step('~attach to', (g, f) => {
    if (f.way !== 'attachment') return
    const options = payableHosts(g, f.card.card, f.seat).map(
      (id): Option => ({ verb: 'attach to', target: id, value: id }),
    )
    g.choose(f as Frame, 'place', f.seat, options, {
      prompt: 'attach',
      source: f.card.card,
      rule: 'glossary/verstaerkungskarten',
    })
  }),
  step('glossary/kosten', (g, f) => {
    const host = typeof f.place === 'number' ? f.place : undefined
    const n = fateCost(g, f.seat, f.card.card, f.way, host)
    const used = usedUp(g, f.seat, f.card.card, f.way, host)
    if (n > 0) used.push({ kind: 'lose fate', seat: f.seat, n })
    if (used.length > 0) happen(g, ...used)
  }),
  step('glossary/charakterkarten/3', (g, f) => {
    const s = g.state
    if (f.way === 'attachment') return
    const options: Option[] = []
    if (s.conflict !== null && mayPlayIntoConflict(g, f.seat, f.card.card))
      options.push({ verb: 'into the conflict', value: 'conflict' })
    if (s.conflict === null || on('step/3.2.2/5')) options.push({ verb: 'home', value: 'home' })
    g.choose(f as Frame, 'place', f.seat, options, { prompt: 'where to', source: f.card.card })
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-7', (g, f) => {
    const event: L5REvent = {
      kind: 'enter',
      card: f.card.card,
      seat: f.seat,
      from: f.from,
      slot: f.slot,
      participating: f.place === 'conflict',
      tokens: fateFromProvince(g, f),
      on: typeof f.place === 'number' ? f.place : NONE,
      asAttachment: f.way === 'attachment' && faceAt(g.state, f.card.card).type === 'character',
    }
    f.holds = f.way === 'character' && on('glossary/schicksal/4')
    happen(g, event)
  }),
  // Once it has entered play, and before anybody reacts to that.
  step('glossary/schicksal/4', (g, f) => {
    const s = g.state
    if (f.way === 'attachment' || cardAt(s, f.card.card).zone !== PLAY) return
    const barred = prepared(faceAt(s, f.card.card).index).constants.some(
      (r) => r.ability?.kind === 'constant' && 'noFateWhenPlayed' in r.ability && f.from === ROW,
    )
    const most = barred ? 0 : s.fate[f.seat as 0 | 1]
    const options: Option[] = []
    for (let n = 0; n <= most; n++) options.push({ verb: 'fate', n, value: n })
    g.choose(f as Frame, 'fate', f.seat, options, { prompt: 'additional fate', source: f.card.card })
  }),
  step('~place fate', (g, f) => {
    const n = f.fate ?? 0
    if (n > 0) happen(g, { kind: 'lose fate', seat: f.seat, n }, { kind: 'place fate', card: f.card.card, n })
  }),
  step('~reactions', (g, f) => {
    f.holds = false
    if (f.held.length > 0) g.call(heldReactions, { batch: f.held.splice(0), notes: {}, cause: g.rule })
  }),
  step('~refill', (g, f) => {
    if (f.from === ROW) refill(g, f.seat, f.slot)
  }),
  step('glossary/faehigkeiten-initiieren-karten-spielen/step-8', (g, f) =>
    happen(g, { kind: 'played', card: f.card.card, seat: f.seat, fromHand: f.fromHand }),
  ),
])

/** The fate with which a character enters play, by the province out of which it is played. */
export const fateFromProvince = (g: G, { seat, from, slot }: { seat: Seat; from: number; slot: number }) =>
  working(g, 'entersWithFate').reduce((sum, { bearer, constant }) => {
    const there = bearer !== NONE && from === ROW && provinceIn(g.state, seat, slot) === bearer
    return there ? sum + constant.entersWithFate : sum
  }, 0)

export function mayPlayIntoConflict(g: G, seat: Seat, id: CardId): boolean {
  const { conflict } = g.state
  if (conflict === null || definitionOf(cardAt(g.state, id))[conflict.type] === null) return false
  if (!on('step/3.2.2/4')) return false
  if (isBarred(g, id, seat, conflict.type, seat === conflict.attacker)) return false
  if (isShutOut(g, seat)) return false
  return mayParticipate(g, id, seat) || reaching(g, 'cannot', id).length === 0
}

// ---- duplicates

/** A copy of a unique character one controls, discarded for 1 fate on it (glossary/duplikate). */
export function duplicates(g: G, seat: Seat): { copy: CardId; of: CardId }[] {
  const s = g.state
  if (!on('glossary/duplikate')) return []
  const copies = [...handOf(s, seat), ...rowOf(s, seat).filter((id) => cardAt(s, id).faceup)]
  return copies.flatMap((copy) => {
    const definition = definitionOf(cardAt(s, copy))
    if (!definition.unique || definition.type !== 'character') return []
    // Another version of the character will do: the name counts.
    const of = charactersOf(s, seat).find((id) => {
      const { en, index } = definitionOf(cardAt(s, id))
      return on('glossary/duplikate/2') ? en === definition.en : index === definition.index
    })
    return of === undefined ? [] : [{ copy, of }]
  })
}

export function discardDuplicate(g: G, seat: Seat, copy: CardId, of: CardId): void {
  const { zone, slot } = cardAt(g.state, copy)
  happen(g, { kind: 'discard cards', seat, cards: [copy] })
  happen(g, { kind: 'place fate', card: of, n: 1 })
  if (zone === ROW) refill(g, seat, slot, !on('glossary/duplikate/1'))
}

/** Attachments that may no longer be where they are, and are not leaving anyway. */
export function misplaced(g: G, isLeaving: (id: CardId) => boolean): CardId[] {
  const s = g.state
  const found: CardId[] = []
  if (!on('glossary/verstaerkungskarten/5')) return found
  for (let seat = 0; seat < 2; seat++)
    for (const id of zoneOf(s, ATTACHED, seat)) {
      const { on: host } = cardAt(s, id)
      if (cardAt(s, host).zone !== PLAY || canBeAttached(g, id, host, seat, found)) continue
      if (!isLeaving(id)) found.push(id)
    }
  return found
}

/** The restricted attachments of a character that has more than two, and who is to choose one (glossary/eingeschraenkt). */
export function restrictedThree(
  g: G,
  isLeaving: (id: CardId) => boolean,
): { cards: CardId[]; seat: Seat } | null {
  const s = g.state
  if (!on('glossary/eingeschraenkt/1')) return null
  const count = new Map<CardId, number>()
  for (let seat = 0; seat < 2; seat++)
    for (const id of zoneOf(s, ATTACHED, seat)) {
      const { on: host } = cardAt(s, id)
      const n = (count.get(host) ?? 0) + 1
      count.set(host, n)
      if (n !== 3) continue
      const restricted = attachmentsOn(s, host).filter((one) => hasKeyword(g, one, 'restricted'))
      const cards = restricted.length > 2 ? restricted.filter((one) => !isLeaving(one)) : []
      if (cards.length > 2) return { cards, seat: cardAt(s, host).holder }
    }
  return null
}

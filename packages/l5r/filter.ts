/** Which cards a text means, seen by its player from the card that bears it. */
import { type CardId, zoneOf } from '@regelwerk/core'
import type { CardType, Filter, Range, Zone } from './abilities.ts'
import { type G, on } from './book.ts'
import { amount, type Context } from './reading.ts'
import {
  ATTACHED,
  attachmentsOn,
  CONFLICT,
  CONFLICT_DISCARD,
  cardAt,
  DISHONORED,
  DYNASTY,
  DYNASTY_DISCARD,
  definitionOf,
  faceNow,
  HAND,
  HONORED,
  isInPlay,
  type L5RState,
  NONE,
  ORDINARY,
  PLAY,
  PROVINCE,
  ROLE,
  ROW,
  STRONGHOLD,
} from './state.ts'
import { elementsOf, gloryOf, isAdjacent, skillOf, traitsOf } from './values.ts'

export const isOneOf = (type: CardType, wanted: CardType | readonly CardType[]): boolean =>
  typeof wanted === 'string' ? type === wanted : wanted.includes(type)

export const typeOf = (s: L5RState, id: CardId): CardType => {
  const card = cardAt(s, id)
  return card.asAttachment && on('glossary/kartenarten/1') ? 'attachment' : definitionOf(card).type
}

const within = (g: G, n: number, range: Range, c: Context): boolean => {
  if (range.min !== undefined && n < amount(g, range.min, c)) return false
  if (range.max === undefined) return true
  const max = amount(g, range.max, c)
  return !Number.isNaN(max) && n <= max
}

/** Attackers are on the side of the attacking player. */
const isAttacking = (s: L5RState, id: CardId): boolean =>
  s.conflict !== null && cardAt(s, id).participating && cardAt(s, id).holder === s.conflict.attacker
const isDefending = (s: L5RState, id: CardId): boolean =>
  s.conflict !== null && cardAt(s, id).participating && cardAt(s, id).holder !== s.conflict.attacker

function isAlone(s: L5RState, id: CardId): boolean {
  const card = cardAt(s, id)
  if (!card.participating) return false
  return zoneOf(s, PLAY, card.holder).every((one) => one === id || !cardAt(s, one).participating)
}

export function matches(g: G, f: Filter, id: CardId, c: Context): boolean {
  const s = g.state
  const card = cardAt(s, id)
  const definition = definitionOf(card)
  if (f.type !== undefined) {
    // What lies facedown has no face (glossary/verdeckte-provinz).
    if ((card.zone === ROW || card.zone === PROVINCE) && !card.faceup && f.type !== 'province') return false
    if (!isOneOf(typeOf(s, id), f.type)) return false
  }
  if (f.whose !== undefined && f.whose !== 'any') {
    if ((card.holder === c.me) !== (f.whose === 'yours')) return false
  }
  if (f.self && id !== c.self) return false
  if (f.other && id === c.self) return false
  if (f.notHost && c.self !== NONE && id === cardAt(s, c.self).on) return false
  if (f.another && c.targets.some((list) => list.some((ref) => ref.card === id))) return false
  if (f.besideTriggering) {
    const [first] = c.triggering
    if (first === undefined || first.card === id || cardAt(s, first.card).holder !== card.holder) return false
  }
  if (f.clan !== undefined && definition.clan !== f.clan) return false
  if (f.notClan !== undefined && definition.clan === f.notClan) return false
  if (f.named !== undefined && definition.id !== f.named) return false
  if (f.unique !== undefined && definition.unique !== f.unique && isAboutAll(f, definition.traits))
    return false
  if (f.copyOf && !isCopyOfSelf(s, id, c)) return false
  if (f.trait !== undefined && on('glossary/merkmale/1')) {
    const traits = traitsOf(g, id)
    const has = (trait: string): boolean => traits.includes(trait)
    if (!(typeof f.trait === 'string' ? has(f.trait) : f.trait.some(has))) return false
  }
  if (f.notTrait !== undefined && traitsOf(g, id).includes(f.notTrait)) return false
  if (f.participating !== undefined && card.participating !== f.participating) return false
  if (f.attacking && !isAttacking(s, id)) return false
  if (f.defending && !isDefending(s, id)) return false
  if (f.alone && !isAlone(s, id)) return false
  if (f.home && (card.zone !== PLAY || card.participating)) return false
  if (f.bowed !== undefined && card.bowed !== f.bowed) return false
  if (f.status !== undefined && !hasStatus(card.status, f.status)) return false
  if (f.faceup !== undefined && card.faceup !== f.faceup) return false
  if (f.broken !== undefined && card.broken !== f.broken) return false
  if (f.attacked && (s.conflict === null || s.conflict.province.card !== id)) return false
  if (f.element !== undefined && !elementsOf(g, id).includes(f.element)) return false
  if (f.adjacent && !isAdjacent(s, id, c.self)) return false
  if (f.fate !== undefined && !within(g, card.fate, f.fate, c)) return false
  if (f.cost !== undefined) {
    // What is printed stays printed, whatever a card is a copy of.
    const { cost } = on('glossary/kopie-eines-charakters/1') ? definition : faceNow(s, id)
    if (!within(g, cost ?? 0, f.cost, c)) return false
  }
  if (f.glory !== undefined && !within(g, gloryOf(g, id), f.glory, c)) return false
  if (f.military !== undefined && !hasSkill(g, id, 'military', f.military, c)) return false
  if (f.political !== undefined && !hasSkill(g, id, 'political', f.political, c)) return false
  if (f.attachments !== undefined && !within(g, attachmentsOn(s, id).length, f.attachments, c)) return false
  if (f.attachmentTrait !== undefined) {
    const wanted = f.attachmentTrait
    if (!attachmentsOn(s, id).some((one) => traitsOf(g, one).includes(wanted))) return false
  }
  if (f.attachedTo !== undefined) {
    if (card.on === NONE) return false
    if (f.attachedTo === 'self' ? card.on !== c.self : !matches(g, f.attachedTo, card.on, c)) return false
  }
  if (f.involvedInDuel !== undefined) {
    const duel = s.duels.at(-1)
    // Of one that is over, what has triggered this still knows.
    const sides = duel === undefined ? c.triggering : [...duel.challenger, ...duel.challenged]
    const involved = sides.some((ref) => ref.card === id)
    if (involved !== f.involvedInDuel) return false
  }
  if (f.either !== undefined && !f.either.some((one) => matches(g, one, id, c))) return false
  return true
}

/** "Each unique courtier and monk": the adjective is for every term of the list, not for the first alone. */
const isAboutAll = ({ trait }: Filter, traits: readonly string[]): boolean =>
  on('glossary/adjektive') || typeof trait !== 'object' || traits.includes(trait[0] ?? '')

/** By name, and a card is a copy of itself (glossary/kopie-einer-karte). */
const isCopyOfSelf = (s: L5RState, id: CardId, { self }: Context): boolean =>
  faceNow(s, id).en === faceNow(s, self).en && (id !== self || on('glossary/kopie-einer-karte/1'))

/** A dash is no number (glossary/gedankenstrich). */
const hasSkill = (g: G, id: CardId, skill: 'military' | 'political', range: Range, c: Context): boolean => {
  const n = skillOf(g, id, skill)
  if (n === null && !on('glossary/gedankenstrich/3')) return false
  return within(g, n ?? 0, range, c) && (n !== null || range.min === undefined)
}

const hasStatus = (status: number, wanted: NonNullable<Filter['status']>): boolean =>
  wanted === 'any'
    ? status !== ORDINARY
    : wanted === 'none'
      ? status === ORDINARY
      : status === (wanted === 'honored' ? HONORED : DISHONORED)

const OUTSIDE: Readonly<Record<Exclude<Zone, 'play'>, number>> = {
  hand: HAND,
  provinces: ROW,
  dynastyDiscard: DYNASTY_DISCARD,
  conflictDiscard: CONFLICT_DISCARD,
  dynastyDeck: DYNASTY,
  conflictDeck: CONFLICT,
}

/** Does it lie in the zone that a text names? */
export const isIn = (s: L5RState, id: CardId, zone: Zone): boolean =>
  zone === 'play' ? isInPlay(cardAt(s, id)) : cardAt(s, id).zone === OUTSIDE[zone]

const IN_PLAY = [PLAY, ATTACHED, STRONGHOLD, PROVINCE, ROW] as const

/** The zones in which cards of a type can be in play. */
function zonesFor(type: Filter['type']): readonly number[] {
  return (on('glossary/faehigkeit/1') && typeof type === 'string' && ZONES_OF[type]) || IN_PLAY
}

const ZONES_OF: Partial<Record<CardType, readonly number[]>> = {
  character: [PLAY],
  attachment: [ATTACHED],
  province: [PROVINCE],
  holding: [ROW],
  role: [ROLE],
}

const IN_PLAY_ALONE: readonly Zone[] = ['play']

/** All cards in the places the filter speaks of that match. */
export function matching(g: G, f: Filter, c: Context): CardId[] {
  const s = g.state
  const places = f.in === undefined ? IN_PLAY_ALONE : typeof f.in === 'string' ? [f.in] : f.in
  const found: CardId[] = []
  for (const place of places) {
    if (place === 'play') {
      for (let turn = 0; turn < 2; turn++) {
        if (f.whose === (turn === 0 ? 'opponents' : 'yours')) continue
        const seat = turn === 0 ? c.me : 1 - c.me
        for (const zone of zonesFor(f.type)) {
          for (const id of zoneOf(s, zone, seat)) {
            const facedownProvince = zone === PROVINCE && f.type === 'province'
            // A role is never in play: only a text that speaks of roles means it.
            const spokenOf = facedownProvince || zone === ROLE
            const there = isInPlay(cardAt(s, id)) || spokenOf || !on('glossary/faehigkeit/1')
            if (there && matches(g, f, id, c)) found.push(id)
          }
        }
      }
    } else {
      const any = f.whose === 'any' || !on('glossary/kontrolle-und-besitz/2')
      const seats = any ? [c.me, 1 - c.me] : [f.whose === 'opponents' ? 1 - c.me : c.me]
      const { whose: _, ...rest } = f
      for (const seat of seats)
        for (const id of zoneOf(s, OUTSIDE[place], seat)) if (matches(g, rest, id, c)) found.push(id)
    }
  }
  return found
}

export const countMatching = (g: G, f: Filter, c: Context): number => matching(g, f, c).length
